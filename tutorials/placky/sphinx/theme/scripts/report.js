// On a report: fields in place of [data-names] that leave only what somebody looks for: an implementation, a verdict,
// words. What can be left out carries data-v, "NUMBER:VERDICT" for each implementation that has met it; what belongs to
// one implementation alone carries its number as data-i.
"use strict";

const REPORT_WORDS = {
  engine: "Engine", verdict: "Verdict", words: "Words", all: "all", left: "{left} of {all} scenarios",
  verdicts: {
    passed: "passed", failed: "failed", dice: "dice", errored: "errored", timeout: "timeout", crash: "crash",
    protocol: "protocol", skipped: "skipped", "not-applicable": "not applicable", disputed: "disputed",
  },
};

document.querySelectorAll(".sift[data-names]").forEach((place, n) => {
  const report = place.parentNode, names = place.dataset.names.split(place.dataset.sep);
  const parts = [...report.querySelectorAll("[data-v]")], columns = [...report.querySelectorAll("[data-i]")];
  const groups = [...report.querySelectorAll("details.chapter, details.feature-list")];
  const plain = (text) => text.normalize("NFKD").replace(/[\u0300-\u036f]/g, "").toLowerCase();
  const make = (tag, more) => Object.assign(document.createElement(tag), more);
  const field = (tag, name, more, ...inside) => {
    const id = `sift-${n}-${name}`, made = make(tag, { id, ...more });
    made.append(...inside);
    place.append(make("label", { htmlFor: id, textContent: REPORT_WORDS[name] }), made);
    return made;
  };
  const choice = (name, known) => field("select", name, {}, make("option", { value: "", textContent: REPORT_WORDS.all }),
    ...known.map(([value, textContent]) => make("option", { value, textContent })));
  const met = new Set(parts.flatMap((part) => part.dataset.v.split(" ").map((one) => one.split(":")[1])).filter(Boolean));
  const who = choice("engine", names.map((name, at) => [`${at}`, name]));
  const what = choice("verdict", [...met].sort().map((one) => [one, REPORT_WORDS.verdicts[one]]));
  const words = field("input", "words", { type: "search", autocomplete: "off", spellcheck: false });
  const count = make("span", { className: "count muted" });
  count.setAttribute("role", "status");
  place.append(count);

  let said = null;                                         // looked up when somebody asks
  const look = () => {
    said ??= new Map(parts.map((part) => [part, plain(`${part.closest("details.feature-list")?.firstChild.textContent ?? ""} ${part.textContent}`)]));
    const wanted = plain(words.value).split(/\s+/).filter(Boolean);
    for (const part of parts) {
      const fits = part.dataset.v.split(" ").some((one) => {
        const [at, verdict] = one.split(":");
        return (!who.value || at === who.value) && (!what.value || verdict === what.value);
      });
      part.hidden = !(fits && wanted.every((word) => said.get(part).includes(word)));
    }
    for (const column of columns) column.hidden = who.value !== "" && column.dataset.i !== who.value;
    for (const group of groups) group.hidden = [...group.querySelectorAll("[data-v]")].every((part) => part.hidden);
    const listed = parts.filter((part) => part.closest(".feature-list"));
    const asked = who.value || what.value || wanted.length;
    const shown = { left: listed.filter((part) => !part.hidden).length, all: listed.length };
    count.textContent = asked ? REPORT_WORDS.left.replace(/\{(\w+)\}/g, (_, key) => shown[key]) : "";
  };
  place.addEventListener("input", look);
  addEventListener("hashchange", () => {                   // somebody goes to a part that may be out
    const to = document.getElementById(location.hash.slice(1));
    if (!to?.closest("[hidden]")) return;
    who.value = what.value = words.value = "";
    look();
    to.scrollIntoView();
  });
});

// What an address leads to is opened, also in a browser that does not do so by itself.
(() => {
  const open = () => {
    const to = document.getElementById(location.hash.slice(1));
    if (to?.closest(".report") && to.tagName === "DETAILS") to.open = true;
  };
  addEventListener("hashchange", open);
  open();
})();
