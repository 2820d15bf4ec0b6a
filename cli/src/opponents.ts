// The opponents as the flags of a command name them.

import { BOTS, botsOf } from '@flagplot/bots';
import { shelf } from '@flagplot/shelf';

const OWN = Object.keys(shelf).flatMap(system =>
  botsOf(system).flatMap(name => (BOTS.includes(name) ? [] : [`${name} (${system} alone)`])),
);

/** Every opponent there is; after those of all systems the ones that a system keeps for itself. */
export const OPPONENTS: string = [...BOTS, ...OWN].join(', ');
