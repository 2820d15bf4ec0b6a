// Where vessels have been this turn; before anybody has moved in it, the turn before.

import type { Told } from '@flagplot/kernel';
import type { Point, Pose, Segment } from '@flagplot/plane';
import { courseOf } from '@flagplot/plane';
import type { PathItem } from '@flagplot/scene';
import { courseLine } from '@flagplot/scene/courses.ts';
import { vesselNamed } from '../rules/roster.ts';
import type { Baltic } from '../rules/state.ts';
import type { BbSeen } from './seen.ts';

interface Sailed {
  readonly turn: number;
  readonly vessel: string;
  readonly from: Pose;
  readonly legs: readonly Segment[];
}

export function wakes(told: readonly Told<Baltic>[], { open, clock }: BbSeen): PathItem<Point>[] {
  const all = told.flatMap(({ event, clock: { turn } }): Sailed[] =>
    event.kind === 'sailed' && event.legs.length > 0 ? [{ turn, vessel: event.vessel, from: event.from, legs: event.legs }] : [],
  );
  const last = all.at(-1)?.turn;
  if (last === undefined || last < clock.turn - 1) return [];
  return all.filter(({ turn }) => turn === last).flatMap((sailed, i) => wakeOf(open, sailed, i));
}

function wakeOf(open: BbSeen['open'], { vessel, from, legs }: Sailed, i: number): PathItem<Point>[] {
  const side = vesselNamed(open, vessel)?.side;
  if (side === undefined) return [];
  return [{ kind: 'path', id: `wake/${vessel}/${i}`, role: 'past', line: 'wake', side, ...courseLine(courseOf(from, legs)) }];
}
