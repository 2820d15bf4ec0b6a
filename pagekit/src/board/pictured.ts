/** A scene as a still picture: what lies on the table for all to see, and nothing of what anybody orders. */
import {
  type AreaItem,
  ofKind,
  type Picture,
  type PicturedArea,
  type PicturedUnit,
  type Place,
  type Scene,
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
  const hulls = [...new Map(all.map(({ hull }) => [hull.outline, hull])).values()];
  const units = all.map((unit): PicturedUnit => {
    const { x, y } = ground.middle(unit.at);
    const turned = ground.degrees(unit.facing);
    const hull = hulls.findIndex(({ outline }) => outline === unit.hull.outline);
    return { id: unit.id, hull, side: sideNumber(sides, unit.side), x, y, turned, ...(unit.lost ? { lost: true } : {}) };
  });
  const areas = ofKind(scene.items, 'area').filter(({ role, of }) => role === 'told' && of === undefined);
  const wakes = ofKind(scene.items, 'path').filter(({ line }) => line === 'wake');
  const { tile } = ground.sheet();
  return {
    box: boxAbout(ground, units, areas),
    sheet: boxIn(ground.bounds()),
    ...(tile ? { tile } : {}),
    hulls: hulls as Hull[],
    areas: areas.map(area => areaOf(ground, area, sides)),
    wakes: wakes.map(({ side, through }) => ({ side: sideNumber(sides, side), path: ground.path(through) })),
    units,
  };
}

function areaOf(ground: Ground, { look, side, label, places }: AreaItem<Place>, sides: readonly string[]): PicturedArea {
  const points = places.map(place => ground.middle(place));
  const isFilled = look === 'tint' || look === 'shade';
  const [x, y] = [points.reduce((sum, one) => sum + one.x, 0), points.reduce((sum, one) => sum + one.y, 0)];
  const at = { x: Math.round(x / points.length), y: Math.round(y / points.length) };
  const path = ground.area(places);
  return { side: sideNumber(sides, side), path, isFilled, ...(isFilled && label ? { label: { ...at, says: label } } : {}) };
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
