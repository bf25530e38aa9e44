// Daily practice: what is due today, question by question, how well each rule is known, and what is kept as a file. The
// drills of a page come as scripts of plain data, since a page opened from a file may load nothing else.
"use strict";

placky.PRACTICE_WORDS = {
  of: "Question {n} of {all} today.", again: "Once more what was wrong: {n} left.", enough: "That is all for today.", more: "Go on", none: "Nothing is due today.",
  first: "Right at the first try: {n} of {all}.", missed: "Missed, and asked again:", rests: "Missed {n} times, and asked again tomorrow; the rule says why:", next: "The next question is due in {n} days.", waits: "1 question waits tomorrow.", wait: "{n} questions wait tomorrow.",
  pointed: "Rule {rule} again: a choice or an answer of yours was wrong there.", from: "{game}.", mine: "{games}, as you have begun", unbegun: "{games}, to begin with", all: "All games", which: "Practise:",
  mastery: "How well each rule is known: {known} known, {young} begun, {shaky} shaky, {fresh} new", known: "known", young: "begun", shaky: "shaky", fresh: "new", ofRule: "Rule {rule}", rule: "Rule", now: "Now", begun: "Kinds asked", right: "Right", part: "{n} of {all}",
  save: "Save to a file", saved: "Saved: {file}.", load: "Load a file", loaded: "Taken over from the file: {n} kinds of questions.", older: "The file knows nothing that is not known here.", bad: "This is no file of daily practice.",
  forget: "Forget all of it", sure: "Really forget all answers?", yes: "Forget", no: "Keep", gone: "All answers are forgotten.",
  undo: "Bring them back", undone: "They are back.", lost: "The drills cannot be loaded.",
};

placky.Practice = class {
  static FILE = "placky-practice.json";

  constructor(place) {
    const { make, PRACTICE_WORDS: words } = placky;
    Object.assign(this, { place, words, sent: new Map(), there: [], game: "", day: null, later: [], more: 0 });
    this.further = placky.button("btn quiet", () => { this.more += placky.Plan.NEW; this.ask(true); }, words.more);
    this.status = make("p", "lead");
    this.status.setAttribute("role", "status");
    this.end = make("div", "day-end");
    this.question = make("div", "drill");
    this.table = make("div", "mastery");
    this.said = make("span", "said");
    this.said.setAttribute("role", "status");
    this.file = Object.assign(document.createElement("input"), { type: "file", accept: ".json,application/json", hidden: true });
    this.file.addEventListener("change", () => this.read());
    this.keeping = make("div", "keeping");
    this.keep("");
    this.pick = make("select", "");
    this.pick.addEventListener("change", () => { this.game = this.pick.value; this.ask(false); scrollTo(0, 0); });
    place.replaceChildren(this.status, this.end, this.question, make("p", "which", make("label", "", words.which, " ", this.pick)), this.table, this.keeping);
    addEventListener("storage", ({ key }) => { if ([placky.practice.kept.key, placky.missed.kept.key, null].includes(key)) this.look(); });
    document.addEventListener("visibilitychange", () => { if (!document.hidden) this.look(); });
  }

  // ---------------------------------------------------------------- what there is

  static load(name) { return placky.fetch(`drills/${name}.js`); }

  begin() {
    const games = new Map(placky.DRILLS.map(({ game, title }) => [game, title])), option = (value, text) => Object.assign(placky.make("option", "", text), { value });
    this.begun = this.opened([...games.keys()]);
    const mine = placky.filled(this.begun.some((game) => this.has(game)) ? this.words.mine : this.words.unbegun, { games: this.begun.map((game) => games.get(game)).join(", ") });
    this.pick.replaceChildren(option("", mine), ...[...games].map(([game, title]) => option(game, title)), option("*", this.words.all));
    this.there = placky.DRILLS.flatMap(({ game, title: name, chapter, sent, cards, named }) => cards.map(([rule, title, kind, to]) => (
      { card: `${game}:${rule}:${kind}`, game, name, rule, title, kind, to, key: `${game}-${chapter}`, sent, named })));
    this.ask(false);
  }

  // The games in which something was walked, answered or missed, else the one that the page says, or the first.
  opened(games) {
    const found = games.filter((game) => this.has(game));
    return found.length ? found : [games.find((game) => game === this.place.dataset.practice) ?? games[0]];
  }

  has(game) {
    const { cards, missed } = placky.practice.all(), { walks } = placky.memory.all();
    return [walks, cards, missed].some((all) => Object.keys(all).some((name) => name.startsWith(`${game}/`) || name.startsWith(`${game}:`)));
  }

  // A new day begins with nothing put off.
  plan() {
    const day = placky.missed.today(), { more, later } = day === this.day ? this : Object.assign(this, { day, more: 0, later: [] });
    const mine = this.there.filter(({ game }) => (this.game ? [game, "*"].includes(this.game) : this.begun.includes(game)));
    return new placky.Plan(mine, placky.practice.all(), day, { more, later });
  }

  // ---------------------------------------------------------------- questions

  async ask(focus) {
    const { words } = this, plan = this.plan(), [card] = plan.today();
    this.asking = null;
    this.tell();
    if (!card) {
      this.question.replaceChildren();
      if (focus) scrollTo(0, 0);                             // what the day has brought stands at the top
      return;
    }
    if (!this.sent.has(card.sent)) await placky.Practice.load(card.sent);
    const known = placky.practice.all().cards[card.card], drills = (this.sent.get(card.sent) || []).filter((one) => `${one.game}:${one.rule}:${one.kind}` === card.card);
    if (!drills.length) { this.status.textContent = words.lost; return; }
    const data = drills[(known?.asked ?? 0) % drills.length], drill = new placky.Drill(data);
    const pointed = `${card.game}:${card.rule}` in plan.missed ? ` ${placky.filled(words.pointed, card)}` : "";
    const { content_root: root = "" } = document.documentElement.dataset, [src, width, height, alt, at = "", style = ""] = data.picture;
    const asking = new placky.Asking(drill, {
      rule: this.rules(card),
      answered: (right) => { placky.practice.note(drill, right, this.kinds(card)); if (!right) this.put(drill); this.tell(); },
      on: () => { if (!asking.asked) this.put(drill); this.ask(true); },
    });
    this.asking = asking;
    const picture = Object.assign(new Image(Number(width), Number(height)), { src: root + src, alt }), board = placky.make("figure", "board", picture);
    board.dataset.at = at;
    board.style.cssText = style;
    this.question.replaceChildren(
      placky.make("p", "muted", placky.filled(words.from, { game: card.name }) + pointed),
      board, ...[placky.known(data)].filter(Boolean), asking.box,
    );
    placky.pan(board);
    if (focus) { asking.legend.focus({ preventScroll: true }); this.question.scrollIntoView({ block: "nearest" }); }
  }

  // Rules with links to their pages, each once.
  chips(cards) {
    const rules = new Map(cards.map((one) => [`${one.game}:${one.rule}`, one]));
    return placky.make("ul", "chips", ...[...rules.values()].map(({ rule, title, to }) => this.chip(placky.filled(this.words.ofRule, { rule }), title, to)));
  }

  chip(label, title, to) {
    const { make } = placky, { content_root: root = "" } = document.documentElement.dataset;
    const chip = make(to ? "a" : "span", "chip", make("b", "", label), " ", make("span", "", title));
    if (to) chip.href = root + to;
    return make("li", "", chip);
  }

  // The rule of a card, and behind it whatever answers of its page name.
  rules(card) {
    const chips = this.chips([card]), own = `${card.rule} ${card.title}`;
    for (const [said, label, title, to] of card.named ?? []) {
      if (said === own) continue;
      const other = this.chip(label, title, to);
      other.dataset.named = said;
      chips.append(other);
    }
    return chips;
  }

  // The names of all cards of a rule.
  kinds({ game, rule }) { return this.there.filter((one) => one.game === game && one.rule === rule).map(({ card }) => card); }

  // Off to the end of today: what was skipped, of which nothing is kept, and what was wrong.
  put({ card }) { this.later = [...this.later.filter((one) => one !== card), card]; }

  // Another tab has answered, or another day has begun: what is not to be asked any more goes, unless it was answered here.
  look() {
    if (this.asking?.asked || this.plan().today().some(({ card }) => card === this.asking?.drill.card)) this.tell();
    else this.ask(false);
  }

  // ---------------------------------------------------------------- what is known

  tell() {
    const plan = this.plan();
    if (!this.asking?.asked) {
      placky.write(this.status, this.where(plan, plan.today()));
      this.end.replaceChildren(...(plan.today().length ? [] : this.sum(plan)));
    }
    this.master(plan);
  }

  // Where somebody is in the day: what was wrong and is asked again is not counted anew.
  where({ asked, had }, today) {
    const { words } = this, { card = today[0]?.card } = this.asking?.drill ?? {}, fresh = today.filter((one) => !had.includes(one.card));
    if (!today.length) return asked.length ? words.enough : words.none;
    return had.includes(card) ? placky.filled(words.again, { n: today.length - fresh.length }) : placky.filled(words.of, { n: asked.length + 1, all: asked.length + fresh.length });
  }

  // What the day has brought and when it goes on.
  sum(plan) {
    const { make, filled } = placky, { words } = this, { asked, slips, resting, tomorrow } = plan, next = plan.next(), lines = [];
    if (asked.length) lines.push(make("p", "", filled(words.first, { n: asked.length - slips.length, all: asked.length })));
    const again = slips.filter((one) => !resting.some(({ game, rule }) => game === one.game && rule === one.rule));
    if (again.length) lines.push(make("p", "", words.missed), this.chips(again));
    if (resting.length) lines.push(make("p", "", filled(words.rests, { n: placky.Plan.TRIES })), this.chips(resting));
    if (tomorrow) lines.push(make("p", "", tomorrow > 1 ? filled(words.wait, { n: tomorrow }) : words.waits));
    else if (next > plan.day) lines.push(make("p", "", filled(words.next, { n: next - plan.day })));
    if (plan.left) lines.push(make("p", "", this.further));
    return lines;
  }

  master(plan) {
    const { make } = placky, { words } = this, open = this.table.querySelector("details")?.open, rules = new Map();
    for (const one of plan.there) rules.set(`${one.game}:${one.rule}`, one);
    const several = new Set(plan.there.map(({ game }) => game)).size > 1, count = { known: 0, young: 0, shaky: 0, fresh: 0 }, part = (n, all) => make("td", "num", all ? placky.filled(words.part, { n, all }) : "");
    const rows = [...rules.values()].map(({ game, name, rule, title }) => {
      const { state, kinds, begun, asked, right } = plan.mastery(game, rule), head = Object.assign(make("th", "", several ? `${name}, ` : "", `${rule} ${title}`), { scope: "row" });
      count[state]++;
      return make("tr", "", head, make("td", "", words[state]), part(begun, kinds), part(right, asked));
    });
    const heads = [words.rule, words.now, words.begun, words.right].map((text) => Object.assign(make("th", "", text), { scope: "col" }));
    const table = make("table", "", make("thead", "", make("tr", "", ...heads)), make("tbody", "", ...rows));
    const fold = make("details", "fold", make("summary", "", placky.filled(words.mastery, count)), table);
    fold.open = Boolean(open);
    this.table.replaceChildren(fold);
  }

  // ---------------------------------------------------------------- export, import, reset

  keep(said, ...more) {
    const { words } = this, quiet = (text, act) => placky.button("btn quiet", act, text);
    const usual = [quiet(words.save, () => this.save()), quiet(words.load, () => this.file.click()), quiet(words.forget, () => this.sure())];
    this.said.textContent = said;
    this.keeping.replaceChildren(...usual, this.said, ...more, this.file);
  }

  save() {
    const link = placky.make("a"), url = URL.createObjectURL(new Blob([placky.practice.text()], { type: "application/json" }));
    Object.assign(link, { href: url, download: placky.Practice.FILE });
    link.click();
    setTimeout(() => URL.revokeObjectURL(url));
    this.keep(placky.filled(this.words.saved, { file: placky.Practice.FILE }));
  }

  async read() {
    const [file] = this.file.files, { words } = this;
    if (!file) return;
    const taken = file.size < 5e6 ? placky.practice.take(await file.text()) : null;
    this.file.value = "";
    this.keep(taken === null ? words.bad : taken ? placky.filled(words.loaded, { n: taken }) : words.older);
    this.ask(false);
  }

  sure() {
    const { words } = this, quiet = (text, act) => placky.button("btn quiet", act, text), no = quiet(words.no, () => this.keep(""));
    this.keep(words.sure, no, quiet(words.yes, () => {
      const gone = placky.practice.forget(), back = quiet(words.undo, () => { placky.practice.restore(gone); this.keep(words.undone); this.ask(false); });
      this.keep(words.gone, back);
      back.focus();
      this.ask(false);
    }));
    no.focus();
  }
};

document.querySelectorAll("[data-practice]").forEach(async (place) => {
  await placky.Practice.load("index");
  if (!placky.DRILLS) return;
  const practice = new placky.Practice(place);
  placky.drilled = (key, drills) => practice.sent.set(key, drills);
  practice.begin();
});
