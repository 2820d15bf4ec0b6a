// Rules of Squadrons that a scenario may switch on or off.

import type { Option } from '@flagplot/manifest';

export const options: readonly Option[] = [
  {
    name: 'narrow-arc',
    about: 'The forward arc is 60 degrees wide, the hexes centred on its edges included (SQ-4.2.9).',
    otherwise: false,
  },
  {
    name: 'ammunition',
    about: 'Each craft carries the rounds on its card and fires a weapon no more once it has none (SQ-4.10.7).',
    otherwise: false,
  },
  { name: 'pips-round-up', about: 'Two pips and more on a card count as one more point (SQ-7.3.1).', otherwise: false },
  { name: 'second-edition-ion', about: "The Y-wing's ion cannons have fire control 3 (SQ-7.3.2).", otherwise: false },
];
