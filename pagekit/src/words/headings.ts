import type { Layout } from '@flagplot/hexes';

const COMPASS = ['NE', 'E', 'SE', 'SW', 'W', 'NW'] as const;

/** What a facing is called: 1 to 6 from north on hexes in columns, a point of the compass on hexes in rows. */
export function headingWord(facing: number, layout: Layout): string {
  return layout === 'columns' ? String(facing + 1) : (COMPASS[facing] ?? '');
}
