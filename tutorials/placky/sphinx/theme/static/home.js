// On a page with course cards: how far the reader has come in each exercise, from what walk.js remembers.
// A card carries data-exercise and data-endings (how many endings the exercise has) and holds an element .state.
(() => {
  let memory = {};
  try { memory = JSON.parse(localStorage.getItem("placky.progress")) || {}; } catch { return; }
  const walks = memory.walks || {};
  for (const card of document.querySelectorAll("[data-exercise][data-endings]")) {
    const name = card.dataset.exercise;      // an exercise of several walks remembers each, as name#walk
    const mine = Object.keys(walks).filter((key) => key === name || key.startsWith(`${name}#`));
    const state = card.querySelector(".state");
    const all = Number(card.dataset.endings);
    if (!mine.length || !state || !(all > 0)) continue;
    const done = Math.min(mine.reduce((sum, key) => sum + (Number(walks[key].ends) || 0), 0), all);
    state.textContent = `${done === all ? "✓ " : ""}${done} of ${all} endings`;
    card.classList.toggle("done", done === all);
    card.classList.toggle("here", mine.includes(memory.last) && done < all);
    if (done === all || done === 0) continue;
    const meter = document.createElement("span");
    meter.className = "meter";
    meter.append(document.createElement("i"));
    meter.firstChild.style.width = `${(100 * done) / all}%`;
    state.prepend(meter);
  }
})();
