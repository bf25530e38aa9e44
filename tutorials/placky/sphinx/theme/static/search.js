// On the search page, after Sphinx's own scripts: no marking of words on other pages, summaries that fit our pages,
// and none at all where the page was opened from a file (a file may not fetch its neighbours).
const SPHINX_HIGHLIGHT_ENABLED = false;
if (location.protocol === "file:") DOCUMENTATION_OPTIONS.SHOW_SEARCH_SUMMARY = false;

// Whoever comes with nothing to look for can write at once.
const inAddress = new URLSearchParams(location.search), asked = (inAddress.get("q") || "").trim().toLowerCase();
if (!asked) addEventListener("DOMContentLoaded", () => document.querySelector(".find.big input").focus());

// Who comes from the pages of a game asks about that game, now and next time; who comes from elsewhere, about any game.
const ELSEWHERE = 0.1;                                     // of its weight has a page that is not meant
const folder = (page) => page.split("/")[0];
let game = inAddress.get("in") || "", games = [];
const meant = (page) => (game ? folder(page) === game : games.includes(folder(page)));
addEventListener("DOMContentLoaded", () => {
  games = [...new Set((typeof ANSWERS === "undefined" ? [] : ANSWERS).map(([page]) => folder(page)))];
  if (!games.includes(game)) game = "";
  document.querySelector(".find.big").elements.in.value = game;
});
Documentation.TRANSLATIONS["Your search did not match any documents. Please make sure that all words are spelled correctly and that you've selected enough categories."] =
  "No page has all of these words. Try fewer of them, or one by another name.";

// What is called exactly as asked comes first: an object by its number, its name, or a name in the brackets after it.
Scorer.score = ([page, title, , , rank, , kind]) => {
  const score = meant(page) ? rank : rank * ELSEWHERE;
  const [, number = "", name = "", others = ""] = title.toLowerCase().match(/^(\S+)\s*([^(]*)(?:\((.*)\))?/) || [];
  const called = kind === "object" ? [number, name.trim(), ...others.split(", ")].indexOf(asked) : -1;
  return called < 0 ? score : score + (called < 2 ? 1100 : 1000);
};

// What Placky says is found as he says it, capitals, accents and punctuation aside; two words will do.
const plain = (text) => text.normalize("NFKD").toLowerCase().replace(/\p{M}/gu, "").split(/[^\p{L}\p{N}]+/u).filter(Boolean).join(" ");
const shortened = (text) => (text.length > 160 ? `${text.slice(0, 160).replace(/\s+\S*$/, "")} …` : text);

// A question at the table: the rules with most of its words, rare words before common ones, each with its best sentence.
// A word in a title counts more than one in a sentence, a rule more than a ruling. Words that no rule knows count against
// every answer, as the question is about them.
class Answers {
  static MOST = 4;
  static ENOUGH = 0.6;                                     // of the weight of all words asked for
  static RULING = 0.75;
  static QUOTE = 4;                                        // so many words of Placky's in his order are no accident
  static KNOWN = 0.9;                                      // of a word's weight is lost where the title has it
  static IDLE = 0.2;                                       // what a word of no weight adds where it is found
  static OTHER = 0.9;                                       // of a word's weight has another word for the same
  static IDLERS = new Set((
    "a about after again all am an and any are as at be been before but by can cannot could did do does for from get gets got had "
    + "has have he her here him his how i if in is it its many may me more much must my no not of on one or other our own she should "
    + "so some than that the their them then there they this to too us was we what when where which who whom whose why will with "
    + "would you your being someone somebody anyone anybody else mean means meaning two three happen happens need needs use"
  ).split(" "));
  static COMMON = new Set("roll rolls dice die player players figure figures".split(" "));   // idle, too, beside other words
  static COUNTS = /^how (many|much|far|long|often)\b/;      // questions that a sentence with a number answers
  static NUMBER = /\d|\b(one|two|three|four|five|six|twice|third|fourth)\b/i;
  static SAME = { __proto__: null,                         // what people call things, and what the rules call them
    1: "critical", 12: "fumble", backwards: "ahead", both: "several", bounce: "scatter", bounces: "scatter",
    bounds: "edge off touch", defender: "defence defensive", defenders: "defence defensive", draw: "tie",
    drawn: "tie", dropped: "missed fails", equal: "same tie", far: "inches distance", field: "pitch",
    forward: "ahead", forwards: "ahead forward", goal: "try", gone: "spent", half: "time", inches: "distance",
    kickoff: "kick", leave: "edge off", leaves: "edge off", long: "time inches distance", lose: "loses lost",
    offside: "ahead", pitch: "field", run: "move moves", score: "try points", tackled: "tackle ground",
    throw: "pass passes", twice: "again second third", win: "winner",
  };
  constructor(entries) {
    this.stemmer = new Stemmer();
    this.entries = entries.map(([page, title, place, kind, names, said]) => ({
      page, title, place, lines: said.map((text) => ({ text, stems: this.stems(text) })), titled: this.stems(names.join(" ")),
      rank: kind === "ruling" ? Answers.RULING : 1,
    }));
    this.known = new Map();
    for (const { titled, lines } of this.entries) {
      for (const stem of new Set([...titled, ...lines.flatMap((line) => [...line.stems])])) this.known.set(stem, (this.known.get(stem) || 0) + 1);
    }
  }

  stems(text) { return new Set(plain(text).split(" ").map((word) => this.stemmer.stemWord(word))); }

  // A word as the rules may have it: its stem, and then those of other words for the same, which count a little less.
  forms(word) { return [...this.stems(`${word} ${Answers.SAME[word] || ""}`.trim())]; }

  // Is it a word that people use and no rule does?
  foreign(word) { return word in Answers.SAME && ![...this.stems(word)].some((stem) => this.known.has(stem)); }

  weight(forms) {
    const often = forms.map((stem) => this.known.get(stem)).filter(Boolean);
    return Math.log(1 + this.entries.length / Math.max(1, ...often));
  }

  to(question) {
    const words = [...new Set(plain(question).split(" "))], common = (word) => Answers.COMMON.has(word);
    const alone = words.every((word) => Answers.IDLERS.has(word) || common(word));
    const idle = (word) => Answers.IDLERS.has(word) || (common(word) && !alone);
    const asked = words.filter((word) => word && !idle(word)).map((word) => this.forms(word));
    if (!asked.length || (!/\s/.test(question) && !this.foreign(question))) return [];   // a number, or a name
    const idlers = words.filter(idle).map((word) => this.forms(word));
    const found = ([own, ...others], has, other) => (has(own) ? 1 : others.some(has) ? other : 0);
    const sum = (all, has, other = Answers.OTHER) => all.reduce((so, forms) => so + this.weight(forms) * found(forms, has, other), 0);
    const whole = sum(asked, () => true), counts = Answers.COUNTS.test(plain(question));
    const answers = this.entries.map((entry) => {
      const { titled, lines, rank } = entry;
      const worth = ({ stems }) => sum(asked, (stem) => stems.has(stem)) + Answers.IDLE * sum(idlers, (stem) => stems.has(stem));
      const counted = ({ text }) => (counts && Answers.NUMBER.test(text) ? Answers.IDLE : 0);
      const fits = (one) => worth(one) + counted(one) - Answers.KNOWN * sum(asked, (stem) => titled.has(stem) && one.stems.has(stem));
      const line = lines.reduce((best, one) => (fits(one) > fits(best) ? one : best), lines[0]);
      const share = sum(asked, (stem) => titled.has(stem) || line.stems.has(stem), 1) / whole;
      return { ...entry, said: line.text, share, score: rank * (2 * sum(asked, (stem) => titled.has(stem)) + Math.max(...lines.map(worth))) };
    });
    const fit = answers.filter(({ share }) => share >= Answers.ENOUGH).sort((a, b) => b.score - a.score);
    const own = fit.filter(({ page }) => meant(page));                             // another game only if this one is silent
    return (own.length ? own : fit).slice(0, Answers.MOST);
  }

  // As a list above what Sphinx finds.
  static show() {
    const place = document.getElementById("answers");
    const found = typeof ANSWERS === "undefined" || Answers.called() ? [] : new Answers(ANSWERS).to(asked);
    place.hidden = !found.length;
    const { CONTENT_ROOT: root = "" } = document.documentElement.dataset, { FILE_SUFFIX: end } = DOCUMENTATION_OPTIONS;
    place.querySelector("ul").append(...found.map(({ page, title, place: id, said }) => {
      const [line, link, text] = ["li", "a", "p"].map((name) => document.createElement(name));
      link.href = `${root}${page}${end}#${id}`;
      [link.textContent, text.textContent] = [title, said];
      line.append(link, text);
      return line;
    }));
  }

  // Who names a rule wants that rule, and who quotes Placky what he said.
  static called() {
    const name = plain(asked), quoted = name.split(" ").length >= Answers.QUOTE;
    return ANSWERS.some(([, title, , , names]) => [title, ...names].some((one) => plain(one) === name))
      || (quoted && SAYINGS.some(([, , , , said]) => ` ${plain(said)} `.includes(` ${name} `)));
  }
}
addEventListener("DOMContentLoaded", Answers.show);

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
