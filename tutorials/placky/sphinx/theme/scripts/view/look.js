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
    const { content_root: root = "" } = document.documentElement.dataset, { game, sheet } = this.place.dataset;
    const put = (tag, values) => new Promise((done) => {
      document.head.append(Object.assign(document.createElement(tag), values, { onload: done, onerror: done }));
    });
    const style = put("link", { rel: "stylesheet", href: `${root}_static/lookup.css` });
    const names = ["language_data", "lookup", `lookup/${game}`, ...(sheet === undefined ? [] : [`lookup/${game}-sheet`])];
    return Promise.all([style, ...names.map((name) => put("script", { src: `${root}_static/${name}.js`, async: false }))]);
  },
};
