// Places and ways. Lengths are thousandths of an inch; a place is [x, y], the middle of a round base.

export const TOUCH = 2; // bases touch within so much, and overlap when they share more

export const distance = ([ax, ay], [bx, by]) => Math.hypot(ax - bx, ay - by);
export const rounded = (place) => place.map(Math.round);
export const pairs = (path) => path.slice(1).map((place, n) => [path[n], place]);
export const lengthOf = (path) => Math.round(pairs(path).reduce((sum, [a, b]) => sum + distance(a, b), 0));

/** The place so far from a towards b. */
export function along(a, b, length) {
  const whole = distance(a, b);
  return whole === 0 ? a : [a[0] + ((b[0] - a[0]) * length) / whole, a[1] + ((b[1] - a[1]) * length) / whole];
}

/** How near the straight way from a to b comes to a place. */
export function toLine(place, a, b) {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const square = dx * dx + dy * dy;
  const part = square === 0 ? 0 : ((place[0] - a[0]) * dx + (place[1] - a[1]) * dy) / square;
  const t = Math.max(0, Math.min(1, part));
  return distance(place, [a[0] + t * dx, a[1] + t * dy]);
}

export const toPath = (place, path) =>
  Math.min(distance(place, path[0]), ...pairs(path).map(([a, b]) => toLine(place, a, b)));

/** How far along the way from a to b a place is first within reach, or null. */
export function firstWithin(a, b, place, reach) {
  if (distance(a, place) <= reach) return 0;
  const whole = distance(a, b);
  if (whole === 0) return null;
  const [ux, uy] = [(b[0] - a[0]) / whole, (b[1] - a[1]) / whole];
  const ahead = (place[0] - a[0]) * ux + (place[1] - a[1]) * uy;
  const aside = distance(a, place) ** 2 - ahead ** 2;
  if (ahead < 0 || aside > reach ** 2) return null;
  const length = ahead - Math.sqrt(reach ** 2 - aside);
  return length <= whole ? length : null;
}

/** The same along a path, or null. */
export function firstOnPath(path, place, reach) {
  if (distance(path[0], place) <= reach) return 0;
  let before = 0;
  for (const [a, b] of pairs(path)) {
    const here = firstWithin(a, b, place, reach);
    if (here !== null) return before + here;
    before += distance(a, b);
  }
  return null;
}

/** Where on a path a place lies, as a length from its beginning. */
export function lengthTo(path, place) {
  let [before, best, found] = [0, Infinity, 0];
  for (const [a, b] of pairs(path)) {
    const off = toLine(place, a, b);
    if (off < best) [best, found] = [off, before + Math.min(distance(a, place), distance(a, b))];
    before += distance(a, b);
  }
  return found;
}

/** Does a base at this place lie on the field? */
export function inside([x, y], radius, { width, length }) {
  return x >= radius - TOUCH && x <= width - radius + TOUCH && y >= radius - TOUCH && y <= length - radius + TOUCH;
}

/** The last place on the way from a to b at which a base is on the field. */
export function untilLine(a, b, radius, { width, length }) {
  let part = 1;
  for (const [axis, most] of [
    [0, width],
    [1, length],
  ]) {
    const step = b[axis] - a[axis];
    if (step > 0) part = Math.min(part, Math.max(0, (most - radius - a[axis]) / step));
    if (step < 0) part = Math.min(part, Math.max(0, (radius - a[axis]) / step));
  }
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
}

/** The distance of a place from the hull around two bases. */
export function toHull(place, a, radiusA, b, radiusB) {
  let nearest = Infinity;
  for (let n = 0; n <= 200; n += 1) {
    const t = n / 200;
    const middle = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    nearest = Math.min(nearest, distance(place, middle) - (radiusA + (radiusB - radiusA) * t));
  }
  return Math.max(0, nearest);
}

const free = (place, radius, others) =>
  others.every((other) => distance(place, other.at) >= radius + other.radius - TOUCH);

/** Where two circles cross. */
function crossings(a, reachA, b, reachB) {
  const apart = distance(a, b);
  if (apart === 0 || apart > reachA + reachB || apart < Math.abs(reachA - reachB)) return [];
  const ahead = (reachA ** 2 - reachB ** 2 + apart ** 2) / (2 * apart);
  const aside = Math.sqrt(Math.max(0, reachA ** 2 - ahead ** 2));
  const [ux, uy] = [(b[0] - a[0]) / apart, (b[1] - a[1]) / apart];
  return [1, -1].map((side) => [a[0] + ux * ahead - side * uy * aside, a[1] + uy * ahead + side * ux * aside]);
}

const [TIE, SAME] = [4, 20]; // places as near as each other, and places that are one but for rounding

/** Where a circle crosses the lines that a base keeps to inside the field. */
function atLines({ at: [x, y], reach }, radius, { width, length }) {
  const half = (off) => Math.sqrt(reach ** 2 - off ** 2); // not a number where it does not come so far
  const beside = [radius, width - radius].flatMap((line) => [1, -1].map((sign) => [line, y + sign * half(line - x)]));
  const along = [radius, length - radius].flatMap((line) => [1, -1].map((sign) => [x + sign * half(line - y), line]));
  return [...beside, ...along].filter((place) => place.every(Number.isFinite));
}

/** Free places nearest to where a base is, `touching` a base if one is named: those that are equally near. */
export function nearestFree(at, radius, others, field, touching = null) {
  const rings = others.map((other) => ({ at: other.at, reach: other.radius + radius }));
  const onto = ({ at: middle, reach }) => along(middle, distance(middle, at) ? at : [at[0], at[1] - 1], reach);
  const crossed = (a, b) => crossings(a.at, a.reach, b.at, b.reach);
  const ring = touching && { at: touching.at, reach: touching.radius + radius };
  const onField = ([x, y]) => [
    Math.max(radius, Math.min(field.width - radius, x)),
    Math.max(radius, Math.min(field.length - radius, y)),
  ];
  const pushed = ring ? [onto(ring)] : [at, onField(at), ...rings.map(onto)];
  const between = ring
    ? [...atLines(ring, radius, field), ...rings.flatMap((one) => crossed(ring, one))]
    : rings.flatMap((a, n) => [...atLines(a, radius, field), ...rings.slice(n + 1).flatMap((b) => crossed(a, b))]);
  return [...pushed, ...between]
    .map(rounded)
    .filter((place) => inside(place, radius, field) && free(place, radius, others))
    .sort((a, b) => distance(a, at) - distance(b, at))
    .filter((place, _, all) => distance(place, at) <= distance(all[0], at) + TIE)
    .filter((place, n, all) => all.findIndex((one) => distance(one, place) <= SAME) === n);
}

/** Who is in the way of a base from a to b: touching is allowed, passing over is not. */
export function blocker(a, b, radius, others) {
  return others.find((other) => toLine(other.at, a, b) < radius + other.radius - TOUCH);
}

/** How far a base gets straight towards a place before somebody is in its way. */
function clear(a, b, radius, others) {
  const stops = others
    .map((other) => firstWithin(a, b, other.at, other.radius + radius - TOUCH))
    .filter((one) => one !== null);
  return Math.min(distance(a, b), ...stops);
}

/** The shortest way past `others` to within `near` of a place, or as near to that as a length reaches.
 *
 * Corners are looked for all around the others, a hair away from them: a way around a base is as good as an arc.
 */
export function wayTowards(from, place, near, radius, others, field, length = Infinity) {
  const around = ({ at, radius: size }) =>
    Array.from({ length: 120 }, (_, n) => (n * Math.PI) / 60)
      .map((angle) =>
        [Math.cos(angle), Math.sin(angle)].map((part, axis) => at[axis] + part * (size + radius) * 1.0005),
      )
      .filter((one) => inside(one, radius, field) && free(one, radius, others));
  const straight = clear(from, place, radius, others) >= Math.min(length, distance(from, place) - near);
  const nodes = [from, ...(straight ? [] : others.flatMap(around))];
  const best = nodes.map((_, n) => (n ? Infinity : 0));
  const before = nodes.map(() => -1);
  const open = new Set(nodes.keys());
  let found = { left: Infinity, way: 0 };
  while (open.size) {
    const here = [...open].reduce((a, b) => (best[b] < best[a] ? b : a));
    open.delete(here);
    if (best[here] > length) break;
    const whole = Math.max(0, distance(nodes[here], place) - near);
    const on = Math.min(whole, length - best[here], clear(nodes[here], place, radius, others));
    const [left, way] = [Math.round(whole - on), best[here] + on];
    if (left < found.left || (left === found.left && way < found.way - 1)) found = { left, way, here, on };
    for (const next of open) {
      const there = best[here] + distance(nodes[here], nodes[next]);
      if (there < best[next] && !blocker(nodes[here], nodes[next], radius, others))
        [best[next], before[next]] = [there, here];
    }
  }
  const path = [];
  for (let n = found.here; n >= 0; n = before[n]) path.unshift(rounded(nodes[n]));
  if (found.on >= 0.5) path.push(rounded(along(nodes[found.here], place, found.on)));
  return { path, left: found.left };
}

/** The beginning of a path, as far as a length reaches. */
export function cut(path, length) {
  const made = [path[0]];
  let left = length;
  for (const [a, b] of pairs(path)) {
    const leg = distance(a, b);
    made.push(leg <= left + 0.5 ? b : rounded(along(a, b, left)));
    left -= leg;
    if (left <= 0.5) break;
  }
  return made;
}
