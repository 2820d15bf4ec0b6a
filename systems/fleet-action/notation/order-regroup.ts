// FA-4.3.10 Who takes in ships that are out of command, as it is typed: `a takes ro'dal, quel`.

import type { OrderReader, Phrase } from '@flagplot/manifest/orders';
import type { Regrouping } from '../rules/orders.ts';
import { strayedShips } from '../rules/regrouping/takers.ts';
import type { FaView, FleetAction } from '../rules/state.ts';
import { squadronsReader } from './order-squadrons.ts';
import { type Asked, shipText, unitsOf, unitText } from './order-units.ts';

type Regroup = FleetAction['asks']['regroup']['order'];

/** Reads who is taken in: a squadron that is not named takes in whom it was to, or nobody. */
export function regroupReader(v: FaView, asked: Asked<'regroup'>): OrderReader {
  return squadronsReader<Regrouping>(asked, it => readRegrouping(it, v));
}

function readRegrouping(it: Phrase, v: FaView): Regrouping | undefined {
  const squadron = it.name(unitsOf(v), ['takes']);
  it.mark(':');
  it.skip('takes', 'take');
  const ships = squadron ? readShips(it, v) : [];
  return squadron && ships.length > 0 ? { squadron: squadron.id, ships } : undefined;
}

function readShips(it: Phrase, v: FaView): string[] {
  const all = strayedShips(v, v.side).map(({ of }) => of);
  const found: string[] = [];
  do {
    const one = it.name(all, [',']);
    if (!one) return [];
    found.push(one.id);
  } while (it.mark(','));
  return found;
}

/** Who is taken in, as it is typed. */
export function regroupText({ squadrons }: Regroup, v: FaView): string {
  if (squadrons.length === 0) return 'hold';
  return squadrons
    .map(({ squadron, ships }) => `${unitText(v, squadron)} takes ${ships.map(id => shipText(v, id)).join(', ')}`)
    .join('; ');
}
