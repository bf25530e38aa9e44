// What the browser remembers of walkthroughs: placky.progress = {"last": exercise, "walks": {exercise: walk}}, and a walk is
// {"at": frame, "seen": [frame, ...], "ends": count, "answers": {outcome: right at the first try}, "seed": of the order of its choices, "mark": mark}.
// The mark says which frames a walk has: what was kept of others under one name is not mixed with it. What stands there is
// not trusted.
"use strict";

placky.memory = {
  kept: new placky.Kept("placky.progress"),

  all() {
    try {
      const { last, walks } = JSON.parse(this.kept.text);
      const whole = Object.entries(walks).filter(([, walk]) => walk && typeof walk === "object");
      return { ...(typeof last === "string" && { last }), walks: Object.fromEntries(whole) };
    } catch { return { walks: {} }; }                      // damaged or forbidden: nothing is remembered
  },

  write(all) { this.kept.text = JSON.stringify(all); },

  of(exercise, mark) {
    const kept = (exercise && this.all().walks[exercise]) || {}, walk = kept.mark === mark ? kept : {};
    const answers = Object.entries(walk.answers || {}).filter(([, right]) => typeof right === "boolean");
    const seed = Number.isInteger(walk.seed) ? { seed: walk.seed } : {};
    return { at: walk.at, seen: Array.isArray(walk.seen) ? walk.seen : [], answers: Object.fromEntries(answers), ...seed };
  },

  // Add what is new to what is kept of a walk, to which another window may have added; `count` the endings among frames.
  keep(exercise, mark, { at, seed, ...fresh }, count) {
    const all = this.all(), { seen, answers } = this.added(this.of(exercise, mark), fresh);
    all.last = exercise;
    all.walks[exercise] = { at, seen, ends: count(seen), answers, ...(seed !== undefined && { seed }), mark };
    this.write(all);
  },

  added: (kept, fresh) => ({ seen: [...new Set([...kept.seen, ...fresh.seen])], answers: { ...fresh.answers, ...kept.answers } }),

  // Forget the walks whose names `mine` accepts; gives what `restore` brings back.
  forget(mine) {
    const all = this.all(), gone = { last: all.last, walks: {} };
    for (const name of Object.keys(all.walks).filter(mine)) {
      gone.walks[name] = all.walks[name];
      delete all.walks[name];
    }
    if (mine(all.last || "")) delete all.last;
    this.write(all);
    return gone;
  },

  restore(gone) {
    const all = this.all();
    for (const [name, walk] of Object.entries(gone.walks)) {          // what was walked since then stays, too
      const now = all.walks[name], seen = Array.isArray(walk.seen) ? walk.seen : [];
      if (!now) all.walks[name] = walk;
      else if (now.mark === walk.mark) all.walks[name] = { ...walk, ...this.added({ ...walk, seen }, this.of(name, now.mark)) };
    }
    if (gone.last) all.last = gone.last;
    this.write(all);
  },
};
