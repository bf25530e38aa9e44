// The panel at an ending: what was walked and answered, what Placky says about it, the rules to take along, and other ways
// to go from there.
"use strict";

// `said` is what is said about the next way, `ways` are { name, ... } that `take` takes, `parts` how many parts of the page
// were walked to an end, and how many there are, `rules` entries of the page that stand there as well.
placky.result = ({ score, words, said, ways, take, parts, rules }, done, all) => {
  const { make } = placky, panel = make("div", "result");
  if (all > 1) panel.append(make("div", "say", placky.head(done === all ? "glad" : "dry"), make("div", "bubble", make("p", "", score.comment(done, all)))));
  const list = [parts[1] > 1 && placky.filled(words.parts, { done: parts[0], all: parts[1] }), score.told()].filter(Boolean);
  if (list.length) panel.append(make("ul", "counts", ...list.map((line) => make("li", "", line))));
  if (rules.length) panel.append(make("div", "recap", make("p", "recap-title", words.recap), make("ul", "", ...rules)));
  if (said) panel.append(make("p", "", said));
  if (ways.length) panel.append(make("div", "ways", ...ways.map((way) => placky.button("btn quiet", () => take(way), way.name))));
  return panel;
};
