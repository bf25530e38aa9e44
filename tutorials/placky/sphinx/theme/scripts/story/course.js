// The course: how far somebody has come in the parts of an exercise, and in all of a game. It is made of data alone.
// A part is { seconds, rules }: a story, or a stretch of one, how long its main line takes, the rules that it teaches.
"use strict";

placky.Course = class {
  // `exercises` are lists of stories, each [mark, rules, [[seconds, last frame], ...]]: the mark of its walk, the rules that
  // it teaches, the stretches of its main line. `walks` of each are what is remembered of it; `missed(rule)` says that the
  // rule was chosen wrongly and not answered since.
  constructor(exercises, walks, missed) {
    this.parts = exercises.flatMap((stories, n) => placky.Course.walked(stories, walks[n]));
    const learnt = new Set(this.done.flatMap(({ rules }) => rules));
    this.rules = new Set(this.parts.flatMap(({ rules }) => rules)).size;
    this.again = [...learnt].filter(missed).length;
    this.learnt = learnt.size - this.again;
  }

  // The parts of an exercise, each with whether it was walked: the last of a story by any of its endings, others by where
  // they end. A walk is of the story with its mark, and of one alone; the rules of a story are learnt at its end.
  static walked(stories, walks) {
    const left = [...walks];
    return stories.flatMap(([mark, rules, stretches]) => {
      const at = left.findIndex((walk) => (walk.mark ?? null) === mark), [{ ends, seen } = {}] = at < 0 ? [] : left.splice(at, 1);
      return stretches.map(([seconds, last], n) => {
        const end = n === stretches.length - 1;
        return { seconds, rules: end ? rules : [], done: ends > 0 || (!end && Array.isArray(seen) && seen.includes(last)) };
      });
    });
  }

  get done() { return this.parts.filter(({ done }) => done); }

  get whole() { return this.parts.length > 0 && this.done.length === this.parts.length; }

  // The minutes that are left, none only where nothing is.
  get minutes() {
    const left = this.parts.filter(({ done }) => !done).reduce((sum, { seconds }) => sum + seconds, 0);
    return left && Math.max(1, Math.round(left / 60));
  }
};
