// On long pages of reference: a field, in place of [data-narrow], that leaves only the parts in which a word begins as each
// of those that are typed into it. data-narrow says which parts, as a selector in what the place stands in; data-name what they are called. data-by
// names what else they may be picked by: a part has its values of it as data-NAME, with a bar between.
"use strict";

const NARROW_WORDS = {
  only: "Only {name} with", left: "{left} of {all}", none: "{left} of {all}: none has all of that. Try fewer words.",
  chapter: "Chapter", rule: "Rule", state: "State",
  ofChapter: "Only {name} of this chapter", ofRule: "Only {name} of this rule", ofState: "Only {name} of this state",
};

document.querySelectorAll("[data-narrow]").forEach((place, n) => {
  const page = place.parentNode, { narrow, name, by = "" } = place.dataset, id = `narrow-${n}`;
  const plain = (text) => text.normalize("NFKD").replace(/[\u0300-\u036f]/g, "").toLowerCase().replace(/[^\p{L}\p{N}.]+/gu, " ").trim();
  const filled = (sentence, given) => sentence.replace(/\{(\w+)\}/g, (_, key) => given[key]);
  const make = (tag, more) => Object.assign(document.createElement(tag), more);
  const field = make("input", { id, type: "search", autocomplete: "off", spellcheck: false });
  const count = make("span", { className: "count muted" });
  count.setAttribute("role", "status");
  const values = (part, key) => (part.dataset[key] || "").split("|").filter(Boolean);
  const picks = by.split(" ").filter(Boolean).map((key) => {
    const known = [...new Set([...page.querySelectorAll(narrow)].flatMap((part) => values(part, key)))].sort((one, other) => one.localeCompare(other, "en", { numeric: true }));
    if (known.length < 2) return null;
    const pick = make("select", { name: key, ariaLabel: filled(NARROW_WORDS[`of${key[0].toUpperCase()}${key.slice(1)}`], { name }) });
    pick.append(make("option", { value: "", textContent: NARROW_WORDS[key] }), ...known.map((one) => make("option", { value: one, textContent: one })));
    return pick;
  }).filter(Boolean);
  place.append(make("label", { htmlFor: id, textContent: filled(NARROW_WORDS.only, { name }) }), field, ...picks, count);

  const folds = [...page.querySelectorAll("details")];     // a group with something in it opens while parts are left out
  let parts = null, before = null;                         // what they say is looked up when somebody asks
  const look = () => {
    parts ??= [...page.querySelectorAll(narrow)].map((part) => [part, ` ${plain(part.textContent)}`]);
    const words = plain(field.value).split(" ").filter(Boolean), picked = picks.filter((pick) => pick.value);
    const fits = (part, text) => words.every((word) => text.includes(` ${word}`)) && picked.every((pick) => values(part, pick.name).includes(pick.value));
    const left = parts.filter(([part, text]) => !(part.hidden = !fits(part, text)));
    const some = words.length + picked.length > 0;
    if (some) before ??= folds.map((fold) => fold.open);
    page.querySelectorAll("section, details").forEach((group) => {             // tables and groups of nothing else
      const mine = group.matches(narrow) ? [] : [...group.querySelectorAll(narrow)];
      if (!mine.length) return;
      const shown = mine.filter((part) => !part.hidden).length, tally = group.querySelector(":scope > summary > .muted");
      group.hidden = !shown;
      if (/^\d+$/.test(tally?.textContent)) tally.textContent = shown;
      if (some && group.localName === "details") group.open = true;
    });
    if (!some && before) folds.forEach((fold, at) => { fold.open = before[at]; });
    if (!some) before = null;
    count.textContent = some ? filled(left.length ? NARROW_WORDS.left : NARROW_WORDS.none, { left: left.length, all: parts.length }) : "";
  };
  field.addEventListener("input", look);
  picks.forEach((pick) => pick.addEventListener("change", look));
  document.documentElement.classList.add("narrowing");     // a part that somebody goes to lies below the field
  const asked = () => {                                    // where the address leads to; nowhere, if it is damaged
    try { return document.getElementById(decodeURIComponent(location.hash.slice(1))); } catch { return null; }
  };
  const go = () => {
    const to = asked();
    for (let fold = to?.closest("details"); fold; fold = fold.parentNode.closest("details")) fold.open = true;
    (to?.closest(".fold")?.querySelector("summary") ?? to)?.scrollIntoView();
  };
  addEventListener("load", go);
  addEventListener("hashchange", () => {                   // somebody goes to a part that may be out
    if (asked()?.closest("[hidden]")) {
      field.value = "";
      picks.forEach((pick) => { pick.value = ""; });
      look();
    }
    go();
  });
  let shut = [];                                           // paper has no folds
  addEventListener("beforeprint", () => {
    shut = folds.filter((fold) => !fold.open);
    shut.forEach((fold) => { fold.open = true; });
  });
  addEventListener("afterprint", () => shut.forEach((fold) => { fold.open = false; }));
});
