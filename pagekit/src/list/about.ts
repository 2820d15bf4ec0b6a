/** What is said of a unit on demand: how each enemy lies to it, what lies on its course; and of the map, what lies on it. */
import { areOpposed, ofKind, type PathItem, type Place, type Scene, type UnitItem } from '@flagplot/scene';
import type { Ground } from '../board/ground.ts';
import { groundOf } from '../board/grounds.ts';
import { DEPTHS } from '../board/waters.ts';
import { listWords } from '../words/lists.ts';

/** An enemy as it lies from a unit. */
export interface Lying {
  unit: UnitItem<Place>;
  /** The name of its place. */
  at: string;
  range: number;
  /** That as it is written. */
  far: string;
  /** Where it lies from the unit: `fore starboard`; and where the unit lies from it. */
  where: string;
  back: string;
}

/** Every enemy that is not lost, the nearest first. */
export function enemiesOf(scene: Scene<Place>, unit: UnitItem<Place>): Lying[] {
  const ground = groundOf(scene.sheet);
  return ofKind(scene.items, 'unit')
    .filter(other => !other.lost && areOpposed(scene, unit.side, other.side))
    .map(other => ({
      unit: other,
      at: ground.name(other.at),
      range: ground.gap(unit, other),
      far: ground.figure(ground.gap(unit, other)),
      where: ground.where(unit, other.at),
      back: ground.where(other, unit.at),
    }))
    .toSorted((a, b) => a.range - b.range);
}

/** `Halcyon, 6, fore starboard; Lookout, 9, aft.`: as it is read out. */
export function enemyWords(all: readonly Lying[]): string {
  if (all.length === 0) return 'No enemy is on the board.';
  return `${all.map(({ unit, far, where }) => `${unit.name}, ${far}, ${where}`).join('; ')}.`;
}

/** A course in words: what it is, and each place of it at which there is something to say. */
export interface CourseWords {
  head: string;
  stops: string[];
}

/** The course of a unit, or of the squadron it sails in, as it is laid on top: with what lies on it, and where it ends. */
export function courseOf(scene: Scene<Place>, unit: UnitItem<Place>): CourseWords | undefined {
  const own = ofKind(scene.items, 'path').filter(path => path.line !== 'wake' && path.unit !== undefined);
  const path = own.findLast(one => one.unit === unit.id) ?? own.findLast(one => one.unit === unit.squadron);
  if (!path || path.through.length < 2) return undefined;
  const ground = groundOf(scene.sheet);
  const places = placesOf(ground, path);
  const stops = places.flatMap((_, i) => stopWords(scene, { unit, path, places, i }));
  const [from, to] = [path.through[0] as Place, path.through.at(-1) as Place];
  return { head: `${COURSES[path.line]} from ${ground.name(from)} to ${ground.name(to)}`, stops };
}

const COURSES: Readonly<Record<PathItem['line'], string>> = {
  plot: 'Plotted',
  hold: 'By default',
  drift: 'On its course held,',
  wake: 'Sailed',
};

/** Every place a course passes, that where it begins left out. */
function placesOf(ground: Ground, { through }: PathItem<Place>): Place[] {
  return through.slice(1).flatMap((to, i) => ground.over(through[i] as Place, to).slice(1));
}

interface Stop {
  unit: UnitItem<Place>;
  path: PathItem<Place>;
  places: readonly Place[];
  /** Which of the places it is. */
  i: number;
}

/** `1414: Halcyon stands there. Pulse 1 ends, 5 from Meridian.`; nothing where there is nothing to say. */
function stopWords(scene: Scene<Place>, { unit, path, places, i }: Stop): string[] {
  const ground = groundOf(scene.sheet);
  const at = places[i] as Place;
  const before = i === 0 ? path.through[0] : places[i - 1];
  const fix = path.fixes?.find(one => one.says && ground.same(one.at, at))?.says;
  const ends = i === places.length - 1;
  const found = [
    ...standingAt(scene, at, unit),
    ...terrainAt(scene, at).flatMap(({ id, label }) =>
      terrainAt(scene, before as Place).some(one => one.id === id) ? [] : [label],
    ),
    ...(fix ? [fix] : []),
    ...(ends ? ['it ends', ground.edge(at)] : []),
    ...(fix || ends ? nearestTo(scene, at, unit) : []),
  ];
  return found.length > 0 ? [`${ground.name(at)}: ${found.join(', ')}`] : [];
}

/** Who stands in a place, but for those that sail with the unit. */
function standingAt(scene: Scene<Place>, at: Place, unit: UnitItem<Place>): string[] {
  const ground = groundOf(scene.sheet);
  const here = ofKind(scene.items, 'unit').filter(
    one => ground.covers(one, at) && one.id !== unit.id && (one.squadron === undefined || one.squadron !== unit.squadron),
  );
  const [lost, there] = [here.filter(one => one.lost), here.filter(one => !one.lost)];
  return [
    ...(there.length > 0
      ? [`${listWords(there.map(one => one.name))} ${there.length === 1 ? 'stands' : 'stand'} there now`]
      : []),
    ...lost.map(one => `${one.name} was lost there`),
  ];
}

function nearestTo(scene: Scene<Place>, at: Place, unit: UnitItem<Place>): string[] {
  const [near] = enemiesOf(scene, { ...unit, at });
  return near ? [`${near.far} from ${near.unit.name}`] : [];
}

/** What lies on the map and is no unit. */
interface Terrain {
  id: string;
  label: string;
  places: readonly Place[];
  says?: string | undefined;
}

/** Areas that are terrain, and water on a plane: the uppermost last. */
function terrainIn({ items }: Scene<Place>): Terrain[] {
  return items.flatMap((item): Terrain[] => {
    if (item.kind === 'water')
      return [{ id: item.id, label: item.label ?? DEPTHS[item.depth], places: item.corners, says: item.says }];
    return item.kind === 'area' && item.terrain && item.label !== undefined ? [{ ...item, label: item.label }] : [];
  });
}

function terrainAt(scene: Scene<Place>, at: Place): Terrain[] {
  const ground = groundOf(scene.sheet);
  return terrainIn(scene).filter(area => ground.holds(area.places, at));
}

/** A piece of terrain in words, and how far off it lies. */
export interface TerrainRow {
  id: string;
  name: string;
  /** `1212, for squadrons that withdraw`. */
  at: string;
  /** `6 hexes fore`: from the unit that was asked for; nothing without one. */
  off: string | undefined;
}

/** What lies on the map besides units, the nearest to a unit first. */
export function terrainOf(scene: Scene<Place>, from: UnitItem<Place> | undefined): TerrainRow[] {
  const ground = groundOf(scene.sheet);
  const nearest = ({ places }: Terrain): Place | undefined => (from ? ground.nearest(places, from.at) : places[0]);
  const far = (one: Terrain): number => {
    const near = nearest(one);
    return from && near ? ground.distance(from.at, near) : 0;
  };
  return terrainIn(scene)
    .toSorted((a, b) => far(a) - far(b))
    .map(one => {
      const near = nearest(one);
      const where = one.places.length === 1 && near ? ground.name(near) : ground.extent(one.places);
      const off = from && near ? `${ground.apart(from.at, near)} ${ground.where(from, near)}` : undefined;
      return { id: one.id, name: one.label, at: [where, one.says].filter(Boolean).join(', '), off };
    });
}

/** `The map has 40 columns of 30 hexes. Jump gate of Earth, 1212, 6 hexes fore of Tal'Kesh.` */
export function terrainWords(scene: Scene<Place>, rows: readonly TerrainRow[], from: UnitItem<Place> | undefined): string {
  const each = rows.map(({ name, at, off }) => `${name}, ${at}${off ? `, ${off} of ${from?.name}` : ''}.`);
  return [mapWords(scene, rows), ...each].join(' ');
}

export function mapWords({ sheet }: Scene<Place>, rows: readonly TerrainRow[]): string {
  return `The map has ${groundOf(sheet).size()}.${rows.length === 0 ? ' Nothing lies on it but units.' : ''}`;
}
