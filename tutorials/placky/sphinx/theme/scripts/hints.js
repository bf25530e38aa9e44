// Hints: first the rule behind a decision or a question, then one choice less.
"use strict";

placky.Hints = class {
  constructor(walk) {
    this.walk = walk;
    this.given = new Map();                                // decision or outcome -> how many hints there were
  }

  // What a hint would be about: an open question, else a decision with several choices; null for nothing.
  about() {
    const { walk } = this, host = walk.host();
    if (walk.asking) return walk.unanswered() ? walk.rolled.to || walk.now : null;
    return host.asks === "coach" && host.children.length > 1 && !this.spent(host.id) ? host.id : null;
  }

  spent(id) { return this.given.get(id) === Infinity; }

  give() {
    const about = this.about();
    if (!about) return;
    const number = (this.given.get(about) || 0) + 1;
    this.given.set(about, number);
    if (number === 1) this.rule(about); else this.cross(about);
  }

  // Of dice, the rule by which they are read; of a decision, the rules of what is forbidden here, else of what may
  // follow: the first of each, and not more than two.
  rules(about) {
    const { walk } = this, { frames } = walk;
    if (walk.asking) {
      const [number] = this.said(), near = [walk.frame(), frames.get(walk.rolled.to)].filter(Boolean);
      const chips = near.flatMap(({ section }) => [...section.querySelectorAll(":scope > .chips a")]);
      const chip = chips.find(({ firstChild }) => firstChild.textContent === `${walk.words.rule} ${number}`);
      return chip ? [chip.cloneNode(true)] : [];
    }
    const ids = frames.get(about).children.map((child) => child.to);
    const refused = ids.filter((id) => frames.get(id).kind === "refused");
    const found = new Map();
    for (const id of refused.length ? refused : ids) {
      const chip = frames.get(id).section.querySelector(":scope > .chips a");
      if (chip && !found.has(chip.href)) found.set(chip.href, chip.cloneNode(true));
    }
    return [...found.values()].slice(0, 2);
  }

  // The number and the sentence of the rule to look at; of dice that fell, of the one that settled it.
  said() {
    const { walk } = this, { rolled, asking } = walk;
    if (!asking) return walk.host().why || [];
    return { ...rolled, ...walk.frames.get(rolled.to) }.settled || walk.frame().why || [];
  }

  rule(about) {
    const chips = this.rules(about), { make } = placky, { words } = this.walk;
    if (!chips.length) { this.cross(about); return; }
    const [, said = ""] = this.said();
    this.put(null, words.hintRule, make("p", "", said), make("ul", "chips", ...chips.map((chip) => make("li", "", chip))));
  }

  cross(about) {
    const { walk } = this, { words } = walk;
    const out = walk.asking ? walk.asking.cross() : this.forbidden(about);
    if (!out) this.given.set(about, Infinity);
    if (!out && document.activeElement === walk.buttons.hint) this.away();
    const name = out?.querySelector("strong").textContent;
    this.put(out, out ? `${words.hintOut} ${name}` : walk.asking ? words.hintLast : words.hintFree);
    walk.press();
  }

  away() {
    const { walk } = this, part = walk.asking || walk.host().section.querySelector(":scope > .decide");
    part.querySelector("a.choice, button.choice:not([disabled])").focus({ preventScroll: true });
  }

  // Cross out the first forbidden choice that the reader has not tried, and give its card; null if there is none.
  forbidden(about) {
    const { walk } = this, { frames } = walk;
    const cards = [...frames.get(about).section.querySelectorAll(":scope > .decide a.choice")];
    const open = cards.find((card) => frames.get(placky.target(card)).kind === "refused" && !card.matches(".out, .walked"));
    if (!open) return null;
    open.classList.add("out");
    open.querySelector(".mark").textContent = `✕ ${walk.words.notAllowed}`;
    walk.crossed.add(placky.target(open));
    walk.aim();
    return open;
  }

  // A hint stands under the choice it takes away, else above all of them, so that hint and choices are in sight.
  put(out, said, ...more) {
    this.clear();
    const { walk } = this, { make } = placky;
    this.tip = make("div", "tip", make("p", "", said), ...more);
    const part = walk.asking || walk.host().section.querySelector(":scope > .decide");
    if (out) out.parentElement.append(this.tip); else part.querySelector(".choices").before(this.tip);
    walk.tell(this.tip.textContent);
    walk.near(out?.parentElement || part, out ? "nearest" : "start");
  }

  clear() { if (this.tip) this.tip.remove(); }
};
