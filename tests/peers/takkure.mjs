// Takkure, chapters 0 to 3, from the statements of its rulebook: `node takkure.mjs`.
//
// One generator plays an exercise, activation by activation: it tells what happens and yields what it needs, dice or a
// decision. Later chapters are not known here; a scenario of them is skipped, never guessed.
// takkure/table.mjs has what lies and moves, takkure/geometry.mjs places and ways, takkure/dice.mjs what dice are worth,
// takkure/fifth_step.mjs what is rolled in step 5.

import { Malformed, Refused, talk } from "./talk.mjs";
import { BALL } from "./takkure/cards.mjs";
import { FifthStep } from "./takkure/fifth_step.mjs";
import {
  TOUCH,
  along,
  cut,
  distance,
  firstOnPath,
  firstWithin,
  lengthTo,
  rounded,
  toPath,
  untilLine,
  wayTowards,
} from "./takkure/geometry.mjs";
import { READINGS } from "./takkure/position.mjs";
import { practice } from "./takkure/practice.mjs";
import { Table } from "./takkure/table.mjs";

const STEPS = [
  "first action",
  "defence",
  "carrying out the move",
  "second action",
  "measuring and dice",
  "removing tokens",
]; // 1.02
const NEAR = 10; // a point that lies on a way, to a hundredth of an inch
const CHOSEN = { mark: "move", "ground pass": "pass from the ground" }; // what a verb begins
const TAUGHT = { pass: ["2.01", 2], "pick up": ["3.05", 3], steal: ["3.06", 3], try: ["4.04", 4], rest: ["4.03", 4] };

class Game extends Table {
  plays() {
    return this.mode === "practice" ? practice(this) : this.exercise();
  }

  // ---------------------------------------------------------------- an exercise

  *exercise() {
    while (this.tokens > 0) yield* this.activation();
    this.over = true;
    this.tell("tokens spent", "1.01", { team: this.attacker }, ["R-94"]);
  }

  begin(step) {
    this.step_on = step;
    this.tell("step begun", "1.02", { step, name: STEPS[step - 1] });
  }

  /** 1.01, 1.02 */
  *activation() {
    this.team = this.attacker;
    const mine = this.players.filter((player) => player.team === this.team);
    const forbids = ({ do: verb, player }) => {
      if (verb === "activate" && this.player(player).team !== this.team)
        throw new Refused("1.01", "defends", { who: player });
    };
    const options = mine.map(({ name }) => ({ do: "activate", player: name }));
    const said = yield* this.decide(this.team, "activation", "1.01", options, { forbids });
    const player = this.player(said.player);
    this.tokens -= 1;
    player.activations += 1;
    Object.assign(this, { active: player, mark: null, run: null, action: null, tackles: [], steals: [] });
    const { carrier } = this;
    this.tell("activated", "1.01", { player: player.name, team: this.team, tokens: this.tokens });
    this.begin(1);
    yield* this.firstAction(player);
    this.begin(2);
    yield* this.defence();
    this.begin(3);
    yield* this.execution(player);
    this.begin(4);
    if (!player.ground && !this.action) yield* this.secondAction(player);
    this.begin(5);
    yield* new FifthStep(this).play();
    this.begin(6);
    yield* this.removal(mine, [player, carrier]);
    this.step_on = 0;
  }

  chosen(player, action, rule) {
    this.tell("action chosen", rule, { player: player.name, action: CHOSEN[action] ?? action });
  }

  // ---------------------------------------------------------------- step 1

  /** 1.03, 1.04, 3.01 to 3.03 */
  *firstAction(player) {
    const { name } = player;
    const open = player.ground ? (player.ball ? "ground pass" : "stand up") : "mark";
    const nobody = !this.players.some((mate) => this.receives(player, player.at, mate));
    const notMade = () => this.tell("pass not made", "3.03", { player: name }, ["R-63"]);
    const forbids = (command) => {
      if (command.player !== name) return;
      if (command.do === "mark" && player.ground) throw new Refused("3.01", "cannot-move-on-the-ground", { who: name });
      if (command.do === "stand up" && player.ground && player.ball)
        throw new Refused("0.01", "carrier-stays-down", { who: name });
      if (command.do === "stand up" && !player.ground) throw new Refused("1.03", "stands-and-moves", { who: name });
      if (command.do !== "ground pass") return;
      if (this.chapter < 3 && (command.to || open !== "ground pass"))
        throw new Refused("1.03", "ground-pass-waits-for-exercise", { taught_by: "3.03", chapter: 3 }, ["R-94"]);
      if (!player.ground) throw new Refused("1.03", "ground-pass-standing", { who: name });
      if (!player.ball) throw new Refused("2.01", "only-carrier-passes", { who: name });
    };
    const plan = (command) => {
      if (open === "mark") this.markable(player, command);
      if (open === "ground pass" && (command.to || !(nobody || this.chapter < 3))) this.receivable(player, player.at, command.to);
      return command;
    };
    const said = yield* this.decide(this.team, "first action", "1.03", [{ do: open, player: name }], { forbids, plan });
    this.chosen(player, open, "1.03");
    if (open === "stand up") this.standUp(player);
    if (open === "ground pass" && !said.to) return notMade();
    if (open === "ground pass") {
      this.action = { kind: open, to: this.player(said.to), at: player.at };
      this.tell("pass declared", "3.03", { player: name, to: said.to, at: player.at });
    }
    if (open !== "mark") return;
    this.mark = { from: player.at, turn: said.turn ?? null, to: said.to ?? player.at, still: !said.to };
    this.tell("move marked", "1.04", { player: name, path: this.marked });
  }

  markable(player, { to, turn }) {
    const { width, length } = this.field;
    for (const [x, y] of [turn, to].filter(Boolean)) {
      if (x < 0 || y < 0 || x > width || y > length) throw new Refused("1.04", "token-off-the-field");
    }
    if (turn) this.onlyForward(player, player.at, turn);
    if (to) this.onlyForward(player, turn ?? player.at, to);
  }

  get marked() {
    const { from, turn, to } = this.mark;
    return [from, ...(turn ? [turn] : []), to];
  }

  /** 3.02 */
  standUp(player) {
    player.ground -= 1;
    this.tell("stood up", "3.02", { player: player.name, tokens: player.ground });
  }

  // ---------------------------------------------------------------- step 2

  /** 1.05: every defender, in the order of his coach. */
  *defence() {
    const waiting = this.players.filter(({ team }) => team !== this.team);
    while (waiting.length) {
      const [{ team }] = waiting;
      const options = waiting.flatMap((player) =>
        this.defences(player).map((verb) => ({ do: verb, player: player.name })),
      );
      const forbids = (command) => this.defenceForbids(command, waiting);
      const plan = (command) => this.defencePlan(this.player(command.player), command);
      const said = yield* this.decide(team, "defence", "1.05", options, { forbids, plan });
      const player = this.player(said.player);
      waiting.splice(waiting.indexOf(player), 1);
      this.chosen(player, said.do, "1.05");
      this.defend(player, said);
    }
  }

  defences(player) {
    if (player.ground) return ["stand up"];
    const { carrier } = this;
    const tackle = carrier && carrier.team !== player.team && !carrier.ground ? ["tackle"] : [];
    return ["pressure", ...tackle, ...(this.chapter >= 3 ? ["steal"] : [])];
  }

  defenceForbids(command, waiting) {
    const player = command.player ? this.player(command.player) : null;
    if (!player || player.team === this.team) return;
    const { name: who } = player;
    const verb = command.do;
    if (!["pressure", "tackle", "steal", "stand up", "rest"].includes(verb)) return;
    this.waits(verb, "1.05");
    if (!waiting.includes(player)) throw new Refused("1.05", "action-had", { who });
    if (player.ground && verb !== "stand up") throw new Refused("3.01", "only-standing-up", { who });
    if (!player.ground && verb === "stand up") throw new Refused("1.05", "stands-already", { who });
    if (verb === "tackle") this.tackleForbids(player, command);
    if (verb === "steal") this.stealForbids(command.how);
  }

  /** what a later chapter teaches. */
  waits(verb, rule) {
    const [taught_by, chapter] = TAUGHT[verb] ?? [null, 0];
    if (this.chapter < chapter)
      throw new Refused(rule, "waits-for-exercise", { do: verb, taught_by, chapter }, ["R-94"]);
  }

  /** 0.01, 1.12 */
  tackleForbids(player, { target, at }) {
    const { carrier } = this;
    if (!carrier) throw new Refused("1.12", "nobody-to-tackle");
    if (target && target !== carrier.name) throw new Refused("0.01", "only-carrier-tackled", { who: target });
    if (carrier.team === player.team) throw new Refused("1.12", "no-opponent", { who: target, carrier: carrier.name });
    if (carrier.ground) throw new Refused("1.12", "carrier-on-the-ground", { who: carrier.name }, ["R-15"]);
    if (!at) return;
    if (carrier !== this.active || !this.mark) throw new Refused("1.12", "no-path-to-meet", { who: carrier.name });
    if (toPath(at, this.marked) > NEAR) throw new Refused("1.12", "not-on-marked-path", { who: carrier.name });
  }

  /** 3.06: the ball that is meant must be there when the steal is declared. */
  stealForbids(how) {
    const { carrier } = this;
    if (!carrier && !this.ball) throw new Refused("3.06", "no-ball-to-steal");
    if (how === "loose" && carrier) throw new Refused("3.06", "ball-is-held", { who: carrier.name });
    if (how !== "loose" && !carrier) throw new Refused("3.06", "ball-is-loose");
    if (how === "ground" && !carrier.ground) throw new Refused("3.06", "carrier-stands", { who: carrier.name });
  }

  /** 1.07: the defensive move of an action, as a path. */
  defencePlan(player, command) {
    const reach = 1000 * player.MOV[1];
    if (command.do === "tackle") return { ...command, path: this.approach(player, command.at ?? null, reach) };
    if (command.do === "stand up") return command;
    if (command.do === "steal" && !command.how) throw new Malformed('a steal lacks "how"');
    return { ...command, path: this.way(player, command, reach, "1.07") };
  }

  /** 1.12, R-61: the shortest way, up to the first touch with the point or the carrier. */
  approach(player, at, reach) {
    const { carrier } = this;
    const others = this.obstacles(player).filter((one) => one !== carrier);
    const contact = player.radius + carrier.radius;
    const [place, near] = at ? [at, player.radius] : [carrier.at, contact];
    const { path } = wayTowards(player.at, place, near, player.radius, others, this.field, reach);
    const first = firstOnPath(path, carrier.at, contact);
    return cut(path, first ?? Infinity);
  }

  defend(player, { do: verb, how, at, path }) {
    const { name } = player;
    if (verb === "stand up") return this.standUp(player);
    const { carrier } = this;
    player.marker = verb;
    if (verb === "tackle") {
      this.tell("tackle declared", "1.12", {
        player: name,
        target: carrier.name,
        at: at ?? carrier.at,
        on_path: Boolean(at),
      });
      this.tackles.push({ by: player, on: carrier, contact: null });
    }
    if (verb === "steal") {
      const target = how === "loose" ? null : carrier;
      this.tell("steal declared", "3.06", { player: name, how, target: target?.name ?? null });
      this.steals.push({ by: player, how, target });
    }
    if (path.length > 1) this.move(player, path, "1.07", "defensive move");
    if (verb === "pressure") this.tell("pressing", "1.06", { player: name });
  }

  // ---------------------------------------------------------------- step 3

  /** 1.08, and contact by what was really run (1.20, R-19, R-62). */
  *execution(player) {
    const stood = this.tackles.map(({ by, on }) => [by.at, on.at]);
    if (this.mark) {
      yield* this.decide(this.team, "carrying out the move", "1.08", [{ do: "run", player: player.name }]);
      const [path, stopped] = this.runOf(player);
      this.run = path;
      this.move(player, path, "1.08", "run", stopped);
      yield* this.makeWay(player);
    }
    for (const [n, tackle] of this.tackles.entries()) {
      const { by, on } = tackle;
      const [place, body] = stood[n];
      const path = on === player && this.run ? this.run : [body];
      const reach = (this.readings["R-62"] === "area" ? on.radius : 0) + by.radius + TOUCH;
      tackle.contact = toPath(place, path) <= reach;
      tackle.first = tackle.contact ? firstOnPath(path, place, by.radius + on.radius + TOUCH) : null;
      const rulings = ["R-19", "R-62"];
      this.tell("contact checked", "1.20", { player: by.name, target: on.name, contact: tackle.contact }, rulings);
    }
  }

  /** 1.04, 1.08: straight to the turn token, straight until he touches the movement token, as far as he can. */
  runOf(player) {
    const { from, turn, to, still } = this.mark;
    if (still) return [[from], "token"];
    const path = [from];
    let left = 1000 * player.MOV[0];
    for (const [token, reach] of [...(turn ? [[turn, 0]] : []), [to, player.radius]]) {
      const here = path.at(-1);
      const touch = firstWithin(here, token, token, reach) ?? distance(here, token);
      const aim = along(here, token, Math.min(touch, left));
      const place = rounded(untilLine(here, aim, player.radius, this.field));
      path.push(place);
      if (distance(place, aim) > TOUCH) return [path, "line"];
      left -= distance(here, place);
      if (left < 1 && touch > distance(here, place) + 1) return [path, null];
    }
    return [path, "token"];
  }

  /** 1.08, R-12: whoever stands in his final place goes to the nearest free one, and so does the ball. */
  *makeWay(player) {
    const rival = this.teams.find((team) => team !== player.team);
    const under = () =>
      this.obstacles(player).filter((one) => distance(one.at, player.at) < one.radius + player.radius - TOUCH);
    for (let found = under(); found.length; found = under()) {
      let [next] = found;
      if (found.length > 1) {
        const options = found.map(({ name }) => ({ do: "displace", player: name === "the ball" ? "ball" : name }));
        const said = yield* this.decide(rival, "who makes way first", "1.08", options);
        next = found.find(({ name }) => name === said.player) ?? found.find(({ name }) => name === "the ball");
      }
      const figure = this.players.includes(next) ? next : null;
      const others = this.obstacles(figure).filter((one) => figure || one.name !== "the ball");
      const place = yield* this.nearest(figure, next.at, next.radius, others, null, rival, "1.08");
      this.tell("displaced", "1.08", { player: figure?.name ?? null, path: [next.at, place], by: player.name }, [
        "R-12",
      ]);
      if (figure) figure.at = place;
      else this.ball = place;
    }
  }

  // ---------------------------------------------------------------- step 4

  /** 1.09, 1.10 */
  *secondAction(player) {
    const { name } = player;
    const tackles = this.tackles.filter(({ on }) => on === player);
    const held = tackles.some(({ contact }) => contact) && this.readings["R-13"] === "forbidden";
    const run = this.run ?? [player.at];
    const mates = this.players.filter((one) => one.team === player.team && one !== player);
    const passes =
      player.ball && this.chapter >= 2 && mates.some((mate) => run.some((at) => this.receives(player, at, mate)));
    const verbs = [
      ...(passes ? ["pass"] : []),
      ...(tackles.length && player.ball ? ["dodge", "break through"] : []),
      ...(this.chapter >= 3 && !this.pickUpFails(player) ? ["pick up"] : []),
      ...(held ? [] : ["move"]),
    ];
    const forbids = (command) => {
      if (command.player !== name) return;
      const verb = command.do;
      this.waits(verb, "1.09");
      if (verb === "pass" && !player.ball) throw new Refused("2.01", "only-carrier-passes", { who: name });
      if (verb === "pass" && command.to) this.passForbids(player, command, run);
      if (verb === "dodge" && !tackles.length) throw new Refused("1.18", "nobody-tackles", { who: name });
      if (verb === "break through" && !player.ball)
        throw new Refused("0.01", "only-carrier-breaks-through", { who: name }, ["R-57"]);
      if (verb === "break through" && !tackles.length) throw new Refused("1.19", "nobody-tackles", { who: name });
      if (verb === "pick up" && this.pickUpFails(player)) throw this.pickUpFails(player);
      if (verb === "move" && held) throw new Refused("1.10", "held-by-tackler", { who: name, ways: verbs }, ["R-13"]);
    };
    const plan = (command) => {
      if (command.do === "pass" && !command.to) throw new Malformed('a pass lacks "to"');
      if (command.do !== "move") return command;
      return { ...command, path: this.way(player, command, 1000 * player.MOV[0], "1.10") };
    };
    if (!verbs.length) return this.tell("no second action", "1.09", { player: name }, ["R-64"]);
    const options = verbs.map((verb) => ({ do: verb, player: name }));
    const said = yield* this.decide(this.team, "second action", "1.09", options, { forbids, plan });
    this.chosen(player, said.do, "1.09");
    if (said.do === "move") return this.move(player, said.path, "1.10", "second move");
    this.action = { kind: said.do };
    if (said.do !== "pass") return;
    const at = said.from ?? player.at;
    Object.assign(this.action, { to: this.player(said.to), at, along: lengthTo(run, at) });
    this.tell("pass declared", "2.01", { player: name, to: said.to, at });
  }

  passForbids(player, { to, from }, run) {
    if (from && toPath(from, run) > NEAR) throw new Refused("2.01", "not-on-his-way", { who: player.name }, ["R-65"]);
    this.receivable(player, from ?? player.at, to);
  }

  /** 0.01, 2.01: who may receive a pass from a place. Throws why not. */
  receivable(player, at, to) {
    if (!to) throw new Malformed('a pass lacks "to"');
    const mate = this.player(to);
    const [who, passer] = [to, player.name];
    if (mate.team !== player.team || mate === player)
      throw new Refused("2.01", "receiver-not-on-field", { who, passer }, ["R-22"]);
    if (mate.ground) throw new Refused("2.01", "receiver-down", { who }, ["R-22"]);
    const ahead = this.forward(player.team);
    if (mate.at[1] * ahead + mate.radius > at[1] * ahead + player.radius + TOUCH) {
      throw new Refused("0.01", "receiver-ahead", { who, passer }, ["R-24"]);
    }
  }

  receives(player, at, mate) {
    try {
      this.receivable(player, at, mate.name);
      return true;
    } catch (error) {
      if (error instanceof Refused) return false;
      throw error;
    }
  }

  /** 3.05: why a player cannot pick up the ball, or nothing. */
  pickUpFails(player) {
    const { name: who } = player;
    const { carrier } = this;
    if (carrier === player) return new Refused("3.05", "holds-ball-already", { who });
    if (carrier && carrier.team !== player.team)
      return new Refused("3.05", "opponent-holds-ball", { who: carrier.name });
    const [at, radius] = carrier ? [carrier.at, carrier.radius] : [this.ball, BALL];
    if (at && distance(player.at, at) <= player.radius + radius + TOUCH) return null;
    if (!carrier) return new Refused("3.05", "ball-not-touched", { who });
    return new Refused("3.05", "holder-not-touched", { who, holder: carrier.name });
  }

  // ---------------------------------------------------------------- step 6

  /** 1.11: markers go; attackers who were not activated may give back a ground token. */
  *removal(mine, activated) {
    const may = mine.filter((player) => player.ground && !activated.includes(player));
    const plan = (command) => {
      const named = command.ground ?? may.map(({ name }) => name);
      const other = named.find((name) => !may.some((player) => player.name === name));
      if (other) throw new Refused("1.11", "keeps-ground-token", { who: other });
      return named;
    };
    const named = yield* this.decide(this.team, "removing tokens", "1.11", [{ do: "remove tokens", player: null }], {
      plan,
    });
    for (const player of this.players) player.marker = null;
    Object.assign(this, { active: null, mark: null, run: null, action: null, tackles: [], steals: [] });
    this.tell("table cleared", "1.11", { team: this.team });
    for (const player of named.map((name) => this.player(name))) {
      player.ground -= 1;
      this.tell("ground token removed", "1.11", { player: player.name, tokens: player.ground });
    }
  }
}

talk(
  { name: "takkure.mjs", version: "1", language: "JavaScript" },
  {
    takkure: { Game, about: { readings: READINGS, capabilities: [] } },
  },
);
