// A course in the making: where each of its steps leads, and where the unit then stands.

import type { GhostItem, PathItem } from '@flagplot/scene';
import { hexOf, type Place, placeOf } from '../rules/map.ts';
import { placeAfter } from '../rules/movement/step.ts';
import { cardOf, unitNamed } from '../rules/roster.ts';
import type { TpView } from '../rules/state.ts';
import { hullOf } from './hulls.ts';

/** The places a unit passes on a course, the first where it stands. */
export function along(from: Place, course: string): Place[] {
  const places = [placeOf(from)];
  for (const step of course) places.push(placeAfter(places.at(-1) as Place, step));
  return places;
}

/** The path of a course and the ship at its end. */
export function courseItems(view: TpView, id: string, course: string): (PathItem | GhostItem)[] {
  const unit = unitNamed(view.open, id);
  if (!unit || course === '') return [];
  const places = along(unit, course);
  const end = places.at(-1) as Place;
  const hull = hullOf(unit, cardOf(view.book, unit)?.class ?? 'patrol-ship');
  return [
    { kind: 'path', id: `plot/${id}`, role: 'intent', line: 'plot', unit: id, through: places.map(hexOf), held: true },
    { kind: 'ghost', id: `end/${id}`, role: 'intent', at: hexOf(end), facing: end.facing, hull },
  ];
}
