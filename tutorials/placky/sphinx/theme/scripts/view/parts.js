// What the walkthrough's scripts share: small makers of elements, and what they ask the browser.
// The scripts are classic ones; sent.toml says what is joined to what, layout.html which page loads it.
"use strict";

Object.assign(placky, {
  HEADINGS: "h1, h2, h3, h4, h5, h6",
  SIDES: "abcde",                                          // the letters of the sides in classes, by their numbers

  motion: matchMedia("(prefers-reduced-motion: reduce)"),
  still: () => placky.motion.matches,
  later: (act) => (window.requestIdleCallback ? requestIdleCallback(act, { timeout: 500 }) : setTimeout(act)),

  // An element of a class, with elements or text inside; text stays text.
  make(tag, className, ...inside) {
    const made = document.createElement(tag);
    if (className) made.className = className;
    made.append(...inside);
    return made;
  },

  // Write only what is new: a browser draws and lays out again also what is written as it was.
  write(part, text) { if (part.textContent !== text) part.textContent = text; },
  set(part, name, value) { if (part.getAttribute(name) !== String(value)) part.setAttribute(name, value); },

  button(className, act, ...inside) {
    const made = this.make("button", className, ...inside);
    made.type = "button";
    made.addEventListener("click", act);
    return made;
  },

  svg(tag, values, ...inside) {
    const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
    Object.entries(values).forEach(([name, value]) => made.setAttribute(name, value));
    made.append(...inside);
    return made;
  },

  drawing(className, size, part) {
    return this.svg("svg", { viewBox: `0 0 ${size} ${size}`, class: className, "aria-hidden": true }, part);
  },

  icon(path) { return this.drawing("icon", 20, this.svg("path", { d: path })); },

  // Placky's head in a mood; his drawings stand in the page once.
  head(mood) { return this.drawing("pk-placky", 120, this.svg("use", { href: `#placky-${mood}` })); },

  // Fetch a script or a style sheet from among the static files, once, in the order in which they are asked for. The
  // promise is kept whatever comes of it; what was not there is asked for again by the next who wants it.
  fetched: {},
  fetch(file) { return this.fetched[file] ??= this.sent(file); },
  sent(file) {
    const { content_root: root = "" } = document.documentElement.dataset, at = `${root}_static/${file}`;
    const part = file.endsWith(".css") ? Object.assign(this.make("link"), { rel: "stylesheet", href: at }) : Object.assign(this.make("script"), { async: false, src: at });
    return new Promise((done) => {
      part.onload = done;
      part.onerror = () => { delete this.fetched[file]; done(); };
      document.head.append(part);
    });
  },

  // The data of a walkthrough, also of one that is still asleep, or of another part; undefined where it is damaged.
  // Walkthroughs have it at the end of the page, under a name.
  data(part) {
    const { of } = part.dataset;
    try { return JSON.parse((of ? document.getElementById(of) : part.querySelector("script.pk-data")).textContent); } catch { return undefined; }
  },

  // The id that a link, or the page's own address, leads to; empty if there is none.
  target(link) { try { return decodeURIComponent(link.hash.slice(1)); } catch { return ""; } },
});
