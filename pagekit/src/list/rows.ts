/** The rows of the list: what the scene says of each unit, with what it implies for the eye that cannot see the board. */
import { hexes } from '@flagplot/hexes';
import { areOpposed, type GroupItem, ofKind, type RayItem, type Scene, type UnitItem } from '@flagplot/scene';
import { markNamed } from '@flagplot/scene/symbols/marks.ts';
import { countWords } from '../board/counters.ts';
import { headingWord } from '../words/headings.ts';
import { listWords } from '../words/lists.ts';

export interface Row {
  unit: UnitItem;
  hex: string;
  heading: string;
  /** What its marks say: `damaged, separated`. */
  marks: string;
  /** The group it is the first of, where the rows stand by squadron. */
  heads?: GroupItem;
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
  return ordering === 'hurt' ? rows.toSorted((a, b) => a.whole - b.whole) : bySquadron(scene, rows);
}

/** Squadron by squadron; one with a name of its own is headed by it. */
function bySquadron(scene: Scene, rows: readonly Row[]): Row[] {
  const groups = new Map(ofKind(scene.items, 'group').map(group => [group.id, group]));
  return [...Map.groupBy(rows, ({ unit }) => unit.squadron ?? unit.id)].flatMap(([squadron, of]) => {
    const heads = groups.get(squadron);
    return of.map((one, i) => (heads && i === 0 ? { ...one, heads } : one));
  });
}

function row(scene: Scene, units: readonly UnitItem[], unit: UnitItem): Row {
  const enemies = unit.lost ? [] : units.filter(other => areOpposed(scene, unit.side, other.side) && !other.lost);
  const [near] = enemies.toSorted((a, b) => hexes.range(unit.at, a.at) - hexes.range(unit.at, b.at));
  const range = near ? hexes.range(unit.at, near.at) : Number.POSITIVE_INFINITY;
  const { condition } = unit.facts ?? {};
  return {
    unit,
    hex: hexes.named(unit.at, scene.sheet.layout),
    heading: headingWord(unit.facing, scene.sheet.layout),
    marks: marksOf(unit),
    nearest: near ? `${near.name}, ${range}${range > 0 ? `, ${where(unit, near)}` : ''}` : '–',
    range,
    whole: unit.lost ? 0 : condition ? condition.left / condition.of : 1,
    aimed: aimedAt(scene, unit),
  };
}

/** Marks in words. Of a ship with a name of its own the flag is told with its class. */
function marksOf(unit: UnitItem): string {
  const marks = (unit.marks ?? []).map(markNamed).filter(mark => unit.number !== undefined || !('filled' in mark));
  return marks.map(mark => mark.name).join(', ');
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
  const rays = ofKind(scene.items, 'ray').filter(ray => ray.inFlight === undefined && leadsTo(ray, unit));
  return rays.length === 0 ? '' : rays.length === 1 ? '1 ship aims at it' : `${rays.length} ships aim at it`;
}

function leadsTo({ to }: RayItem, unit: UnitItem): boolean {
  return 'q' in to ? hexes.same(to, unit.at) : 'unit' in to && to.unit === unit.id;
}

/** A thing on the board that is no unit, in words. */
export interface Thing {
  id: string;
  what: string;
  where: string;
}

/** What lies about besides units: areas, where paths lead, what is left to spend there, links that are broken. */
export function others(scene: Scene): Thing[] {
  return scene.items.flatMap(item => thing(scene, item));
}

function thing(scene: Scene, item: Scene['items'][number]): Thing[] {
  const place = (at: Parameters<typeof hexes.named>[0]): string => hexes.named(at, scene.sheet.layout);
  const id = `${item.kind}/${item.id}`;
  if (item.kind === 'area' && item.says) return [{ id, what: capital(item.label ?? ''), where: areaWords(scene, item) }];
  if (item.kind === 'ray' && item.inFlight) return [{ id, what: `In flight: ${item.inFlight}`, where: linkWords(scene, item) }];
  if (item.kind === 'area' && item.label && item.hexes[0])
    return [{ id, what: item.label, where: `${item.hexes.length} hexes about ${place(item.hexes[0])}` }];
  if (item.kind === 'path' && item.line !== 'wake') {
    const where = item.through.slice(-1).map(last => `to ${place(last)}${item.tip ? `, ${item.tip}` : ''}`);
    return where.map(one => ({ id, what: pathWords(item.line, item.role), where: one }));
  }
  if (item.kind === 'counter') return [{ id, what: `At ${place(item.at)}`, where: listWords(item.counts.map(countWords)) }];
  if (item.kind === 'link' && item.broken) return [{ id, what: 'Broken link', where: linkWords(scene, item) }];
  return item.kind === 'label' ? [{ id, what: item.text, where: place(item.at) }] : [];
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

function areaWords({ sheet }: Scene, area: Extract<Scene['items'][number], { kind: 'area' }>): string {
  const [only, more] = area.hexes;
  return only && !more ? `${hexes.named(only, sheet.layout)}, ${area.says}` : (area.says ?? '');
}

function linkWords(scene: Scene, link: Extract<Scene['items'][number], { kind: 'link' | 'ray' }>): string {
  const units = ofKind(scene.items, 'unit');
  const names = [link.from, link.to].map(end => {
    if ('q' in end) return hexes.named(end, scene.sheet.layout);
    return 'unit' in end ? (units.find(unit => unit.id === end.unit)?.name ?? '') : '';
  });
  return [listWords(names.filter(Boolean)), link.tag].filter(Boolean).join(', ');
}

function pathWords(line: string, role: string): string {
  if (line === 'drift') return 'Drift, if the course is held';
  if (line === 'hold') return 'Default course';
  return role === 'secret' ? 'Sealed plot' : 'Plot';
}
