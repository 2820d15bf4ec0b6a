/** An order in the making as it lies on the table until it is given: courses with where they end, lines of fire. */

import type { Answer } from '@flagplot/kernel';
import type { Point } from '@flagplot/plane';
import { flightOf } from '@flagplot/plane';
import { inches } from '@flagplot/plane/words';
import type { GhostItem, Item, Layer, PathItem, RayItem } from '@flagplot/scene';
import { courseLine } from '@flagplot/scene/courses.ts';
import { markerNamed } from '../rules/aeroplanes/markers.ts';
import { planOf } from '../rules/aeroplanes/plan.ts';
import { courseOfPlan, plannedEnd } from '../rules/movement/plan.ts';
import { weaponName } from '../rules/names.ts';
import type { Act, Fly, Sailing } from '../rules/orders.ts';
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
      return answer.order.acts.flatMap((act, i) => aims(view, act, i));
    case 'fly':
      return flightItems(view, answer.order);
    default:
      return [];
  }
}

/** The course of a vessel, and where it would lie at its end. */
export function courseItems({ book, open }: BbView, { vessel: id, legs, flight }: Sailing): Item<Point>[] {
  const vessel = vesselNamed(open, id);
  if (!vessel || (flight?.legs ?? legs).length === 0) return [];
  const { x, y, heading, side } = vessel;
  const from = { x, y, heading };
  const course = courseOfPlan(from, { legs, ...(flight && { flight }) });
  const end = plannedEnd(from, { legs, ...(flight && { flight }) });
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

/** BB-4.2.1 Where markers would fly: from where they stand or come in, leg by leg as far as they get. */
export function flightItems(view: BbView, fly: Fly): Item<Point>[] {
  const group = fly.markers.flatMap(id => markerNamed(view.open, id) ?? []);
  const [first] = group;
  if (!first) return [];
  const { flown, end } = planOf(view, group, fly);
  if (flown.length === 0) return fly.from ? [{ kind: 'ring', id: 'comes-in', at: spotOf(flown.from), look: 'target' }] : [];
  const course = flightOf({ ...flown.from, heading: 0 }, flown.legs);
  const path: PathItem<Point> = {
    ...{ kind: 'path', id: `flight/${first.id}`, role: 'intent', line: 'plot', side: first.side, unit: first.id, held: true },
    ...courseLine(course),
    fixes: [{ at: spotOf(end) }],
    tip: `${inches(flown.length)} inches`,
  };
  return [path, { kind: 'ring', id: 'flies-to', at: spotOf(end), look: 'target' }];
}

/** A line from each vessel to whom it fires at. */
function aims({ book }: BbView, act: Act, i: number): RayItem<Point>[] {
  if (!('target' in act)) return [];
  const by = typeof act.by === 'string' ? [act.by] : act.by;
  return by.map(unit => ({
    ...{ kind: 'ray', id: `aim/${i}/${unit}`, role: 'intent', from: { unit }, to: { unit: act.target } },
    tag: act.act === 'fire' ? weaponName(book, unit, act.weapon) : act.act,
  }));
}
