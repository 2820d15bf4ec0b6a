// The printed charts, typed a second time: a header of ranges, then rows.

/** A chart by range: the last range of each column, and rows of numbers. */
export interface Printed {
  readonly to: readonly number[];
  readonly rows: readonly (readonly number[])[];
}

/** A chart of text: ranges as `0 1 2 6-8`, then a line a row; `-` is never. */
function chart(header: string, ...lines: readonly string[]): Printed {
  const words = (line: string): string[] => line.trim().split(/\s+/);
  const to = words(header).map(range => Number(range.split('-').at(-1)));
  return { to, rows: lines.map(line => words(line).map(cell => (cell === '-' ? 0 : Number(cell)))) };
}

/** A cell; nothing beyond the last column. */
export function cellOf({ to, rows }: Printed, row: number, range: number): number | undefined {
  const column = to.findIndex(last => range <= last);
  return column < 0 ? undefined : rows[row]?.[column];
}

const UP_TO_51 = '0 1 2 3 4 5 6-8 9-15 16-25 26-50 51-75';
export const PHASERS: Readonly<Record<string, Printed>> = {
  'ph-1': chart(
    UP_TO_51,
    '9 8 7 6 5 5 4 3 2 1 1',
    '8 7 6 5 5 4 3 2 1 1 0',
    '7 5 5 4 4 4 3 1 0 0 0',
    '6 4 4 4 4 3 2 0 0 0 0',
    '5 4 4 4 3 3 1 0 0 0 0',
    '4 4 3 3 2 2 0 0 0 0 0',
  ),
  'ph-2': chart(
    '0 1 2 3 4-8 9-15 16-30 31-50',
    '6 5 5 4 3 2 1 1',
    '6 5 4 4 2 1 1 0',
    '6 4 4 4 1 1 0 0',
    '5 4 4 3 1 0 0 0',
    '5 4 3 3 0 0 0 0',
    '5 3 3 3 0 0 0 0',
  ),
  'ph-3': chart('0 1 2 3 4-8 9-15', '4 4 4 3 1 1', '4 4 4 2 1 0', '4 4 4 1 0 0', '4 4 3 0 0 0', '4 3 2 0 0 0', '3 3 1 0 0 0'),
  'ph-4': chart(
    '0-3 4-5 6 7 8 9 10 11-13 14-17 18-25 26-40 41-70 71-100',
    '20 20 20 15 12 10 8 6 5 4 3 2 1',
    '20 20 15 12 11 9 8 6 4 3 2 1 0',
    '20 15 12 11 10 8 7 5 4 2 1 0 0',
    '20 15 11 10 9 8 6 4 3 1 0 0 0',
    '15 12 10 9 8 7 5 3 2 0 0 0 0',
    '15 10 9 8 7 6 5 3 1 0 0 0 0',
  ),
};

/** Hit on this or less in the first row, damage in the second. */
export const PHOTON = chart('0-1 2 3-4 5-8 9-12 13-30', '- 5 4 3 2 1', '8 8 8 8 8 8');
export const PROXIMITY = chart('0-1 2 3-4 5-8 9-12 13-30', '- - - - 4 3', '4 4 4 4 4 4');
export const PHOTON_OVERLOAD = chart('0-1 2 3-4 5-8 9-12 13-30', '6 5 4 3 - -');

const DISRUPTOR_RANGES = '0 1 2 3-4 5-8 9-15 16-22 23-30 31-40';
const DISRUPTOR_DAMAGE = '- 5 4 4 3 3 2 2 1';
export const DISRUPTOR = chart(DISRUPTOR_RANGES, '- 5 5 4 4 4 3 2 2', DISRUPTOR_DAMAGE);
export const DERFACS = chart(DISRUPTOR_RANGES, '- 5 5 4 4 4 3 3 2', DISRUPTOR_DAMAGE);
export const DISRUPTOR_OVERLOAD = chart(DISRUPTOR_RANGES, '6 5 5 4 4 - - - -', '10 10 8 8 6 - - - -');

export const FUSION = chart(
  '0 1 2 3-10 11-15 16-24',
  '13 8 6 4 3 2',
  '11 8 5 3 2 1',
  '10 7 4 2 1 0',
  '9 6 3 1 1 0',
  '8 5 3 1 0 0',
  '8 4 2 0 0 0',
);
export const FUSION_OVERLOAD = chart('0 1 2 3-8', '19 12 9 6', '16 12 7 4', '15 10 6 3', '13 9 4 1', '12 7 4 1', '12 6 3 0');

const HELLBORE_RANGES = '0-1 2 3-4 5-8 9-15 16-22 23-40';
export const HELLBORE = chart(HELLBORE_RANGES, '11 10 9 8 7 6 5', '20 17 15 13 10 8 4');
export const HELLBORE_OVERLOAD = chart('0-1 2 3-4 5-8', '11 10 9 8', '30 25 22 19');

const REPULSOR_RANGES = '0-3 4-5 6-8 9-12 13-18 19-25';
export const REPULSORS: Readonly<Record<string, Printed>> = {
  'trb-heavy': chart(
    REPULSOR_RANGES,
    '20 20 18 12 8 3',
    '20 20 15 9 5 2',
    '20 18 12 6 3 1',
    '20 15 9 3 2 0',
    '18 12 6 2 1 0',
    '15 9 3 1 0 0',
  ),
  'trb-light': chart(
    REPULSOR_RANGES,
    '10 10 9 6 4 2',
    '10 10 7 4 3 1',
    '10 9 6 3 2 0',
    '10 7 4 2 1 0',
    '9 6 3 1 0 0',
    '7 4 2 0 0 0',
  ),
};

const PLASMA_RANGES = '0-5 6-10 11-12 13-14 15 16-18 19 20 21-23 24 25 26-28 29 30';
export const PLASMA: Readonly<Record<string, Printed>> = {
  r: chart(PLASMA_RANGES, '50 50 35 35 35 25 25 25 20 20 20 10 5 1'),
  s: chart(PLASMA_RANGES, '30 30 22 22 22 15 15 15 10 5 1 0 0 0'),
  g: chart(PLASMA_RANGES, '20 20 15 15 15 10 5 1 0 0 0 0 0 0'),
  f: chart(PLASMA_RANGES, '20 15 10 5 1 0 0 0 0 0 0 0 0 0'),
  d: chart(PLASMA_RANGES, '10 8 5 2 1 0 0 0 0 0 0 0 0 0'),
};
export const BOLT = chart('0-5 6-10 11-20 21-30', '4 3 2 1');
export const ANTI_DRONE = chart('0 1 2 3', '- 2 3 4');
/** Hit, and how much less of its energy counts. */
export const FIST = chart('0 1-10 11-20 21-30', '- 4 3 2', '0 0 1 2');

/** Speed, warhead, warhead against ships, points that destroy it. */
export const DRONES: Readonly<Record<string, readonly [speed: number, warhead: number, atShips: number, kills: number]>> = {
  i: [4, 12, 12, 4],
  ii: [6, 12, 12, 4],
  iii: [6, 12, 12, 4],
  iv: [4, 24, 24, 6],
  v: [6, 24, 24, 6],
  vi: [6, 8, 2, 3],
};

/** The allocation chart, row by row of the sum of two dice from 2. */
export const ALLOCATION: readonly (readonly string[])[] = [
  'bridge* | flag* | sensor* | dam con* | aft hull* | L warp | transporter | tractor | shuttle | lab | fwd hull | R warp | excess',
  'drone* | phaser* | impulse | L warp | R warp | aft hull | shuttle | dam con* | C warp | lab | battery | phaser | excess',
  'phaser* | transporter* | R warp | impulse | fwd hull | aft hull | L warp | APR | lab | transporter | probe | C warp | excess',
  'R warp* | aft hull | cargo | battery | shuttle | torp* | L warp | impulse | R warp | tractor | probe | any weapon | excess',
  'fwd hull | impulse | lab | L warp | sensor* | tractor | shuttle | R warp | phaser | transporter | battery | any weapon | excess',
  'cargo | fwd hull | battery | C warp | shuttle | APR | lab | phaser | any warp | probe | aft hull | any weapon | excess',
  'aft hull | APR | shuttle | R warp | scanner* | tractor | lab | L warp | phaser | transporter | battery | any weapon | excess',
  'L warp* | fwd hull | cargo | battery | lab | drone* | R warp | impulse | L warp | tractor | probe | any weapon | excess',
  'phaser* | tractor* | L warp | impulse | aft hull | fwd hull | R warp | APR | lab | transporter | probe | C warp | excess',
  'torp* | phaser* | impulse | R warp | L warp | fwd hull | tractor | dam con* | C warp | lab | battery | phaser | excess',
  'aux control* | emer bridge* | scanner* | probe* | fwd hull* | R warp | transporter | shuttle | tractor | lab | aft hull | L warp | excess',
].map(row => row.split('|').map(cell => cell.trim()));
