// The stage: the board that shows the frame the reader is at, with its rings; the steps above it, who is who below it.
"use strict";

placky.Stage = class {
  // `act` is what the rings on the board call.
  constructor(walk, act) {
    this.walk = walk;
    const stage = walk.querySelector(".stage"), { story, words } = walk;
    this.board = stage?.querySelector("svg.pk-sheet") ? new placky.Board(stage) : null;
    this.targets = this.board && placky.Targets && new placky.Targets(this.board, words, story.unit, act);
    walk.classList.toggle("boardless", !this.board);
    const [, , w, h] = story.frame(story.start).window || [];
    walk.style.setProperty("--ratio", Math.min(1.7, Math.max(0.85, w / h || 1)).toFixed(3));
    this.rail = [...walk.querySelectorAll(".rail > li")];
    this.tag = stage?.querySelector(":scope > .tag");
    this.replay = this.board ? new placky.Replay(this) : null;
    this.list = stage?.querySelector(":scope > .legend");
    this.list?.addEventListener("scroll", () => { this.scrolled = true; });
    this.closer = this.board ? new placky.Closer(this) : null;
  }

  // What the frame that shows first asks of the page, before anything is written. A board far out of sight is measured and
  // drawn when it comes near: to ask before would lay out its part of the page.
  measure(opening) {
    if (!this.board?.sheet.checkVisibility({ contentVisibilityAuto: true })) return;
    this.board.measure();
    this.board.survey(this.walk.story.host(opening));
  }

  // From now on, what was small may be so no more.
  follow() { if (this.board) this.board.resized = () => { this.draw(true); this.aim(); }; }

  // `lost` is where dice lead that no frame shows: what it changes of this one.
  draw(jump, lost) {
    const { story, sections } = this.walk, host = story.host(), { gone = [] } = lost ?? {};
    const frame = { ...story.frame(), ...lost, tokens: { ...story.frame().tokens, ...lost?.tokens } };
    gone.forEach((name) => delete frame.tokens[name]);
    const corner = frame.corner ?? (frame.window && [frame.window[0] + frame.window[2], frame.window[1]]);
    const window = this.view = this.closer ? this.closer.window(host) : host.window;
    if (!this.board?.across) return;
    const aims = host.asks === "dice" ? [] : host.children.flatMap(({ target }) => target || []);
    const named = [...(frame.acting ?? []), ...(frame.spoken ?? []).map((nth) => story.players?.[nth])];
    this.board.show({ ...frame, window, corner, aims, named, wide: host.window?.[2] }, lost?.said ?? sections.of().alt, jump);
    this.replay?.look();
  }

  // As it was before this frame, to be seen once more.
  rewind() {
    const { story, sections } = this.walk, before = story.frame(story.frame().parent);
    this.board.show({ ...before, window: this.view }, sections.of().alt, true);
    this.board.sheet.getBoundingClientRect();              // so that what comes is a motion
  }

  // Rings for what may be chosen.
  aim() {
    const { story } = this.walk, { asks, id } = story.host();
    this.targets?.show(["coach", "next"].includes(asks) ? story.choices(id) : [], this.view, (to) => story.refusal(to));
  }

  // Where on the way of a turn the frame stands.
  mark() {
    const { story, words } = this.walk, { step } = story.host(), name = story.step(story.host());
    this.rail.forEach((li, i) => {
      li.classList.toggle("done", i + 1 < step);
      if (i + 1 === step) li.setAttribute("aria-current", "step"); else li.removeAttribute("aria-current");
    });
    if (!this.tag) return;
    placky.write(this.tag, name && placky.filled(words.step, { number: step, name }));
    this.tag.hidden = !name;
  }

  // The list of players: who is spoken of comes first, as beside a story not all of them are in sight, and what is said
  // of each is what is true now.
  rank() {
    const { spoken = [] } = this.walk.story.host();
    [...this.list?.children ?? []].forEach(({ style }, n) => {
      const order = spoken.includes(n) ? "" : "1";
      if (style.order !== order) style.order = order;
    });
    Object.entries(this.list ? this.walk.story.legend() : {}).forEach(([n, said]) => placky.write(this.list.children[n].lastElementChild, said));
    if (this.scrolled) this.list.scrollTop = 0;
    this.scrolled = false;
  }

  // Measure what the frames that may follow draw: to ask in their step would lay out the page once more.
  foresee() { this.walk.story.host().children.forEach(({ to }) => this.board?.drawn(this.walk.story.frame(to))); }

  // On a phone the board stays above the story.
  pinned() { return Boolean(this.board) && getComputedStyle(this.board.sheet.closest("figure")).position === "sticky"; }

  // Paper shows the boards of the main line, and printing waits for no picture that nobody has fetched: the board draws those.
  print(parts) {
    const missing = [...parts].filter(([, { picture, section }]) => picture && !picture.naturalWidth && !section.matches(".aside"));
    if (!this.board) { missing.forEach(([, { picture }]) => { picture.loading = "eager"; }); return; }
    this.stills = missing.map(([id, { picture, alt }]) => [picture, this.board.still(this.walk.story.frame(id), alt)]);
    this.stills.forEach(([picture, still]) => picture.replaceWith(still));
  }

  printed() {
    (this.stills || []).forEach(([picture, still]) => still.replaceWith(picture));
    this.draw(true);
  }
};
