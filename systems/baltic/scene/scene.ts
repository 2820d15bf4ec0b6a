/** The table of Baltic as a scene: water by its depth and land, wakes, models by their footprints, salvoes and aeroplanes as discs. */

import type { Told } from '@flagplot/kernel';
import type { Point } from '@flagplot/plane';
import type { GroupItem, Scene, WaterItem } from '@flagplot/scene';
import type { FeatureOfBook } from '../rules/book.ts';
import { featureName } from '../rules/names.ts';
import { isOnTable } from '../rules/roster.ts';
import type { FeatureKind } from '../rules/scenario-file.ts';
import type { Baltic } from '../rules/state.ts';
import { markersOf, salvoItems } from './markers.ts';
import type { BbSeen } from './seen.ts';
import { vesselItem } from './vessels.ts';
import { wakes } from './wakes.ts';

/** Everything that lies on the table. */
export function scene(seen: BbSeen, told: readonly Told<Baltic>[]): Scene<Point> {
  const [width, height] = seen.book.table;
  const shown = seen.open.vessels.filter(vessel => isOnTable(vessel) || vessel.status === 'sunk');
  return {
    sheet: { ground: 'plane', width, height },
    items: [
      ...waters(seen),
      ...wakes(told, seen),
      ...salvoItems(seen),
      ...squadrons(seen),
      ...shown.map(vessel => vesselItem(seen, vessel)),
      ...markersOf(seen),
    ],
    alliances: alliances(seen),
  };
}

/** From the deepest on: BB-1.3.1 the most restrictive lies on top. */
const DEPTHS: readonly FeatureKind[] = ['coastal', 'shallow', 'reef', 'land', 'structure'];

const MEANS: Readonly<Record<FeatureKind, string>> = {
  coastal: 'battleships may run aground',
  shallow: 'cruisers may run aground, battleships do',
  reef: 'surface ships strike it',
  land: 'solid',
  structure: 'built, and solid',
};

function waters({ book }: BbSeen): WaterItem<Point>[] {
  const inOrder = [...book.features].sort((a, b) => DEPTHS.indexOf(a.kind) - DEPTHS.indexOf(b.kind));
  return inOrder.map(feature => ({
    ...{ kind: 'water', id: feature.id, corners: cornersOf(feature), depth: feature.kind },
    ...(feature.kind === 'structure' ? { label: featureName(feature.id) } : {}),
    says: `${featureName(feature.id)}: ${MEANS[feature.kind]}`,
  }));
}

function cornersOf({ outline }: FeatureOfBook): Point[] {
  return Array.from({ length: outline.length / 2 }, (_, i) => ({ x: outline[2 * i] as number, y: outline[2 * i + 1] as number }));
}

/** Squadrons are named once, amid their vessels. */
function squadrons({ book, open, side }: BbSeen): GroupItem[] {
  return book.units
    .filter(({ id, vessels }) => vessels.length > 1 && open.vessels.some(one => one.unit === id && isOnTable(one)))
    .map(unit => ({
      ...{ kind: 'group', id: unit.id, name: unit.name, side: unit.side },
      role: unit.side === side ? 'mine' : 'told',
    }));
}

/** Sides that are no enemies of one another. */
function alliances({ book }: BbSeen): string[][] {
  const words = new Set(book.sides.map(({ alliance }) => alliance));
  const lists = [...words].map(word => book.sides.filter(({ alliance }) => alliance === word).map(({ id }) => id));
  return lists.filter(list => list.length > 1);
}
