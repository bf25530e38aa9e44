// A drill in front of a reader: whom it is about, buttons to choose, names to tap or a number to key in. Once it is
// answered it shows what is right and says why.
"use strict";

placky.DRILL_WORDS = {
  right: "Right.", wrong: "Not so.", it: "It is {right}.", number: "Your number", length: "Your length in inches, to a quarter", say: "Answer", done: "That is all of them", nobody: "Choose one at least.", digits: "Write a number.",
  skip: "Skip", next: "Next question", of: "Question {n} of {all}", score: "right at the first try: {right} of {asked}",
  nearer: "The board from nearer", whole: "All questions at once", one: "One question at a time", through: "That was the last one. They begin again.",
};

// Where a board goes on beyond its place it fades away: at which of its sides that is hangs on how far one has scrolled.
placky.fade = ({ style, scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight }) => {
  const cut = { left: scrollLeft, right: scrollWidth - clientWidth - scrollLeft, top: scrollTop, foot: scrollHeight - clientHeight - scrollTop };
  Object.entries(cut).forEach(([side, beyond]) => style.setProperty(`--cut-${side}`, beyond > 2 ? "1.25rem" : "0px"));
};

// A board that is larger than its place, or that comes nearer, can be reached by keys, also once a phone is turned on its side.
placky.reach = (board) => {
  placky.fade(board);
  board.onscroll = () => placky.fade(board);
  const wide = board.onclick || board.scrollWidth > board.clientWidth + 1 || board.scrollHeight > board.clientHeight + 1;
  if (wide) board.tabIndex = 0; else board.removeAttribute("tabindex");
};
placky.boards = new ResizeObserver((all) => all.forEach(({ target }) => placky.reach(target)));

// What stands on a figure is 14 units high, if its board says nothing else, and to be read 11 pixels. A board that is larger than its place
// shows those of whom its question speaks, who are so many hundredths of it from its left edge and its top: all of them at once, if need
// be smaller, with larger names. Where there is room beside it, it is smaller too if more of it is seen so, down to the part of
// that size which the style sheet calls enough. Whoever presses it, or Enter on it, comes nearer.
placky.SMALLEST = 0.25;
placky.LENS = "M9 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11M13 13l4 4M6.5 9h5M9 6.5v5";
placky.pan = (board, near = false) => {
  const picture = board.querySelector("img"), [left, top, right, foot] = (board.dataset.at?.match(/../g) ?? [0, 0, 99, 99]).map((n) => n / 100);
  if (!picture) return;
  const [wide, high] = ["width", "height"].map((side) => picture.getAttribute(side)), least = parseFloat(board.style.getPropertyValue("--least")) || wide * 11 / 14;
  const room = (across, along) => Math.min(board.clientWidth / across, (parseFloat(getComputedStyle(board).maxHeight) || Infinity) * wide / high / along) / least;
  const fits = () => room(right - left, foot - top), enough = parseFloat(getComputedStyle(board).getPropertyValue("--enough")) || 1;
  board.classList.remove("closer");                        // such a board has more room
  const small = fits() < 1;
  board.classList.toggle("closer", small);
  const drawn = (scale) => { picture.style.minWidth = `${Math.ceil(scale * least)}px`; };
  picture.style.setProperty("--ratio", wide / high);
  drawn(Math.min(1, Math.max(placky.SMALLEST, fits()), Math.max(enough, room(1, 1))));
  const nearer = least > picture.offsetWidth + 1;
  if (near) drawn(1);
  board.onclick = nearer ? () => placky.pan(board, !near) : null;
  const sign = board.parentElement.querySelector(".nearer") ?? placky.button("nearer", () => board.onclick?.(), placky.icon(placky.LENS));
  sign.hidden = !nearer;
  sign.tabIndex = -1;                                      // Enter on the board does the same
  sign.setAttribute("aria-label", placky.DRILL_WORDS.nearer);
  sign.setAttribute("aria-pressed", String(near));
  board.after(sign);
  board.onkeydown = ({ key }) => { if (key === "Enter") board.onclick?.(); };
  placky.reach(board);
  placky.boards.observe(board);
  board.scrollLeft = (left + right) / 2 * board.scrollWidth - board.clientWidth / 2;
  board.scrollTop = (top + foot) / 2 * board.scrollHeight - board.clientHeight / 2;
};

// Those whom a drill is about and what is known beside its board, as its page has them without scripts; null for nothing.
placky.known = ({ cards = [], given = [] }) => {
  const { make } = placky, card = ([side, name, text]) => make("li", "", placky.badge(side), make("b", "", name), make("span", "", text));
  if (!cards.length && !given.length) return null;
  return make("div", "known", ...(cards.length ? [make("ul", "legend", ...cards.map(card))] : []), ...(given.length ? [make("p", "given", given.join(" "))] : []));
};

// The mark of a side, drawn as on all pages.
placky.badge = (side) => new DOMParser().parseFromString(placky.BADGES?.[side] ?? "", "text/html").querySelector("svg") ?? "";

placky.Asking = class {
  // `answered(right)` is called with the first answer, `on` leads to the next question. `rule` is shown with the answer, for it
  // often is the answer, and of what is listed behind it whatever the answer names.
  constructor(drill, { answered, on, rule }) {
    const { make, DRILL_WORDS: words } = placky;
    Object.assign(this, { drill, answered, rule, asked: false, done: false });
    this.legend = make("legend", "", drill.question);
    this.legend.tabIndex = -1;
    this.feedback = make("p", "feedback");
    this.feedback.setAttribute("role", "status");
    this.onward = placky.button("btn quiet", on, words.skip);
    this.actions = make("p", "actions", this.onward);
    const set = make("fieldset", "question", this.legend, drill.keyed ? this.field() : this.list(), this.feedback);
    this.box = make("form", "asking", set, this.actions);
    this.box.addEventListener("submit", (event) => { event.preventDefault(); this.submit(); });
    this.box.addEventListener("keydown", (event) => {
      if (!/^[1-9]$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input")) return;
      this.buttons?.[event.key - 1]?.click();
    });
  }

  list() {
    const { make } = placky, several = this.drill.asks === "several";
    this.buttons = this.drill.answers.map(([text], i) => {
      const button = placky.button("choice plain", () => (several ? this.toggle(i) : this.take([text], [i])),
        make("kbd", "", String(i + 1)), make("strong", "", text), make("span", "mark"));
      if (several) button.setAttribute("aria-pressed", "false");
      return button;
    });
    if (several) this.sender(placky.DRILL_WORDS.done);
    return make("ul", "choices", ...this.buttons.map((button) => make("li", "", button)));
  }

  field() {
    this.input = Object.assign(document.createElement("input"), { type: "text", inputMode: this.drill.asks === "length" ? "decimal" : "numeric", autocomplete: "off", maxLength: 6 });
    this.sender(placky.DRILL_WORDS.say);
    return placky.make("label", "keyed", placky.DRILL_WORDS[this.drill.asks], " ", this.input);
  }

  sender(text) {
    this.send = placky.make("button", "btn", text);
    this.actions.prepend(this.send, " ");
  }

  toggle(i) {
    if (this.done) return;
    const button = this.buttons[i], on = button.getAttribute("aria-pressed") !== "true";
    button.setAttribute("aria-pressed", String(on));
    button.classList.toggle("lit", on);
  }

  submit() {
    if (this.done) return;
    if (this.input) return this.key(this.input.value.trim());
    const on = this.buttons.flatMap((button, i) => (button.getAttribute("aria-pressed") === "true" ? [i] : []));
    if (on.length) this.take(on.map((i) => this.drill.answers[i][0]), on);
    else this.feedback.textContent = placky.DRILL_WORDS.nobody;
  }

  // What is keyed in; letters are no number, and no answer.
  key(text) {
    if (!this.drill.reads(text)) this.feedback.textContent = placky.DRILL_WORDS.digits;
    else if (text) this.take([text], []);
  }

  take(given, places) {
    if (this.asked) return;
    const { right, said } = this.drill.answer(given, placky.DRILL_WORDS);
    this.asked = this.done = true;
    this.buttons?.forEach((button, i) => {
      const fits = this.drill.answers[i][1];
      button.classList.remove("lit");
      button.disabled = true;
      if (!fits && !places.includes(i)) return;
      button.classList.add(fits ? "right" : "wrong");
      button.lastElementChild.textContent = fits ? "✓" : "✕";
    });
    if (this.input) this.input.readOnly = true;
    this.send?.remove();
    this.onward.className = "btn";
    this.onward.textContent = placky.DRILL_WORDS.next;
    this.feedback.textContent = said;
    this.rule?.querySelectorAll("[data-named]").forEach((other) => { if (!said.includes(other.dataset.named)) other.remove(); });
    if (this.rule) this.feedback.after(this.rule);
    this.answered(right);
    this.onward.focus({ preventScroll: true });
    this.onward.scrollIntoView({ block: "nearest" });
  }
};
