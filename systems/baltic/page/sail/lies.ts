/** What lies on a course, said on demand: water that it enters, land and hulls that it meets, the edge of the table, in the order it comes to them. */

import { type Course, Sweep } from '@flagplot/plane';
import { inches } from '@flagplot/plane/words';
import type { FeatureOfBook } from '../../rules/book.ts';
import { leavesAt } from '../../rules/movement/edge.ts';
import { mayMeet } from '../../rules/movement/meeting.ts';
import { courseOfPlan } from '../../rules/movement/plan.ts';
import { vesselName } from '../../rules/names.ts';
import type { Vessel } from '../../rules/open.ts';
import type { Sailing } from '../../rules/orders.ts';
import { cardOf, footprint, isAirborne, isOnTable } from '../../rules/roster.ts';
import type { BbView } from '../../rules/state.ts';
import { spotOf } from '../../scene/seen.ts';

/** Something on a course: at how many mil of it, where, and what. */
export interface Met {
  readonly s: number;
  readonly at: { x: number; y: number };
  readonly says: string;
  /** It may end the course. */
  readonly stops: boolean;
  readonly of: 'terrain' | 'hull' | 'edge';
  /** The vessel that it touches, where either of them may force a collision. */
  readonly meets?: string;
}

/** All that lies on the course of a vessel, from its beginning on. */
export function metOn(view: BbView, vessel: Vessel, { legs, flight }: Pick<Sailing, 'legs' | 'flight'>): Met[] {
  if ((flight?.legs ?? legs).length === 0) return [];
  const { x, y, heading } = vessel;
  const course = courseOfPlan({ x, y, heading }, { legs, ...(flight && { flight }) });
  const sweep = new Sweep(course, view.book.bodies[vessel.card] as readonly number[]);
  const found = [...terrainOn(view, vessel, sweep), ...hullsOn(view, vessel, sweep), ...edgeOn(view, course)];
  return found.map(one => ({ ...one, at: spotOf(course.at(one.s)) })).toSorted((a, b) => a.s - b.s);
}

/** `After 2.35 inches: coastal water.` */
export function lieWords({ s, says }: Met): string {
  return s === 0 ? `From the first: ${says}.` : `After ${inches(s)} inches: ${says}.`;
}

const KINDS: Readonly<Record<FeatureOfBook['kind'], string>> = {
  coastal: 'coastal water',
  shallow: 'shallow water',
  reef: 'a reef',
  land: 'land',
  structure: 'a structure',
};

type Found = Omit<Met, 'at'>;

/** BB-1.3.4 What reaches the height at which the vessel goes. */
function terrainOn(view: BbView, vessel: Vessel, sweep: Sweep): Found[] {
  const { altitude } = cardOf(view.book, vessel);
  return view.book.features.flatMap(({ kind, outline, reaches }): Found[] => {
    const solid = kind === 'land' || kind === 'structure' || kind === 'reef';
    if (solid ? !reaches.includes(altitude) : altitude === 'airborne') return [];
    const s = sweep.firstTouch(outline);
    return s === undefined ? [] : [{ s, says: KINDS[kind], stops: solid, of: 'terrain' }];
  });
}

function hullsOn(view: BbView, vessel: Vessel, sweep: Sweep): Found[] {
  const { book, open } = view;
  const isHigh = isAirborne(cardOf(book, vessel));
  const others = open.vessels.filter(
    other => other.id !== vessel.id && isOnTable(other) && isAirborne(cardOf(book, other)) === isHigh,
  );
  return others.flatMap((other): Found[] => {
    const s = sweep.firstTouch(footprint(book, other));
    if (s === undefined) return [];
    const name = vesselName(book, other.id);
    // BB-3.1.26, ruling A-52: friends give way to each other.
    if (!isHigh && !mayMeet(book, vessel, other))
      return [{ s, says: `it passes through ${name}, who gives way`, stops: false, of: 'hull' }];
    return [{ s, says: `it touches ${name}, as she lies now`, stops: !isHigh, of: 'hull', ...(!isHigh && { meets: other.id }) }];
  });
}

function edgeOn({ book }: BbView, course: Course): Found[] {
  const s = leavesAt(book, course);
  return s === undefined ? [] : [{ s, says: 'it leaves the table, and is out of the battle', stops: true, of: 'edge' }];
}
