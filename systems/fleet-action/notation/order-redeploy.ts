// FA-4.4.8 Where squadrons are shifted before the battle, as it is typed: `a 3040`.

import { hexes } from '@flagplot/hexes';
import type { OrderReader, Phrase } from '@flagplot/manifest/orders';
import { withEntry } from '@flagplot/manifest/orders';
import { LAYOUT } from '../rules/map.ts';
import type { Shifting } from '../rules/orders.ts';
import type { FaView, FleetAction } from '../rules/state.ts';
import { type Asked, readHex, unitsOf, unitText } from './order-units.ts';

type Redeploy = FleetAction['asks']['redeploy']['order'];

interface Reading {
  v: FaView;
  making: { squadrons: Shifting[] };
  best: Redeploy | undefined;
}

/** Reads what is shifted: whoever is not named stays, or goes where it was laid. */
export function redeployReader(v: FaView, { laid, best }: Asked<'redeploy'>): OrderReader {
  const making = { squadrons: laid?.squadrons ?? [] };
  return { phrase: it => readPhrase(it, { v, making, best }), order: () => ({ order: { squadrons: making.squadrons } }) };
}

function readPhrase(it: Phrase, { v, making, best }: Reading): void {
  if (it.mayBest(best)) making.squadrons = [...(best?.squadrons ?? [])];
  else if (it.may('hold')) making.squadrons = [];
  else {
    const squadron = it.name(unitsOf(v), [',']);
    it.mark(':');
    it.skip('at', 'to');
    const hex = squadron && readHex(it);
    if (squadron && hex) lay(making, { squadron: squadron.id, hex: hexes.nameOf(hex, LAYOUT) });
    else it.passAll();
  }
}

function lay(making: Reading['making'], one: Shifting): void {
  making.squadrons = withEntry(making.squadrons, ({ squadron }) => squadron === one.squadron, one);
}

/** What is shifted, as it is typed. */
export function redeployText({ squadrons }: Redeploy, v: FaView): string {
  if (squadrons.length === 0) return 'hold';
  return squadrons.map(({ squadron, hex }) => `${unitText(v, squadron)} ${hex}`).join('; ');
}
