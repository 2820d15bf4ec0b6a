// What is asked of owners of battleships that have been hit.

import type { Refusal } from '@flagplot/kernel';
import type { Book } from '../book.ts';
import { nameOf } from '../names.ts';
import type { CriticalRoll } from '../open.ts';
import { CRITICAL } from '../schemas.ts';
import type { Baltic, BbQuestion } from '../state.ts';
import { effectsOf, weightOf } from './critical-rolls.ts';

type About = Baltic['asks']['critical']['about'];
type Order = Baltic['asks']['critical']['order'];

/** Every ship that is asked about, once. */
function takeFaults({ book }: { book: Book }, { ships }: About, { take }: Order): Refusal[] {
  const rule = 'BB-5.3.15';
  const strange = take.flatMap(({ ship }, i): Refusal[] => {
    const isDue = ships.some(one => one.ship === ship) && take.findIndex(one => one.ship === ship) === i;
    return isDue ? [] : [{ rule, at: `/take/${i}/ship`, say: `${nameOf(book, ship)} has no throw to choose here.` }];
  });
  const missing = ships.filter(({ ship }) => !take.some(one => one.ship === ship));
  return [
    ...strange,
    ...missing.map(({ ship }): Refusal => ({ rule, at: '/take', say: `${nameOf(book, ship)} has a choice.`, lacking: true })),
  ];
}

/** The throw that does less; the first of two alike. */
function lighter({ charts }: Book, rolls: readonly CriticalRoll[]): 0 | 1 {
  const [one, other] = rolls.map(roll => weightOf(effectsOf(charts, roll)));
  return (other as number) < (one as number) ? 1 : 0;
}

function areAlike({ charts }: Book, rolls: readonly CriticalRoll[]): boolean {
  const [one, other] = rolls.map(roll => effectsOf(charts, roll).join());
  return one === other;
}

function lightest(book: Book, { ships }: About): Order {
  return { take: ships.map(({ ship, rolls }) => ({ ship, roll: lighter(book, rolls) })) };
}

/** BB-5.3.15 Which of two throws applies. */
export const criticalQuestion: BbQuestion<'critical'> = {
  rule: 'BB-5.3.15',
  schema: CRITICAL,
  parts: [{ list: 'take', by: 'ship' }],
  judge: (v, about, order) => takeFaults(v, about, order),
  idle: (v, about) => lightest(v.book, about),
  standing: (v, about) => (about.ships.every(({ rolls }) => areAlike(v.book, rolls)) ? lightest(v.book, about) : undefined),
  *candidates(v, about) {
    const best = lightest(v.book, about);
    yield best;
    for (const { ship } of about.ships)
      yield { take: best.take.map(one => (one.ship === ship ? { ship, roll: one.roll === 0 ? 1 : 0 } : one)) };
  },
  random: (_v, { ships }, roll) => ({ take: ships.map(({ ship }) => ({ ship, roll: roll(2) === 1 ? 0 : 1 })) }),
};
