// Closer: on a small board the reader may see those who act from nearer, by a button that covers nobody. Where figures are
// tiny and nobody decides, the board comes nearer by itself, as far as all that is drawn stays in view.
"use strict";

placky.Closer = class {
  static NEAR = 400;                                       // units of a board that are seen at least
  static SMALL = 0.85;                                     // pixels to a unit, below which one may go closer
  static TINY = 0.45;                                      // the same, below which the board comes nearer by itself
  static PHONE = 480;                                      // and pixels across, up to which it does
  static PART = 0.6;                                       // of a window, what it shows then at least
  static LESS = 0.85;                                      // of a window, what is worth going closer for
  static RIM = 45;                                         // units from the edge, within which a figure would be cut
  static SCORE = 110;                                      // and from the upper edge, if the score is there
  static CORNER = 0.22;                                    // of a window, what the button covers with its air

  constructor(stage) {
    const { walk } = stage;
    Object.assign(this, { stage, walk });
    this.on = false;
    this.button = placky.button("magnify", () => this.turn(), placky.icon("M9 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11M13 13l4 4M6.5 9h5"));
    this.button.setAttribute("aria-label", walk.words.closer);
    this.button.setAttribute("aria-pressed", "false");
    this.button.firstChild.append(placky.svg("path", { d: "M9 6.5v5", class: "plus" }));
    walk.querySelector(".stage .frame-of").append(this.button);
  }

  turn() {
    this.on = !this.on;
    this.button.setAttribute("aria-pressed", String(this.on));
    this.stage.draw(false);
    this.stage.aim();
  }

  // What is seen of a frame's window: all, or nearer what is to be seen, who acts, who has changed, and what may be pressed.
  window(frame) {
    const { stage: { board }, walk: { story: { frames } } } = this, { window } = frame, { SMALL, TINY, PHONE, PART, NEAR, LESS } = placky.Closer;
    const scale = window ? board.across / window[2] : SMALL;
    const points = scale < SMALL ? this.points(frame, frames.get(frame.parent)) : [];
    const part = (all, least) => placky.Board.part(window, placky.Board.span(all), least);
    const near = points.length ? part(points, NEAR / window[2]) : window;
    const told = board.across < PHONE && scale < TINY && frame.parent && frame.asks !== "coach";       // who decides wants to see everybody
    const far = points.length && told ? this.whole([...points, ...board.drawn(frame)], (all) => part(all, PART), frame) : window;
    const small = points.length > 0 && near[2] < LESS * far[2];
    this.button.hidden = !small;
    this.walk.classList.toggle("near", this.on && small);
    return this.on && small ? near : far;
  }

  // A part of the board that cuts nobody at its edge, and has nobody below the score.
  whole(points, part, { tokens, overlays = [] }) {
    const { RIM, SCORE } = placky.Closer, scored = overlays.some((id) => this.stage.board.group(id)?.matches(".strip"));
    const all = Object.values(tokens || {}).map(({ x, y }) => [Number(x), Number(y)]), top = scored ? SCORE : RIM;
    for (const taken = [...points]; ;) {
      const found = part(taken), [x, y, w, h] = found;
      const inside = ([tx, ty], rim, head) => tx > x - rim && tx < x + w + rim && ty > y - head && ty < y + h + rim;
      const cut = all.filter((at) => inside(at, RIM, RIM) && !inside(at, -RIM, -top) && !taken.includes(at));
      if (!cut.length) return found;
      taken.push(...cut);
    }
  }

  points({ tokens = {}, children, asks, acting = [] }, { tokens: before = {} } = {}) {
    const at = ({ x, y }) => [x, y];
    const changed = ([name, { x, y, shown = [] }]) => {                // who has lost what he was near for is let go
      const was = before[name], had = was?.shown || [], moved = was && (was.x !== x || was.y !== y);
      return was && (moved || shown.some((part) => !had.includes(part)) || (!was.near && had.length > shown.length));
    };
    const acts = ([name, token]) => token.near || acting.includes(name);
    const near = Object.entries(tokens).filter((one) => acts(one) || changed(one));
    const aims = asks === "dice" ? [] : children.flatMap(({ target }) => (target ? [target, target.grip || target] : []));
    return [...near.map(([, token]) => at(token)), ...aims.map(at)];
  }

  // The button goes where it covers none of these points and no name: they stand once the board is at rest. The name of
  // a line that it would cover in part is not shown.
  place(points, window) {
    if (this.button.hidden) return;
    const [at, high] = this.gap([...points.map(({ x, y }) => [x, y, x, y]), ...this.stage.board.written], window);
    this.button.style.setProperty("--at", at);
    this.button.classList.toggle("high", Boolean(high));
    const [x, y, w, h] = window, near = placky.Closer.CORNER, left = x + at * w * (1 - near);
    const [top, bottom] = high ? [y, y + 2 * near * h] : [y + h * (1 - near), y + h];
    for (const [name, from, over, to, under] of this.stage.board.lined) {
      if (from < left + near * w && to > left && over < bottom && under > top) placky.Board.toggle(name, false);
    }
  }

  // At the lower edge from 0, left, to 1, right, else below the score: boxes are [left, top, right, bottom].
  gap(boxes, [x, y, w, h]) {
    const near = placky.Closer.CORNER, spans = (some) => some.map(([left, , right]) => [(left - x) / w, (right - x) / w]);
    const free = (taken) => (at) => taken.every(([left, right]) => right < at * (1 - near) || left > at * (1 - near) + near);
    const low = free(spans(boxes.filter(([, , , bottom]) => bottom > y + h * (1 - near))));
    const high = free(spans(boxes.filter(([, top, , bottom]) => top < y + h * 2 * near && bottom > y)));
    const found = [0, 1, 0.5].find((at) => !(at === 0 && this.stage.board.low) && low(at));
    return found === undefined ? [Number(!high(0)), true] : [found];
  }
};
