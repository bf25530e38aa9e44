// Looking something up in an exercise: a button in every frame opens a drawer over the page, which leaves the walk where it
// is. The drawer and what it shows are loaded when it is first opened. Without scripts there are links instead.
"use strict";

placky.look = {
  place: document.querySelector("nav.look-up"),
  ready: null,

  open(walk) {
    this.ready ??= this.load();
    this.ready.then(() => placky.drawer?.open(walk, this.place));
  },

  // Scripts in their order, as the first makes what the others need.
  load() {
    const { game, sheet } = this.place.dataset, data = [`lookup/${game}.js`, ...(sheet === undefined ? [] : [`lookup/${game}-sheet.js`])];
    return Promise.all(["lookup.css", "language_data.js", "lookup.js", ...data].map((file) => placky.fetch(file)));
  },
};
