import { swallowClick } from '@flagplot/pagekit/board/swallow-click.ts';
import type { Rest } from '@flagplot/pagekit/desk/desk.svelte.ts';

/** Lets a finger draw the sheet up and down; it comes to rest at the nearest of its three heights. */
export function dragSheet(rest: (rest: Rest) => void): (grip: HTMLElement) => () => void {
  return grip => {
    let from: number | undefined;
    const down = (event: PointerEvent): void => {
      from = event.clientY;
      grip.setPointerCapture(event.pointerId);
    };
    const up = (event: PointerEvent): void => {
      const moved = from === undefined ? 0 : event.clientY - from;
      from = undefined;
      if (Math.abs(moved) < 12) return;
      const high = 1 - event.clientY / innerHeight;
      rest(high > 0.62 ? 'full' : high > 0.28 ? 'work' : 'peek');
      swallowClick(grip);
    };
    grip.addEventListener('pointerdown', down);
    grip.addEventListener('pointerup', up);
    return () => {
      grip.removeEventListener('pointerdown', down);
      grip.removeEventListener('pointerup', up);
    };
  };
}
