// Carriers whose fighters are very large, and have several weapons: with cards of one's own.

import { whole } from '../../rules/edge/scenario.ts';
import type { Scenario } from '../../rules/scenario-file.ts';
import { carriers } from '../carriers.ts';

const { cards } = whole(carriers);

/** FA-10.6.11 Three hits each, FA-10.6.2 and a second weapon; those of one race fire both. */
export const heavies: Scenario = {
  ...whole(carriers),
  name: 'heavies',
  cards: {
    ...cards,
    fighters: (cards?.fighters ?? []).map((card, n) => ({
      ...card,
      hits: 3,
      guns: [{ id: 'lance', name: 'Lance', off: 12, damage: 10 }],
      ...(n === 0 && { salvo: true as const }),
    })),
  },
};
