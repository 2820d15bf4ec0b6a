// Whether a weapon that fires once a turn does better to wait: where one's own ships will be is plotted, where the enemy's is guessed.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import { inFormation } from '../rules/map.ts';
import { destination, hexesIn, PULSES } from '../rules/movement/path.ts';
import type { Ship, Squadron } from '../rules/open.ts';
import type { Place } from '../rules/orders.ts';
import { shipIndices, shipOf, squadronNow } from '../rules/roster.ts';
import type { FaView } from '../rules/state.ts';
import type { Arm, Line } from './gunnery.ts';
import { between, woundBy } from './gunnery.ts';

/** What one squadron foresees of the rest of the turn: where its command ship will be after each pulse. */
export interface Foresight {
  v: FaView;
  squadron: Squadron;
  leads: readonly Place[];
}

export function foresightOf(v: FaView, squadron: Squadron): Foresight {
  const path = v.own.plots.find(one => one.squadron === squadron.id)?.path ?? [];
  const leads: Place[] = [];
  let lead: Place = squadron;
  for (let pulse = v.open.pulse; pulse < PULSES.length; pulse += 1) {
    lead = destination(lead, path[pulse] ?? []);
    leads.push(lead);
  }
  return { v, squadron, leads };
}

/** The lines of a ship in each pulse to come, all else as it is now: where it is plotted to be, the enemy if he holds his course. */
export function linesLater({ v, squadron, leads }: Foresight, lines: readonly Line[]): Line[] {
  const firer = lines[0]?.gunner.ship;
  if (!firer) return [];
  const offset = squadron.formation[shipIndices(v, squadron.id).indexOf(v.book.shipAt[firer.id] as number)] as Hex;
  return leads.flatMap((lead, n) => {
    const at = inFormation(lead, offset);
    return lines.map(line => between(line, at, driftPlace(v, line.mark.ship, v.open.pulse + n + 1)));
  });
}

function driftPlace({ book, open }: FaView, ship: Ship, pulse: number): Place {
  const { speed } = squadronNow(open, shipOf(book, ship));
  let far = 0;
  for (let p = open.pulse + 1; p <= pulse; p += 1) far += hexesIn(book.charts, speed, p);
  const { q, r } = hexes.step(ship, ship.heading, far);
  return { q, r, heading: ship.heading };
}

/** Whether a weapon can hope for more than so much in the pulses to come. */
export function hopesFor({ v }: Foresight, { arm, wound }: { arm: Arm; wound: number }, later: readonly Line[]): boolean {
  return later.some(line => woundBy(arm, line, v.book.charts.rangeModifiers) > wound);
}
