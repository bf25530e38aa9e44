// The board: one sheet with the whole field. A frame moves its camera and its tokens and shows some of its overlays.
"use strict";

placky.Board = class {
  static NEAR = 400;                                       // sheet units across, up to which letters need not grow
  static SMALL = 12 / 13;                                  // pixels to a unit, below which letters grow on any window
  static READ = 11;                                        // pixels high is what has to be read, at the least
  static LARGEST = 4.6;                                    // so many times as large as drawn, at the most
  static NUMBER = 0.6;                                     // of a number's height, from its middle to its corner
  static FIXED = 1.6;                                      // the same of numbers of a template
  static WIDEST = 4.6;                                     // the same of names of lines, which have the edge to themselves
  static RING = 7;                                         // pixels from the middle of a ring to its rim, at the least
  static STEP = 15;                                        // units of a way between two points of it
  static AROUND = 48;                                      // units from a figure's middle that the locator leaves free
  static NAME = 100;                                       // units across a line's name, at the most
  static CAPITAL = 8.4;                                    // units up and down in a line's name, as drawn
  static CLEAR = 24;                                       // pixels from the upper edge to a line's name, notch and all
  static ALONG = [1, 0.2, 0.4, 0.6, 0.8];                  // where it stands if not at the right end: at the left one, or between
  static PAPER = [227, 302];                               // pixels, the 6 or 8 cm that a board is wide on paper
  static WIDE = 1.4;                                       // times as wide as high, from which it takes the 8
  static AIR = 90;                                         // units around what matters, where a part of a board is shown
  static TRAVEL = 520;                                     // milliseconds, as --move in the style sheet

  constructor(stage) {
    this.sheet = stage.querySelector("svg.pk-sheet");
    this.window = stage.querySelector(".pk-locator .window");
    for (const group of this.sheet.querySelectorAll("[data-copy]")) {    // what boards of a page share stands there once
      const kept = document.getElementById(group.dataset.copy);
      if (kept) group.append(...kept.cloneNode(true).childNodes);
    }
    this.flights = placky.svg("g", { class: "flights" });               // below all figures
    this.sheet.querySelector("g.tok")?.before(this.flights);
    this.leads = placky.svg("path", { class: "leads" });                // from figures in a heap to their names
    this.flights.after(this.leads);
    this.groups = [...this.sheet.querySelectorAll("g.tok, g.ov")];
    this.strips = [...this.sheet.querySelectorAll("g.strip")];          // the score, and words kept at the head of the picture
    [this.known, this.looks, this.plates, this.spans, this.owners, this.discs] = Array.from({ length: 6 }, () => new Map());
    [this.largest, this.letter] = [placky.Board.LARGEST, 13];           // a name's size, as the style sheet has it
    this.edges = [...this.sheet.querySelectorAll("g.edge")];            // names of lines, kept at the right edge
    this.letters = [...this.sheet.querySelectorAll(".name text, .ov:not(.strip) > text[paint-order]")];             // that grow
    this.lines = this.edges.flatMap((edge) => [...edge.querySelectorAll("text")]);                      // so do these
    this.growing = [...this.sheet.querySelectorAll("[data-grow]")].map((part) => [part, ...part.dataset.grow.split(" ").map(Number)]);
    this.sheet.querySelectorAll(":scope > title").forEach((title) => title.remove());   // the words change by frame
    this.sheet.removeAttribute("aria-labelledby");
    this.sheet.setAttribute("role", "img");
    this.numbers = [...this.sheet.querySelectorAll(".ov:not(.strip) > text:not([paint-order])")].map((text) => (
      [text, Number(text.getAttribute("font-size"))]));                 // those of a template
    this.templates = new Set(this.numbers.map(([text]) => text.parentElement));
    [this.across, this.down, this.names] = [0, 0, new Map()];
    new ResizeObserver(() => this.measure()).observe(this.sheet);
  }

  // The size of the sheet on the page, in pixels; kept, as asking for it in every step would lay out the page each time.
  // With another size, letters and names at the edge have to find their places anew.
  measure() {
    const { clientWidth: across, clientHeight: down } = this.sheet;
    if (across === this.across && down === this.down) return;
    [this.across, this.down] = [across, down];
    if (this.window) this.map = this.window.ownerSVGElement.getBoundingClientRect();
    if (this.aim) this.look(this.aim, true);
    this.resized?.();
  }

  // What has a size that a frame asks for: the field, the words on the ground, what the frame draws, the score.
  survey(frame = {}) {
    this.ends = this.sheet.querySelector("[id$=field]").getBBox();
    this.inscribed = [...this.sheet.querySelectorAll("[id$='S-field'] > text")].map((words) => {
      const { x: left, y: top, width, height } = words.getBBox(), turn = words.transform.baseVal.consolidate()?.matrix;
      const corner = (n, m) => (turn ? new DOMPoint(left + n, top + m).matrixTransform(turn) : new DOMPoint(left + n, top + m));
      const ends = [corner(0, 0), corner(width, height)], [across, down] = ["x", "y"].map((one) => ends.map((end) => end[one]));
      return [words, Math.min(...across), Math.min(...down), Math.max(...across), Math.max(...down)];
    });
    this.drawn(frame);
    const own = ({ id }) => (frame.overlays || []).some((one) => this.group(one)?.id === id);
    this.strips.filter(own).forEach((one) => this.plate(one));
  }

  // What these points span, with air around them: from and to across, from and to down.
  static span(points) {
    const { AIR } = placky.Board, all = (i) => points.map((at) => Number(at[i]));
    return [0, 1].map((i) => [Math.min(...all(i)) - AIR, Math.max(...all(i)) + AIR]);
  }

  // The part of a window that shows a span, in the window's shape, at least so large a share of it.
  static part([left, top, width, height], [[x0, x1], [y0, y1]], least) {
    const part = Math.min(1, Math.max(least, (x1 - x0) / width, (y1 - y0) / height)), [w, h] = [width * part, height * part];
    const put = (middle, size, from, whole) => Math.min(from + whole - size, Math.max(from, middle - size / 2));
    return [put((x0 + x1) / 2, w, left, width), put((y0 + y1) / 2, h, top, height), w, h];
  }

  // A group by its id. Where several walks share a page, their ids may carry a prefix: "w2-tok-aguila".
  group(id) {
    if (!this.known.has(id)) this.known.set(id, this.groups.find((group) => group.id === id || group.id.endsWith(`-${id}`)));
    return this.known.get(id);
  }

  // Whose figure this is a part of.
  whose(part) { return this.owners.get(part.closest("g.tok")); }

  // The corners of what a frame draws on the field: ways, rings, a template.
  drawn({ overlays = [] }) {
    return overlays.map((id) => this.group(id)).filter((group) => group && !group.matches(".strip")).flatMap((group) => {
      if (!this.spans.has(group)) this.spans.set(group, group.getBBox());
      placky.Board.ways([group]);                          // measured as well, before their step
      const { x, y, width, height } = this.spans.get(group);
      return width || height ? [[x, y], [x + width, y + height]] : [];
    });
  }

  // Points along the ways that groups draw, lines that enclose nothing; each is measured once, as that takes long.
  static ways(groups) {
    const { STEP } = placky.Board;
    return groups.flatMap((group) => [...group?.querySelectorAll("path[stroke]:not([fill])") ?? []])
      .flatMap((line) => line.points ??= Array.from({ length: line.getTotalLength() / STEP + 1 }, (_, n) => line.getPointAtLength(n * STEP)));
  }

  // Is this a number of a template?
  numbered(id) { return this.templates.has(this.group(id)); }

  // What may be seen of a figure, and where its marks and its name are.
  parts(group) {
    const all = (selector) => [...group.querySelectorAll(selector)];
    if (!this.looks.has(group)) {
      const kinds = all("[data-part]").map((part) => [part.dataset.part, part]);
      const beside = ([x, y, r]) => Math.hypot(x, y) > r;
      const signs = all("[data-part] [data-grow]").map((part) => ({
        part: part.closest("[data-part]"), disc: placky.Board.disc(part), grow: part.dataset.grow.split(" ").map(Number),
      })).filter(({ disc }) => disc && beside(disc));
      this.looks.set(group, { kinds, signs, radius: Number(group.dataset.r) || 0, name: group.querySelector(".name text") });
    }
    return this.looks.get(group);
  }

  // Middle and reach of a mark: of its circle, else of the corners of its first shape, where those are written from the middle of the
  // figure; null where it has neither. To ask the browser for its size would lay out the page.
  static disc(part) {
    const [circle] = placky.Board.circles(part, "circle"), outline = part.querySelector("path")?.getAttribute("d") ?? "a";
    if (circle || /[a-y]/.test(outline)) return circle ?? null;
    const all = outline.match(/-?[\d.]+/g).map(Number);
    const [[left, right], [top, foot]] = [0, 1].map((odd) => all.filter((_, n) => n % 2 === odd)).map((at) => [Math.min(...at), Math.max(...at)]);
    return [(left + right) / 2, (top + foot) / 2, Math.max(right - left, foot - top) / 2];
  }

  static slug(name) {
    const plain = name.normalize("NFKD").replace(/[\u0300-\u036f]/g, "").toLowerCase();
    return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
  }

  static toggle(part, on) {
    if (!on) placky.set(part, "display", "none"); else if (part.hasAttribute("display")) part.removeAttribute("display");
  }

  // Pixels to a unit where a window [x, y, width, height] of the sheet is shown.
  scale([, , w, h]) { return Math.min(this.across / w, this.down / h) || 1; }

  // How many times as large as drawn something is to become that is so many units high.
  times(size, most = Infinity) { return Math.min(most, Math.max(1, placky.Board.READ / (size * this.near))); }

  // What is to be read grows around its point, as far as it has to. Not in each moment of a camera that turns.
  enlarge(window) {
    this.near = Math.floor(this.scale(window) * 50) / 50;
    if (this.near === this.legible) return;
    this.legible = this.near;
    for (const [part, x, y, size, most] of this.growing) {
      const times = this.times(size, most);
      if (times === 1) part.removeAttribute("transform");
      else placky.set(part, "transform", `translate(${(x - times * x).toFixed(1)} ${(y - times * y).toFixed(1)}) scale(${times.toFixed(2)})`);
    }
    for (const [text, size] of this.numbers) {
      const times = this.times(size, placky.Board.FIXED);
      text.style.fontSize = times > 1 ? `${(size * times).toFixed(1)}px` : "";
      if (times > 1) placky.set(text, "dy", (0.35 * size * (times - 1)).toFixed(1)); else text.removeAttribute("dy");
    }
  }

  // The boxes of what grows in a group: its discs, and words beside them.
  grown(group) {
    if (!this.discs.has(group)) {
      const value = (part, key) => Number(part.getAttribute(key));
      const boxes = (part) => [...part.querySelectorAll("circle, text[paint-order]")].map((one) => {
        if (one.tagName === "circle") return [value(one, "cx"), value(one, "cy"), value(one, "r")];
        const long = one.textContent.length * 0.5 * value(one, "font-size");
        return [value(one, "x") - long / 2, value(one, "y") - 0.35 * value(one, "font-size"), long / 2];
      });
      this.discs.set(group, this.growing.filter(([part]) => group.contains(part)).map(([part, ...rest]) => [rest, boxes(part)]));
    }
    return this.discs.get(group).flatMap(([[x, y, size, most], boxes]) => {
      const times = this.times(size, most), to = (at, from) => from + times * (at - from);
      return boxes.map(([cx, cy, r]) => [to(cx, x) - times * r, to(cy, y) - times * r, to(cx, x) + times * r, to(cy, y) + times * r]);
    });
  }

  // The way of what flew, as trails.py draws it: from a place to where it is now, cut off at both ends, with a head.
  static flown([x, y, name, start, end], tokens) {
    const to = tokens[name], whole = Math.hypot(to.x - x, to.y - y), left = whole - start - end, size = Math.min(1, left / 13.8);
    if (!(left > 6.9)) return [];
    const at = (far, aside = 0) => [[to.x - x, y - to.y], [to.y - y, to.x - x]].map(([along, across], i) => (
      ([x, y][i] + (far * along + aside * across) / whole).toFixed(1))).join(" ");
    const far = whole - end, wing = (side) => at(far - 11 * size, side * 9.2 * size), path = (d) => placky.svg("path", { d });
    return [path(`M${at(start)}L${at(far)}`), path(`M${wing(1)}L${at(far)}L${wing(-1)}`)];
  }

  // `words` say what the picture shows, `jump` leaves out the motion.
  show(frame, words, jump) {
    if (Array.isArray(frame.window)) this.enlarge(frame.window.map(Number)); else if (this.aim) this.enlarge(this.aim);
    this.names = new Map();
    [this.signs, this.held] = [[], []];                                 // boxes of marks beside figures, and of what those hold
    [this.corner, this.wide] = [frame.corner, frame.wide];              // for which the score was drawn, if it is seen
    this.spoken = new Set(frame.named);
    const shown = new Set((frame.overlays || []).map((id) => this.group(id)));
    const tokens = Object.entries(frame.tokens || {});
    for (const [name, token] of tokens) {
      const group = this.group(`tok-${placky.Board.slug(name)}`);
      if (!group) continue;
      shown.add(group);
      this.owners.set(group, name);
      this.place(group, token, jump);
    }
    this.flights.replaceChildren(...(frame.flights ?? []).flatMap((flight) => placky.Board.flown(flight, frame.tokens)));
    this.aims = frame.aims || [];
    const base = (name) => this.group(`tok-${placky.Board.slug(name)}`);
    const number = placky.Board.NUMBER * placky.Board.READ / this.near;   // which may reach beyond a small base
    this.standing = tokens.map(([name, { x, y }]) => [Number(x), Number(y), base(name) ? Math.max(number, this.parts(base(name)).radius) : 0]);
    for (const group of this.groups) {
      const on = shown.has(group);
      if (on === (group.getAttribute("display") === "none")) placky.Board.toggle(group, on);
    }
    const worded = [...shown].filter((group) => group?.matches(".ov:not(.strip)"));
    this.signs.push(...worded.flatMap((group) => this.grown(group)));
    this.paths = placky.Board.ways(worded).map(({ x, y }) => [x, y]);
    this.left = worded.flatMap((group) => placky.Board.circles(group)).filter(([, , r]) => r < placky.Placing.SMALL);
    this.said = worded.flatMap((group) => [...group.querySelectorAll(":scope > text")].map((text) => this.worded(text, group)));
    this.sheet.setAttribute("aria-label", words);
    if (Array.isArray(frame.window)) this.look(frame.window.map(Number), jump);
    else if (this.aim) this.look(this.aim, true);
  }

  // The circles that a group draws on the field.
  static circles(group, which = ":scope > circle") {
    return [...group.querySelectorAll(which)].map((one) => ["cx", "cy", "r"].map((key) => Number(one.getAttribute(key))));
  }

  // Words of a group: where they are drawn, how many letters, what size if that is fixed; the line or the ring that they are of.
  worded(text, group) {
    const [x, y] = ["x", "y"].map((key) => Number(text.getAttribute(key)));
    const drawn = text.hasAttribute("paint-order") ? 0 : parseFloat(text.getAttribute("font-size")) || 0;
    const line = group.querySelector("path[stroke]:not([fill])")?.points?.map((at) => [at.x, at.y]), [ring] = placky.Board.circles(group);
    return { text, x, y, line, ring, anchor: text.getAttribute("text-anchor"), letters: text.textContent.length, fixed: drawn && drawn * this.times(drawn, placky.Board.FIXED) };
  }

  place(group, token, jump) {
    group.classList.toggle("jump", jump || group.getAttribute("display") === "none");
    const to = `translate(${Number(token.x)}px, ${Number(token.y)}px)`;
    if (group.style.transform !== to) group.style.transform = to;
    const { kinds, signs, name } = this.parts(group), { shown = [], shifts = {} } = token;
    const moves = new Map(Object.entries(shifts));
    for (const { part, disc: [cx, cy, r], grow: [gx, gy, size, most] } of signs) {
      const kind = part.dataset.part, times = this.times(size, most), [dx, dy] = (shifts[kind] || [0, 0]).map(Number);
      if (!shown.includes(kind)) continue;
      const [x, y] = [gx + times * (cx - gx) + dx, gy + times * (cy - gy) + dy];
      const out = "sign" in part.dataset ? (times - 1) * r / (Math.hypot(x, y) || 1) : 0;
      if (out) moves.set(kind, [dx + out * x, dy + out * y].map((n) => Number(n.toFixed(1))));  // away from its figure
      ("sign" in part.dataset ? this.signs : this.held).push(placky.Placing.square(Number(token.x) + x + out * x, Number(token.y) + y + out * y, times * r));
    }
    for (const [kind, part] of kinds) {
      placky.Board.toggle(part, shown.includes(kind));
      if (moves.has(kind)) placky.set(part, "transform", `translate(${moves.get(kind).map(Number).join(" ")})`);
      else if (part.hasAttribute("transform")) part.removeAttribute("transform");
    }
    // a name gives way to what stands beside it
    const first = Number(this.spoken.has(this.owners.get(group)));
    if (name && token.name) this.names.set(group, { name, at: [Number(token.x), Number(token.y)], spot: token.name, first, letters: name.textContent.length });
  }

  // Write lengths and names where there is room for them in the box that shows, `zoom` times as large as drawn.
  write(seen, zoom, pixel, map, scores) {
    const { names, letter, standing: figures, paths: ways, left, held, signs: marks } = this, leads = [];
    const ground = this.inscribed.filter(([one]) => one.getAttribute("display") !== "none").map(([, ...one]) => one);
    const placing = this.placed = new placky.Placing(seen, zoom, pixel, { figures, rings: this.aims.map(({ x, y, r }) => [x, y, Math.max(placky.Board.RING * pixel, r) + 5 * pixel]), left, ways, marks, held, ground, scores, map });
    for (const [{ text }, spot] of placing.words(this.said)) {
      text.style.translate = spot?.some(Boolean) ? spot.map((n) => `${n.toFixed(1)}px`).join(" ") : "";
      placky.Board.toggle(text, spot);
    }
    for (const [{ name }, spot, line] of placing.names(names.values(), letter)) {
      if (line) leads.push(`M${line[0].join(" ")}L${line[1].join(" ")}`);
      placky.Board.toggle(name, spot);
      if (spot) ["x", "y", "text-anchor"].forEach((key, i) => placky.set(name, key, spot[i]));
    }
    placky.set(this.leads, "d", leads.join(""));
  }

  // Does a square round x, y, so far to each side, cover a figure other than the one that stands at `own`, words, or a place
  // where somebody stood?
  hides(x, y, side, own) {
    const figure = ([fx, fy, r]) => Math.hypot(fx - x, fy - y) < r + side && Math.hypot(fx - own.x, fy - own.y) > r;
    const words = ([left, top, right, low]) => x + side > left && x - side < right && y + side > top && y - side < low;
    return this.standing.some(figure) || [...this.placed.written, ...this.placed.stood].some(words);
  }

  // Where the small map lies on the sheet, if it is there: a list of one box, or of none.
  nook(left, top, foot, pixel) {
    if (!this.map || this.mapless) return [];
    const [across, down] = [this.map.width, this.map.height].map((length) => (length + 14) * pixel);
    return [this.low ? [left, foot - down, left + across, foot] : [left, top, left + across, top + down]];
  }

  // Letters take their size each for itself: of the sheet, all of its parts would have to be styled anew.
  grow(zoom, lines) {
    if (`${zoom} ${lines}` === this.zoom) return;
    this.zoom = `${zoom} ${lines}`;
    this.letters.forEach(({ style }) => style.setProperty("--zoom", zoom));
    this.lines.forEach(({ style }) => style.setProperty("--zoom", lines));
  }

  // How large the score is to what was drawn: as on the whole window, and so that it can be read.
  less(w, scale) {
    const score = this.scores()[0]?.querySelector("text"), size = Number(score?.getAttribute("font-size"));
    return Math.max(Math.min(1, w / (this.wide || w)), size ? placky.Board.READ / (size * scale) : 0);
  }

  scores() { return this.strips.filter((one) => one.getAttribute("display") !== "none"); }

  // The box that a score was drawn in.
  plate(shown) {
    if (!this.plates.get(shown)?.width) this.plates.set(shown, shown.getBBox());
    return this.plates.get(shown);
  }

  // How far a score is moved along, if it has its size times `less` and stands at the right end of what is seen, or at the left.
  static ended(strip, left, right, cx, less) {
    const words = strip.querySelector("text:not([text-anchor=end])");
    return strip.matches(".words") && words ? left + less * (words.getAttribute("font-size") - words.getAttribute("x")) : right - less * cx;
  }

  // Words on the ground show whole or not at all: half a name or number would say something else.
  inscribe(x, y, w, h) {
    for (const [words, left, top, right, low] of this.inscribed) placky.Board.toggle(words, left >= x && top >= y && right <= x + w && low <= y + h);
  }

  // A window is [x, y, width, height] of the sheet.
  look(to, jump) {
    cancelAnimationFrame(this.moving);
    this.aim = to;
    if (!this.inscribed) this.survey();
    this.locate(to);
    const { across, down } = this;
    const set = (box) => {
      const [x, y, w, h] = box, scale = Math.min(across / w, down / h) || 1;         // pixels to a unit
      placky.set(this.sheet, "viewBox", box.map((n) => n.toFixed(1)).join(" "));
      const zoom = Math.max(1, Math.min(1.6, w / placky.Board.NEAR), placky.Board.SMALL / scale);
      const large = Math.min(this.largest, zoom), wide = Math.min(placky.Board.WIDEST, zoom);
      this.grow(large.toFixed(2), wide.toFixed(2));
      const right = Math.min(x + (w + Math.max(w, across / scale)) / 2, this.ends.width + 2 * this.ends.x);
      const top = y + (h - Math.max(h, down / scale)) / 2 + placky.Board.CLEAR / scale;
      const half = Math.max(w, across / scale) / 2;
      const head = y + h / 2 - Math.max(h, down / scale) / 2, corner = x + w / 2 + half, [cx, cy] = this.corner || [x + w, y];
      const less = this.less(w, scale), low = y + h - (head - y), high = placky.Board.CAPITAL * wide;
      this.inscribe(x + w / 2 - half, head, 2 * half, Math.max(h, down / scale));
      const scores = this.scores().map((one) => {
        const along = placky.Board.ended(one, corner - 2 * half, corner, cx, less), by = head - less * cy;
        const { x: from, y: over, width, height } = this.plate(one), put = `translate(${along.toFixed(1)} ${by.toFixed(1)})`;
        placky.set(one, "transform", less !== 1 ? `${put} scale(${less.toFixed(3)})` : put);
        return [along + less * from, by + less * over, along + less * (from + width), by + less * (over + height)];
      });
      const nook = this.nook(corner - 2 * half, head, head + Math.max(h, down / scale), 1 / scale);
      this.write([x + w / 2 - half, head, x + w / 2 + half, head + Math.max(h, down / scale)], large, 1 / scale, nook, scores);
      if (this.turned) this.turned();
      const scored = Math.max(...scores.map((one) => (one[2] > right - placky.Board.NAME * wide ? one[3] : -Infinity)));    // down to here the score stands
      const shut = [...this.placed.written, ...this.placed.kept, ...nook], left = Math.max(0, corner - 2 * half);
      for (const edge of this.edges) {
        placky.set(edge, "transform", `translate(${right.toFixed(1)} 0)`);
        edge.querySelectorAll("text").forEach((name) => {
          const at = Number(name.getAttribute("y")), long = 1.1 * name.textContent.length * 0.5 * 12 * wide, from = right - long;
          const under = name.closest(".below") ? at + high - placky.Board.CAPITAL : at;          // it grows downwards
          const free = (by, boxes) => {
            const box = [from + by, under - high - 4, right + by, under + 4], { meet } = placky.Placing;
            return under < low && !boxes.some((one) => meet(one, box))
              && !this.standing.some(([tx, ty, r]) => tx + r > box[0] && tx - r < box[2] && ty + r > under - high && ty - r < under);
          };
          const usual = at > top && under - high > scored && free(0, shut), far = left - from, room = under - high > head + 5 / scale;
          const put = usual ? 0 : placky.Board.ALONG.find((part) => room && free(part * far, [...shut, ...scores, ...this.placed.ways]));
          placky.Board.toggle(name, put !== undefined);
          placky.set(name, "transform", `translate(${((put ?? 0) * far).toFixed(1)} 0)`);
        });
      }
    };
    const at = this.sheet.viewBox.baseVal, from = [at.x, at.y, at.width, at.height];
    if (jump || placky.still()) { set(to); return; }
    const begun = performance.now();
    const tick = (now) => {
      const t = Math.min(1, Math.max(0, now - begun) / (placky.Board.TRAVEL * (this.pace || 1))), eased = 1 - (1 - t) ** 3;
      set(from.map((n, i) => n + (to[i] - n) * eased));
      if (t < 1) this.moving = requestAnimationFrame(tick);
    };
    this.moving = requestAnimationFrame(tick);
  }

  // The picture of a frame, to stand in the page by itself: as small as paper has it, and with no ids of its own.
  still(frame, words) {
    const seen = [this.across, this.down], parts = [this.sheet, this.window?.ownerSVGElement].filter(Boolean);
    const [, , w, h] = frame.window || this.aim, wide = w > placky.Board.WIDE * h;
    this.across = placky.Board.PAPER[Number(wide)];
    this.down = this.across * h / w;
    this.show(frame, words, true);
    [this.across, this.down] = seen;
    const copies = parts.map((part) => part.cloneNode(true));
    copies[0].style.aspectRatio = w / h;
    for (const copy of copies) {
      copy.querySelectorAll("[display=none]").forEach((hidden) => hidden.remove());
      [copy, ...copy.querySelectorAll("[id]")].forEach((one) => one.removeAttribute("id"));
    }
    return placky.make("div", wide ? "frame-of wide" : "frame-of", ...copies);
  }

  // Does the locator, in the upper left corner or in the lower one, lie on somebody who stands in the window?
  covers(x, y, w, h, low) {
    if (!this.map || !this.across || !this.standing) return false;
    const scale = Math.min(this.across / w, this.down / h), air = placky.Board.AROUND;
    const left = x + w / 2 - this.across / scale / 2, top = y + h / 2 - this.down / scale / 2;
    return this.standing.some(([tx, ty]) => {
      const across = (tx - left) * scale, down = low ? this.down - (ty - top) * scale : (ty - top) * scale;
      return across < this.map.width + 12 + air * scale && down < this.map.height + 12 + air * scale;
    });
  }

  // Set the locator's rectangle to what is really seen: a wider frame shows more of the sheet than the window.
  locate([x, y, w, h]) {
    if (!this.window) return;
    const map = this.window.ownerSVGElement, whole = map.viewBox.baseVal;
    const ratio = this.across / this.down || w / h;
    const span = (at, size, seen, from, all) => {
      const low = Math.max(from, at - (seen - size) / 2);
      return [low, Math.max(0, Math.min(from + all, at + (seen + size) / 2) - low)];
    };
    const [left, width] = span(x, w, Math.max(w, h * ratio), whole.x, whole.width);
    const [top, height] = span(y, h, Math.max(h, w / ratio), whole.y, whole.height);
    Object.entries({ x: left, y: top, width, height }).forEach(([k, n]) => placky.set(this.window, k, n.toFixed(1)));
    const [above, under] = [this.covers(x, y, w, h, false), this.covers(x, y, w, h, true)];
    this.low = above && !under;
    this.mapless = width * height > 0.8 * whole.width * whole.height || (above && under);
    map.style.top = this.low ? `${this.down - this.map.height - 8}px` : "";
    map.classList.toggle("all", this.mapless);
  }
};
