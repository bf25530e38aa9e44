// When something learnt is asked again: FSRS 6, the free spaced repetition scheduler, by its published arithmetic and default
// parameters (github.com/open-spaced-repetition/fsrs4anki/wiki/The-Algorithm). What is known of a card is its stability, the
// days until it is recalled nine times in ten, its difficulty, 1 to 10, and when it was last asked, in days. It is made of
// data alone, and knows no clock.
"use strict";

placky.Fsrs = {
  W: [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629, 1.6483, 0.6014,
    1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
  ],
  AGAIN: 1, HARD: 2, GOOD: 3, EASY: 4,                     // how an answer went
  WANTED: 0.9,                                             // a card is asked again when it is recalled so often
  LEAST: 0.001,                                            // days of stability
  LONGEST: 365,                                            // days between two questions

  // How likely a card is recalled after so many days.
  recalled(days, stability) {
    const decay = -this.W[20], factor = 0.9 ** (1 / decay) - 1;
    return (1 + factor * days / stability) ** decay;
  },

  // Whole days until it is to be asked again, one or more.
  interval(stability, wanted = this.WANTED) {
    const decay = -this.W[20], factor = 0.9 ** (1 / decay) - 1;
    return Math.min(this.LONGEST, Math.max(1, Math.round(stability / factor * (wanted ** (1 / decay) - 1))));
  },

  // What is known of a card after an answer on a day, a number with parts of it; `card` is null for a new one.
  answered(card, grade, day) {
    if (!card) return { stability: this.W[grade - 1], difficulty: this.within(this.first(grade)), day };
    const days = Math.max(0, day - card.day), { stability } = card;
    const next = days < 1 ? this.sameDay(stability, grade)
      : grade === this.AGAIN ? this.forgotten(card, this.recalled(days, stability)) : this.grown(card, grade, this.recalled(days, stability));
    return { stability: Math.max(this.LEAST, next), difficulty: this.harder(card.difficulty, grade), day };
  },

  first(grade) { return this.W[4] - Math.exp(this.W[5] * (grade - 1)) + 1; },

  within: (difficulty) => Math.min(10, Math.max(1, difficulty)),

  harder(difficulty, grade) {
    const moved = difficulty - this.W[6] * (grade - 3) * (10 - difficulty) / 9;
    return this.within(this.W[7] * this.first(this.EASY) + (1 - this.W[7]) * moved);
  },

  sameDay(stability, grade) {
    const more = Math.exp(this.W[17] * (grade - 3 + this.W[18])) * stability ** -this.W[19];
    return stability * (grade >= this.GOOD ? Math.max(1, more) : more);
  },

  grown({ stability, difficulty }, grade, recalled) {
    const by = { [this.HARD]: this.W[15], [this.EASY]: this.W[16] }[grade] ?? 1;
    return stability * (1 + Math.exp(this.W[8]) * (11 - difficulty) * stability ** -this.W[9] * (Math.exp((1 - recalled) * this.W[10]) - 1) * by);
  },

  forgotten({ stability, difficulty }, recalled) {
    const long = this.W[11] * difficulty ** -this.W[12] * ((stability + 1) ** this.W[13] - 1) * Math.exp((1 - recalled) * this.W[14]);
    return Math.min(long, stability / Math.exp(this.W[17] * this.W[18]));
  },
};
