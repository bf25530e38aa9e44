// What the browser remembers of drills: placky.practice = {card: known}, and beside it what missed.js has. A card is
// "game:rule:kind", and what is known of it is that of story/fsrs.js with {"asked": count, "right": count, "begun": day,
// "again": true while the last answer was wrong, "wrong": the last day of a wrong one, "slips": how many there were on that
// day}. As in memory.js, nothing that stands there is trusted.
"use strict";

placky.practice = {
  kept: new placky.Kept("placky.practice"),
  MOST: 5000,                                              // so many cards are taken from a file

  all() {
    let cards = {};
    try { cards = this.sound(JSON.parse(this.kept.text)); } catch { /* damaged or forbidden */ }
    return { cards, missed: placky.missed.all() };
  },

  // Of cards that were kept, or come from a file, those that can be true.
  sound(all) {
    const count = (n) => Number.isInteger(n) && n >= 0;
    const fits = ([name, one]) => name.split(":").length > 2 && one && typeof one === "object" && one.stability > 0 && one.stability < 1e6
      && one.difficulty >= 1 && one.difficulty <= 10 && [one.day, one.begun, one.asked, one.right].every(count) && one.right <= one.asked;
    const card = ({ stability, difficulty, day, begun, asked, right, again, wrong, slips }) => ({
      stability, difficulty, day, begun, asked, right,
      ...(again === true && { again }), ...(count(wrong) && { wrong, slips: count(slips) ? slips : 1 }),
    });
    return Object.fromEntries(Object.entries(all || {}).filter(fits).slice(0, this.MOST).map(([name, one]) => [name, card(one)]));
  },

  write({ cards, missed }) {
    this.kept.text = JSON.stringify(cards);
    placky.missed.write(missed);
  },

  // An answer to a drill. A wrong one points at its rule, and a right one takes that back once all that is asked of the rule
  // has been answered since: `kinds` are names of cards, besides those that are known.
  note({ card, game, rule }, right, kinds = []) {
    const { cards, missed } = this.all(), day = placky.missed.today(), { asked = 0, right: so = 0, begun = day, wrong, slips, ...known } = cards[card] || {};
    const next = placky.Fsrs.answered(asked ? known : null, right ? placky.Fsrs.GOOD : placky.Fsrs.AGAIN, day);
    const slip = right ? wrong !== undefined && { wrong, slips } : { again: true, wrong: day, slips: wrong === day ? slips + 1 : 1 };
    cards[card] = { ...next, begun, asked: asked + 1, right: so + Number(right), ...slip };
    const pointed = `${game}:${rule}`, mine = Object.keys(cards).filter((name) => name.startsWith(`${pointed}:`)), since = missed[pointed];
    if (!right) missed[pointed] = day;
    else if ([...mine, ...kinds].every((name) => cards[name] && !cards[name].again && cards[name].day >= since)) delete missed[pointed];
    this.write({ cards, missed });
  },

  text() { return `${JSON.stringify(this.all(), null, 1)}\n`; },

  // Add what another machine has kept: of each card what was asked more often. Gives how many cards that were; null for a
  // file of something else.
  take(text) {
    let found = null;
    try { found = JSON.parse(text); } catch { return null; }
    if (!found || !found.cards || typeof found.cards !== "object") return null;
    const { cards, missed } = this.all(), newer = Object.entries(this.sound(found.cards)).filter(([name, { asked }]) => !(cards[name]?.asked >= asked));
    newer.forEach(([name, one]) => { cards[name] = one; });
    this.write({ cards, missed });
    return newer.length;
  },

  // Gives what `restore` brings back.
  forget() {
    const gone = this.all();
    this.write({ cards: {}, missed: {} });
    return gone;
  },

  // What was answered since then stays, too.
  restore({ cards, missed }) {
    const all = this.all();
    this.write({ cards: { ...cards, ...all.cards }, missed: { ...missed, ...all.missed } });
  },
};
