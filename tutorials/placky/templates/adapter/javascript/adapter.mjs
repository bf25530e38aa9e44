// An engine of mygame that sits placky's exam. It says hello, and skips all else until you write it.
//
//     node adapter.mjs
//
// A request is a line of JSON on standard input, its answer a line on standard output; nothing else may stand there.

import { createInterface } from "node:readline";

const HELLO = {
  protocol: "1.0",
  implementation: { name: "my engine", version: "0.1", language: "JavaScript" },
  games: { mygame: { readings: {}, capabilities: [] } },
};

/** The answer to a request, but for its number. */
function answer(request) {
  switch (request.command) {
    case "hello":
      return { answer: "ok", ...HELLO };
    case "stop":
      return { answer: "ok" };
    default: // select, new, act, roll, state, events, pending: one after the other, in this order
      return { answer: "skipped", reason: "capability", message: `no ${request.command} yet` };
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line);
  let said;
  try {
    said = answer(request);
  } catch (error) {
    said = { answer: "errored", message: String(error) };
  }
  process.stdout.write(`${JSON.stringify({ number: request.number, ...said })}\n`);
  if (request.command === "stop") break;
}
