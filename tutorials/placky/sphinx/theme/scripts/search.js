// On the search page, after Sphinx's own scripts: no marking of words on other pages, summaries that fit our pages,
// and none at all where the page was opened from a file (a file may not fetch its neighbours).
const SPHINX_HIGHLIGHT_ENABLED = false;
if (location.protocol === "file:") DOCUMENTATION_OPTIONS.SHOW_SEARCH_SUMMARY = false;

// Whoever comes with nothing to look for can write at once.
const inAddress = new URLSearchParams(location.search), asked = (inAddress.get("q") || "").trim().toLowerCase();
if (!asked) addEventListener("DOMContentLoaded", () => document.querySelector(".find.big input").focus());

// Who comes from the pages of a game asks about that game, now and next time; who comes from elsewhere, about any game,
// and is answered first about the one that comes first in the main navigation.
const ELSEWHERE = 0.1;                                     // of its weight has a page that is not meant
const folder = (page) => page.split("/")[0];
let game = inAddress.get("in") || "", games = [];
const meant = (page) => (game ? folder(page) === game : games.includes(folder(page)));
addEventListener("DOMContentLoaded", () => {
  const place = document.getElementById("answers"), order = place.dataset.order.split(" ").map(folder);
  const rank = ([name]) => order.indexOf(name) + 1 || Infinity;
  const told = (typeof ANSWERS === "undefined" ? [] : ANSWERS).sort((a, b) => rank(a) - rank(b) || 0);
  games = told.map(([name]) => name);
  if (!games.includes(game)) game = "";
  document.querySelector(".find.big").elements.in.value = game;
  const [, , samples = []] = told[Math.max(0, games.indexOf(game))] || [];
  if (samples.length) document.querySelector(".samples").append(samples.join(" · "));
  document.querySelector(".samples").hidden = !samples.length;
  narrow(told);
});

// The same question about one game, or about all of them.
function narrow(known) {
  const place = document.querySelector(".about");
  place.hidden = !asked || known.length < 2;
  if (place.hidden) return;
  place.append(...[["", place.dataset.all], ...known].map(([name, title]) => {
    const link = document.createElement("a");
    link.href = `?${new URLSearchParams({ q: inAddress.get("q"), in: name })}`;
    link.textContent = title;
    if (name === game) link.setAttribute("aria-current", "true");
    return link;
  }));
}
const SEARCH_WORDS = { none: "No page has all of these words. Try fewer of them, or one by another name.", placky: "Placky: {said}" };
Documentation.TRANSLATIONS["Your search did not match any documents. Please make sure that all words are spelled correctly and that you've selected enough categories."] = SEARCH_WORDS.none;

// What is called exactly as asked comes first: an object by its number, its name, or a name in the brackets after it.
// NUMBERS are those that are more than one word.
Scorer.score = ([page, title, , , rank, , kind]) => {
  const score = meant(page) ? rank : rank * ELSEWHERE, titled = title.toLowerCase();
  const spaced = (typeof NUMBERS === "undefined" ? [] : NUMBERS).find((one) => `${titled} `.startsWith(`${one} `));
  const number = spaced ?? titled.split(/\s/)[0], [, name, others = ""] = titled.slice(number.length).match(/^\s*([^(]*)(?:\((.*)\))?/);
  const called = kind === "object" ? [number, name.trim(), ...others.split(", ")].indexOf(asked) : -1;
  return called < 0 ? score : score + (called < 2 ? 1100 : 1000);
};

// What Placky says is found as he says it; two words will do.
const shortened = (text) => (text.length > 160 ? `${text.slice(0, 160).replace(/\s+\S*$/, "")} …` : text);
const QUOTE = 4;                                           // so many words of Placky's in his order are no accident

// As a list above what Sphinx finds, and while somebody types. A game that is not the one that is read is named, and so
// much of a sentence as was asked for is marked.
function show(question) {
  const place = document.getElementById("answers"), text = plain(question);
  const quoted = text.split(" ").length >= QUOTE && typeof SAYINGS !== "undefined" && SAYINGS.some((one) => ` ${plain(one[4])} `.includes(` ${text} `));
  const found = typeof ANSWERS === "undefined" || quoted ? [] : Answers.to(question);
  const { CONTENT_ROOT: root = "" } = document.documentElement.dataset, { FILE_SUFFIX: end } = DOCUMENTATION_OPTIONS;
  place.querySelector("ul").replaceChildren(...found.map(({ name, game: of, page, title, place: id, said, heard }) => {
    const [line, link, other, words] = ["li", "a", "span", "p"].map((tag) => document.createElement(tag));
    link.href = `${root}${page}${end}#${id}`;
    [link.textContent, other.textContent] = [title, ` (${of})`];
    words.append(...Answers.marked(said, heard));
    line.append(link, ...(name === game || games.length < 2 ? [] : [other]), words);
    return line;
  }));
  const silent = place.querySelector(".silent"), own = (typeof ANSWERS === "undefined" ? [] : ANSWERS).find(([name]) => name === game);
  silent.hidden = !own || !found.length || found.some(({ name }) => name === game);
  silent.textContent = silent.hidden ? "" : place.dataset.silent.replace("{game}", own[1]);
  place.hidden = !found.length;
}

addEventListener("DOMContentLoaded", () => {
  if (asked) show(asked);
  document.querySelector(".find.big input").addEventListener("input", ({ target }) => show(target.value.trim().toLowerCase()));
});

const inWords = Search.performTermsSearch;
Search.performTermsSearch = (...terms) => {
  const phrase = ` ${plain(asked)} `;
  const spoken = typeof SAYINGS === "undefined" || !phrase.trim().includes(" ") ? [] : SAYINGS;
  const heard = spoken.filter((saying) => ` ${plain(saying[4])} `.includes(phrase)).map(([page, title, place, section, said]) =>
    [page, title === section ? title : `${title} > ${section}`, `#${place}`, SEARCH_WORDS.placky.replace("{said}", () => shortened(said)), 500, page, SearchResultKind.text]);
  const known = (typeof NAMES === "undefined" ? [] : NAMES).filter(([, , , names]) => names.some((name) => ` ${plain(name)} ` === phrase));
  const called = known.map(([page, title, place]) => [page, title, `#${place}`, asked, 900, page, SearchResultKind.index]);
  return [...inWords(...terms), ...heard, ...called];
};

Search.htmlToText = (html, anchor) => {
  const page = new DOMParser().parseFromString(html, "text/html");
  page.querySelectorAll("script, svg, nav, .headerlink, .local, .rail, .stage").forEach((part) => part.remove());
  page.querySelectorAll("p, li, h1, h2, h3, h4, dt, dd, th, td, div, span, summary").forEach((part) => part.append(" "));
  const found = (anchor && page.getElementById(decodeURIComponent(anchor.slice(1)))) || page.querySelector("main");
  return found ? found.textContent.replace(/\s+/g, " ") : "";
};
