// What the options of a decision are worth, as a list: folded away after a choice, open in a hint.
"use strict";

Object.assign(placky, {
  // What is said of an option: how its ways end, what its dice are for, where they fall later, and what they may come to.
  weighed({ odds, later, ends }, words) {
    const { filled } = placky;
    return [
      ...(ends ? [filled(words.ends, { ends: ends.join("; ") }), ...(odds ? [words.atOnce] : [])] : []),
      ...(later ? [filled(words.later, { later })] : []), ...(odds ?? (ends ? [] : [words.undiced])),
    ];
  },

  options(options, taken, words) {
    const { make } = placky, name = ({ to, label }) => [make("strong", "", label), ...(to === taken ? [` ${words.taken}`] : [])];
    const item = (one) => make("li", "", ...name(one), ...placky.weighed(one, words).map((said, nth) => make("span", one.ends && !nth ? "ends" : "", said)));
    return make("ul", "options", ...options.map(item));
  },

  // Behind a choice that was taken, which stands first, and of which no dice may be due.
  worth({ options, chosen, words }, taken) {
    const { make } = placky, mine = chosen(taken), all = [mine, ...options.filter((one) => one !== mine)];
    return make("details", "worth", make("summary", "", placky.filled(words.worth, mine)), placky.options(all, taken, words));
  },
});
