/** What is worked at stays in sight when something takes the board's room, and when another thing is taken up. */
import type { Place } from '@flagplot/scene';
import { untrack } from 'svelte';
import type { Viewport } from './viewport.svelte.ts';

/** So long, in milliseconds, the board has had its size before anything is moved: a sheet that is drawn up changes it with every frame. */
const SETTLED = 60;

/** What is worked at on a board, and how much room that has. */
export interface AtWork {
  /** None while nothing may move, or is worked at. */
  places: readonly Place[];
  /** There is little room: it is looked after with every step. Else only as something is taken up, and after a film. */
  isSmall: boolean;
}

/**
 * Moves the board, as little as may be, where one of the places would be out of sight. It is looked at when the places change, or the
 * room; what a hand has moved elsewhere meanwhile is left there.
 */
export function keepInSight(viewport: Viewport, workOf: () => AtWork): void {
  const work = $derived(workOf());
  const names = $derived(work.places.map(at => viewport.ground.key(at)).join(' '));
  let before = '';
  $effect(() => {
    const room = [names, viewport.width, viewport.height];
    const isLeft = !untrack(() => work.isSmall) && before !== '';
    before = names;
    if (isLeft) return;
    const timer = setTimeout(() => room && untrack(() => viewport.frame(work.places)), SETTLED);
    return () => clearTimeout(timer);
  });
}
