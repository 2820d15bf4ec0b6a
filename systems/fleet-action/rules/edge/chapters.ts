// Every chapter of the book that some battles do without.

import { abilities } from '../abilities/chapter.ts';
import { arrival } from '../arrival/chapter.ts';
import type { Chapter } from '../chapter.ts';
import { elint } from '../elint/chapter.ts';
import { fighters } from '../fighters/index.ts';
import { mines } from '../mines/index.ts';
import { regroupingChapter } from '../regrouping/chapter.ts';
import { reinforcements } from '../reinforcements/chapter.ts';

export const chapters: readonly Chapter[] = [abilities, regroupingChapter, mines, fighters, reinforcements, arrival, elint];
