/** What the set-up panel lays over the board: the zone, the ships where they would stand, and handles to move the one in hand. */

import { type Hex, hexes } from '@flagplot/hexes';
import type { HandleItem, Item, Layer } from '@flagplot/scene';
import { FACINGS, LAYOUT } from '../../rules/geometry/map.ts';
import { hexOf, turnedBy } from '../../rules/map.ts';
import type { Unit } from '../../rules/open.ts';
import type { TpView } from '../../rules/state.ts';
import { unitOf } from '../../scene/units.ts';
import { zoneHexes } from '../../scene/zones.ts';

/** TP-16.1.2 Where the ships of a side may stand: its zone, or anywhere. */
export function zoneOf({ book, side }: TpView): Hex[] {
  const zone = book.sides[book.sideAt[side] ?? -1]?.zone;
  return zoneHexes(zone ?? { columns: [1, book.map.columns], rows: [1, book.map.rows] });
}

interface SettingUp {
  zone: readonly Hex[];
  units: readonly Unit[];
  inHand: Unit | undefined;
}

export function deployLayer(view: TpView, { zone, units, inHand }: SettingUp): Layer {
  const area: Item = { kind: 'area', id: 'zone', role: 'intent', places: zone, look: 'tint', label: 'your zone' };
  return [area, ...units.map(unit => unitOf(view, unit)), ...(inHand ? handles(inHand) : [])];
}

/** A grip astern moves the ship, two more handles turn it. */
function handles(unit: Unit): HandleItem[] {
  const at = hexOf(unit);
  const turn = (id: 'left' | 'right', by: number): HandleItem => ({
    kind: 'handle',
    id,
    at,
    toward: unit.facing * 60 + by * 75,
    icon: id === 'left' ? 'port' : 'starboard',
    turned: unit.facing * 60,
    name: `Turn ${id}, to face ${FACINGS[turnedBy(unit.facing, by)]}`,
  });
  const grip: HandleItem = {
    kind: 'handle',
    id: 'grip',
    at,
    toward: unit.facing * 60 + 180,
    icon: 'move',
    name: `Move it: it stands at ${hexes.nameOf(at, LAYOUT)}`,
    grab: true,
  };
  return [grip, turn('left', -1), turn('right', 1)];
}
