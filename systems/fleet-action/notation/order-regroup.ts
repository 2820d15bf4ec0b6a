// FA-4.3.10 Who takes in ships that are out of command, as it is typed: `a takes ro'dal, quel`.

import type { OrderReader, Phrase } from '@flagplot/manifest/orders';
import { withEntry } from '@flagplot/manifest/orders';
import type { Regrouping } from '../rules/orders.ts';
import { strayedShips } from '../rules/regrouping/takers.ts';
import type { FaView, FleetAction } from '../rules/state.ts';
import { type Asked, shipText, unitsOf, unitText } from './order-units.ts';

type Regroup = FleetAction['asks']['regroup']['order'];

interface Reading {
  v: FaView;
  making: { squadrons: Regrouping[] };
  best: Regroup | undefined;
}

/** Reads who is taken in: a squadron that is not named takes in whom it was to, or nobody. */
export function regroupReader(v: FaView, { laid, best }: Asked<'regroup'>): OrderReader {
  const making = { squadrons: laid?.squadrons ?? [] };
  return { phrase: it => readPhrase(it, { v, making, best }), order: () => ({ order: { squadrons: making.squadrons } }) };
}

function readPhrase(it: Phrase, { v, making, best }: Reading): void {
  if (it.mayBest(best)) making.squadrons = [...(best?.squadrons ?? [])];
  else if (it.may('hold')) making.squadrons = [];
  else {
    const squadron = it.name(unitsOf(v), ['takes']);
    it.mark(':');
    it.skip('takes', 'take');
    const ships = squadron ? readShips(it, v) : [];
    if (squadron && ships.length > 0) lay(making, { squadron: squadron.id, ships });
    else it.passAll();
  }
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

function lay(making: Reading['making'], one: Regrouping): void {
  making.squadrons = withEntry(making.squadrons, ({ squadron }) => squadron === one.squadron, one);
}

/** Who is taken in, as it is typed. */
export function regroupText({ squadrons }: Regroup, v: FaView): string {
  if (squadrons.length === 0) return 'hold';
  return squadrons
    .map(({ squadron, ships }) => `${unitText(v, squadron)} takes ${ships.map(id => shipText(v, id)).join(', ')}`)
    .join('; ');
}
