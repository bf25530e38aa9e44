// The practice ground (chapter 0): no activations; coaches declare, measure, move, place and roll by hand.

import { Malformed, Refused } from "../talk.mjs";
import { BALL } from "./cards.mjs";
import { alone, faceToFace } from "./dice.mjs";
import { distance, inside, toLine } from "./geometry.mjs";

const PLACING = 2000; // 0.03

export function* practice(game) {
  let declared = null;
  const verbs = ["declare", "measure", "move", "place", "take"];
  const options = [...game.players.flatMap(({ name }) => verbs.map((verb) => ({ do: verb, player: name })))];
  options.push(...["drop", "contest", "done"].map((verb) => ({ do: verb, player: null })));

  /** What a command comes to, or why not. */
  const plan = (command) => {
    const player = command.player && game.player(command.player);
    if (command.do === "declare") return declare(game, player, command);
    if (command.do === "measure" && !declared) throw new Refused("0.03", "declare-before-measuring");
    if (command.do === "move" || command.do === "place") {
      if (declared?.action !== command.do) throw new Refused("0.03", "declare-before");
      if (declared.player !== player.name) throw new Refused("0.03", "declared-by-another", { who: declared.player });
    }
    if (command.do === "move") {
      const reach = 1000 * player.MOV[player.team === game.attacker ? 0 : 1];
      return { ...command, path: game.way(player, command, reach, "0.03") };
    }
    if (command.do === "place") placeable(game, player, command.at);
    if (command.do === "drop") droppable(game, command.at);
    return command;
  };

  for (;;) {
    const said = yield* game.decide(game.attacker, "practice", "0.03", options, { plan });
    const player = said.player && game.player(said.player);
    if (said.do === "done") return;
    if (said.do === "declare") {
      declared = { player: player.name, action: said.action ?? "move" };
      game.tell("declared", said.rule ?? "0.03", { player: player.name, action: declared.action });
    } else if (said.do === "measure") {
      game.measure(player, player.at, game.player(said.to), "0.03", "", null);
    } else if (said.do === "move") {
      game.move(player, said.path, "0.03", "move");
      declared = null;
    } else if (said.do === "place") {
      game.tell("placed", "0.03", { player: player.name, at: said.at, reach: PLACING });
      game.loose(said.at);
      declared = null;
    } else if (said.do === "take") {
      game.tell("ball taken", "0.05", { player: player.name });
      game.hold(player);
    } else if (said.do === "drop") {
      game.tell("ball loose", "0.05", { at: said.at ?? game.carrier.at });
      game.loose(said.at ?? game.carrier.at);
    } else {
      yield* contest(game, said.dice);
    }
  }
}

function declare(game, player, command) {
  const { carrier } = game;
  if (command.action === "pass") {
    if (player !== carrier) throw new Refused("0.01", "does-not-hold-ball", { who: player.name });
    game.receivable(player, player.at, command.to);
    return { ...command, rule: "0.01" };
  }
  if (command.action === "tackle") {
    if (!carrier) throw new Refused("1.12", "nobody-to-tackle");
    if (command.to !== carrier.name) throw new Refused("0.01", "only-carrier-tackled", { who: command.to });
    return { ...command, rule: "0.01" };
  }
  if (command.action === "break through" && player !== carrier) {
    throw new Refused("0.01", "only-carrier-breaks-through", { who: player.name }, ["R-57"]);
  }
  if (command.action === "stand up" && player === carrier) {
    throw new Refused("0.01", "carrier-stays-down", { who: player.name });
  }
  return command;
}

function placeable(game, player, at) {
  if (player !== game.carrier) throw new Refused("0.01", "does-not-hold-ball", { who: player.name });
  const length = Math.round(distance(player.at, at) - player.radius + BALL);
  if (length > PLACING + 1) throw new Refused("0.03", "ball-placed-too-far", { length, reach: PLACING });
  droppable(game, at);
}

function droppable(game, at) {
  if (!game.carrier) throw new Refused("0.05", "nobody-holds-ball");
  if (!at) return;
  if (!inside(at, BALL, game.field)) throw new Refused("0.C", "ball-off-the-field");
  if (game.players.some((one) => toLine(one.at, at, at) < one.radius + BALL - 2))
    throw new Refused("3.04", "ball-under-a-base");
}

/** Characteristics rolled against each other, with whatever modifiers the coaches say (1.14 to 1.17). */
function* contest(game, asked) {
  if (!asked?.length) throw new Malformed("dice are needed");
  const dice = asked.map(({ player: name, stat, value: said, modifiers = [] }) => {
    const player = game.player(name);
    const value = said ?? (stat === "BaC" ? player.BaC[0] : player[stat]);
    const target = value + modifiers.reduce((sum, { by }) => sum + by, 0);
    return { player: name, team: player.team, stat, value, modifiers, target, sides: 12, critical: 1 };
  });
  const single = dice.length === 1;
  yield* game.cast(
    single ? "unopposed" : "face-to-face",
    "contest",
    dice,
    single ? (due, faces) => [alone(due[0], faces[0])] : faceToFace,
  );
}
