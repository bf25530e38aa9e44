// What the options of a decision are worth, as a list: folded away after a choice, open in a hint.
"use strict";

Object.assign(placky, {
  // What is said of an option: what comes next or how its ways end, else what its next roll may come to.
  weighed(one, words) { return one.next ?? (one.ends ? [placky.filled(words.ends, { ends: one.ends.join("; ") })] : placky.rolled(one, words)); },

  // What stands above what is said of them: that they tell what comes next, in a rulebook's own words, else nothing.
  above(options, words) { return options.some(({ next }) => next) ? words.foreseen : ""; },

  // What the next dice are for, where they fall later, and what they may come to.
  rolled({ odds, later }, words) { return [...(later ? [placky.filled(words.later, { later })] : []), ...(odds ?? [words.undiced])]; },

  // What is said of an option, line by line; where the ends are told, the next roll is folded away below them.
  ends(one, words, ...more) {
    const { make } = placky, told = one.ends || one.next, lines = (said, kind = "ends") => said.map((line) => make("span", kind, line));
    const rolled = lines(placky.rolled(one, words), "");
    if (!told) return rolled;
    return lines([...placky.weighed(one, words), ...more]).concat(one.odds ? make("details", "", make("summary", "", words.atOnce), ...rolled) : []);
  },

  // What all of it is worth is told of what was `taken` and of what else there was, and not before.
  options(options, taken, words) {
    const { make } = placky, name = ({ to, label }) => [make("strong", "", label), ...(to === taken ? [` ${words.taken}`] : [])];
    return make("ul", "options", ...options.map((one) => make("li", "", ...name(one), ...placky.ends(one, words, ...(one.inAll ? [one.inAll] : [])))));
  },

  // Behind a choice that was taken, which stands first, and of which no dice may be due.
  worth({ options, chosen, words }, taken) {
    const { make } = placky, mine = chosen(taken), all = [mine, ...options.filter((one) => one !== mine)];
    const above = placky.above(all, words), head = make("summary", "", placky.filled(words.worth, mine));
    return make("details", "worth", head, ...(above ? [make("p", "", above)] : []), placky.options(all, taken, words));
  },
});
