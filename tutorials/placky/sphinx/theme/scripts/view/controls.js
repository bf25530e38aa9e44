// The controls of a walk: its buttons, and the line that tells of the keys that stand for them.
"use strict";

placky.Controls = class {
  static READ = 0.6;                                       // of the last choice, with which the choices are in sight
  static USUAL = 80;                                       // pixels high, for which the style sheet leaves room
  static PHONE = matchMedia("(max-width: 48rem) and (min-height: 24.01rem)");    // as in the style sheet
  static ICONS = {
    hint: "M7 7.5a3 3 0 1 1 4.4 2.7c-1 .6-1.4 1.2-1.4 2.3M10 15.8v.2", back: "M12 4 6 10l6 6",
    rules: "M4 4.5h4.5L10 6l1.5-1.5H16v11h-4.5L10 17l-1.5-1.5H4zM10 6v11", retry: "M4 4v5h5M4.6 9a6 6 0 1 1 .3 3.8", restart: "M5 4v12M16 4l-8 6 8 6",
    sound: "M3 8v4h3l4 4V4L6 8zM13 7.5a4 4 0 0 1 0 5M15.5 5a7.5 7.5 0 0 1 0 10", closer: "M9 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11M13 13l4 4M6.5 9h5",
  };

  constructor(walk) {
    this.walk = walk;
    const { make } = placky, { words, story } = walk;
    this.buttons = {
      back: this.button("back", [], () => walk.back()),
      next: this.button("next", ["→"], () => this.next()),
      roll: this.button("roll", ["R"], () => walk.roll()),
      hint: this.button("hint", ["H"], () => walk.hints.give()),
      retry: this.button("retry", [], () => walk.go(story.fork())),
      restart: this.button("restart", [], () => walk.restart()),
    };
    if (placky.look.place) {
      this.buttons.rules = this.button("rules quiet", ["L"], () => placky.look.open(walk));
      this.buttons.rules.title = words.lookUp;
    }
    const asks = [...story.frames.values()].map((frame) => frame.asks);
    const coach = asks.includes("coach"), dice = asks.includes("dice");
    const told = [[["←", "→"], words.keyStep, true], [["1", "2"], words.keyChoose, coach], [["R"], words.key, dice],
      [["H"], words.keyHint, walk.hints && (coach || dice)], [["L"], words.keyLook, placky.look.place]].filter(([, , on]) => on);
    const line = ([keys, text], nth) => make("span", nth ? "within" : "", ...keys.flatMap((name) => [this.key(name), " "]), text);
    const keys = make("p", "keys", ...told.map(line));
    this.bar = make("div", "controls", ...Object.values(this.buttons));
    const { back, next, restart } = this.buttons;
    back.title = words.backTo;
    restart.title = words.restartTo;
    // Down to the choices while they are out of sight; in sight, it is quiet on a phone, and not there on a desk.
    this.sight = new IntersectionObserver((met) => {
      const seen = met.at(-1).intersectionRatio >= placky.Controls.READ;
      if (!next.matches(".look")) return;                  // what was seen before a step that has no choices
      next.classList.toggle("quiet", seen || !walk.leads);
      next.classList.toggle("far", !seen);
    }, { rootMargin: "0px 0px -100px", threshold: placky.Controls.READ });
    placky.Controls.sizes.observe(this.bar);
    walk.live = make("p", "sr");
    walk.live.setAttribute("role", "status");
    walk.querySelector(".walk").append(this.bar, keys, walk.live);
  }

  // On a phone the button that begins is in sight from the first moment on, also where the part begins further down.
  offer() {
    const { walk, bar } = this, part = walk.closest(".story-section") ?? walk;
    this.first = placky.button("btn", () => this.next(), placky.make("span", ""));
    this.line = placky.make("p", "begin", this.first);
    part.before(this.line);
    new IntersectionObserver((met) => {
      this.met = met.at(-1).intersectionRatio > 0.8 || part.getBoundingClientRect().top < 0;
      this.press();
    }, { threshold: [0, 0.9] }).observe(bar);              // a part of a pixel may always be missing
  }

  // What is scrolled to comes to rest above the buttons, however many lines they take. Of bars out of sight nobody asks.
  static tall = new Map();
  static sizes = new ResizeObserver((all) => {
    const { tall, USUAL } = placky.Controls;
    all.forEach(({ target, borderBoxSize: [{ blockSize }] }) => tall.set(target, blockSize));
    const most = Math.round(Math.max(...tall.values()));
    document.documentElement.style.scrollPaddingBottom = most > USUAL && !placky.Walk.LOW.matches ? `${most + 12}px` : "";
  });

  key(name) {
    const kbd = placky.make("kbd", "", name);
    kbd.setAttribute("aria-hidden", "true");
    return kbd;
  }

  button(classes, keys, act) {
    const [name] = classes.split(" "), label = placky.make("span", "", this.walk.words[name]);
    const made = placky.button(`btn ${classes}`, act, label, ...keys.map((one) => this.key(one)));
    if (placky.Controls.ICONS[name]) made.prepend(placky.icon(placky.Controls.ICONS[name]));
    return made;
  }

  next() {
    const { walk } = this, on = walk.first();
    if (on) walk.take(on); else if (walk.unread()) walk.open(); else walk.forward();
  }

  press() {
    const { walk, buttons: { back, next, roll, hint, retry, restart } } = this, { words, story } = walk, { start } = story;
    const frame = story.frame(), ahead = story.ahead(), fork = story.fork(), unread = walk.unread();
    const look = frame.asks === "coach" && !ahead && !unread;
    const refused = frame.kind === "refused", on = walk.first(), stuck = story.stuck();
    const open = walk.asking && !walk.asking.done;
    const name = unread ? (story.now === start ? "begin" : "resume") : look ? "choose" : stuck ? (stuck === start ? "restart" : "before") : refused ? "refused" : open ? "skip" : "next";
    [next, this.first].forEach((one) => one && placky.write(one.firstChild, on ? on.name : words[name]));
    const offered = this.line && unread && walk.leads && !this.met && placky.Controls.PHONE.matches;
    if (this.line) this.line.hidden = !offered;
    const { told, words: chance } = frame.roll || { words };
    placky.write(roll.querySelector("span"), told ? chance.see : story.fell ? chance.again : chance.roll);
    back.disabled = !frame.parent;
    next.hidden = !ahead && !look && !on && !unread;
    roll.hidden = (unread && story.now !== start) || !frame.roll?.exact || (story.fell && frame.roll.told);
    hint.hidden = !walk.hints?.next();
    retry.hidden = !fork || refused;
    restart.hidden = !frame.parent;
    const { roll: before, title } = story.frame(fork || start);
    retry.title = fork ? placky.filled((before?.words || words).anew, { title: title || "" }) : "";
    next.classList.toggle("look", look);
    const calls = [[next, !open], [roll, !ahead], [retry, frame.asks === "end"]].find(([button, can]) => can && !button.hidden);
    const loud = walk.leads && !offered && calls?.[0];
    for (const button of Object.values(this.buttons)) button.classList.toggle("quiet", button !== loud);
    this.sight.disconnect();
    if (!look) next.classList.remove("far");
    else this.sight.observe(walk.choices().at(-1));
    const usable = Object.values(this.buttons).some((one) => !one.hidden && !one.disabled && (one !== next || !look));
    this.bar.classList.toggle("idle", !usable);
    this.bar.classList.toggle("crowded", !next.hidden && !roll.hidden);
  }
};
