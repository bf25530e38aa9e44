// Dice, cards, spinners: those of a roll as they lie on the page, and how they fall. A plain die is a picture whose text
// changes; of all others the drawing of a face is copied from the page, by its name, into the group "up".
"use strict";

placky.Dice = class {
  static TUMBLE = 720;                                     // milliseconds, as the animation in the style sheet
  static NEXT_DIE = 90;

  // Raises an error where the page has not the dice that the roll has.
  constructor(section, roll) {
    this.roll = roll;
    this.sides = [...section.querySelectorAll(".duel .side")];
    this.verdicts = [...section.querySelectorAll(".duel .verdict")];
    if (this.sides.length !== roll.hands.length) throw new Error(`There are ${this.sides.length} places for ${roll.hands.length} hands at ${section.id}.`);
    this.unknown = this.sides.map((side) => side.querySelector(".dice .up")?.cloneNode(true));
    if (roll.exact) section.querySelector(".odds")?.append(placky.make("p", "how", roll.how));
  }

  // All that lies there, each with the number of its hand.
  get dice() { return this.sides.flatMap((side, hand) => [...side.querySelectorAll(".dice svg")].map((die) => ({ die, hand }))); }

  // Let a die show a face, or what it shows unrolled.
  turn(die, hand, face) {
    const up = die.querySelector(".up"), rolled = face !== null, name = rolled ? this.roll.drawn(hand, face) : undefined;
    if (!up) { placky.write(die.querySelector("text"), rolled ? String(face) : "?"); return; }
    if ((up.dataset.face ?? "") === (name ?? "")) return;
    up.dataset.face = name ?? "";
    const from = (name && document.getElementById(name)) || this.unknown[hand];
    up.replaceChildren(...from.cloneNode(true).childNodes);
  }

  // Lay the dice down; without faces, unrolled. Verdicts are pairs of "yes", "no" or "even" and words.
  put(faces, verdicts) {
    const dealt = this.roll.dealt(faces || []);
    this.sides.forEach((side, i) => {
      const dice = [...side.querySelectorAll(".dice svg")], number = Math.max(this.roll.hands[i].dice, dealt[i].length);
      dice.slice(number).forEach((die) => die.remove());
      for (let n = dice.length; n < number; n++) dice[0].after(dice[0].cloneNode(true));
      side.querySelectorAll(".dice svg").forEach((die, n) => this.turn(die, i, faces ? dealt[i][n] ?? "–" : null));
    });
    this.verdicts.forEach((verdict, i) => {
      const [kind, words] = (verdicts && verdicts[i]) || ["", ""];
      verdict.className = `verdict ${["yes", "no", "even"].includes(kind) ? kind : ""}`;
      placky.write(verdict, words);
    });
  }

  // Let the dice tumble, then call `land`. Gives a function that stops them, whose `now` lands them at once.
  tumble(land) {
    const { dice } = this;
    if (placky.still() || !dice.length) { land(); return () => {}; }
    dice.forEach(({ die }, i) => {
      die.style.animationDelay = `${i * placky.Dice.NEXT_DIE}ms`;
      die.classList.add("roll");
    });
    const any = (list) => list[Math.floor(Math.random() * list.length)];
    const shown = dice.filter(({ hand }) => !["card", "token"].includes(this.roll.hands[hand].form));   // these show nothing yet
    const spin = setInterval(() => shown.forEach(({ die, hand }) => this.turn(die, hand, any(this.roll.faces(hand)))), 70);
    const stop = () => {
      clearInterval(spin);
      clearTimeout(end);
      dice.forEach(({ die }) => die.classList.remove("roll"));
    };
    stop.now = () => { stop(); land(); };
    const end = setTimeout(stop.now, placky.Dice.TUMBLE + placky.Dice.NEXT_DIE * (dice.length - 1));
    return stop;
  }
};
