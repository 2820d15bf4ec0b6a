// Before the battle: what the carriers hold.

import type { Refusal, Side } from '@flagplot/kernel';
import type { Planes } from '../cards.ts';
import type { Sealed } from '../folder.ts';
import { nameOf } from '../names.ts';
import type { Squadron } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { SQUADRON_TYPES, STOCK } from '../schemas.ts';
import type { Baltic, BbPhase, BbQuestion } from '../state.ts';

type About = Baltic['asks']['stock']['about'];

/** BB-1.5.9 Each side with a carrier stows its squadrons in secret. */
export const airGroups: BbPhase<'stock'> = {
  name: 'Air groups',
  rule: 'BB-1.5.9',
  asks: shown =>
    shown.clock.round > 0
      ? []
      : shown.book.sides
          .map(({ id }) => ({ side: id, kind: 'stock' as const, about: { carriers: carriersOf(shown, id) } }))
          .filter(({ about }) => about.carriers.length > 0),
  carry(s, t, answers) {
    for (const { side, order } of answers) {
      (s.sealed[side] as Sealed).hold = order.squadrons.map(squadron => ({ ...squadron }));
      t.tell(() => ({ kind: 'stocked', side }));
    }
  },
};

/** BB-3.5.4 Carriers of a side that have squadrons aboard at first, and how many at the most. */
function carriersOf({ book }: Pick<Seen, 'book'>, side: Side): About['carriers'] {
  return book.units
    .filter(unit => unit.side === side && unit.squadrons > 0)
    .map(({ id, squadrons }) => ({ carrier: id, most: squadrons }));
}

/** BB-1.5.9 Number and types, and for each carrier no more than it may hold. */
export const stockQuestion: BbQuestion<'stock'> = {
  rule: 'BB-1.5.9',
  schema: STOCK,
  sealed: true,
  judge: ({ book }, { carriers }, { squadrons }) => [
    ...squadrons.flatMap(({ carrier }, i): Refusal[] =>
      carriers.some(one => one.carrier === carrier)
        ? []
        : [
            {
              rule: 'BB-1.5.9',
              at: `/squadrons/${i}/carrier`,
              say: `${nameOf(book, carrier)} carries no squadrons of this side.`,
            },
          ],
    ),
    ...carriers.flatMap(({ carrier, most }): Refusal[] => {
      const stowed = squadrons.filter(squadron => squadron.carrier === carrier).length;
      return stowed > most
        ? [{ rule: 'BB-3.5.4', at: '/squadrons', say: `${nameOf(book, carrier)} holds ${most}, not ${stowed}.` }]
        : [];
    }),
  ],
  idle: (_v, { carriers }) => ({ squadrons: stow(carriers, i => MIXED[i % MIXED.length] as Planes) }),
  *candidates(_v, { carriers }) {
    yield { squadrons: stow(carriers, i => MIXED[i % MIXED.length] as Planes) };
    yield { squadrons: stow(carriers, i => (i % 3 === 0 ? 'fighter' : 'torpedo-bomber')) };
    yield { squadrons: stow(carriers, () => 'fighter') };
  },
  random(_v, { carriers }, roll) {
    const some = carriers.map(({ carrier, most }) => ({ carrier, most: roll(3) > 1 ? most : roll(most + 1) - 1 }));
    return { squadrons: stow(some, () => SQUADRON_TYPES[roll(SQUADRON_TYPES.length) - 1] as Planes) };
  },
};

const MIXED: readonly Planes[] = ['fighter', 'bomber', 'torpedo-bomber', 'fighter', 'bomber', 'torpedo-bomber'];

/** So many squadrons in each carrier, the type of each by its number. */
function stow(carriers: About['carriers'], typeOf: (i: number) => Planes): Squadron[] {
  return carriers.flatMap(({ carrier, most }) => Array.from({ length: most }, (_, i) => ({ carrier, type: typeOf(i) })));
}
