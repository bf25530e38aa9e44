// The sections of a walk: of every frame the one that the page holds, with its choices and dice. One of them is shown.
"use strict";

placky.Sections = class {
  static FORESEEN = 6;                                     // so many of the frames that may follow are laid out before

  // Check the page against the story before anything is changed; raises an error where they do not fit.
  constructor(walk) {
    Object.assign(this, { walk, story: walk.story, words: walk.words, turned: {}, parts: new Map() });
    const all = [...walk.querySelectorAll(".frame")], { frames } = this.story;
    for (const id of frames.keys()) {
      const section = walk.querySelector(`[id="${CSS.escape(id)}"]`);
      if (!section) throw new Error(`There is no section for the frame ${id}.`);
      const heading = section.querySelector(placky.HEADINGS) || section;
      this.parts.set(id, { section, heading, panel: all.indexOf(section) + 1 });
    }
    if (all.length !== frames.size) throw new Error(`There are ${all.length} sections for ${frames.size} frames.`);
  }

  // What the page holds of a frame: section, heading, panel on paper, picture and its words, dice.
  of(id = this.story.now) { return this.parts.get(id); }

  // The same of the frame inside which it is shown.
  host(id) { return this.of(this.story.host(id).id); }

  // The choices of a frame.
  cards(id = this.story.now) { return [...this.of(id).section.querySelectorAll(":scope > .decide a.choice")]; }

  decision() { return this.host().section.querySelector(":scope > .decide"); }

  // ---------------------------------------------------------------- setting up

  build(targets) {
    this.parts.forEach((part, id) => this.prepare(part, this.story.frame(id)));
    this.story.frames.forEach((frame) => this.nest(frame, targets));
    // The step as tested, in one entry for all frames: one in each took half of the time in which a frame is laid out.
    this.tested = this.walk.querySelector(".frame > .gherkin")?.cloneNode(true);
    if (this.tested) this.walk.querySelector(".story").append(this.tested);
    this.tested?.addEventListener("toggle", () => this.test());
  }

  prepare(part, { title, kind, roll }) {
    const { section, heading } = part;
    heading.tabIndex = -1;
    part.picture = section.querySelector(":scope > figure.board img");
    part.alt = part.picture?.alt || title || "";
    section.classList.toggle("refused", kind === "refused");
    section.querySelectorAll("a.choice").forEach((choice, i) => {
      if (i < 9) choice.prepend(placky.make("kbd", "", String(i + 1)));
      choice.append(placky.make("span", "mark"));
    });
    if (roll) part.dice = new placky.Dice(section, roll);
  }

  // A refusal is answered inside its decision, so that the reader keeps his place.
  nest(frame, targets) {
    const { section } = this.of(frame.id), refused = frame.children.filter(({ to }) => this.story.host(to) === frame);
    section.querySelector(":scope > .decide")?.before(...refused.map(({ to }) => this.of(to).section));
    const aimed = frame.asks === "coach" ? frame.children.filter((child) => child.target) : [];
    const asked = targets && aimed.length && section.querySelector(":scope > .decide > .asked");
    const how = aimed.some((child) => child.target.grip) ? "pull" : "press";
    if (asked) asked.after(placky.make("p", "how", placky.filled(this.words[how], this.words)));
  }

  // The choices of a decision stand in the order of the story: their numbers too, and the line that several share.
  arrange(id) {
    const part = this.of(id), { story } = this;
    if (story.frame(id).asks !== "coach" || part.seed === story.seed) return;
    part.seed = story.seed;
    const cards = new Map(this.cards(id).map((card) => [placky.target(card), card]));
    const ordered = story.choices(id).map(({ to }) => cards.get(to)).filter(Boolean);
    const whys = new Map([...cards.values()].map((card) => [card.parentElement.dataset.why, card.querySelector(".why")]).filter(([, why]) => why));
    const keys = [...cards.values()].map((card) => card.querySelector(":scope > kbd"));
    ordered.forEach((card, n) => {
      const { parentElement: item } = card, why = whys.get(item.dataset.why);
      item.parentElement.append(item);
      if (keys[n]) card.prepend(keys[n]);
      if (item.dataset.why === undefined || !why) return;
      card.querySelector(".mark").before(why);
      whys.delete(item.dataset.why);
    });
  }

  // ---------------------------------------------------------------- showing

  // `stays`: the reader is where he was, and nothing comes in anew.
  show(stays) {
    const now = this.of().section, host = this.host();
    this.arrange(this.story.host().id);
    this.turn("now", [now]);
    this.turn("open", host.section === now ? [] : [host.section]);
    for (const section of new Set([now, host.section])) section.classList.toggle("stays", stays);
    host.dice?.put(null, null);
    this.retell();
    this.mark();
    this.test();
  }

  // Of dice that fell on this page, what they showed; of others, what the page says.
  retell() {
    const part = this.of(), { section, heading } = part, { fell, title, parent } = this.story.frame();
    if (!fell && !part.panel0) return;
    const panel = section.querySelector(":scope > .outcome"), { roll } = this.story.frame(parent);
    part.panel0 ??= panel.cloneNode(true);
    placky.write(heading, title);
    const now = part.panel0.cloneNode(true), find = (selector) => now.querySelector(selector), lines = [...now.querySelectorAll(":scope > ul > li")];
    panel.replaceWith(now);
    if (!fell) return;
    if (fell.thrown) placky.write(find(".tag"), placky.filled(this.words.outcome, fell));
    if (find(".verdicts")) placky.write(find(".verdicts"), roll.judged(fell.verdicts).trim());
    find(".shown")?.replaceChildren(...[...this.of(parent).section.querySelectorAll(".duel .dice svg")].map((die) => die.cloneNode(true)));
    const told = fell.told.map((said) => lines[said] ?? placky.make("li", "", placky.make("p", "", said)));
    find(":scope > ul")?.remove();
    if (told.length) now.append(placky.make("ul", "", ...told));
  }

  // These sections have a class, and no others have it any more.
  turn(name, sections) {
    this.turned[name]?.forEach((section) => { if (!sections.includes(section)) section.classList.remove(name); });
    sections.forEach((section) => section.classList.add(name));
    this.turned[name] = sections;
  }

  // While the reader looks at a frame, those that may follow are styled and laid out, unseen: most of a step's time.
  foresee() {
    const next = this.story.host().children.slice(0, placky.Sections.FORESEEN);
    next.forEach(({ to }) => this.arrange(to));
    this.turn("next-up", next.map(({ to }) => this.of(to).section));
  }

  // Choices and outcomes that were walked say so.
  mark() {
    this.host().section.querySelectorAll("a.choice, .odds a").forEach((link) => {
      const id = placky.target(link), mark = link.querySelector(".mark");
      if (!this.story.seen.has(id)) return;
      const refused = this.story.refused(id);
      link.classList.add("walked");
      link.classList.toggle("wrong", refused && !this.story.leftOut(id));
      if (mark) placky.write(mark, refused ? this.no(id) : this.words.tried);
    });
  }

  // What a choice is marked with that is refused.
  no(id) { return this.words[this.story.leftOut(id) ? "leftOut" : "notAllowed"]; }

  // Cross out a choice; gives its card.
  cross(id, to) {
    const card = this.cards(id).find((one) => placky.target(one) === to);
    card.classList.add("out");
    card.querySelector(".mark").textContent = this.no(to);
    return card;
  }

  // Nothing was walked.
  unmark() {
    this.walk.querySelectorAll("a.walked, a.out").forEach((link) => {
      link.classList.remove("walked", "wrong", "out");
      const mark = link.querySelector(".mark");
      if (mark) mark.textContent = "";
    });
  }

  test() {
    const own = this.of().section.querySelector(":scope > .gherkin");
    if (!this.tested) return;
    this.tested.hidden = !own;
    if (own && this.tested.open) this.tested.lastElementChild.replaceWith(own.lastElementChild.cloneNode(true));
  }

  // The board points at these choices: show them in the list; `only` them where the others are out.
  point(ids, only = false) {
    this.cards(this.story.host().id).forEach((card) => {
      card.classList.toggle("lit", ids.includes(placky.target(card)));
      card.classList.toggle("away", only && !ids.includes(placky.target(card)));
    });
  }

  // Put a part behind the dice of the frame, else at its end.
  add(part) {
    const { section } = this.of(), place = section.querySelector(".duel, .odds");
    if (place) place.after(part); else section.append(part);
  }

  // What is said in a frame, else its title.
  said() { return this.of().section.querySelector(":scope > .say") || this.of().heading; }
};
