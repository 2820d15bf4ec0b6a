// Rules of Baltic that a scenario may switch on or off.

import type { Option } from '@flagplot/manifest';

export const options: readonly Option[] = [
  { name: 'unlimited-guns', about: 'Guns reach as far as the table (BB-3.2.7).', otherwise: false },
  {
    name: 'open-columns',
    about: 'A shift may lead off Table 1: left of it firepower counts in full, right of it for nothing (BB-3.2.49).',
    otherwise: false,
  },
  { name: 'forcing-row', about: 'In a collision both take the dice of the one that forces (BB-3.1.33).', otherwise: false },
  { name: 'clear-wrecks', about: "Wrecks obstruct nobody's sight (BB-3.2.24).", otherwise: false },
  { name: 'lasting-wrecks', about: 'Wrecks are neither sunk nor removed (BB-3.2.68, BB-3.2.69).', otherwise: false },
  {
    name: 'masking',
    about: 'A target of which half is hidden shifts fire one column to the right (BB-3.2.26).',
    otherwise: false,
  },
  { name: 'far-boarding', about: 'Marines cross ten inches, not five (BB-3.4.6).', otherwise: false },
  { name: 'reefs-stop-skimmers', about: 'Reefs are solid for skimmers as well (BB-1.3.5, BB-3.1.15).', otherwise: false },
  {
    name: 'submerged-hulls',
    about: 'Whoever runs Hull Down is submerged for the matrix of sight (BB-3.2.23).',
    otherwise: false,
  },
  { name: 'two-runs', about: 'A salvo of torpedoes is spent after its second run (BB-4.1.2).', otherwise: false },
  { name: 'fresh-planes', about: 'A squadron that comes aboard has six planes again (BB-3.5.9).', otherwise: false },
  {
    name: 'reserve-always',
    about: 'Reserve and destroyer dash are there in small engagements too (BB-3.0.16).',
    otherwise: false,
  },
  { name: 'falling-flyers', about: 'A flying ship that is wrecked falls and is removed (BB-3.2.70).', otherwise: false },
];
