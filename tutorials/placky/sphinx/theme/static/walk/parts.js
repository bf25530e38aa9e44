// What the walkthrough's scripts share: its words, small makers of elements, and what the browser remembers.
// The scripts are classic ones, loaded in this order: walk/parts.js, walk/board.js, walk/map.js, walk/dice.js, walk.js.
"use strict";

const placky = {
  // Every word that the scripts put on a page; a page in another language brings its own in its data, as "words".
  WORDS: {
    back: "Back", next: "Next", roll: "Roll the dice", again: "Roll again", shown: "Show this roll",
    choose: "Choose", refused: "Choose again", retry: "Retry", restart: "Restart",
    step: "Step", of: "of", map: "Branch map", walked: "Endings walked", tried: "walked", notAllowed: "not allowed",
    ask: "What happens next?", right: "Right.", wrong: "The dice do not subscribe to that. Look again.",
    lost: "This page does not play what that roll brings", lostWays: "rolls end that way", rollAgain: "Roll again.",
    keyStep: "step", keyChoose: "choose", keyRoll: "roll",
    kinds: {
      "frame-node": "frame", coach: "you decide", dice: "dice decide", refused: "not allowed", end: "ending",
    },
  },
  HEADINGS: "h1, h2, h3, h4, h5, h6",

  still: () => matchMedia("(prefers-reduced-motion: reduce)").matches,

  // An element of a class, with elements or text inside; text stays text.
  make(tag, className, ...inside) {
    const made = document.createElement(tag);
    if (className) made.className = className;
    made.append(...inside);
    return made;
  },

  icon(path) {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const line = document.createElementNS(svg.namespaceURI, "path");
    for (const [name, value] of [["viewBox", "0 0 20 20"], ["class", "icon"], ["aria-hidden", "true"]]) {
      svg.setAttribute(name, value);
    }
    line.setAttribute("d", path);
    svg.append(line);
    return svg;
  },

  // The id that a link, or the page's own address, leads to; empty if there is none.
  target(link) { try { return decodeURIComponent(link.hash.slice(1)); } catch { return ""; } },

  // placky.progress = {"last": exercise, "walks": {exercise: {"at": frame, "seen": [frame, ...], "ends": count}}}
  memory: {
    all() {
      try {
        const read = JSON.parse(localStorage.getItem("placky.progress"));
        if (read && read.walks && typeof read.walks === "object") return read;
      } catch { /* damaged or forbidden: nothing is remembered */ }
      return { walks: {} };
    },
    of(exercise) {
      const walk = (exercise && this.all().walks[exercise]) || {};
      return { at: walk.at, seen: Array.isArray(walk.seen) ? walk.seen : [] };
    },
    keep(exercise, walk) {
      if (!exercise) return;
      const all = this.all();
      all.last = exercise;
      all.walks[exercise] = walk;
      try { localStorage.setItem("placky.progress", JSON.stringify(all)); } catch { /* this visit only */ }
    },
  },
};
