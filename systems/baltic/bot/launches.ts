// Torpedoes: at where an enemy will be when they run.

import { ahead } from '@flagplot/plane';
import type { Firing } from '../rules/acts/act.ts';
import { launchKind } from '../rules/acts/launch.ts';
import { isPrize } from '../rules/goals/prize.ts';
import { weaponOf } from '../rules/gunnery/aim.ts';
import { limitsOf } from '../rules/movement/course.ts';
import type { Vessel } from '../rules/open.ts';
import type { Launch } from '../rules/orders.ts';
import { isLive, vesselNamed } from '../rules/roster.ts';
import { laidBy, runOf } from '../rules/strips/salvo.ts';

/** BB-4.1.1 They run when every card has been played: whoever has still to sail is looked for as far on as it is likely to go. */
export function launchesFor(firing: Firing): Launch[] {
  const vessels = firing.open.vessels.map(one => placeOf(firing, one));
  const launches = launchKind.best({ ...firing, open: { ...firing.open, vessels } });
  return launches.filter(launch => sparesPrize(firing, launch));
}

/** BB-7.2.10 No salvo where either of its first two runs may meet the ship that must not be wrecked. */
function sparesPrize(firing: Firing, { by, weapon }: Launch): boolean {
  const { book, open } = firing;
  const prize = open.vessels.find(vessel => isPrize(book, vessel));
  const vessel = vesselNamed(open, by);
  const tubes = vessel && weaponOf(firing, vessel, weapon);
  if (!prize || !tubes) return true;
  const pose = laidBy(book, vessel, tubes);
  const next = { ...pose, ...ahead(pose, { heading: pose.heading, d: book.charts.torpedo.run }) };
  return [pose, next].every(from => !runOf(firing, { ...from, by, runs: 0 }).met.some(met => met.vessel === prize));
}

function placeOf({ book, open, vessels }: Firing, vessel: Vessel): Vessel {
  if (!isLive(vessel) || open.played.includes(vessel.unit) || vessels.includes(vessel.id)) return vessel;
  const { least, most, way } = limitsOf(book, vessel);
  const { heading } = vessel;
  return { ...vessel, ...ahead(vessel, { heading, d: way * Math.floor((least + most) / 2) }) };
}
