// The question between the dice and the verdict. It stays open until the right answer is found.
"use strict";

placky.Question = class {
  // `asked` is what there is to ask, `reply(right, label)` what is said to an answer; `answered(right, words)` is called for
  // each.
  constructor(asked, reply, answered) {
    const { make } = placky, { labels } = asked;
    Object.assign(this, { asked, reply, answered, done: false, wrong: 0 });
    this.legend = make("legend", "", asked.asked);
    this.legend.tabIndex = -1;
    this.feedback = make("p", "feedback");
    this.buttons = labels.map((label, i) => placky.button("choice plain", () => this.answer(i),
      make("kbd", "", String(i + 1)), make("strong", "", label), make("span", "mark")));
    const answers = make("ul", "choices", ...this.buttons.map((button) => make("li", "", button)));
    this.box = make("fieldset", "question", this.legend, answers, this.feedback);
  }

  answer(nth) {
    const button = this.buttons[nth], label = this.asked.labels[nth], right = label === this.asked.right, said = this.reply(right, label);
    button.classList.add(right ? "right" : "wrong");
    button.lastElementChild.textContent = right ? "✓" : "✕";
    this.feedback.textContent = said;
    (right ? this.buttons : [button]).forEach((one) => { one.disabled = true; });
    if (right && !this.wrong) this.told();
    if (!right) this.wrong++;
    this.done = right;
    this.box.classList.toggle("done", right);              // the odds may be seen again
    this.answered(right, said);
  }

  // Whether one die succeeds was told at the first try, or left open: that need not be asked for ever.
  told() { if (this.asked.simple) placky.Roll.simple++; }

  // Leave it, and take it away, unless somebody does that `later`.
  leave(later) {
    if (!this.done) this.told();
    if (!later) this.box.remove();
  }

  // The first wrong answer that is left.
  get open() { return this.buttons.findIndex((button, i) => !button.disabled && this.asked.labels[i] !== this.asked.right); }

  // Is there a wrong answer left?
  get left() { return this.open >= 0; }

  // Take one away; gives its button and words.
  cross() {
    const { labels } = this.asked, nth = this.open;
    this.buttons[nth].classList.add("out");
    this.buttons[nth].disabled = true;
    this.wrong++;
    this.answered(false, "");
    return { card: this.buttons[nth], label: labels[nth] };
  }
};
