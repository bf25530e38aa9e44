// A roll: what may fall and how often, how dice are read, and what is asked of the reader. Like the story it is made of
// data alone.
"use strict";

placky.Roll = class {
  static ENOUGH = 3;                                       // questions about one die, told right or left open; then no more
  static CASTS = 999;                                      // of a hand, until it counts as wanted; what is rarer stays as recorded
  static simple = 0;                                       // of those, on this page
  static wrong = 0;                                        // answers on this page; each gets another remark

  constructor({ children, others = [], hands = [], why, falls, over = {}, words: own }, words) {
    Object.assign(this, { children, hands, why, falls, over });
    this.lost = falls ? this.unplayed() : others;
    this.outcomes = [...children, ...this.lost.filter(({ aside }) => !aside)];
    this.exact = this.outcomes.length > 0 && this.outcomes.every((one) => one.ways > 0);
    this.of = falls ? this.kinds.length : this.outcomes.reduce((sum, one) => sum + one.ways, 0);
    this.told = children.length === 1 && !falls;
    this.coin = hands.length === 1 && hands[0].dice === 1 && !hands[0].form && this.faces(0).length === 2;
    this.ways = [];                                        // of a hand of symbols to share out its dice
    this.missed = false;                                   // was the last outcome one that the page does not play?
    this.words = { ...words, ...(this.coin ? words.tossed : {}), ...own };
    const { told, only, exact, fair, some } = this.words;
    this.how = this.told ? (this.outcomes.length > 1 ? told : only) : [falls ? fair : exact, this.outcomes.length > children.length && some].filter(Boolean).join(" ");
  }

  // What each die can show, and the kind of every way, in the order of all faces.
  get sides() { return this.falls.dice || this.hands.flatMap(({ dice }, hand) => Array(dice).fill(this.faces(hand))); }

  get kinds() {
    const { ways, kinds } = this.falls;
    return ways ? ways[0].flatMap((kind, row) => Array(ways[1][row]).fill(kinds[kind])) : kinds;    // each way is its own
  }

  // What no branch plays, with how many ways lead to it; `aside` is what a branch stands for that plays another position.
  unplayed() {
    const found = new Map();
    for (const { to, label, aside } of this.kinds) {
      const before = found.get(label) ?? { aside, ways: 0 };
      if (!to) found.set(label, { label, aside: before.aside && aside, ways: before.ways + 1 });
    }
    return [...found.values()];
  }

  // Dice that fall as dice do: of all ways one, and what it is told as. Who has met one that is not played meets one that is.
  fall(random) {
    const { kinds, sides } = this, all = kinds.map((_, way) => way), played = this.missed ? all.filter((way) => kinds[way].to) : [];
    const from = played.length ? played : all, way = from[Math.floor(random() * from.length)], faces = [];
    for (let left = way, die = sides.length; die--; left = Math.floor(left / sides[die].length)) faces.unshift(sides[die][left % sides[die].length]);
    const kind = kinds[way], said = (text) => (typeof text === "string" ? placky.filled(text, faces) : text);
    const outcome = [...this.children, ...this.lost].find(({ to, label }) => to === kind.to && (to || label === kind.label));
    const verdicts = kind.verdicts.map(([mark, text]) => [mark, said(text)]);
    return { ...outcome, ...kind, dice: faces, verdicts, told: kind.told.map(said), title: said(kind.title), thrown: said(kind.thrown) };
  }

  // One of the outcomes by its exact ways; where the story goes on from one alone, that one, as nobody likes to roll for
  // nothing. One that the page does not play leads nowhere: it has no "to". Who has met one meets another next.
  pick(random = Math.random) {
    if (this.told) return this.outcomes[0];
    if (this.falls) {
      const fell = this.fall(random);
      this.missed = false;
      return fell;
    }
    const all = this.missed ? this.children : this.outcomes;
    this.missed = false;
    let n = random() * all.reduce((sum, one) => sum + one.ways, 0);
    return all.find((one) => (n -= one.ways) < 0) || all[0];
  }

  // All that a die of a hand can show.
  faces(hand) {
    const { faces } = this.hands[hand];
    return Array.isArray(faces) ? faces : Array.from({ length: faces }, (_, n) => String(n + 1));
  }

  // The name of the drawing of a face; undefined for plain dice, whose text changes.
  drawn(hand, face) { return this.hands[hand].drawn?.[[...new Set(this.faces(hand))].indexOf(String(face))]; }

  // Faces as they fell, hand by hand; where sixes add dice, with those that they have added.
  dealt(faces) {
    const left = [...faces];
    return this.hands.map(({ dice, bursts }) => {
      const mine = [];
      for (let due = dice, now; due && left.length; due = bursts ? now.filter((one) => one == bursts).length : 0) mine.push(...(now = left.splice(0, due)));
      return mine;
    });
  }

  // Dice of a hand as they fall, with those that sixes add.
  cast(hand, random) {
    const { dice, bursts, often } = this.hands[hand], faces = this.faces(hand), mine = [];
    const sides = often ? faces.flatMap((face, n) => Array(often[n]).fill(face)) : faces;
    for (let due = dice, now; due && mine.length < 99; due = bursts ? now.filter((one) => one == bursts).length : 0) {
      mine.push(...(now = Array.from({ length: due }, () => sides[Math.floor(random() * sides.length)])));
    }
    return mine;
  }

  // What the faces of a hand count as: how many are good, or the number of what so many of each symbol are read as.
  counts(mine, hand) {
    const { good, reads } = this.hands[hand], many = (fits) => mine.filter(fits).length, faces = this.faces(hand);
    if (good) return many((face) => good.includes(`${face}`));
    if (!reads) return null;
    const ways = this.ways[hand] ??= placky.Roll.shares(mine.length, faces.length).map(String);
    return reads[ways.indexOf(`${faces.map((face) => many((one) => one === face))}`)];
  }

  // Every way to share out dice among symbols.
  static shares(dice, symbols) {
    return symbols === 1 ? [[dice]] : Array.from({ length: dice + 1 }, (_, n) => dice - n)
      .flatMap((many) => placky.Roll.shares(dice - many, symbols - 1).map((rest) => [many, ...rest]));
  }

  // Where one roll of an outcome is recorded: others that count the same, hand by hand, and what they are told as.
  recast(fell, random = Math.random) {
    if (!this.hands.some(({ good, reads }) => good || reads)) return fell;
    const dealt = this.dealt(fell.dice).map((mine, hand) => {
      const wanted = this.counts(mine, hand);
      for (let n = 0; n < placky.Roll.CASTS && mine.length && wanted !== null; n++) {
        const other = this.cast(hand, random);
        if (this.counts(other, hand) === wanted) return other;
      }
      return mine;
    });
    const { title, told = [], thrown: cast } = fell, thrown = cast && placky.filled(cast, dealt.map((mine) => mine.join(" ")));
    return { ...fell, title: cast ? undefined : title, dice: dealt.flat(), thrown, told: told.map((_, n) => n), cast: true };
  }

  // "AGUILA 6 (target 7), GARRA 4 (target 7)"; of several dice in a hand, all of them. Names of several words are kept apart.
  read(faces) {
    const dealt = this.dealt(faces), long = faces.some((face) => /\s/.test(face)), [within, between] = long ? [", ", "; "] : [" ", ", "];
    return this.hands.map(({ who, aim }, i) => {
      const read = `${who}${long ? ": " : " "}${dealt[i].join(within)}`;
      return aim ? `${read} (${aim})` : read;
    }).join(between);
  }

  // " AGUILA: 4 ≤ 7, success."
  judged(verdicts) {
    const said = this.hands.map(({ who }, i) => verdicts?.[i]?.[1] && `${who}: ${verdicts[i][1]}`).filter(Boolean);
    return said.length ? ` ${said.join("; ")}.` : "";
  }

  // The rule by which the dice are read, of natural 1 and 12 their own.
  reason(settled) {
    const [number, summary] = settled || this.why || [];
    return number ? `${placky.filled(this.words.rule, { number })}: ${summary}` : "";
  }

  // The answers to a question: the labels of all outcomes. Of many, the right one and the three to which the dice came nearest.
  answers(right, dice) {
    const labels = [...new Set(this.outcomes.map((one) => one.label))].filter(Boolean);
    if (labels.length <= 6) return labels;
    const near = (label) => {
      const left = [...(this.outcomes.find((one) => one.label === label).dice ?? [])];
      return dice.filter((face) => left.includes(face) && left.splice(left.indexOf(face), 1)).length;
    };
    const kept = labels.filter((label) => label !== right).sort((one, other) => near(other) - near(one)).slice(0, 3);
    return labels.filter((label) => label === right || kept.includes(label));
  }

  // What is asked about a roll that fell: { asked, labels, right, simple }. null where there is nothing to ask: no dice, or
  // a die that is judged by nothing and says it all, as a coin does, and one that is looked up in a table in sight; nor
  // whether one die succeeds, of who has told it often enough, or has left it open.
  question({ label: right, dice, verdicts }) {
    const plain = dice.length === 1 && verdicts?.[0]?.[0] === "", labels = this.answers(right, dice);
    const simple = dice.length === 1 && labels.length === 2;
    if (!dice.length || plain || labels.length < 2 || (simple && placky.Roll.simple >= placky.Roll.ENOUGH)) return null;
    return { asked: `${this.read(dice)}. ${this.words.ask}`, labels, right, simple };
  }

  // What is said to an answer.
  answer(right, { verdicts, settled }) {
    if (right) return this.words.right + this.judged(verdicts);
    const no = this.words.wrong[placky.Roll.wrong++ % this.words.wrong.length];
    return `${no}${this.judged(verdicts)} ${this.reason(settled)}`;
  }
};
