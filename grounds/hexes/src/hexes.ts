/**
 * Hexes in whole numbers.
 *
 * A hex is `q` steps in direction 2 and `r` steps in direction 3 from the origin. Directions 0 to 5 run clockwise. On a map in
 * `columns` (each hex has a side to the north) they are north, north-east, south-east, south, south-west, north-west; on a map in
 * `rows` (a side to the east and one to the west) north-east, east, south-east, south-west, west, north-west.
 * Distances, bearings and lines do not depend on the layout; only names and edges do.
 */
export interface Hex {
  q: number;
  r: number;
}

/** How the hexes of a map lie: in straight columns with a side to the north, or in straight rows with a side to the east. */
export type Layout = 'columns' | 'rows';

/** The size of a map: its north-west corner is column 1, row 1. At most 99 each way. */
export interface Extent {
  columns: number;
  rows: number;
}

/** The bearing of a hex from itself: none. */
export const NO_BEARING = -1;

const STEP_Q = new Int8Array([0, 1, 1, 0, -1, -1]);
const STEP_R = new Int8Array([-1, -1, 0, 1, 1, 0]);

/** Any whole number of sixths as a direction 0 to 5. */
function direction(sixths: number): number {
  return ((sixths % 6) + 6) % 6;
}

/** Hexes from one to the other: 0 for the same hex, 1 for neighbours. */
export function range(a: Hex, b: Hex): number {
  return rangeOf(b.q - a.q, b.r - a.r);
}

/** `range` from differences alone. */
export function rangeOf(dq: number, dr: number): number {
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

/** Where a group of counters lies: the least and the greatest `q`, `r` and sum of both. Without a counter the least are above the greatest. */
export interface Bounds {
  leastQ: number;
  mostQ: number;
  leastR: number;
  mostR: number;
  leastSum: number;
  mostSum: number;
}

/** Farther than any map is wide. */
const NOWHERE = 1 << 20;

/** Bounds without a counter, to be stretched over some. */
export function noBounds(): Bounds {
  return { leastQ: NOWHERE, mostQ: -NOWHERE, leastR: NOWHERE, mostR: -NOWHERE, leastSum: NOWHERE, mostSum: -NOWHERE };
}

/** Stretches bounds until a hex lies within them. */
export function stretch(bounds: Bounds, { q, r }: Hex): void {
  const sum = q + r;
  if (q < bounds.leastQ) bounds.leastQ = q;
  if (q > bounds.mostQ) bounds.mostQ = q;
  if (r < bounds.leastR) bounds.leastR = r;
  if (r > bounds.mostR) bounds.mostR = r;
  if (sum < bounds.leastSum) bounds.leastSum = sum;
  if (sum > bounds.mostSum) bounds.mostSum = sum;
}

/** Steps that lie at least between any counter of one group and any of another: their ranges are never less. Above 99 where either has none. */
export function leastRange(a: Bounds, b: Bounds): number {
  return Math.max(
    0,
    b.leastQ - a.mostQ,
    a.leastQ - b.mostQ,
    b.leastR - a.mostR,
    a.leastR - b.mostR,
    b.leastSum - a.mostSum,
    a.leastSum - b.mostSum,
  );
}

/**
 * Where `to` lies as seen from a counter in `at` facing direction `facing`: 0 to 23, clockwise, 0 dead ahead.
 * Even: exactly on one of the twelve lines through the hex, 0, 4, 8 and so on through the middle of a side, 2, 6, 10 through a corner.
 * Odd: strictly between two lines. `NO_BEARING` (-1) for the hex itself.
 */
export function bearing(at: Hex, facing: number, to: Hex): number {
  return bearingOf(to.q - at.q, to.r - at.r, facing);
}

/** `bearing` from differences alone. */
export function bearingOf(dq: number, dr: number, facing: number): number {
  const absolute = fromDirection0(dq, dr);
  if (absolute < 0) return NO_BEARING;
  const relative = absolute - 4 * facing;
  return relative >= 0 && relative < 24 ? relative : ((relative % 24) + 24) % 24;
}

/** How far off the bow a hex lies, to either side: 0 dead ahead, and for the hex itself, to 12 dead astern. */
export function offBow(at: Hex, facing: number, to: Hex): number {
  return offBowOf(to.q - at.q, to.r - at.r, facing);
}

/** `offBow` from differences alone. */
export function offBowOf(dq: number, dr: number, facing: number): number {
  const found = bearingOf(dq, dr, facing);
  return found > 12 ? 24 - found : Math.max(0, found);
}

/** Differences up to this, either way, have their bearings in a table: a search over courses asks for little else. */
const CHARTED = 127;
const CHART_ROW = 2 * CHARTED + 1;
const chart = makeChart();

function makeChart(): Int8Array {
  const found = new Int8Array(CHART_ROW ** 2);
  let i = 0;
  for (let dq = -CHARTED; dq <= CHARTED; dq += 1)
    for (let dr = -CHARTED; dr <= CHARTED; dr += 1) {
      found[i] = reckonBearing(dq, dr);
      i += 1;
    }
  return found;
}

function fromDirection0(dq: number, dr: number): number {
  const near = dq >= -CHARTED && dq <= CHARTED && dr >= -CHARTED && dr <= CHARTED;
  return near ? chart[(dq + CHARTED) * CHART_ROW + dr + CHARTED]! : reckonBearing(dq, dr);
}

/** Each sixth is spanned by its own direction, `a` steps, and the next one, `b` steps; one of the six has a > 0 and b >= 0. */
function reckonBearing(dq: number, dr: number): number {
  const sum = dq + dr;
  if (dq >= 0 && sum < 0) return within6th(0, -sum, dq);
  if (dr < 0 && sum >= 0) return within6th(4, -dr, sum);
  if (dq > 0 && dr >= 0) return within6th(8, dq, dr);
  if (dq <= 0 && sum > 0) return within6th(12, sum, -dq);
  if (dr > 0 && sum <= 0) return within6th(16, dr, -sum);
  if (dq < 0 && dr <= 0) return within6th(20, -dq, -dr);
  return NO_BEARING;
}

function within6th(first: number, a: number, b: number): number {
  if (b === 0) return first;
  if (b === a) return first + 2;
  return b < a ? first + 1 : first + 3;
}

/** The hex `n` steps away in a direction; the counter's own course when `n` is left out. */
export function step(hex: Hex, towards: number, n = 1): Hex {
  const d = direction(towards);
  return { q: hex.q + STEP_Q[d]! * n, r: hex.r + STEP_R[d]! * n };
}

/** The hex across the side that lies in a direction. */
export function neighbour(hex: Hex, towards: number): Hex {
  return step(hex, towards, 1);
}

export function same(a: Hex, b: Hex): boolean {
  return a.q === b.q && a.r === b.r;
}

/** An offset turned about the origin, clockwise, by so many sixths of a circle (any whole number). */
export function rotate({ q, r }: Hex, sixths: number): Hex {
  // Taken from 0, no coordinate is ever -0.
  switch (direction(sixths)) {
    case 1:
      return { q: 0 - r, r: q + r };
    case 2:
      return { q: 0 - q - r, r: q };
    case 3:
      return { q: 0 - q, r: 0 - r };
    case 4:
      return { q: r, r: 0 - q - r };
    case 5:
      return { q: q + r, r: 0 - q };
    default:
      return { q, r };
  }
}

/**
 * The hexes of the straight line from centre to centre, both ends included, one for each step of the range.
 * Where the line runs along the side between two hexes, the one further east counts, or the northern one where neither lies further
 * east. The choice belongs to the map, not to the viewer: `line(b, a)` is `line(a, b)` backwards, so that sight is mutual.
 */
export function line(a: Hex, b: Hex): Hex[] {
  const dq = b.q - a.q;
  const dr = b.r - a.r;
  const steps = rangeOf(dq, dr);
  const hexes: Hex[] = [{ q: a.q, r: a.r }];
  for (let i = 1; i <= steps; i++) {
    const { q, r } = nearest(dq * i, dr * i, steps);
    hexes.push({ q: a.q + q, r: a.r + r });
  }
  return hexes;
}

/**
 * The hex nearest to (q/n, r/n), for a point on a line of n steps. One of its three coordinates is whole there, and the other two
 * are equally far from theirs, so that rounding one up and one down is always right. The halves go to direction 0, 1 or 2.
 */
function nearest(q: number, r: number, n: number): Hex {
  if (q % n === 0) return { q: q / n, r: roundedDown(r, n) };
  if (r % n === 0) return { q: roundedUp(q, n), r: r / n };
  const up = roundedUp(q, n);
  return { q: up, r: (q + r) / n - up };
}

function roundedUp(x: number, n: number): number {
  return Math.floor((2 * x + n) / (2 * n));
}

function roundedDown(x: number, n: number): number {
  return Math.ceil((2 * x - n) / (2 * n));
}

/**
 * The hexes that the straight line from centre to centre passes between its ends, in their order: one hex where it passes through it, both
 * where it runs along the side between two, none where it only touches a corner. `sides(b, a)` is `sides(a, b)` backwards.
 */
export function sides(a: Hex, b: Hex): Hex[][] {
  const along = { q: b.q - a.q, r: b.r - a.r };
  const whole = progress(along, along);
  const met = new Map<number, Hex[]>();
  for (const hex of nearLine(a, b)) {
    const off = { q: hex.q - a.q, r: hex.r - a.r };
    const far = progress(along, off);
    if (far > 0 && far < whole && meets(along, off)) met.set(far, [...(met.get(far) ?? []), hex]);
  }
  return [...met].sort(([one], [other]) => one - other).map(([, found]) => found);
}

/** Every hex of a line and around it, once. */
function nearLine(a: Hex, b: Hex): Iterable<Hex> {
  const found = new Map<string, Hex>();
  for (const centre of line(a, b)) for (const hex of within(centre, 1)) found.set(`${hex.q},${hex.r}`, hex);
  return found.values();
}

/** How far an offset has come along a direction, in half steps. */
function progress(along: Hex, off: Hex): number {
  return 2 * (along.q * off.q + along.r * off.r) + along.q * off.r + along.r * off.q;
}

/** Whether a line through the origin passes through the hex at an offset, or along one of its sides. */
function meets(along: Hex, off: Hex): boolean {
  let [left, right, on] = [0, 0, 0];
  for (let d = 0; d < 6; d += 1) {
    // A corner lies a third of two neighbouring steps away from the centre.
    const q = 3 * off.q + STEP_Q[d]! + STEP_Q[(d + 1) % 6]!;
    const r = 3 * off.r + STEP_R[d]! + STEP_R[(d + 1) % 6]!;
    const side = along.q * r - along.r * q;
    if (side < 0) left += 1;
    else if (side > 0) right += 1;
    else on += 1;
  }
  return (left > 0 && right > 0) || on === 2;
}

/** The hexes at exactly this range, clockwise from the one in direction 0; the centre alone at range 0. */
export function ring(centre: Hex, radius: number): Hex[] {
  if (radius <= 0) return radius === 0 ? [{ q: centre.q, r: centre.r }] : [];
  const hexes: Hex[] = [];
  let hex = step(centre, 0, radius);
  for (let side = 0; side < 6; side++) {
    for (let n = 0; n < radius; n++) {
      hexes.push(hex);
      hex = step(hex, side + 2);
    }
  }
  return hexes;
}

/** The hexes at this range or nearer, ring by ring from the centre outwards. */
export function within(centre: Hex, radius: number): Hex[] {
  const hexes: Hex[] = [];
  for (let n = 0; n <= radius; n++) hexes.push(...ring(centre, n));
  return hexes;
}

/** The column of a hex as printed on the map, from 1 in the west. */
export function columnOf(hex: Hex, layout: Layout): number {
  return layout === 'columns' ? hex.q + 1 : ((hex.q + hex.r) >> 1) - hex.r + 1;
}

/** The row of a hex as printed on the map, from 1 in the north. */
export function rowOf(hex: Hex, layout: Layout): number {
  return layout === 'columns' ? hex.r + (hex.q >> 1) + 1 : hex.q + hex.r + 1;
}

/**
 * The hex in a column and row as printed, both from 1. In `columns` the even columns lie half a hex further south; in `rows` the even
 * rows half a hex further east.
 */
export function hexAt(column: number, row: number, layout: Layout): Hex {
  const c = column - 1;
  const r = row - 1;
  return layout === 'columns' ? { q: c, r: r - (c >> 1) } : { q: c + ((r + 1) >> 1), r: (r >> 1) - c };
}

/** Column and row in four digits, `0512`; a hex that no such name reaches is given as its column and row, `(0,-3)`. */
export function nameOf(hex: Hex, layout: Layout): string {
  const column = columnOf(hex, layout);
  const row = rowOf(hex, layout);
  if (!isPrinted(column) || !isPrinted(row)) return `(${column},${row})`;
  return twoDigits(column) + twoDigits(row);
}

/** The hex that four digits name; nothing where the text is not four digits or names column or row 00. */
export function parseName(text: string, layout: Layout): Hex | undefined {
  if (!/^\d{4}$/.test(text)) return undefined;
  const column = Number(text.slice(0, 2));
  const row = Number(text.slice(2));
  return isPrinted(column) && isPrinted(row) ? hexAt(column, row, layout) : undefined;
}

/** The hex that `nameOf` calls so, on a map or off it. */
export function parseAnyName(text: string, layout: Layout): Hex | undefined {
  const [, column, row] = /^\((-?\d{1,4}),(-?\d{1,4})\)$/.exec(text) ?? [];
  return column === undefined ? parseName(text, layout) : hexAt(Number(column), Number(row), layout);
}

/** Whether a hex lies on a map of this size. */
export function onMap(hex: Hex, extent: Extent, layout: Layout): boolean {
  const column = columnOf(hex, layout);
  const row = rowOf(hex, layout);
  return column >= 1 && column <= extent.columns && row >= 1 && row <= extent.rows;
}

function isPrinted(n: number): boolean {
  return n >= 1 && n <= 99;
}

function twoDigits(n: number): string {
  return n < 10 ? `0${n}` : `${n}`;
}
