// On long pages of reference: a field, in place of [data-narrow], that leaves only the parts with every word typed into
// it. data-narrow says which parts, as a selector in what the place stands in; data-name what they are called.
"use strict";

document.querySelectorAll("[data-narrow]").forEach((place, n) => {
  const page = place.parentNode, { narrow, name } = place.dataset, id = `narrow-${n}`;
  const plain = (text) => text.normalize("NFKD").replace(/[\u0300-\u036f]/g, "").toLowerCase();
  const make = (tag, more) => Object.assign(document.createElement(tag), more);
  const field = make("input", { id, type: "search", autocomplete: "off", spellcheck: false });
  const count = make("span", { className: "count muted" });
  count.setAttribute("role", "status");
  place.append(make("label", { htmlFor: id, textContent: `Only ${name} with` }), field, count);

  let parts = null;                                        // what they say is looked up when somebody asks
  const look = () => {
    parts ??= [...page.querySelectorAll(narrow)].map((part) => [part, plain(part.textContent)]);
    const words = plain(field.value).split(/\s+/).filter(Boolean);
    const left = parts.filter(([part, text]) => !(part.hidden = !words.every((word) => text.includes(word))));
    page.querySelectorAll("section").forEach((section) => {                    // tables and groups of nothing else
      const mine = section.matches(narrow) ? [] : [...section.querySelectorAll(narrow)];
      if (mine.length) section.hidden = mine.every((part) => part.hidden);
    });
    count.textContent = words.length ? `${left.length} of ${parts.length}` : "";
  };
  field.addEventListener("input", look);
  document.documentElement.classList.add("narrowing");     // a part that somebody goes to lies below the field
  const asked = () => {                                    // where the address leads to; nowhere, if it is damaged
    try { return document.getElementById(decodeURIComponent(location.hash.slice(1))); } catch { return null; }
  };
  addEventListener("load", () => asked()?.scrollIntoView());
  addEventListener("hashchange", () => {                   // somebody goes to a part that may be out
    const to = asked();
    if (!to?.closest("[hidden]")) return;
    field.value = "";
    look();
    to.scrollIntoView();
  });
});
