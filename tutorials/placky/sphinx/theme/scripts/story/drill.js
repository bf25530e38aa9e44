// A drill: a question, its answers, and what is said to one that a reader gives. It is made of data alone.
"use strict";

placky.Drill = class {
  // An answer is [text, right, why]; of a number those are the right one and the common slips.
  constructor({ id, game, rule, title, kind, asks, question, answers, reason }) {
    Object.assign(this, { id, game, rule, title, kind, asks, question, answers, reason });
  }

  // What is learnt with it: a rule, asked in one way.
  get card() { return `${this.game}:${this.rule}:${this.kind}`; }

  get right() { return this.answers.filter(([, right]) => right).map(([text]) => text); }

  // What is said to an answer, `given` as a list of texts: { right, said }. All that was wrong is said, each slip once.
  answer(given, words) {
    const taken = new Set(given.map((one) => this.plain(one))), says = (text) => taken.has(this.plain(text));
    const slips = this.answers.filter(([text, right]) => (this.asks === "several" ? says(text) !== right : says(text) && !right));
    const right = this.asks === "several" ? !slips.length : this.right.some(says);
    if (right) return { right, said: `${words.right} ${this.ended(this.reason)}` };
    const told = slips.map(([text, , why]) => this.ended(this.asks === "several" && !why.includes(text) ? `${text}: ${why}` : why));
    if (!told.length) told.push(placky.filled(words.noSlip, { given: given.join(", ") }));
    return { right, said: `${words.wrong} ${[...new Set(told)].join(" ")}` };
  }

  // Numbers are the same with blanks, a plus or zeros before them.
  plain(text) { return this.asks === "number" && text.trim() !== "" && Number.isFinite(Number(text)) ? String(Number(text)) : text.trim(); }

  ended(text) { return /[.!?]$/.test(text) ? text : `${text}.`; }

  // Drills as they are asked: one of each rule and kind, those first that have been asked least, then a second one.
  static inTurn(drills, asked = () => 0) {
    const turns = new Map(), nth = new Map();
    for (const drill of drills) {
      const turn = turns.get(drill.card) ?? 0;
      nth.set(drill, turn);
      turns.set(drill.card, turn + 1);
    }
    return [...drills].sort((a, b) => nth.get(a) - nth.get(b) || asked(a.card) - asked(b.card));
  }
};
