// Both asked about dogfights as a turn ends: which are called off, where the others drift, and whom they draw in.

import { hexes } from '@flagplot/hexes';
import type { FaState } from '../../rules/state.ts';
import { hexOf, sheetOf } from './adapter.ts';
import type { Asking } from './ask.ts';
import type { Given } from './compare-step.ts';
import { compareStep } from './compare-step.ts';
import type { Die } from './damage.ts';
import type { Said } from './drift.ts';
import { callOff, drift, pathsOf } from './drift.ts';
import type { Sky } from './fighters.ts';
import { fightsOf } from './fighters.ts';
import { skyOf } from './skies.ts';
import { Table } from './table.ts';

export function compareDrift(s: FaState, asking: Asking): void {
  const sky = skyOf(s, new Table(s));
  const parting = (_: Die, __: unknown, orders: readonly Given[]) => callOff(fightsOf(sky), saidIn(orders));
  compareStep(s, { name: 'Calling off', read: parting }, asking);
  compareFlights(s, sky, asking);
  const drifting = (at: Die, _: unknown, orders: readonly Given[]) => {
    const fights = fightsOf(sky);
    const paths = pathsOf(fights, sheetOf(s), at);
    for (const [n, fight] of fights.entries()) drift(sky, { fight, path: paths[n]! }, saidIn(orders));
  };
  compareStep(s, { name: 'Drift', read: drifting }, asking);
  compareFlights(s, sky, asking);
}

function saidIn(orders: readonly Given[]): Said {
  return {
    part: orders.flatMap(({ side, part = [] }) => part.map(hex => ({ side, hex: hexOf(hexes.parseAnyName(hex, 'columns')!) }))),
    join: orders.flatMap(({ side, join = [] }) => join.map(flight => ({ side, flight }))),
  };
}

/** Where each flight is, and whether it is in a dogfight. */
function compareFlights(s: FaState, { flights }: Sky, { questions }: Asking): void {
  for (const [i, there] of (s.open.flights ?? []).entries()) {
    const { hex, fights, fighters, aboard } = flights[i]!;
    if (aboard || fighters === 0) continue;
    questions.ask('drift', { ours: { hex, fights }, theirs: { hex: hexOf(there), fights: there.fights > 0 } }, () => there.id);
  }
}
