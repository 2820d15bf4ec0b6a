/** What the board would like to write, and how much it matters: `placed` finds room for it, or leaves it out. */
import {
  type GhostItem,
  type GroupItem,
  type Item,
  type Layer,
  ofKind,
  type Place,
  type RingItem,
  type UnitItem,
} from '@flagplot/scene';
import type { Point, Rect } from './geometry.ts';
import type { Ground } from './ground.ts';
import type { Wanted } from './labels.ts';
import type { Placement } from './placement.ts';
import { sailingTogether } from './sailing.ts';

/** `hulls`; `badges`: one a squadron, with a heading tick and a count; `specks`: badges alone. */
export type Detail = 'hulls' | 'badges' | 'specks';

/** The board as it is looked at. */
export interface Written {
  items: Layer<Place>;
  ground: Ground;
  placement: Placement;
  /** Pixels a unit of the sheet. */
  k: number;
  detail: Detail;
  /** Units on their way: their names wait until they have arrived. */
  away: ReadonlySet<string>;
  /** The unit under the pointer. */
  near: string | undefined;
  inHand: string | undefined;
}

/** The same with what is ringed on it as a target: looked for once, and not by each unit. */
interface Ringed extends Written {
  targets: readonly RingItem<Place>[];
}

/** How far a small craft reaches, as a share of the grain, from its middle. */
const CRAFT = 0.3;

/** Every label, whether or not there will be room. */
export function labelRequests(board: Written): Wanted[] {
  if (board.detail === 'specks') return [];
  const of: Ringed = { ...board, targets: ofKind(board.items, 'ring').filter(ring => ring.look === 'target') };
  const groups = new Map(ofKind(of.items, 'group').map(group => [group.id, group]));
  const units = ofKind(of.items, 'unit');
  const named = of.detail === 'hulls' ? units.filter(unit => isNamed(of, unit)) : firsts(units);
  const labels = named.map(unit => unitLabel(of, unit, groups.get(unit.squadron ?? '')));
  if (of.detail === 'hulls') labels.push(...groupLabels(of, groups, units));
  return [...labels, ...of.items.flatMap(item => itemLabel(of, item))].filter(label => label.texts[0]);
}

function isNamed(of: Written, unit: UnitItem<Place>): boolean {
  return !of.away.has(unit.id) && (!of.placement.unit(unit).under || unit.id === of.near);
}

/** Where one badge stands for a squadron, only its first ship is named. */
function firsts(units: readonly UnitItem<Place>[]): UnitItem<Place>[] {
  return [...sailingTogether(units).values()].map(([first]) => first);
}

function unitLabel(of: Ringed, unit: UnitItem<Place>, group: GroupItem | undefined): Wanted {
  const stand = of.placement.unit(unit);
  const texts = textsOf(of, unit, group);
  const label = { id: `unit/${unit.id}`, ...onScreen(of, stand.at), texts, rank: rank(of, unit, group) };
  if (of.detail !== 'hulls') return { ...label, clear: 11 };
  const half = halfOf(of, unit);
  if (half) return { ...label, clear: 9, half: { x: half.x + 4, y: half.y + 4 } };
  if (!group || unit.number === undefined) return { ...label, clear: Math.max(9, of.ground.grain * of.k * 0.52) };
  const clear = Math.max(6, of.ground.grain * of.k * stand.size * CRAFT + 2);
  return isNoted(of, unit) ? { ...label, clear, further: of.ground.grain * of.k * 0.6 } : { ...label, clear };
}

/** Half of what is drawn as it truly is, in pixels. */
function halfOf({ ground, k, placement }: Written, thing: UnitItem<Place> | GhostItem<Place>): Point | undefined {
  if (!ground.silhouette(thing)) return undefined;
  const half = ground.half(thing);
  const { size } = thing.kind === 'unit' ? placement.unit(thing) : placement.ghost(thing);
  return half && { x: half.x * k * size, y: half.y * k * size };
}

function isNoted(of: Written, unit: UnitItem<Place>): boolean {
  return unit.id === of.near || unit.id === of.inHand;
}

/** The number alone, where the group is named; the whole name of the one that is pointed at. */
function textsOf(of: Written, unit: UnitItem<Place>, group: GroupItem | undefined): string[] {
  const full = [unit.tag, unit.name].filter(Boolean).join(' ');
  if (of.detail !== 'hulls') return [group?.name ?? (unit.squadron ? (unit.tag?.replace(/\d+$/, '') ?? '') : full)];
  if (!group || unit.number === undefined) return unit.tag ? [full, unit.tag] : [full];
  if (isNoted(of, unit)) return [full, unit.number];
  return of.placement.unit(unit).pile > 1 ? [] : [unit.number];
}

function rank(of: Ringed, unit: UnitItem<Place>, group: GroupItem | undefined): number {
  if (unit.id === of.near) return 5;
  if (unit.lost) return 0;
  if (group) return unit.id === of.inHand ? 4.4 : group.id === of.inHand ? 3 : 1.1;
  if (unit.role === 'mine') return 4;
  return isTarget(of, unit) ? 3.5 : 2;
}

function isTarget({ targets, ground }: Ringed, { at, id }: UnitItem<Place>): boolean {
  return targets.some(ring => (ring.unit ?? id) === id && ground.same(ring.at, at));
}

/** A squadron's name once: at the place where most of its craft are. */
function groupLabels(of: Written, groups: ReadonlyMap<string, GroupItem>, units: readonly UnitItem<Place>[]): Wanted[] {
  const there = units.filter(unit => !unit.lost && !of.away.has(unit.id));
  const bySquadron = Map.groupBy(there, unit => unit.squadron ?? '');
  return [...groups.values()].flatMap(group => {
    const craft = bySquadron.get(group.id) ?? [];
    const [most] = [...Map.groupBy(craft, unit => of.ground.key(unit.at)).values()].toSorted((a, b) => b.length - a.length);
    const at = most?.[0]?.at;
    if (!at) return [];
    const texts = group.state ? [`${group.name}, ${group.state}`, group.name] : [group.name];
    const clear = Math.max(9, of.ground.grain * of.k * ((most?.length ?? 1) > 1 ? 0.5 : 0.42));
    const order = group.id === of.inHand ? 4.6 : group.role === 'mine' ? 4.2 : 3.2;
    return [{ id: `group/${group.id}`, ...onScreen(of, of.ground.middle(at)), clear, further: clear * 1.9, texts, rank: order }];
  });
}

function itemLabel(of: Written, item: Item<Place>): Wanted[] {
  if (item.kind === 'label')
    return [onPlace(of, item.at, { id: `on/${item.id}`, clear: 6, texts: [item.text], rank: item.rank ?? 1 })];
  if (item.kind === 'area' && item.label && item.places.length > 0) return [areaLabel(of, item)];
  if (item.kind === 'ghost') return ghostLabel(of, item);
  if (item.kind === 'path' && item.tip) return pathLabel(of, item);
  if (item.kind === 'ray' && item.tag) return lineLabel(of, { ...item, tag: item.tag, rank: 4.5 });
  if (item.kind === 'link' && item.tag) return lineLabel(of, { ...item, tag: item.tag, rank: 3.8 });
  if (item.kind === 'water' && item.label)
    return [waterLabel(of, item.corners, { id: `water/${item.id}`, texts: [item.label], rank: 0.8 })];
  if (item.kind === 'channel' && item.tag)
    return [waterLabel(of, item.corners, { id: `channel/${item.id}`, texts: [item.tag], rank: 4.5 })];
  if (item.kind !== 'arc' || !item.label) return [];
  return [{ id: `arc/${item.id}`, ...onScreen(of, of.ground.arc(item).amid), clear: 0, texts: [item.label], rank: 3 }];
}

/** A ghost of one of many has its number, as the unit itself. */
function ghostLabel(of: Written, ghost: GhostItem<Place>): Wanted[] {
  if (ghost.number === undefined || of.detail !== 'hulls') return [];
  const { at, size } = of.placement.ghost(ghost);
  const clear = Math.max(6, of.ground.grain * of.k * size * CRAFT + 2);
  return [{ id: `ghost/${ghost.id}`, ...onScreen(of, at), clear, texts: [ghost.number], rank: 1.05 }];
}

function onPlace(of: Written, at: Place, label: Omit<Wanted, 'x' | 'y'>): Wanted {
  return { ...label, ...onScreen(of, of.ground.middle(at)) };
}

function onScreen({ k }: Written, { x, y }: Point): Point {
  return { x: x * k, y: y * k };
}

function pathLabel(of: Written, path: Extract<Item<Place>, { kind: 'path' }>): Wanted[] {
  const label = { id: `on/${path.id}`, clear: 8, texts: [path.tip ?? ''], rank: 1.5 };
  return path.through.slice(-1).map(at => onPlace(of, at, label));
}

function areaLabel(of: Written, area: Extract<Item<Place>, { kind: 'area' }>): Wanted {
  const top = area.places.map(hex => of.ground.middle(hex)).reduce((a, b) => (b.y < a.y ? b : a));
  const { x, y } = onScreen(of, top);
  const label = { id: `area/${area.id}`, x, y: y - of.ground.grain * of.k * 0.45, clear: 2, texts: [area.label ?? ''] };
  return area.look === 'shade' ? { ...label, further: of.ground.grain * of.k * 0.9, rank: 3.2 } : { ...label, rank: 1.2 };
}

/** Amid a stretch of water, or a channel. */
function waterLabel(of: Written, corners: readonly Place[], label: Pick<Wanted, 'id' | 'texts' | 'rank'>): Wanted {
  const points = corners.map(corner => of.ground.middle(corner));
  const mean = (axis: 'x' | 'y'): number => points.reduce((sum, point) => sum + point[axis], 0) / Math.max(1, points.length);
  return { ...label, ...onScreen(of, { x: mean('x'), y: mean('y') }), clear: 4 };
}

type Line = Extract<Item<Place>, { kind: 'ray' | 'link' }> & { tag: string; rank: number };

/** In the middle of a line. */
function lineLabel(of: Written, line: Line): Wanted[] {
  const [from, to] = [of.placement.end(line.from), of.placement.end(line.to)];
  if (!from || !to) return [];
  const at = onScreen(of, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
  return [{ id: `${line.kind}/${line.id}`, ...at, clear: 10, texts: [line.tag], rank: line.rank }];
}

/** Where nothing may be written: hulls, ghosts, handles, counters. */
export function takenBoxes(of: Written, counters: readonly Rect[]): Rect[] {
  return [...counters, ...of.items.flatMap(item => boxOf(of, item))];
}

function boxOf(of: Written, item: Item<Place>): Rect[] {
  if (item.kind === 'handle') return [about(onScreen(of, of.ground.handle(item, 14, of.k)), { x: 15, y: 15 })];
  if (item.kind === 'ghost') return of.detail === 'hulls' ? [hullBox(of, item, of.placement.ghost(item))] : [];
  if (item.kind !== 'unit') return [];
  const stand = of.placement.unit(item);
  if (stand.under) return [];
  const at = onScreen(of, stand.at);
  if (of.detail !== 'hulls') return [about(at, { x: 8, y: 8 })];
  const count = { x: at.x + 9 * of.k + 8, y: at.y + 9 * of.k + 2 };
  return [hullBox(of, item, stand), ...(stand.pile > 1 ? [about(count, { x: 8, y: 7 })] : [])];
}

function hullBox(of: Written, thing: UnitItem<Place> | GhostItem<Place>, stand: { at: Point; size: number }): Rect {
  const own = halfOf(of, thing);
  if (own) return about(onScreen(of, stand.at), { x: own.x * 0.9, y: own.y * 0.9 });
  const { facing, hull } = thing;
  const upright = of.ground.degrees(facing) % 180 === 0;
  const hex = of.ground.grain * of.k * stand.size;
  if (hull.small) return about(onScreen(of, stand.at), { x: hex * CRAFT, y: hex * CRAFT });
  const half = { x: Math.max(4, hex * (upright ? 0.26 : 0.46)), y: Math.max(5, hex * (upright ? 0.52 : 0.4)) };
  return about(onScreen(of, stand.at), stand.size === 1 ? { x: Math.max(6, half.x), y: Math.max(7, half.y) } : half);
}

function about(at: Point, half: Point): Rect {
  return { x: at.x - half.x, y: at.y - half.y, width: half.x * 2, height: half.y * 2 };
}
