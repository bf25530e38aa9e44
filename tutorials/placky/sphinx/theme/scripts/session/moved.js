// What has moved: an old address leads to where its frame is now, and progress under old names is carried over. Both are
// looked up in a table of the page, a script of its own, as a page opened from a file may load nothing else. It is loaded
// only where the page does not have what the address asks for, or what is kept; <html data-moved> says which there are.
"use strict";

placky.moved = {
  pages: (document.documentElement.dataset.moved || "").split(" ").filter(Boolean),
  ids: {},                                                 // old address -> the one that it is now
  loading: null,

  // Call `act` once the address and the memory are as they are now: at once, unless a table is on its way.
  settle(act) { if (this.loading) this.loading.then(act); else act(); },

  load(pages) {
    const tables = pages.map((page) => placky.fetch(`moved/${page}.js`));   // without one, all is as if nothing had moved
    this.loading = Promise.all(tables).then(() => { this.loading = null; this.lead(); });
  },

  // A table has come, which calls this.
  take({ ids, walks }) {
    Object.assign(this.ids, ids);
    this.carry(walks, (id) => (Object.hasOwn(ids, id) ? ids[id] : id));
  },

  // ---------------------------------------------------------------- addresses

  // Does the address ask for something that the page does not have?
  astray() { const id = placky.target(location); return id !== "" && !document.getElementById(id); },

  lead() {
    const id = placky.target(location);
    if (this.astray() && Object.hasOwn(this.ids, id)) location.replace(`#${this.ids[id]}`);
  },

  // ---------------------------------------------------------------- progress

  // The pages whose kept walks have a mark that no walk and no card here has.
  kept() {
    const marks = new Set([...document.querySelectorAll("[data-mark], [data-marks]")].flatMap(
      ({ dataset: { mark, marks: all = mark } }) => all.split(" "),
    ));
    const walks = Object.entries(placky.memory.all().walks).filter(([, walk]) => walk.mark && !marks.has(walk.mark));
    return new Set(walks.map(([name]) => name.split("#")[0].replace("/", "/exercises/")));
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

  begin() {
    const kept = this.kept(), here = this.astray() ? this.pages : this.pages.filter((page) => kept.has(page));
    if (here.length) this.load(here);
    addEventListener("hashchange", () => { if (this.pages.length && this.astray()) this.load(this.pages); });
  },
};

placky.moved.begin();
