// Every chapter of the book that some battles do without.

import type { Chapter } from './chapter.ts';
import { elint } from './elint/chapter.ts';

export const chapters: readonly Chapter[] = [elint];
