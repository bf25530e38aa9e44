// Where words stand on a board: lengths, numbers of a template, names of figures. It knows no page: boxes in, places out,
// all in units of the sheet. A box is [left, top, right, foot]; a spot is [across, down, anchor] from a figure's middle.
"use strict";

placky.Placing = class {
  static WORDS = [14, 4.6];                                // size of lengths as drawn, how much they grow
  static WIDTH = 0.5;                                      // of its size is the width of one of their letters
  static UP = 0.75;                                        // of their size they stand above their point,
  static DOWN = 0.1;                                       // and below it
  static SLIDES = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6];    // points of a line, by which its length gives way along it
  static TURNS = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6, 7, -7, 8];        // eighths of half a turn around a ring
  static SHIFTS = [0, -0.9, 0.9, -1.8, 1.8].flatMap((by) => [0, 1, -1, 2, -2].map((across) => [across, by]))      // of the size, else
    .sort((one, other) => Math.hypot(...one) - Math.hypot(...other));
  static FAR = 2.1;                                        // of the size, no farther from its line or ring
  static SMALL = 50;                                       // units from middle to rim of a place where somebody stood, at the most
  static GAP = 4;                                          // pixels between a line and its length
  static APART = [6, 3];                                   // units between a length and a name, lest they are read as one,
  static AIR = [18, 6];                                    // and so many across, above and below, where there is room
  static STACK = 0.4;                                      // of their size between names of which one has left its figure,
  static STACKED = 4;                                      // and to stand closer is as bad as to lie across so many ways
  static LETTER = 0.68;                                    // of a capital's size is its width in a name
  static OWN = 20;                                         // units from a name to other figures, lest it seems to be theirs
  static BESIDE = 11;                                      // units from a figure's rim to a name beside it
  static INNER = 0.75;                                     // of a base, what no name covers, however little room there is
  static LEADS = [[24, 42, 60, 90, 120], 16, 6];           // pixels from a rim to a name that a line leads to, in how many ways, looked at each few
  static EDGE = 4;                                         // units from a name to the edge
  static GROWN = 1.05;                                     // from here on letters have grown, and may be left out

  static meet(a, b) { return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]; }

  static square(x, y, far) { return [x - far, y - far, x + far, y + far]; }

  // The box of words at a point, so many units long.
  static box(x, y, anchor, long, size) {
    const { UP, DOWN } = placky.Placing, from = x - ({ start: 0, end: 1 }[anchor] ?? 0.5) * long;
    return [from, y - UP * size, from + long, y + DOWN * size];
  }

  // The box of a length, or of a number of a template, as it is drawn.
  static worded({ x, y, anchor, letters }, size) { return placky.Placing.box(x, y, anchor, letters * placky.Placing.WIDTH * size + 3, size); }

  // The box of a name at a spot.
  static named({ at: [x, y], letters }, size, [across, down, anchor]) {
    return placky.Placing.box(x + across, y + down, anchor, letters * placky.Placing.LETTER * size, size);
  }

  // `seen` is the box that shows; letters of names are `zoom` times as large as drawn; a pixel is so many units. `figures` are
  // [x, y, radius], `rings` and `left` likewise: what may be pressed, with some air, and where somebody stood; `ways` are points of lines. The
  // others are boxes: marks beside figures, what a figure holds, words on the ground, scores, the small map.
  constructor(seen, zoom, pixel, { figures, rings, left, ways, marks, held, ground, scores, map }) {
    const { square, INNER, OWN } = placky.Placing, discs = (part, air = 0) => figures.map(([x, y, r]) => square(x, y, part * r + air));
    Object.assign(this, { seen, zoom, pixel, figures, rings, marks, held, ground, scores, map });
    [this.bases, this.inner, this.wide] = [discs(1), discs(INNER), discs(1, OWN)];
    this.ways = ways.map(([x, y]) => [x, y, x, y]);
    this.pressed = rings.map((ring) => square(...ring));
    this.stood = left.map(([x, y, r]) => square(x, y, 0.8 * r));
    this.kept = [...this.pressed, ...this.stood];
    this.large = zoom > placky.Placing.GROWN;
    this.written = this.lettered = this.airy = [];
  }

  // The first of the spots that fit of which the box lies across the fewest ways, fewer than `least`, and on the fewest of
  // some other boxes; with their number, to which a spot may bring `more` of its own.
  best(spots, fits, box, others = [], least = Infinity, more = () => 0) {
    const all = [...this.ways, ...others];
    let found;
    for (const spot of spots) {
      if (least <= more(spot) || !fits(spot)) continue;
      const at = box(spot), bad = more(spot) + all.filter((one) => placky.Placing.meet(one, at)).length;
      if (bad < least) [found, least] = [spot, bad];
    }
    return [found, least];
  }

  inside([left, top, right, foot], air = 0) {
    const [from, head, to, low] = this.seen;
    return left > from + air && right < to - air && top > head && foot < low;
  }

  // ---------------------------------------------------------------- lengths

  // Where each of the words stands: [across, down] from where it is drawn, or null where it is left out. A length gives way
  // along its line and to its other side, the words of a ring around it; to each other, to figures, marks and rings, to the
  // edges and, if they can, to ways and to what is written on the ground. Numbers of a template have their place.
  words(all) {
    const { meet, worded, AIR: [beside, over], APART: [across, down] } = placky.Placing, taken = [], found = new Map(), fixed = all.filter((one) => one.fixed);
    const shut = [...this.marks, ...this.held, ...this.inner, ...this.map, ...this.pressed], scored = (box) => this.scores.some((one) => meet(one, box));
    const soft = [...this.ground, ...this.stood];
    for (const one of [...fixed, ...all.filter((other) => !fixed.includes(other))]) {
      const box = worded(one, this.size(one)), at = ([across, by]) => [box[0] + across, box[1] + by, box[2] + across, box[3] + by];
      const close = placky.Placing.small(one), off = [...shut, ...(close ? this.wide : [])];          // or it would be of somebody else
      const clear = (spot) => {
        const there = at(spot);
        if (there[1] <= this.seen[1] || [...off, ...taken].some((other) => meet(other, there))) return false;
        return !this.large || (this.inside(there) && !scored(there));
      };
      const spot = this.best(this.shifts(one, box), clear, at, soft)[0] ?? (this.large && !one.fixed ? null : [0, 0]);
      const shown = spot && !scored(at(spot));
      found.set(one, shown ? spot : null);
      if (shown) taken.push(at(spot));
    }
    this.lettered = [...taken];
    this.airy = taken.map(([left, top, right, foot]) => [left - beside, top - over, right + beside, foot + over]);
    this.written = taken.map(([left, top, right, foot]) => [left - across, top - down, right + across, foot + down]);
    return found;
  }

  size({ fixed }) {
    const [drawn, most] = placky.Placing.WORDS;
    return fixed || drawn * Math.min(this.zoom, most);
  }

  // Is this the word at a place where somebody stood?
  static small({ ring, line }) { return !line && ring?.[2] < placky.Placing.SMALL; }

  // By how much words in a box may give way, the nearest first; a number of a template, only from a ring that would cover it.
  shifts(one, box) {
    const { SHIFTS, FAR, GAP, meet, around, along } = placky.Placing, [left, top, right, foot] = box, middle = [(left + right) / 2, (top + foot) / 2];
    const off = (across, down) => (Math.abs(across) * (right - left) + Math.abs(down) * (foot - top)) / 2 + GAP * this.pixel;
    const ring = one.fixed ? this.rings.find((_, n) => meet(this.pressed[n], box)) : one.ring;
    const places = [...along(one.line ?? [], middle, off), ...(ring ? around(ring, middle, off, one.fixed) : [])];
    const free = one.fixed || placky.Placing.small(one) ? [] : SHIFTS.filter((by) => !places.length || Math.hypot(...by) < FAR);
    return [[0, 0], ...places.map((at) => at.map((n, i) => n - middle[i])), ...free.map((by) => by.map((part) => part * this.size(one)))];
  }

  // Places around a ring, for words on it, or `out` of it; `off` says how far their middle is from what they just do not touch.
  static around([cx, cy, r], [x, y], off, out) {
    const from = Math.atan2(y - cy, x - cx), far = Math.hypot(x - cx, y - cy);
    return placky.Placing.TURNS.map((by) => {
      const [across, down] = [Math.cos, Math.sin].map((of) => of(from + by * Math.PI / 8)), to = out || far > r ? Math.max(far, r + off(across, down)) : far;
      return [cx + to * across, cy + to * down];
    });
  }

  // Places along a line, given by its points, at both of its sides.
  static along(line, [x, y], off) {
    const far = line.map(([px, py]) => Math.hypot(px - x, py - y)), nearest = far.indexOf(Math.min(...far));
    return placky.Placing.SLIDES.map((by) => nearest + by).filter((n) => line[n - 1] && line[n + 1]).flatMap((n) => {
      const [[ax, ay], [px, py], [bx, by]] = line.slice(n - 1, n + 2), long = Math.hypot(bx - ax, by - ay) || 1;
      const [across, down] = [(by - ay) / long, (ax - bx) / long], own = (x - px) * across + (y - py) * down < 0 ? -1 : 1;
      return [own, -own].map((side) => [px + side * off(across, down) * across, py + side * off(across, down) * down]);
    });
  }

  // ---------------------------------------------------------------- names

  // Where the names stand: each with its spot, or null where it is left out, and the points of a line that leads there. One
  // that would be cut at the edge, or lie on a figure or on words, goes elsewhere at its figure, or out of the heap. Whoever is
  // spoken of comes `first` and has a name wherever it hides least, though never on a length; the number on the figure says
  // who it is. Marks, rings, places where somebody stood and the small map it only avoids where it can.
  names(all, letter) {
    const taken = [], words = [...this.written, ...this.scores], laid = [...words, ...this.marks, ...this.map];
    const found = [...all].sort((one, other) => other.first - one.first).map((one) => {
      const [spot, line] = this.name(one, letter * this.zoom, taken, words, laid);
      if (spot) taken.push(placky.Placing.named(one, letter * this.zoom, spot));
      return [one, spot, line];
    });
    this.written = [...taken, ...laid];
    return found;
  }

  name(one, size, taken, words, laid) {
    const { meet, square, named, EDGE, STACK, STACKED } = placky.Placing, { at } = one, [left, , right] = this.seen;
    if (!this.inside([...at, ...at])) return [null];
    const hit = (boxes, box) => boxes.some((other) => meet(other, box)), box = (spot) => named(one, size, spot);
    const mine = ([x, y]) => x === at[0] && y === at[1], [, , base] = this.figures.find(mine) ?? [0, 0, 0];
    const [bases, inner, wide] = [this.bases, this.inner, this.wide].map((boxes) => boxes.filter((_, n) => !mine(this.figures[n])));
    const spots = this.spots(one, base, size, [left, right].map((edge) => edge - at[0]));
    const inside = (spot) => this.inside(box(spot), EDGE), free = (spot) => inside(spot) && !hit([...taken, ...inner], box(spot));
    const apart = (spot) => free(spot) && !hit([...wide, ...laid], box(spot));              // nobody takes it for another one's
    const air = STACK * size, around = taken.map(([from, top, to, foot]) => [from - air, top - air, to + air, foot + air]);
    const clear = (spot) => apart(spot) && !hit(this.kept, box(spot)), [near, crossed] = this.best(spots, clear, box, [...this.airy, ...this.held, ...Array(STACKED).fill(around).flat()]);
    if (this.large && crossed > 3) {
      const shut = [...taken, ...bases, ...this.lettered, ...this.marks.filter((mark) => !meet(mark, square(...at, base))), ...this.map];      // not his own
      const open = ([spot, ...line]) => clear(spot) && !hit(around, box(spot)) && line.every(([x, y]) => !hit(shut, square(x, y, 1)));
      const [led] = this.best(this.led(at, base), open, ([spot]) => box(spot), [], crossed - 3, (one) => one.length - 6);         // a point of a line is as bad as a way, but for the shortest one's
      if (led) return [led[0], [led[1], led.at(-1)]];
    }
    if (near) return [near];
    const [beside] = this.best(spots, apart, box);
    if (beside || !(one.first || !this.large)) return [beside ?? null];
    const fits = (spot) => inside(spot) && !(this.large && hit(words, box(spot)));
    return [this.best(spots, fits, box, [...taken, ...inner, ...laid])[0] ?? null];
  }

  // Where a name may stand at its figure, the best first: where it is drawn, below, above, beside, aslant. `edges` are left and
  // right of the figure.
  spots({ at, spot: [x, y, anchor], letters }, base, size, edges) {
    const { LETTER, EDGE, BESIDE } = placky.Placing, long = letters * LETTER * size;
    const own = this.rings.find(([cx, cy]) => Math.hypot(cx - at[0], cy - at[1]) < base), rim = Math.max(base, own?.[2] ?? 0);
    const low = y > 0 && (y > base || anchor === "middle") ? Math.max(y, base + 0.85 * size) : y;           // off its own figure
    const [least, most] = [edges[0] + EDGE + 1 + long / 2, edges[1] - EDGE - 1 - long / 2];
    const row = (part) => [rim + 5 + 0.8 * size, -rim - 9].map((by) => [Math.max(least, Math.min(most, part * long)), by, "middle"]);
    const side = (far, by) => [[far, by, "start"], [-far, by, "end"]];
    return [[x, low, anchor], ...row(0), ...side(rim + BESIDE, 0.35 * size), ...[-0.25, 0.25, -0.6, 0.6].flatMap(row),
      ...[-0.7 * rim, 0.7 * (rim + size)].flatMap((by) => side(0.7 * rim + 5, by))];
  }

  // Where a name may stand apart from its figure, the nearest first: each spot, and points of the line that leads there.
  led([x, y], base) {
    const { LEADS: [fars, ways, step] } = placky.Placing, { pixel } = this;
    return fars.flatMap((far) => Array.from({ length: ways }, (_, n) => {
      const turn = 2 * Math.PI * (n + 0.5) / ways, [across, down] = [Math.cos(turn), Math.sin(turn)], end = base + far * pixel;
      const spot = [(end + 3 * pixel) * across, (end + 3 * pixel) * down + 4 * pixel * (1 + down), across > 0 ? "start" : "end"];
      return [spot, ...Array.from({ length: far / step + 1 }, (_, nth) => base + nth * step * pixel).map((out) => [x + out * across, y + out * down])];
    }));
  }
};
