// On a page with course cards: how far the reader has come in each exercise and in all, from what walk.js remembers, and
// a button that forgets it all. A card carries data-exercise and data-endings (how many endings the exercise has) and
// holds an element .state. walk/parts.js and walk/score.js are loaded before this.
"use strict";

(() => {
  const cards = [...document.querySelectorAll("[data-exercise][data-endings]")].filter((card) => card.querySelector(".state"));
  const course = document.querySelector(".course"), { make } = placky;
  if (!course) return;
  const sum = (walks, count) => walks.reduce((all, walk) => all + count(walk), 0);

  // One card; gives the endings walked, and how many there are.
  const look = (card, { last, walks }) => {
    const name = card.dataset.exercise;      // an exercise of several walks remembers each, as name#walk
    const mine = Object.keys(walks).filter((key) => key === name || key.startsWith(`${name}#`));
    const state = card.querySelector(".state"), all = Number(card.dataset.endings) || 0;
    card.dataset.plain ??= state.textContent;
    const done = Math.min(sum(mine, (key) => Number(walks[key].ends) || 0), all);
    state.textContent = mine.length && all ? `${done === all ? "✓ " : ""}${done} of ${all} endings` : card.dataset.plain;
    card.classList.toggle("done", all > 0 && done === all);
    card.classList.toggle("here", mine.includes(last) && done < all);
    if (done > 0 && done < all) {
      const meter = make("span", "meter", make("i"));
      meter.firstChild.style.width = `${(100 * done) / all}%`;
      state.prepend(meter);
    }
    return [done, all];
  };

  const line = make("p", "so-far"), place = make("div", "course-progress", line);
  const show = () => {
    const memory = placky.memory.all(), counts = cards.map((card) => look(card, memory));
    const answers = Object.keys(memory.walks).flatMap((name) => Object.values(placky.memory.of(name).answers));
    const right = answers.filter(Boolean).length, [done, all] = [0, 1].map((n) => sum(counts, (count) => count[n]));
    const asked = answers.length ? ` Questions right at the first try: ${right} of ${answers.length}.` : "";
    line.textContent = Object.keys(memory.walks).length ? `So far: ${done} of ${all} endings walked.${asked}` : "";
    line.hidden = !line.textContent;
  };
  show();
  const last = [...document.querySelectorAll(".course")].pop();
  last.after(place);
  new placky.Forget(place, {
    forget: "Forget all progress", sure: "Forget every ending and every answer?", yes: "Forget all", no: "Keep it",
    gone: "All progress is forgotten.", undo: "Bring it back", undone: "It is back.",
  }, () => true, show);
})();
