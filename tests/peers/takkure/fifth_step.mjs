// Step 5: what is rolled, in which order, and what comes of it (1.13 to 1.20, chapters 2 and 3).
//
// Whatever may be rolled next is an entry of `open`; the attackers choose where there are several, and each result
// decides what is still open.

import { BALL } from "./cards.mjs";
import { alone, die, faceToFace, melee, range } from "./dice.mjs";
import { TOUCH, along, distance, inside, rounded, toHull } from "./geometry.mjs";

const PRESSURE = { by: -1, reach: 2000 }; // 1.06
const DODGE = { success: 2000, critical: 4000 }; // 1.18
const RECEIVER_MOVES = 2000; // 2.01
const FROM_THE_GROUND = { by: -2, reach: 8000 }; // 3.03
const PICK_UP = 4; // 3.05
const STEAL = { loose: 4, ground: 0, air: -2 }; // 3.06
const SCATTER = 2000; // 2.03, R-25

const won = (result) => result === "success" || result === "critical";
const lost = (result) => (result === "fail" ? "failed" : "cancelled");
const unopposed = (dice, faces) => [alone(dice[0], faces[0])];

export class FifthStep {
  constructor(game) {
    this.game = game;
    this.actor = game.active;
    this.action = game.action;
    this.tackles = [...game.tackles];
    this.steals = [...game.steals];
  }

  *play() {
    this.prepare();
    for (;;) {
      const open = this.open();
      if (!open.length) break;
      let next = open[0];
      if (open.length > 1) {
        const options = open.map(({ verb, player }) => ({ do: verb, player: player.name }));
        const rule = open.filter(({ verb }) => verb === "leave").length > 1 ? "3.07" : "1.13";
        const said = yield* this.game.decide(this.game.team, "next roll", rule, options);
        next = open.find(({ verb, player }) => verb === said.do && player.name === said.player);
      }
      yield* next.roll();
    }
    for (const steal of this.steals) this.void(steal, "no pass");
  }

  /** What needs no dice: passes that are too far, steals without contact, falls that a reading makes certain. */
  prepare() {
    const { game, actor, action } = this;
    if (action?.kind === "pass" || action?.kind === "ground pass") {
      action.length = game.measure(actor, action.at, action.to, "1.13", "pass", null);
    }
    if (action?.kind === "ground pass" && action.length > FROM_THE_GROUND.reach) this.hold("too far", "3.03");
    for (const tackle of this.tackles.filter(({ contact }) => !contact)) {
      if (game.readings["R-18"] === "fails") this.tackleFails(tackle, "roll", ["R-18"]);
    }
    if (action?.kind === "break through" && !this.touching.length) {
      game.tell("nothing happens", "1.19", { player: actor.name, action: "break through", why: "nobody to beat" }, ["R-53"]);
      this.action = null;
    }
    for (const steal of this.steals.filter(({ how }) => how !== "air")) {
      const why = this.unfit(steal);
      if (why) this.void(steal, why);
    }
  }

  get touching() {
    return this.tackles.filter(({ contact }) => contact);
  }

  /** Why a steal of a ball on the ground, or in a fallen carrier's hands, is void (3.06, R-71); nothing if it fits. */
  unfit({ by, how, target }) {
    const { ball, carrier } = this.game;
    if (how === "loose") {
      if (!ball) return "no such ball";
      return distance(by.at, ball) <= by.radius + BALL + TOUCH ? "" : "no contact";
    }
    if (carrier !== target || !carrier.ground) return "no such ball";
    return distance(by.at, carrier.at) <= by.radius + carrier.radius + TOUCH ? "" : "no contact";
  }

  void(steal, why) {
    this.steals = this.steals.filter((one) => one !== steal);
    this.game.tell("steal void", "3.06", { player: steal.by.name, why }, ["R-71"]);
  }

  /** Every roll that may be next. */
  open() {
    const { actor, action, touching } = this;
    const found = this.tackles
      .filter(({ contact }) => !contact)
      .map((tackle) => ({ verb: "keep feet", player: tackle.by, roll: () => this.keepFeet(tackle) }));
    const against = (opponents, faced, left) => {
      for (const one of opponents) found.push({ verb: "face", player: one.by, roll: () => faced(one) });
      if (opponents.length > 1)
        for (const one of opponents) found.push({ verb: "leave", player: one.by, roll: () => left(one) });
    };
    const left = (tackle) => this.tackleAlone(tackle);
    const thieves = this.steals.filter(({ how }) => how !== "air");
    const kind = action?.kind;

    if (kind === "dodge" || kind === "break through") {
      if (touching.length) against(touching, (tackle) => this.answer(tackle), left);
      else if (kind === "dodge") found.push({ verb: "dodge alone", player: actor, roll: () => this.answer(null) });
    } else if (kind === "pass") {
      const early = touching.filter(({ first }) => first <= action.along);
      if (early.length) against(early, (tackle) => this.pass(tackle), left);
      else found.push({ verb: "pass", player: actor, roll: () => this.pass(null) });
    } else {
      for (const one of touching) found.push({ verb: "leave", player: one.by, roll: () => left(one) });
    }

    if (kind === "ground pass") {
      if (thieves.length)
        against(
          thieves,
          (steal) => this.groundPass(steal),
          (steal) => this.steal(steal),
        );
      else found.push({ verb: "pass", player: actor, roll: () => this.groundPass(null) });
    } else if (kind === "pick up") {
      found.push({ verb: "pick up", player: actor, roll: () => this.pickUp(thieves) });
    } else {
      for (const one of thieves) found.push({ verb: "steal", player: one.by, roll: () => this.steal(one) });
    }
    return found;
  }

  /** 1.06: −1 for each presser within 2 inches of where a player acts. */
  pressure(player, at) {
    const { game } = this;
    const pressing = game.players.filter((one) => one.marker === "pressure" && one.team !== player.team);
    return pressing
      .filter(
        (one) => game.measure(one, one.at, { ...player, at }, "1.06", "pressure", PRESSURE.reach) <= PRESSURE.reach,
      )
      .map((one) => ({ by: PRESSURE.by, why: `pressure of ${one.name}`, rule: "1.06" }));
  }

  // ---------------------------------------------------------------- tackles

  /** 1.20, R-18: a tackler without contact rolls REF. */
  *keepFeet(tackle) {
    const [result] = yield* this.game.cast("unopposed", "keep feet", [die(tackle.by, "REF")], unopposed);
    if (!won(result)) return this.tackleFails(tackle, "balance", ["R-18"]);
    this.tackles = this.tackles.filter((one) => one !== tackle);
    this.game.tell("kept feet", "1.20", { player: tackle.by.name }, ["R-18"]);
  }

  *tackleAlone(tackle) {
    const [result] = yield* this.game.cast("unopposed", "tackle", [die(tackle.by, "STR")], unopposed);
    yield* this.tackled(tackle, result);
  }

  /** 1.20: what a tackler's die comes to. */
  *tackled(tackle, result) {
    const { game } = this;
    const { by, on } = tackle;
    if (result === "fail") return this.tackleFails(tackle, "roll");
    this.tackles = this.tackles.filter((one) => one !== tackle);
    if (!won(result))
      return game.tell("nothing happens", "1.20", { player: by.name, action: "tackle", why: "cancelled" });
    const path = [by.at, yield* game.settle(by, on)];
    by.at = path[1];
    game.tell("tackled", "1.20", { player: by.name, target: on.name, critical: result === "critical", path });
    game.fall(by);
    game.fall(on);
    if (this.touching.length)
      game.tell("series stopped", "3.07", { player: on.name, left: this.touching.map((one) => one.by.name) });
    this.tackles = this.tackles.filter(({ contact }) => !contact);
    if (on !== this.actor) return;
    if (this.action?.kind === "pass") this.hold("down", "3.07");
    this.action = null;
  }

  tackleFails(tackle, why, rulings = []) {
    this.tackles = this.tackles.filter((one) => one !== tackle);
    this.game.tell("tackle failed", "1.20", { player: tackle.by.name, why }, rulings);
    this.game.fall(tackle.by);
  }

  // ---------------------------------------------------------------- dodge and break through

  /** 1.18, 1.19, 3.07: the active player's die, against this tackler or nobody. */
  *answer(tackle) {
    const { game, actor } = this;
    const { kind } = this.action;
    const mine = die(actor, kind === "dodge" ? "REF" : "STR", this.pressure(actor, actor.at));
    const dice = tackle ? [mine, die(tackle.by, "STR")] : [mine];
    const how = tackle ? "face-to-face" : "unopposed";
    const [result, other] = yield* game.cast(how, kind, dice, tackle ? faceToFace : unopposed);
    this.action = null;
    const rule = kind === "dodge" ? "1.18" : "1.19";
    const critical = result === "critical";
    if (!won(result)) game.tell("nothing happens", rule, { player: actor.name, action: kind, why: lost(result) });
    else if (kind === "break through") {
      game.tell("broke through", rule, { player: actor.name, target: tackle.by.name, critical });
      this.tackles = this.tackles.filter((one) => one !== tackle);
      return game.fall(tackle.by); // once, whatever his own die shows
    } else {
      game.tell("dodged", rule, { player: actor.name, reach: DODGE[result], critical });
      yield* game.step(actor, DODGE[result], "dodge move", "1.18"); // at once
    }
    if (tackle) yield* this.tackled(tackle, other);
  }

  // ---------------------------------------------------------------- passes

  hold(why, rule) {
    this.action = null;
    this.game.tell("pass held", rule, { player: this.actor.name, why });
  }

  passDie(more = []) {
    const { actor, action } = this;
    return die(actor, "BaC", [...range(action.length, false), ...more, ...this.pressure(actor, action.at)]);
  }

  /** 2.01: a pass, against this tackler or nobody. */
  *pass(tackle) {
    const mine = this.passDie();
    const dice = tackle ? [mine, die(tackle.by, "STR")] : [mine];
    const how = tackle ? "face-to-face" : "unopposed";
    const [result, other] = yield* this.game.cast(how, "pass", dice, tackle ? faceToFace : unopposed);
    const { action } = this;
    const beaten = result === "fail" && won(other) && this.game.readings["R-20"] === "no reception";
    const waits = tackle && won(other); // what the tackler wins comes after the flight of the ball
    if (tackle && !waits) yield* this.tackled(tackle, other);
    if (result === "cancelled" || beaten) this.hold(won(other) ? "beaten" : "tied", "2.01");
    else yield* this.flight(action, result);
    this.action = null;
    if (waits) yield* this.tackled(tackle, other);
  }

  /** 3.03: the same from the ground, against this thief or nobody. */
  *groundPass(steal) {
    const mine = this.passDie([{ by: FROM_THE_GROUND.by, why: "from the ground", rule: "3.03" }]);
    const dice = steal ? [mine, this.stealDie(steal)] : [mine];
    const how = steal ? "face-to-face" : "unopposed";
    const [result, other] = yield* this.game.cast(how, "ground pass", dice, steal ? faceToFace : unopposed);
    const { action } = this;
    this.steals = this.steals.filter((one) => one !== steal);
    if (won(other)) {
      this.hold("beaten", "3.03");
      return this.stolen(steal);
    }
    if (result === "cancelled") return this.hold("tied", "3.03");
    yield* this.flight(action, result);
    this.action = null;
  }

  /** 2.01, 2.02, 3.06: the ball leaves; thieves in its way, then the receiver. */
  *flight(action, how) {
    const { game, actor } = this;
    const { to, at, length } = action;
    this.action = null;
    actor.ball = false; // it flies, and nobody holds it
    game.tell("pass leaves", "2.01", { player: actor.name, to: to.name, how });
    for (const steal of this.steals.filter((one) => one.how === "air")) {
      if (toHull(steal.by.at, at, actor.radius, to.at, to.radius) > steal.by.radius + TOUCH)
        this.void(steal, "not in its way");
    }
    for (let ways = this.inTheAir; ways.length; ways = this.inTheAir) {
      let [next] = ways;
      if (ways.length > 1) {
        const options = ways.map(({ by }) => ({ do: "intercept", player: by.name }));
        const said = yield* game.decide(game.team, "next roll", "1.13", options);
        next = ways.find(({ by }) => by.name === said.player);
      }
      this.steals = this.steals.filter((one) => one !== next);
      const [result] = yield* game.cast("unopposed", "steal", [this.stealDie(next)], unopposed);
      if (won(result)) return this.stolen(next);
    }
    if (how !== "fail") {
      game.tell("pass received", "2.01", { player: to.name, how: "pass" });
      game.hold(to);
      if (how !== "critical") return;
      game.tell("step allowed", "2.01", { player: to.name, reach: RECEIVER_MOVES });
      return yield* game.step(to, RECEIVER_MOVES, "receiver's move", "2.01");
    }
    const [caught] = yield* game.cast("unopposed", "reception", [die(to, "BaC", range(length, true))], unopposed);
    if (won(caught)) {
      game.tell("pass received", "2.02", { player: to.name, how: "reception" });
      return game.hold(to);
    }
    game.tell("fumbled", "2.02", { player: to.name });
    yield* this.scatter(to);
  }

  get inTheAir() {
    return this.steals.filter(({ how }) => how === "air");
  }

  /** 2.03, R-25: twelve arrows like the hours of a clock, twelve towards the zone that the attackers attack. */
  *scatter(from) {
    const { game } = this;
    const [[face]] = yield {
      ask: "roll",
      rule: "2.03",
      kind: "table",
      action: "scatter",
      dice: [{ player: from.name, team: from.team, sides: 12 }],
    };
    const angle = (face * Math.PI) / 6;
    const ahead = game.forward(game.team);
    const end = [from.at[0] + ahead * SCATTER * Math.sin(angle), from.at[1] + ahead * SCATTER * Math.cos(angle)];
    const others = game.obstacles(null);
    const fits = (place) =>
      inside(place, BALL, game.field) && others.every((one) => distance(place, one.at) >= one.radius + BALL - TOUCH);
    let stopped = null;
    let place = rounded(end);
    for (let length = SCATTER; length >= 0 && !fits(place); length -= 1) {
      place = rounded(along(from.at, end, length));
      stopped ??= inside(rounded(end), BALL, game.field) ? "figure" : "line";
    }
    const rival = game.teams.find((team) => team !== from.team);
    if (!fits(place)) place = yield* game.nearest(null, from.at, BALL, others, null, rival, "2.03");
    game.tell("scattered", "2.03", { arrow: face, path: [from.at, place], stopped }, ["R-25"]);
    game.loose(place);
  }

  // ---------------------------------------------------------------- one ball, several hands

  stealDie({ by, how }) {
    const more = STEAL[how] ? [{ by: STEAL[how], why: `steal (${how})`, rule: "3.06" }] : [];
    return die(by, "BaC", more);
  }

  stolen(steal) {
    const { game } = this;
    this.steals = this.steals.filter((one) => one !== steal);
    game.tell("stolen", "3.06", { player: steal.by.name, how: steal.how });
    game.hold(steal.by);
    for (const one of [...this.steals]) this.void(one, "no such ball");
  }

  *steal(steal) {
    const [result] = yield* this.game.cast("unopposed", "steal", [this.stealDie(steal)], unopposed);
    if (won(result)) return this.stolen(steal);
    this.steals = this.steals.filter((one) => one !== steal);
    this.game.tell("nothing happens", "3.06", { player: steal.by.name, action: "steal", why: lost(result) });
  }

  /** 3.05, 3.06, 3.08: alone, face to face with one thief, or in a melee. */
  *pickUp(thieves) {
    const { game, actor } = this;
    const holder = game.carrier;
    const more = [{ by: PICK_UP, why: "pick up", rule: "3.05" }, ...this.pressure(actor, actor.at)];
    const dice = [die(actor, "BaC", more), ...thieves.map((steal) => this.stealDie(steal))];
    const [how, judge] = [
      ["unopposed", unopposed],
      ["face-to-face", faceToFace],
    ][thieves.length] ?? ["melee", melee];
    const results = yield* game.cast(how, "pick up", dice, judge);
    this.action = null;
    this.steals = this.steals.filter((steal) => !thieves.includes(steal));
    const winner = how === "melee" ? yield* this.again(dice, results) : results.findIndex(won);
    if (winner > 0) return this.stolen(thieves[winner - 1]);
    if (winner < 0)
      return game.tell("nothing happens", "3.05", { player: actor.name, action: "pick up", why: lost(results[0]) });
    game.tell("picked up", "3.05", { player: actor.name, holder: holder?.name ?? null });
    game.hold(actor);
  }

  /** 3.08, R-73: who shares the best roll rolls again until one is best. Which die has won, or -1. */
  *again(dice, results) {
    let tied = [...results.keys()].filter((n) => results[n].startsWith("tied"));
    let winner = results.findIndex(won);
    while (tied.length) {
      this.game.tell("melee tied", "3.08", { players: tied.map((n) => dice[n].player) });
      const rolled = yield* this.game.cast(
        "melee",
        "pick up",
        tied.map((n) => dice[n]),
        melee,
      );
      const best = rolled.findIndex(won);
      if (best >= 0) [winner, tied] = [tied[best], []];
      else if (rolled.some((result) => result.startsWith("tied")))
        tied = tied.filter((_, n) => rolled[n].startsWith("tied"));
    }
    return winner;
  }
}
