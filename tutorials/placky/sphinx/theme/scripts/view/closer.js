// Closer: on a small board the reader sees those who act, and who is spoken of, from nearer, by a button below it. On a
// phone the board comes nearer by itself, as far as what belongs to the frame stays in view and until it can
// be read; then the button shows all of it.
"use strict";

placky.Closer = class {
  static NEAR = 400;                                       // units of a board that are seen at least
  static SMALL = 0.85;                                     // pixels to a unit, below which one may go closer
  static READ = 0.55;                                      // the same, below which the board comes nearer by itself
  static HEAP = 0.8;                                       // what it comes to where figures stand in a heap
  static CROWD = 60;                                       // units between two bases, up to which they are of one heap
  static LEAST = 0.42;                                     // and what it comes to at least, if nobody is to be cut
  static PHONE = 480;                                      // and pixels across, up to which it does
  static LESS = 0.85;                                      // of a window, what is worth going closer for
  static RIM = 45;                                         // units from the edge, within which a figure would be cut
  static SCORE = 110;                                      // and from the upper edge, if the score is there
  static LAID = 260;                                       // units across what is laid; larger rings only measure

  constructor(stage) {
    const { walk } = stage;
    Object.assign(this, { stage, walk });
    this.on = null;                                        // nobody has asked for all or for less
    this.button = stage.replay.button("closer", "closer", () => this.turn());
    this.button.classList.add("magnify");
    this.button.setAttribute("aria-pressed", "false");
    this.button.firstChild.append(placky.svg("path", { d: "M9 6.5v5", class: "plus" }));
    stage.replay.box.append(this.button);
  }

  turn() {
    this.on = this.button.getAttribute("aria-pressed") !== "true";
    this.stage.draw(false);
    this.stage.aim();
  }

  // What is seen of a frame's window: all, or nearer what is to be seen, who acts, who has changed, who is spoken of,
  // what is laid and what may be pressed.
  window(frame) {
    const { stage: { board }, walk: { story: { frames } } } = this, { window } = frame, { SMALL, READ, HEAP, PHONE, NEAR, LESS } = placky.Closer;
    const scale = window ? board.scale(window) : SMALL, before = frames.get(frame.parent);
    const points = scale < SMALL ? [...this.points(frame, before), ...this.spoken(frame), ...this.laid(frame, before)] : [];
    const part = (all, least) => placky.Board.part(window, placky.Board.span(all), least);
    const near = points.length ? part(points, NEAR / window[2]) : window;
    const read = points.length && this.heaped(frame, points) ? HEAP : READ;
    const told = points.length > 0 && board.across < PHONE && scale < read, far = told ? this.read(points, frame, scale / read) : window;
    const less = (some) => some[2] < LESS * window[2], shown = this.on === null ? far : this.on && less(near) ? near : window;
    this.button.hidden = !points.length || !(less(near) || less(far));
    placky.set(this.button, "aria-pressed", less(shown));
    this.walk.classList.toggle("near", this.on === true && less(near));
    return shown;
  }

  // Does somebody stand close to two others, and is one of the three among these points?
  heaped({ tokens = {} }, points) {
    const { board } = this.stage, group = (name) => board.group(`tok-${placky.Board.slug(name)}`);
    const all = Object.entries(tokens).filter(([name]) => group(name)).map(([name, { x, y }]) => [Number(x), Number(y), board.parts(group(name)).radius]);
    const close = ([x, y, r]) => all.filter(([tx, ty, tr]) => Math.hypot(tx - x, ty - y) < r + tr + placky.Closer.CROWD);
    return all.map(close).some((heap) => heap.length > 2 && heap.some(([x, y]) => points.some((at) => at[0] === x && at[1] === y)));
  }

  // As much as can be read, that share of the window, with these points in it, and of what is drawn as much as there is room for.
  read(points, frame, share) {
    const { LEAST } = placky.Closer, { board } = this.stage, { window } = frame, { span, part } = placky.Board;
    const fits = ([[x0, x1], [y0, y1]]) => x1 - x0 <= share * window[2] && y1 - y0 <= share * window[3];
    const seen = [...points];
    for (const at of board.drawn(frame)) if (fits(span([...seen, at]))) seen.push(at);
    const whole = this.whole(seen, (all) => part(window, span(all), share), frame);
    return board.scale(whole) < LEAST ? this.slid(part(window, span(points), share), points, frame) : whole;
  }

  // The same part of a board, so much higher or lower that it cuts fewest; these points stay in it, the lowest near the edge.
  slid([x, y, w, h], points, frame) {
    const [, top, , all] = frame.window, [, [first, foot]] = placky.Board.span(points), spots = [[Infinity, y]];
    const bad = (air, at) => this.cut([x, at - air, w, h - 2 * air], frame).length;
    for (let at = Math.max(top, foot - 60 - h); at <= Math.min(top + all - h, first - 20); at += 5) spots.push([bad(0, at) + bad(12, at) + Math.abs(at - y) / 9999, at]);
    return [x, spots.sort(([few], [more]) => few - more)[0][1], w, h];
  }

  // Who, or which letter of a way, is cut at the edge of a part of the board, or stands below the score.
  cut([x, y, w, h], { tokens, overlays = [] }) {
    const { RIM, SCORE } = placky.Closer, { board } = this.stage, shown = overlays.map((id) => board.group(id));
    const inside = ([tx, ty], rim, head) => tx > x - rim && tx < x + w + rim && ty > y - head && ty < y + h + rim;
    const scored = shown.some((group) => group?.matches(".strip")), letters = board.growing.filter(([part]) => shown.includes(part.parentElement));
    return [...Object.values(tokens || {}).map(({ x, y }) => [Number(x), Number(y)]), ...letters.map(([, tx, ty]) => [tx, ty])]
      .filter((at) => inside(at, RIM, RIM) && !inside(at, -RIM, scored ? -SCORE : -RIM));
  }

  // A part of the board that cuts nobody and no letter at its edge, and has nobody below the score.
  whole(points, part, frame) {
    for (const taken = [...points]; ;) {
      const found = part(taken), cut = this.cut(found, frame).filter(([x, y]) => !taken.some((at) => at[0] === x && at[1] === y));
      if (!cut.length) return found;
      taken.push(...cut);
    }
  }

  // The corners of what a frame lays on the field that did not lie there before: a token, a ring, a way, where somebody
  // stood; and of a template as long as it lies there, as dice go by its numbers. The bands of a pass are as wide as the
  // board; they may be cut.
  laid({ overlays = [] }, { overlays: before = [] } = {}) {
    const { board } = this.stage, small = ([from, to]) => from.every((at, i) => to[i] - at <= placky.Closer.LAID);
    return overlays.filter((id) => !before.includes(id) || board.numbered(id)).map((id) => board.drawn({ overlays: [id] }))
      .filter((box) => box.length && small(box)).flat();
  }

  // Where they stand who are spoken of.
  spoken({ tokens = {}, spoken = [] }) {
    const { players = [] } = this.walk.story;
    return spoken.map((n) => tokens[players[n]]).filter(Boolean).map(({ x, y }) => [x, y]);
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
};
