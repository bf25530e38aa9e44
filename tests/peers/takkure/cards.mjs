// The player cards (0.B) and the pitch (0.C). AGUILA's is the rulebook's; the rest is invented.

export const FIELD = { width: 24000, length: 36000, in_goal: 3000, kick_off: 5000 };

const CARDS = `
  AGUILA  Yamato      4 2  8 11  7 7 7  1 3  25  Precise Pass
  HAYATE  Yamato      5 2  7 10  6 8 7  1 2  25  Side Step
  SUZU    Yamato      4 2  7 10  6 7 9  1 3  25  Defensive Vision
  KURO    Yamato      3 2  5  8  9 5 5  2 4  40  Charge
  TSUBAME Yamato      5 3  6 10  5 8 7  1 2  25  Side Step
  GENBU   Yamato      3 2  6  9  8 6 6  2 3  30  Expert Tackler
  GARRA   Teriomorph  4 2  6  9  7 7 6  1 3  30  Charge
  LINCE   Teriomorph  5 3  7 10  6 8 7  1 2  25  Side Step
  BUHO    Teriomorph  4 2  8 11  5 7 9  1 3  25  Defensive Vision
  TORO    Teriomorph  3 2  5  8  9 5 5  2 4  40  Expert Tackler
  ZORRO   Teriomorph  4 2  8 10  5 7 9  1 2  25  Precise Pass
  JABALI  Teriomorph  4 2  5  8  8 6 4  1 4  30  Charge`;

/** By name: team, MOV, BaC, STR, REF, INT, PRT, BOD, base in millimetres, and a position skill that sleeps here. */
export const ROSTER = Object.fromEntries(
  CARDS.trim()
    .split("\n")
    .map((line) => {
      const [name, team, ...rest] = line.trim().split(/ +/);
      const [run, step, hands, score, STR, REF, INT, PRT, BOD, base] = rest.slice(0, 10).map(Number);
      const skills = [rest.slice(10).join(" ")];
      return [name, { team, MOV: [run, step], BaC: [hands, score], STR, REF, INT, PRT, BOD, base, skills }];
    }),
);

export const PRINTED = ["AGUILA"];

export const TOKENS = 4; // 1.01

export const TEAMS = ["Yamato", "Teriomorph"];

/** Half of a base, from millimetres. */
export const radiusOf = (millimetres) => Math.round((millimetres / 25.4) * 500);

export const BALL = radiusOf(25);
