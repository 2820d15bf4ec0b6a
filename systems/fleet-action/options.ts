// Rules of Fleet Action that a scenario may switch on or off.

import type { Option } from '@flagplot/manifest';

export const options: readonly Option[] = [
  {
    name: 'racialRadius',
    about: 'The command radius is that of the race, not one for all.',
    otherwise: false,
  },
  {
    name: 'styles',
    about:
      'A die for each squadron says how its commander fights: sensor +1 and Def −1, or the other way round, or as the cards have it.',
    otherwise: false,
  },
  {
    name: 'styleTilt',
    about: 'Narn and Centauri add 1 to the die for the style, Minbari take 1 away.',
    otherwise: false,
  },
  {
    name: 'afterburners',
    about: 'Fighters may burn once a turn: they then enter more hexes in a pulse.',
    otherwise: false,
  },
];
