// The session of a walk: what is remembered of it, in this window and in others, and the address of the frame.
"use strict";

placky.Session = class {
  // `walk` is the element, whose exercise and mark say under which name its progress is kept; none is without one.
  // `changed` is called when what is known has been brought up to date.
  constructor(walk, story, score, changed) { Object.assign(this, { walk, story, score, changed, due: false }); }

  get exercise() { return this.walk.dataset.exercise; }

  get mark() { return this.walk.dataset.mark; }

  // ---------------------------------------------------------------- memory

  // Begin with what is remembered. Gives the frame to go on from, if there is one; an ending is none.
  recall() {
    const { at } = placky.memory.of(this.exercise, this.mark), { story } = this;
    story.crossed.clear();
    this.take();
    return story.frames.has(at) && !story.ended(at) ? at : null;
  }

  // Take over what is kept, also by another window.
  take() {
    const kept = this.kept = placky.memory.of(this.exercise, this.mark), known = (id) => this.story.frames.has(id);
    this.story.seen = new Set(kept.seen.filter(known));
    this.story.seed = kept.seed ?? this.story.seed;
    this.score.answers = Object.fromEntries(Object.entries(kept.answers).filter(([id]) => known(id)));
  }

  // Another window has kept something, or forgotten it.
  share() {
    if (!this.exercise) return;
    this.note();
    this.take();
    this.changed();
  }

  // The memory, the address and what is told of them may wait until the reader sees the frame; a page that is left takes
  // them along.
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

  file() {
    const { story, score, kept } = this;
    if (this.exercise && (story.begun || score.asked)) {
      const fresh = [...story.seen].filter((id) => id === story.now || !kept.seen.includes(id));
      const answers = Object.entries(score.answers).filter(([id]) => !Object.hasOwn(kept.answers, id));
      const count = (ids) => story.ends().filter(({ id }) => ids.includes(id)).length;
      placky.memory.keep(this.exercise, this.mark, { at: story.now, seed: story.seed, seen: fresh, answers: Object.fromEntries(answers) }, count);
      this.take();
    }
    this.changed();
  }

  // ---------------------------------------------------------------- address

  // The frame that the address asks for, if there is one. It is brought into sight, also for who comes back: how far he had
  // scrolled is nothing to go by, as parts above have another height by then.
  asked() {
    const id = placky.target(location), found = this.story.frames.has(id);
    if (found) history.scrollRestoration = "manual";
    return found ? id : null;
  }

  address() {
    const to = `#${encodeURIComponent(this.story.now)}`;
    try { history.replaceState(history.state, "", to); } catch { /* some viewers of files */ }
    history.scrollRestoration = "manual";
  }

  // Call `go` with the frame that somebody goes to by its address, and share with other windows.
  listen(go) {
    addEventListener("pagehide", () => this.note());
    addEventListener("storage", ({ key }) => { if (key === placky.memory.kept.key || key === null) this.share(); });
    addEventListener("hashchange", () => { const id = this.asked(); if (id && id !== this.story.now) go(id); });
  }
};
