// Forgetting: the progress of an exercise, or of all of them, goes and can be brought back at once.
"use strict";

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
document.addEventListener("DOMContentLoaded", () => placky.moved.settle(() => document.querySelectorAll(".onwards[data-exercise]").forEach((place) => {
  const name = place.dataset.exercise, mine = (walk) => walk === name || walk.startsWith(`${name}#`);
  const walks = [...document.querySelectorAll("placky-walk[live]")].filter((walk) => mine(walk.exercise || ""));
  if (walks.length) new placky.Forget(place, placky.WORDS, mine, () => walks.forEach((walk) => walk.renew()));
})));
