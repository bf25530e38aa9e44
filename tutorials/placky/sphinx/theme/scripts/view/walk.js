// <placky-walk>: plays the tree of frames that a walkthrough page holds.
//
// The page is whole without this script. Here one frame is shown at a time, one board moves between frames, dice are
// rolled by exact ways, and the way is remembered. What is known of frames comes from the JSON in script.pk-data alone
// (the story), what is shown are the sections of the page (the view), what is remembered and typed is the session. If the
// JSON is damaged or does not fit the sections, the page is left as it is (attribute "plain").
"use strict";

placky.Walk = class extends HTMLElement {
  static LOW = matchMedia("(max-height: 24rem)");          // as in the style sheet
  static leading = null;                                   // the walk whose buttons are loud: one on a page
  static waking = [];                                      // walks that are about to begin
  static awake = false;                                    // have the walks that a page came with begun?

  // A walk in a closed entry waits until somebody opens it: a page of rules holds dozens.
  connectedCallback() {
    if (this.awake) return;
    const entry = this.closest("details:not([open])"), id = placky.target(location);
    if (entry && !(id && this.querySelector(`[id="${CSS.escape(id)}"]`))) {
      entry.addEventListener("toggle", () => this.connectedCallback(), { once: true });
      return;
    }
    this.awake = true;
    placky.Walk.waking.push(this);
    if (placky.Walk.awake) placky.Walk.wake();
  }

  // The walks of a page begin together: all are built, then all are measured, then all show their frames. One after the
  // other, each would lay out the page anew.
  static wake() {
    placky.Walk.awake = true;
    placky.Walk.waking.splice(0).filter((walk) => walk.fits(() => walk.build()))
      .filter((walk) => walk.fits(() => walk.stage.measure(walk.opening))).forEach((walk) => walk.begin());
  }

  // Does this work? Else the page is left as it was.
  fits(act) {
    try {
      act();
      return true;
    } catch (fault) {
      this.removeAttribute("live");
      this.setAttribute("plain", "");
      console.warn(`placky-walk: left as a plain page. ${fault.message}`);
      return false;
    }
  }

  begin() {
    const { asked, opening, remembered } = this, last = this.exercise && placky.memory.all().last === this.exercise;
    document.documentElement.classList.add("walking");     // a style that asked for it by :has would be slow
    this.stage.follow();
    this.listen();
    document.querySelector(".onwards .after")?.classList.add("quiet");   // the last ending has a button that leads there
    if (!placky.Walk.leading || asked || last) this.lead();
    this.show(opening, true);
    if (this.exercise && !asked) {
      this.landed = this.story.now;
      if (this.leads) this.controls.offer();
      this.press();
    }
    if (asked) this.whenLoaded(() => this.arrive());
    else if (remembered) this.welcome();
  }

  // From now on the loud button of the page is one of this walk's.
  lead() {
    const { leading } = placky.Walk;
    if (leading === this) return;
    placky.Walk.leading = this;
    [leading, this].forEach((walk) => walk?.controls?.press());
    placky.later(() => this.foresee());
  }

  get leads() { return placky.Walk.leading === this; }

  get exercise() { return this.dataset.exercise; }

  // ---------------------------------------------------------------- setting up

  // The data are checked against the page before anything is changed.
  build() {
    const data = placky.data(this), map = this.querySelector(".map details"), words = this.words = { ...placky.WORDS, ...data?.words };
    const story = this.story = new placky.Story(placky.unpacked(data, [...this.querySelectorAll(".frame")].map(({ id }) => id)), words);
    this.sections = new placky.Sections(this);
    this.setAttribute("live", "");
    this.onward = new placky.Onward(story, words, () => this.following());
    this.score = new placky.Score({}, words);
    this.line = placky.make("p", "score");
    this.session = new placky.Session(this, story, this.score, () => this.chart());
    this.remembered = this.session.recall();
    this.asked = this.session.asked();
    this.opening = this.asked || this.remembered || story.start;
    this.stage = new placky.Stage(this, {
      choose: (id) => this.go(id), point: (ids, only) => this.sections.point(ids, only), tell: (said) => this.tell(said),
    });
    this.targets = this.stage.targets;
    this.progress = placky.make("p", "progress");
    map?.querySelector("summary").after(this.progress, this.line);
    map?.addEventListener("toggle", () => this.unfold(map));
    this.hints = placky.Hints ? new placky.Hints(this) : null;
    this.sections.build(this.targets);
    this.controls = new placky.Controls(this);
  }

  // Begin again with what is remembered now.
  renew() {
    this.story.reshuffle();                                // what is brought back has its own order
    this.remembered = this.session.recall();
    this.hints?.clear();
    this.sections.unmark();
    this.show(this.remembered || this.story.start, true, true);
    this.session.address();
  }

  listen() {
    this.addEventListener("click", (event) => this.follow(event));
    for (const [kind, on] of [["pointerover", 1], ["focusin", 1], ["pointerout", 0], ["focusout", 0]]) {
      this.addEventListener(kind, (event) => {
        const card = event.target.closest("a.choice");
        if (card && this.targets) this.targets.light(on ? [placky.target(card)] : []);
      });
    }
    this.session.listen((id) => this.go(id));
    placky.Keys.swipes(this);
  }

  // Who comes back to a page finds where he was, as lessons before it may be long.
  welcome() {
    const title = document.querySelector("main h1"), { story, words } = this;
    if (!title || story.now === story.start || placky.memory.all().last !== this.exercise) return;
    const on = placky.button("btn quiet", () => this.enter(), words.goOn);
    this.greeting = placky.make("p", "welcome", `${placky.filled(words.youWere, story.frame())} `, on);
    title.after(this.greeting);
  }

  // ---------------------------------------------------------------- what the reader does

  follow(event) {
    const link = event.target.closest("a[href]");
    this.lead();
    if (!document.activeElement?.closest("a, button, summary, [tabindex]")) this.focusTitle();   // keys go here
    const plain = !event.defaultPrevented && !event.button && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!link || !plain || link.pathname !== location.pathname || !this.story.frames.has(placky.target(link))) return;
    event.preventDefault();
    this.go(placky.target(link));
  }

  // Onwards, at an ending also `beyond` it; else to what the reader has to press.
  forward(beyond = false) {
    const { buttons } = this.controls, to = this.story.ahead(), on = !to && this.first(), cards = this.sections.cards();
    if (to) this.go(to);
    else if (on && beyond) this.take(on);
    else if (on) buttons.next.focus();
    else if (!buttons.roll.hidden) buttons.roll.focus();
    else if (cards.length) {
      const again = this.led === this.story.now;           // there may be more than there is room for
      this.led = this.story.now;
      cards[0].focus({ preventScroll: true });
      if (again) this.near(cards.at(-1));
      else this.near(this.sections.decision(), this.beside() ? "nearest" : this.stage.pinned() ? "start" : "center");
    }
  }

  // Has the reader come to this frame by no step of his own? Then he may not have seen what is said there.
  unread() { return this.landed === this.story.now; }

  // What is said in this frame comes into sight; where it is there already, the next step is made.
  open() {
    this.landed = null;
    const box = (part) => part.getBoundingClientRect(), there = box(this).top <= this.head() + 24;
    if (there || box(this.sections.said()).bottom <= box(this.controls.bar).top) this.forward();
    else this.near(this, "start");
    this.press();
  }

  back() { this.go(this.story.frame().parent); }

  // From the beginning, with the choices in another order.
  restart() {
    this.story.reshuffle();
    this.go(this.story.start);
  }

  go(id) {
    const { story, sections, targets } = this;
    if (!story.frames.has(id)) return;
    this.lead();
    this.landed = null;
    const stays = story.host() === story.host(id), atBoard = stays && targets?.note?.isConnected;
    const again = stays && story.refused(story.now), refused = story.refused(id);
    if (refused && !story.frame(id).leftOut) this.point(story.frame(id).rules);
    const asked = this.asking?.box;
    this.show(id, false, stays, !stays);
    this.sound(refused);
    this.tell(story.stuck() ? `${story.told()} ${this.words.stuck}` : story.told());
    if (!stays) this.bring();                              // what changes the page comes before, the focus after it
    else if (atBoard && !refused) this.near(this.querySelector(".stage"));
    else if (again && !refused) this.near(sections.decision(), this.beside() ? "end" : "nearest");
    else if (!refused) this.near(sections.of().heading);
    else if (!targets?.answer(sections.of(), story.told())) this.explain();
    this.focusTitle();
    asked?.remove();                                        // while it had the focus, that would have laid out the page
  }

  // What a step sounds like.
  sound(refused) {
    const { story } = this;
    if (refused) placky.sound.play("refused");
    else if (this.exercise && story.ended()) placky.sound.play("end");
    else if (story.moved()) placky.sound.play("move");
  }

  // A refusal, and below it the choices that it pushed down: where they would be out of sight it begins at the top.
  explain() {
    const [below, bar] = [this.sections.decision(), this.controls.bar].map((part) => part.getBoundingClientRect());
    this.near(this.sections.of().section, below.bottom > bar.top ? "start" : "nearest");
  }

  // What a digit chooses.
  choices() { return this.asking ? this.asking.buttons : this.sections.cards(this.story.host().id); }

  // ---------------------------------------------------------------- dice

  roll() {
    const { roll } = this.story.frame(), { section, dice } = this.sections.of();
    if (this.stop?.now) { this.stop.now(); return; }       // who presses again has waited long enough
    this.settle();
    this.story.fell = null;
    dice.put(null, null);
    if (this.elsewhere) this.stage.draw();
    this.elsewhere = false;
    const child = roll.pick(), duel = section.querySelector(".duel");
    if (duel) this.near(duel);
    placky.sound.play("tumble");
    this.stop = dice.tumble(() => this.land(child));
  }

  land(child) {
    const { story } = this, { roll } = story.frame(), { dice } = this.sections.of();
    const fell = child.told ? child : roll.recast({ dice: [], ...child, ...story.frames.get(child.to) });
    const weighed = this.weighed(), { id } = weighed ?? {};
    const asked = weighed ? weighed.question() : roll.question(fell), reply = (right, label) => (weighed ? weighed.answer(right, label) : roll.answer(right, fell));
    const on = () => {
      if (!child.to) this.miss(child);
      ["roll", "next"].forEach((one) => this.controls.buttons[one].focus({ preventScroll: true }));    // the last that is there
    };
    this.stop = null;
    story.fell = fell;
    placky.sound.play(asked && !weighed ? "land" : fell.verdicts?.[0]?.[0] || "land");
    this.asking = asked && new placky.Question(asked, reply, (right, said) => {
      if (id || child.to) this.score.note(id || child.to, right);
      if (!right && !weighed) this.point(fell.settled || roll.why);
      this.session.keep();
      this.press();
      if (!said) return;
      placky.sound.play(right ? "yes" : "no");
      this.tell(said);
      this.near(this.asking.feedback);
      dice.put(fell.dice, fell.verdicts);
      if (right) on();
    });
    this.classList.toggle("asking", Boolean(this.asking));  // dice, question and answers take the room of the board
    dice.put(fell.dice, this.asking && !weighed ? null : fell.verdicts);
    this.tell(roll.read(fell.dice));
    if (!this.asking) { this.press(); on(); return; }
    this.sections.add(this.asking.box);
    this.asking.legend.focus({ preventScroll: true });
    this.near(this.asking.box);
    this.press();                                          // to hide the button with the focus would lay out the page once more
  }

  // What the choice before a roll was worth, where it is time to ask that; of each choice it is asked once.
  weighed() {
    const weighed = this.story.weighed();
    return weighed && !Object.hasOwn(this.score.answers, weighed.id) && weighed.due() ? weighed : null;
  }

  // A roll from which no branch of this page goes on: what happens then, on the board too, and how it ends, or that one may
  // roll again.
  miss({ label, told = [], ...lost }) {
    const { roll } = this.story.frame(), said = [told.join(" ") || `${label}.`, roll.over[label] ?? roll.words.lost].join(" ");
    roll.missed = true;
    this.elsewhere = Boolean(lost.overlays);
    if (this.elsewhere) this.stage.draw(false, { ...lost, said });
    this.missed = placky.make("p", "missed", said);
    if (this.asking) this.asking.box.append(this.missed); else this.sections.add(this.missed);
    this.tell(said);
    this.near(this.missed);
  }

  // A wrong choice points at a rule, which daily practice then asks first.
  point([rule] = []) { if (rule && this.exercise) placky.missed.note(this.exercise.split("/")[0], rule); }

  settle(later) {
    if (this.stop) this.stop();
    this.asking?.leave(later);
    this.missed?.remove();
    this.stop = this.asking = this.missed = null;
    this.classList.remove("asking");
    this.hints?.clear();
  }

  // ---------------------------------------------------------------- onwards, and to other parts of the page

  // The way from an ending that a lesson takes, or past a roll that it does not play.
  first() { return this.exercise ? this.onward.first() : null; }

  // Take a way: to what follows the part, or to a frame that does not follow this one, which says why.
  take({ go, to, why }) {
    if (go) { go(); return; }
    this.go(to);
    this.missed = placky.make("p", "missed leap", why);
    this.sections.of().heading.after(this.missed);
    this.tell(`${why} ${this.story.told()}`);
  }

  // The way to the next part of the page, else to what follows the page, else null.
  following() {
    const next = this.part(), link = document.querySelector(".onwards .after"), { story: { after }, words } = this;
    if (!next) return after && link ? { name: after, go: () => link.click() } : null;
    return { name: placky.filled(words.part, placky.data(next) ?? {}), go: () => next.enter() };
  }

  // The parts of an exercise that are played.
  static parts() { return [...document.querySelectorAll("placky-walk[data-exercise]:not([plain])")]; }

  // How many parts of the page were walked to their ends, and how many there are, as its head counts them.
  static counted(parts = placky.Walk.parts()) {
    const asleep = (part) => [0, Object.keys(placky.data(part)?.stops ?? {}).length + 1];
    return parts.map((part) => part.story?.stretches() ?? asleep(part)).reduce((all, one) => all.map((n, i) => n + one[i]), [0, 0]);
  }

  // The number of the part that ends where the reader is: a long walk has several.
  number() {
    const walks = placky.Walk.parts(), [, before] = placky.Walk.counted(walks.slice(0, walks.indexOf(this)));
    return before + Object.keys(this.story.stops).indexOf(this.story.now) + 1;
  }

  part() {
    const walks = placky.Walk.parts();
    return walks[walks.indexOf(this) + 1];
  }

  // Come here from the part before, or from the greeting: to the words of the part, where one has not begun it yet.
  enter() {
    const { story } = this;
    this.lead();
    this.greeting?.remove();
    if (story.ended()) this.show(story.start, true);       // he has been here before
    const part = this.closest("section"), from = story.now === story.start ? part : this;
    const below = this.sections.said().getBoundingClientRect().bottom - from.getBoundingClientRect().top;
    this.landed = this.head() + below > innerHeight - this.controls.bar.offsetHeight ? story.now : null;
    this.press();
    this.session.address();
    this.focusTitle();
    this.near(from, "start");
  }

  // ---------------------------------------------------------------- showing it

  // `stays`: the reader is where he was, and nothing comes in anew. `later`: whoever calls takes an answered question away.
  show(id, jump, stays = false, later = false) {
    const { story, stage, sections } = this;
    this.settle(later);
    this.led = null;
    story.go(id);
    sections.show(stays);
    this.targets?.clear();
    stage.draw(jump);
    stage.mark();
    stage.aim();
    this.press();
    this.weigh();
    this.finish();
    if (story.stuck()) {
      this.missed = placky.make("p", "missed", this.words.stuck);
      sections.of().section.querySelector(":scope > :is(.decide, .chips)")?.before(this.missed);
    }
    if (jump) this.session.file(); else this.session.keep();
    placky.later(() => { stage.rank(); this.foresee(); });  // none is waited for
  }

  // What a choice was worth, folded away.
  weigh() {
    const weighed = this.story.weighed(), { section } = this.sections.of(), odds = section.querySelector(":scope > .odds");
    this.worth?.remove();
    this.worth = weighed && placky.worth(weighed, this.story.now);
    if (this.worth && odds) odds.after(this.worth); else if (this.worth) section.append(this.worth);
  }

  // The rules to take along, as the page has them behind this part.
  recap() {
    const entries = [...this.parentElement.querySelectorAll(":scope > .recap li")], missed = placky.missed.all(), [game] = (this.exercise ?? "").split("/");
    const three = placky.recap(this.story, entries.map(({ dataset: { rule } }) => rule), (rule) => `${game}:${rule}` in missed);
    return three.map((rule) => entries.find(({ dataset }) => dataset.rule === rule).cloneNode(true));
  }

  // The panel at an ending.
  finish() {
    const { story, score, words } = this, [done, all] = story.endings();
    this.result?.remove();
    if (this.exercise && story.stops[story.now]) {
      this.result = placky.make("p", "halt", placky.filled(words.halt, { part: this.number(), minutes: story.stops[story.now] }));
      this.sections.of().section.append(this.result);
    }
    if (!story.ended() || (all < 2 && !this.exercise)) return;
    const [longer, ...ways] = this.exercise ? this.onward.ways() : [null, this.onward.unseen()];
    const told = {
      score, words, said: longer?.said, ways: ways.filter(Boolean), take: (way) => this.take(way), rules: this.recap(),
      parts: this.exercise ? placky.Walk.counted() : [],
    };
    this.result = this.sections.of().section.appendChild(placky.result(told, done, all));
  }

  // What may follow is laid out before, in the walk that the reader is at. At an ending it is the next part of the page,
  // which else waits until it comes into sight.
  foresee() {
    if (!this.leads) return;
    const part = (walk) => walk?.closest(".story-section");
    part(this)?.classList.remove("soon");
    this.sections.turn("soon", [this.exercise && this.story.ended() && part(this.part())].filter(Boolean));
    this.sections.foresee();
    this.stage.foresee();
  }

  // The map is made when it is wanted, and its script fetched: it has an entry for each frame.
  async unfold({ open, parentElement }) {
    this.mapped = open;
    if (open && !this.map) {
      parentElement.classList.add("coming");
      await placky.fetch("map.js");
      parentElement.classList.remove("coming");
      if (placky.BranchMap) this.map ??= new placky.BranchMap(parentElement, this.words, (id) => this.story.named(id));
    }
    this.chart();
  }

  // What is known of the way: on the map, below it, and on the choices.
  chart() {
    const { story, words } = this, [done, all] = story.endings();
    if (this.mapped) this.map?.mark(story.way(), story.seen);
    placky.write(this.progress, placky.filled(words.walked, { done, all }));
    placky.write(this.line, this.score.told());
    const [, part] = (this.exercise ?? "").split("#");
    if (part) document.querySelector(`.parts a[href="#story-${CSS.escape(part)}"]`)?.classList.toggle("walked", done > 0);
    this.sections.mark();
  }

  print() {
    this.stage.print(this.sections.parts);
  }

  printed() {
    this.stage.printed();
    this.chart();
  }

  press() { this.controls.press(); }

  tell(words) {
    this.live.textContent = "";
    clearTimeout(this.telling);
    this.telling = setTimeout(() => { this.live.textContent = words; }, 80);
  }

  focusTitle() { this.sections.of().heading.focus({ preventScroll: true }); }

  // ---------------------------------------------------------------- what is in sight

  // Beside the board, where there is room, stands what is to be read; else below it.
  beside() {
    const [story, board] = [".story", ".stage .frame-of"].map((part) => this.querySelector(part)?.getBoundingClientRect());
    return Boolean(board) && story.left >= board.right;
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
    if (placky.Walk.LOW.matches) { this.near(this.sections.of().heading, "start", behavior); return; }
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

addEventListener("beforeprint", () => document.querySelectorAll("placky-walk[live]").forEach((walk) => walk.print()));
addEventListener("afterprint", () => document.querySelectorAll("placky-walk[live]").forEach((walk) => walk.printed()));

placky.moved.settle(() => {
  customElements.define("placky-walk", placky.Walk);
  placky.Walk.wake();
});
