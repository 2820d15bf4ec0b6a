// Where things are: hexes as points of a plane, columns a hex and a half of a side apart, even ones half a hex lower.

/** A hex by its column and row, counted from 1. */
export interface Spot {
  readonly column: number;
  readonly row: number;
}

/** Half rows from the top: even columns lie half a hex lower. */
function height({ column, row }: Spot): number {
  return 2 * row + (column % 2 === 0 ? 1 : 0);
}

/** Hexes from one to another: sideways as far as the columns, up or down what that leaves. */
export function range(a: Spot, b: Spot): number {
  const across = Math.abs(a.column - b.column);
  const up = Math.abs(height(a) - height(b));
  return across + Math.max(0, (up - across) / 2);
}

export function isSame(a: Spot, b: Spot): boolean {
  return a.column === b.column && a.row === b.row;
}

/** The angle of one hex from another in degrees, clockwise from the top of the map. */
function angle(from: Spot, to: Spot): number {
  const x = ((to.column - from.column) * Math.sqrt(3)) / 2;
  const y = (height(to) - height(from)) / 2;
  return ((Math.atan2(x, -y) * 180) / Math.PI + 360) % 360;
}

const NEARLY = 1e-7;

/** The printed bearing 1 to 24 of a hex from one that faces a direction 0 to 5: odd exactly on a line, even between two. */
export function bearing(from: Spot, facing: number, to: Spot): number {
  const degrees = (angle(from, to) - 60 * facing + 720) % 360;
  const lines = degrees / 30;
  const near = Math.round(lines);
  const printed = Math.abs(lines - near) < NEARLY ? 2 * near + 1 : 2 * Math.floor(lines) + 2;
  return ((printed - 1) % 24) + 1;
}

/** The shield that is struck from a printed bearing; two on the line between them, the one counter-clockwise first. */
export function shieldsStruck(printed: number): number[] {
  const sectors: Readonly<Record<number, readonly number[]>> = {
    1: [24, 1, 2],
    2: [4, 5, 6],
    3: [8, 9, 10],
    4: [12, 13, 14],
    5: [16, 17, 18],
    6: [20, 21, 22],
  };
  for (const [shield, bearings] of Object.entries(sectors)) if (bearings.includes(printed)) return [Number(shield)];
  const first = (printed + 1) / 4;
  return [first, (first % 6) + 1];
}

/** First and last bearing of each printed arc. */
const ARCS: Readonly<Record<string, readonly [number, number]>> = {
  LF: [21, 1],
  RF: [1, 5],
  R: [5, 9],
  RR: [9, 13],
  LR: [13, 17],
  L: [17, 21],
  FA: [21, 5],
  RA: [9, 17],
  LS: [13, 1],
  RS: [1, 13],
  FX: [17, 9],
  RX: [5, 21],
  FH: [19, 7],
  RH: [7, 19],
  ALL: [1, 24],
  row5: [5, 5],
  row13: [13, 13],
  row21: [21, 21],
};

/** Whether an arc as it is printed, `FA+L`, holds a bearing. */
export function holds(arc: string, printed: number): boolean {
  return arc.split('+').some(name => {
    const [first, last] = ARCS[name] as readonly [number, number];
    return first <= last ? printed >= first && printed <= last : printed >= first || printed <= last;
  });
}

/** The hex next to one in a direction. */
export function nextHex({ column, row }: Spot, direction: number): Spot {
  const lower = column % 2 === 0 ? 1 : 0;
  const steps: readonly (readonly [number, number])[] = [
    [0, -1],
    [1, lower - 1],
    [1, lower],
    [0, 1],
    [-1, lower],
    [-1, lower - 1],
  ];
  const [across, down] = steps[direction] as readonly [number, number];
  return { column: column + across, row: row + down };
}
