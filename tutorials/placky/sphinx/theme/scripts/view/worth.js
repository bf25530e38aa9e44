// What the options of a decision are worth, as a list: folded away after a choice, open in a hint.
"use strict";

Object.assign(placky, {
  // What is said of an option: how its ways end, else what its next roll may come to.
  weighed(one, words) { return one.ends ? [placky.filled(words.ends, { ends: one.ends.join("; ") })] : placky.rolled(one, words); },

  // What the next dice are for, where they fall later, and what they may come to.
  rolled({ odds, later }, words) { return [...(later ? [placky.filled(words.later, { later })] : []), ...(odds ?? [words.undiced])]; },

  // Where the ends are told, the next roll is folded away below them.
  options(options, taken, words) {
    const { make } = placky, lines = (said, kind) => said.map((line) => make("span", kind, line));
    const fold = (one) => (one.ends && one.odds ? [make("details", "", make("summary", "", words.atOnce), ...lines(placky.rolled(one, words), ""))] : []);
    const name = ({ to, label }) => [make("strong", "", label), ...(to === taken ? [` ${words.taken}`] : [])];
    const item = (one) => make("li", "", ...name(one), ...lines(placky.weighed(one, words), one.ends ? "ends" : ""), ...fold(one));
    return make("ul", "options", ...options.map(item));
  },

  // Behind a choice that was taken, which stands first, and of which no dice may be due.
  worth({ options, chosen, words }, taken) {
    const { make } = placky, mine = chosen(taken), all = [mine, ...options.filter((one) => one !== mine)];
    return make("details", "worth", make("summary", "", placky.filled(words.worth, mine)), placky.options(all, taken, words));
  },
});
