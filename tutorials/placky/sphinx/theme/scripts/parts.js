// What the walkthrough's scripts share: its words, small makers of elements, and what the browser remembers.
// The scripts are classic ones; sent.toml says what is joined to what, layout.html which page loads it.
"use strict";

const placky = {
  // The words of the walkthroughs' scripts, but for those that a walk brings in its data, as "words". Scripts of other
  // pages (watch.js, home.js, search.js) have their own.
  WORDS: {
    back: "Back", next: "Next", roll: "Roll the dice", toss: "Toss the coin", rollAgain: "Roll again", tossAgain: "Toss again", see: "See the roll",
    choose: "To the choices", refused: "Choose again", before: "To the decision before", part: "Go on to", retry: "Retry", restart: "Restart",
    begin: "Begin", resume: "Go on", closer: "Closer", skip: "Skip", backTo: "One step back", retryTo: "Back to the last choice or roll", restartTo: "Back to where this part begins",
    step: "Step", of: "of", map: "Branch map", walked: "Endings walked", tried: "walked", notAllowed: "not allowed",
    ask: "What happens next?", rule: "Rule", right: "Right.", wrong: [
      "The dice do not subscribe to that.", "A fair guess, and not what happens.", "No. Read it once more; the dice are in no hurry.",
      "It would be kinder so. It is not so.",
    ],
    lost: "rolls end that way, and this page does not play it. Roll again, and one of those that it plays falls; or follow one.",
    exact: "What comes is drawn by these odds, and the dice show a roll that fits.",
    coin: "Each side comes as often as the other.",
    some: "The story goes on from those underlined.",
    only: "Any of them may fall. This page plays one.",
    told: "This page plays one roll. The odds are of all that could have fallen.",
    keyStep: "step", keyChoose: "choose", keyRoll: "roll", keyHint: "hint",
    onBoard: "Choices on the board", here: "This place", choices: "choices", close: "Close",
    press: "Press a ring on the board, or choose here.", pull: "Press a ring on the board, drag to it, or choose here.",
    dragIt: "Drag from here to one of the rings, or press the ring itself.",
    notPlayed: "A fine place, but this page does not play it. It plays the rings.",
    hint: "Hint", hintRule: "The rule to look at:", hintOut: "Not this one:", hintLast: "There is nothing left to cross out.",
    hintFree: "Nothing that is left here is forbidden. Each choice leads somewhere.",
    rightFirst: "Questions right at the first try", unseen: "An ending you have not seen",
    lesson: "Go on with the lesson", endsHere: "This way is walked to its end. The lesson goes on from another",
    lessonToo: "See how it goes otherwise", doneHere: "Done. The next part waits; or see what comes of another",
    longer: "choice at", longerRoll: "roll at", goesOn: "From here the lesson takes", leadsTo: "An ending you have not seen lies behind",
    fellSo: "Say it had fallen otherwise at",
    youWere: "You were at", goOn: "Go on there",
    comments: {
      whole: "Every ending, every answer. I shall have to think of harder questions.",
      all: "Every ending walked. Nobody has asked you anything yet; that will change.",
      walked: "Every ending walked. The dice still know things that you do not.",
      start: [
        "There are other endings than this one.", "One way among several. The others are still there.",
        "That was an ending. Decide otherwise, and there is another.",
      ],
      right: [
        "Every question right so far. The trophy cabinet is on standby.", "Still not one wrong. I have told nobody, yet.",
        "All right, all of them. The dice are beginning to ask about you.",
      ],
      half: [
        "At least as many right as wrong. The questions have begun to take note of you.",
        "At least half of them right. Somebody has been reading the odds.",
      ],
      few: [
        "The questions have the better of it so far. They do not mind being asked again.",
        "More wrong than right. It is what the practice pitch is for.",
        "Wrong answers cost nothing here. On the pitch they cost tokens.",
      ],
    },
    stuck: "Nothing here is allowed. Go back, and decide otherwise what led here.",
    unknown: { end: "an ending", refused: "something forbidden" },
    forget: "Start afresh, forget my progress here", gone: "The progress of this exercise is forgotten.", undo: "Bring it back",
    undone: "It is back.",
    kinds: {
      "frame-node": "frame", coach: "you decide", dice: "dice decide", refused: "not allowed", end: "ending",
    },
  },
  HEADINGS: "h1, h2, h3, h4, h5, h6",

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

  // The id that a link, or the page's own address, leads to; empty if there is none.
  target(link) { try { return decodeURIComponent(link.hash.slice(1)); } catch { return ""; } },

  // placky.progress = {"last": exercise, "walks": {exercise: walk}}, and a walk is
  // {"at": frame, "seen": [frame, ...], "ends": count, "answers": {outcome: right at the first try}, "mark": mark}.
  // The mark says which frames a walk has: what was kept of others under one name is not mixed with it.
  memory: {
    all() {
      try {
        const read = JSON.parse(localStorage.getItem("placky.progress"));
        if (read && read.walks && typeof read.walks === "object") return read;
      } catch { /* damaged or forbidden: nothing is remembered */ }
      return { walks: {} };
    },
    of(exercise, mark) {
      const kept = (exercise && this.all().walks[exercise]) || {}, walk = kept.mark === mark ? kept : {};
      const answers = Object.entries(walk.answers || {}).filter(([, right]) => typeof right === "boolean");
      return { at: walk.at, seen: Array.isArray(walk.seen) ? walk.seen : [], answers: Object.fromEntries(answers) };
    },
    // Add what is new to what is kept of a walk, to which another window may have added; `count` the endings among frames.
    keep(exercise, mark, { at, ...fresh }, count) {
      const all = this.all(), { seen, answers } = this.added(this.of(exercise, mark), fresh);
      all.last = exercise;
      all.walks[exercise] = { at, seen, ends: count(seen), answers, mark };
      this.write(all);
    },
    added: (kept, fresh) => ({ seen: [...new Set([...kept.seen, ...fresh.seen])], answers: { ...fresh.answers, ...kept.answers } }),
    write(all) {
      try { localStorage.setItem("placky.progress", JSON.stringify(all)); } catch { /* this visit only */ }
    },
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
      for (const [name, walk] of Object.entries(gone.walks)) {        // what was walked since then stays, too
        const now = all.walks[name], seen = Array.isArray(walk.seen) ? walk.seen : [];
        if (!now) all.walks[name] = walk;
        else if (now.mark === walk.mark) all.walks[name] = { ...walk, ...this.added({ ...walk, seen }, this.of(name, now.mark)) };
      }
      if (gone.last) all.last = gone.last;
      this.write(all);
    },
  },
};
