/** The rows of the list: what the scene says of each unit, with what it implies for the eye that cannot see the board. */
import {
  areOpposed,
  type GroupItem,
  ofKind,
  type Place,
  placeOf,
  type RayItem,
  type Scene,
  type UnitItem,
} from '@flagplot/scene';
import { countWords } from '../board/counters.ts';
import { groundOf } from '../board/grounds.ts';
import { listWords } from '../words/lists.ts';

export interface Row {
  unit: UnitItem<Place>;
  /** The name of its place. */
  at: string;
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
  /** How many aim at it. */
  aims: number;
}

export type Ordering = 'squadron' | 'nearest' | 'hurt';

export function rowsOf(scene: Scene<Place>, side: string, ordering: Ordering): Row[] {
  const units = ofKind(scene.items, 'unit');
  const rows = units.filter(unit => unit.side === side).map(unit => row(scene, units, unit));
  if (ordering === 'nearest') return rows.toSorted((a, b) => a.range - b.range);
  return ordering === 'hurt' ? rows.toSorted((a, b) => a.whole - b.whole) : bySquadron(scene, rows);
}

/** Squadron by squadron; one with a name of its own is headed by it. */
function bySquadron(scene: Scene<Place>, rows: readonly Row[]): Row[] {
  const groups = new Map(ofKind(scene.items, 'group').map(group => [group.id, group]));
  return [...Map.groupBy(rows, ({ unit }) => unit.squadron ?? unit.id)].flatMap(([squadron, of]) => {
    const heads = groups.get(squadron);
    return of.map((one, i) => (heads && i === 0 ? { ...one, heads } : one));
  });
}

function row(scene: Scene<Place>, units: readonly UnitItem<Place>[], unit: UnitItem<Place>): Row {
  const ground = groundOf(scene.sheet);
  const enemies = unit.lost ? [] : units.filter(other => areOpposed(scene, unit.side, other.side) && !other.lost);
  const [near] = enemies.toSorted((a, b) => ground.distance(unit.at, a.at) - ground.distance(unit.at, b.at));
  const range = near ? ground.distance(unit.at, near.at) : Number.POSITIVE_INFINITY;
  const { condition } = unit.facts ?? {};
  return {
    unit,
    at: ground.name(unit.at),
    heading: ground.heading(unit.facing),
    marks: marksOf(unit),
    nearest: near ? `${near.name}, ${range}${range > 0 ? `, ${ground.where(unit, near.at)}` : ''}` : '–',
    range,
    whole: unit.lost ? 0 : condition ? condition.left / condition.of : 1,
    aims: aimsAt(scene, unit),
  };
}

/** Marks in words. Of a ship with a name of its own the flag is told with its class. */
function marksOf(unit: UnitItem<Place>): string {
  const marks = (unit.marks ?? []).filter(mark => unit.number !== undefined || !mark.filled);
  return marks.map(mark => mark.name).join(', ');
}

function aimsAt(scene: Scene<Place>, unit: UnitItem<Place>): number {
  return ofKind(scene.items, 'ray').filter(ray => ray.inFlight === undefined && leadsTo(scene, ray, unit)).length;
}

function leadsTo({ sheet }: Scene<Place>, { to }: RayItem<Place>, unit: UnitItem<Place>): boolean {
  const place = placeOf(to);
  return place ? groundOf(sheet).same(place, unit.at) : 'unit' in to && to.unit === unit.id;
}

/** A thing on the board that is no unit, in words. */
export interface Thing {
  id: string;
  what: string;
  where: string;
}

/** What lies about besides units: areas, where paths lead, what is left to spend there, links that are broken. */
export function others(scene: Scene<Place>): Thing[] {
  return scene.items.flatMap(item => thing(scene, item));
}

function thing(scene: Scene<Place>, item: Scene<Place>['items'][number]): Thing[] {
  const ground = groundOf(scene.sheet);
  const id = `${item.kind}/${item.id}`;
  if (item.kind === 'area' && item.says) return [{ id, what: capital(item.label ?? ''), where: areaWords(scene, item) }];
  if (item.kind === 'ray' && item.inFlight) return [{ id, what: `In flight: ${item.inFlight}`, where: linkWords(scene, item) }];
  if (item.kind === 'area' && item.label && item.places.length > 0)
    return [{ id, what: item.label, where: ground.extent(item.places) }];
  if (item.kind === 'path' && item.line !== 'wake') {
    const where = item.through.slice(-1).map(last => `to ${ground.name(last)}${item.tip ? `, ${item.tip}` : ''}`);
    return where.map(one => ({ id, what: pathWords(item.line, item.role), where: one }));
  }
  if (item.kind === 'counter') return [{ id, what: `At ${ground.name(item.at)}`, where: listWords(item.counts.map(countWords)) }];
  if (item.kind === 'link' && item.broken) return [{ id, what: 'Broken link', where: linkWords(scene, item) }];
  return item.kind === 'label' ? [{ id, what: item.text, where: ground.name(item.at) }] : [];
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

function areaWords({ sheet }: Scene<Place>, area: Extract<Scene<Place>['items'][number], { kind: 'area' }>): string {
  const [only, more] = area.places;
  return only && !more ? `${groundOf(sheet).name(only)}, ${area.says}` : (area.says ?? '');
}

function linkWords(scene: Scene<Place>, link: Extract<Scene<Place>['items'][number], { kind: 'link' | 'ray' }>): string {
  const units = ofKind(scene.items, 'unit');
  const names = [link.from, link.to].map(end => {
    if ('unit' in end) return units.find(unit => unit.id === end.unit)?.name ?? '';
    return 'ghost' in end ? '' : groundOf(scene.sheet).name(end);
  });
  return [listWords(names.filter(Boolean)), link.tag].filter(Boolean).join(', ');
}

function pathWords(line: string, role: string): string {
  if (line === 'drift') return 'Drift, if the course is held';
  if (line === 'hold') return 'Default course';
  return role === 'secret' ? 'Sealed plot' : 'Plot';
}
