// Rules of Fleet Action that a scenario may switch on or off.

import type { Option } from '@flagplot/manifest';

export const options: readonly Option[] = [
  {
    name: 'racialRadius',
    about: 'The command radius is that of the race, not one for all.',
    otherwise: false,
  },
];
