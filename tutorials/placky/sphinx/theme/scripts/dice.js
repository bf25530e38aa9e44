// Dice: a roll by exact ways, the tumbling, and the question between the dice and the verdict.
"use strict";

placky.Dice = class {
  static TUMBLE = 720;                                     // milliseconds, as the animation in the style sheet
  static NEXT_DIE = 90;
  static ENOUGH = 3;                                       // questions about one die, told right or left open; then no more
  static simple = 0;                                       // of those, on this page
  static wrong = 0;                                        // answers on this page; each gets another remark

  constructor(frame, words) {
    this.frame = frame;
    this.words = words;
    this.sides = [...frame.section.querySelectorAll(".duel .side")];
    this.numbers = this.sides.map((side) => side.querySelectorAll(".dice text").length);
    this.verdicts = [...frame.section.querySelectorAll(".duel .verdict")];
    this.who = this.sides.map((side) => side.querySelector(".who").textContent.trim());
    const rest = frame.section.querySelectorAll(".odds li > span:not(.num)");
    this.outcomes = [...frame.children, ...(frame.others || []).map((one, n) => ({ label: rest[n]?.textContent, ...one }))];
    this.exact = this.outcomes.length > 0 && this.outcomes.every((one) => one.ways > 0);
    this.of = this.outcomes.reduce((sum, one) => sum + one.ways, 0);
    this.told = frame.children.length === 1;
    this.coin = this.faces.length === 1 && this.sides[0].dataset.faces.split(" ").length === 2;
    const how = this.told ? words[this.outcomes.length > 1 ? "told" : "only"] : [this.coin ? words.coin : words.exact, frame.others && words.some].filter(Boolean).join(" ");
    if (this.exact) frame.section.querySelector(".odds")?.append(placky.make("p", "how", how));
  }

  // One of the outcomes by its exact ways; where the story goes on from one alone, that one, as nobody likes to roll for
  // nothing. One that the page does not play leads nowhere: it has no "to". Who has met one meets another next.
  pick() {
    if (this.told) return this.outcomes[0];
    const all = this.missed ? this.frame.children : this.outcomes;
    this.missed = false;
    let n = Math.random() * all.reduce((sum, one) => sum + one.ways, 0);
    return all.find((one) => (n -= one.ways) < 0) || all[0];
  }

  get faces() { return this.sides.flatMap((side) => [...side.querySelectorAll(".dice text")]); }

  // The faces of each side; where sixes add dice, with those that they have added.
  dealt(faces) {
    const left = [...faces];
    return this.sides.map(({ dataset }, i) => {
      const mine = [];
      for (let due = this.numbers[i], now; due && left.length; due = dataset.bursts ? now.filter((one) => one == dataset.bursts).length : 0) mine.push(...(now = left.splice(0, due)));
      return mine;
    });
  }

  // Lay the dice down; without faces, unrolled. Verdicts are pairs of "yes", "no" or "even" and words.
  put(faces, verdicts) {
    const dealt = this.dealt(faces || []);
    this.sides.forEach((side, i) => {
      const dice = [...side.querySelectorAll(".dice svg")], number = Math.max(this.numbers[i], dealt[i].length);
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
    const shown = faces.map((face) => face.closest(".side").dataset.faces.split(" "));
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

  // "AGUILA: 4 ≤ 7, success."
  judged(verdicts) {
    const said = this.who.map((who, i) => verdicts?.[i]?.[1] && `${who}: ${verdicts[i][1]}`).filter(Boolean);
    return said.length ? ` ${said.join("; ")}.` : "";
  }

  // "AGUILA 6 (target 7), GARRA 4 (target 7)"; of several dice in a hand, all of them.
  read(faces) {
    const dealt = this.dealt(faces);
    return this.sides.map((side, i) => {
      const read = `${this.who[i]} ${dealt[i].join(" ")}`, { aim } = side.dataset;
      return aim ? `${read} (${aim})` : read;
    }).join(", ");
  }

  // The answers to a question: the labels of all outcomes. Of many, the right one and three others far from each other,
  // as neighbours are often nearly the same.
  answers(right) {
    const labels = [...new Set(this.outcomes.map((one) => one.label))].filter(Boolean);
    if (labels.length <= 6) return labels;
    const wrong = labels.filter((label) => label !== right);
    const kept = [0, 0.5, 1].map((part) => Math.round(part * (wrong.length - 1)));
    return labels.filter((label) => label === right || kept.includes(wrong.indexOf(label)));
  }

  // The rule by which the dice are read, of natural 1 and 12 their own.
  reason(settled) {
    const [number, summary] = settled || this.frame.why || [];
    return number ? `${this.words.rule} ${number}: ${summary}` : "";
  }

  // The question: what happens next? It stays open until the right answer is found; `answered(right, words)` is called
  // for each. Its `cross()` takes one wrong answer away and gives its button. null where there is nothing to ask: no dice,
  // or a die that is judged by nothing and says it all, as a coin does, and one that is looked up in a table in sight; nor
  // whether one die succeeds, of who has told it often enough, or has left it open.
  question(child, { dice: faces, verdicts, settled }, answered) {
    const plain = faces.length === 1 && verdicts?.[0]?.[0] === "", labels = this.answers(child.label);
    const simple = faces.length === 1 && labels.length === 2;
    if (!faces.length || plain || labels.length < 2 || (simple && placky.Dice.simple >= placky.Dice.ENOUGH)) return null;
    const { make } = placky;
    const legend = make("legend", "", `${this.read(faces)}. ${this.words.ask}`), feedback = make("p", "feedback");
    legend.tabIndex = -1;
    const buttons = labels.map((label, i) => {
      const mark = make("span", "mark"), key = make("kbd", "", String(i + 1));
      const button = placky.button("choice plain", () => {
        const right = label === child.label;
        button.classList.add(right ? "right" : "wrong");
        mark.textContent = right ? "✓" : "✕";
        const no = this.words.wrong[placky.Dice.wrong++ % this.words.wrong.length];
        feedback.textContent = right ? this.words.right + this.judged(verdicts) : `${no}${this.judged(verdicts)} ${this.reason(settled)}`;
        (right ? buttons : [button]).forEach((one) => { one.disabled = true; });
        if (right && simple && !answers.querySelector(".wrong, .out")) placky.Dice.simple++;
        asked.classList.toggle("done", right);             // the odds may be seen again
        answered(right, feedback.textContent);
      }, key, make("strong", "", label), mark);
      return button;
    });
    const answers = make("ul", "choices", ...buttons.map((button) => make("li", "", button)));
    const asked = make("fieldset", "question", legend, answers, feedback);
    asked.left = () => { if (simple) placky.Dice.simple++; };
    asked.cross = () => {
      const nth = buttons.findIndex((button, i) => !button.disabled && labels[i] !== child.label);
      if (nth < 0) return null;
      buttons[nth].classList.add("out");
      buttons[nth].disabled = true;
      answered(false, "");
      return buttons[nth];
    };
    return asked;
  }
};
