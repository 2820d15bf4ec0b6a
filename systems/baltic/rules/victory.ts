// When a battle ends, and who has won it.

import type { Score, Side } from '@flagplot/kernel';
import { copy } from '@flagplot/kernel';
import type { UnitOfBook } from './book.ts';
import { isLost, isSettledByGoal, objectivePoints } from './goals/objectives.ts';
import { isPrize } from './goals/prize.ts';
import { towGoalOf, towVerdict } from './goals/tow.ts';
import { endedWords } from './names.ts';
import type { Marker } from './open.ts';
import type { Seen } from './roster.ts';
import { areEnemies, cardOf, isCrippled, isLive, isSotl, sideCalled } from './roster.ts';
import type { BbState, BbTable } from './state.ts';

/** BB-5.4.4 Checked at the end of each turn: BB-7.0.3 after the last one, BB-7.0.4 or where nobody is left to fight. */
export function judgeVictory(s: BbState, t: BbTable): void {
  const { book, open, clock } = s;
  // BB-7.0.3, BB-7.1.6, BB-7.3.5 So many turns as the scenario has.
  const isLast = clock.turn >= book.turns;
  const isOver = isLast || isDeserted(s);
  const towed = towVerdict(s, isOver);
  if (towed) {
    open.verdict = towed;
    t.tell(() => ({ kind: 'over', verdict: copy(towed) }));
  }
  if (towed || !isOver || open.verdict) return;
  const points = scores(s);
  const lead = (side: Side): number => (points[side] as number) - Math.max(...enemyScores(s, points, side));
  // BB-7.1.6, BB-7.3.5 Who leads by the margin, and less is a draw.
  const winners = book.sides.map(({ id }) => id).filter(side => lead(side) >= book.margin);
  const ended = endedWords(book, isLast ? 'The last turn is over' : 'Nobody is left to fight', winners);
  const score = book.sides.map(({ id }) => points[id]).join(' to ');
  const verdict = { winners, points, why: `${ended}, ${score}.` };
  open.verdict = verdict;
  t.tell(() => ({ kind: 'over', verdict: copy(verdict) }));
}

function enemyScores({ book }: Seen, points: Record<Side, number>, side: Side): number[] {
  return sideCalled(book, side).enemies.map(enemy => points[enemy] as number);
}

/** BB-7.0.4 One side at most has a live vessel; ruling A-153: where a ship is fought for, who is left may still fetch her. */
function isDeserted({ book, open }: Seen): boolean {
  const live = open.vessels.filter(isLive);
  if (towGoalOf(book)) return live.every(vessel => isPrize(book, vessel));
  return new Set(live.map(({ side }) => sideCalled(book, side).alliance)).size <= 1;
}

/** What each side has scored off its enemies. */
function scores(seen: Seen): Record<Side, number> {
  const { sides, units } = seen.book;
  const worth = (side: Side): number =>
    units.reduce((sum, unit) => sum + (areEnemies(seen.book, side, unit.side) ? pointsFor(seen, unit) : 0), 0);
  return Object.fromEntries(sides.map(({ id }) => [id, worth(id) + planesFor(seen, id, ['lost']) + objectivePoints(seen, id)]));
}

/** BB-7.0.8 Enemy squadrons in one of these states, each for what it costs. */
function planesFor({ book, open }: Seen, side: Side, states: readonly Marker['status'][]): number {
  const down = open.markers.filter(marker => areEnemies(book, side, marker.side) && states.includes(marker.status));
  return down.length * book.charts.squadron;
}

/** BB-7.0.5 A unit wrecked or sunk, BB-7.0.6 a ship crippled or withdrawn for half, BB-7.0.7 a squadron by its vessels; floored (BB-1.1.17). */
function pointsFor(seen: Seen, unit: UnitOfBook): number {
  const { book, open } = seen;
  if (isSettledByGoal(seen, unit)) return 0;
  const card = cardOf(book, unit);
  const vessels = open.vessels.filter(vessel => vessel.unit === unit.id);
  const wrecked = vessels.filter(isLost).length;
  const withdrawn = vessels.filter(vessel => vessel.status === 'withdrawn' && !isLost(vessel)).length;
  const n = vessels.length;
  if (!isSotl(card)) return Math.floor((card.points * wrecked) / n) + withdrawn * Math.floor(card.points / (2 * n));
  if (wrecked > 0) return card.points;
  return withdrawn > 0 || vessels.some(vessel => isCrippled(card, vessel)) ? Math.floor(card.points / 2) : 0;
}

/** All that have been seen: of squadrons still aboard nobody else knows. */
const SEEN: readonly Marker['status'][] = ['flies', 'aboard', 'away', 'lost', 'withdrawn'];

/** For the strip above the board: points so far, of all that the enemies are worth. */
export function scoreShown(seen: Seen): Record<Side, Score> {
  const points = scores(seen);
  const { sides, units } = seen.book;
  const of = (side: Side): number =>
    units.reduce((sum, unit) => sum + (areEnemies(seen.book, side, unit.side) ? cardOf(seen.book, unit).points : 0), 0) +
    planesFor(seen, side, SEEN);
  return Object.fromEntries(sides.map(({ id }) => [id, { points: points[id] as number, of: of(id) }]));
}
