// On a page with course cards: how far the reader has come in each exercise and in all, from what walk.js remembers, and
// a button that forgets it all. A card carries data-exercise, data-parts (its stories, as story/course.js has them), data-name
// (number and title), data-game (the title of its game), and holds an element .state. What was kept of walks with other
// marks does not count. parts.js is loaded before this.
"use strict";

(() => {
  const WORDS = {
    far: "{done} of {all} parts, {minutes} min left", played: "✓ Played, {learnt} rules learnt", on: "Go on in {game}: {name}",
    parts: "{game}: {done} of {all} parts.", left: "{game}: {done} of {all} parts, about {minutes} min left.",
    learnt: "{learnt} of {rules} rules learnt.", again: "{learnt} of {rules} rules learnt, {again} to look at again.",
    answered: "Questions right at the first try: {right} of {asked}.",
    forget: "Forget all progress", sure: "Forget every part and every answer?", yes: "Forget all", no: "Keep it",
    gone: "All progress is forgotten.", undo: "Bring it back", undone: "It is back.",
  };
  const cards = [...document.querySelectorAll("[data-exercise][data-parts]")].map((card) => ({
    card, state: card.querySelector(".state"), name: card.dataset.exercise, game: card.dataset.game, stories: JSON.parse(card.dataset.parts),
  })).filter(({ state }) => state);
  const games = new Set(cards.map(({ game }) => game));
  const course = document.querySelector(".course"), { make, filled } = placky;
  if (!course) return;
  const plain = new Map(cards.map(({ card, state }) => [card, [...state.childNodes]]));   // what is said of an exercise not begun
  const own = ({ name }, key) => key.split("#")[0] === name;                // an exercise of several walks remembers each, as name#walk

  // What is kept, without the walks of these cards that are of another version of the course.
  const current = () => {
    const memory = placky.memory.all();
    for (const card of cards) {
      const marks = card.stories.map(([mark]) => mark ?? undefined);
      const old = Object.keys(memory.walks).filter((key) => own(card, key) && !marks.includes(memory.walks[key].mark));
      old.forEach((key) => delete memory.walks[key]);
      if (old.includes(memory.last)) delete memory.last;
    }
    return memory;
  };

  // What is known of the exercises on some cards.
  const far = (some, { walks }, missed) => {
    const kept = some.map((card) => Object.entries(walks).filter(([key]) => own(card, key)).map(([, walk]) => walk));
    const game = some[0].name.split("/")[0];
    return new placky.Course(some.map(({ stories }) => stories), kept, (rule) => `${game}:${rule}` in missed);
  };

  // One card. An exercise is played when each of its parts was walked to an end.
  const look = (one, memory, missed) => {
    const { card, state } = one, found = far([one], memory, missed), { parts, minutes, whole, learnt } = found;
    const begun = Object.keys(memory.walks).some((key) => own(one, key)), done = found.done.length;
    const told = filled(whole ? WORDS.played : WORDS.far, { done, all: parts.length, minutes, learnt });
    state.replaceChildren(...(begun && parts.length ? [told] : plain.get(card)));
    card.classList.toggle("done", whole);
    card.classList.toggle("here", own(one, memory.last || "") && !whole);
    if (!done || whole) return;
    const meter = make("span", "meter", make("i"));
    meter.firstChild.style.width = `${(100 * done) / parts.length}%`;
    state.prepend(meter);
  };

  // The cover's button goes on in the exercise that the reader was in last, or in the next that he has not played.
  const start = document.querySelector(".cover a.btn"), words = start ? [...start.childNodes] : [], href = start?.getAttribute("href");
  const lead = ({ last = "" }) => {
    const at = cards.findIndex((one) => own(one, last));
    const on = at < 0 ? null : cards.slice(at).find(({ card }) => !card.classList.contains("done"));
    start.replaceChildren(...(on ? [filled(WORDS.on, { game: on.game, name: on.card.dataset.name })] : words));
    start.setAttribute("href", on ? on.card.querySelector("a").getAttribute("href") : href);
  };

  // How far it is in one game, for who has begun it.
  const told = (game, memory, missed) => {
    const some = cards.filter((one) => one.game === game), { parts, done, rules, learnt, again, minutes } = far(some, memory, missed);
    if (!Object.keys(memory.walks).some((key) => some.some((one) => own(one, key)))) return [];
    const come = { game, done: done.length, all: parts.length, minutes, learnt, rules, again };
    return [filled(minutes ? WORDS.left : WORDS.parts, come), filled(again ? WORDS.again : WORDS.learnt, come)];
  };

  const line = make("p", "so-far"), place = make("div", "course-progress", line);
  const show = () => {
    const memory = current(), missed = placky.missed.all();
    cards.forEach((one) => look(one, memory, missed));
    const answers = Object.keys(memory.walks).flatMap((name) => Object.values(placky.memory.of(name, memory.walks[name].mark).answers));
    const asked = answers.length ? [filled(WORDS.answered, { right: answers.filter(Boolean).length, asked: answers.length })] : [];
    const lines = [...games].flatMap((game) => told(game, memory, missed));
    placky.write(line, [...lines, ...asked].join(" "));
    line.hidden = !lines.length;
    if (start) lead(memory);
  };
  placky.moved.settle(() => {
    show();
    addEventListener("storage", show);
    const last = [...document.querySelectorAll(".course")].pop();
    last.after(place);
    new placky.Forget(place, WORDS, () => true, show);
  });
})();
