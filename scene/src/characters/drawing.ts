/** What a board in characters is drawn with, and what it comes to. */

import type { Place } from '../index.ts';
import type { Row } from './canvas.ts';
import type { Room } from './grid.ts';
import type { Tagged } from './tags.ts';

/** What a board is drawn with. */
export interface Drawing {
  /** The room there is for it. */
  readonly room: Room;
  /** The whole map, where that is not too wide. */
  readonly isWhole?: boolean;
  /** Nothing but ASCII. */
  readonly plain?: boolean;
}

export interface Board {
  readonly rows: readonly Row[];
  /** Columns of characters that it takes. */
  readonly width: number;
  /** Units that lie beyond what is drawn. */
  readonly outside: readonly Tagged<Place>[];
}
