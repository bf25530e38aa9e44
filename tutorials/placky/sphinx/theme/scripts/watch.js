// <placky-match>: plays a logged match on one board, beside its log.
//
// The page is whole without this script: the log is a list with headings and addresses, with a few boards in it. Here the
// board of the walkthroughs (board.js) shows one step after the other, and the log follows it. What the script needs
// stands in script.pk-data; if that does not fit the log, the page is left as it is (attribute "plain").
"use strict";

placky.Match = class extends HTMLElement {
  static PACE = 1500;                                      // milliseconds a step, at the speed 1
  static LINGER = 2.2;                                     // so many times as long after something to jump to
  static SPEEDS = [1, 2, 4];
  static LARGE = 700;                                      // sheet units across, from which one may go closer
  static CLOSE = 0.5;                                      // how much of the board that shows at least
  static LARGEST = 2.4;                                    // so many times as large as drawn are names, which are large here
  static WIDER = 1.6;                                      // times as wide as need be, a window is kept
  static SMALL = 480;                                      // pixels across a board, up to which one is close to begin with
  static BELOW = 10;                                       // pixels from the step that is shown to the end of the log's box
  static SIGNS = ["M10 2.5 12.4 7.6 18 8.3 13.9 12.1 15 17.6 10 14.9 5 17.6 6.1 12.1 2 8.3 7.6 7.6Z",
    "M10 2 18 10 10 18 2 10Z", "M7.5 2h5v5.5H18v5h-5.5V18h-5v-5.5H2v-5h5.5Z", "M8 2h4v16H8Z", "M2 2h16v16H2Z"];
  static ICONS = {
    play: "M5 3 17 10 5 17Z", pause: "M5 3h3.5v14H5ZM11.5 3H15v14h-3.5Z", back: "M12 4 6 10l6 6", next: "M8 4l6 6-6 6",
  };
  static WORDS = {
    play: "Play", pause: "Pause", back: "Step back", next: "Next step", speed: "Speed", closer: "Closer", jump: "Jump to the next", jumpTo: "Jump to the next: {kind}",
    step: "Step {n} of {last}", moment: "This step", fork: "With placky installed: play on from this step",
  };

  connectedCallback() {
    if (this.shots) return;
    try {
      this.read();
      this.setAttribute("live", "");
      this.build();
    } catch (fault) {
      this.shots = [];
      this.removeAttribute("live");
      this.setAttribute("plain", "");
      console.warn(`placky-match: left as a plain page. ${fault.message}`);
      return;
    }
    this.listen();
    const asked = this.asked();
    const first = this.shots.findIndex((shot) => Object.keys(shot.tokens).length);
    this.show(asked ?? Math.max(0, first), true);
    if (asked !== null) this.whenLoaded(() => this.bring());
  }

  // ---------------------------------------------------------------- setting up

  // Steps carry only what has changed since the one before; here each becomes whole.
  read() {
    const data = JSON.parse(this.querySelector("script.pk-data").textContent);
    let tokens = {}, standing = null;
    this.shots = data.shots.map((shot, n) => {
      const place = document.getElementById(`${data.prefix}step-${n}`);
      if (!place || !this.contains(place)) throw new Error(`The step ${n} is not in the log.`);
      tokens = { ...tokens, ...shot.t };
      (shot.gone || []).forEach((name) => delete tokens[name]);
      standing = shot.s || standing;
      return { tokens, standing, overlays: shot.o, jumps: shot.j || [], place, window: data.window };
    });
    if (!this.shots.length) throw new Error("There is no first step.");
    this.words = { ...placky.Match.WORDS, ...data.words };
    Object.assign(this, { teams: data.teams, forking: data.fork, last: this.shots.length - 1, speed: 1, now: 0 });
    const jumps = this.shots.flatMap((shot) => shot.jumps.map(([kind]) => kind)), often = (kind) => jumps.filter((one) => one === kind).length;
    this.kinds = [...new Set(jumps)].sort((a, b) => often(b) - often(a));
    for (const shot of this.shots) shot.said = this.spoken(shot.place);
  }

  // A step in words: its lines, or the heading of the part that it begins.
  spoken(place) {
    const heading = place.matches("li") ? null : place.querySelector(placky.HEADINGS);
    const lines = heading ? [heading] : [...place.querySelectorAll(":scope > p")];
    const said = lines.map((line) => {
      const copy = line.cloneNode(true);
      copy.querySelectorAll(".no, .headerlink").forEach((part) => part.remove());
      return copy.textContent.trim();
    });
    return said.map((line) => (/[.!?]$/.test(line) ? line : `${line}.`)).join(" ");
  }

  build() {
    const { make } = placky, { words } = this, stage = this.querySelector(".stage");
    const [, , w, h] = this.shots[0].window;
    this.style.setProperty("--ratio", (w / h).toFixed(4));
    this.board = new placky.Board(stage);
    this.board.largest = placky.Match.LARGEST;
    this.board.letter = w > h ? 14 : 17;                   // of a name, as in match.css
    const many = this.teams.length;
    this.score = make("div", many > 2 ? "score many" : "score");
    if (many !== 2) this.score.style.setProperty("--across", Math.max(1, many > 3 ? Math.ceil(many / 2) : many));
    this.team = this.teams.map((name, side) => make("span", `team of-${placky.SIDES[side]}`, make("b", "", name), make("output", "num")));
    this.notes = make("p", "notes");
    this.score.append(...this.team, this.notes);
    stage.prepend(this.score);
    this.log = this.querySelector(".log");
    this.log.setAttribute("role", "region");
    this.log.setAttribute("aria-label", words.log);
    this.log.tabIndex = 0;
    this.said = make("p", "said");
    this.dice = make("div", "fell");
    const moment = make("div", "panel moment", this.said, this.dice);
    moment.setAttribute("role", "region");
    moment.setAttribute("aria-label", words.moment);
    moment.tabIndex = 0;                                   // many outcomes scroll in it
    this.querySelector(".told").prepend(moment);
    this.live = make("p", "sr");
    this.live.setAttribute("role", "status");
    stage.append(this.reel(), this.live);
    this.score.after(this.row);                             // Play stands above the board, in sight on any screen
    this.fork = make("code");
    this.querySelector(".watch").after(make("details", "fork", make("summary", "", words.fork), this.fork));
    this.log.querySelectorAll("a.at").forEach((link) => { link.tabIndex = -1; });
  }

  reel() {
    const { make } = placky, { words } = this;
    const button = (name, act) => {
      const made = make("button", `btn ${name}`, this.icon(placky.Match.ICONS[name], name), make("span", "sr", words[name]));
      made.type = "button";
      made.title = words[name];
      made.addEventListener("click", act);
      return made;
    };
    this.range = make("input");
    Object.assign(this.range, { type: "range", min: 0, max: this.last, step: 1, value: 0 });
    this.range.setAttribute("aria-label", words.at);
    this.range.addEventListener("input", () => { this.pause(); this.show(Number(this.range.value), true); });
    this.playing = button("play", () => (this.timer ? this.pause() : this.play()));
    this.speeds = placky.Match.SPEEDS.map((speed) => {
      const made = make("button", "btn quiet", `${speed}×`);
      made.type = "button";
      made.addEventListener("click", () => this.pace(speed));
      return made;
    });
    const speeds = make("div", "speeds", ...this.speeds);
    speeds.setAttribute("role", "group");
    speeds.setAttribute("aria-label", words.speed);
    this.count = make("span", "count num");
    const back = button("back", () => this.step(-1)), next = button("next", () => this.step(1));
    [back, next].forEach((one) => one.classList.add("quiet"));
    Object.assign(this, { back, next });
    this.closer = make("button", "btn quiet closer", words.closer);
    this.closer.type = "button";
    this.closer.hidden = this.shots[0].window[2] < placky.Match.LARGE;
    this.closer.addEventListener("click", () => this.near(!this.close));
    this.near(!this.closer.hidden && this.querySelector("figure.board").clientWidth < placky.Match.SMALL);
    this.row = make("div", "row", back, this.playing, next, speeds, this.closer);
    const reel = make("div", "reel", make("div", "scrub", make("div", "timeline", this.marks(), this.range), this.count), this.jumps());
    this.pace(1);
    return reel;
  }

  icon(path, kind) {
    const icon = placky.icon(path);
    icon.classList.add(kind);
    return icon;
  }

  // A sign over the scrubber for everything that one may jump to, for the eye alone.
  marks() {
    const { make } = placky, marks = make("div", "marks");
    marks.setAttribute("aria-hidden", "true");
    this.shots.forEach((shot, n) => shot.jumps.forEach(([kind, , side]) => {
      const sign = this.sign(kind);
      sign.style.setProperty("--at", (n / this.last || 0).toFixed(4));
      if (side !== null) sign.classList.add(`of-${placky.SIDES[side]}`);
      marks.append(sign);
    }));
    return marks;
  }

  sign(kind) {
    const signs = placky.Match.SIGNS, sign = this.icon(signs[this.kinds.indexOf(kind) % signs.length], "sign");
    return sign;
  }

  jumps() {
    const { make } = placky, { words } = this;
    const buttons = this.kinds.map((kind) => {
      const at = this.shots.flatMap((shot, n) => shot.jumps.filter(([one]) => one === kind).map(() => n));
      const made = make("button", "btn quiet", this.sign(kind), make("span", "", kind), make("small", "num", `${at.length}`));
      made.type = "button";
      made.title = placky.filled(words.jumpTo, { kind });
      made.addEventListener("click", () => {
        this.pause();
        this.go(at.find((n) => n > this.now) ?? at[0]);
      });
      return made;
    });
    const list = make("div", "jumps", ...buttons);
    list.setAttribute("role", "group");
    list.setAttribute("aria-label", words.jump);
    return list;
  }

  listen() {
    this.addEventListener("click", (event) => this.follow(event));
    this.addEventListener("keydown", (event) => this.key(event));
    addEventListener("hashchange", () => {
      const n = this.asked();
      if (n === null) return;
      this.pause();
      this.show(n, n !== this.now + 1);
      this.bring();
    });
    addEventListener("resize", () => this.board.look(this.seen(), true));
  }

  // ---------------------------------------------------------------- what the reader does

  // A click on a step of the log, or on a link to one, moves the board.
  follow(event) {
    if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = event.target.closest("a[href]"), inside = event.target.closest("summary, details, button, input");
    let n = link && link.pathname === location.pathname ? this.number(placky.target(link)) : null;
    if (link && n === null) return;
    if (!link && (inside || !this.log.contains(event.target) || !getSelection().isCollapsed)) return;
    if (!link) {
      const place = event.target.closest("li[id], section[id]");
      const heading = event.target.closest(placky.HEADINGS);
      n = place && (place.matches("li") || heading) ? this.number(place.id) : null;
    }
    if (n === null) return;
    event.preventDefault();
    this.pause();
    this.go(n);
    if (link) this.bring();
    if (link) try { history.replaceState(history.state, "", link.hash); } catch { /* some viewers of files */ }
  }

  key(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.target === this.range) return;
    const log = this.log.contains(event.target);
    const by = { ArrowRight: 1, ArrowLeft: -1, ...(log ? { ArrowDown: 1, ArrowUp: -1 } : {}) }[event.key];
    if (log && ["Home", "End"].includes(event.key)) this.go(event.key === "Home" ? 0 : this.last);
    else if (by) this.step(by);
    else return;
    event.preventDefault();
  }

  step(by) {
    this.pause();
    this.go(this.now + by);
  }

  go(n) {
    if (n < 0 || n > this.last) return;
    this.show(n, Math.abs(n - this.now) > 1);
    this.tell(this.shots[n].said);
  }

  play() {
    if (this.now === this.last) this.show(0, true);
    this.press(true);
    this.bring(true);
    const tick = () => {
      this.show(this.now + 1, false);
      const { jumps, said } = this.shots[this.now];
      if (jumps.length) this.tell(said);                   // while it plays, only what matters is read aloud
      if (this.now === this.last) { this.pause(); return; }
      this.timer = setTimeout(tick, this.wait());
    };
    this.timer = setTimeout(tick, this.wait() / 3);
  }

  wait() {
    const shot = this.shots[this.now], long = shot.jumps.length ? placky.Match.LINGER : 1;
    return placky.Match.PACE * long / this.speed;
  }

  pause() {
    clearTimeout(this.timer);
    this.timer = null;
    this.press(false);
  }

  pace(speed) {
    this.speed = speed;
    this.style.setProperty("--move", `${Math.round(placky.Board.TRAVEL / Math.max(1, speed / 1.5))}ms`);
    this.speeds.forEach((one, i) => one.setAttribute("aria-pressed", String(placky.Match.SPEEDS[i] === speed)));
  }

  // Show the whole board, or only where something happens.
  near(close) {
    this.close = close;
    this.view = null;
    this.closer.setAttribute("aria-pressed", String(close));
    if (this.range.isConnected) this.board.look(this.seen(), false);
  }

  // The window for this step: the one before while it shows all that moves or is to be seen, and not much more.
  seen() {
    const { tokens, window } = this.shots[this.now], before = this.shots[Math.max(0, this.now - 1)].tokens;
    if (!this.close) return window;
    const alone = ([, { near, shown }]) => near && !shown, all = Object.entries(tokens).filter((one) => !alone(one));
    const moved = all.filter(([name, { x, y }]) => before[name]?.x !== x || before[name]?.y !== y);
    const held = all.filter(([, token]) => token.near);
    const points = [...(held.length ? held : moved), ...moved.filter(() => moved.length < 4)].map(([, { x, y }]) => [x, y]);
    points.push(...Object.entries(tokens).filter(alone).map(([, { x, y }]) => [x, y]));
    if (!points.length) return this.view || window;
    const old = this.view, span = placky.Board.span(points), [[x0, x1], [y0, y1]] = span;
    const part = placky.Board.part(window, span, placky.Match.CLOSE), fits = old && old[2] <= part[2] * placky.Match.WIDER;
    if (fits && x0 >= old[0] && y0 >= old[1] && x1 <= old[0] + old[2] && y1 <= old[1] + old[3]) return old;
    this.view = part;
    return part;
  }

  // ---------------------------------------------------------------- showing it

  number(id) {
    const n = this.shots.findIndex((shot) => shot.place.id === id);
    return n < 0 ? null : n;
  }

  asked() { return this.number(placky.target(location)); }

  show(n, jump) {
    const shot = this.shots[n], { words } = this;
    this.shots[this.now].place.removeAttribute("aria-current");
    this.now = n;
    this.board.show({ ...shot, window: this.seen() }, shot.said, jump);
    shot.place.setAttribute("aria-current", "step");
    this.follows(shot.place);
    this.stand(shot);
    this.said.textContent = shot.said;
    const fallen = shot.place.matches("li") && shot.place.querySelector(":scope > .chance");
    this.dice.replaceChildren();
    if (fallen) {
      const copy = fallen.cloneNode(true);
      const parts = copy.matches("details") ? [...copy.querySelector("summary").children, copy.querySelector(".odds")] : [...copy.children];
      this.dice.append(...parts);
    }
    this.range.value = n;
    const [score, , notes] = shot.standing;
    const stand = score.map((number, side) => `${this.teams[side]} ${number}`).join(", ");
    const where = [placky.filled(words.step, { n, last: this.last }), stand, notes.join(", "), shot.said];
    this.range.setAttribute("aria-valuetext", where.filter(Boolean).map((one) => one.replace(/[.]$/, "")).join(". "));
    this.count.textContent = `${n} / ${this.last}`;
    this.range.style.setProperty("--done", `${100 * n / this.last || 0}%`);
    this.fork.textContent = `${this.forking} ${n}`;
    this.fork.parentNode.hidden = n === this.last;
    this.back.disabled = n === 0;
    this.next.disabled = n === this.last;
  }

  stand({ standing }) {
    const [score, side, notes] = standing;
    this.team.forEach((team, n) => {
      team.querySelector("output").textContent = score[n] ?? "";
      team.classList.toggle("on", side === n);
    });
    this.notes.replaceChildren(...notes.map((note) => placky.make("span", "", note)));
  }

  press(playing) {
    const name = playing ? "pause" : "play", { words } = this;
    if (this.playing.classList.contains(name)) return;
    this.playing.classList.remove("play", "pause");
    this.playing.classList.add(name);
    this.playing.title = words[name];
    this.playing.replaceChildren(this.icon(placky.Match.ICONS[name], name), placky.make("span", "sr", words[name]));
  }

  // The log moves in its own box, and never the page. This step is the last in sight: what is to come gives nothing away.
  follows(place) {
    const part = place.matches("li") ? place : place.querySelector(placky.HEADINGS);
    this.log.scrollTop += part.getBoundingClientRect().bottom - this.log.getBoundingClientRect().bottom + placky.Match.BELOW;
  }

  // Bring the board into view, if it is not; `whole`, with as much of it as there is room for.
  bring(whole = false) {
    const { top, bottom } = this.querySelector(".watch").getBoundingClientRect();
    const head = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    if (top >= head - 24 && top < (whole ? head + 24 : innerHeight / 2)) return;
    if (this.log.contains(document.activeElement) && bottom > innerHeight / 2 && top < 0) return;
    scrollBy({ top: top - head, behavior: placky.still() ? "auto" : "smooth" });
  }

  whenLoaded(act) {
    if (document.readyState === "complete") act();
    else addEventListener("load", () => requestAnimationFrame(act), { once: true });
  }

  tell(words) {
    this.live.textContent = "";
    clearTimeout(this.telling);
    this.telling = setTimeout(() => { this.live.textContent = words; }, 80);
  }
};

addEventListener("beforeprint", () => {
  document.querySelectorAll("placky-match figure.key img").forEach((picture) => { picture.loading = "eager"; });
});

customElements.define("placky-match", placky.Match);
