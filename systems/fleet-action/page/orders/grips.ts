/** What the board has while a formation is changed: a grip at every ship that may be given another place, and the places there are for it. */

import type { Hex } from '@flagplot/hexes';
import type { AreaItem, HandleItem, Layer } from '@flagplot/scene';
import { inFormation } from '../../rules/map.ts';
import type { Plotting } from '../../rules/movement/plotting.ts';
import type { Plot } from '../../rules/orders.ts';
import { type Bar, type Berth, barTo, berthsOf, type Forming, placesFor, placeWords } from './forming.ts';

/** A ship by its grip: over which hex it is, or was let go, and why it cannot stay there. */
export interface Gripped {
  ship: string;
  at: Hex;
  bar?: Bar | undefined;
  /** Let go where it cannot be: that is said until something else is done. */
  over?: true;
}

const GRIP = 'place/';

/** The ship whose grip a handle is. */
export function shipOfGrip(handle: string | undefined): string | undefined {
  return handle?.startsWith(GRIP) ? handle.slice(GRIP.length) : undefined;
}

/** The grips of the squadron in hand; where a formation cannot be changed, each says why. */
export function grips(it: Plotting, plot: Plot, of: { how: Forming; gripped: Gripped | undefined }): Layer {
  if (of.how === 'keep') return [];
  const { gripped } = of;
  const bar = barTo(it, plot, of.how);
  const berths = berthsOf(it, plot).filter(one => !one.leads);
  const held = berths.find(one => one.ship === gripped?.ship && !gripped.over);
  return [...(held ? [places(it, plot, held)] : []), ...berths.map(one => grip(it, one, { bar, gripped }))];
}

function places(it: Plotting, plot: Plot, berth: Berth): AreaItem {
  const hexes = placesFor(it, plot, berth).map(to => hexOf(inFormation(it.squadron, to)));
  return { kind: 'area', id: `places/${it.squadron.id}`, role: 'intent', places: hexes, look: 'tint' };
}

/** Astern of the ship, so that its hull stays in sight. */
function grip(it: Plotting, berth: Berth, { bar, gripped }: { bar: Bar | undefined; gripped: Gripped | undefined }): HandleItem {
  const mine = gripped?.ship === berth.ship ? gripped : undefined;
  const refused = mine?.bar ?? bar;
  return {
    kind: 'handle',
    id: `${GRIP}${berth.ship}`,
    at: mine?.at ?? hexOf(inFormation(it.squadron, berth.now)),
    ...(mine ? {} : { toward: it.squadron.heading * 60 + 180 }),
    icon: 'move',
    name: `Place of ${berth.name}: ${placeWords(it, berth.now)}. Drag it, or choose from the list`,
    grab: true,
    ...(refused ? { refused } : {}),
    ...(mine?.bar ? { tried: true as const } : {}),
  };
}

function hexOf({ q, r }: Hex): Hex {
  return { q, r };
}
