// The score: what was answered right at the first try, and what Placky says about it. It is made of data alone.
"use strict";

placky.Score = class {
  static MANY = 3;                                         // so many questions, and more are wrong than right

  // `answers`: outcome -> whether the first answer to its question was right.
  constructor(answers, words) {
    this.answers = answers;
    this.words = words;
  }

  // Only the first answer to a question counts; an answer that a hint has crossed out is one that was wrong.
  note(outcome, right) {
    if (!Object.hasOwn(this.answers, outcome)) this.answers[outcome] = right;
  }

  get asked() { return Object.keys(this.answers).length; }

  get right() { return Object.values(this.answers).filter(Boolean).length; }

  told() {
    return this.asked ? placky.filled(this.words.rightFirst, this) : "";
  }

  // What Placky has to say about it, by the result alone; of several words, others at the next ending. One or two wrong
  // answers are no reason to be hard on anybody.
  comment(done, all) {
    const { asked, right, words: { comments, knows, wonders } } = this;
    if (done === all) return !asked ? comments.all : right === asked ? comments.whole : knows;
    const said = !asked ? comments.start : right === asked ? [...comments.right, wonders] : 2 * right >= asked ? comments.half : asked < placky.Score.MANY ? comments.start : comments.few;
    return said[(done - 1) % said.length] ?? said[0];
  }
};
