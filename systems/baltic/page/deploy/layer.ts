/** A unit being set up as it lies on the table: its zones, and each of its vessels where it would stand. */

import type { Point } from '@flagplot/plane';
import type { AreaItem, GhostItem, Layer } from '@flagplot/scene';
import { unitName, vesselName } from '../../rules/names.ts';
import { zonesOf } from '../../rules/opening/legal-places.ts';
import type { Placing } from '../../rules/orders.ts';
import { cardOf, isSotl, unitCalled } from '../../rules/roster.ts';
import type { Baltic, BbView } from '../../rules/state.ts';
import { HULLS } from '../../scene/hulls.ts';
import { spotOf } from '../../scene/seen.ts';
import { shapeOf } from '../../scene/vessels.ts';

type Order = Baltic['asks']['deploy']['order'];

/** The id of a vessel where it would stand, on the board. */
export const placeId = (vessel: string): string => `set/${vessel}`;

export function deployLayer(view: BbView, order: Order): Layer<Point> {
  return [...zoneItems(view, order.unit), ...order.vessels.map((one, i) => ghostOf(view, order.unit, { one, i }))];
}

function zoneItems(view: BbView, unit: string): AreaItem<Point>[] {
  return zonesOf(view.book, unitCalled(view.book, unit)).map((zone, n) => ({
    ...{ kind: 'area', id: `zone/${n}`, role: 'told', side: view.side, look: 'shade', label: 'you set up here' },
    places: Array.from({ length: zone.length / 2 }, (_, i) => ({ x: zone[2 * i] ?? 0, y: zone[2 * i + 1] ?? 0 })),
  }));
}

function ghostOf(view: BbView, unit: string, { one, i }: { one: Placing; i: number }): GhostItem<Point> {
  const card = cardOf(view.book, unitCalled(view.book, unit));
  return {
    ...{ kind: 'ghost', id: placeId(one.vessel), role: 'intent', at: spotOf(one), facing: one.heading },
    ...{ hull: HULLS[card.type], shape: shapeOf(view.book, card) },
    sets: { side: view.side, name: isSotl(card) ? unitName(view.book, unit) : vesselName(view.book, one.vessel) },
    ...(isSotl(card) ? {} : { number: `${i + 1}` }),
  };
}
