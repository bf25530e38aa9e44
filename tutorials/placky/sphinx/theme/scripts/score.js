// Score: what was answered right at the first try, how many endings were walked, and the panel at the end of a way.
// And forgetting: the progress of an exercise, or of all of them, goes and can be brought back at once.
"use strict";

placky.Score = class {
  static MANY = 3;                                         // so many questions, and more are wrong than right

  // `answers`: outcome -> whether the first answer to its question was right.
  constructor(answers, words) {
    this.answers = answers;
    this.words = words;
    this.line = placky.make("p", "score");
  }

  // Only the first answer to a question counts; an answer that a hint has crossed out is one that was wrong.
  note(outcome, right) {
    if (!Object.hasOwn(this.answers, outcome)) this.answers[outcome] = right;
  }

  get asked() { return Object.keys(this.answers).length; }

  get right() { return Object.values(this.answers).filter(Boolean).length; }

  told() {
    const { rightFirst, of } = this.words;
    return this.asked ? `${rightFirst}: ${this.right} ${of} ${this.asked}` : "";
  }

  // What Placky has to say about it, by the result alone; of several words, others at the next ending. One or two wrong
  // answers are no reason to be hard on anybody.
  comment(done, all) {
    const { asked, right, words: { comments } } = this;
    if (done === all) return !asked ? comments.all : right === asked ? comments.whole : comments.walked;
    const said = !asked ? comments.start : right === asked ? comments.right : 2 * right >= asked ? comments.half : asked < placky.Score.MANY ? comments.start : comments.few;
    return said[(done - 1) % said.length] ?? said[0];
  }

  // The panel at an ending, with what is `said` about it and other `ways` to go from there.
  panel(done, all, said, ways) {
    const { make } = placky, { words } = this;
    const bubble = make("div", "bubble", make("p", "", this.comment(done, all)));
    const say = make("div", "say", placky.head(done === all ? "glad" : "dry"), bubble);
    const list = make("ul", "counts", make("li", "", `${words.walked}: ${done} ${words.of} ${all}`));
    if (this.asked) list.append(make("li", "", this.told()));
    const panel = make("div", "result", say, list);
    if (said) list.after(make("p", "", said));
    if (ways.length) panel.append(make("div", "ways", ...ways.map(({ name, go }) => placky.button("btn quiet", go, name))));
    return panel;
  }
};

// A button that forgets the walks whose names `mine` accepts, asks first if `sure` is given, and can bring them back.
// `changed(walks)` is called after each change.
placky.Forget = class {
  constructor(place, words, mine, changed) {
    Object.assign(this, { words, mine, changed });
    this.button = this.make("quiet forget", words.forget, () => (words.sure ? this.ask() : this.forget()));
    this.said = placky.make("span", "said");
    this.said.setAttribute("role", "status");
    this.box = placky.make("div", "forgetting", this.button, this.said);
    place.append(this.box);
    this.look();
  }

  make(kind, text, act) { return placky.button(`btn ${kind}`, act, text); }

  look() {
    this.button.hidden = !Object.keys(placky.memory.all().walks).some(this.mine);
    this.box.hidden = this.button.hidden && !this.box.querySelector(".btn:not(.forget)");
  }

  put(said, ...buttons) {
    this.box.replaceChildren(this.button, this.said, ...buttons);
    this.look();
    this.said.textContent = said;
    (buttons[0] || this.button).focus({ preventScroll: true });
  }

  ask() {
    const { sure, yes, no } = this.words;
    this.put(sure, this.make("quiet", no, () => this.put("")), this.make("quiet risky", yes, () => this.forget()));
    this.button.hidden = true;
  }

  forget() {
    const gone = placky.memory.forget(this.mine);
    this.changed();
    this.put(this.words.gone, this.make("quiet back-again", this.words.undo, () => {
      placky.memory.restore(gone);
      this.changed();
      this.put(this.words.undone);
    }));
  }
};

// The end of an exercise: forget what was walked here. The walks are alive by then.
document.addEventListener("DOMContentLoaded", () => document.querySelectorAll(".onwards[data-exercise]").forEach((place) => {
  const name = place.dataset.exercise, mine = (walk) => walk === name || walk.startsWith(`${name}#`);
  const walks = [...document.querySelectorAll("placky-walk[live]")].filter((walk) => mine(walk.exercise || ""));
  if (walks.length) new placky.Forget(place, placky.WORDS, mine, () => walks.forEach((walk) => walk.renew()));
}));
