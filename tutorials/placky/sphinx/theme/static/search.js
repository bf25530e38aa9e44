// On the search page, after Sphinx's own scripts: no marking of words on other pages, summaries that fit our pages,
// and none at all where the page was opened from a file (a file may not fetch its neighbours).
const SPHINX_HIGHLIGHT_ENABLED = false;
if (location.protocol === "file:") DOCUMENTATION_OPTIONS.SHOW_SEARCH_SUMMARY = false;

// Whoever comes with nothing to look for can write at once.
const asked = (new URLSearchParams(location.search).get("q") || "").trim().toLowerCase();
if (!asked) addEventListener("DOMContentLoaded", () => document.querySelector(".find.big input").focus());
Documentation.TRANSLATIONS["Your search did not match any documents. Please make sure that all words are spelled correctly and that you've selected enough categories."] =
  "No page has all of these words. Try fewer of them, or one by another name.";

// What is called exactly as asked comes first: an object by its number, its name, or a name in the brackets after it.
Scorer.score = ([, title, , , score, , kind]) => {
  const [, number = "", name = "", others = ""] = title.toLowerCase().match(/^(\S+)\s*([^(]*)(?:\((.*)\))?/) || [];
  const called = kind === "object" ? [number, name.trim(), ...others.split(", ")].indexOf(asked) : -1;
  return called < 0 ? score : score + (called < 2 ? 1100 : 1000);
};

// What Placky says is found as he says it, capitals, accents and punctuation aside; two words will do.
const plain = (text) => text.normalize("NFKD").toLowerCase().replace(/\p{M}/gu, "").split(/[^\p{L}\p{N}]+/u).filter(Boolean).join(" ");
const shortened = (text) => (text.length > 160 ? `${text.slice(0, 160).replace(/\s+\S*$/, "")} …` : text);
const inWords = Search.performTermsSearch;
Search.performTermsSearch = (...terms) => {
  const phrase = ` ${plain(asked)} `;
  const spoken = typeof SAYINGS === "undefined" || !phrase.trim().includes(" ") ? [] : SAYINGS;
  const heard = spoken.filter((saying) => ` ${plain(saying[4])} `.includes(phrase)).map(([page, title, place, section, said]) =>
    [page, title === section ? title : `${title} > ${section}`, `#${place}`, `Placky: ${shortened(said)}`, 500, page, SearchResultKind.text]);
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
