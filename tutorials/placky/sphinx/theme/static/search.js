// On the search page, after Sphinx's own scripts: no marking of words on other pages, summaries that fit our pages,
// and none at all where the page was opened from a file (a file may not fetch its neighbours).
const SPHINX_HIGHLIGHT_ENABLED = false;
if (location.protocol === "file:") DOCUMENTATION_OPTIONS.SHOW_SEARCH_SUMMARY = false;

// What is called exactly as asked comes first: an object by its number, its name, or a name in the brackets after it.
const asked = (new URLSearchParams(location.search).get("q") || "").trim().toLowerCase();
Scorer.score = ([, title, , , score, , kind]) => {
  const [, number = "", name = "", others = ""] = title.toLowerCase().match(/^(\S+)\s*([^(]*)(?:\((.*)\))?/) || [];
  return kind === "object" && [number, name.trim(), ...others.split(", ")].includes(asked) ? score + 1000 : score;
};

Search.htmlToText = (html, anchor) => {
  const page = new DOMParser().parseFromString(html, "text/html");
  page.querySelectorAll("script, svg, nav, .headerlink, .local, .rail, .stage").forEach((part) => part.remove());
  page.querySelectorAll("p, li, h1, h2, h3, h4, dt, dd, th, td, div, span, summary").forEach((part) => part.append(" "));
  const found = (anchor && page.getElementById(decodeURIComponent(anchor.slice(1)))) || page.querySelector("main");
  return found ? found.textContent.replace(/\s+/g, " ") : "";
};
