// FA-4.4.8 Where squadrons are shifted before the battle, as it is typed: `a 3040`.

import type { OrderReader, Phrase } from '@flagplot/manifest/orders';
import type { Shifting } from '../rules/orders.ts';
import type { FaView, FleetAction } from '../rules/state.ts';
import { hexTyped } from './order-arrival.ts';
import { squadronsReader } from './order-squadrons.ts';
import { type Asked, unitsOf, unitText } from './order-units.ts';

type Redeploy = FleetAction['asks']['redeploy']['order'];

/** Reads what is shifted: whoever is not named stays, or goes where it was laid. */
export function redeployReader(v: FaView, asked: Asked<'redeploy'>): OrderReader {
  return squadronsReader<Shifting>(asked, it => readShifting(it, v));
}

function readShifting(it: Phrase, v: FaView): Shifting | undefined {
  const squadron = it.name(unitsOf(v), [',']);
  it.mark(':');
  it.skip('at', 'to');
  const hex = squadron && hexTyped(it);
  return squadron && hex ? { squadron: squadron.id, hex } : undefined;
}

/** What is shifted, as it is typed. */
export function redeployText({ squadrons }: Redeploy, v: FaView): string {
  if (squadrons.length === 0) return 'hold';
  return squadrons.map(({ squadron, hex }) => `${unitText(v, squadron)} ${hex}`).join('; ');
}
