// What the story and the memory of a walkthrough do, checked without a page: test_story.py runs this in Node.js, or in a
// browser where there is none. `data` is that of the made-up exercise, `storage` stands in for localStorage,
// `chances` are the words of dice and coins, and as `packed` a walk's data with the tables that travel.
// Gives check -> what went wrong, empty for nothing.
(placky, data, storage, chances) => {
  const results = {};
  const check = (name, act) => {
    try { act(); results[name] = ""; } catch (fault) { results[name] = fault.message || "failed"; }
  };
  const same = (found, wanted) => {
    const [one, other] = [found, wanted].map((value) => JSON.stringify(value));
    if (one !== other) throw new Error(`${one} instead of ${other}`);
  };
  const refuses = (act, words) => {
    let said = "";
    try { act(); } catch (fault) { said = fault.message; }
    if (!said.includes(words)) throw new Error(`"${said}" does not say "${words}"`);
  };
  const words = placky.WORDS, copy = () => JSON.parse(JSON.stringify(data));
  const begin = (change = () => {}) => {
    const mine = copy();
    change(mine.frames, mine);
    return new placky.Story(mine, words);
  };
  const at = (...ids) => {
    const story = begin();
    ids.forEach((id) => story.go(id));
    return story;
  };
  const next = { name: "Next exercise", go: () => {} };
  const onward = (story, following = () => null) => new placky.Onward(story, words, following);

  // ---------------------------------------------------------------- the tree

  check("data comes out of its tables as it went in", () => {
    const plain = (value) => (value && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)).map(([key, one]) => [key, plain(one)]))
      : Array.isArray(value) ? value.map(plain) : value);
    const { whole, tables } = chances.packed, ids = Object.keys(whole.frames), mine = placky.unpacked(tables, ids);
    same(Object.keys(mine.frames), ids);
    refuses(() => placky.unpacked(tables, ids.slice(1)), "4 sections for 5 frames");
    for (const [id, frame] of Object.entries(whole.frames)) same(plain(mine.frames[id]), plain(frame));
  });

  check("a child is called like its frame, if nothing else is said", () => {
    const story = begin((frames) => { delete frames.mark.children[0].label; });
    same(story.frame("mark").children[0].label, "GARRA declares a tackle");
  });
  check("data that does not hold together is refused, and says where", () => {
    refuses(() => begin((_, whole) => { whole.start = "nowhere"; }), "no first frame");
    refuses(() => begin((frames) => { frames.run.children[0].to = "gone"; }), "run leads to gone");
    refuses(() => begin((frames) => { frames.run.parent = "gone"; }), "run leads to gone");
    [undefined, {}, { start: "mark", frames: {} }].forEach((none) => refuses(() => new placky.Story(none), "no first frame"));
  });
  check("a way leads from the first frame, and the last fork on it is where one may try again", () => {
    const story = at("dodge-b");
    same(story.way(), ["mark", "declare", "run", "choose", "dodge", "dodge-b"]);
    same([story.fork(), story.fork("dodge"), story.fork("choose")], ["dodge", "choose", undefined]);
  });
  check("a circle in the data ends no way", () => {
    same(begin((frames) => { frames.mark.parent = "run"; }).way("run"), ["mark", "declare", "run"]);
  });
  check("next leads on where nothing is to be decided", () => {
    const story = begin();
    same([story.ahead(), at("choose").ahead(), at("dodge").ahead(), at("home").ahead()], ["declare", null, null, undefined]);
  });
  check("a roll that fell leads to its outcome, and one that the page does not play nowhere", () => {
    const story = at("dodge");
    [story.fell] = story.frame().children;
    same(story.ahead(), "dodge-a");
    story.fell = story.frame().others[0];
    same(story.ahead(), null);
    story.go("dodge");
    same(story.fell, null);
  });
  check("a refusal stands in its decision, leads back to it, and is no ending", () => {
    const story = at("score");
    same([story.host().id, story.ahead(), story.ended()], ["choose", "choose", false]);
    same(story.endings(), [0, 9]);
  });
  check("where every choice was tried and is forbidden one goes back to the decision before", () => {
    const story = begin((frames) => {
      frames.choose.children = frames.choose.children.slice(2);
      frames.declare.asks = "coach";
    });
    story.go("choose");
    same(story.stuck(), null);
    story.go("score");
    same([story.stuck(), story.ahead()], ["declare", "declare"]);
  });
  check("endings are counted once they were seen", () => {
    same(at("dodge-b", "dodge-b", "dodge-a", "home").endings(), [2, 9]);
    same([begin().begun, at("mark").begun, at("run").begun, at("run", "mark").begun], [false, false, true, true]);
  });
  check("the map has a name for each frame, and how often it comes", () => {
    const story = begin((frames) => { frames.home.name = "The first try"; });
    same(["home", "dodge", "dodge-b", "mark"].map((id) => story.named(id)),
      [["The first try", null], ["Dodge", null], ["The tackle lands", "44/144"], ["Mark the move", null]].map(([name, share]) => [name, share ?? undefined]));
  });
  check("a frame tells what happened, else its title", () => {
    const story = begin((frames) => { delete frames.run.told; });
    same([story.told("declare"), story.told("run")], ["AGUILA is the active player.", "AGUILA runs"]);
  });
  check("figures stay where they were in the frame before, until they move or are gone", () => {
    const story = begin((frames) => {
      frames.declare.tokens = { GARRA: { x: 1, y: 2 } };
      frames.run = { ...frames.run, tokens: {}, gone: ["AGUILA"] };
    });
    same([story.frame("declare"), story.frame("run")].map(({ tokens }) => Object.entries(tokens).map(([name, { x }]) => [name, x])),
      [[["AGUILA", 552], ["GARRA", 1]], [["GARRA", 1]]]);
  });
  check("steps have names where the game has some", () => {
    same([at("choose").step(), begin((_, whole) => { delete whole.steps; }).step()], ["Second action", ""]);
  });

  // ---------------------------------------------------------------- onwards from an ending

  check("an early ending leads back to the longest way, by the roll that goes on", () => {
    const way = onward(at("dodge-b"), () => next).first();
    same([way.name, way.to], ["Go on with the lesson", "dodge-a"]);
    same(way.why, "Say it had fallen otherwise at “Dodge against tackle”: AGUILA wins the roll.");
  });
  check("a roll that comes to the same in two branches is told by what fell", () => {
    const story = begin(({ dodge }) => { for (const child of dodge.children) child.label = "AGUILA wins the roll"; });
    story.go("dodge-b");
    const { title } = story.frame("dodge-a");
    same(onward(story, () => next).first().why, `Say it had fallen otherwise at “Dodge against tackle”: ${title}.`);
  });
  check("a decision is taken as the lesson takes it, and for an ending not seen by the reader again", () => {
    const story = at("break-b"), way = onward(story, () => next).first();
    same(way.to, story.frame("choose").children.find(({ label }) => label === "Dodge").to);
    same(way.why, `At “${story.frame("choose").title}” the lesson takes “Dodge”.`);
    story.seen.add(story.longest().at(-1));
    const other = onward(story, () => next).ways().find((one) => one?.name === "An ending you have not seen");
    same(story.frame(other.to).children.length > 1 || other.why.startsWith("Say it had fallen"), true);
  });
  check("parts are counted by the places to stop on the main line, and all of them at an ending", () => {
    const story = at(), [stop] = story.longest().slice(1);
    story.stops = { [stop]: 3 };
    same(story.stretches(), [0, 2]);
    story.go(stop);
    same(story.stretches(), [1, 2]);
    story.go(story.longest().at(-1));
    same(story.stretches(), [2, 2]);
  });
  check("once the longest way was walked, what follows is next, and an ending not seen beside it", () => {
    const ways = onward(at("home", "dodge-b"), () => next);
    same([ways.first().name, ways.longer()], ["Next exercise", null]);
    same(ways.ways().filter(Boolean).map(({ name }) => name), ["An ending you have not seen"]);
  });
  check("what was won is not played otherwise first", () => {
    const story = begin((frames) => { frames["dodge-b"].glad = true; });
    story.go("dodge-b");
    const ways = onward(story, () => next);
    same([ways.first().name, ways.ways()[1].name], ["Next exercise", "See how it goes otherwise"]);
  });
  check("with nothing after it an ending leads to one not seen, from the last place known, and in the end to none", () => {
    const story = at("home", "dodge", "dodge-b"), ways = onward(story);
    same([ways.first().name, ways.first().to], ["An ending you have not seen", "dodge-c"]);
    story.ends().forEach(({ id }) => story.seen.add(id));
    same(ways.first(), null);
  });
  check("a roll that no branch plays is gone past by the branch that is like it, else by the longest way", () => {
    const story = at("dodge"), ways = onward(story, () => next);
    const past = (fell) => { story.fell = fell; return ways.first().to; };
    same([past({ label: "A tie" }), past({ label: "A tie", like: "dodge-b" })], ["dodge-a", "dodge-b"]);
  });
  check("a roll that comes to the same as the one that is played is told by what falls there", () => {
    const story = at("dodge"), { title } = story.frame("dodge-a");
    story.fell = { label: "AGUILA wins the roll" };
    same(onward(story, () => next).first().why, `Say it had fallen otherwise at “Dodge against tackle”: ${title}.`);
  });
  check("nothing leads onwards before an ending", () => { same(onward(at("dodge"), () => next).first(), null); });

  // ---------------------------------------------------------------- rolls

  const roll = (change = {}) => new placky.Roll({ ...begin().frame("dodge"), ...change }, words);
  check("a roll falls by its exact ways", () => {
    const mine = roll(), fall = (way) => { mine.missed = false; return mine.pick(() => (way + 0.5) / 144); };
    same([mine.exact, mine.of, mine.told], [true, 144, false]);
    const counts = new Map();
    for (let way = 0; way < 144; way++) counts.set(fall(way).label, (counts.get(fall(way).label) || 0) + 1);
    same([...counts.values()], [44, 12, 7, 25, 44, 12]);
  });
  check("who has met an outcome that is not played meets another next", () => {
    const mine = roll();
    mine.missed = true;
    same(Boolean(mine.pick(() => 0.999).to), true);
    same(mine.missed, false);
  });
  check("a roll of which the page plays one outcome falls so", () => {
    const mine = roll({ children: begin().frame("dodge").children.slice(0, 1) });
    same([mine.told, mine.pick(() => 0.999).to], [true, "dodge-a"]);
  });
  // STR 7 against STR 7, all 144 ways: the first wins with what the second does not beat, and so on. Ties go nowhere.
  const FALLEN = [["dodge-a", "A"], ["dodge-b", "B"], ["dodge-x", "Neither"], [undefined, "Level"]];
  const duel = () => {
    const of = (one, other) => (one === other && one < 8 ? 3 : one > 7 && other > 7 ? 2 : other > 7 || (one < 8 && one > other) ? 0 : 1);
    const ways = [Array.from({ length: 144 }, (_, way) => of(Math.floor(way / 12) + 1, (way % 12) + 1)), Array(144).fill(1)];
    const kinds = FALLEN.map(([to, label], n) => ({
      to, label, verdicts: [["yes", "{0} ≤ 7"], ["no", "{1}"]], told: n ? ["{1} it is.", 0] : [0], thrown: "{0} against {1}", title: `{0} against {1}: ${label}`,
    }));
    return roll({ falls: { ways, kinds } });
  };
  check("two thousand rolls show every face and meet every outcome as often as dice do", () => {
    const mine = duel(), rolls = Array.from({ length: 2000 }, () => { mine.missed = false; return mine.pick(); }), { kinds } = mine;
    // Six standard deviations: of fifty counts one is off by chance in fewer than one of a million runs.
    const often = (count, chance, what) => {
      const off = Math.abs(count - rolls.length * chance) / Math.sqrt(rolls.length * chance * (1 - chance));
      if (!(off < 6)) throw new Error(`${what}: ${count} of ${rolls.length}`);
    };
    for (const die of [0, 1]) {
      mine.faces(die).forEach((face) => often(rolls.filter(({ dice }) => dice[die] === face).length, 1 / 12, `die ${die}, ${face}`));
    }
    FALLEN.forEach(([, label]) => often(rolls.filter((one) => one.label === label).length, kinds.filter((one) => one.label === label).length / 144, label));
    rolls.forEach(({ dice: [one, other], label }) => same(label === "Level", one === other && one < 8));
    same(new Set(rolls.map(({ dice }) => dice.join())).size > 130, true);
  });
  check("what is told of a roll is what fell", () => {
    const fell = duel().pick(() => (12 + 8.5) / 144);
    same([fell.to, fell.dice, fell.verdicts, fell.told], ["dodge-a", ["2", "9"], [["yes", "2 ≤ 7"], ["no", "9"]], [0]]);
    same([fell.thrown, fell.title, duel().pick(() => 0.999).title], ["2 against 9", "2 against 9: A", "12 against 12: Neither"]);
  });
  check("what no branch plays is counted by the ways that lead to it", () => {
    const mine = duel();
    same([mine.of, mine.lost], [144, [{ label: "Level", ways: 7 }]]);
    same([mine.outcomes.length, mine.exact, mine.pick(() => 0).ways], [6, true, 7]);
  });
  check("where each way is its own, its kind is the one at its place", () => {
    const kinds = Array.from({ length: 12 }, (_, n) => ({ label: `to ${n % 6}`, aside: n > 0, verdicts: [["", "{0}"]], told: [] }));
    const mine = roll({ falls: { kinds }, hands: [{ who: "A", dice: 1, faces: 12 }], children: [{ to: "dodge-a", label: "away", ways: 12 }] });
    same([mine.pick(() => 0.5).label, mine.pick(() => 0.5).dice, mine.pick(() => 0.5).ways], ["to 0", ["7"], 2]);
    same([mine.outcomes.map(({ label }) => label), mine.of], [["away", "to 0"], 12]);
  });
  check("who has met a roll that is not played meets one that is", () => {
    const mine = duel();
    same([mine.pick(() => 0).to, mine.told], [undefined, false]);
    mine.missed = true;
    same([mine.pick(() => 0).to, mine.missed], ["dodge-b", false]);
  });
  check("a frame is called by what was thrown, as far as its title says it", () => {
    for (const [title, cast, said] of [["9 against 11: Neither", [12], "3 against 4: Neither"], ["Neither (9 against 11)", [21, 9], "Neither (3 against 4)"]]) {
      const story = begin((frames) => { Object.assign(frames["dodge-x"], { title, cast }); });
      story.go("dodge");
      story.fell = { to: "dodge-x", thrown: "3 against 4", told: [] };
      story.go("dodge-x");
      same(story.frame().title, said);
    }
  });
  check("those act whom the title of a frame names", () => {
    const story = begin((frames) => { frames.run.title = "GARRA’s way, not AGUILAS"; });
    same([story.frame("run").acting, story.frame("declare").acting], [["GARRA"], ["GARRA"]]);
    const tokens = { "Ada Lovelace": { shown: ["up"] }, "O\u2019Brien": { shown: ["up"] }, Ada: { shown: ["up"] }, ball: {} };
    same(story.acting({ title: "Ada Lovelace to O\u2019Brien: the ball", tokens }), ["Ada Lovelace", "O\u2019Brien", "Ada"]);
    same(story.acting({ title: "Adas wait", tokens }), []);
  });
  check("a frame is told as its dice fell, and as it stands on the page where one goes there otherwise", () => {
    const story = begin((frames) => { frames["dodge-x"].told = ["They fall.", "Both."]; }), told = () => [story.frame("dodge-x").title, story.told("dodge-x")];
    story.go("dodge");
    story.fell = duel().pick(() => 0.999);
    story.go("dodge-x");
    same(told(), ["12 against 12: Neither", "12 it is. They fall."]);
    story.go("dodge-x");
    same(told()[0], "12 against 12: Neither");
    story.go("dodge");
    story.go("dodge-x");
    same(told(), [begin().frame("dodge-x").title, "They fall. Both."]);
  });
  check("sixes that add dice are dealt to the hand that rolled them", () => {
    const mine = roll({ hands: [{ who: "A", dice: 2, faces: 6, bursts: "6" }, { who: "B", dice: 1, faces: 6 }] });
    same(mine.dealt([6, 2, 6, 1, 5]), [[6, 2, 6, 1], [5]]);
    same([mine.read([6, 2, 6, 1, 5]), mine.faces(1)], ["A 6 2 6 1, B 5", ["1", "2", "3", "4", "5", "6"]]);
  });
  check("dice of which the same is told fall in place of those recorded", () => {
    const pool = { who: "A", dice: 2, faces: 6, bursts: "6", good: ["4", "5", "6"] }, symbols = { who: "B", dice: 2, faces: ["x", "y"], often: [2, 1], reads: [0, 1, 0] };
    const mine = roll({ hands: [pool, symbols] }), left = [0, 0, 0.9, 0.1, 0.1, 0.1, 0.9, 0.9, 0.9], random = () => left.shift() ?? 0;
    const fell = mine.recast({ dice: ["4", "1", "x", "x"], title: "4 1 against a pair: away", thrown: "{0} against a pair", told: ["It is.", "Away."], to: "a" }, random);
    same([fell.dice, fell.thrown, fell.told, fell.to, fell.title], [["6", "1", "1", "y", "y"], "6 1 1 against a pair", [0, 1], "a", undefined]);
    same(left, []);
    const rare = roll({ hands: [symbols] }).recast({ dice: ["x", "y"], title: "A mix: no", told: ["No."] }, () => 0);
    same([rare.dice, rare.title, rare.thrown], [["x", "y"], "A mix: no", undefined]);
    same(roll({ hands: [pool, { who: "B", dice: 1, faces: ["x"] }] }).recast({ dice: ["4", "1", "x"], told: [] }, () => 0).dice.at(-1), "x");
    same([roll({ hands: [pool] }).recast({ dice: [] }).dice, roll().recast({ dice: [3] })], [[], { dice: [3] }]);
    same(roll({ hands: [pool] }).cast(0, () => 0.99).length < 200, true);
  });
  check("dice are read with what they are rolled against, and judged in words", () => {
    const mine = roll({ hands: [{ who: "A", dice: 1, faces: 12, aim: "target 7" }, { who: "B", dice: 1, faces: ["x", "y"] }] });
    same([mine.read([4, "x"]), mine.faces(1)], ["A 4 (target 7), B x", ["x", "y"]]);
    same([mine.judged([["yes", "4 ≤ 7"], ["", ""]]), mine.judged(undefined)], [" A: 4 ≤ 7.", ""]);
    same([mine.reason(), mine.reason(["1.17", "All."])], ["Rule 1.20: Both roll STR.", "Rule 1.17: All."]);
  });
  check("a coin is called one", () => {
    const coin = roll({ hands: [{ who: "A", dice: 1, faces: ["heads", "tails"] }] });
    same([coin.coin, coin.how.startsWith(words.tossed.exact), coin.words.roll], [true, true, "Toss the coin"]);
  });
  check("cards are called what the walk, and then the frame, calls them", () => {
    const cards = { ...words, roll: "Draw", exact: "By these odds." }, hands = [{ who: "A", dice: 2, faces: ["ace", "ox"], drawn: ["pk-1", "pk-2"], form: "card" }];
    const mine = new placky.Roll({ ...begin().frame("dodge"), hands, others: [], words: { again: "Turn over another" } }, cards);
    same([mine.words.roll, mine.words.again, mine.words.see, mine.how], ["Draw", "Turn over another", words.see, "By these odds."]);
    same([mine.drawn(0, "ox"), mine.drawn(0, "hare"), roll().drawn(0, 3)], ["pk-2", undefined, undefined]);
  });
  check("names of several words are kept apart", () => {
    const mine = roll({ hands: [{ who: "A", dice: 2, faces: ["7 of hearts", "2 of clubs"] }, { who: "B", dice: 1, faces: 6 }] });
    same(mine.read(["7 of hearts", "2 of clubs", 3]), "A: 7 of hearts, 2 of clubs; B: 3");
  });
  check("the scripts know of dice and coins what the pages know", () => {
    const { dice, coin } = chances, picked = (from) => Object.fromEntries(Object.keys(from).map((name) => [name, { ...words, ...words.tossed }[name]]));
    same(Object.fromEntries(Object.keys(dice).map((name) => [name, words[name]])), dice);
    same([picked(coin), Object.keys(words.tossed).sort()], [coin, Object.keys(coin).sort()]);
  });
  check("of many answers four are asked, the right one among them", () => {
    const children = Array.from({ length: 9 }, (_, n) => ({ to: "dodge-a", label: `${n}`, ways: 1 })), mine = roll({ children, others: [] });
    same(mine.answers("4", [1]).filter((label) => label === "4").length, 1);
    same([mine.answers("4", [1]).length, roll().answers("The tackle lands", [1]).length], [4, 6]);
  });
  check("of many answers to a throw those stand beside the right one to which its dice came nearest", () => {
    const thrown = { right: "TTT", near: "TTF", too: "TNF", so: "NTF", far: "PPP", farther: "PPQ", never: "QQQ" };
    const others = Object.entries(thrown).map(([label, dice]) => ({ label, dice: [...dice], ways: 1 }));
    const mine = roll({ children: [], others, hands: [{ who: "A", dice: 3, faces: [..."TNFPQ"] }] });
    same(mine.answers("right", ["T", "T", "N"]), ["right", "near", "too", "so"]);
  });
  check("nothing is asked that shows already, nor about one die for ever", () => {
    const two = [{ to: "a", label: "yes", ways: 1 }, { to: "b", label: "no", ways: 1 }];
    const mine = roll({ children: two, others: [] }), fell = { label: "yes", dice: [3], verdicts: [["yes", "3 ≤ 7"]] };
    same([mine.question({ label: "yes", dice: [] }), mine.question({ ...fell, verdicts: [["", ""]] })], [null, null]);
    same(roll({ children: two.slice(1), others: [] }).question(fell), null);
    placky.Roll.simple = placky.Roll.ENOUGH - 1;
    same(mine.question(fell).labels, ["yes", "no"]);
    placky.Roll.simple++;
    same([mine.question(fell), Boolean(mine.question({ ...fell, dice: [3, 4] }))], [null, true]);
    placky.Roll.simple = 0;
  });
  check("each wrong answer gets another remark, and the rule", () => {
    const mine = roll(), say = (right) => mine.answer(right, { verdicts: [["no", "12, fails"]] });
    const [one, other] = [say(false), say(false)];
    same([one === other, one.endsWith("Rule 1.20: Both roll STR."), say(true)], [false, true, "Right. AGUILA: 12, fails."]);
  });

  // ---------------------------------------------------------------- hints

  check("a hint takes the first forbidden choice that was not tried", () => {
    const story = at("choose");
    same(story.forbidden("choose").to, "score");
    story.crossed.add("score");
    same([story.forbidden("choose"), story.tried("score"), story.tried("dodge")], [undefined, true, false]);
    same(at("score", "choose").forbidden("choose"), undefined);
  });
  check("the rules to look at are those of the decision, that of the roll, or what settled it", () => {
    same([at("choose").rules(), at("score").rules()].map(([[number, , id]]) => [number, id]), [["1.20", "score"], ["1.20", "score"]]);
    const story = at("dodge");
    [story.fell] = story.frame().children;
    same(story.rules(), [["1.20", "Both roll STR.", "dodge"]]);
    story.fell = story.frame().children[1];
    same(story.rules(), [["1.17", "A natural 1 beats them all.", undefined]]);
  });

  // ---------------------------------------------------------------- the order of choices

  check("with a seed the order of choices stays, and over many seeds each comes to each place about as often", () => {
    const story = begin(), ids = () => story.choices("choose").map(({ to }) => to), all = story.frame("choose").children.map(({ to }) => to);
    const places = new Map(all.map((to) => [to, all.map(() => 0)])), TIMES = 3000;
    for (let n = 0; n < TIMES; n++) {
      story.seed = n;
      const order = ids();
      if (n < 20) same(ids(), order);
      order.forEach((to, place) => { places.get(to)[place]++; });
    }
    const due = TIMES / all.length, off = [...places.values()].flat().map((count) => Math.abs(count - due) / due);
    if (Math.max(...off) > 0.15) throw new Error(`uneven: ${JSON.stringify([...places])}`);
  });
  check("what dice or the story lead to keeps its order", () => {
    const story = begin();
    for (const id of ["dodge", "run"]) same(story.choices(id), story.frame(id).children);
  });
  check("what only the lesson leaves out is refused in another way than what a rule forbids", () => {
    const story = begin((frames) => { frames.score.leftOut = true; });
    same([story.refusal("score"), begin().refusal("score")], [false, false]);
    const [lesson, rule] = [story, begin()].map((one) => { one.go("score"); return one.refusal("score"); });
    same([lesson, rule], ["left-out", "wrong"]);
  });

  // ---------------------------------------------------------------- what a choice was worth

  check("a choice is weighed against the others by what their next rolls may come to", () => {
    const weighed = (best) => {
      const story = begin(({ choose }) => {
        [choose.children[0], choose.children[1]].forEach((child, n) => Object.assign(child, { odds: [`${n}.5 %`], won: `${n}.5 %` }));
        choose.best = best;
      });
      story.go("choose");
      story.seed = 1;
      return story;
    };
    const [dodge, through] = begin().frame("choose").children.map(({ to, label }) => ({ to, label }));
    const story = weighed({ to: through.to, who: "Yamato" }), worth = story.worth(), asked = worth.question();
    same(worth.options.length, 2);
    same([asked.right, asked.labels.at(-1), asked.asked.includes("for Yamato")], [through.label, words.alike, true]);
    same(worth.answer(true).includes(`${dodge.label} 0.5 %`) && worth.answer(true).includes(`${through.label} 1.5 %`), true);
    same([worth.answer(false, dodge.label).includes(`${dodge.label} 0.5 %`), worth.answer(false, words.alike).includes("%")], [true, false]);
    same(weighed({ to: "", who: "Yamato" }).worth().question().right, words.alike);
    same(story.weighed(), null);                           // he has not chosen yet
    story.go(dodge.to);
    same([story.weighed().id, story.weighed().chosen(dodge.to).label, at("dodge").weighed()], ["choose", dodge.label, null]);
    story.go("score");
    same(story.weighed(), null);                           // what is refused is no choice
  });
  check("a choice beside which nothing is known of another is not weighed", () => {
    const alone = (known) => {
      const story = begin(({ choose }) => Object.assign(choose.children[known], { odds: ["1.5 %"] }));
      story.go(story.frame("choose").children[0].to);
      return story.weighed();
    };
    same(alone(0), null);
    same(alone(1).id, "choose");
  });
  check("a choice of which the rulebook foresees what comes next is weighed without dice", () => {
    const story = begin(({ choose }) => choose.children.slice(0, 2).forEach((child, n) => Object.assign(child, { next: [`Red: ${n} %`] })));
    story.go("choose");
    same(story.worth().options.map(({ next }) => next[0]).sort(), ["Red: 0 %", "Red: 1 %"]);   // they are shuffled
  });
  check("it is asked of the second roll that can be compared, and then of every third", () => {
    const options = ["a", "b"].map((to) => ({ to, label: to, odds: [], won: "1 %" }));
    const due = (best, choices = options) => new placky.Worth({ id: "here", best }, choices, words).due();
    placky.Worth.met = 0;
    same(Array.from({ length: 8 }, () => due({ to: "a" })), [false, true, false, false, true, false, false, true]);
    same([due(undefined), due({ to: "a" }, options.slice(1)), placky.Worth.met], [false, false, 8]);
  });

  // ---------------------------------------------------------------- score

  check("the first answer to a question counts", () => {
    const score = new placky.Score({}, words);
    [["a", true], ["b", false], ["b", true]].forEach(([id, right]) => score.note(id, right));
    same([score.asked, score.right, score.told()], [2, 1, "Questions right at the first try: 1 of 2"]);
  });
  check("what Placky says follows the result alone", () => {
    const say = (answers, done) => new placky.Score(answers, words).comment(done, 3), { comments } = words;
    same([say({}, 3), say({ a: true }, 3), say({ a: false }, 3)], [comments.all, comments.whole, words.knows]);
    same([say({}, 1), say({ a: true }, 2), say({ a: false }, 1)], [comments.start[0], comments.right[1], comments.start[0]]);
    same(say({ a: false, b: false, c: false }, 1), comments.few[0]);
  });

  // ---------------------------------------------------------------- memory

  const { memory } = placky, keep = (id, walk) => memory.keep(id, "m", { seen: [], answers: {}, at: "x", ...walk }, (seen) => seen.length);
  const fresh = (items = {}) => { Object.assign(storage, { items: { ...items }, shut: false, full: false }); memory.kept.held = null; };
  check("rubbish in the memory is nothing", () => {
    for (const rubbish of ["{", "null", "7", "[]", '{"walks": 3}', '{"walks": null}', '{"walks": {"a": null, "b": 5}, "last": 7}']) {
      fresh({ [memory.kept.key]: rubbish });
      same(memory.all(), { walks: {} });
      same(memory.of("a", undefined), { seen: [], answers: {} });
    }
    fresh({ [memory.kept.key]: '{"walks": {"a": {"seen": 5, "answers": {"x": "yes", "y": true}}}}' });
    same(memory.of("a", undefined), { seen: [], answers: { y: true } });
  });
  check("what is kept is added to, and another version is not mixed in", () => {
    fresh();
    keep("a", { seen: ["one"], answers: { q: true } });
    keep("a", { seen: ["two"], answers: { q: false } });
    same(memory.of("a", "m"), { at: "x", seen: ["one", "two"], answers: { q: true } });
    same([memory.of("a", "other").seen, memory.all().last, memory.all().walks.a.ends], [[], "a", 2]);
  });
  check("the order of choices is kept with a walk, and rubbish is no order", () => {
    fresh();
    keep("a", { seen: ["one"], seed: 7 });
    same([memory.of("a", "m").seed, memory.of("a", "other").seed], [7, undefined]);
    fresh({ [memory.kept.key]: '{"walks": {"a": {"seed": "x", "mark": "m"}}}' });
    same(memory.of("a", "m").seed, undefined);
  });
  check("where nothing may be kept it is remembered until the page is left", () => {
    for (const bar of ["shut", "full"]) {
      fresh();
      storage[bar] = true;
      keep("a", { seen: ["one"] });
      keep("a", { seen: ["two"] });
      same([memory.of("a", "m").seen, storage.items], [["one", "two"], {}]);
    }
    storage.full = false;
    keep("a", { seen: ["three"] });
    same([JSON.parse(storage.items[memory.kept.key]).walks.a.seen, memory.kept.held], [["one", "two", "three"], null]);
  });
  check("what was forgotten comes back, with what was walked since then", () => {
    fresh();
    keep("a", { seen: ["one"] });
    keep("b", { seen: ["two"] });
    const gone = memory.forget((name) => name === "a");
    same(Object.keys(memory.all().walks), ["b"]);
    keep("a", { seen: ["three"] });
    memory.restore(gone);
    same(memory.of("a", "m").seen, ["one", "three"]);
  });

  // ---------------------------------------------------------------- drills

  const said = { right: "Right.", wrong: "No.", it: "It is {right}." };
  const drill = (more) => new placky.Drill({ id: "d", game: "takkure", rule: "1.06", title: "Pressure", kind: "target", reason: "REF 7 − 2 = 5.", ...more });
  check("a drill says which slip leads to a wrong number, and what is right and why", () => {
    const one = drill({ asks: "number", question: "?", answers: [["5", true, "REF 7 − 2 = 5."], ["7", false, "Forgotten: -2 pressure."]] });
    same([one.answer([" 05"], said), one.answer(["7"], said).said, one.answer(["9"], said).said],
      [{ right: true, said: "Right. REF 7 − 2 = 5." }, "No. Forgotten: -2 pressure. It is 5. REF 7 − 2 = 5.", "No. It is 5. REF 7 − 2 = 5."]);
  });
  check("a length is right up to a quarter of an inch too short, and a slip is named where it is near", () => {
    const one = drill({ asks: "length", question: "?", reason: "Up to 3.12″.", answers: [["3.12", true, "Up to 3.12″."], ["4.1", false, "Centre for edge."]] });
    same(["3.12", "3,1", "2.87″", "3.0 in", " 3\""].map((text) => one.answer([text], said).right), [true, true, true, true, true]);
    same(["3.2", "4,0", "4.3", "2.8"].map((text) => one.answer([text], said).said), ["No. It is 3.12. Up to 3.12″.", "No. Centre for edge. It is 3.12. Up to 3.12″.", "No. It is 3.12. Up to 3.12″.", "No. It is 3.12. Up to 3.12″."]);
    same(["3,1", "3 in", "abc", "-"].map((text) => one.reads(text)), [true, true, false, false]);
  });
  check("a drill with several answers says of each what was wrong with it", () => {
    const one = drill({ asks: "several", question: "?", answers: [["KURO", true, "Forgotten: KURO may."], ["SUZU", false, "He lies."], ["AKA", true, "Forgotten: AKA may."]], reason: "He lies." });
    same(one.answer(["AKA", "KURO"], said).right, true);
    same(one.answer(["KURO", "SUZU"], said), { right: false, said: "No. SUZU: He lies. Forgotten: AKA may." });
    const two = drill({ asks: "several", question: "?", answers: [["KURO", true, "Forgotten: KURO may."], ["SUZU", false, "He lies."], ["AKA", false, "He is tired."]], reason: "He lies; he is tired." });
    same(two.answer(["AKA", "KURO"], said), { right: false, said: "No. AKA: He is tired." });
  });
  check("a choice is right if it is the right one alone", () => {
    const one = drill({ asks: "choice", question: "?", reason: "1.07: he lies.", answers: [["legal", false, "Overlooked: 1.07: he lies."], ["not legal", true, "1.07: he lies."]] });
    same([one.answer(["legal"], said).said, one.answer(["not legal"], said).right], ["No. Overlooked: 1.07: he lies.", true]);
  });
  check("what another sentence has in it is not said again", () => {
    same(drill({}).once(["A: 50 %.", "A: 50 %; B: 60 %.", "A: 50 %; B: 60 %."]), ["A: 50 %; B: 60 %."]);
  });
  check("no more than one question in five asks which rule forbids it", () => {
    const kinds = (seldom, others, ...before) => placky.Drill.mixed([...Array(seldom).fill({ kind: "forbids" }), ...Array(others).fill({ kind: "legal" })], ...before).map(({ kind }) => Number(kind === "forbids")).join("");
    same([kinds(3, 9), kinds(3, 3), kinds(3, 1, 3, 0), kinds(3, 4, 5, 1)], ["00001000010", "000", "01", "00001"]);
    const order = placky.Drill.inTurn(Array.from({ length: 40 }, (_, n) => drill({ id: String(n), rule: String(n), kind: n % 2 ? "forbids" : "legal" })));
    same([order.slice(0, 10).filter(({ kind }) => kind === "forbids").length, order.length], [2, 25]);
  });
  check("drills come in turns, those first that were asked least", () => {
    const of = (rule, id) => drill({ id, rule });
    const order = placky.Drill.inTurn([of("1", "a"), of("1", "b"), of("2", "c"), of("3", "d")], (card) => (card.includes(":2:") ? 4 : 0));
    same(order.map(({ id }) => id), ["a", "d", "c", "b"]);
  });

  // ---------------------------------------------------------------- daily practice

  const { Fsrs, Plan, practice } = placky;
  check("FSRS gives the stability and the intervals that its authors publish", () => {
    let card = null, day = 0;
    [[1, 0], [3, 0], [3, 1], [3, 3], [3, 8], [3, 21]].forEach(([grade, days]) => { card = Fsrs.answered(card, grade, day += days); });
    same([card.stability.toFixed(4), card.difficulty.toFixed(4)], ["53.6269", "6.3575"]);
    const free = Object.create(Fsrs, { LONGEST: { value: 36500 } });
    let known = null, at = 0;
    const intervals = [3, 3, 3, 3, 3, 3, 1, 1, 3, 3, 3, 3, 3].map((grade, n) => {
      known = free.answered(known, grade, at);
      const days = n && grade === 3 ? free.interval(known.stability) : 0;  // a new card and a forgotten one come again at once
      at += days;
      return days;
    });
    same(intervals, [0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21]);
    same(Fsrs.interval(500), Fsrs.LONGEST);
    same([Fsrs.recalled(0, 5), Fsrs.recalled(5, 5).toFixed(6)], [1, "0.900000"]);
  });

  // ---------------------------------------------------------------- motion

  check("who stands elsewhere than in the frame before has moved", () => {
    const story = begin((frames) => {
      Object.assign(frames.mark, { tokens: { A: { x: 1, y: 2 } } });
      Object.assign(frames.declare, { tokens: { A: { x: 1, y: 2 }, B: { x: 5, y: 5 } } });
      Object.assign(frames.run, { tokens: { A: { x: 1, y: 3 } } });
    });
    same(["mark", "declare", "run"].map((id) => story.moved(story.frame(id))), [false, false, true]);
  });
  check("a slow pace is remembered, and where nothing may be kept until the page is left", () => {
    Object.assign(storage, { items: {}, shut: false, full: false });
    same(placky.pace.slow, false);
    placky.pace.slow = true;
    same([placky.pace.slow, storage.items[placky.pace.kept.key]], [true, "slow"]);
    placky.pace.slow = false;
    storage.shut = true;
    placky.pace.slow = true;
    same(placky.pace.slow, true);
    [storage.shut, placky.pace.kept.held] = [false, null];
    same(placky.pace.slow, false);
  });

  // ---------------------------------------------------------------- the recap

  check("three rules are taken along: those chosen wrongly, then those met most", () => {
    const story = begin((frames) => {
      Object.assign(frames.mark, { rules: ["1", "2"] });
      Object.assign(frames.declare, { rules: ["2", "3"] });
    });
    const three = (seen, missed = []) => {
      story.seen = new Set(seen);
      return placky.recap(story, ["1", "2", "3", "4"], (rule) => missed.includes(rule));
    };
    same([three([]), three(["mark", "declare"]), three(["mark", "declare"], ["4"])], [["1", "2", "3"], ["2", "1", "3"], ["4", "2", "1"]]);
  });
  check("a refusal is no way, however long", () => {
    same(begin((frames) => { frames.choose.children.reverse(); }).longest().includes("score"), false);
  });

  // ---------------------------------------------------------------- the course

  check("a course counts the parts walked to an end, the time that the others take and the rules that were learnt", () => {
    const parts = [["a", ["1", "2"], [[240, "x"]]], ["b", ["2", "3"], [[100, "half"], [100, "y"]]]];
    const far = (walks, missed = []) => {
      const { done, minutes, learnt, again, rules, whole } = new placky.Course([parts, []], [walks, []], (rule) => missed.includes(rule));
      return [done.length, minutes, learnt, again, rules, whole];
    };
    same(far([]), [0, 7, 0, 0, 3, false]);
    same(far([{ ends: 0, mark: "a" }, { ends: 3, mark: "old" }, { ends: 1, mark: "b" }]), [2, 4, 2, 0, 3, false]);
    same(far([{ ends: 0, mark: "b", seen: ["half"] }]), [1, 6, 0, 0, 3, false]);
    same(far([{ ends: 0, mark: "b", seen: "half" }, { ends: 1, mark: "b" }]).slice(0, 1), [0]);
    same(far([{ ends: 1, mark: "b" }, { ends: 2, mark: "a" }], ["2"]), [3, 0, 2, 1, 3, true]);
  });
  const there = ["1", "2", "3"].map((rule) => ({ card: `g:${rule}:legal`, game: "g", rule }));
  const known = (day, more) => ({ stability: 3, difficulty: 5, day, begun: 0, asked: 1, right: 1, ...more });
  check("what wrong choices point at comes first, then what is due, then what is new", () => {
    const plan = (cards, missed = {}, later = []) => new Plan(there, { cards, missed }, 10, { later }).today().map(({ rule }) => rule);
    same(plan({}), ["1", "2", "3"]);
    same(plan({ "g:1:legal": known(9), "g:3:legal": known(2) }), ["3", "2"]);
    same(plan({ "g:1:legal": known(9), "g:3:legal": known(2) }, { "g:1": 10 }), ["1", "3", "2"]);
    same(plan({ "g:2:legal": known(10, { again: true }) }), ["2", "1", "3"]);
    same(plan({ "g:1:legal": known(10, { again: true }) }, {}, ["g:2:legal", "g:1:legal"]), ["3", "2", "1"]);
    same(plan({ "g:1:legal": known(9, { again: true }) }), ["1", "2", "3"]);
  });
  check("all kinds of a rule that wrong choices point at come before what is due and new, until each is answered", () => {
    const kinds = ["legal", "target", "forbids"].flatMap((kind) => ["1", "2"].map((rule) => ({ card: `g:${rule}:${kind}`, game: "g", rule })));
    const plan = (cards) => new Plan(kinds, { cards, missed: { "g:2": 9 } }, 10).today().map(({ card }) => card).slice(0, 3);
    same(plan({ "g:1:legal": known(2) }), ["g:2:legal", "g:2:target", "g:2:forbids"]);
    same(plan({ "g:1:legal": known(2), "g:2:legal": known(10), "g:2:forbids": known(8) }), ["g:2:target", "g:2:forbids", "g:1:legal"]);
  });
  check("new cards are of the chapters that are begun, in turn, then of the others", () => {
    const course = ["0", "1", "2"].flatMap((chapter) => ["a", "b"].map((rule) => ({ card: `g:${chapter}${rule}:legal`, game: "g", rule: chapter + rule, key: `g-${chapter}` })));
    const plan = (cards, missed = {}) => new Plan(course, { cards, missed }, 10).today().map(({ rule }) => rule);
    same(plan({}), ["0a", "0b", "1a", "1b", "2a", "2b"]);
    same(plan({ "g:2a:legal": known(10) }), ["2b", "0a", "0b", "1a", "1b"]);
    same(plan({ "g:1x:legal": known(10) }, { "g:2a": 9, "g:1a": 10 }), ["1a", "2a", "1b", "2b", "0a", "0b"]);
    course.push({ card: "g:0a:whom", game: "g", rule: "0a", key: "g-1" });                // a chapter is not begun by a rule of an earlier one
    same(plan({ "g:0a:whom": known(10) }), ["0a", "0b", "1a", "1b", "2a", "2b"]);
  });
  check("of several games each has its turn", () => {
    const course = ["g", "h"].flatMap((game) => ["0", "1"].flatMap((chapter) => ["a", "b"].map((rule) => (
      { card: `${game}:${chapter}${rule}:legal`, game, rule: chapter + rule, key: `${game}-${chapter}` }))));
    const plan = (cards) => new Plan(course, { cards, missed: {} }, 10).today().map(({ game, rule }) => game + rule);
    same(plan({}), ["g0a", "h0a", "g0b", "h0b", "g1a", "h1a", "g1b", "h1b"]);
    same(plan({ "h:0a:legal": known(10) }), ["h0b", "g0a", "h1a", "g0b", "h1b", "g1a", "g1b"]);
  });
  check("of a chapter one card of each kind is new before a second one is", () => {
    const kinds = { a: ["legal", "who"], b: ["legal", "target"], c: ["legal"] }, card = (chapter) => ([rule, all]) => all.map((kind) => (
      { card: `g:${chapter}${rule}:${kind}`, game: "g", rule: chapter + rule, kind, key: `g-${chapter}` }));
    const course = ["0", "1"].flatMap((chapter) => Object.entries(kinds).flatMap(card(chapter)));
    const plan = (cards) => new Plan(course, { cards, missed: {} }, 10).today().map((one) => one.card.slice(2));
    same(plan({}), ["0a:legal", "0a:who", "0b:target", "0b:legal", "0c:legal", "1a:legal", "1a:who", "1b:target", "1b:legal", "1c:legal"]);
    same(plan({ "g:0a:legal": known(10) }), ["0a:who", "0b:target", "0b:legal", "0c:legal", "1a:legal", "1a:who", "1b:target", "1b:legal", "1c:legal"]);
  });
  check("only so many cards are begun in a day", () => {
    const many = Array.from({ length: 30 }, (_, n) => ({ card: `g:${n}:legal`, game: "g", rule: String(n) }));
    const begun = Object.fromEntries(many.slice(0, 4).map(({ card }) => [card, known(10, { begun: 10 })]));
    same(new Plan(many, { cards: begun, missed: {} }, 10).today().length, Plan.NEW - 4);
    const missed = Object.fromEntries(many.map(({ rule }) => [`g:${rule}`, 9]));
    same(new Plan(many, { cards: {}, missed }, 10).today().length, Plan.NEW);
    const mixed = many.map(({ card, rule }, n) => ({ card: n % 2 ? card : `g:${rule}:forbids`, game: "g", rule, kind: n % 2 ? "legal" : "forbids" }));
    same(new Plan(mixed, { cards: {}, missed: {} }, 10).today().length, Plan.NEW);
  });
  check("a day has an end, and who wants to goes on for some more", () => {
    const many = Array.from({ length: 60 }, (_, n) => ({ card: `g:${n}:legal`, game: "g", rule: String(n) }));
    const cards = (from, to, day) => Object.fromEntries(many.slice(from, to).map(({ card }) => [card, known(day)]));
    const due = { cards: cards(0, 40, 2), missed: {} }, had = { cards: { ...cards(0, 40, 2), ...cards(0, 15, 10) }, missed: {} };
    const done = { cards: { ...cards(0, 40, 2), ...cards(0, 20, 10) }, missed: {} };
    same([new Plan(many, due, 10).today().length, new Plan(many, had, 10).today().length, new Plan(many, done, 10).today().length], [Plan.MOST, 5, 0]);
    same([new Plan(many, done, 10).left, new Plan(many, done, 10, { more: 10 }).today().length], [true, 10]);
    same(new Plan(there, { cards: Object.fromEntries(there.map(({ card }) => [card, known(10)])), missed: {} }, 10).left, false);
  });
  check("a rule is known once all that was asked of it holds, begun before, and shaky after a wrong answer or when it fades", () => {
    const plan = (cards, missed = {}, day = 10) => new Plan([...there, { card: "g:1:target", game: "g", rule: "1" }], { cards, missed }, day);
    const state = (...given) => plan(...given).mastery("g", "1").state, firm = { "g:1:legal": known(10, { stability: 11 }) };
    same([state({}), state({ "g:1:legal": known(10) }), state(firm), state(firm, { "g:1": 10 }), state(firm, {}, 99)], ["fresh", "young", "known", "shaky", "shaky"]);
    same(state({ "g:1:legal": known(10, { asked: 2 }) }), "shaky");
    same([state({ ...firm, "g:1:target": known(10) }), state({ "g:1:legal": known(10, { stability: 11, again: true, asked: 2 }) })], ["young", "shaky"]);
    same([plan(firm).mastery("g", "1"), plan({ "g:1:legal": known(10) }).next()], [{ state: "known", kinds: 2, begun: 1, asked: 1, right: 1 }, 13]);
  });
  const clear = () => { Object.assign(storage, { items: {}, shut: false, full: false }); practice.kept.held = placky.missed.kept.held = null; };
  const of = { card: "g:1:legal", game: "g", rule: "1" };
  check("an answer is remembered, and a right one takes back what pointed at its rule", () => {
    clear();
    practice.note(of, false);
    placky.missed.note("h", "2");
    same([practice.all().cards[of.card].again, Object.keys(practice.all().missed)], [true, ["g:1", "h:2"]]);
    practice.note(of, true);
    const { asked, right, again } = practice.all().cards[of.card];
    same([asked, right, again, Object.keys(practice.all().missed)], [2, 1, undefined, ["h:2"]]);
  });
  check("a day knows what was wrong in it, also once it was right, and what waits tomorrow", () => {
    clear();
    const other = { ...of, card: "g:2:legal", rule: "2" }, day = placky.missed.today(), plan = (on = day) => new Plan(there, practice.all(), on);
    [[of, false], [other, true], [of, true]].forEach(([one, right]) => practice.note(one, right));
    const told = ({ asked, slips, tomorrow }) => [asked.map(({ rule }) => rule), slips.map(({ rule }) => rule), tomorrow];
    same([told(plan()), told(plan(day + 1))], [[["1", "2"], ["1"], 2], [[], [], 3]]);
  });
  check("what points at a rule stays until all that is asked of it is answered", () => {
    clear();
    const other = { ...of, card: "g:1:target" }, kinds = [of.card, other.card, "g:1:who"], missed = () => Object.keys(practice.all().missed);
    practice.note(of, false, kinds);
    practice.note(other, true, kinds);
    same(missed(), ["g:1"]);
    practice.note(of, true, kinds);
    same(missed(), ["g:1"]);
    practice.note({ ...of, card: "g:1:who" }, true, kinds);
    same(missed(), []);
    practice.note(of, false);
    practice.note(other, true);
    same(missed(), ["g:1"]);
  });
  check("what is kept of practice is not trusted", () => {
    clear();
    const bad = { "g:1:legal": known(1, { stability: -1 }), "g:2:legal": known(1, { asked: "5" }), g: known(1), "g:3:legal": known(4) };
    storage.items[practice.kept.key] = JSON.stringify(bad);
    storage.items[placky.missed.kept.key] = '{"g:1": "soon", "g:2": 3, "g": 3}';
    same([Object.keys(practice.all().cards), practice.all().missed], [["g:3:legal"], { "g:2": 3 }]);
    ["", "{", "[]", "null", "5"].forEach((text) => { storage.items[practice.kept.key] = storage.items[placky.missed.kept.key] = text; same(practice.all(), { cards: {}, missed: {} }); });
  });
  check("where nothing may be kept, practice is remembered until the page is left", () => {
    clear();
    storage.shut = true;
    practice.note(of, true);
    same(practice.all().cards[of.card].asked, 1);
    clear();
  });
  check("a file brings what another machine knows better, and nothing else", () => {
    clear();
    practice.note(of, true);
    practice.note(of, true);
    const text = practice.text(), gone = practice.forget();
    same([practice.all().cards, practice.take(text), practice.all().cards], [{}, 1, gone.cards]);
    same([practice.take(text), practice.take("{}"), practice.take('{"cards":5}'), practice.take("no")], [0, null, null, null]);
    practice.forget();
    practice.restore(gone);
    same(practice.all(), gone);
  });
  // A reader's week: each day everything that is asked, until nothing is; `first` is what was asked, in its order.
  const week = (answers, courses = {}) => {
    clear();
    const games = ["f", "g", "h"], cards = games.flatMap((game) => ["1", "2", "3", "4", "5"].flatMap((rule) => ["legal", "target"].map((kind) => ({ card: `${game}:${rule}:${kind}`, game, rule }))));
    const { now } = Date, days = [];
    try {
      for (let day = 0; day < 7; day++) {
        Date.now = () => Date.UTC(2031, 4, 5 + day, 12);
        const later = [], plan = () => new Plan(cards, practice.all(), placky.missed.today(), { later }), asked = [];
        (courses[day] || []).forEach(([game, rule]) => placky.missed.note(game, rule));
        for (let [one] = plan().today(); one && asked.length < 99; [one] = plan().today()) {
          const right = answers(one.card, day, asked.filter((card) => card === one.card).length), kinds = cards.filter(({ game, rule }) => game === one.game && rule === one.rule);
          practice.note(one, right, kinds.map(({ card }) => card));
          if (!right && !later.includes(one.card)) later.push(one.card);
          asked.push(one.card);
        }
        days.push({ asked, next: plan().next() - plan().day, mastery: games.map((game) => plan().mastery(game, "1").state) });
      }
    } finally { Date.now = now; }
    return days;
  };
  check("a week of practice begins ten cards a day, and asks each when it is about to be forgotten", () => {
    const days = week(() => true);
    same(days.map(({ asked }) => asked.length), [10, 10, 20, 10, 10, 0, 0]);
    same([days[2].asked.slice(0, 10).sort(), days[3].asked.sort()], [days[0].asked.sort(), days[1].asked.sort()]);
    same(days.map(({ next }) => next), [2, 1, 1, 1, 9, 8, 7]);
    same([days[0].mastery, days[2].mastery, days[6].mastery], [["young", "fresh", "fresh"], ["known", "young", "young"], ["known", "known", "known"]]);
  });
  check("in a week of practice what was wrong comes again until it is right or rests, and the next day", () => {
    const hard = "f:2:target", days = week((card, day, nth) => card !== hard || (day > 1 && nth > 0) || nth > 2);
    same(days.map(({ asked }) => asked.filter((card) => card === hard).length), [3, 3, 2, 2, 2, 2, 2]);
    same(days.slice(1).map(({ asked }) => asked.indexOf(hard)), [1, 1, 0, 0, 0, 0], "after all else that is asked of its rule");
    same(days[0].asked.slice(-2), [hard, hard]);
  });
  check("in a week of practice a wrong choice in the course brings its rule first, though it is not due", () => {
    const days = week(() => true, { 5: [["f", "4"], ["h", "5"]] });
    same(days[5].asked, ["f:4:legal", "f:4:target", "h:5:legal", "h:5:target"]);
    same(days[6].asked, []);
  });
  check("a week of practice goes on where it was, on another machine", () => {
    week(() => true);
    const text = practice.text(), before = practice.all();
    clear();
    same([practice.take(text), practice.all()], [30, before]);
    clear();
  });

  // ---------------------------------------------------------------- where words stand on a board
  const board = (more = {}) => {
    const all = { figures: [], rings: [], left: [], ways: [], marks: [], held: [], ground: [], scores: [], map: [], ...more };
    return new placky.Placing([0, 0, 400, 400], more.zoom ?? 1.5, 1, all);
  };
  const length = (x, y, more = {}) => ({ x, y, letters: 4, anchor: "middle", fixed: 0, ...more });
  const size = 1.5 * placky.Placing.WORDS[0], boxed = (one, [across, down]) => placky.Placing.worded({ ...one, x: one.x + across, y: one.y + down }, size);
  const line = Array.from({ length: 21 }, (_, n) => [50 + 15 * n, 200]);
  check("lengths side by side do not run together", () => {
    const moved = (apart) => {
      const both = [length(200, 300), length(200 + apart * size, 300)];
      return [...board().words(both).values()].map((spot) => spot.some(Boolean));
    };
    same([moved(2), moved(2.5)], [[false, true], [false, false]]);
  });
  check("a length that has no room where it is drawn stays beside its line", () => {
    const one = length(200, 190, { line }), [[, spot]] = board({ figures: [[200, 180, 20]], ways: line }).words([one]);
    const [left, top, right, foot] = boxed(one, spot);
    same([top > 200 && top < 210, left > 50, right < 350, foot < 260], [true, true, true, true]);
  });
  check("where both sides of a line are taken its length slides along it", () => {
    const one = length(200, 190, { line }), [[, [across, down]]] = board({ figures: [[200, 180, 15], [200, 220, 15]], ways: line }).words([one]);
    same([Math.abs(across) > 15, Math.abs(down) < 40], [true, true]);
  });
  check("words of a ring go around it", () => {
    const one = length(200, 95, { ring: [200, 200, 100] }), [[, spot]] = board({ figures: [[200, 90, 20]] }).words([one]);
    const [left, top, right, foot] = boxed(one, spot);
    same([spot[0] !== 0, Math.abs(Math.hypot((left + right) / 2 - 200, (top + foot) / 2 - 200) - 110) < 20], [true, true]);
  });
  check("numbers of a template have their places before any length", () => {
    const number = length(200, 200, { fixed: 20, letters: 2 }), one = length(200, 200), places = board().words([one, number]);
    same([places.get(number), places.get(one).some(Boolean)], [[0, 0], true]);
  });
  check("a number of a template that a ring would cover stands beside it", () => {
    const number = length(205, 200, { fixed: 20, letters: 2 }), rings = [[200, 200, 30]], [[, spot]] = board({ rings }).words([number]);
    const [left, top, right, foot] = placky.Placing.worded({ ...number, x: 205 + spot[0], y: 200 + spot[1] }, 20);
    same([Math.hypot((left + right) / 2 - 200, (top + foot) / 2 - 200) > 35, board().words([number]).get(number)], [true, [0, 0]]);
  });
  check("a length without any room is left out where letters have grown, and only there", () => {
    const figures = [[200, 200, 300]], places = [1.5, 1].map((zoom) => board({ figures, zoom }).words([length(200, 200)]));
    same(places.map((found) => [...found.values()]), [[null], [[0, 0]]]);
  });
  const named = (x, y, first = 1) => ({ at: [x, y], spot: [0, 30, "middle"], letters: 5, first });
  check("a name in a heap stands at the end of a line, and on no length", () => {
    const near = [[160, 200], [240, 200], [200, 160], [200, 240]].map(([x, y]) => [x, y, 15]);
    const placing = board({ figures: [[200, 200, 20], ...near] }), lengths = [length(90, 100), length(310, 100), length(310, 300)];
    const words = [...placing.words(lengths)].map(([one, spot]) => boxed(one, spot)), [[one, spot, led]] = placing.names([named(200, 200)], 13);
    const box = placky.Placing.named(one, 13 * 1.5, spot);
    same([led.length, words.length, words.some((other) => placky.Placing.meet(other, box))], [2, 3, false]);
  });
  const led = (more) => {
    const near = [[160, 200], [240, 200], [200, 160], [200, 240]].map(([x, y]) => [x, y, 15]);
    const [[, , line]] = board({ figures: [[200, 200, 20], ...near], ...more }).names([named(200, 200)], 13);
    return line ? Math.hypot(line[0][0] - line[1][0], line[0][1] - line[1][1]) : 0;
  };
  const around = (count, far) => Array.from({ length: count }, (_, n) => [Math.cos, Math.sin].map((of) => 200 + far * of((2 * Math.PI * n) / count)));
  const signs = (count, far, size) => around(count, far).map(([x, y]) => placky.Placing.square(x, y, size));
  check("a line to a name is short, though the name lies on a way there", () => {
    same([led({}), led({ ways: around(60, 62) })].map((far) => far > 0 && far < 45), [true, true]);
  });
  check("a line to a name begins among his own marks, and crosses nobody else's", () => {
    const far = led({ marks: signs(16, 24, 5) });
    same([far > 0 && far < 45, led({ marks: signs(40, 38, 4) })], [true, 0]);
  });
  check("a name does not stand in one line with a length, if there is room elsewhere", () => {
    const placing = board({ figures: [[200, 200, 20]] }), alone = placing.names([named(200, 200)], 13)[0][1];
    placing.words([length(262, 240)]);
    same([alone[1] > 0, placing.names([named(200, 200)], 13)[0][1][1] < 0], [true, true]);
  });
  check("who is spoken of has a name although it hides something; another one is left out", () => {
    const figures = [[200, 200, 20], [200, 200.5, 190]];
    same([1, 0].map((first) => Boolean(board({ figures }).names([named(200, 200, first)], 13)[0][1])), [true, false]);
  });
  check("nobody's name covers a length, not even his who is spoken of", () => {
    const everywhere = Array.from({ length: 20 }, (_, row) => Array.from({ length: 7 }, (_, n) => length(29 + 57 * n, 20 * (row + 1), { fixed: 20, letters: 5 }))).flat();
    const placing = board({ figures: [[200, 200, 20]] });
    placing.words(everywhere);
    same(placing.names([named(200, 200)], 13)[0][1], null);
  });
  check("who stands outside of what shows has no name", () => {
    same(board({ figures: [[500, 200, 20]] }).names([named(500, 200)], 13)[0][1] ?? null, null);
  });
  return results;
}
