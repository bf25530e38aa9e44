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
Documentation.TRANSLATIONS["Your search did not match any documents. Please make sure that all words are spelled correctly and that you've selected enough categories."] =
  "No page has all of these words. Try fewer of them, or one by another name.";

// What is called exactly as asked comes first: an object by its number, its name, or a name in the brackets after it.
// NUMBERS are those that are more than one word.
Scorer.score = ([page, title, , , rank, , kind]) => {
  const score = meant(page) ? rank : rank * ELSEWHERE, titled = title.toLowerCase();
  const spaced = (typeof NUMBERS === "undefined" ? [] : NUMBERS).find((one) => `${titled} `.startsWith(`${one} `));
  const number = spaced ?? titled.split(/\s/)[0], [, name, others = ""] = titled.slice(number.length).match(/^\s*([^(]*)(?:\((.*)\))?/);
  const called = kind === "object" ? [number, name.trim(), ...others.split(", ")].indexOf(asked) : -1;
  return called < 0 ? score : score + (called < 2 ? 1100 : 1000);
};

// What Placky says is found as he says it, capitals, accents and punctuation aside; two words will do.
const plain = (text) => text.normalize("NFKD").toLowerCase().replace(/\p{M}/gu, "").split(/[^\p{L}\p{N}]+/u).filter(Boolean).join(" ");
const shortened = (text) => (text.length > 160 ? `${text.slice(0, 160).replace(/\s+\S*$/, "")} …` : text);

// A question at the table: the rules of a game with most of its words, rare words before common ones, each with its best
// sentence. A word in a title counts more than one in a sentence, one in a question that the game says how to answer still
// more, a rule more than a ruling. Words that no rule knows count against every answer, as the question is about them.
// What is counted is for those who ask about odds.
class Answers {
  static MOST = 4;
  static ENOUGH = 0.6;                                     // of the weight of all words asked for
  static NEAR = 0.4;                                       // of the score of the best answer
  static RIVAL = 0.6;                                      // the same where several games have answers
  static RULING = 0.75;
  static QUOTE = 4;                                        // so many words of Placky's in his order are no accident
  static WAY = 3;                                          // of a word's weight adds a known question that has it
  static KNOWN = 0.9;                                      // of a word's weight is lost where the title has it
  static IDLE = 0.2;                                       // what a word of no weight adds where it is found
  static OTHER = 0.9;                                      // of a word's weight has another word for the same
  static IDLERS = new Set((
    "a about after again all am an and any are as at be been before but by can cannot could did do does for from get gets got had "
    + "has have he her here him his how i if in is it its many may me more much must my no not of on one or other our own she should "
    + "so some than that the their them then there they this to too us was we what when where which who whom whose why will with "
    + "would you your being someone somebody anyone anybody else mean means meaning two three happen happens need needs use"
  ).split(" "));
  static COMMON = new Set("roll rolls dice die".split(" "));   // idle, too, beside others; a game adds words of its own
  static COUNTS = /^how (many|much|far|long|often)\b/;      // questions that a sentence with a number answers
  static NUMBER = /\d|\b(one|two|three|four|five|six|twice|third|fourth)\b/i;
  static SAME = { __proto__: null,                         // what people say of any game; a game adds words of its own
    both: "several", chance: "odds", chances: "odds", draw: "tie", drawn: "tie", equal: "same tie", far: "distance",
    gone: "spent", leave: "edge off", leaves: "edge off", likely: "odds", long: "time distance", lose: "loses lost",
    tie: "draw", twice: "again second third", win: "winner",
  };
  static STEMS = new Map();                                // word -> its stem
  constructor([name, game, , words, entries, common = []]) {
    this.stemmer = new Stemmer();
    this.common = new Set(common);
    this.same = (word) => `${Answers.SAME[word] || ""} ${Object.hasOwn(words, word) ? words[word] : ""}`.trim();
    this.entries = entries.map(([page, title, place, kind, names, said]) => ({
      name, game, page, title, place, kind, titled: this.stems(names.join(" ")), rank: kind === "rule" ? 1 : Answers.RULING,
      lines: said.map(([text, ...ways]) => ({ text, stems: this.stems(text), ways: ways.map((way) => this.way(way)) })),
    }));
    this.known = new Map();
    for (const { titled, lines } of this.entries) {
      for (const stem of new Set([...titled, ...lines.flatMap((line) => [...line.stems])])) this.known.set(stem, (this.known.get(stem) || 0) + 1);
    }
  }

  idle(word) { return Answers.IDLERS.has(word) || Answers.COMMON.has(word) || this.common.has(word); }

  stem(word) {
    if (!Answers.STEMS.has(word)) Answers.STEMS.set(word, this.stemmer.stemWord(word));
    return Answers.STEMS.get(word);
  }

  stems(text, without = new Set()) {
    return new Set(plain(text).split(" ").filter((word) => !without.has(word)).map((word) => this.stem(word)));
  }

  // What a question must have to be a known one: its words, but idle ones only where little else would be left.
  way(text) {
    const weighty = this.stems(text, Answers.IDLERS);
    return [...(weighty.size > 1 ? weighty : this.stems(text))];
  }

  // A word as the rules may have it: its stem, and then those of other words for the same, which count a little less.
  forms(word) {
    const forms = [...this.stems(`${word} ${this.same(word)}`.trim())];
    return { forms, weight: this.weight(...forms) };
  }

  // Is it a word that people use and no rule does?
  foreign(word) { return this.same(word) && ![...this.stems(word)].some((stem) => this.known.has(stem)); }

  weight(...stems) {
    const often = stems.map((stem) => this.known.get(stem)).filter(Boolean);
    return Math.log(1 + this.entries.length / Math.max(1, ...often));
  }

  to(question) {
    const words = [...new Set(plain(question).split(" "))], alone = words.every((word) => this.idle(word));
    const idle = (word) => (alone ? Answers.IDLERS.has(word) : this.idle(word));
    const asked = words.filter((word) => word && !idle(word)).map((word) => this.forms(word));
    if (!asked.length || (!/\s/.test(question) && !this.foreign(question))) return [];   // a number, or a name
    const idlers = words.filter(idle).map((word) => this.forms(word)), heard = new Set([...asked, ...idlers].flatMap(({ forms }) => forms));
    const found = ([own, ...others], has, other) => (has(own) ? 1 : others.some(has) ? other : 0);
    const sum = (all, has, other = Answers.OTHER) => all.reduce((so, { forms, weight }) => so + weight * found(forms, has, other), 0);
    const whole = sum(asked, () => true), counts = Answers.COUNTS.test(plain(question));
    const odds = heard.has(this.stem("odds")), answers = this.entries.filter(({ kind }) => kind !== "odds" || odds).map((entry) => {
      const { titled, rank } = entry, called = sum(asked, (stem) => titled.has(stem));
      const lines = entry.lines.map(({ text, stems, ways }) => {
        const way = new Set(ways.filter((one) => one.every((stem) => heard.has(stem))).flat()), worth = sum(asked, (stem) => way.has(stem));
        const has = (stem) => stems.has(stem), own = sum(asked, has) + Answers.IDLE * sum(idlers, has);
        const fits = own + worth + (counts && Answers.NUMBER.test(text) ? Answers.IDLE : 0)
          - Answers.KNOWN * sum(asked, (stem) => has(stem) && titled.has(stem));
        return { text, fits, own, score: Answers.WAY * worth + rank * own, way, has: (stem) => titled.has(stem) || has(stem) || way.has(stem) };
      });
      const line = lines.reduce((best, one) => (one.fits > best.fits ? one : best)), best = Math.max(...lines.map(({ own }) => own));
      const share = sum(asked, line.has, 1) / whole;
      return { ...entry, said: line.text, share, sure: line.way.size, score: share * Math.max(rank * (2 * called + best), line.score) / whole };
    }).filter(({ share, sure }) => sure || share >= Answers.ENOUGH).sort((a, b) => b.score - a.score);
    return answers.filter(({ score }) => score >= Answers.NEAR * answers[0].score).slice(0, Answers.MOST);
  }

  // What the game that is read says, or only if it is silent, or none is read, what all of them say, in their order.
  static to(question) {
    const found = ANSWERS.map((one) => new Answers(one).to(question)), own = found[games.indexOf(game)];
    if (own && own.length) return own;
    const best = Math.max(...found.flat().map(({ score }) => score)), rivals = found.filter((list) => list.length).length > 1;
    const all = found.map((list) => list.filter(({ score }) => !rivals || score >= Answers.RIVAL * best));
    while (all.flat().length > Answers.MOST) all.reduce((longest, list) => (list.length < longest.length ? longest : list)).pop();
    return all.flat();
  }

  // As a list above what Sphinx finds. A game that is not the one that is read is named.
  static show() {
    const place = document.getElementById("answers");
    const found = typeof ANSWERS === "undefined" || Answers.called() ? [] : Answers.to(asked);
    place.hidden = !found.length;
    const { CONTENT_ROOT: root = "" } = document.documentElement.dataset, { FILE_SUFFIX: end } = DOCUMENTATION_OPTIONS;
    place.querySelector("ul").append(...found.map(({ name, game: of, page, title, place: id, said }) => {
      const [line, link, other, text] = ["li", "a", "span", "p"].map((tag) => document.createElement(tag));
      link.href = `${root}${page}${end}#${id}`;
      [link.textContent, other.textContent, text.textContent] = [title, ` (${of})`, said];
      line.append(link, ...(name === game || games.length < 2 ? [] : [other]), text);
      return line;
    }));
  }

  // Who names a rule wants that rule, and who quotes Placky what he said.
  static called() {
    const name = plain(asked), quoted = name.split(" ").length >= Answers.QUOTE;
    return ANSWERS.flatMap(([, , , , entries]) => entries).some(([, title, , , names]) => [title, ...names].some((one) => plain(one) === name))
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
