// Chapter 12: reinforcements. Scheduled in secret before the battle, thrown for as a turn ends, and on the map as the next begins.

import type { Chapter, Line, Slot } from '../chapter.ts';
import { arrival } from './arrival.ts';
import { entry, entryQuestion } from './entry.ts';
import { guessSchedule } from './guess.ts';
import { scheduleQuestion, scheduling } from './schedule.ts';
import { reliefSense } from './sense.ts';

/** Where the lines of the chapter stand. */
const LINES: readonly (readonly [Slot, () => readonly Line[]])[] = [
  ['planned', () => [scheduling]],
  ['begun', () => [entry]],
  ['tested', () => [arrival]],
];

export const reinforcements: Chapter = {
  name: 'reinforcements',
  lines: Object.fromEntries(LINES),
  questions: { schedule: scheduleQuestion },
  settingUp: { applies: (_book, { relief }) => relief === true, question: entryQuestion },
  imagine: guessSchedule,
  sense: reliefSense,
};
