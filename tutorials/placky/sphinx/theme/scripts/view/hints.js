// Hints: first the rule behind a decision or a question, then one choice less.
"use strict";

placky.Hints = class {
  constructor(walk) {
    this.walk = walk;
    this.given = new Map();                                // decision or outcome -> how many hints there were
  }

  // What a hint would be about: an open question, else a decision with several choices; null for nothing.
  about() {
    const { walk } = this, { story } = walk, host = story.host();
    if (walk.asking) return walk.unanswered() ? story.fell.to || story.now : null;
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

  // The chip of a frame for a rule: a list of one, or of none.
  chip(id, number) {
    const nth = this.walk.story.frame(id).rules.indexOf(number) + 1;
    const chip = this.walk.sections.of(id).section.querySelector(`:scope > .chips > :nth-child(${nth}) a`);
    return chip ? [chip.cloneNode(true)] : [];
  }

  rule(about) {
    const { walk } = this, { words, story } = walk, { make } = placky;
    const chips = story.rules(about).flatMap(([id, number]) => this.chip(id, number)), [number, said = ""] = story.why();
    if (!chips.length) { this.cross(about); return; }
    this.put(null, words.hintRule, make("p", "", said), make("ul", "chips", ...chips.map((chip) => make("li", "", chip))));
    walk.tell([words.hintRule, number && `${words.rule} ${number}:`, said].filter(Boolean).join(" "));
  }

  cross(about) {
    const { walk } = this, { words } = walk;
    const out = walk.asking ? walk.asking.cross() : this.forbidden(about);
    if (!out) this.given.set(about, Infinity);
    if (!out && document.activeElement === walk.controls.buttons.hint) this.away();
    this.put(out?.card, out ? `${words.hintOut} ${out.label}` : walk.asking ? words.hintLast : words.hintFree);
    walk.press();
  }

  away() {
    const { walk } = this, part = walk.asking?.box || walk.sections.decision();
    part.querySelector("a.choice, button.choice:not([disabled])").focus({ preventScroll: true });
  }

  // Cross out the first forbidden choice that the reader has not tried; gives its card and label, null if there is none.
  forbidden(about) {
    const { story, sections, stage } = this.walk, open = story.forbidden(about);
    if (!open) return null;
    story.crossed.add(open.to);
    stage.aim();
    return { card: sections.cross(about, open.to), label: open.label };
  }

  // A hint stands under the choice it takes away, else above all of them, so that hint and choices are in sight.
  put(out, said, ...more) {
    this.clear();
    const { walk } = this, { make } = placky;
    this.tip = make("div", "tip", make("p", "", said), ...more);
    const part = walk.asking?.box || walk.sections.decision();
    if (out) out.parentElement.append(this.tip); else part.querySelector(".choices").before(this.tip);
    walk.tell(said);
    walk.near(out?.parentElement || part, out ? "nearest" : "start");
  }

  clear() { if (this.tip) this.tip.remove(); }
};
