/** Sides get their marks in the order in which the scenario names them: colour, hull field, badge and dash, 1 to 6. */
export type SideNumber = 1 | 2 | 3 | 4 | 5 | 6;

/** The number of a side; a seventh would begin again at 1. */
export function sideNumber(sides: readonly string[], side: string | undefined): SideNumber {
  const index = side === undefined ? -1 : sides.indexOf(side);
  return index < 0 ? 6 : (((index % 6) + 1) as SideNumber);
}

/** The number of the side that looks at a battle, or of another that is named. */
export function sideIn({ book, side }: { book: { sides: readonly { id: string }[] }; side?: string | undefined }): SideNumber {
  return sideNumber(
    book.sides.map(({ id }) => id),
    side,
  );
}

export const BADGES: Readonly<Record<SideNumber, string>> = {
  1: 'M6.5 0 A6.5 6.5 0 1 1-6.5 0 A6.5 6.5 0 1 1 6.5 0 Z',
  2: 'M0-7.6 L7.6 0 L0 7.6 L-7.6 0 Z M0-3.8 L-3.8 0 L0 3.8 L3.8 0 Z',
  3: 'M-6.2-6.2 H6.2 V6.2 H-6.2 Z M-4 0 H4 V-4 H-4 Z',
  4: 'M0-7.4 L7.6 6 H-7.6 Z',
  5: 'M0-7.4 L7.2-2 L4.5 6.4 H-4.5 L-7.2-2 Z M0-2.6 A2.6 2.6 0 1 0 .01-2.6 Z',
  6: 'M-2.6-7 H2.6 V-2.6 H7 V2.6 H2.6 V7 H-2.6 V2.6 H-7 V-2.6 H-2.6 Z',
};
