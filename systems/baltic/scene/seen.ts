import type { Shown, View } from '@flagplot/kernel';
import type { Point } from '@flagplot/plane';
import type { Baltic } from '../rules/state.ts';

/** What somebody at the table may see; a side's own folder, where he sits for one. */
export type BbSeen = Shown<Baltic> & Partial<Pick<View<Baltic>, 'side' | 'own'>>;

/** The place of a pose, without its heading. */
export function spotOf({ x, y }: Point): Point {
  return { x, y };
}
