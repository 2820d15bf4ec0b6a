// Two surface vessels touch, and one or both mean to collide.

import type { Why } from '@flagplot/kernel';
import type { Class } from '../cards.ts';
import { forceNeeds } from '../charts-read.ts';
import { dealHits } from '../damage/hits.ts';
import type { Handful } from '../gunnery/volley.ts';
import { hitsOf } from '../gunnery/volley.ts';
import { count, vesselName } from '../names.ts';
import type { Vessel } from '../open.ts';
import type { Id } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { cardOf, isLive } from '../roster.ts';
import type { BbState, BbTable } from '../state.ts';
import { canManoeuvre } from './meeting.ts';

/** A mover, whom it touches, and which of them try to collide. */
export interface Meeting {
  readonly mover: Vessel;
  readonly other: Vessel;
  readonly force: readonly Id[];
}

/** BB-3.1.29 Whether they collide: where one alone means to, the dice decide. */
export function doCollide(s: BbState, t: BbTable, meeting: Meeting): boolean {
  const { mover, other, force } = meeting;
  // BB-3.1.27 Nobody forces it: they pass.
  if (force.length === 0) return false;
  // BB-3.1.28 Both do, BB-3.1.38 or one cannot manoeuvre: they collide.
  if (force.length === 2 || !canManoeuvre(other)) return true;
  const [forcing, evading] = force.includes(mover.id) ? [mover, other] : [other, mover];
  const { needs, collisions } = s.book.charts;
  const reading = { sides: 10, start: 0, add: (n: number, face: number) => n + (face >= needs ? 1 : 0) };
  const successes = t.throw(collisions.dice, reading, () => whyForced(s, forcing, evading));
  return successes >= forceNeeds(s.book.charts, cardOf(s.book, forcing).class, cardOf(s.book, evading).class);
}

function whyForced({ book }: Seen, forcing: Vessel, evading: Vessel): Why {
  const [by, on] = [cardOf(book, forcing).class, cardOf(book, evading).class];
  const { needs } = book.charts;
  return {
    rule: 'BB-3.1.29',
    what: `${vesselName(book, forcing.id)} forces a collision with ${vesselName(book, evading.id)}`,
    by: forcing.side,
    test: { of: 'each', is: 'atLeast', n: needs },
    mods: [{ by: needs, for: 'success' }],
    from: [{ is: `${forceNeeds(book.charts, by, on)} of ${book.charts.collisions.dice}`, for: `class ${by} forcing ${on}` }],
  };
}

/** What a collision does to both. */
export function collide(s: BbState, t: BbTable, meeting: Meeting): void {
  const { mover, other } = meeting;
  const { x, y, heading } = mover;
  t.tell(() => ({ kind: 'collided', vessel: mover.id, other: other.id, at: { x, y, heading } }));
  // BB-3.1.34 Both are thrown before either is dealt.
  const blows = [mover, other].map(from => throwBlow(s, t, { meeting, from }));
  for (const { to, hits, tenners } of blows) {
    const by = (to === mover ? other : mover).side;
    if (hits > 0) dealHits(s, t, { vessel: to, by, hits, tenners, jinks: false });
  }
}

/** What one of two vessels suffers in a collision. */
export interface Blow {
  readonly to: Vessel;
  readonly hits: number;
  readonly tenners: number;
}

/** BB-3.1.33 One strikes the other with the dice of its own class. */
export function throwBlow(s: BbState, t: BbTable, { meeting, from }: { meeting: Meeting; from: Vessel }): Blow {
  const to = from === meeting.mover ? meeting.other : meeting.mover;
  const { hits, tens } = strike(s, t, { from, to, size: rowOf(s, meeting, from) });
  return { to, hits, tenners: tens * (isRammed(meeting, to) ? 2 : 1) };
}

/** BB-3.1.35, BB-3.1.38 Whoever was evading, or held, is rammed; a wreck is not. */
function isRammed({ force }: Meeting, vessel: Vessel): boolean {
  return isLive(vessel) && !force.includes(vessel.id);
}

/** BB-3.1.33 The row of its own class; where a table so chooses that of the one that forces. */
function rowOf({ book }: Seen, { mover, other, force }: Meeting, vessel: Vessel): Class {
  const isOne = book.options['forcing-row'] && force.length === 1;
  const forcing = force.includes(mover.id) ? mover : other;
  return cardOf(book, isOne ? forcing : vessel).class;
}

function strike(s: BbState, t: BbTable, { from, to, size }: { from: Vessel; to: Vessel; size: Class }): Handful {
  const { charts } = s.book;
  const dice = charts.collisions.damage[size];
  return t.throw(dice, hitsOf(charts), () => ({
    rule: 'BB-3.1.33',
    what: `${vesselName(s.book, from.id)} strikes ${vesselName(s.book, to.id)}, ${count(dice, 'die', 'dice')}`,
    by: from.side,
    test: { of: 'each', is: 'atLeast', n: charts.needs },
    mods: [{ by: charts.needs, for: 'damage' }],
    from: [{ is: count(dice, 'die', 'dice'), for: `class ${size}` }],
  }));
}
