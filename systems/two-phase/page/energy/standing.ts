/** TP-1.3.13 The watch of a ship in words: for each occasion what may be chosen, and what is. */

import type { Watch } from '../../rules/orders.ts';
import { usualWatch } from '../../rules/window/choices.ts';

/** One choice of one occasion. */
export interface Choice {
  readonly says: string;
  readonly value: unknown;
}

/** The occasions that are settled by a choice. */
export type Occasion = 'answer' | 'zero' | 'screen' | 'bid' | 'pointBlank' | 'initial' | 'finish';

const USUAL = usualWatch('any');
const ASK: Choice = { says: 'ask me', value: 'ask' };

/** What may be chosen, by occasion. */
export const CHOICES: Readonly<Record<Occasion, { name: string; choices: readonly Choice[] }>> = {
  answer: {
    name: 'An enemy moves',
    choices: [ASK, { says: 'ask me if a weapon has 1 chance in 3', value: USUAL.answer }, { says: 'let it pass', value: 'pass' }],
  },
  zero: {
    name: 'Impulse zero',
    choices: [ASK, { says: 'ask me if a weapon has 1 chance in 3', value: USUAL.zero }, { says: 'let it pass', value: 'pass' }],
  },
  screen: {
    name: 'Seekers come near',
    choices: [
      ASK,
      { says: 'shoot with phaser-3 and anti-drones from range 2', value: USUAL.screen },
      { says: 'let them come', value: 'pass' },
    ],
  },
  pointBlank: {
    name: 'Seekers in her own hex',
    choices: [ASK, { says: 'fire at them', value: 'fire' }, { says: 'let them strike', value: 'pass' }],
  },
  bid: {
    name: 'A tractor beam catches her',
    choices: [ASK, { says: 'bid all there is', value: 'all' }, { says: 'bid nothing', value: 0 }],
  },
  initial: { name: 'First acts of a turn', choices: [ASK, { says: 'none', value: 'nothing' }] },
  finish: { name: 'Repairs', choices: [ASK, { says: 'the weakest shield first', value: 'weakest' }] },
};

/** Which of the choices stands; −1 where it is one of the owner's own making. */
export function choiceOf(watch: Watch, occasion: Occasion): number {
  const now = JSON.stringify(watch[occasion]);
  return CHOICES[occasion].choices.findIndex(({ value }) => JSON.stringify(value) === now);
}

export function withChoice(watch: Watch, occasion: Occasion, nth: number): Watch {
  const choice = CHOICES[occasion].choices[nth];
  return choice ? { ...watch, [occasion]: choice.value } : watch;
}

/** TP-1.3.6 A step of a course, as a button has it. */
export const STEPS: readonly { letter: string; says: string }[] = [
  { letter: 'L', says: 'Left' },
  { letter: 'P', says: 'Slip left' },
  { letter: 'F', says: 'Ahead' },
  { letter: 'S', says: 'Slip right' },
  { letter: 'R', says: 'Right' },
];

/** A course with one step more; nothing more than there are spaces. */
export function withStep(watch: Watch, letter: string, spaces: number): Watch {
  const { course = '' } = watch;
  return course.length < spaces ? { ...watch, course: course + letter } : watch;
}

/** A course without its last step; without a course where that was all. */
export function withoutStep({ course = '', ...watch }: Watch): Watch {
  return course.length > 1 ? { ...watch, course: course.slice(0, -1) } : watch;
}
