// Torpedoes: at where an enemy will be when they run.

import { ahead } from '@flagplot/plane';
import type { Firing } from '../rules/acts/act.ts';
import { launchKind } from '../rules/acts/launch.ts';
import { limitsOf } from '../rules/movement/course.ts';
import type { Vessel } from '../rules/open.ts';
import type { Launch } from '../rules/orders.ts';
import { isLive } from '../rules/roster.ts';

/** BB-4.1.1 They run when every card has been played: whoever has still to sail is looked for as far on as it is likely to go. */
export function launchesFor(firing: Firing): Launch[] {
  return launchKind.best({ ...firing, open: { ...firing.open, vessels: firing.open.vessels.map(one => placeOf(firing, one)) } });
}

function placeOf({ book, open, vessels }: Firing, vessel: Vessel): Vessel {
  if (!isLive(vessel) || open.played.includes(vessel.unit) || vessels.includes(vessel.id)) return vessel;
  const { least, most, way } = limitsOf(book, vessel);
  const { heading } = vessel;
  return { ...vessel, ...ahead(vessel, { heading, d: way * Math.floor((least + most) / 2) }) };
}
