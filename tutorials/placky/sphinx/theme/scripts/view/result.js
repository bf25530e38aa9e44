// The panel at an ending: what was walked and answered, what Placky says about it, and other ways to go from there.
"use strict";

// `said` is what is said about the next way, `ways` are { name, ... } that `take` takes.
placky.result = ({ score, words, said, ways, take }, done, all) => {
  const { make } = placky, bubble = make("div", "bubble", make("p", "", score.comment(done, all)));
  const say = make("div", "say", placky.head(done === all ? "glad" : "dry"), bubble);
  const list = make("ul", "counts", make("li", "", `${words.walked}: ${done} ${words.of} ${all}`));
  if (score.asked) list.append(make("li", "", score.told()));
  const panel = make("div", "result", say, list);
  if (said) list.after(make("p", "", said));
  if (ways.length) panel.append(make("div", "ways", ...ways.map((way) => placky.button("btn quiet", () => take(way), way.name))));
  return panel;
};
