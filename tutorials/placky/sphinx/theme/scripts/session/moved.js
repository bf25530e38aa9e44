// What has moved: an old address leads to where its frame is now, and progress under old names is carried over. Both are
// looked up in a table of the page, a script of its own, as a page opened from a file may load nothing else. It is loaded
// only where the page does not have what the address asks for, or what is kept; <html data-moved> says which there are.
// What reads a table (`carried`) comes with it.
"use strict";

placky.moved = {
  pages: (document.documentElement.dataset.moved || "").split(" ").filter(Boolean),
  loading: null,

  // Call `act` once the address and the memory are as they are now: at once, unless a table is on its way.
  settle(act) { if (this.loading) this.loading.then(act); else act(); },

  load(pages) {                                            // without a table, all is as if nothing had moved
    const tables = () => Promise.all(pages.map((page) => placky.fetch(`moved/${page}.js`)));
    this.loading = placky.fetch("carried.js").then(tables).then(() => { this.loading = null; this.lead?.(); });
  },

  // ---------------------------------------------------------------- addresses

  // Does the address ask for something that the page does not have?
  astray() { const id = placky.target(location); return id !== "" && !document.getElementById(id); },

  // ---------------------------------------------------------------- progress

  // The pages whose kept walks have a mark that no walk and no card here has.
  kept() {
    const marks = new Set([...document.querySelectorAll("[data-mark], [data-marks]")].flatMap(
      ({ dataset: { mark, marks: all = mark } }) => all.split(" "),
    ));
    const walks = Object.entries(placky.memory.all().walks).filter(([, walk]) => walk.mark && !marks.has(walk.mark));
    return new Set(walks.map(([name]) => name.split("#")[0].replace("/", "/exercises/")));
  },

  begin() {
    const kept = this.kept(), here = this.astray() ? this.pages : this.pages.filter((page) => kept.has(page));
    if (here.length) this.load(here);
    addEventListener("hashchange", () => { if (this.pages.length && this.astray()) this.load(this.pages); });
  },
};

placky.moved.begin();
