// Where vessels have been this turn; before anybody has moved in it, the turn before.

import type { Told } from '@flagplot/kernel';
import type { Course, Point } from '@flagplot/plane';
import { courseOf, flightOf } from '@flagplot/plane';
import type { PathItem } from '@flagplot/scene';
import { courseLine } from '@flagplot/scene/courses.ts';
import { vesselNamed } from '../rules/roster.ts';
import type { Baltic } from '../rules/state.ts';
import type { BbSeen } from './seen.ts';

/** A course that a vessel has gone. */
interface Gone {
  readonly turn: number;
  readonly vessel: string;
  readonly course: Course;
}

export function wakes(told: readonly Told<Baltic>[], { open, clock }: BbSeen): PathItem<Point>[] {
  const all = told.flatMap(one => goneIn(one));
  const last = all.at(-1)?.turn;
  if (last === undefined || last < clock.turn - 1) return [];
  return all.filter(({ turn }) => turn === last).flatMap((gone, i) => wakeOf(open, gone, i));
}

function goneIn({ event, clock: { turn } }: Told<Baltic>): Gone[] {
  if ((event.kind !== 'sailed' && event.kind !== 'soared') || event.legs.length === 0) return [];
  const course = event.kind === 'sailed' ? courseOf(event.from, event.legs) : flightOf(event.from, event.legs);
  return [{ turn, vessel: event.vessel, course }];
}

function wakeOf(open: BbSeen['open'], { vessel, course }: Gone, i: number): PathItem<Point>[] {
  const side = vesselNamed(open, vessel)?.side;
  if (side === undefined) return [];
  return [{ kind: 'path', id: `wake/${vessel}/${i}`, role: 'past', line: 'wake', side, ...courseLine(course) }];
}
