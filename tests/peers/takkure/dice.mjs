// What dice are worth (1.14 to 1.17, 3.08).

export const CRITICAL = 1;
export const FUMBLE = 12;

/** A die that is due: whose, on which characteristic, with its modifiers (1.16). */
export function die(player, stat, modifiers = []) {
  const value = stat === "BaC" ? player.BaC[0] : player[stat];
  const target = value + modifiers.reduce((sum, { by }) => sum + by, 0);
  return { player: player.name, team: player.team, stat, value, modifiers, target, sides: 12, critical: CRITICAL };
}

/** A face alone: "critical", "success" or "fail". */
export function alone({ target, critical }, face) {
  if (face <= critical) return "critical"; // 1.17: whatever the target
  return face <= target && face !== FUMBLE ? "success" : "fail";
}

const good = (result) => result === "critical" || result === "success";

/** The best of several dice that succeed: criticals, else the highest face (1.15, 1.17, 3.08). */
function best(results, faces) {
  const critical = [...results.keys()].filter((n) => results[n] === "critical");
  if (critical.length) return critical;
  const highest = Math.max(...faces.filter((_, n) => good(results[n])));
  return [...results.keys()].filter((n) => good(results[n]) && faces[n] === highest);
}

/** 1.15: one wins at most; other successes are cancelled, which is no failure; equal ones are all cancelled. */
export function faceToFace(dice, faces) {
  const results = dice.map((one, n) => alone(one, faces[n]));
  const winners = best(results, faces);
  return results.map((result, n) => (good(result) && (winners.length > 1 || winners[0] !== n) ? "cancelled" : result));
}

/** 3.08: equal best successes are tied and roll again. */
export function melee(dice, faces) {
  const results = dice.map((one, n) => alone(one, faces[n]));
  const winners = best(results, faces);
  return results.map((result, n) => {
    if (!good(result)) return result;
    if (!winners.includes(n)) return "cancelled";
    if (winners.length === 1) return result;
    return result === "critical" ? "tied critical" : "tied";
  });
}

const RANGES = [
  [2000, 4, 2],
  [4000, 2, 0],
  [8000, 0, -2],
  [Infinity, -2, -4],
]; // up to, on a pass, on a reception

/** 2.01, 2.02: one range modifier, on a boundary the better one. */
export function range(length, reception) {
  const [, pass, caught] = RANGES.find(([most]) => length <= most);
  const by = reception ? caught : pass;
  const rule = reception ? "2.02" : "2.01";
  return by ? [{ by, why: `pass at ${length / 1000} inches`, rule }] : [];
}
