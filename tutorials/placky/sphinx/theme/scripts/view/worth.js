// What the options of a decision are worth, as a list: folded away after a choice, open in a hint.
"use strict";

Object.assign(placky, {
  options(options, taken, { taken: mine, undiced }) {
    const { make } = placky, name = ({ to, label }) => [make("strong", "", label), ...(to === taken ? [` ${mine}`] : [])];
    const item = (one) => make("li", "", ...name(one), ...(one.odds ?? [undiced]).map((said) => make("span", "", said)));
    return make("ul", "options", ...options.map(item));
  },

  // Behind a choice that was taken, which stands first, and of which no dice may be due.
  worth({ options, chosen, words }, taken) {
    const { make } = placky, mine = chosen(taken), all = [mine, ...options.filter((one) => one !== mine)];
    return make("details", "worth", make("summary", "", placky.filled(words.worth, mine)), placky.options(all, taken, words));
  },
});
