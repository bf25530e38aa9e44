// <placky-walk>: plays the tree of frames that a walkthrough page holds.
//
// The page is whole without this script. Here one frame is shown at a time, one board moves between frames, dice are
// rolled by exact ways, and the way is remembered. Everything comes from the sections and the JSON in script.pk-data, as
// text. If that JSON is damaged or does not fit the sections, the page is left as it is (attribute "plain").
"use strict";

placky.Walk = class extends HTMLElement {
  static LOW = matchMedia("(max-height: 24rem)");          // as in the style sheet
  static FORESEEN = 6;                                     // so many of the frames that may follow are laid out before

  // A walk in a closed entry waits until somebody opens it: a page of rules holds dozens.
  connectedCallback() {
    if (this.frames) return;
    const entry = this.closest("details:not([open])"), id = placky.target(location);
    if (!entry || (id && this.querySelector(`[id="${CSS.escape(id)}"]`))) this.begin();
    else entry.addEventListener("toggle", () => this.connectedCallback(), { once: true });
  }

  begin() {
    try {
      this.read();
      this.setAttribute("live", "");
      this.build();
      document.documentElement.classList.add("walking");   // a style that asked for it by :has would be slow
    } catch (fault) {
      this.frames = new Map();
      this.removeAttribute("live");
      this.setAttribute("plain", "");
      console.warn(`placky-walk: left as a plain page. ${fault.message}`);
      return;
    }
    this.listen();
    const asked = this.asked();
    this.show(asked || this.remembered || this.start, true);
    if (this.exercise && !asked) { this.landed = this.now; this.press(); }
    if (asked) this.whenLoaded(() => this.arrive());
    else if (this.remembered) this.welcome();
  }

  // ---------------------------------------------------------------- setting up

  // Check the data against the page before anything is changed.
  read() {
    const data = JSON.parse(this.querySelector("script.pk-data").textContent), frames = new Map();
    for (const [id, frame] of Object.entries(data.frames)) {
      const section = this.querySelector(`[id="${CSS.escape(id)}"]`);
      if (!section) throw new Error(`There is no section for the frame ${id}.`);
      const heading = section.querySelector(placky.HEADINGS) || section, title = heading.firstChild.textContent.trim();
      frames.set(id, { ...frame, id, section, heading, title, children: frame.children || [] });
    }
    for (const frame of frames.values()) {                 // a child is called like its frame, if nothing else is said
      frame.children = frame.children.map((child) => ({ label: frames.get(child.to)?.title, ...child }));
    }
    if (!frames.has(data.start)) throw new Error("There is no first frame.");
    for (const frame of frames.values()) {
      const near = [frame.parent ?? data.start, ...frame.children.map((child) => child.to)];
      const gone = near.find((id) => !frames.has(id));
      if (gone !== undefined) throw new Error(`The frame ${frame.id} leads to ${gone}, which is not there.`);
    }
    const sections = this.querySelectorAll(".frame").length;
    if (sections !== frames.size) throw new Error(`There are ${sections} sections for ${frames.size} frames.`);
    Object.assign(this, { frames, start: data.start, unit: data.unit, words: { ...placky.WORDS, ...data.words } });
  }

  build() {
    this.exercise = this.dataset.exercise;
    this.turned = {};
    this.onward = new placky.Onward(this);
    this.recall();
    const stage = this.querySelector(".stage"), map = this.querySelector(".map");
    this.board = stage && stage.querySelector("svg.pk-sheet") ? new placky.Board(stage) : null;
    this.targets = this.board && placky.Targets && new placky.Targets(this.board, this.words, this.unit || 1, {
      choose: (id) => this.go(id), point: (ids, only) => this.point(ids, only), tell: (words) => this.tell(words),
    });
    this.classList.toggle("boardless", !this.board);
    const [, , w, h] = this.frames.get(this.start).window || [];
    this.style.setProperty("--ratio", Math.min(1.7, Math.max(0.85, w / h || 1)).toFixed(3));
    this.board?.measure();
    this.map = map && map.querySelector(".tree a") ? new placky.BranchMap(map, this.words) : null;
    this.rail = [...this.querySelectorAll(".rail > li")];
    this.tag = this.querySelector(".stage > .tag");
    this.list = this.querySelector(".stage > .legend");
    const named = (item) => [item.querySelector("b").firstChild.textContent.trim().replace(/ \d+$/, ""), item];
    this.players = this.list ? [...this.list.children].map(named) : [];
    if (this.list) new ResizeObserver(() => placky.later(() => this.reach())).observe(this.list);   // to ask at once would lay out the page
    this.hints = placky.Hints ? new placky.Hints(this) : null;
    this.frames.forEach((frame) => this.prepare(frame));
    this.frames.forEach((frame) => this.nest(frame));
    this.tested = this.querySelector(".frame > .gherkin")?.cloneNode(true);
    if (this.tested) this.querySelector(".story").append(this.tested);
    this.tested?.addEventListener("toggle", () => this.test());
    this.map?.progress.after(this.score.line);
    this.controls = new placky.Controls(this);
    this.buttons = this.controls.buttons;
    if (!this.board) return;
    this.closer = new placky.Closer(this);
    this.board.resized = () => { this.draw(true); this.aim(); };         // what was small may be so no more
  }

  recall() {
    const { at } = placky.memory.of(this.exercise, this.dataset.mark), score = new placky.Score({}, this.words);
    this.crossed = new Set();
    this.remembered = this.frames.has(at) && !this.ended(at) ? at : null;
    if (this.score) this.score.line.replaceWith(score.line);
    this.score = score;
    this.take();
  }

  // Take over what is kept, also by another window.
  take() {
    const kept = this.kept = placky.memory.of(this.exercise, this.dataset.mark), known = (id) => this.frames.has(id);
    this.seen = new Set(kept.seen.filter(known));
    this.score.answers = Object.fromEntries(Object.entries(kept.answers).filter(([id]) => known(id)));
  }

  // Another window has kept something, or forgotten it.
  share() {
    if (!this.exercise) return;
    this.note();
    this.take();
    this.chart();
    this.mark(this.host());
  }

  // Begin again with what is remembered now.
  renew() {
    this.recall();
    this.hints?.given.clear();
    this.querySelectorAll("a.walked, a.out").forEach((link) => {
      link.classList.remove("walked", "wrong", "out");
      const mark = link.querySelector(".mark");
      if (mark) mark.textContent = "";
    });
    this.show(this.remembered || this.start, true, true);
    this.address();
  }

  prepare(frame) {
    frame.heading.tabIndex = -1;
    frame.picture = frame.section.querySelector(":scope > figure.board img");
    frame.alt = frame.picture?.alt || frame.title || "";
    frame.section.classList.toggle("refused", frame.kind === "refused");
    frame.section.querySelectorAll("a.choice").forEach((choice, i) => {
      if (i < 9) choice.prepend(placky.make("kbd", "", String(i + 1)));
      choice.append(placky.make("span", "mark"));
    });
    if (frame.asks === "dice") frame.rolls = new placky.Dice(frame, this.words);
  }

  // A refusal is answered inside its decision, so that the reader keeps his place.
  nest(frame) {
    const refusals = frame.children.map((child) => this.frames.get(child.to)).filter(({ kind }) => kind === "refused");
    frame.section.querySelector(":scope > .decide")?.before(...refusals.map(({ section }) => section));
    const aimed = frame.asks === "coach" ? frame.children.filter((child) => child.target) : [];
    const asked = this.targets && aimed.length && frame.section.querySelector(":scope > .decide > .asked");
    const how = aimed.some((child) => child.target.grip) ? "pull" : "press";
    if (asked) asked.after(placky.make("p", "how", this.words[how]));
  }

  listen() {
    this.addEventListener("click", (event) => this.follow(event));
    for (const [kind, on] of [["pointerover", 1], ["focusin", 1], ["pointerout", 0], ["focusout", 0]]) {
      this.addEventListener(kind, (event) => {
        const card = event.target.closest("a.choice");
        if (card && this.targets) this.targets.light(on ? [placky.target(card)] : []);
      });
    }
    addEventListener("pagehide", () => this.note());
    addEventListener("storage", ({ key }) => { if (key === "placky.progress" || key === null) this.share(); });
    addEventListener("hashchange", () => { const id = this.asked(); if (id && id !== this.now) this.go(id); });
    let from = null;
    this.addEventListener("touchstart", (event) => {
      const { clientX: x, clientY: y } = event.touches[0];
      const free = event.touches.length === 1 && x > 24 && x < innerWidth - 24;
      from = free && !event.target.closest(".map, pre, .scroll, .targets") ? { x, y, at: event.timeStamp } : null;
    }, { passive: true });
    this.addEventListener("touchend", (event) => {
      if (!from) return;
      const x = event.changedTouches[0].clientX - from.x, y = event.changedTouches[0].clientY - from.y;
      if (event.timeStamp - from.at < 700 && Math.abs(x) > Math.max(50, 2 * Math.abs(y))) {
        if (x < 0) this.forward(); else this.back();
      }
      from = null;
    }, { passive: true });
  }

  // Who comes back to a page finds where he was, as lessons before it may be long.
  welcome() {
    const title = document.querySelector("main h1"), { title: name } = this.frame();
    if (!title || this.now === this.start || placky.memory.all().last !== this.exercise) return;
    const on = placky.button("btn quiet", () => this.enter(), this.words.goOn);
    this.greeting = placky.make("p", "welcome", `${this.words.youWere} “${name}”. `, on);
    title.after(this.greeting);
  }

  // ---------------------------------------------------------------- what the reader does

  follow(event) {
    const link = event.target.closest("a[href]");
    if (!document.activeElement?.closest("a, button, summary, [tabindex]")) this.frame().heading.focus({ preventScroll: true });   // keys go here
    const plain = !event.defaultPrevented && !event.button && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!link || !plain || link.pathname !== location.pathname || !this.frames.has(placky.target(link))) return;
    event.preventDefault();
    this.go(placky.target(link));
  }

  // Onwards, at an ending also `beyond` it; else to what the reader has to press.
  forward(beyond = false) {
    const to = this.ahead(), on = !to && this.onward.first(), card = this.frame().section.querySelector("a.choice");
    if (to) this.go(to);
    else if (on && beyond) on.go();
    else if (on) this.buttons.next.focus();
    else if (!this.buttons.roll.hidden) this.buttons.roll.focus();
    else if (card) {
      const cards = card.closest(".decide"), again = this.led === this.now;      // there may be more than there is room for
      this.led = this.now;
      card.focus({ preventScroll: true });
      if (again) this.near([...cards.querySelectorAll("a.choice")].pop());
      else this.near(cards, this.beside() ? "nearest" : this.pinned() ? "start" : "center");
    }
  }

  // Has the reader come to this frame by no step of his own? Then he may not have seen what is said there.
  unread() { return this.landed === this.now; }

  said() { return this.frame().section.querySelector(":scope > .say") || this.frame().heading; }

  // What is said in this frame comes into sight; where it is there already, the next step is made.
  open() {
    this.landed = null;
    const box = (part) => part.getBoundingClientRect(), there = box(this).top <= this.head() + 24;
    if (there || box(this.said()).bottom <= box(this.controls.bar).top) this.forward();
    else this.near(this, "start");
    this.press();
  }

  address() {
    const to = `#${encodeURIComponent(this.now)}`;
    try { history.replaceState(history.state, "", to); } catch { /* some viewers of files */ }
  }

  back() { this.go(this.frame().parent); }
  go(id) {
    if (!this.frames.has(id)) return;
    this.landed = null;
    const stays = this.host() === this.host(id), atBoard = stays && this.targets?.note?.isConnected;
    const again = stays && this.frame().kind === "refused";
    this.show(id, false, stays);
    this.tell([this.told(), this.missed?.textContent].filter(Boolean).join(" "));
    if (!stays) this.bring();                              // what changes the page comes before, the focus after it
    else if (atBoard && this.frame().kind !== "refused") this.near(this.querySelector(".stage"));
    else if (again && this.frame().kind !== "refused") {
      this.near(this.frame().section.querySelector(":scope > .decide"), this.beside() ? "end" : "nearest");
    }
    else if (this.frame().kind !== "refused") this.near(this.frame().heading);
    else if (!this.targets?.answer(this.frame(), this.told())) this.explain();
    this.frame().heading.focus({ preventScroll: true });
  }

  // A refusal, and below it the choices that it pushed down: where they would be out of sight it begins at the top.
  explain() {
    const [below, bar] = [this.host().section.querySelector(":scope > .decide"), this.controls.bar].map((part) => part.getBoundingClientRect());
    this.near(this.frame().section, below.bottom > bar.top ? "start" : "nearest");
  }

  // What happened, without its links.
  told({ section, title } = this.frame()) {
    const lines = [...section.querySelectorAll(":scope > :is(.happened, .outcome) li, :scope > .say .happened li")];
    const parts = lines.flatMap((line) => [...(line.querySelector("p") || line).childNodes].filter((part) => !part.href));
    return parts.map((part) => part.textContent.trim()).join(" ") || title;
  }

  roll() {
    const frame = this.frame();
    if (this.stop?.now) { this.stop.now(); return; }       // who presses again has waited long enough
    this.settle();
    frame.rolls.put(null, null);
    const child = frame.rolls.pick();
    const dice = frame.section.querySelector(".duel");
    if (dice) this.near(dice);
    this.stop = frame.rolls.tumble(() => this.land(frame, child));
  }

  land(frame, child) {
    const { rolls } = frame, fell = { dice: [], ...child, ...this.frames.get(child.to) }, { dice, verdicts } = fell;
    const on = () => { if (child.to) this.buttons.next.focus({ preventScroll: true }); else this.miss(child); };
    this.stop = null;
    this.rolled = child;
    this.asking = rolls.question(child, fell, (right, said) => {
      if (child.to) this.score.note(child.to, right);
      this.keep();
      this.press();
      if (!said) return;
      this.tell(said);
      this.near(this.asking.querySelector(".feedback"));
      rolls.put(dice, verdicts);
      if (right) on();
    });
    this.classList.toggle("asking", Boolean(this.asking));  // dice, question and answers take the room of the board
    rolls.put(dice, this.asking ? null : verdicts);
    this.tell(rolls.read(dice));
    if (!this.asking) { this.press(); on(); return; }
    this.add(this.asking);
    this.asking.querySelector("legend").focus({ preventScroll: true });
    this.near(this.asking);
    this.press();                                          // to hide the button with the focus would lay out the page once more
  }

  // An outcome that no branch of this page plays: what it is, and how often it comes.
  miss({ label, ways }) {
    const { of, lost } = this.words, { rolls } = this.frame();
    rolls.missed = true;
    const [some, all] = [ways, rolls.of].map((n) => n.toLocaleString("en"));
    this.missed = placky.make("p", "missed", `${label}: ${some} ${of} ${all} ${lost}`);
    if (this.asking) this.asking.append(this.missed); else this.add(this.missed);
    this.tell(this.missed.textContent);
    this.buttons.roll.focus({ preventScroll: true });
    this.near(this.missed);
  }

  // Beside the board, where there is room, stands what is to be read; else below it.
  beside() {
    const [story, board] = [".story", ".stage .frame-of"].map((part) => this.querySelector(part)?.getBoundingClientRect());
    return Boolean(board) && story.left >= board.right;
  }

  // On a phone the board stays above the story.
  pinned() { return Boolean(this.board) && getComputedStyle(this.board.sheet.closest("figure")).position === "sticky"; }

  add(part) {
    const { section } = this.frame(), place = section.querySelector(".duel, .odds");
    if (place) place.after(part); else section.append(part);
  }

  unanswered() { return Boolean(this.asking?.isConnected && !this.asking.querySelector(".right")); }

  settle() {
    if (this.stop) this.stop();
    if (this.unanswered()) this.asking.left();
    for (const part of [this.asking, this.missed]) if (part) part.remove();
    this.stop = this.asking = this.missed = this.rolled = null;
    this.classList.remove("asking");
    this.hints?.clear();
  }

  // ---------------------------------------------------------------- where the reader is

  frame() { return this.frames.get(this.now); }

  // Of a refusal, the decision before it.
  host(id = this.now) {
    const frame = this.frames.get(id), parent = frame.kind === "refused" && this.frames.get(frame.parent);
    return parent && parent.section.contains(frame.section) ? parent : frame;
  }

  asked() {
    const id = placky.target(location);
    return this.frames.has(id) ? id : null;
  }

  way(last = this.now) {
    const way = [];
    for (let id = last; id && !way.includes(id); id = this.frames.get(id).parent) way.unshift(id);
    return way;
  }

  fork(last) {
    return this.way(last).slice(0, -1).reverse().find((id) => ["coach", "dice"].includes(this.frames.get(id).asks));
  }

  // Where every choice was tried and is forbidden: the decision before; else null.
  stuck() {
    const { asks, id, children } = this.host(), shut = ({ to }) => this.frames.get(to).kind === "refused" && this.seen.has(to);
    return asks === "coach" && children.every(shut) ? this.fork(id) || this.start : null;
  }

  // The longest way from a frame, or from the start, to an ending.
  longest(id = this.start) {
    const frame = this.frames.get(id);
    frame.longest ??= frame.children.map(({ to }) => this.longest(to)).reduce((best, way) => (way.length > best.length ? way : best), []);
    return [id, ...frame.longest];
  }

  // Come here from the part before, or from the greeting: to the words of the part, where one has not begun it yet.
  enter() {
    this.greeting?.remove();
    if (this.ended(this.now)) this.show(this.start, true);                     // he has been here before
    const part = this.closest("section"), from = this.now === this.start ? part : this;
    const below = this.said().getBoundingClientRect().bottom - from.getBoundingClientRect().top;
    this.landed = this.head() + below > innerHeight - this.controls.bar.offsetHeight ? this.now : null;
    this.press();
    this.address();
    this.frame().heading.focus({ preventScroll: true });
    this.near(from, "start");
  }

  ahead() {
    const { kind, asks, parent, children, rolls } = this.frame(), stuck = this.stuck();
    if (stuck) return stuck;
    if (kind === "refused") return parent;
    if (this.rolled?.to) return this.rolled.to;
    return asks === "next" || (asks === "dice" && children.length === 1 && !rolls?.exact) ? children[0]?.to : null;
  }

  ended(id) {
    const { asks, kind } = this.frames.get(id);
    return asks === "end" && kind !== "refused";
  }

  ends() { return [...this.frames.values()].filter(({ id }) => this.ended(id)); }

  endings() {
    const all = this.ends();
    return [all.filter((frame) => this.seen.has(frame.id)).length, all.length];
  }

  // ---------------------------------------------------------------- showing it

  // `stays`: the reader is where he was, and nothing comes in anew.
  show(id, jump, stays = false) {
    this.settle();
    this.led = null;
    this.now = id;
    this.seen.add(id);
    const frame = this.frame(), host = this.host();
    this.turn("now", [frame.section]);
    this.turn("open", host === frame ? [] : [host.section]);
    for (const { section } of new Set([frame, host])) section.classList.toggle("stays", stays);
    if (host.rolls) host.rolls.put(null, null);
    if (this.targets) this.targets.clear();
    this.draw(jump);
    this.mark(host);
    this.test();
    this.aim();
    this.press();
    this.finish(frame);
    if (this.stuck()) {
      this.missed = placky.make("p", "missed", this.words.stuck);
      frame.section.querySelector(":scope > :is(.decide, .chips)")?.before(this.missed);
    }
    if (jump) this.file(); else this.keep();
    placky.later(() => { this.foresee(); this.rank(this.host()); });             // neither is waited for
  }

  draw(jump) {
    const frame = this.frame(), host = this.host(), window = this.view = this.closer ? this.closer.window(host) : host.window;
    if (!this.board) return;
    const aims = host.asks === "dice" ? [] : host.children.flatMap(({ target }) => target || []);
    this.board.rested = () => this.closer.place([...Object.values(frame.tokens || {}), ...aims], window);
    this.board.show({ ...frame, window, aims, wide: host.window?.[2] }, frame.alt, jump);
  }

  // Who is spoken of comes first in the list of players: beside a story not all of them are in sight.
  rank({ section }) {
    const said = section.textContent;
    for (const [name, { style }] of this.players) {
      const order = said.includes(name) ? "" : "1";
      if (style.order !== order) style.order = order;
    }
    if (this.list?.scrollTop) this.list.scrollTop = 0;
  }

  // A list that scrolls can be reached by keys.
  reach() {
    const scrolls = this.list.scrollHeight > this.list.clientHeight + 1;
    if (scrolls) this.list.tabIndex = 0; else this.list.removeAttribute("tabindex");
  }

  // While the reader looks at this frame, those that may follow are styled and laid out, unseen: most of a step's time. At
  // an ending it is the next part of the page, which else waits until it comes into sight.
  foresee() {
    const part = (walk) => walk?.closest(".story-section");
    part(this)?.classList.remove("soon");
    this.turn("soon", [this.exercise && this.ended(this.now) && part(this.onward.part())].filter(Boolean));
    const next = this.host().children.slice(0, placky.Walk.FORESEEN).map(({ to }) => this.frames.get(to).section);
    this.turn("next-up", next);
  }

  // These sections have a class, and no others have it any more.
  turn(name, sections) {
    this.turned[name]?.forEach((section) => { if (!sections.includes(section)) section.classList.remove(name); });
    sections.forEach((section) => section.classList.add(name));
    this.turned[name] = sections;
  }

  // Paper shows all boards, and printing waits for no picture that nobody has fetched: the board draws those.
  print() {
    this.map?.print((id) => this.frames.get(id).section.querySelector(":scope > .panel-no")?.textContent || "");
    const missing = [...this.frames.values()].filter(({ picture }) => picture && !picture.naturalWidth);
    if (!this.board) { missing.forEach(({ picture }) => { picture.loading = "eager"; }); return; }
    this.stills = missing.map((frame) => [frame.picture, this.board.still(frame, frame.alt)]);
    this.stills.forEach(([picture, still]) => picture.replaceWith(still));
  }

  printed() {
    (this.stills || []).forEach(([picture, still]) => still.replaceWith(picture));
    this.draw(true);
    this.chart();
  }

  aim() {
    const { asks, children } = this.host(), { seen, crossed, frames, view: window } = this;
    const tried = (id) => frames.get(id).kind === "refused" && (seen.has(id) || crossed.has(id));
    if (this.targets) this.targets.show(["coach", "next"].includes(asks) ? children : [], window, tried);
  }

  // The board points at these choices: show them in the list; `only` them where the others are out.
  point(ids, only = false) {
    this.host().section.querySelectorAll(":scope > .decide a.choice").forEach((card) => {
      card.classList.toggle("lit", ids.includes(placky.target(card)));
      card.classList.toggle("away", only && !ids.includes(placky.target(card)));
    });
  }

  // The map, the memory and the address may wait until the reader sees the frame; a page that is left takes them along.
  keep() {
    if (this.due) return;
    [this.due, this.left] = [true, location.hash];
    requestAnimationFrame(() => setTimeout(() => this.note()));
    setTimeout(() => this.note(), 200);                    // nothing is drawn in a window that nobody sees
  }

  note() {
    if (!this.due) return;
    this.due = false;
    this.file();
    if (location.hash === this.left) this.address();       // else somebody goes elsewhere already
  }

  chart() {
    const { words, score } = this, [done, all] = this.endings();
    this.map?.mark(this.way(), this.seen, `${words.walked}: ${done} ${words.of} ${all}`);
    placky.write(score.line, score.told());
  }

  file() {
    const { now, seen, score, kept } = this;
    if (this.exercise && (now !== this.start || seen.size > 1 || score.asked)) {
      const fresh = [...seen].filter((id) => id === now || !kept.seen.includes(id));
      const answers = Object.entries(score.answers).filter(([id]) => !Object.hasOwn(kept.answers, id));
      const count = (ids) => this.ends().filter(({ id }) => ids.includes(id)).length;
      placky.memory.keep(this.exercise, this.dataset.mark, { at: now, seen: fresh, answers: Object.fromEntries(answers) }, count);
      this.take();
    }
    this.chart();
  }

  finish({ id, section }) {
    if (this.result) this.result.remove();
    const [done, all] = this.endings();
    if (!this.ended(id) || all < 2) return;
    const [longer, ...ways] = this.onward.ways();
    this.result = section.appendChild(this.score.panel(done, all, longer?.said, ways.filter(Boolean)));
  }

  mark(frame) {
    this.rail.forEach((li, i) => {
      li.classList.toggle("done", i + 1 < frame.step);
      if (i + 1 === frame.step) li.setAttribute("aria-current", "step"); else li.removeAttribute("aria-current");
    });
    if (this.tag) {
      const name = this.rail[frame.step - 1]?.querySelector("span")?.textContent.toLowerCase();
      placky.write(this.tag, frame.tag || (name && this.words.step ? `${this.words.step} ${frame.step}, ${name}` : name || ""));
      this.tag.hidden = !this.tag.textContent;
    }
    frame.section.querySelectorAll("a.choice, .odds a").forEach((link) => {
      const id = placky.target(link), mark = link.querySelector(".mark");
      if (!this.seen.has(id)) return;
      const refused = this.frames.get(id).kind === "refused";
      link.classList.add("walked");
      link.classList.toggle("wrong", refused);
      if (mark) placky.write(mark, refused ? `✕ ${this.words.notAllowed}` : `✓ ${this.words.tried}`);
    });
  }

  // The step as tested, in one entry for all frames: one in each took half of the time in which a frame is laid out.
  test() {
    const own = this.frame().section.querySelector(":scope > .gherkin");
    if (!this.tested) return;
    this.tested.hidden = !own;
    if (own && this.tested.open) this.tested.lastElementChild.textContent = own.lastElementChild.textContent;
  }

  press() { this.controls.press(); }
  tell(words) {
    this.live.textContent = "";
    clearTimeout(this.telling);
    this.telling = setTimeout(() => { this.live.textContent = words; }, 80);
  }

  // Parts above take their real height only as they come near: look again until this stays where it is.
  arrive(last = NaN, tries = 9) {
    this.bring("instant");
    const { top } = this.getBoundingClientRect();
    if (top !== last && tries) requestAnimationFrame(() => this.arrive(top, tries - 1));
  }

  head() { return parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0; }

  // Bring the board into view, if it is not: below the page's header, and near it. A low window has no room for both, and
  // is for reading.
  bring(behavior) {
    if (placky.Walk.LOW.matches) { this.near(this.frame().heading, "start", behavior); return; }
    const { top } = this.getBoundingClientRect(), head = this.head();
    if (top >= head - 24 && top < innerHeight / 2) return;
    this.near(this, "start", behavior);
  }

  near(part, block = "nearest", behavior = placky.still() ? "auto" : "smooth") { part.scrollIntoView({ block, behavior }); }

  whenLoaded(act) {
    if (document.readyState === "complete") act();
    else addEventListener("load", () => requestAnimationFrame(act), { once: true });
  }
};

// Arrow keys drive the walk with the focus, if that or much of the walk is in view, else the one that fills most of it.
document.addEventListener("keydown", (event) => {
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
  if (walk) walk.controls.type(event);
});

addEventListener("beforeprint", () => document.querySelectorAll("placky-walk[live]").forEach((walk) => walk.print()));
addEventListener("afterprint", () => document.querySelectorAll("placky-walk[live]").forEach((walk) => walk.printed()));

customElements.define("placky-walk", placky.Walk);
