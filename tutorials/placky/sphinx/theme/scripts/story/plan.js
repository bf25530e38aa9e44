// Daily practice: which card is asked next. It is told what there is, what is known and which day it is, and is made of data
// alone. First come the rules that wrong choices point at, all kinds of each, then what is due, the most forgotten first, then
// what is new, and in the end what was put off. A day has an end; who wants to goes on for some `more`.
"use strict";

placky.Plan = class {
  static NEW = 10;                                         // so many cards are begun in a day,
  static MOST = 20;                                        // and so many are asked in all
  static TRIES = 3;                                        // after so many wrong answers in a day a card rests until the next
  static FIRM = 7;                                         // known is what holds for so many days
  static HELD = 0.8;                                       // and is recalled so often

  // `there` are cards, { card, game, rule, key }, in the order of the course, their keys those of chapters; cards and missed
  // are what practice.js remembers, `later` the names of cards that were put off.
  constructor(there, { cards, missed }, day, { more = 0, later = [] } = {}) { Object.assign(this, { there, cards, missed, day, more, later }); }

  known(card) { return this.cards[card]; }

  due(card) {
    const one = this.known(card);
    return Boolean(one) && !one.again && one.day + placky.Fsrs.interval(one.stability) <= this.day;
  }

  // Was it wrong so often today that it is asked no more? Who reads the rule first has more of it.
  rests({ card }) {
    const one = this.known(card);
    return Boolean(one?.again) && one.wrong >= this.day && one.slips >= placky.Plan.TRIES;
  }

  // How likely an answer is known today, 0 to 1.
  recalled(card) {
    const one = this.known(card);
    if (!one) return 0;
    return one.again ? 0 : placky.Fsrs.recalled(Math.max(0, this.day - one.day), one.stability);
  }

  get begun() { return Object.values(this.cards).filter(({ begun }) => begun === this.day).length; }

  // The cards that have been asked today, by name.
  get had() { return Object.keys(this.cards).filter((card) => this.cards[card].day >= this.day); }

  // Those of them that are there, and of these what was wrong at some time of today.
  get asked() { return this.there.filter(({ card }) => this.known(card)?.day >= this.day); }
  get slips() { return this.asked.filter(({ card }) => this.known(card).wrong >= this.day); }
  get resting() { return this.asked.filter((one) => this.rests(one)); }

  // How many are asked tomorrow, if nothing is answered until then.
  get tomorrow() { return new placky.Plan(this.there, this, this.day + 1).today().length; }

  // All that is to be asked today, in its order.
  today() {
    const { had, later } = this, turn = ({ card }) => later.indexOf(card);
    let room = placky.Plan.MOST + this.more - had.length;
    return this.wanted(placky.Plan.NEW).filter(({ card }) => had.includes(card) || room-- > 0).sort((one, other) => turn(one) - turn(other));
  }

  // Is there more to be asked, for who has done what is for today?
  get left() { return Boolean(this.wanted(Infinity).length); }

  // Does a wrong choice point at its rule, and has it not been answered since then and today?
  pointed({ card, game, rule }) {
    const since = this.missed[`${game}:${rule}`], one = this.known(card);
    if (this.rests({ card })) return false;
    return one?.again || (since !== undefined && (!one || (one.day <= since && one.day < this.day)));
  }

  // All cards by their chapters, of each chapter first one of each kind.
  get inTurn() {
    const { there } = this, chapters = [...new Set(there.map(({ key }) => key))], like = new Map(), nth = new Map();
    for (const one of there) {
      const kind = `${one.key} ${one.kind}`;
      nth.set(one, like.get(kind) ?? 0);
      like.set(kind, nth.get(one) + 1);
    }
    return [...there].sort((one, other) => chapters.indexOf(one.key) - chapters.indexOf(other.key) || nth.get(one) - nth.get(other));
  }

  // The chapters in which something was answered, or chosen wrongly; of a rule that later ones ask about again, the first.
  get entered() {
    const { there } = this, name = ({ game, rule }) => `${game}:${rule}`, own = new Map([...there].reverse().map((one) => [name(one), one.key]));
    return new Set(there.filter((one) => this.known(one.card) || name(one) in this.missed).map((one) => own.get(name(one))));
  }

  // What is new: of the chapters that were entered one card in turn, then of the others, of each game one in turn.
  get fresh() {
    const { entered } = this, fresh = this.inTurn.filter(({ card }) => !this.known(card)), last = new Map(), turns = new Map();
    for (const one of fresh) {
      const inside = entered.has(one.key), of = inside ? one.key : one.game, turn = last.get(of) ?? 0;
      last.set(of, turn + 1);
      turns.set(one, inside ? turn : fresh.length + turn);
    }
    return fresh.sort((one, other) => turns.get(one) - turns.get(other));
  }

  // What might be asked, `most` of it new.
  wanted(most) {
    const { Drill } = placky, { there, had } = this, seldom = had.filter((card) => card.endsWith(`:${Drill.SELDOM}`)).length;
    const first = there.filter((one) => this.pointed(one));
    const due = there.filter(({ card }) => this.due(card)).sort((a, b) => this.recalled(a.card) - this.recalled(b.card));
    const rest = [...due, ...this.fresh].filter((one) => !first.includes(one));
    let fresh = most + this.more - this.begun;
    return [...first, ...Drill.mixed(rest, had.length, seldom)].filter(({ card }) => this.known(card) || fresh-- > 0);
  }

  // How well a rule is known today, by all that was asked of it, beside how much that was and how it was answered: it is young
  // while all answers were right, and shaky once one was wrong, or what was known is about to be forgotten.
  mastery(game, rule) {
    const mine = this.there.filter((one) => one.game === game && one.rule === rule), begun = mine.filter(({ card }) => this.known(card));
    const sum = (of) => begun.reduce((n, { card }) => n + this.known(card)[of], 0), pointed = `${game}:${rule}` in this.missed;
    const held = ({ card }) => this.known(card).stability >= placky.Plan.FIRM, firm = (one) => held(one) && this.recalled(one.card) >= placky.Plan.HELD;
    const loose = begun.filter((one) => !firm(one)), slipped = loose.some((one) => held(one) || this.known(one.card).right < this.known(one.card).asked);
    const state = !begun.length && !pointed ? "fresh" : pointed || slipped ? "shaky" : loose.length ? "young" : "known";
    return { state, kinds: mine.length, begun: begun.length, asked: sum("asked"), right: sum("right") };
  }

  // The first day on which something is due; null for none.
  next() {
    const mine = this.there.filter(({ card }) => this.known(card)), of = ({ card }) => this.known(card);
    const days = mine.map((one) => of(one).day + (of(one).again ? Number(this.rests(one)) : placky.Fsrs.interval(of(one).stability)));
    return days.length ? Math.max(this.day, Math.min(...days)) : null;
  }
};
