// Rules of Two-Phase that a scenario may switch on or off.

import type { Option } from '@flagplot/manifest';

export const options: readonly Option[] = [
  { name: 'slow-shuttles', about: 'Shuttles go 3 spaces a turn, not 3 a phase (TP-12.2.1).', otherwise: false },
  { name: 'full-nebula', about: 'A nebula alone shifts 3, not 2 (TP-8.1.5).', otherwise: false },
  { name: 'light-space-mine', about: 'A space mine does 25, not 35 (TP-13.3.5).', otherwise: false },
  { name: 'long-fusion', about: 'Fusion beams reach 25 hexes, not 24 (TP-9.4.5).', otherwise: false },
  { name: 'dear-field-cruiser', about: 'The field cruiser costs 133 points, not 131 (TP-15.1.6).', otherwise: false },
];
