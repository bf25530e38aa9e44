// A drill: a question, its answers, and what is said to one that a reader gives. It is made of data alone.
"use strict";

placky.Drill = class {
  static NEAR = 0.25;                                      // a length is right when it is so many inches too short at most
  static BEYOND = 0.005;                                   // and not too long: what is rounded is
  static SELDOM = "forbids";                               // asks for what rules say, others for what a coach decides:
  static OF = 5;                                           // no more than one in so many is of that kind

  // An answer is [text, right, why]; of a number those are the right one and the common slips.
  constructor({ id, game, rule, title, kind, asks, question, answers, reason }) {
    Object.assign(this, { id, game, rule, title, kind, asks, question, answers, reason });
  }

  // What is learnt with it: a rule, asked in one way.
  get card() { return `${this.game}:${this.rule}:${this.kind}`; }

  // Is the answer keyed in?
  get keyed() { return ["number", "length"].includes(this.asks); }

  get right() { return this.answers.filter(([, right]) => right).map(([text]) => text); }

  // What is said to an answer, `given` as a list of texts: { right, said }. All that was wrong is said, each slip once, and
  // to a wrong answer as well what is right and why; where all are tapped, why others are not only if one was left out.
  answer(given, words) {
    const taken = given.map((one) => this.plain(one)), says = (text, short = 0, long = short) => taken.some((one) => this.fits(one, this.plain(text), short, long));
    const slips = this.answers.filter(([text, right]) => (this.asks === "several" ? says(text) !== right : says(text, placky.Drill.NEAR / 2) && !right));
    const right = this.asks === "several" ? !slips.length : this.right.some((text) => says(text, placky.Drill.NEAR, placky.Drill.BEYOND));
    if (right) return { right, said: `${words.right} ${this.reason}` };
    const told = slips.map(([text, , why]) => (this.asks === "several" && !why.includes(text) ? `${text}: ${why}` : why));
    if (this.keyed) told.push(placky.filled(words.it, { right: this.right.join(", ") }));
    const all = this.asks !== "several" || slips.some(([, fits]) => fits);
    return { right, said: [words.wrong, ...this.once([...told, ...(all ? [this.reason] : [])])].join(" ") };
  }

  // Sentences, without those that another one has in it.
  once(told) {
    const bare = (text) => text.replace(/\.$/, "");
    return told.filter((one, i) => !told.some((other, n) => n !== i && other.includes(bare(one)) && (other !== one || n < i)));
  }

  // Numbers are the same with blanks, a plus or zeros before them, lengths with a comma or a sign of inches as well.
  plain(text) {
    const said = (this.asks === "length" ? text.replace(",", ".").replace(/(″|"|''|in|inch|inches)\s*$/, "") : text).trim();
    return this.keyed && said !== "" && Number.isFinite(Number(said)) ? String(Number(said)) : said;
  }

  // A length may be too short or too long by some inches, all else by nothing.
  fits(given, text, short, long) { return given === text || (this.asks === "length" && given - text <= long && text - given <= short); }

  // Is that a number, where one is asked for?
  reads(text) { return !this.keyed || Number.isFinite(Number(this.plain(text))); }

  // Drills or cards in their order, but of the seldom kind no more than one in so many; `before` so many were asked, `of`
  // them of that kind. What is left of them in the end is left out.
  static mixed(drills, before = 0, of = 0) {
    const { SELDOM, OF } = placky.Drill, seldom = drills.filter(({ kind }) => kind === SELDOM), rest = drills.filter(({ kind }) => kind !== SELDOM), found = [];
    const fits = () => seldom.length && (of + 1) * OF <= before + found.length + 1;
    const put = () => { while (fits()) { found.push(seldom.shift()); of++; } };
    for (const one of rest) { put(); found.push(one); }
    put();
    return found;
  }

  // Drills as they are asked: one of each rule and kind, those first that have been asked least, then a second one.
  static inTurn(drills, asked = () => 0) {
    const turns = new Map(), nth = new Map();
    for (const drill of drills) {
      const turn = turns.get(drill.card) ?? 0;
      nth.set(drill, turn);
      turns.set(drill.card, turn + 1);
    }
    return placky.Drill.mixed([...drills].sort((a, b) => nth.get(a) - nth.get(b) || asked(a.card) - asked(b.card)));
  }
};
