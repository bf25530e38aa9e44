// Dice: those of a roll as they lie on the page, and their tumbling.
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
    if (roll.exact) section.querySelector(".odds")?.append(placky.make("p", "how", roll.how));
  }

  get faces() { return this.sides.flatMap((side) => [...side.querySelectorAll(".dice text")]); }

  // Lay the dice down; without faces, unrolled. Verdicts are pairs of "yes", "no" or "even" and words.
  put(faces, verdicts) {
    const dealt = this.roll.dealt(faces || []);
    this.sides.forEach((side, i) => {
      const dice = [...side.querySelectorAll(".dice svg")], number = Math.max(this.roll.hands[i].dice, dealt[i].length);
      dice.slice(number).forEach((die) => die.remove());
      for (let n = dice.length; n < number; n++) dice[0].after(dice[0].cloneNode(true));
      side.querySelectorAll(".dice text").forEach((face, n) => placky.write(face, String(faces ? dealt[i][n] ?? "–" : "?")));
    });
    this.verdicts.forEach((verdict, i) => {
      const [kind, words] = (verdicts && verdicts[i]) || ["", ""];
      verdict.className = `verdict ${["yes", "no", "even"].includes(kind) ? kind : ""}`;
      placky.write(verdict, words);
    });
  }

  // Let the dice tumble, then call `land`. Gives a function that stops them, whose `now` lands them at once.
  tumble(land) {
    if (placky.still() || !this.faces.length) { land(); return () => {}; }
    const { faces } = this, dice = faces.map((face) => face.closest("svg"));
    dice.forEach((die, i) => {
      die.style.animationDelay = `${i * placky.Dice.NEXT_DIE}ms`;
      die.classList.add("roll");
    });
    const shown = faces.map((face) => this.roll.faces(this.sides.indexOf(face.closest(".side"))));
    const any = (list) => list[Math.floor(Math.random() * list.length)];
    const spin = setInterval(() => faces.forEach((face, i) => { face.textContent = any(shown[i]); }), 70);
    const stop = () => {
      clearInterval(spin);
      clearTimeout(end);
      dice.forEach((die) => die.classList.remove("roll"));
    };
    stop.now = () => { stop(); land(); };
    const end = setTimeout(stop.now, placky.Dice.TUMBLE + placky.Dice.NEXT_DIE * (dice.length - 1));
    return stop;
  }
};
