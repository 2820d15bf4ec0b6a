/** The rows of the list: what the scene says of each unit, with what it implies for the eye that cannot see the board. */
import { areOpposed, type GroupItem, ofKind, type Place, type Scene, type UnitItem } from '@flagplot/scene';
import { countWords } from '../board/counters.ts';
import { groundOf } from '../board/grounds.ts';
import { listWords } from '../words/lists.ts';
import type { UnitOrder } from './words.ts';

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
  /** What it is about to be ordered, as the answer stands. */
  order: string | undefined;
  /** Who is about to fire at it: `Tal'Kesh and Var'Noth`, `Red 1, 2 and 4`. */
  aimers: string[];
}

export type Ordering = 'squadron' | 'nearest' | 'hurt';

/** What the rows are made from besides the scene. */
interface Told {
  ordering: Ordering;
  /** What units of whoever is asked are about to be ordered. */
  orders?: readonly UnitOrder[];
}

export function rowsOf(scene: Scene<Place>, side: string, { ordering, orders = [] }: Told): Row[] {
  const units = ofKind(scene.items, 'unit');
  const rows = units.filter(unit => unit.side === side).map(unit => row(scene, unit, { units, orders }));
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

interface Among {
  units: readonly UnitItem<Place>[];
  orders: readonly UnitOrder[];
}

function row(scene: Scene<Place>, unit: UnitItem<Place>, { units, orders }: Among): Row {
  const ground = groundOf(scene.sheet);
  const enemies = unit.lost ? [] : units.filter(other => areOpposed(scene, unit.side, other.side) && !other.lost);
  const [near] = enemies.toSorted((a, b) => ground.gap(unit, a) - ground.gap(unit, b));
  const range = near ? ground.gap(unit, near) : Number.POSITIVE_INFINITY;
  const { condition } = unit.facts ?? {};
  return {
    unit,
    at: ground.name(unit.at),
    heading: ground.heading(unit.facing),
    marks: marksOf(unit),
    nearest: near ? `${near.name}, ${ground.figure(range)}${range > 0 ? `, ${ground.where(unit, near.at)}` : ''}` : '–',
    range,
    whole: unit.lost ? 0 : condition ? condition.left / condition.of : 1,
    order: unit.lost ? undefined : orderOf(unit, orders)?.says,
    aimers: unit.lost ? [] : aimersAt(scene, unit, { units, orders }),
  };
}

/** Marks in words. Of a ship with a name of its own the flag is told with its class. */
function marksOf(unit: UnitItem<Place>): string {
  const marks = (unit.marks ?? []).filter(mark => unit.number !== undefined || !mark.filled);
  return marks.map(mark => mark.name).join(', ');
}

/** What a unit is about to be ordered: by itself, else with its squadron. */
function orderOf(unit: UnitItem<Place>, orders: readonly UnitOrder[]): UnitOrder | undefined {
  return orders.find(one => one.unit === unit.id) ?? orders.find(one => one.unit === unit.squadron);
}

/** Who aims at a unit, by name; of one group their numbers alone, behind its name. */
function aimersAt({ items }: Scene<Place>, target: UnitItem<Place>, { units, orders }: Among): string[] {
  const from = units.filter(unit => orderOf(unit, orders)?.aims?.includes(target.id));
  const groups = new Map(ofKind(items, 'group').map(group => [group.id, group]));
  return [...Map.groupBy(from, unit => unit.squadron ?? unit.id)].flatMap(([squadron, of]) => {
    const group = groups.get(squadron);
    return group ? [`${group.name} ${listWords(of.map(unit => unit.number ?? unit.name))}`] : of.map(unit => unit.name);
  });
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
    const of = nameOf(scene, item.unit);
    return where.map(one => ({ id, what: `${pathWords(item.line, item.role)}${of ? ` of ${of}` : ''}`, where: one }));
  }
  if (item.kind === 'counter') return [{ id, what: `At ${ground.name(item.at)}`, where: listWords(item.counts.map(countWords)) }];
  if (item.kind === 'link' && item.broken) return [{ id, what: 'Broken link', where: linkWords(scene, item) }];
  return item.kind === 'label' ? [{ id, what: item.text, where: ground.name(item.at) }] : [];
}

/** What a unit is called; a squadron by its own name, else by the first that sails in it. */
function nameOf({ items }: Scene<Place>, id: string | undefined): string | undefined {
  const group = ofKind(items, 'group').find(one => one.id === id);
  return group?.name ?? ofKind(items, 'unit').find(one => one.id === id || (id !== undefined && one.squadron === id))?.name;
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
  if (line === 'drift') return 'Drift';
  if (line === 'hold') return 'Default course';
  return role === 'secret' ? 'Sealed plot' : 'Plot';
}
