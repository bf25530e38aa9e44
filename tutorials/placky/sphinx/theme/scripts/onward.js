// Onward: where a reader may go from an ending. A way there is { name, go } with what is said about it, if anything is.
"use strict";

placky.Onward = class {
  static EARLY = 3;                                        // so many frames before the longest way ends

  constructor(walk) { this.walk = walk; }

  // The one to take: the longest way, else what follows, else an ending not seen; null for none of them. What was won is
  // not played otherwise first.
  first() {
    const { walk } = this;
    if (!walk.exercise || !walk.ended(walk.now)) return null;
    return (this.won() && this.following()) || this.longer() || this.following() || this.unseen();
  }

  // The longest way; of it and what follows, the one that is not `first`; an ending not seen. Null for what is not there.
  ways() {
    const longer = this.walk.exercise ? this.longer() : null, next = longer && this.following();
    return [longer, this.won() && next ? longer : next, this.unseen()];
  }

  // Is Placky glad at the end?
  won() { return [...this.walk.frame().section.querySelectorAll(":scope > .say use")].pop()?.href.baseVal.endsWith("-glad"); }

  // After an early ending: the longest way, as long as that was not walked to its end, from where it parts from this one.
  longer() {
    const { walk } = this, { words } = walk, way = walk.way(), long = walk.longest();
    if (long.length < way.length + placky.Onward.EARLY || walk.seen.has(long.at(-1))) return null;
    const parts = long.findIndex((id, n) => id !== way[n]), { asks, title } = walk.frames.get(long[parts - 1]);
    const [name, why] = this.won() && this.following() ? ["lessonToo", "doneHere"] : ["lesson", "endsHere"];
    const said = `${words[why]} ${asks === "dice" ? words.longerRoll : words.longer} “${title}”.`;
    return { name: words[name], said, go: () => this.turnInto(long, parts, words.goesOn) };
  }

  // The next part of the page, else what follows the page, else null.
  following() {
    const next = this.part(), link = document.querySelector(".onwards a.btn:not(.quiet)");
    if (!next) return link && { name: link.textContent, go: () => link.click() };
    const title = next.closest("section")?.querySelector(placky.HEADINGS)?.firstChild.textContent;
    return { name: `${this.walk.words.part}: ${title}`, go: () => next.enter() };
  }

  part() {
    const walks = [...document.querySelectorAll("placky-walk[data-exercise]:not([plain])")];
    return walks[walks.indexOf(this.walk) + 1];
  }

  // It is gone to from the last place on its way that the reader has been to.
  unseen() {
    const { walk } = this, open = walk.ends().find(({ id }) => !walk.seen.has(id));
    if (!open) return null;
    const way = walk.way(open.id), parts = (id) => walk.frames.get(id).children.length > 1;
    const known = way.findLastIndex((id) => parts(id) && walk.seen.has(id)), last = known < 0 ? way.findLastIndex(parts) : known;
    return { name: walk.words.unseen, go: () => this.turnInto(way, last + 1, walk.words.leadsTo) };
  }

  // Into `way` by its nth step: a decision is taken again by the reader; a roll would fall as it likes, so it fell so.
  turnInto(way, nth, why) {
    const { frames, words } = this.walk, { id, asks, title, children } = frames.get(way[nth - 1]);
    const { to, label } = children.find((child) => child.to === way[nth]);
    if (asks === "dice") this.leap(to, `${words.fellSo} “${title}”: ${label}.`);
    else this.leap(id, `${why} “${label}”.`);
  }

  // Go to a frame that does not follow this one, and say there why.
  leap(id, why) {
    const { walk } = this;
    walk.go(id);
    walk.missed = placky.make("p", "missed leap", why);
    walk.frame().heading.after(walk.missed);
    walk.tell(`${why} ${walk.told()}`);
  }
};
