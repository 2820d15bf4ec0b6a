// Chapters 2.2 and 9.2: energy mines.

import type { Chapter } from '../chapter.ts';
import { burst } from './burst.ts';
import { guessMines } from './guess.ts';
import { announcing, launching, opening } from './launch.ts';
import { minesQuestion } from './question.ts';

/** The last pulse of a turn. */
const LAST = 3;

const launchLines = () => [launching, announcing];
const openingLines = (pulse: number) => (pulse === LAST ? [opening] : []);

/** Energy mines: FA-2.2.1 launched when orders are written, FA-2.2.3 laid open when pulse 3 has been moved, FA-9.2.15 and going off as a pulse begins. */
export const mines: Chapter = {
  name: 'mines',
  lines: { ordered: launchLines, moved: openingLines },
  questions: { mines: minesQuestion },
  arrives: burst,
  imagine: guessMines,
};
