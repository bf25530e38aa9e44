// The data of a walkthrough as it was before it was packed into tables (placky/sphinx/packing.py): a record for each frame,
// choice, kind of fall and figure. `ids` are the addresses of the frames, in the order of the page.
"use strict";

placky.unpacked = (data, ids) => {
  const rows = (table) => {                                // gives as many rows as are asked for, from the first on
    const columns = Object.entries(table);
    let at = 0;
    return (count) => Array.from({ length: count }, () => {
      const row = Object.fromEntries(columns.map(([key, column]) => [key, column[at]]).filter(([, value]) => value !== null));
      at++;
      return row;
    });
  };
  const [children, kinds, figures] = [data.children, data.kinds, data.figures].map(rows), parents = {}, last = {};
  const count = data.frames.title?.length ?? 0, tenth = (n) => Math.round(10 * n) / 10;
  if (ids.length !== count) throw new Error(`There are ${ids.length} sections for ${count} frames.`);
  const placed = ({ figure, ...token }) => {               // as far from where it was told before
    const { x, y } = last[figure] ?? { x: 0, y: 0 };
    return [figure, last[figure] = { ...token, x: tenth(x + token.x), y: tenth(y + token.y) }];
  };
  const drawn = ({ overlays, tokens, ...row }) => ({
    ...row, ...(overlays && { overlays: overlays.map((n) => `ov-${n}`) }),
    ...(tokens !== undefined && { tokens: Object.fromEntries(figures(tokens).map(placed)) }),
  });
  const leading = (row) => ("to" in row ? { ...row, to: ids[row.to] } : row);
  const frames = rows(data.frames)(count).map(({ children: some, kinds: fallen, falls, ...row }, n) => {
    const frame = { ...drawn(row), children: children(some).map(leading), hands: data.hands[row.hands] };
    frame.children.forEach(({ to }) => { parents[to] = ids[n]; });
    return [ids[n], falls ? { ...frame, falls: { ...falls, kinds: kinds(fallen).map((kind) => leading(drawn({ ...kind, settled: data.settled[kind.settled] }))) } } : frame];
  });
  frames.forEach(([id, frame]) => { frame.parent = ids[frame.parent] ?? parents[id] ?? null; });
  return { ...data, frames: Object.fromEntries(frames) };
};
