// Acting on the board: what a frame leads to, as rings to press and things to drag, laid over the sheet.
// A child of a frame may carry a target: a place in units of the sheet, and a grip, which is what one drags there.
// Targets that lie together are one ring with a small menu. The list offers the same.
"use strict";

placky.Targets = class {
  static HAND = 44;                                        // pixels across, if there is room
  static LEAST = 24;                                       // and if there is none (WCAG 2.5.8)
  static START = 6;                                        // pixels before a press is a drag
  static LABEL = 11;                                       // pixels from a label's middle to its side
  static CALLED = 15;                                      // and from that of a name
  static TURNS = [0, 1, -1, 2, -2, 3, -3, 4];              // eighths of a circle by which a label gives way
  static SNAP = 32;                                        // pixels within which a thing that is let go finds its ring

  // `act` = { choose(frame id), point(frame ids, and no others), tell(words) }
  constructor(board, words, unit, act) {
    Object.assign(this, { board, sheet: board.sheet, words, unit, act, spots: [], children: [] });
    this.layer = placky.make("div", "targets");
    this.layer.setAttribute("role", "group");
    this.layer.setAttribute("aria-label", placky.filled(words.onBoard, words));
    this.aim = placky.svg("g", { class: "aim" });
    this.sheet.append(this.aim);
    board.letters.push(this.aim);
    this.sheet.parentElement.append(this.layer);
    board.turned = () => this.place();
    new ResizeObserver(() => { if (!this.pulling) this.show(this.children, this.window); }).observe(this.sheet);
    this.layer.addEventListener("keydown", (event) => this.key(event));
    this.sheet.addEventListener("click", ({ target }) => {   // a name stands for its figure
      const name = target.closest(".name"), spot = name && this.spots.find((one) => one.name && one.name === board.whose(name));
      if (spot) spot.element.click();
    });
    document.addEventListener("pointerdown", (event) => { if (this.menu && !this.layer.contains(event.target)) this.shut(); });
  }

  // Lay out the targets of these children for a window [x, y, w, h] of the sheet; `tried` gives the class of what was
  // refused before, else nothing.
  show(children, window, tried = this.tried) {
    this.clear();
    Object.assign(this, { children, window, tried });
    const { across, down } = this.board;
    if (!window || !across) return;
    this.scale = Math.min(across / window[2], down / window[3]);
    const near = placky.Targets.LEAST / this.scale;
    const spot = ({ x, y, r, name = "" }) => {
      let found = this.spots.find((one) => Math.hypot(one.x - x, one.y - y) < near);
      if (!found) this.spots.push(found = { x, y, r, name, choices: [], pulls: [] });
      return found;
    };
    const aimed = children.filter((child) => child.target);
    aimed.forEach((child) => spot(child.target).choices.push(child));
    aimed.filter((child) => child.target.grip).forEach((child) => spot(child.target.grip).pulls.push(child));
    this.spots.forEach((one) => this.layer.append(one.element = this.ring(one)));
    this.layer.hidden = !this.spots.length;
    this.place();
  }

  clear() {
    this.shut();
    this.draw(null);
    this.layer.replaceChildren();
    this.spots = [];
  }

  ring(spot) {
    const { make } = placky, { LABEL, CALLED } = placky.Targets, { choices, pulls } = spot, ids = choices.map((child) => child.to);
    spot.ways = choices.length ? [...new Set([...pulls, ...choices])] : [];    // who presses what is dragged may mean either
    // Who presses a figure may want it to act; where somebody else would act on it, he is asked first.
    const asks = spot.ways.length > 1 || choices.some(({ target: { name, grip } }) => name && grip?.form === "figure");
    const element = make(choices.length ? "button" : "div", "target", make("i", ""));
    element.classList.toggle("figure", Boolean(spot.name));
    element.classList.toggle("handle", pulls.length > 0);
    const tried = ids.map((id) => this.tried?.(id) || "");
    if (ids.length && tried.every(Boolean)) element.classList.add(tried.includes("wrong") ? "wrong" : tried[0]);
    const token = pulls.find((child) => child.target.grip.text);
    spot.labels = [];
    if (token) spot.labels.push([make("b", "", token.target.grip.text), 1, LABEL]);
    const [called, other] = new Set(choices.flatMap(({ target }) => target.called ?? []));   // what the list calls this place
    if (called && !other) spot.labels.push([make("em", "", called), 2, CALLED]);
    if (!choices.length) { element.setAttribute("aria-hidden", true); element.title = this.words.dragIt; } else {
      element.type = "button";
      element.setAttribute("aria-label", this.name(spot));
      if (choices.length > 1) spot.labels.push([make("kbd", "", "…"), 5, LABEL]);
      if (asks) element.setAttribute("aria-expanded", "false");
      const point = (on) => () => { if (!this.menu && !this.pulling) this.point(on ? ids : []); };
      [["pointerenter", 1], ["focus", 1], ["pointerleave", 0], ["blur", 0]].forEach(([kind, on]) => (
        element.addEventListener(kind, point(on))));
      element.addEventListener("click", () => {
        if (this.dropped) return;
        if (asks) this.open(spot); else this.choose(ids[0], spot);
      });
    }
    if (pulls.length) this.pullable(element, spot);
    element.append(...spot.labels.map(([label]) => label));
    return element;
  }

  title({ name }) { return name ? name[0].toUpperCase() + name.slice(1) : this.words.here; }

  name(spot) {
    const { ways } = spot;
    return ways.length > 1 ? placky.filled(this.words.several, { name: this.title(spot), n: ways.length }) : ways[0].label;
  }

  // Where a point of the sheet is in the layer, in pixels, and how many of them a unit has.
  view() {
    const { x, y, width, height } = this.sheet.viewBox.baseVal, { across, down } = this.board;
    const scale = Math.min(across / width, down / height) || 1;
    return { scale, left: (across - width * scale) / 2 - x * scale, top: (down - height * scale) / 2 - y * scale };
  }

  // Keep the rings on their places while the camera turns. No two of them cover each other, as long as there is room.
  place() {
    if (!this.spots.length) return;
    const { scale, left, top } = this.view(), { HAND, LEAST } = placky.Targets;
    for (const spot of this.spots) {
      const apart = this.spots.filter((one) => one !== spot).map((one) => Math.hypot(one.x - spot.x, one.y - spot.y));
      const wide = Math.max(14, 2 * spot.r * scale) + (spot.name || !spot.choices.length ? 8 : 0);
      const size = Math.max(LEAST, Math.min(Math.max(HAND, wide), Math.min(...apart, Infinity) * scale));
      const { style } = spot.element;
      style.left = `${left + spot.x * scale}px`;
      style.top = `${top + spot.y * scale}px`;
      style.width = style.height = `${size}px`;
      style.setProperty("--ring", `${wide}px`);
      spot.wide = Math.min(wide, size);
    }
    for (const spot of this.spots) spot.labels.forEach(([label, turn, half]) => this.pin(spot, label, turn, half, scale));
  }

  // A label stands at its ring, `turn` eighths from the right, or near it where it covers nobody, no word and no other ring.
  pin(spot, { style }, turn, half, scale) {
    const { LABEL, TURNS } = placky.Targets, near = spot.wide / 2 + LABEL - 2, side = half / scale;
    const place = (far) => (by) => [Math.cos, Math.sin].map((of) => far * of((turn + by) * Math.PI / 4));
    const places = [0, 1, 2].flatMap((times) => TURNS.map(place(near + times * LABEL)));
    const clear = ([across, down]) => {
      const x = spot.x + across / scale, y = spot.y + down / scale;
      const ring = (one) => one !== spot && Math.hypot(one.x - x, one.y - y) < one.wide / 2 / scale + side;
      return !this.board.hides(x, y, side, spot) && !this.spots.some(ring);
    };
    const [x, y] = places.find(clear) || places[0];
    style.left = `calc(50% + ${x.toFixed(1)}px)`;
    style.top = `calc(50% + ${y.toFixed(1)}px)`;
  }

  point(ids) {
    this.light(ids);
    this.act.point(ids);
  }

  light(ids) {
    for (const spot of this.spots) spot.element.classList.toggle("lit", spot.choices.some((one) => ids.includes(one.to)));
    const child = ids.length === 1 && this.children.find((one) => one.to === ids[0]);
    this.draw(child && child.target && child.target.grip ? child : null);
  }

  open(spot) {
    const { make } = placky, was = this.menu && this.menu.spot === spot;
    this.shut();
    if (was) return;
    const title = make("p", "", this.title(spot)), ids = spot.ways.map((child) => child.to);
    const items = spot.ways.map((child) => {
      const item = placky.button("", () => this.choose(child.to, spot), child.label);
      item.className = this.tried?.(child.to) || "";
      ["focus", "pointerenter"].forEach((kind) => item.addEventListener(kind, () => this.light([child.to])));
      return item;
    });
    const close = placky.button("close", () => this.shut(true), this.words.close);
    const box = make("div", "menu", title, ...items, close);
    box.setAttribute("role", "group");
    box.setAttribute("aria-label", this.name(spot));
    this.layer.append(box);
    this.layer.closest(".stage").classList.add("choosing");
    this.menu = { spot, box };
    spot.element.setAttribute("aria-expanded", "true");
    const { scale, left, top } = this.view(), { offsetWidth: w, offsetHeight: h } = box;
    const { clientWidth: across, clientHeight: down } = this.layer, x = left + spot.x * scale, y = top + spot.y * scale;
    const half = spot.element.offsetHeight / 2 + 4, above = y - half - h;
    const at = y + half + h <= down ? y + half : above >= 0 ? above : Math.max(0, down - h);
    box.style.left = `${Math.max(4, Math.min(across - w - 4, x - w / 2))}px`;
    box.style.top = `${at}px`;
    this.act.point(ids, true);
    items[0].focus({ preventScroll: true });
  }

  shut(back) {
    if (!this.menu) return;
    const { spot, box } = this.menu;
    this.menu = null;
    box.remove();
    this.layer.closest(".stage").classList.remove("choosing");
    spot.element.setAttribute("aria-expanded", "false");
    this.point([]);
    if (back) spot.element.focus({ preventScroll: true });
  }

  key(event) {
    const items = this.menu ? [...this.menu.box.querySelectorAll("button")] : [], at = items.indexOf(document.activeElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape" && this.menu) this.shut(true);
    else if (at >= 0 && step) items[(at + step + items.length) % items.length].focus();
    else return;
    event.preventDefault();
  }

  pullable(element, spot) {
    element.addEventListener("pointerdown", (down) => {
      if (down.button || !down.isPrimary) return;
      const stop = new AbortController(), on = { signal: stop.signal };
      const far = (event) => Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY);
      const end = () => { stop.abort(); this.pulling = false; this.layer.classList.remove("pulling"); this.point([]); };
      element.setPointerCapture(down.pointerId);
      element.addEventListener("pointermove", (event) => {
        if (!this.pulling && far(event) < placky.Targets.START) return;
        this.shut();
        this.pulling = true;
        this.layer.classList.add("pulling");
        this.drag(spot, event);
      }, on);
      element.addEventListener("pointerup", (event) => {
        const pulled = this.pulling, found = pulled && this.found(spot, event);
        end();
        if (!pulled) { if (!spot.choices.length) this.remark(this.words.dragIt, spot); return; }
        this.dropped = true;                               // the click that follows a drag is none
        setTimeout(() => { this.dropped = false; }, 0);
        if (found) this.choose(found.to, found.target); else this.remark(this.words.notPlayed, spot);
      }, on);
      element.addEventListener("pointercancel", end, on);
      addEventListener("keydown", (event) => { if (event.key === "Escape") end(); }, on);
    });
  }

  at(event) {
    const { left: x, top: y } = this.sheet.getBoundingClientRect(), { scale, left, top } = this.view();
    return { x: (event.clientX - x - left) / scale, y: (event.clientY - y - top) / scale };
  }

  found(spot, event) {
    const { x, y } = this.at(event), { scale } = this.view();
    const off = ({ target }) => Math.hypot(target.x - x, target.y - y);
    const best = [...spot.pulls].sort((one, other) => off(one) - off(other))[0];
    return off(best) <= Math.max(placky.Targets.SNAP / scale, best.target.r) ? best : null;
  }

  drag(spot, event) {
    const found = this.found(spot, event), child = found || spot.pulls[0], measured = spot.pulls.every((one) => one.target.grip.sign);
    this.light(found ? [found.to] : []);
    this.act.point(found ? [found.to] : []);
    this.draw(child, found ? null : this.at(event), measured);
  }

  // The dashed way from the grip, or from where it begins, what is dragged at its end, and its length where a rule lets it be measured.
  draw(child, at, measured) {
    this.aim.replaceChildren();
    if (!child) return;
    const { grip, start, via = [], ...target } = child.target, end = at || target;
    const part = (tag, values, words = "") => this.aim.append(placky.svg(tag, values, words));
    const points = [(!at && start) || [grip.x, grip.y], ...(at ? [] : via), [end.x, end.y]], onFigure = !at && target.name;
    const edge = ([x, y], [toX, toY], r) => {              // not over a figure's number
      const share = Math.min(1, r / (Math.hypot(toX - x, toY - y) || 1));
      return [x + (toX - x) * share, y + (toY - y) * share];
    };
    const drawn = [...points];
    if (grip.form === "figure") drawn[0] = edge(points[0], points[1], grip.r);
    if (onFigure) drawn.push(edge(drawn.pop(), points.at(-2), target.r));
    part("path", { d: `M${drawn.map((point) => point.map((n) => n.toFixed(1)).join(" ")).join("L")}` });
    if (start && !at) part("circle", { cx: start[0], cy: start[1], r: grip.r, class: grip.form });
    if (!onFigure) part("circle", { cx: end.x, cy: end.y, r: grip.r, class: `${grip.form} ${placky.SIDES[grip.side] || ""}` });
    if (grip.text && !onFigure) part("text", { x: end.x, y: end.y + 6 }, grip.text);
    if (!measured || !grip.sign) return;
    const legs = points.slice(1).map(([x, y], n) => Math.hypot(x - points[n][0], y - points[n][1]));
    const length = legs.reduce((sum, leg) => sum + leg, 0) / this.unit;
    part("text", { x: end.x, y: end.y - grip.r - 10 }, `${Number(length.toFixed(1))}${grip.sign}`);
  }

  choose(id, { y }) {
    const { scale, top } = this.view();
    this.pressed = top + y * scale > this.board.down / 2 ? "high" : "low";
    this.act.choose(id);
    this.pressed = null;
  }

  put(where, ...said) {
    this.note = placky.make("p", `board-note ${where}`, placky.head("dry"), placky.make("span", "", ...said));
    this.layer.append(this.note);
  }

  // Where the answer to a choice made on the board would be out of sight, it is given on the board as well.
  answer({ section }, said) {
    if (!this.pressed || section.getBoundingClientRect().bottom < innerHeight) return false;
    const chip = section.querySelector(":scope > .chips a");
    this.put(this.pressed, `${said} `, chip ? chip.cloneNode(true) : "");
    return true;
  }

  // Placky says something at the far edge of the board, and the places played show themselves.
  remark(said, spot, played = spot.pulls) {
    this.quiet();
    this.put(spot.element.offsetTop > this.layer.clientHeight / 2 ? "high" : "low", said);
    this.act.tell(said);
    const shown = this.spots.filter((one) => one.choices.some((child) => played.includes(child)));
    shown.forEach((one) => one.element.classList.add("here"));
    this.saying = setTimeout(() => this.quiet(), 6000);
  }

  quiet() {
    clearTimeout(this.saying);
    if (this.note) this.note.remove();
    this.spots.forEach((one) => one.element.classList.remove("here"));
  }
};
