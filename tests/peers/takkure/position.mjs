// A position with what it leaves out. What belongs to later chapters is not known here, and said so.

import { Malformed, Skipped } from "../talk.mjs";
import { BALL, FIELD, ROSTER, TEAMS, TOKENS, radiusOf } from "./cards.mjs";
import { TOUCH, distance, inside } from "./geometry.mjs";

const KEYS = [
  "mode",
  "chapter",
  "players",
  "ball",
  "teams",
  "attacker",
  "tokens",
  "readings",
  "forward_only",
  "field",
  "hands",
];
const LAST_CHAPTER = 3;

/** The first reading is played without a word about it. */
export const READINGS = {
  "R-13": ["forbidden", "unopposed"],
  "R-18": ["roll", "fails"],
  "R-20": ["reception", "no reception"],
  "R-62": ["area", "centre line"],
};

const FIRST = Object.fromEntries(Object.entries(READINGS).map(([ruling, [first]]) => [ruling, first]));

export function laid(position) {
  const given = Object.fromEntries(Object.entries(position).filter(([, value]) => value !== null));
  const { mode = "exercise", chapter = 6, field = FIELD, forward_only = false, hands = {} } = given;
  if (mode !== "practice" && !(chapter <= LAST_CHAPTER)) throw new Skipped(`chapter ${chapter} is not played here`);
  if (!["practice", "exercise"].includes(mode)) throw new Skipped(`no ${mode} is played here`);
  const strange = Object.keys(given).find((key) => !KEYS.includes(key));
  if (strange) throw new Skipped(`nothing is known here of ${strange}`);
  if (Object.values(hands).some((cards) => cards.length)) throw new Skipped("no cards are known here");

  const players = (given.players ?? []).map(figure);
  const named = [...new Set(players.map(({ team }) => team))];
  const teams = given.teams ?? [...named, ...TEAMS.filter((team) => !named.includes(team))].slice(0, 2);
  const carrier = players.find(({ ball }) => ball) ?? null;
  const attacker = given.attacker ?? carrier?.team ?? teams[0];
  const faults = faultsOf(players, given.ball ?? null, field);
  if (faults.length) throw new Malformed("an unlawful position", { faults });
  return {
    mode,
    chapter,
    field,
    forward_only,
    hands,
    players,
    teams,
    attacker,
    readings: { ...FIRST, ...given.readings },
    ball: given.ball ?? null,
    tokens: given.tokens ?? TOKENS,
  };
}

function figure(given) {
  const said = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
  const card = { ...ROSTER[said.name], ...said };
  if (card.off || card.fatigue || card.resting)
    throw new Skipped("nobody is off the field, or tired, before chapter 4");
  return {
    ground: 0,
    wounds: 0,
    activations: 0,
    fatigue: 0,
    resting: 0,
    off: 0,
    ball: false,
    marker: null,
    ...card,
    radius: radiusOf(card.base),
  };
}

function faultsOf(players, ball, field) {
  const faults = [];
  const taken = [...players, ...(ball ? [{ at: ball, radius: BALL }] : [])];
  taken.forEach((one, n) => {
    if (!inside(one.at, one.radius, field)) faults.push({ key: one.name ? "at" : "ball", of: one.name ? [one.name] : [] });
    for (const other of taken.slice(n + 1)) {
      if (distance(one.at, other.at) < one.radius + other.radius - TOUCH)
        faults.push({ key: "at", of: [one, other].flatMap(({ name }) => name ?? []) });
    }
  });
  if (players.filter((one) => one.ball).length + (ball ? 1 : 0) > 1) faults.push({ key: "ball", of: players.filter((one) => one.ball).map((one) => one.name) });
  return faults;
}
