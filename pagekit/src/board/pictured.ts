/** A scene as a still picture: what lies on the table for all to see, and nothing of what anybody orders. */
import {
  type AreaItem,
  ofKind,
  type Picture,
  type PicturedArea,
  type PicturedUnit,
  type Place,
  type Scene,
  type UnitItem,
} from '@flagplot/scene';
import type { Hull } from '@flagplot/scene/symbols/hulls.ts';
import { sideNumber } from '../symbols/sides.ts';
import type { Point } from './geometry.ts';
import type { Ground } from './ground.ts';
import { groundOf } from './grounds.ts';

/** Paper left about what is to be seen. */
const ROOM = 60;

/** @param sides in the scenario's order: their marks go by it */
export function pictureOf(scene: Scene<Place>, sides: readonly string[]): Picture {
  const ground = groundOf(scene.sheet);
  const all = ofKind(scene.items, 'unit');
  const hullOf = (unit: UnitItem<Place>): Hull => ground.silhouette(unit)?.hull ?? unit.hull;
  const hulls = [...new Map(all.map(hullOf).map(hull => [hull.outline, hull])).values()];
  const waters = ofKind(scene.items, 'water');
  const units = all.map((unit): PicturedUnit => {
    const { x, y } = ground.middle(unit.at);
    const turned = ground.degrees(unit.facing);
    const hull = hulls.findIndex(({ outline }) => outline === hullOf(unit).outline);
    return { id: unit.id, hull, side: sideNumber(sides, unit.side), x, y, turned, ...(unit.lost ? { lost: true } : {}) };
  });
  const areas = ofKind(scene.items, 'area').filter(({ role, of }) => role === 'told' && of === undefined);
  const wakes = ofKind(scene.items, 'path').filter(({ line }) => line === 'wake');
  const { tile } = ground.sheet();
  return {
    box: boxAbout(ground, units, areas),
    sheet: boxIn(ground.bounds()),
    ...(tile ? { tile } : {}),
    ...(waters.length > 0 ? { waters: waters.map(({ depth, corners }) => ({ depth, path: ground.area(corners) })) } : {}),
    hulls,
    ...(ground.fans ? {} : { isTrue: true }),
    areas: areas.map(area => ({ ...areaOf(ground, area, sides), ...labelOf(ground, area, all) })),
    wakes: wakes.map(({ side, through, bends }) => ({ side: sideNumber(sides, side), path: ground.path(through, bends) })),
    units,
  };
}

function areaOf(ground: Ground, { look, side, places }: AreaItem<Place>, sides: readonly string[]): PicturedArea {
  return { side: sideNumber(sides, side), path: ground.area(places), isFilled: isFilled(look) };
}

function isFilled(look: AreaItem['look']): boolean {
  return look === 'tint' || look === 'shade';
}

/** What a zone is called stands at the end of it where its units do not. */
function labelOf(ground: Ground, area: AreaItem<Place>, units: readonly UnitItem<Place>[]): Pick<PicturedArea, 'label'> {
  if (!isFilled(area.look) || !area.label) return {};
  const points = area.places.map(place => ground.middle(place));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const own = units.filter(({ side }) => side === area.side).map(({ at }) => ground.middle(at).y);
  const middle = own.reduce((sum, y) => sum + y, 0) / Math.max(1, own.length);
  const share = middle * 2 > top + bottom ? 0.25 : 0.8;
  const x = Math.round((Math.min(...xs) + Math.max(...xs)) / 2);
  return { label: { x, y: Math.round(top + share * (bottom - top)), says: area.label } };
}

/** All that still fights and the zones it comes from; the whole sheet where there is neither. */
function boxAbout(ground: Ground, units: readonly PicturedUnit[], areas: readonly AreaItem<Place>[]): Picture['box'] {
  const zones = areas.filter(({ look }) => look !== 'outline').flatMap(({ places }) => places.map(place => ground.middle(place)));
  const points: Point[] = [...units.filter(({ lost }) => !lost), ...zones];
  if (points.length === 0) return boxIn(ground.bounds());
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - ROOM, Math.min(...ys) - ROOM];
  return boxIn({ x, y, width: Math.max(...xs) + ROOM - x, height: Math.max(...ys) + ROOM - y });
}

function boxIn({ x, y, width, height }: Point & { width: number; height: number }): Picture['box'] {
  return [Math.round(x), Math.round(y), Math.round(width), Math.round(height)];
}
