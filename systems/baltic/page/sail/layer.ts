/** Courses in the making as they lie on the table: of who is in hand with its template, how far it may go, what lies on the way, and its bow to be drawn. */

import { bowHandle, bowOf } from '@flagplot/pagekit/sail/bow.ts';
import { type CourseLimits, poseBefore } from '@flagplot/pagekit/sail/course.ts';
import { legWords } from '@flagplot/pagekit/sail/words.ts';
import { courseOf, type Point, type Pose, type Segment } from '@flagplot/plane';
import { inches } from '@flagplot/plane/words';
import type { GaugeItem, HandleItem, Item, Layer, PathItem } from '@flagplot/scene';
import { courseLine } from '@flagplot/scene/courses.ts';
import { referencePaths } from '../../rules/movement/course.ts';
import { vesselName } from '../../rules/names.ts';
import type { Vessel } from '../../rules/open.ts';
import type { Sail } from '../../rules/orders.ts';
import { cardOf, vesselNamed } from '../../rules/roster.ts';
import type { BbView } from '../../rules/state.ts';
import { courseItems } from '../../scene/order.ts';
import { spotOf } from '../../scene/seen.ts';
import { shapeOf } from '../../scene/vessels.ts';
import { metOn } from './lies.ts';

/** The course in hand. */
export interface InHand {
  readonly vessel: Vessel;
  readonly legs: readonly Segment[];
  readonly limits: CourseLimits;
  /** The piece that the bow leads. */
  readonly i: number;
  readonly untouched: boolean;
}

/** All courses of an order, with what belongs to the one in hand. */
export function sailLayer(view: BbView, order: Sail, held: InHand | undefined): Layer<Point> {
  const courses = order.vessels.flatMap(sailing => {
    const items = courseItems(view, sailing);
    return sailing.vessel === held?.vessel.id ? items.map(item => inHand(item, held)) : items.map(asideOf);
  });
  return held
    ? [...spanItems(held), ...courses, ...gaugeItems(view, held), ...metItems(view, held), ...bowItems(view, held)]
    : courses;
}

function inHand(item: Item<Point>, { untouched }: InHand): Item<Point> {
  return item.kind === 'path' ? { ...item, held: true, ...(untouched ? { line: 'hold' as const } : {}) } : item;
}

function asideOf(item: Item<Point>): Item<Point> {
  return item.kind === 'ghost' ? { ...item, faint: true } : item;
}

const poseOf = ({ x, y, heading }: Pose): Pose => ({ x, y, heading });

/** How far it may go straight on and at its sharpest to either side, its least marked: the course ends between. */
function spanItems({ vessel, limits }: InHand): PathItem<Point>[] {
  const paths = referencePaths(limits).filter(([leg]) => Math.abs(leg?.d ?? 0) === limits.most && limits.most > 0);
  return paths.map((legs, n) => {
    const course = courseOf(poseOf(vessel), legs);
    return {
      ...{ kind: 'path', id: `span/${n}`, role: 'past', line: 'drift', side: vessel.side },
      ...courseLine(course),
      fixes: [{ at: spotOf(course.at(limits.least)) }, { at: spotOf(course.at(course.length)) }],
    };
  });
}

/** BB-3.1.4 The template along the outer side of the piece in hand, where that turns. */
function gaugeItems({ book }: BbView, { vessel, legs, limits, i }: InHand): GaugeItem<Point>[] {
  const leg = legs[i];
  if (!leg || leg.turn === 0 || leg.d < 0) return [];
  const { heading, ...at } = poseBefore(poseOf(vessel), legs, i);
  const label = Math.abs(leg.turn) === limits.rate ? templateWord(book, vessel, limits) : '';
  return [
    {
      ...{ kind: 'gauge', id: 'template', from: { at, facing: heading, shape: shapeOf(book, cardOf(book, vessel)) } },
      ...{ turn: leg.turn, length: Math.ceil(limits.most / 500) * 500, used: Math.abs(leg.d) },
      ...(label ? { label } : {}),
    },
  ];
}

const SIZES = { S: 'Small', M: 'Medium', L: 'Large' } as const;

/** `Large`: the template whose rate is the sharpest there is now. */
export function templateWord({ charts }: BbView['book'], _vessel: Vessel, { rate }: CourseLimits): string {
  const size = (['S', 'M', 'L'] as const).find(one => charts.templates[one] === rate);
  return size ? SIZES[size] : '';
}

/** What could stop it, where it happens. */
function metItems(view: BbView, { vessel, legs }: InHand): Item<Point>[] {
  const met = metOn(view, vessel, { legs: [...legs] }).filter(({ of, stops }) => stops || of !== 'hull');
  return met.flatMap(({ at, says, stops }, n): Item<Point>[] => {
    const label: Item<Point> = { kind: 'label', id: `met/${n}`, role: 'intent', at, text: says, rank: 3.9 };
    return stops ? [{ kind: 'ring', id: `met/${n}`, at, look: 'refused' }, label] : [label];
  });
}

/** The bow, to be drawn; none of who lies still. */
function bowItems({ book }: BbView, { vessel, legs, limits, i }: InHand): Item<Point>[] {
  if (limits.most === 0) return [];
  const end = poseBefore(poseOf(vessel), legs, legs.length);
  const bow = bowOf(book.bodies[vessel.card] ?? [], limits.way);
  const leg = legs[i];
  const name = `Course of ${vesselName(book, vessel.id)}: ${leg ? legWords(leg) : 'nothing'}, of ${inches(limits.least)} to ${inches(limits.most)} inches. Drag it, or use the arrow keys`;
  return i >= legs.length - 1 ? [bowHandle(end, { bow, way: limits.way, name })] : [];
}

/** An aerial corvette at the end of its flight, to be drawn on. */
export function flightBow(view: BbView, vessel: Vessel, end: Pose): HandleItem<Point> {
  const bow = bowOf(view.book.bodies[vessel.card] ?? [], 1);
  const name = `Flight of ${vesselName(view.book, vessel.id)}. Drag it, or use the arrow keys`;
  return bowHandle(end, { bow, way: 1, name });
}

/** A vessel by its id, where it is there. */
export function vesselIn(view: BbView, id: string | undefined): Vessel | undefined {
  return id === undefined ? undefined : vesselNamed(view.open, id);
}
