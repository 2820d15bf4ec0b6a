// Every chapter of the book that some battles do without.

import type { Chapter } from './chapter.ts';
import { elint } from './elint/chapter.ts';
import { mines } from './mines/index.ts';

export const chapters: readonly Chapter[] = [mines, elint];
