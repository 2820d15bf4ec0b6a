import type { SideNumber } from './sides.ts';

/** Dashes of the lines a side draws: solid, long, dots, dash and dot, short; the sixth is double, which a dash cannot show. */
export const DASHES: Readonly<Record<SideNumber, string>> = {
  1: '',
  2: '10 5',
  3: '1.5 5',
  4: '10 4 1.5 4',
  5: '5 4',
  6: '14 2',
};
