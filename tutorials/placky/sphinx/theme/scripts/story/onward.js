// Onward: where a reader may go from an ending. A way there is { name, said?, go } or { name, said?, to, why }: what to do,
// or the frame to go to and why. It is told of the story, and of what follows the part, and knows no page.
"use strict";

placky.Onward = class {
  static EARLY = 3;                                        // so many frames before the longest way ends

  // `following()` gives the way to what follows the part; null for nothing.
  constructor(story, words, following) { Object.assign(this, { story, words, following }); }

  // The one to take: after a roll that no branch plays, past it by the branch that is `like` it, or the longest; at an ending
  // the longest way, else what follows, else an ending not seen; null for none of them. What was won is not played otherwise
  // first.
  first() {
    const { story, words } = this, { fell } = story;
    if (fell && !fell.to) return { name: words.lesson, ...this.into([story.now, fell.like || story.longest(story.now)[1]], 1) };
    if (!story.ended()) return null;
    return (story.won && this.following()) || this.longer() || this.following() || this.unseen();
  }

  // The longest way; of it and what follows, the one that is not `first`; an ending not seen. Null for what is not there.
  ways() {
    const longer = this.longer(), next = longer && this.following();
    return [longer, this.story.won && next ? longer : next, this.unseen()];
  }

  // After an early ending: the longest way, as long as that was not walked to its end, from where it parts from this one.
  longer() {
    const { story, words } = this, way = story.way(), long = story.longest();
    if (long.length < way.length + placky.Onward.EARLY || story.seen.has(long.at(-1))) return null;
    const parts = long.findIndex((id, n) => id !== way[n]), { roll, title } = story.frame(long[parts - 1]);
    const [name, why] = story.won && this.following() ? ["lessonToo", "done"] : ["lesson", "goes"];
    const said = placky.filled(roll ? roll.words[why] : words[`${why}Choice`], { title });
    return { name: words[name], said, ...this.into(long, parts, words.goesOn, true) };
  }

  // It is gone to from the last place on its way that the reader has been to.
  unseen() {
    const { story, words } = this, open = story.ends().find(({ id }) => !story.seen.has(id));
    if (!open) return null;
    const way = story.way(open.id), parts = (id) => story.frame(id).children.length > 1;
    const known = way.findLastIndex((id) => parts(id) && story.seen.has(id)), last = known < 0 ? way.findLastIndex(parts) : known;
    return { name: words.unseen, ...this.into(way, last + 1, words.leadsTo) };
  }

  // Into `way` by its nth step: a roll would fall as it likes, so it fell so, in figures where others, or mine, come to the same; a
  // decision is `taken`, or is the reader's again.
  into(way, nth, why, taken) {
    const { id, roll, title, children } = this.story.frame(way[nth - 1]);
    const { to, label } = children.find((child) => child.to === way[nth]), { fell: mine } = this.story;
    const fell = [...children, ...(mine ? [mine] : [])].some((one) => one.to !== to && one.label === label) ? this.story.frame(to).title : label;
    return roll ? { to, why: placky.filled(roll.words.fell, { title, label: fell }) } : { to: taken ? to : id, why: placky.filled(why, { title, label }) };
  }
};
