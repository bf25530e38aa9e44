// What the options of a decision are worth, as a list: folded away after a choice, open in a hint.
"use strict";

Object.assign(placky, {
  options(options, taken, { taken: mine }) {
    const { make } = placky, name = ({ to, label }) => [make("strong", "", label), ...(to === taken ? [` ${mine}`] : [])];
    const item = (one) => make("li", "", ...name(one), ...one.odds.map((said) => make("span", "", said)));
    return make("ul", "options", ...options.map(item));
  },

  // Behind a choice that was taken.
  worth({ options, words }, taken) {
    const { make } = placky;
    return make("details", "worth", make("summary", "", words.worth), placky.options(options, taken, words));
  },
});
