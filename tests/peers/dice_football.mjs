// Sports Dice Football, the whole game, from the statements of its rule sheet alone: `node dice_football.mjs`.
//
// One generator plays: it tells what happens, and yields what it needs, dice or a decision.
// The numbers S-01 to S-27 are the rules, RS-1 to RS-18 the rulings; docs/dice_football has both in words.

import { Malformed, Refused, sorted, talk } from "./talk.mjs";

// S-01: six dice a side. The faces are a guess that everybody may replace (RS-3).
const DICE = 6;
const HOUSE = { offence: ["10", "10", "10", "20", "FG", "TD"], defence: ["NG", "NG", "NG", "S", "TO", "P6"] };
const WORTH = { offence: ["TD", "FG", "20", "10"], defence: ["P6", "TO", "S", "NG"] }; // best first (RS-7)
const YARDS = { 10: 10, 20: 20 };

const [TARGET, TOUCHDOWN, FIELD_GOAL, SAFETY] = [21, 7, 3, 2]; // points: S-02, S-09, S-10, S-24
const [FIELD, MIDFIELD, END_ZONE] = [100, 50, 10]; // yards: S-15, S-22
const [START, DECLINED, SACK] = [25, 25, 10]; // yards: S-04, S-11, S-13
const LAST_DOWN = 4; // S-15, S-17

// The first reading is played without a word about it.
const READINGS = {
  "RS-1": ["the scorer", "its opponent"],
  "RS-2": ["choice", "automatic"],
  "RS-4": ["new spot", "old spot"],
  "RS-5": ["the spot", "own 25"],
  "RS-7": ["the team chooses", "fixed order"],
  "RS-9": ["one set", "fresh set"],
  "RS-11": ["the chip", "the offence", "automatic"],
  "RS-14": ["every time", "once"],
};

// Whatever a coach can say, and the rule of it: dice that are due first are named by that rule.
const RULE_OF = {
  offence: "S-03", defence: "S-03",
  "go for it": "S-17", punt: "S-17", "field goal": "S-17",
  spend: "S-08", keep: "S-08",
  take: "S-11", decline: "S-11",
  TD: "S-06", FG: "S-06", 20: "S-06", 10: "S-06", P6: "S-06", TO: "S-06", S: "S-06", NG: "S-06",
};
const CHIP = "the chip";

const count = (faces, symbol) => faces.filter((face) => face === symbol).length;
const yardsOf = (faces) => faces.reduce((sum, face) => sum + (YARDS[face] ?? 0), 0);

class Game {
  constructor(position) {
    Object.assign(this, laid(position));
    this.told = [];
    this.play = this.match();
    this.due = this.play.next().value ?? null;
  }

  // ---------------------------------------------------------------- what the exam asks for

  act(command) {
    const { do: verb, coach, ...more } = command;
    if (!Object.hasOwn(RULE_OF, verb)) throw new Malformed(`no verb: ${verb}`);
    if (Object.values(more).some((value) => value !== null)) throw new Malformed(`${verb} takes no more than coach`);
    if (coach !== undefined && !this.teams.includes(coach)) throw new Malformed(`no team: ${coach}`);
    const due = this.due;
    if (!due) throw new Refused("", "over");
    if (due.ask === "roll") {
      const owners = due.hands.flatMap(({ player, number }) => Array(number).fill(player));
      throw new Refused(RULE_OF[verb], "dice-first", { owners });
    }
    if (coach !== undefined && coach !== due.coach) {
      throw new Refused(due.rule, "another-decides", { coach: due.coach, other: coach });
    }
    if (!due.options.some((option) => option.do === verb)) {
      const why = due.forbidden.find((one) => one.do === verb)?.refusal;
      if (why) throw new Refused(why.rule, why.code, why.values, why.rulings);
      const open = due.options.map((option) => ({ do: option.do, player: null }));
      throw new Refused(due.rule, "not-open", { coach: due.coach, open });
    }
    this.due = this.play.next(verb).value ?? null;
  }

  roll(dice) {
    if (this.due?.ask !== "roll") throw new Malformed("no dice are due", { dice: "left over" });
    const fallen = sorted(this.due.hands, dice);
    this.due.hands.forEach(({ player, faces }, n) => {
      const strange = fallen[n].find((face) => !faces.includes(face));
      if (strange !== undefined) throw new Malformed(`${player} has no face ${strange}`);
    });
    this.due = this.play.next(fallen).value ?? null;
  }

  events() { return this.told; }
  pending() { return this.due; }

  state() {
    const { told, play, due, six, ...rest } = this;
    return { ...rest, spot: this.offence === null ? null : this.spot(this.yard) };
  }

  // ---------------------------------------------------------------- words for both

  get defence() { return this.other(this.offence); }

  other(team) { return this.teams.find((one) => one !== team); }

  /** Yards from the offence's own goal line, as a place. */
  spot(yard) {
    if (yard <= 0) return `${this.offence}'s ${yard < 0 ? "end zone" : "goal line"}`;
    if (yard >= FIELD) return `${this.defence}'s ${yard > FIELD ? "end zone" : "goal line"}`;
    if (yard === MIDFIELD) return "the 50";
    return yard < MIDFIELD ? `${this.offence}'s ${yard}` : `${this.defence}'s ${FIELD - yard}`;
  }

  tell(event, rule, fields = {}, rulings = []) {
    this.told.push({ event, rule, ...fields, rulings });
  }

  reads(ruling, reading) { return this.readings[ruling] === reading; }

  *ask(coach, kind, rule, verbs, forbidden = []) {
    const options = verbs.map((verb) => ({ do: verb, player: null, rule, region: null }));
    return yield { ask: "choose", coach, kind, rule, player: null, options, forbidden };
  }

  // ---------------------------------------------------------------- the match

  *match() {
    const { offence, defence } = this.dice;
    const house = offence === HOUSE.offence && defence === HOUSE.defence;
    const kit = { teams: this.teams, offence_dice: offence, defence_dice: defence, house };
    this.tell("kit laid", "S-01", kit, house ? ["RS-3"] : []);
    if (this.phase === "toss") yield* this.toss();
    while (this.winner === null) yield* this.oneDown();
    this.phase = "over";
  }

  /** S-03, S-04 */
  *toss() {
    const hands = [{ player: CHIP, team: CHIP, name: CHIP, number: 1, faces: this.teams }];
    const [faces] = yield { ask: "roll", rule: "S-03", kind: "table", action: "flip", opens: true, hands };
    const [winner] = faces;
    this.tell("rolled", "S-03", { action: "flip", hands: [{ team: CHIP, name: CHIP, faces }], results: [] });
    this.tell("chip flipped", "S-03", { winner });
    const side = yield* this.ask(winner, "toss", "S-03", ["offence", "defence"]);
    this.tell("side chosen", "S-03", { team: winner, side });
    const starts = side === "offence" ? winner : this.other(winner);
    this.chip = this.other(starts);
    this.tell("chip given", "S-03", { team: this.chip });
    this.phase = "drive";
    this.begin(starts, START, "S-04");
  }

  /** S-04, S-15: a drive begins on first down; past the 50 it has no fresh set to earn (RS-9). */
  begin(team, yard, rule, rulings = []) {
    const [swapped, beyond] = [this.offence === this.other(team), yard >= MIDFIELD];
    const crossed = beyond && this.reads("RS-9", "one set");
    Object.assign(this, { offence: team, yard, down: 1, crossed, declared: null });
    const why = [...rulings, ...(rule === "S-04" ? [] : ["RS-18"]), ...(beyond ? ["RS-9"] : [])];
    this.tell("drive begun", rule, { team, spot: this.spot(yard), yard, crossed: this.crossed }, why);
    if (swapped) {
      // S-13, S-25: with the ball go the dice, and the chip does not (RS-12)
      const scored = rule === "S-25" || rule === "S-26" ? ["RS-17"] : [];
      this.tell("dice swapped", rule, { offence: team, defence: this.defence }, [...scored, "RS-12"]);
    }
  }

  /** S-05, S-15 to S-17 */
  *oneDown() {
    this.tell("down begun", "S-15", { team: this.offence, down: this.down });
    if (this.down === LAST_DOWN && this.declared === null) {
      this.declared = yield* this.ask(this.offence, "fourth down", "S-17", ["go for it", "punt", "field goal"]);
      this.tell("declared", "S-17", { team: this.offence, option: this.declared });
    }
    if (this.declared === "punt") yield* this.punt();
    else if (this.declared === "field goal") yield* this.kick();
    else yield* this.scrimmage();
    this.declared = null;
  }

  /** S-05: all twelve dice at once. */
  *bothRoll(rule, action) {
    const hands = ["offence", "defence"].map((side) => {
      const team = this[side];
      return { player: team, team, name: `${side} dice`, number: DICE, faces: [...this.dice[side]] };
    });
    const fallen = yield { ask: "roll", rule, kind: "pool", action, opens: true, hands };
    const shown = hands.map(({ team, name }, n) => ({ team, name, faces: fallen[n] }));
    this.tell("rolled", "S-05", { action, hands: shown, results: [] });
    return fallen;
  }

  /** S-06: the symbols that show most often, best first, and how often. */
  called(team, faces, side) {
    const number = Math.max(...faces.map((face) => count(faces, face)));
    const symbols = WORTH[side].filter((symbol) => count(faces, symbol) === number);
    return { team, faces, side, number, symbols, six: number === DICE && ["10", "NG"].includes(symbols[0]) };
  }

  /** S-06 to S-08, S-12 to S-14: a roll that somebody wins. */
  *scrimmage() {
    const [mine, theirs] = yield* this.bothRoll("S-05", "down");
    const attack = this.called(this.offence, mine, "offence");
    const defend = this.called(this.defence, theirs, "defence");
    for (const { team, symbols, number } of [attack, defend]) {
      this.tell("called", "S-06", { team, symbol: symbols.join(" or "), number });
    }
    const winner = yield* this.rollWinner(attack, defend);
    const symbol = yield* this.pick(winner);
    this.six = winner.six;
    yield* this.carryOut(symbol);
  }

  /** S-07, S-08 and RS-11: more dice win; on equal counts the chip decides. */
  *rollWinner(attack, defend) {
    const automatic = this.automatic(attack, defend);
    if (attack.number === defend.number && !automatic) return yield* this.tie(attack, defend);
    const more = automatic ?? (attack.number > defend.number ? attack : defend);
    const less = more === attack ? defend : attack;
    const symbol = more.symbols.join(" or ");
    const fields = { team: more.team, symbol, number: more.number, against: less.number };
    if (more.number > less.number) this.tell("roll won", "S-07", fields);
    else this.tell("roll won", "S-08", fields, ["RS-11"]);
    return more;
  }

  /** RS-11: whose six need no chip against another six. */
  automatic(attack, defend) {
    if (attack.number !== DICE || defend.number !== DICE) return null;
    if (this.reads("RS-11", "the offence")) return attack.six ? attack : null;
    if (this.reads("RS-11", "automatic") && attack.six !== defend.six) return attack.six ? attack : defend;
    return null;
  }

  /** S-08 */
  *tie(attack, defend) {
    const [holder, other] = [this.chip, this.other(this.chip)];
    this.tell("roll tied", "S-08", { number: attack.number, holder }, attack.six || defend.six ? ["RS-11"] : []);
    const said = yield* this.ask(holder, "chip", "S-08", ["spend", "keep"]);
    const winner = said === "spend" ? holder : other;
    if (said === "spend") {
      this.chip = other;
      this.tell("chip spent", "S-08", { team: holder, to: other });
      this.tell("chip given", "S-08", { team: other });
    } else {
      this.tell("chip kept", "S-08", { team: holder, winner });
    }
    return winner === attack.team ? attack : defend;
  }

  /** S-06, RS-7, RS-13: the winner of the roll picks among the symbols that tie. */
  *pick({ team, faces, side, symbols, number }) {
    if (symbols.length === 1) return symbols[0];
    let symbol = symbols[0];
    if (this.reads("RS-7", "the team chooses")) {
      const fewer = WORTH[side].filter((one) => !symbols.includes(one)).map((one) => {
        const values = { few: count(faces, one), symbol: one, most: number, called: symbols };
        return { do: one, player: null, refusal: { rule: "S-06", code: "fewer-dice", values, rulings: ["RS-7"] } };
      });
      symbol = yield* this.ask(team, "play", "S-06", symbols, fewer);
    }
    this.tell("chosen", "S-06", { team, symbol }, ["RS-7", "RS-13"]);
    return symbol;
  }

  // ---------------------------------------------------------------- what a play does

  *carryOut(symbol) {
    const { offence, defence, yard } = this;
    if (this.six && symbol === "10") return this.sixAlike(offence, symbol, "S-12", "touchdown");
    if (this.six && symbol === "NG") return this.sixAlike(defence, symbol, "S-14", "defensive touchdown");
    if (symbol in YARDS) return this.gain(YARDS[symbol], "S-09");
    if (symbol === "TD") return this.touchdown(offence, "S-09", "touchdown");
    if (symbol === "FG") return yard < MIDFIELD ? this.lift() : yield* this.fieldGoalWon();
    if (symbol === "P6") return this.touchdown(defence, "S-13", "interception return");
    if (symbol === "S") return this.sack();
    if (symbol === "NG") {
      this.tell("no gain", "S-13", { team: offence });
      return this.useDown();
    }
    this.tell("turned over", "S-13", { to: defence, spot: this.spot(yard), why: "turnover" }); // TO
    this.begin(defence, FIELD - yard, "S-13");
  }

  /** S-09, S-11, S-15, S-16: forward, to a touchdown (S-27), a fresh set or the next down. */
  gain(yards, rule, rulings = []) {
    const from = this.yard;
    const to = Math.min(from + yards, FIELD);
    this.tell("gained", rule, { team: this.offence, yards: to - from, spot: this.spot(to) });
    if (to === FIELD) return this.touchdown(this.offence, "S-27", "touchdown", ["RS-6"]);
    this.yard = to;
    if (!this.crossed && to >= MIDFIELD) this.freshDowns("S-15", from >= MIDFIELD ? ["RS-9"] : []);
    else this.useDown(from, rulings, from < MIDFIELD && to >= MIDFIELD ? ["RS-8"] : []);
  }

  freshDowns(rule, rulings) {
    this.tell("fresh downs", rule, { team: this.offence }, rulings);
    Object.assign(this, { down: 1, crossed: true, declared: null });
  }

  /** S-10 on the own side: to the 50, with a fresh set; RS-14 for the second time. */
  lift() {
    const from = this.yard;
    const again = this.crossed ? ["RS-14"] : [];
    this.yard = MIDFIELD;
    this.tell("gained", "S-10", { team: this.offence, yards: MIDFIELD - from, spot: this.spot(MIDFIELD) }, again);
    if (this.crossed && this.reads("RS-14", "once")) this.useDown(from, ["RS-15"]);
    else this.freshDowns("S-10", again);
  }

  /** S-10, S-11: three points, or ground and the next down; RS-2 for the 50 itself. */
  *fieldGoalWon() {
    const ruling = this.yard === MIDFIELD ? ["RS-2"] : [];
    const asked = !ruling.length || this.reads("RS-2", "choice");
    const said = asked ? yield* this.ask(this.offence, "field goal", "S-11", ["take", "decline"]) : "take";
    if (said === "take") {
      this.points(this.offence, FIELD_GOAL, "S-10", "field goal", ruling);
      this.afterScore(this.offence);
    } else {
      this.tell("field goal declined", "S-11", { team: this.offence }, ruling);
      this.gain(DECLINED, "S-11", ["RS-15"]);
    }
  }

  /** S-13, S-24 */
  sack() {
    const from = this.yard;
    const to = from - SACK;
    this.tell("sacked", "S-13", { team: this.offence, yards: SACK, spot: this.spot(to) });
    if (to <= 0) return this.safety();
    this.yard = to;
    this.useDown(from, ["RS-15"], ["RS-8"]);
  }

  /** S-24, S-25, S-26 and RS-1 */
  safety() {
    const scorer = this.defence;
    this.points(scorer, SAFETY, "S-24", "safety");
    if (this.winner !== null) return;
    if (this.reads("RS-1", "the scorer")) this.begin(scorer, START, "S-25", ["RS-1"]);
    else this.begin(this.offence, START, "S-26", ["RS-1"]);
  }

  /** S-16, S-27: the next down, or after the last one the ball is the other team's (RS-4). */
  useDown(from = this.yard, onLast = [], rulings = []) {
    this.tell("down used", "S-16", { team: this.offence, down: this.down }, rulings);
    this.down += 1;
    if (this.down <= LAST_DOWN) return;
    const yard = this.reads("RS-4", "new spot") ? this.yard : from;
    this.tell("turned over", "S-27", { to: this.defence, spot: this.spot(yard), why: "downs" }, ["RS-4", ...onLast]);
    this.begin(this.defence, FIELD - yard, "S-27");
  }

  // ---------------------------------------------------------------- points

  points(team, points, rule, how, rulings = []) {
    this.score[team] += points;
    this.tell("scored", rule, { team, how, points, score: { ...this.score } }, rulings);
    if (this.score[team] < TARGET) return;
    this.winner = team; // S-02: nothing follows
    this.tell("game won", "S-02", { team, score: { ...this.score } });
  }

  touchdown(team, rule, how, rulings = []) {
    this.points(team, TOUCHDOWN, rule, how, rulings);
    this.afterScore(team);
  }

  /** S-26: the opponents of the scorer begin; after points of the defence that is the offence again (RS-10). */
  afterScore(team) {
    if (this.winner !== null) return;
    this.begin(this.other(team), START, "S-26", team === this.offence ? [] : ["RS-10"]);
  }

  sixAlike(team, symbol, rule, what) {
    this.tell("six alike", rule, { team, symbol, what });
    this.touchdown(team, rule, what);
  }

  // ---------------------------------------------------------------- kicks

  /** S-20, S-23: six 10s are a fake, six NGs come back; against each other the chip decides. True if so. */
  *sixOnAKick([mine, theirs], rule, fake, back) {
    const attack = this.called(this.offence, mine, "offence");
    const defend = this.called(this.defence, theirs, "defence");
    if (!attack.six && !defend.six) return false;
    let winner = attack.six ? attack : defend;
    if (attack.six && defend.six && !this.automatic(attack, defend)) winner = yield* this.tie(attack, defend);
    this.sixAlike(winner.team, winner.symbols[0], rule, winner === attack ? fake : back);
    return true;
  }

  /** S-18 to S-20; nobody wins such a roll (RS-16). */
  *punt() {
    const fallen = yield* this.bothRoll("S-18", "punt");
    if (yield* this.sixOnAKick(fallen, "S-20", "fake punt", "punt return")) return;
    const yards = yardsOf(fallen[0]);
    const down = this.yard + yards;
    const rulings = ["RS-16", ...(yards ? [] : ["RS-12"])];
    this.tell("punted", "S-18", { team: this.offence, yards, spot: this.spot(down) }, rulings);
    if (down < FIELD) return this.begin(this.defence, FIELD - down, "S-18");
    this.tell("touchback", "S-19", { team: this.defence });
    this.begin(this.defence, START, "S-19");
  }

  /** S-21 to S-23, S-27 */
  *kick() {
    const { offence, yard } = this;
    const needed = FIELD - yard + END_ZONE;
    this.tell("kick needs", "S-22", { team: offence, spot: this.spot(yard), needed });
    const fallen = yield* this.bothRoll("S-21", "field goal");
    if (yield* this.sixOnAKick(fallen, "S-23", "fake field goal", "blocked kick return")) return;
    const total = yardsOf(fallen[0]);
    const good = total >= needed;
    this.tell("kick measured", "S-21", { team: offence, total, needed, good }, ["RS-16"]);
    if (good) this.points(offence, FIELD_GOAL, "S-21", "field goal");
    if (good) this.afterScore(offence);
    else {
      const fields = { to: this.defence, spot: this.spot(yard), why: "missed field goal" };
      this.tell("turned over", "S-27", fields, ["RS-5"]);
      this.begin(this.defence, this.reads("RS-5", "the spot") ? FIELD - yard : START, "S-27");
    }
  }
}

// ---------------------------------------------------------------- a position

const OF_A_DRIVE = ["offence", "yard", "down", "crossed", "chip", "declared"];

/** Can touchdowns, field goals and safeties add up to this? */
function reachable(points) {
  return points === 0 || [TOUCHDOWN, FIELD_GOAL, SAFETY].some((one) => points >= one && reachable(points - one));
}

/** A position with what it leaves out. Throws `Malformed` with every fault. */
function laid(position) {
  const given = Object.fromEntries(Object.entries(position).filter(([, value]) => value !== null));
  const { teams = ["Red", "Blue"], dice = {}, declared = null } = given;
  const scored = Object.values(given.score ?? {}).some((points) => points > 0);
  const said = scored || OF_A_DRIVE.some((key) => key in given);
  const phase = given.phase ?? (said ? "drive" : "toss");

  const readings = Object.fromEntries(Object.entries(READINGS).map(([ruling, [first]]) => [ruling, first]));
  Object.assign(readings, given.readings);
  const score = { ...Object.fromEntries(teams.map((team) => [team, 0])), ...given.score };
  const start = { teams, readings, dice: { ...HOUSE, ...dice }, phase, score, winner: null, declared };
  if (phase === "toss") {
    Object.assign(start, { offence: null, yard: START, down: 1, crossed: false, chip: null });
  } else {
    const { offence = teams[0], yard = START, down = 1, crossed = yard >= MIDFIELD } = given;
    const { chip = teams.find((team) => team !== offence) } = given;
    Object.assign(start, { offence, yard, down, crossed, chip });
  }
  const faults = [...diceFaults(dice), ...scoreFaults(score, teams, phase), ...driveFaults(given, start)];
  if (faults.length) throw new Malformed("an unlawful position", { faults });
  return start;
}

function* driveFaults(given, { teams, phase, yard, down, crossed, declared, readings }) {
  for (const [key, most] of [["yard", FIELD - 1], ["down", LAST_DOWN]]) {
    if (given[key] < 1 || given[key] > most) yield { key, text: `from 1 to ${most}, not ${given[key]}` };
  }
  for (const key of ["offence", "chip"].filter((one) => one in given && !teams.includes(given[one]))) {
    yield { key, text: `${given[key]} does not play` };
  }
  for (const key of OF_A_DRIVE.filter((one) => phase === "toss" && one in given)) {
    yield { key, text: "too early: the coin is still in the air" };
  }
  for (const [ruling, reading] of Object.entries(given.readings)) {
    if (!READINGS[ruling]?.includes(reading)) yield { key: "readings", rules: [ruling] };
  }
  if (phase === "drive" && !crossed && yard >= MIDFIELD && readings["RS-9"] === "one set") {
    yield { key: "crossed", rules: ["S-15", "RS-9"] };
  }
  if (declared !== null && down !== LAST_DOWN) yield { key: "declared", rules: ["S-17"] };
}

function* scoreFaults(score, teams, phase) {
  for (const [team, points] of Object.entries(score)) {
    if (!teams.includes(team)) yield { key: "score", text: `${team} does not play` };
    else if (points >= TARGET) yield { key: "score", of: [team], rules: ["S-02"] };
    else if (!reachable(points)) yield { key: "score", of: [team], rules: ["S-09", "S-10", "S-24"] };
  }
  if (phase === "toss" && Object.values(score).some((points) => points > 0)) {
    yield { key: "score", text: "points before the toss" };
  }
}

function* diceFaults(dice) {
  for (const [side, faces] of Object.entries(dice)) {
    const strange = faces.filter((face) => !WORTH[side].includes(face));
    if (faces.length !== DICE) yield { key: "dice", text: `${side}: ${faces.length} faces` };
    for (const face of strange) yield { key: "dice", text: `${side}: ${face}` };
    if (side === "offence" && !faces.some((face) => face in YARDS)) {
      yield { key: "dice", text: `${side}: no way to gain yards` };
    }
  }
}

talk({ name: "dice_football.mjs", version: "1", language: "JavaScript" }, {
  dice_football: { Game, about: { readings: READINGS, capabilities: [] } },
});
