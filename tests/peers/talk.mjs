// What an engine says to the exam: one line of JSON for each request (docs/guides/protocol.md).
//
// A game is a class. Its constructor lays out a position; `act` and `roll` play; `state`, `events` and `pending` show.
// What cannot be done it says by throwing one of the three below; anything else that is thrown is its own mistake.

import { createInterface } from "node:readline";

/** A command that a rule forbids. Nothing has changed. */
export class Refused extends Error {
  constructor(rule, code, values = {}, rulings = []) {
    super(code);
    Object.assign(this, { rule, code, values, rulings });
  }
}

/** A request that cannot be read, dice that do not fit ("left over", "missing"), a position with faults. */
export class Malformed extends Error {
  constructor(message, more = {}) {
    super(message);
    this.more = more;
  }
}

/** What this engine does not know and does not pretend to know: the scenario is skipped. */
export class Skipped extends Error {}

/** Dice as they fell, one list a group of `due`: [{player, number}, ...]. Throws `Malformed` if they do not fit. */
export function sorted(due, fallen) {
  const left = [...fallen];
  const groups = due.map(({ player, number }) => {
    const mine = [];
    while (mine.length < number) {
      const at = left.findIndex((die) => die.player === player || die.player === null);
      if (at < 0) throw new Malformed(`a die of ${player} is missing`, { dice: "missing" });
      mine.push(left.splice(at, 1)[0].face);
    }
    return mine;
  });
  if (left.length) throw new Malformed(`nobody asked for a die of ${left[0].player}`, { dice: "left over" });
  return groups;
}

const PROTOCOL = "1.0";

/** Answer requests until the input ends. `games` has for each game its class and what `hello` tells of it. */
export function talk(implementation, games) {
  let game = null;
  let table = null;
  const told = Object.fromEntries(Object.entries(games).map(([name, { about }]) => [name, about]));

  const answers = {
    hello: () => ({ protocol: PROTOCOL, implementation, games: told }),
    select(request) {
      game = games[request.game];
      if (!game) throw new Skipped(`no game of ours: ${request.game}`);
      game.readings = request.readings ?? {};
      return {};
    },
    new(request) {
      const { readings = {}, ...position } = request.position;
      table = new game.Game({ ...position, readings: { ...game.readings, ...readings } });
      return {};
    },
    act: (request) => (table.act(request.act), {}),
    roll: (request) => (table.roll(request.dice), {}),
    state: () => ({ state: table.state() }),
    events: () => ({ events: table.events() }),
    pending: () => ({ pending: table.pending() }),
    stop: () => ({}),
  };

  const answer = (request) => {
    if (!Object.hasOwn(answers, request.command)) return { answer: "malformed", message: "no such command" };
    try {
      return { answer: "ok", ...answers[request.command](request) };
    } catch (error) {
      if (error instanceof Refused) {
        const { rule, code, values, rulings } = error;
        return { answer: "refused", rule, code, values, rulings };
      }
      if (error instanceof Malformed) return { answer: "malformed", message: error.message, ...error.more };
      if (error instanceof Skipped) return { answer: "skipped", reason: "capability", message: error.message };
      return { answer: "errored", message: String(error.stack) };
    }
  };

  const lines = createInterface({ input: process.stdin, crlfDelay: Infinity });
  lines.on("line", (line) => {
    const request = JSON.parse(line);
    process.stdout.write(JSON.stringify({ number: request.number, ...answer(request) }) + "\n");
    if (request.command === "stop") lines.close();
  });
}
