// A ship adrift in tow: she follows her tug, and whoever brings her off the table has won.

import type { Outcome, Side, Why } from '@flagplot/kernel';
import { atLeast } from '@flagplot/kernel';
import { bodyPoint, quotient } from '@flagplot/plane';
import { carryAlong, goingAlong } from '../aeroplanes/attached.ts';
import type { Book } from '../book.ts';
import { edgeBeyond } from '../movement/edge.ts';
import { endedWords, vesselName } from '../names.ts';
import type { Vessel } from '../open.ts';
import type { Seen } from '../roster.ts';
import { cardOf, isLive, sideCalled, vesselCalled } from '../roster.ts';
import type { TowGoal } from '../scenario-file.ts';
import type { BbState, BbTable } from '../state.ts';
import { isLost } from './objectives.ts';

/** The ship that a battle is fought for, if there is one. */
export function towGoalOf({ goals }: Pick<Book, 'goals'>): TowGoal | undefined {
  return goals.find((goal): goal is TowGoal => goal.kind === 'tow');
}

/** Mil of water between the stern of a tug and the bow of what it tows. */
const ROPE = 1000;

/** BB-7.2.5 After each move of a tug: on its heading, her bow an inch behind its stern; BB-7.2.7 a tug that is wrecked has none. */
export function followTug(s: BbState, t: BbTable): void {
  if (!s.open.tow) return;
  const [tug, towed] = [vesselCalled(s.open, s.open.tow.tug), vesselCalled(s.open, s.open.tow.towed)];
  if (isLost(tug) || !isLive(towed)) endTow(s, t);
  else drawAfter(s, t, { tug, towed });
}

function drawAfter(s: BbState, t: BbTable, { tug, towed }: Roped): void {
  const [own, other] = [tug, towed].map(one => cardOf(s.book, one).size[0]) as [number, number];
  const { x, y, heading } = towed;
  const to = { ...bodyPoint(tug, 0 - quotient(own + other, 2) - ROPE, 0), heading: tug.heading };
  if (to.x !== x || to.y !== y || to.heading !== heading) {
    Object.assign(towed, to);
    carryAlong(s.open, towed);
    t.tell(() => ({ kind: 'drifted', vessel: towed.id, from: { x, y, heading }, to, tug: tug.id, ...goingAlong(s.open, towed) }));
  }
  if (tug.status === 'withdrawn') leaveInTow(s, t, { tug, towed });
}

interface Roped {
  readonly tug: Vessel;
  readonly towed: Vessel;
}

/** BB-7.2.7 Each attack that hits a tug parts the rope on a success, rocks and shoals do not (ruling A-154); a wreck tows nobody. */
export function strainTow(s: BbState, t: BbTable, { vessel: tug, by }: { vessel: Vessel; by: Side | null }): void {
  if (s.open.tow?.tug !== tug.id) return;
  const { needs } = s.book.charts;
  const parts = (): boolean => t.throw(1, atLeast(10, needs), () => whyStrain(s.book, tug, needs)) > 0;
  if (!isLive(tug) || (by !== null && parts())) endTow(s, t);
}

function whyStrain(book: Book, { id }: Vessel, needs: number): Why {
  return {
    rule: 'BB-7.2.7',
    what: `the rope of ${vesselName(book, id)}`,
    test: { of: 'each', is: 'atLeast', n: needs },
    mods: [{ by: needs, for: 'to part it' }],
  };
}

/** The rope is cast off. */
export function endTow(s: BbState, t: BbTable): void {
  const { tug, towed } = s.open.tow as NonNullable<typeof s.open.tow>;
  s.open.tow = null;
  t.tell(() => ({ kind: 'cast-loose', tug, towed }));
}

/** BB-7.2.9 By the edge of its own side the tug has won at once; by another both are gone. */
function leaveInTow(s: BbState, t: BbTable, { tug, towed }: Roped): void {
  towed.status = 'withdrawn';
  const { x, y, heading } = towed;
  const edge = edgeBeyond(s.book, tug);
  if (edge) t.tell(() => ({ kind: 'withdrawn', vessel: towed.id, at: { x, y, heading }, edge }));
  endTow(s, t);
  const goal = towGoalOf(s.book);
  if (!goal || goal.edges[tug.side] !== edge) return;
  const verdict = verdictFor(s, [tug.side], 'She has been towed off the table');
  s.open.verdict = verdict;
  t.tell(() => ({ kind: 'over', verdict: { ...verdict, winners: [...verdict.winners], points: { ...verdict.points } } }));
}

function verdictFor({ book }: Seen, winners: Side[], ended: string): Outcome {
  const points = Object.fromEntries(book.sides.map(({ id }) => [id, winners.includes(id) ? 1 : 0]));
  return { winners, points, why: `${endedWords(book, ended, winners)}.` };
}

/** BB-7.2.10 Whoever has her in tow when the battle is over wins; without a tow, or where the land or the sea has taken her, it is a draw. */
export function towVerdict(seen: Seen, isOver: boolean): Outcome | undefined {
  const goal = towGoalOf(seen.book);
  const prize = goal && seen.open.vessels.find(({ unit }) => unit === goal.unit);
  if (!prize) return undefined;
  if (prize.wrecked > 0 && seen.open.prize?.hit) return wreckVerdict(seen, seen.open.prize.hit);
  if (!isLive(prize)) return verdictFor(seen, [], 'She is lost to both sides');
  if (!isOver) return undefined;
  const tug = seen.open.tow && vesselCalled(seen.open, seen.open.tow.tug);
  return verdictFor(seen, tug ? [tug.side] : [], tug ? 'She is in tow' : 'Nobody has her in tow');
}

/** BB-7.2.10 Of a wreck whoever hit her last has lost, and his enemies win. */
function wreckVerdict(seen: Seen, loser: Side): Outcome {
  return verdictFor(seen, [...sideCalled(seen.book, loser).enemies], 'She has been wrecked');
}
