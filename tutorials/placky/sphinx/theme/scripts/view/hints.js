// Hints: first the odds of the options and the rule behind a decision or a question, then one choice less. Where there is
// nothing more to say, there is no hint.
"use strict";

placky.Hints = class {
  constructor(walk) {
    this.walk = walk;
    this.given = new Set();                                // decisions and outcomes of which the rule was told
  }

  // What a hint would be about: an open question, else a decision with several choices; null where nothing is left to say.
  about() {
    const { walk } = this, { story } = walk, host = story.host(), { asking } = walk;
    if (asking) return walk.unanswered() && asking.left ? asking.asked.about || story.fell.to || story.now : null;
    if (host.asks !== "coach" || host.children.length < 2) return null;
    return story.forbidden(host.id) || (!this.given.has(host.id) && this.known(host.id)) ? host.id : null;
  }

  // Is there more to say of a decision than what is forbidden?
  known(id) { return Boolean(this.walk.story.worth(id)) || this.walk.story.frame(id).why?.length > 0; }

  give() {
    const about = this.about(), { walk } = this;
    if (!about) return;
    const first = !this.given.has(about) && !walk.asking?.asked.about;
    if (first) this.given.add(about);
    if (first) this.rule(about); else this.cross();
    if (!this.about() && document.activeElement === walk.controls.buttons.hint) this.away();
    walk.press();
  }

  // A rule with its sentence and the chip of the frame that has it; of a frame without, as of a natural 1, its number.
  ruled([number, said, id]) {
    const { walk } = this, { make } = placky, nth = id ? walk.story.frame(id).rules.indexOf(number) + 1 : 0;
    const chip = nth && walk.sections.of(id).section.querySelector(`:scope > .chips > :nth-child(${nth}) a`);
    return [make("p", "", said), chip ? make("ul", "chips", make("li", "", chip.cloneNode(true))) : make("p", "", `${walk.words.rule} ${number}`)];
  }

  rule(about) {
    const { walk } = this, { words, story } = walk, { make } = placky;
    const rules = story.rules(), options = walk.asking ? [] : story.worth(about)?.options ?? [];
    if (!rules.length && !options.length) { this.cross(); return; }
    const head = rules.length > 1 ? words.hintRules : words.hintRule, ruled = rules.flatMap((one) => this.ruled(one));
    const above = placky.above(options, words) || words.hintOdds;
    if (options.length) this.put(null, above, placky.options(options, "", words), ...(rules.length ? [make("p", "", head)] : []), ...ruled);
    else this.put(null, head, ...ruled);
    const odds = options.flatMap((one) => [`${one.label}:`, `${placky.weighed(one, words).join("; ")}.`]);
    const told = rules.flatMap(([number, said]) => [`${words.rule} ${number}:`, said]);
    walk.tell([...(options.length ? [above, ...odds] : []), ...(told.length ? [head, ...told] : [])].join(" "));
  }

  cross() {
    const { walk } = this, { card, label } = walk.asking ? walk.asking.cross() : this.forbidden(walk.story.host().id);
    this.put(card, `${walk.words.hintOut} ${label}`);
  }

  away() {
    const { walk } = this, part = walk.asking?.box || walk.sections.decision();
    part.querySelector("a.choice:not(.out), button.choice:not([disabled])").focus({ preventScroll: true });
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
    const { walk } = this, { make } = placky, part = walk.asking?.box || walk.sections.decision(), tip = make("div", "tip", make("p", "", said), ...more);
    if (!out) this.clear();
    this.taken?.remove();
    this[out ? "taken" : "tip"] = tip;
    if (out) out.parentElement.append(tip); else part.querySelector(".choices").before(tip);
    walk.tell(said);
    walk.near(out?.parentElement || part, out ? "nearest" : "start");
  }

  clear() {
    this.tip?.remove();
    this.taken?.remove();
  }
};
