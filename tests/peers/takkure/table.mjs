// What lies on the table, how it is shown to the exam, and what moves on it.

import { Malformed, Refused, Skipped, sorted } from "../talk.mjs";
import { BALL, PRINTED, TOKENS } from "./cards.mjs";
import { CRITICAL, FUMBLE } from "./dice.mjs";
import { TOUCH, blocker, distance, inside, lengthOf, nearestFree, pairs, wayTowards } from "./geometry.mjs";
import { laid } from "./position.mjs";

const NAMED = 100; // a free place is named to a tenth of an inch
const VERBS = [
  "activate",
  "mark",
  "stand up",
  "ground pass",
  "pressure",
  "tackle",
  "steal",
  "rest",
  "run",
  "move",
  "pass",
  "dodge",
  "break through",
  "pick up",
  "try",
  "remove tokens",
  "face",
  "face with all dice",
  "leave",
  "keep feet",
  "dodge alone",
  "intercept",
  "reception",
  "displace",
  "place",
  "declare",
  "measure",
  "take",
  "drop",
  "contest",
  "done",
];

/** A table at which somebody `plays`: a generator that yields what it needs, dice or a decision. */
export class Table {
  constructor(position) {
    Object.assign(this, laid(position));
    Object.assign(this, { told: [], step_on: 0, active: null, mark: null, over: false });
    this.lay();
    this.play = this.plays();
    this.due = this.play.next().value ?? null;
  }

  // ---------------------------------------------------------------- what the exam asks for

  act(command) {
    if (!VERBS.includes(command.do)) throw new Skipped(`"${command.do}" is not played here`);
    for (const name of [command.player, command.target]) if (name && name !== "ball") this.player(name);
    const { due } = this;
    if (!due) throw new Refused("", "over");
    if (due.ask === "roll") throw new Refused("1.02", "dice-first", { owners: due.dice.map(({ player }) => player) });
    if (command.coach && command.coach !== due.coach) {
      throw new Refused(due.rule, "another-decides", { coach: due.coach, other: command.coach });
    }
    due.forbids?.(command);
    const { player = null } = command;
    if (!due.options.some((option) => option.do === command.do && option.player === player)) {
      const open = due.options.map((option) => ({ do: option.do, player: option.player }));
      throw new Refused(due.rule, "not-open", { coach: due.coach, open });
    }
    this.due = this.play.next(due.plan ? due.plan(command) : command).value ?? null;
  }

  roll(fallen) {
    if (this.due?.ask !== "roll") throw new Malformed("no dice are due", { dice: "left over" });
    const faces = sorted(
      this.due.dice.map(({ player }) => ({ player, number: 1 })),
      fallen,
    );
    if (faces.flat().some((face) => !(Number.isInteger(face) && face >= 1 && face <= 12)))
      throw new Malformed("no such face");
    this.due = this.play.next(faces).value ?? null;
  }

  events() {
    return this.told;
  }

  pending() {
    if (this.due?.ask !== "choose") return this.due;
    const { forbids, plan, ...due } = this.due;
    return due;
  }

  state() {
    const { mode, chapter, field, forward_only, hands, readings, teams, attacker, tokens, ball, over } = this;
    const mark = this.mark && { from: this.mark.from, turn: this.mark.turn, to: this.mark.to };
    const players = this.players.map(({ ...player }) => player);
    const own = { mode, chapter, field, forward_only, hands, readings, teams, attacker, tokens, ball, over };
    return { ...own, step: this.step_on, active: this.active?.name ?? null, mark, players };
  }

  // ---------------------------------------------------------------- asking and telling

  tell(event, rule, fields = {}, rulings = []) {
    this.told.push({ event, rule, ...fields, rulings });
  }

  /** A decision. `forbids` throws what is refused whatever is open, `plan` makes of a command what the rule receives. */
  *decide(coach, kind, rule, offers, { forbids, plan } = {}) {
    const options = offers.map((offer) => ({ ...offer, rule, region: null }));
    return yield { ask: "choose", coach, kind, rule, player: null, options, forbidden: [], forbids, plan };
  }

  /** 1.14, 1.15, 3.08: dice against targets, and what each of them is worth. */
  *cast(kind, action, dice, judge) {
    const rule = { unopposed: "1.14", "face-to-face": "1.15", melee: "3.08" }[kind];
    for (const { player, stat, value, target, modifiers } of dice.filter((die) => die.modifiers.length)) {
      this.tell("modified", "1.16", { player, stat, value, target, modifiers }, ["R-16"]);
    }
    const faces = (yield { ask: "roll", rule, kind, action, dice }).flat();
    const results = judge(dice, faces);
    const shown = dice.map(({ player, modifiers }, n) => ({ player, face: faces[n], result: results[n], modifiers }));
    this.tell("rolled", rule, { kind, action, dice: shown });
    for (const { player, face } of shown.filter((die) => die.face === CRITICAL || die.face === FUMBLE)) {
      this.tell("natural face", "1.17", { player, face, meaning: face === CRITICAL ? "critical" : "fumble" }, ["R-16"]);
    }
    return results;
  }

  // ---------------------------------------------------------------- the table

  lay() {
    this.tell("pitch laid", "0.C", { width: this.field.width, length: this.field.length }, ["R-07"]);
    for (const team of this.teams) {
      const names = this.players.filter((player) => player.team === team).map(({ name }) => name);
      const house = names.filter((name) => !PRINTED.includes(name));
      this.tell("team fielded", "0.04", { team, players: names });
      this.tell("cards laid", "0.B", { team, players: names, house }, house.length ? ["R-06"] : []);
    }
    const { carrier } = this;
    this.tell("possession", "0.05", {
      team: this.attacker,
      why: carrier ? "holds" : "loose",
      player: carrier?.name ?? null,
    });
    if (this.ball) this.down(this.ball);
  }

  player(name) {
    const found = this.players.find((one) => one.name === name);
    if (!found) throw new Malformed(`no player: ${name}`);
    return found;
  }

  get carrier() {
    return this.players.find((one) => one.ball) ?? null;
  }

  /** Which way a team attacks: 1 up the pitch, -1 down. */
  forward(team) {
    return team === this.teams[0] ? 1 : -1;
  }

  /** What is in a base's way: other figures, standing or not, and a loose ball. */
  obstacles(player) {
    const loose = this.ball ? [{ name: "the ball", at: this.ball, radius: BALL }] : [];
    return [...this.players.filter((one) => one !== player), ...loose];
  }

  measure(player, at, other, rule, what, reach) {
    const length = Math.max(0, Math.round(distance(at, other.at) - player.radius - other.radius));
    const counts = reach === null ? null : length <= reach;
    this.tell("measured", rule, { player: player.name, to: other.name, distance: length, reach, counts, what });
    return length;
  }

  /** 0.05, 3.04: a player has the ball; in a defender's hands it makes his team the attackers. */
  hold(player) {
    for (const one of this.players) one.ball = one === player;
    this.ball = null;
    if (this.chapter >= 3) this.tell("ball held", "3.04", { player: player.name });
    if (player.team === this.attacker) return;
    this.attacker = player.team;
    this.tokens = TOKENS; // 1.01; those of the others are lost, and his own come back from the cards
    for (const one of this.players.filter(({ team }) => team === player.team)) one.activations = 0;
    const fields = { team: player.team, why: "taken", player: player.name };
    this.tell("possession", "0.05", fields, ["R-04", "R-35"]);
  }

  loose(at) {
    for (const one of this.players) one.ball = false;
    this.ball = at;
    this.down(at);
  }

  /** 3.04: told from the chapter on that teaches it. */
  down(at) {
    if (this.chapter >= 3) this.tell("ball down", "3.04", { at }, ["R-29"]);
  }

  /** 3.01 */
  fall(player) {
    player.ground += 1;
    this.tell("fell", "3.01", { player: player.name, tokens: player.ground });
  }

  // ---------------------------------------------------------------- ways

  /** The way of an unmarked move, the shortest one where no corners are named, or why it may not be gone. */
  way(player, { to, via = [] }, reach, rule) {
    if (!to) return [player.at];
    const { at, radius } = player;
    const [others, corners] = [this.obstacles(player), [at, ...via, to]];
    if (corners.some((place) => !inside(place, radius, this.field))) {
      throw new Refused("0.C", "base-off-the-field", {}, ["R-58"]);
    }
    const tooLong = (length) => {
      if (length > reach) throw new Refused(rule, "way-too-long", { length, reach });
    };
    tooLong(lengthOf(corners));
    const inTheWay = pairs(corners)
      .map(([a, b]) => blocker(a, b, radius, others))
      .find(Boolean);
    const { path, left } =
      inTheWay && !via.length ? wayTowards(at, to, 0, radius, others, this.field) : { path: corners };
    if (left || (inTheWay && via.length)) {
      throw new Refused(rule, "figure-in-the-way", { who: inTheWay.name }, ["R-11", "R-60"]);
    }
    tooLong(lengthOf(path));
    for (const [a, b] of pairs(path)) this.onlyForward(player, a, b);
    return path;
  }

  /** 0.C: in exercise 1 no attacker moves backwards. */
  onlyForward(player, from, to) {
    if (!this.forward_only || player.team !== this.attacker) return;
    if ((to[1] - from[1]) * this.forward(player.team) < 0) throw new Refused("0.C", "only-forward");
  }

  move(player, path, rule, why, stopped = null) {
    player.at = path.at(-1);
    this.tell("moved", rule, { player: player.name, path, length: lengthOf(path), why, stopped });
    const { field } = this;
    const reached = player.at[1] * this.forward(player.team) + player.radius + TOUCH;
    const line = this.forward(player.team) > 0 ? field.length - field.in_goal : -field.in_goal;
    if (player.ball && path.length > 1 && reached >= line)
      this.tell("in goal reached", "0.C", { player: player.name }, ["R-94"]);
  }

  /** A short move that a roll has won: a dodge, a critical pass. */
  *step(player, reach, kind, rule) {
    const plan = (command) => this.way(player, command, reach, rule);
    const path = yield* this.decide(this.team, kind, rule, [{ do: "move", player: player.name }], { plan });
    this.move(player, path, rule, kind === "dodge move" ? "dodge" : kind);
  }

  /** The nearest free place for a base, touching another one if need be; the rival of who moves chooses among several. */
  *nearest(player, at, radius, others, touching, rival, rule) {
    const places = nearestFree(at, radius, others, this.field, touching);
    if (places.length <= 1) return places[0] ?? at;
    const name = player?.name ?? "ball";
    const plan = (command) => {
      const place = places.find((one) => command.at && distance(one, command.at) <= NAMED);
      if (!place) throw new Refused(rule, "not-nearest-place", { who: name, places });
      return place;
    };
    return yield* this.decide(rival, "nearest free place", rule, [{ do: "place", player: name }], { plan });
  }

  /** 1.20: where a tackler comes to stand, in contact with the carrier. */
  *settle(by, on) {
    const others = this.obstacles(by).filter((one) => one !== on);
    return yield* this.nearest(by, by.at, by.radius, others, on, on.team, "1.20");
  }
}
