// What a battle is fought for besides wrecks: places held and broken, convoys brought through.

import type { Side } from '@flagplot/kernel';
import { areWithin } from '@flagplot/plane';
import type { UnitOfBook } from '../book.ts';
import { edgeBeyond } from '../movement/edge.ts';
import type { Vessel } from '../open.ts';
import type { Seen } from '../roster.ts';
import { areEnemies, cardOf, footprint, isCrippled, isLive, isSotl, sideCalled, unitCalled } from '../roster.ts';
import type { ConvoyGoal, Edge, HoldGoal } from '../scenario-file.ts';
import type { BbState, BbTable } from '../state.ts';

/** BB-7.1.2 At the end of a turn each side that alone holds a place scores for it. */
export function scorePlaces(s: BbState, t: BbTable): void {
  for (const goal of s.book.goals) {
    if (goal.kind !== 'hold' || s.clock.turn < goal.from || isBroken(s, goal)) continue;
    const { feature, points } = goal;
    for (const side of holdersOf(s, goal)) {
      s.open.scored[side] = (s.open.scored[side] as number) + points;
      t.tell(() => ({ kind: 'scored', side, feature, points }));
    }
  }
}

/** BB-7.1.5 A place whose last box is gone scores no more. */
export function isBroken({ open }: Seen, { feature }: HoldGoal): boolean {
  return open.structures.some(({ id, by }) => id === feature && by !== null);
}

/** Who would score for a place now. */
export function holdersOf(seen: Seen, goal: HoldGoal): Side[] {
  return seen.book.sides.map(({ id }) => id).filter(side => holds(seen, side, goal));
}

/** A Ship-of-the-Line of its own that is not crippled within reach, and none of an enemy's, wrecks apart. */
function holds(seen: Seen, side: Side, goal: HoldGoal): boolean {
  const near = shipsNear(seen, goal);
  const isSound = near.some(ship => ship.side === side && !isCrippled(cardOf(seen.book, ship), ship));
  return isSound && !near.some(ship => areEnemies(seen.book, side, ship.side));
}

function shipsNear({ book, open }: Seen, { feature, within }: HoldGoal): Vessel[] {
  const outline = book.features.find(({ id }) => id === feature)?.outline;
  return open.vessels.filter(
    ship =>
      outline !== undefined && isLive(ship) && isSotl(cardOf(book, ship)) && areWithin(footprint(book, ship), outline, within),
  );
}

/** BB-7.1.2, BB-7.1.5, BB-7.3.4 What a side has by the goals of the scenario. */
export function objectivePoints(seen: Seen, side: Side): number {
  const goals = seen.book.goals.reduce((sum, goal) => {
    if (goal.kind === 'convoy') return sum + convoyPoints(seen, side, goal);
    const broke = goal.kind === 'hold' && seen.open.structures.some(({ id, by }) => id === goal.feature && by === side);
    return sum - (goal.kind === 'hold' && broke ? goal.broken : 0);
  }, 0);
  return (seen.open.scored[side] as number) + goals;
}

/** BB-7.3.4 For each ship that has left by the edge, to her side; for each one wrecked, to its enemies. */
function convoyPoints(seen: Seen, side: Side, { units, edge, points, wreck }: ConvoyGoal): number {
  return units.reduce((sum, id) => {
    const unit = unitCalled(seen.book, id);
    if (unit.side === side) return sum + (leftBy(seen, unit) === edge ? points : 0);
    const { enemies } = sideCalled(seen.book, side);
    return sum + (enemies.includes(unit.side) && isWrecked(seen, unit) ? wreck : 0);
  }, 0);
}

/** BB-7.0.5, ruling A-141 Whether a vessel has become a wreck, whatever became of that: one that has coasted off the table has not withdrawn. */
export function isLost({ status, wrecked }: Pick<Vessel, 'status' | 'wrecked'>): boolean {
  return wrecked > 0 || status === 'wreck' || status === 'sunk';
}

/** The ship of a convoy has become a wreck. */
export function isWrecked({ open }: Seen, { id }: UnitOfBook): boolean {
  return open.vessels.some(vessel => vessel.unit === id && isLost(vessel));
}

/** BB-7.0.9 The edge by which a ship has left; a wreck that has drifted over it has not. */
export function leftBy({ book, open }: Seen, { id }: UnitOfBook): Edge | undefined {
  const ship = open.vessels.find(({ unit, status, wrecked }) => unit === id && status === 'withdrawn' && wrecked === 0);
  return ship && edgeBeyond(book, ship);
}

/** BB-7.0.6 A ship whose mission is to leave and who has, or BB-7.3.4 who is wrecked: her goal speaks for her (ruling A-140). */
export function isSettledByGoal(seen: Seen, unit: UnitOfBook): boolean {
  const goal = seen.book.goals.find((one): one is ConvoyGoal => one.kind === 'convoy' && one.units.includes(unit.id));
  return goal !== undefined && (isWrecked(seen, unit) || leftBy(seen, unit) === goal.edge);
}
