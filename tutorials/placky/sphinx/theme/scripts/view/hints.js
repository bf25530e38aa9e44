// Hints, the least first: the rule behind a decision or a question, then one choice less, and of a decision what comes of
// those that are left. Odds that leave out what is forbidden would name it. Where there is nothing more to say, there is no hint.
"use strict";

placky.Hints = class {
  constructor(walk) {
    this.walk = walk;
    this.given = new Set();                                // what was told since the reader came here: "rule", "odds"
    this.tips = [];
  }

  // What is told next of an open question, else of a decision with several choices; "" where nothing is left to say.
  next() {
    const { walk, given } = this, { story, asking } = walk, { id, asks, children } = story.host();
    const rules = given.has("rule") || asking?.asked.about ? [] : story.rules();
    if (asking ? asking.done || !asking.left : asks !== "coach" || children.length < 2) return "";
    if (rules.length) return "rule";
    return asking || story.forbidden(id) ? "cross" : given.has("odds") || !story.worth(id) ? "" : "odds";
  }

  give() {
    const what = this.next(), { walk } = this;
    if (!what) return;
    this.given.add(what);
    this[what](walk.story.host().id);
    if (!this.next() && document.activeElement === walk.controls.buttons.hint) this.away();
    walk.press();
  }

  // A rule with its sentence and the chip of the frame that has it; of a frame without, as of a natural 1, its number. An
  // author's hint has none.
  ruled([number, said, id]) {
    const { walk } = this, { make } = placky, nth = id ? walk.story.frame(id).rules.indexOf(number) + 1 : 0;
    const chip = nth && walk.sections.of(id).section.querySelector(`:scope > .chips > :nth-child(${nth}) a`);
    return [make("p", "", said), chip ? make("ul", "chips", make("li", "", chip.cloneNode(true))) : number && make("p", "", placky.filled(walk.words.rule, { number }))];
  }

  rule() {
    const { words, story } = this.walk, rules = story.rules();
    this.put(null, [words.hintRule, ...rules.map(([number, said]) => number ? `${placky.filled(words.rule, { number })}: ${said}` : said)], ...rules.flatMap((one) => this.ruled(one)));
  }

  // What comes of each choice stands below it, so that both are in sight.
  odds(about) {
    const { walk } = this, { words, story } = walk, { options } = story.worth(about);
    this.put(null, [placky.above(options, words) || words.hintOdds, ...options.map((one) => `${one.label}: ${placky.weighed(one, words).join("; ")}.`)]);
    for (const card of walk.sections.cards(about)) {
      const one = options.find(({ to }) => to === placky.target(card));
      if (one) this.tips.push(card.parentElement.appendChild(placky.make("div", "tip", ...placky.ends(one, words))));
    }
  }

  cross(about) {
    const { walk } = this, { card, label } = walk.asking ? walk.asking.cross() : this.forbidden(about);
    this.put(card, [placky.filled(walk.words.hintOut, { label })]);
  }

  away() {
    const { walk } = this, part = walk.asking?.box || walk.sections.decision();
    part.querySelector(".choice:not(.out, [disabled])").focus({ preventScroll: true });
  }

  // Cross out the first forbidden choice that the reader has not tried; gives its card and label.
  forbidden(about) {
    const { story, sections, stage } = this.walk, open = story.forbidden(about);
    story.crossed.add(open.to);
    stage.aim();
    return { card: sections.cross(about, open.to), label: open.label };
  }

  // A hint stands under the choice it takes away, else above all of them, so that hint and choices are in sight. What
  // was said above stays when a choice is taken away.
  put(out, said, ...more) {
    const { walk } = this, { make } = placky, part = walk.asking?.box || walk.sections.decision(), tip = make("div", "tip", make("p", "", said[0]), ...more);
    if (!out) this.wipe();
    this.taken?.remove();
    if (out) this.taken = tip; else this.tips = [tip];
    if (out) out.parentElement.append(tip); else part.querySelector(".choices").before(tip);
    walk.tell(said.join(" "));
    walk.near(out?.parentElement || part, out ? "nearest" : "start");
  }

  wipe() {
    this.tips.forEach((tip) => tip.remove());
    this.taken?.remove();
  }

  // Whoever comes back may ask again.
  clear() {
    this.wipe();
    this.given.clear();
  }
};
