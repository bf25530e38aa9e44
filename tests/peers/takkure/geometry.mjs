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
  const straight = ring ? [onto(ring)] : [at, ...rings.map(onto)];
  const corners = ring
    ? rings.flatMap((one) => crossed(ring, one))
    : [...straight.map(onField), ...rings.flatMap((a, n) => rings.slice(n + 1).flatMap((b) => crossed(a, b)))];
  const nearest = (places) =>
    places
      .map(rounded)
      .filter((place) => inside(place, radius, field) && free(place, radius, others))
      .sort((a, b) => distance(a, at) - distance(b, at))
      .filter((place, _, all) => distance(place, at) <= distance(all[0], at) + 100)
      .filter((place, n, all) => all.findIndex((one) => distance(one, place) <= 20) === n);
  const [pushed, squeezed] = [nearest(straight), nearest(corners)];
  if (!pushed.length) return squeezed; // straight away there is no room: between two others, or at the line
  return squeezed.length && distance(squeezed[0], at) < distance(pushed[0], at) - 100 ? squeezed : pushed;
}

/** Who is in the way of a base from a to b: touching is allowed, passing over is not. */
export function blocker(a, b, radius, others) {
  return others.find((other) => toLine(other.at, a, b) < radius + other.radius - TOUCH);
}

/** The shortest way past `others` to within `reach` of a place; null where there is none. Corners lie around bases. */
export function wayTo(from, place, reach, radius, others, field) {
  const straight = rounded(along(from, place, Math.max(0, distance(from, place) - reach)));
  if (!blocker(from, straight, radius, others)) return [from, straight];
  const around = (middle, size) =>
    Array.from({ length: 48 }, (_, n) => (n * Math.PI) / 24)
      .map((angle) => rounded([middle[0] + size * Math.cos(angle), middle[1] + size * Math.sin(angle)]))
      .filter((one) => inside(one, radius, field) && free(one, radius, others));
  const ends = reach ? around(place, reach) : [place];
  const nodes = [from, ...others.flatMap((other) => around(other.at, (other.radius + radius) * 1.01)), ...ends];
  const best = nodes.map((_, n) => (n ? Infinity : 0));
  const before = nodes.map(() => -1);
  const open = new Set(nodes.keys());
  while (open.size) {
    const here = [...open].reduce((a, b) => (best[b] < best[a] ? b : a));
    open.delete(here);
    if (best[here] === Infinity) return null;
    if (here >= nodes.length - ends.length) {
      const path = [];
      for (let n = here; n >= 0; n = before[n]) path.unshift(nodes[n]);
      return path;
    }
    for (const next of open) {
      const length = best[here] + distance(nodes[here], nodes[next]);
      if (length < best[next] && !blocker(nodes[here], nodes[next], radius, others)) {
        [best[next], before[next]] = [length, here];
      }
    }
  }
  return null;
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
