/** The rows of the list: what the scene says of each unit, with what it implies for the eye that cannot see the board. */
import { hexes } from '@flagplot/kernel';
import { ofKind, type Scene, type UnitItem } from '../scene.ts';

export interface Row {
  unit: UnitItem;
  hex: string;
  /** `Halcyon, 6, fore starboard`. */
  nearest: string;
  /** Range to the nearest enemy, for ordering. */
  range: number;
  /** What is left of it, from 0 to 1. */
  whole: number;
  /** Plots, aims and rings upon it, in words. */
  aimed: string;
}

export type Ordering = 'squadron' | 'nearest' | 'hurt';

export function rowsOf(scene: Scene, side: string, ordering: Ordering): Row[] {
  const units = ofKind(scene.items, 'unit');
  const rows = units.filter(unit => unit.side === side).map(unit => row(scene, units, unit));
  if (ordering === 'nearest') return rows.toSorted((a, b) => a.range - b.range);
  return ordering === 'hurt' ? rows.toSorted((a, b) => a.whole - b.whole) : rows;
}

function row(scene: Scene, units: readonly UnitItem[], unit: UnitItem): Row {
  const enemies = unit.lost ? [] : units.filter(other => other.side !== unit.side && !other.lost);
  const [near] = enemies.toSorted((a, b) => hexes.range(unit.at, a.at) - hexes.range(unit.at, b.at));
  const range = near ? hexes.range(unit.at, near.at) : Number.POSITIVE_INFINITY;
  const { condition } = unit.facts ?? {};
  return {
    unit,
    hex: hexes.named(unit.at, 'columns'),
    nearest: near ? `${near.name}, ${range}${range > 0 ? `, ${where(unit, near)}` : ''}` : '–',
    range,
    whole: unit.lost ? 0 : condition ? condition.left / condition.of : 1,
    aimed: aimedAt(scene, unit),
  };
}

const AROUND = ['fore', 'fore starboard', 'aft starboard', 'aft', 'aft port', 'fore port'];

/** Where another lies from a unit, in sixths about its bow; on a boundary the one nearer the bow. */
export function where(from: UnitItem, to: UnitItem): string {
  const bearing = hexes.bearing(from.at, from.facing, to.at);
  if (bearing === hexes.NO_BEARING) return 'here';
  const starboard = bearing <= 12;
  const off = starboard ? bearing : 24 - bearing;
  const sixth = off <= 2 ? 0 : Math.min(3, Math.ceil((off - 2) / 4));
  return AROUND[starboard ? sixth : (6 - sixth) % 6] ?? 'here';
}

function aimedAt(scene: Scene, unit: UnitItem): string {
  const rays = ofKind(scene.items, 'ray').filter(ray => hexes.same(ray.to, unit.at));
  return rays.length === 0 ? '' : rays.length === 1 ? '1 ship aims at it' : `${rays.length} ships aim at it`;
}

/** What lies about besides units: areas, and where paths lead, in words. */
export function others(scene: Scene): { id: string; what: string; where: string }[] {
  return scene.items.flatMap(item => {
    if (item.kind === 'area' && item.label && item.hexes[0])
      return [
        {
          id: `area/${item.id}`,
          what: item.label,
          where: `${item.hexes.length} hexes about ${hexes.named(item.hexes[0], 'columns')}`,
        },
      ];
    if (item.kind === 'path' && item.line !== 'wake') {
      const last = item.through.at(-1);
      return last
        ? [
            {
              id: `path/${item.id}`,
              what: pathWords(item.line, item.role),
              where: `to ${hexes.named(last, 'columns')}${item.tip ? `, ${item.tip}` : ''}`,
            },
          ]
        : [];
    }
    return item.kind === 'label' ? [{ id: `label/${item.id}`, what: item.text, where: hexes.named(item.at, 'columns') }] : [];
  });
}

function pathWords(line: string, role: string): string {
  if (line === 'drift') return 'Drift, if the course is held';
  if (line === 'hold') return 'Default course';
  return role === 'secret' ? 'Sealed plot' : 'Plot';
}
