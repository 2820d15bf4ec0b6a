/** A path as rows of boxes, and what of it stands behind the caret. */

import type { Spot } from './path-draft.svelte.ts';

/** One row of a path strip: a pulse, or the whole path. */
export interface StripRow<S extends string = string> {
  steps: readonly S[];
  /** Places that are still to be laid; 0 while a path has not been touched. */
  open: number;
  /** What stands in a row that can have no step. */
  none?: string | undefined;
  /** What is said of its end: `5 hexes from Meridian's drift`. */
  end?: string | undefined;
}

/** Whether the next step goes there. */
export function isCaret(caret: Spot | undefined, { row, index }: Spot): boolean {
  return caret?.row === row && caret.index === index;
}

/** Whether a step stands behind the caret, and so goes with the next one that is laid. */
export function isBehind(caret: Spot | undefined, { row, index }: Spot): boolean {
  return caret !== undefined && (row > caret.row || (row === caret.row && index >= caret.index));
}
