/** An order in the making as it lies on the table until it is given: courses with where they end, lines of fire. */

import type { Answer } from '@flagplot/kernel';
import type { Point, Segment } from '@flagplot/plane';
import { courseOf } from '@flagplot/plane';
import type { GhostItem, Item, Layer, PathItem, RayItem } from '@flagplot/scene';
import { courseLine } from '@flagplot/scene/courses.ts';
import type { Act, Sailing } from '../rules/orders.ts';
import { cardOf, vesselNamed } from '../rules/roster.ts';
import type { Baltic, BbView } from '../rules/state.ts';
import { HULLS } from './hulls.ts';
import { spotOf } from './seen.ts';
import { shapeOf } from './vessels.ts';

export function orderScene(answer: Answer<Baltic>, view: BbView): Layer<Point> {
  switch (answer.kind) {
    case 'sail':
      return answer.order.vessels.flatMap(sailing => courseItems(view, sailing));
    case 'fire':
      return answer.order.acts.flatMap((act, i) => aims(act, i));
    default:
      return [];
  }
}

/** The course of a vessel, and where it would lie at its end. */
export function courseItems({ book, open }: BbView, { vessel: id, legs }: Sailing): Item<Point>[] {
  const vessel = vesselNamed(open, id);
  if (!vessel || !isCourse(legs) || legs.length === 0) return [];
  const { x, y, heading, side } = vessel;
  const course = courseOf({ x, y, heading }, legs);
  const end = course.at(course.length);
  const card = cardOf(book, vessel);
  const path: PathItem<Point> = {
    ...{ kind: 'path', id: `course/${id}`, role: 'intent', line: 'plot', side, unit: id },
    ...courseLine(course),
  };
  const ghost: GhostItem<Point> = {
    ...{ kind: 'ghost', id: `end/${id}`, role: 'intent', at: spotOf(end), facing: end.heading },
    ...{ hull: HULLS[card.type], shape: shapeOf(book, card) },
  };
  return [path, ghost];
}

function isCourse(legs: readonly object[]): legs is Segment[] {
  return legs.every(leg => 'turn' in leg);
}

/** A line from each vessel to whom it fires at. */
function aims(act: Act, i: number): RayItem<Point>[] {
  if (!('target' in act)) return [];
  const by = typeof act.by === 'string' ? [act.by] : act.by;
  return by.map(unit => ({
    ...{ kind: 'ray', id: `aim/${i}/${unit}`, role: 'intent', from: { unit }, to: { unit: act.target } },
    tag: act.act === 'fire' ? act.weapon : act.act,
  }));
}
