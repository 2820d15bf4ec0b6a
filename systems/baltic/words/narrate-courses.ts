// What vessels did and met on their courses, in sentences.

import { degrees, inchesInWords, placeWords } from '@flagplot/plane/words';
import type { Book } from '../rules/book.ts';
import type { Event, Halt } from '../rules/events.ts';
import { diceWords, featureName, unitName, vesselName, weaponName } from '../rules/names.ts';
import { type Sentences, sentence, vesselNames } from './sentence.ts';

const HALTS: Readonly<Record<Halt, string>> = {
  backed: ', short of the model in her way',
  edge: ', over the edge of the table',
  peak: ', short of a mountain',
};

/** How far, where to, and what stopped it there. */
function courseWords(
  verb: string,
  { vessel, to, legs, halt }: Extract<Event, { kind: 'sailed' | 'soared' }>,
  book: Book,
): string {
  const length = legs.reduce((sum, { d }) => sum + Math.abs(d), 0);
  const stern = legs.some(({ d }) => d < 0) ? ' astern' : '';
  return `${vesselName(book, vessel)} ${verb} ${inchesInWords(length)}${stern} to ${placeWords(to)}, heading ${degrees(to.heading)}${halt ? HALTS[halt] : ''}.`;
}

type Kinds = 'sailed' | 'soared' | 'lay' | 'held' | 'touched' | 'met' | 'collided' | 'backed' | 'lapsed' | 'released';

/** One sentence for everything that is told of a course. */
export const COURSES: Pick<Sentences, Kinds> = {
  ...sentence('sailed', (fact, book) => courseWords('goes', fact, book)),
  ...sentence('soared', (fact, book) => courseWords('flies', fact, book)),
  ...sentence('lay', ({ vessel }, book) => `${vesselName(book, vessel)} lies still.`),
  ...sentence('held', ({ vessel, on, water, edge }, book) =>
    water === null
      ? `${vesselName(book, vessel)} runs onto ${featureName(on)}.`
      : `${vesselName(book, vessel)} is aground on ${featureName(on)}${edge ? ', at its edge' : ''}.`,
  ),
  ...sentence('touched', ({ vessel, other }, book) => `${vesselNames(book, [vessel, other])} touch.`),
  ...sentence('met', ({ vessel, other, force }, book) => {
    if (force.length === 0) return `${vesselNames(book, [vessel, other])} evade each other.`;
    if (force.length === 2) return `${vesselNames(book, force)} both force a collision.`;
    return `${vesselNames(book, force)} forces a collision with ${vesselName(book, force[0] === vessel ? other : vessel)}.`;
  }),
  ...sentence('collided', ({ vessel, other }, book) => `${vesselNames(book, [vessel, other])} collide.`),
  ...sentence('backed', ({ vessel, to }, book) => `${vesselName(book, vessel)} backs off to ${placeWords(to)}.`),
  ...sentence(
    'lapsed',
    ({ unit, vessels }, book) => `${unitName(book, unit)} is stopped short: ${vesselNames(book, vessels)} sail by new orders.`,
  ),
  ...sentence(
    'released',
    ({ vessel, bay, target, dice }, book) =>
      `${vesselName(book, vessel)} drops on ${vesselName(book, target)} from its ${weaponName(book, vessel, bay)}: ${diceWords(dice)}.`,
  ),
};
