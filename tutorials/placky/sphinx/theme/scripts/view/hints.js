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
  known(id) { return Boolean(this.walk.story.worth(id)) || this.walk.story.rules(id).length > 0; }

  give() {
    const about = this.about(), { walk } = this;
    if (!about) return;
    const first = !this.given.has(about) && !walk.asking?.asked.about;
    if (first) this.given.add(about);
    if (first) this.rule(about); else this.cross();
    if (!this.about() && document.activeElement === walk.controls.buttons.hint) this.away();
    walk.press();
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
    const options = walk.asking ? [] : story.worth(about)?.options ?? [];
    const lone = walk.asking && number && !chips.length;   // a natural 1 has a rule that the frame it leads to need not have
    const rule = chips.length ? [make("p", "", said), make("ul", "chips", ...chips.map((chip) => make("li", "", chip)))]
      : lone ? [make("p", "", said), make("p", "", `${words.rule} ${number}`)] : [];
    if (!rule.length && !options.length) { this.cross(); return; }
    const odds = options.length ? [placky.options(options, "", words), ...(rule.length ? [make("p", "", words.hintRule)] : [])] : [];
    this.put(null, options.length ? words.hintOdds : words.hintRule, ...odds, ...rule);
    const told = options.flatMap(({ label, odds: all }) => [`${label}:`, `${all.join("; ")}.`]);
    const ruled = rule.length ? [words.hintRule, number && `${words.rule} ${number}:`, said] : [];
    walk.tell([...(options.length ? [words.hintOdds] : []), ...told, ...ruled].filter(Boolean).join(" "));
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
