// Keys and swipes: what a reader types or wipes, as steps of a walk.
"use strict";

placky.Keys = {
  // A key pressed while `walk` hears.
  type(walk, event) {
    const { buttons } = walk.controls, letter = event.key.toLowerCase();
    if (letter === "arrowright") { if (walk.unread()) walk.open(); else walk.forward(!event.repeat); }
    else if (letter === "arrowleft") walk.back();
    else if (!walk.contains(document.activeElement)) return;   // one-letter keys only with the focus in here (WCAG 2.1.4)
    else if (letter === "r" && !buttons.roll.hidden) walk.roll();
    else if (letter === "h" && !buttons.hint.hidden) walk.hints.give();
    else if (letter === "l" && buttons.rules) placky.look.open(walk);
    else if (/^[1-9]$/.test(letter)) walk.choices()[letter - 1]?.click();
    else return;
    event.preventDefault();
  },

  // A quick move sideways, which begins neither at the edge of the window nor where something moves by itself.
  swipes(walk) {
    let from = null;
    walk.addEventListener("touchstart", (event) => {
      const { clientX: x, clientY: y } = event.touches[0];
      const free = event.touches.length === 1 && x > 24 && x < innerWidth - 24;
      from = free && !event.target.closest(".map, pre, .scroll, .targets") ? { x, y, at: event.timeStamp } : null;
    }, { passive: true });
    walk.addEventListener("touchend", (event) => {
      if (!from) return;
      const x = event.changedTouches[0].clientX - from.x, y = event.changedTouches[0].clientY - from.y;
      if (event.timeStamp - from.at < 700 && Math.abs(x) > Math.max(50, 2 * Math.abs(y))) {
        if (x < 0) walk.forward(); else walk.back();
      }
      from = null;
    }, { passive: true });
  },
};

// Keys drive the walk with the focus, if that or much of the walk is in view, else the one that fills most of it.
document.addEventListener("keydown", (event) => {
  if (placky.drawer?.box?.open) return;                    // what lies over the page has the keys
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest?.("input, textarea, select, [contenteditable], [tabindex='0']")) return;
  const seen = (part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return Math.min(bottom, innerHeight) - Math.max(top, 0);
  };
  const at = document.activeElement, held = at?.closest("placky-walk[live]");
  const mine = held && (seen(at) > 0 || seen(held) > innerHeight / 3) && held;
  const part = (walk) => walk.closest(".story-section") || walk;   // to measure what is in one out of sight would lay it out
  const inSight = () => [...document.querySelectorAll("placky-walk[live]")].filter((walk) => seen(part(walk)) > 0);
  const walk = mine || inSight().sort((a, b) => seen(part(b)) - seen(part(a)))[0];
  if (walk) placky.Keys.type(walk, event);
});
