// What a choice is worth: how its ways end, or what comes next, the odds of its next roll, and the question about those, every few rolls.
// Like the story it is made of data alone.
"use strict";

placky.Worth = class {
  static EVERY = 3;                                        // rolls after choices that can be compared, to a question
  static met = 0;                                          // of those, on this page

  // `best` is the option with the best chance for `who`, or "" where all have the same; or the one that is worth most to them in
  // the `long` run. Without it nothing is asked.
  constructor({ id, best }, choices, words) {
    Object.assign(this, { id, best, words, options: choices.filter((one) => one.odds || one.ends || one.next) });
    this.chosen = (taken) => choices.find(({ to }) => to === taken);
    this.compared = best ? choices.filter(({ won }) => won) : [];
  }

  // Is it time to ask? The second of such rolls is, and from then on every third.
  due() { return this.compared.length > 1 && placky.Worth.met++ % placky.Worth.EVERY === 1; }

  // What is asked, as of a roll.
  question() {
    const { best, words, compared } = this, right = best.to ? compared.find(({ to }) => to === best.to).label : words.alike;
    const labels = [...compared.map(({ label }) => label), ...(best.long ? [] : [words.alike])];
    return { asked: placky.filled(best.long ? words.whichLong : words.which, best), labels, right, about: this.id };
  }

  // What is said to an answer: where it is right, all chances, "AGUILA dodges 58.3 %; AGUILA breaks through 44.4 %".
  answer(right, label) {
    const { words, compared } = this, told = (one) => `${one.label} ${one.won}`;
    if (right) return `${words.right} ${compared.map(told).join("; ")}.`;
    const no = words.wrong[placky.Roll.wrong++ % words.wrong.length], chosen = compared.find((one) => one.label === label);
    return chosen ? `${no} ${told(chosen)}.` : no;
  }
};
