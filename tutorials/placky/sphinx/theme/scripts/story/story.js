// The story of a walkthrough: its frames and how they follow each other, where the reader is, what he may choose, what
// he has seen, and how it may end. It is made of data alone: it knows no page, no window and no memory.
"use strict";

placky.Story = class {
  // Raises an error where the data does not hold together.
  constructor({ frames, start, unit, players = [], steps = [], after = "", stops = {} } = {}, words = {}) {
    this.frames = new Map();
    for (const [id, frame] of Object.entries(frames ?? {})) this.frames.set(id, { ...frame, id, children: frame.children || [] });
    for (const frame of this.frames.values()) {            // a child is called like its frame, if nothing else is said
      frame.children = frame.children.map((child) => ({ label: this.frames.get(child.to)?.title, dice: this.frames.get(child.to)?.dice, ...child }));
      if (frame.asks === "dice") frame.roll = new placky.Roll(frame, words);
    }
    if (!this.frames.has(start)) throw new Error("There is no first frame.");
    for (const frame of this.frames.values()) {
      const near = [frame.parent ?? start, ...frame.children.map((child) => child.to)];
      const gone = near.find((id) => !this.frames.has(id));
      if (gone !== undefined) throw new Error(`The frame ${frame.id} leads to ${gone}, which is not there.`);
    }
    this.frames.forEach((frame) => this.whole(frame));
    this.frames.forEach((frame) => { frame.acting = this.acting(frame); });
    Object.assign(this, { start, unit: unit || 1, players, steps, after, stops, words, now: start });
    this.reshuffle();
    this.seen = new Set();
    this.crossed = new Set();                              // choices that a hint has taken away
    this.fell = null;                                      // the outcome of the roll of this frame, once it is rolled
  }

  // The data of a frame has the figures that have changed since the one before it: make it whole, by their names.
  whole(frame) {
    const { parent, tokens = {}, gone = [], done } = frame;
    if (done) return frame;
    frame.done = true;                                     // also where the data goes in a circle
    const all = { ...(parent && this.whole(this.frame(parent)).tokens), ...tokens };
    frame.tokens = Object.fromEntries(Object.entries(all).filter(([name]) => !gone.includes(name)).sort(([a], [b]) => (a < b ? -1 : 1)));
    return frame;
  }

  // What the list of players says in a frame of those of whom it does not always say the same: place -> text.
  legend({ parent, legend = {} } = this.host()) { return { ...(parent && this.legend(this.frame(parent))), ...legend }; }

  // The figures that its title names, each by the whole of its name.
  acting({ title = "", tokens }) {
    const words = (text) => ` ${text.replace(/[^\p{L}\p{N}_-]+/gu, " ")} `, said = words(title);
    return Object.keys(tokens).filter((name) => tokens[name].shown && said.includes(words(name)));
  }

  go(id) {
    const frame = this.frame(id);
    if (this.now === frame.parent) this.retell(frame, this.fell?.to === id && (this.fell.thrown || this.fell.cast) ? this.fell : null);
    this.now = id;
    this.seen.add(id);
    this.fell = null;
  }

  // Of a frame that dice led to is told what fell; of one that was picked, what its scenario has.
  retell(frame, fell) {
    const { title, told } = (frame.own ??= { title: frame.title, told: frame.told });
    Object.assign(frame, { title, told, fell });
    const [to, from = 0] = frame.cast ?? [];               // where in its title the dice end, and begin
    if (fell) Object.assign(frame, { title: fell.title ?? title.slice(0, from) + fell.thrown + title.slice(to), told: fell.told.map((said) => told?.[said] ?? said) });
  }

  frame(id = this.now) { return this.frames.get(id); }

  // Where a frame is shown: a refusal inside the decision before it.
  host(id = this.now) {
    const frame = this.frame(id), parent = frame.kind === "refused" && this.frame(frame.parent);
    return parent && parent.asks === "coach" ? parent : frame;
  }

  // ---------------------------------------------------------------- what is said

  // What happened.
  told(id = this.now) {
    const { told, title } = this.frame(id);
    return [told ?? []].flat().join(" ") || title;
  }

  // What the map calls a frame, and how often dice lead to it.
  named(id) {
    const { parent, kind, name, title } = this.frame(id), child = this.frames.get(parent)?.children.find(({ to }) => to === id);
    return [name ?? ((kind !== "dice" && child?.label) || title), child?.share];
  }

  // The name of the step of a frame, where its game has steps.
  step({ step } = this.frame()) { return this.steps[step - 1] || ""; }

  // Has anybody moved since the frame before?
  moved({ tokens, parent } = this.frame()) {
    const before = this.frames.get(parent)?.tokens ?? {}, at = ({ x, y } = {}) => `${x} ${y}`;
    return Object.entries(tokens).some(([name, token]) => before[name] && at(before[name]) !== at(token));
  }

  // Is Placky glad at this ending?
  get won() { return Boolean(this.frame().glad); }

  // ---------------------------------------------------------------- what follows

  // What the options of a decision are worth; of those of which nothing is known, nothing.
  worth(id = this.now) {
    const frame = this.frame(id), known = frame?.asks === "coach" && new placky.Worth(frame, this.choices(id), this.words);
    return known && known.options.length ? known : null;
  }

  // The same of the decision in which the reader has just chosen, if something is known of another option.
  weighed() {
    const known = this.refused(this.now) ? null : this.worth(this.frame().parent);
    return known?.options.some(({ to }) => to !== this.now) ? known : null;
  }

  // The frames from the first to one of them.
  way(last = this.now) {
    const way = [];
    for (let id = last; id && !way.includes(id); id = this.frame(id).parent) way.unshift(id);
    return way;
  }

  // The last decision or roll before a frame.
  fork(last = this.now) {
    return this.way(last).slice(0, -1).reverse().find((id) => ["coach", "dice"].includes(this.frame(id).asks));
  }

  // Where every choice was tried and is forbidden: the decision before; else null.
  stuck() {
    const { asks, id, children } = this.host(), shut = ({ to }) => this.refused(to) && this.seen.has(to);
    return asks === "coach" && children.every(shut) ? this.fork(id) || this.start : null;
  }

  // The frame that Next leads to; null where the reader has to choose or to roll, or nothing follows.
  ahead() {
    const { kind, asks, parent, children, roll } = this.frame(), stuck = this.stuck();
    if (stuck) return stuck;
    if (kind === "refused") return parent;
    if (this.fell?.to) return this.fell.to;
    return asks === "next" || (asks === "dice" && children.length === 1 && !roll?.exact) ? children[0]?.to : null;
  }

  // What may be chosen in a frame, in an order that says nothing: at a decision it hangs on the seed and the addresses.
  choices(id = this.now) {
    const { asks, children } = this.frame(id);
    if (asks !== "coach") return children;
    const places = new Map(children.map(({ to }) => [to, placky.Story.mixed(`${this.seed} ${to}`)]));
    return [...children].sort((one, other) => places.get(one.to) - places.get(other.to));
  }

  // Another order, for who starts again.
  reshuffle() { this.seed = Math.floor(Math.random() * 2 ** 32); }

  // A text as a number of 32 bits: FNV-1a, and the mixing at the end of MurmurHash3, as texts that end alike lie together.
  static mixed(text) {
    let hash = 0x811c9dc5;
    for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0), 0x01000193);
    for (const by of [0x85ebca6b, 0xc2b2ae35]) hash = Math.imul(hash ^ (hash >>> 15), by);
    return (hash ^ (hash >>> 16)) >>> 0;
  }

  // The longest way from a frame, or from the start, to an ending.
  longest(id = this.start) {
    const frame = this.frame(id);
    frame.longest ??= frame.children.filter(({ to }) => !this.refused(to)).map(({ to }) => this.longest(to)).sort((one, other) => other.length - one.length)[0] ?? [];
    return [id, ...frame.longest];
  }

  // ---------------------------------------------------------------- what has been seen

  refused(id) { return this.frame(id).kind === "refused"; }

  // Is it refused by no rule, but left out by the lesson?
  leftOut(id) { return Boolean(this.frame(id).leftOut); }

  // Was it tried and is forbidden, or has a hint said so?
  tried(id) { return this.refused(id) && (this.seen.has(id) || this.crossed.has(id)); }

  // What kind of refusal it is, once it was tried or crossed out; else nothing.
  refusal(id) { return this.tried(id) && (this.leftOut(id) ? "left-out" : "wrong"); }

  ended(id = this.now) { return this.frame(id).asks === "end" && !this.refused(id); }

  ends() { return [...this.frames.values()].filter(({ id }) => this.ended(id)); }

  // How many endings were seen, and how many there are.
  endings() {
    const all = this.ends();
    return [all.filter(({ id }) => this.seen.has(id)).length, all.length];
  }

  // How many stretches of its main line were walked to their ends, and how many there are: it may have places to stop.
  stretches() {
    const stops = Object.keys(this.stops), all = stops.length + 1;
    return [this.endings()[0] ? all : stops.filter((id) => this.seen.has(id)).length, all];
  }

  // Has the reader done anything here?
  get begun() { return this.now !== this.start || this.seen.size > 1; }

  // ---------------------------------------------------------------- hints

  // The first forbidden choice of a decision that the reader has not tried.
  forbidden(id) { return this.choices(id).find(({ to }) => this.refused(to) && !this.tried(to)); }

  // The rules to look at, each as its number, its sentence and the frame that has it. Of dice that fell it is the one that
  // settled them, which no frame need have.
  rules() {
    const { fell } = this;
    if (!fell) return this.host().why ?? [];
    const to = this.frames.get(fell.to), [number, said] = (fell.told ? fell : { ...fell, ...to }).settled || this.frame().why || [];
    return number ? [[number, said, [this.frame(), to].find((frame) => frame?.rules?.includes(number))?.id]] : [];
  }
};
