/** The standing orders there are, in words. */

import type { Doctrine } from '../../rules/orders.ts';

interface Standing {
  readonly field: keyof Doctrine;
  readonly asks: string;
  readonly says: readonly (readonly [value: string, words: string])[];
}

/** BB-2.0.7 Each a small question that may be answered once for all. */
export const STANDING: readonly Standing[] = [
  {
    field: 'force',
    asks: 'When ships touch',
    says: [
      ['ask', 'ask me whether to force a collision'],
      ['never', 'always evade'],
      ['always', 'always force it'],
    ],
  },
  {
    field: 'take',
    asks: 'Escorts and patrols',
    says: [
      ['ask', 'ask me whom they take on'],
      ['always', 'take on whom they may'],
      ['never', 'take on nobody'],
    ],
  },
  {
    field: 'salvoes',
    asks: 'Torpedoes',
    says: [
      ['ask', 'ask me which salvo runs next'],
      ['in order', 'run in the order they were laid'],
    ],
  },
  {
    field: 'losses',
    asks: 'Losses in the air',
    says: [
      ['ask', 'ask me who loses them'],
      ['staff', 'are spread for me'],
    ],
  },
];
