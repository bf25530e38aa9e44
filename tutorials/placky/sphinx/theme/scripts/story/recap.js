// The recap of a part: of the rules that it teaches the three to take along. It is made of data alone.
"use strict";

placky.RECAP = 3;

// `rules` are numbers, those of the lesson first; `missed(rule)` says that a rule was chosen wrongly and not answered since.
// Those come first, then what the reader has met in most frames.
placky.recap = (story, rules, missed) => {
  const seen = [...story.seen].map((id) => story.frame(id)?.rules ?? []);
  const met = new Map(rules.map((rule) => [rule, seen.filter((there) => there.includes(rule)).length]));
  const order = (one, other) => missed(other) - missed(one) || met.get(other) - met.get(one) || rules.indexOf(one) - rules.indexOf(other);
  return [...rules].sort(order).slice(0, placky.RECAP);
};
