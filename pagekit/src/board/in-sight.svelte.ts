/** What is worked at stays in sight when something takes the board's room, and when another thing is taken up. */
import type { Place } from '@flagplot/scene';
import { untrack } from 'svelte';
import type { Viewport } from './viewport.svelte.ts';

/** So long, in milliseconds, the board has had its size before anything is moved: a sheet that is drawn up changes it with every frame. */
const SETTLED = 60;

/**
 * Moves the board, as little as may be, where one of the places would be out of sight. It is looked at when the places change, or the
 * room; what a hand has moved elsewhere meanwhile is left there.
 * @param placesOf the places; none while nothing may move
 */
export function keepInSight(viewport: Viewport, placesOf: () => readonly Place[]): void {
  const places = $derived(placesOf());
  const names = $derived(places.map(at => viewport.ground.key(at)).join(' '));
  $effect(() => {
    const room = [names, viewport.width, viewport.height];
    const timer = setTimeout(() => room && untrack(() => viewport.frame(places)), SETTLED);
    return () => clearTimeout(timer);
  });
}
