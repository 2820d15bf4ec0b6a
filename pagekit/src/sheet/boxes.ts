/** How the boxes of a row look, and the same in words. */

import type { SheetBox } from '@flagplot/sheets';
import type { Going } from './overlay.ts';

/** `gone`: marked. `new`: about to be. `may`: may be. `last`: the last that stands of a row that is marked from the right. */
export type BoxLook = 'stands' | 'gone' | 'new' | 'may' | 'last';

/** Places of the boxes that stand. */
function standing(boxes: readonly SheetBox[]): number[] {
  return boxes.flatMap(({ marked, blocked }, i) => (marked || blocked ? [] : [i]));
}

/** The look of each box; those about to go are the last that stand. `fromLeft`: they are marked from the left. */
export function looksOf(boxes: readonly SheetBox[], going: Going | undefined, fromLeft = false): BoxLook[] {
  const stand = standing(boxes);
  const left = stand.length - (going?.boxes ?? 0);
  const fresh = new Set(stand.slice(Math.max(0, left)));
  const last = stand[left - 1];
  return boxes.map(({ marked }, i) => {
    if (marked) return 'gone';
    if (fresh.has(i)) return 'new';
    if (i !== last) return 'stands';
    return going?.may ? 'may' : fromLeft ? 'stands' : 'last';
  });
}

/** `12 of 14 open, 10 after this, at 10`: the last is what the row still gives, where it is marked from the right. */
export function boxWords(boxes: readonly SheetBox[], going: Going | undefined, fromLeft = false): string {
  const all = boxes.filter(({ blocked }) => !blocked).length;
  const open = standing(boxes);
  const stays = open.length - (going?.boxes ?? 0);
  const then = going && going.boxes > 0 ? `, ${stays} after this` : '';
  const last = boxes[open[stays - 1] ?? -1]?.says;
  return `${open.length} of ${all} open${then}${last && !fromLeft ? `, at ${last}` : ''}`;
}
