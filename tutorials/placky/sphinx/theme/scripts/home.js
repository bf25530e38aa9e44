// On a page with course cards: how far the reader has come in each exercise and in all, from what walk.js remembers, and
// a button that forgets it all. A card carries data-exercise, data-endings and data-parts (how many of them the exercise
// has), data-name (number and title) and holds an element .state; data-marks are the marks of its parts: what was kept under others does not count.
// parts.js and progress.js are loaded before this.
"use strict";

(() => {
  const cards = [...document.querySelectorAll("[data-exercise][data-endings]")].filter((card) => card.querySelector(".state"));
  const course = document.querySelector(".course"), { make } = placky;
  if (!course) return;
  const plain = new Map();                                 // card -> what its state says of an exercise not begun
  const sum = (walks, count) => walks.reduce((all, walk) => all + count(walk), 0);

  // What is kept, without the walks of these cards that are of another version of the course.
  const current = () => {
    const memory = placky.memory.all();
    for (const { dataset: { exercise, marks } } of cards) {
      const known = marks?.split(" ") ?? [undefined];
      const old = Object.keys(memory.walks).filter((key) => key.split("#")[0] === exercise && !known.includes(memory.walks[key].mark));
      old.forEach((key) => delete memory.walks[key]);
      if (old.includes(memory.last)) delete memory.last;
    }
    return memory;
  };

  // One card; gives the endings walked, and how many there are, and the same of parts. An exercise is played when each of
  // its parts was walked to an end; other endings are for who wants to see them.
  const look = (card, { last, walks }) => {
    const name = card.dataset.exercise;      // an exercise of several walks remembers each, as name#walk
    const mine = Object.keys(walks).filter((key) => key === name || key.startsWith(`${name}#`));
    const state = card.querySelector(".state"), [all, parts] = [card.dataset.endings, card.dataset.parts].map((n) => Number(n) || 0);
    const done = Math.min(sum(mine, (key) => Number(walks[key].ends) || 0), all);
    const played = Math.min(mine.filter((key) => walks[key].ends > 0).length, parts), through = parts > 0 && played === parts;
    const told = through ? `✓ Played, ${done} of ${all} endings` : `${played} of ${parts} parts`;
    if (!plain.has(card)) plain.set(card, [...state.childNodes]);
    state.replaceChildren(...(mine.length && parts ? [told] : plain.get(card)));
    card.classList.toggle("done", through);
    card.classList.toggle("here", mine.includes(last) && !through);
    if (played > 0 && !through) {
      const meter = make("span", "meter", make("i"));
      meter.firstChild.style.width = `${(100 * played) / parts}%`;
      state.prepend(meter);
    }
    return [played, parts, done, all];
  };

  // The cover's button goes on in the exercise that the reader was in last, or in the next that he has not played.
  const start = document.querySelector(".cover a.btn"), words = start ? [...start.childNodes] : [], href = start?.getAttribute("href");
  const lead = ({ last = "" }) => {
    const at = cards.findIndex(({ dataset: { exercise } }) => last === exercise || last.startsWith(`${exercise}#`));
    const card = at < 0 ? null : cards.slice(at).find((one) => !one.classList.contains("done"));
    start.replaceChildren(...(card ? [`Go on: ${card.dataset.name}`] : words));
    start.setAttribute("href", card ? card.querySelector("a").getAttribute("href") : href);
  };

  const line = make("p", "so-far"), place = make("div", "course-progress", line);
  const show = () => {
    const memory = current(), counts = cards.map((card) => look(card, memory));
    const answers = Object.keys(memory.walks).flatMap((name) => Object.values(placky.memory.of(name, memory.walks[name].mark).answers));
    const right = answers.filter(Boolean).length, [played, parts, done, all] = [0, 1, 2, 3].map((n) => sum(counts, (count) => count[n]));
    const asked = answers.length ? ` Questions right at the first try: ${right} of ${answers.length}.` : "";
    const told = Object.keys(memory.walks).length ? `So far: ${played} of ${parts} parts walked to an end, and ${done} of ${all} endings.${asked}` : "";
    placky.write(line, told);
    line.hidden = !told;
    if (start) lead(memory);
  };
  placky.moved.settle(() => {
    show();
    addEventListener("storage", show);
    const last = [...document.querySelectorAll(".course")].pop();
    last.after(place);
    new placky.Forget(place, {
      forget: "Forget all progress", sure: "Forget every ending and every answer?", yes: "Forget all", no: "Keep it",
      gone: "All progress is forgotten.", undo: "Bring it back", undone: "It is back.",
    }, () => true, show);
  });
})();
