// What a table of what has moved brings: addresses, and the progress that is carried over. It is loaded before one.
"use strict";

Object.assign(placky.moved, {
  ids: placky.moved.ids ?? {},                             // old address -> the one that it is now

  // A table has come, which calls this.
  take({ ids, walks }) {
    Object.assign(this.ids, ids);
    this.carry(walks, (id) => (Object.hasOwn(ids, id) ? ids[id] : id));
  },

  lead() {
    const id = placky.target(location);
    if (this.astray() && Object.hasOwn(this.ids, id)) location.replace(`#${this.ids[id]}`);
  },

  // Walks are [old name, old mark, name, mark]; what was kept of them under another mark is of frames that nobody knows.
  carry(walks, now) {
    const all = placky.memory.all(), found = walks.filter(([old]) => Object.hasOwn(all.walks, old));
    for (const [old, before, name, mark] of found) {
      const { ends, mark: kept } = all.walks[old], { at, seen, answers } = placky.memory.of(old, before);
      delete all.walks[old];
      if (kept !== before) continue;
      const right = Object.fromEntries(Object.entries(answers).map(([id, one]) => [now(id), one]));
      all.walks[name] ??= { at: now(at), seen: seen.map(now), ends, answers: right, mark };
      if (all.last === old) all.last = name;
    }
    if (found.length) placky.memory.write(all);
  },
});
