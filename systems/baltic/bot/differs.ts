// What an order does otherwise than another, in a sentence.

import type { Segment } from '@flagplot/plane';
import { inches } from '@flagplot/plane/words';
import { unitName, vesselName } from '../rules/names.ts';
import type { Sail, Sailing, SpeedOrder, Stack } from '../rules/orders.ts';
import type { BbView } from '../rules/state.ts';

/** `Vasa goes 6 inches to port instead of 4 straight on`; of several vessels the first that does otherwise. */
export function sailDiffers(v: BbView, { vessels }: Sail, instead: Sail): string {
  for (const sailing of vessels) {
    const usual = instead.vessels.find(({ vessel }) => vessel === sailing.vessel);
    const [way, before] = [wayOf(sailing), usual ? wayOf(usual) : ''];
    if (way !== before) return `${vesselName(v.book, sailing.vessel)} goes ${way} instead of ${before}`;
  }
  return 'The same courses, with other bombs';
}

function wayOf({ legs, flight }: Sailing): string {
  if (flight) return flight.legs.map(({ heading, d }) => `${inches(d)} inches on ${Math.round(heading / 100)}°`).join(', ');
  return legs.length === 0 ? 'nowhere' : legs.map(legOf).join(', ');
}

function legOf({ d, turn }: Segment): string {
  const side = turn === 0 ? 'straight on' : turn > 0 ? 'to starboard' : 'to port';
  return `${inches(Math.abs(d))} inches ${d < 0 ? 'astern' : side}`;
}

/** `Vasa is played first instead of Lohengrin`. */
export function stackDiffers(v: BbView, { cards }: Stack, instead: Stack): string {
  const [first, before] = [cards[0], instead.cards[0]];
  if (first === undefined || before === undefined || first === before) return 'The same card comes first, others change places';
  return `${unitName(v.book, first)} is played first instead of ${unitName(v.book, before)}`;
}

/** `Vasa is set to Full instead of Half`. */
export function telegraphDiffers(v: BbView, { units }: { units: SpeedOrder[] }, instead: { units: SpeedOrder[] }): string {
  for (const { unit, setting } of units) {
    const before = instead.units.find(one => one.unit === unit)?.setting;
    if (before !== undefined && setting !== before) return `${unitName(v.book, unit)} is set to ${setting} instead of ${before}`;
  }
  return 'The same settings, other vessels under water';
}
