// Chapters 11.2 to 11.4: the morale test, and what the situation adds to it.

import type { Reading, Side, Why } from '@flagplot/kernel';
import { stubbornFor, use } from '../abilities/uses.ts';
import type { Book, Circle } from '../book.ts';
import type { Open, Ship, Squadron } from '../open.ts';
import type { Seen } from '../roster.ts';
import { isActive, isOf, rootOf, shipCalled, shipsOfSquadron, squadronOf } from '../roster.ts';
import type { FaState, FaTable } from '../state.ts';
import { circlesIn, morale } from './levels.ts';

/** FA-11.2.3 The die of a morale test. */
const DIE: Reading<number> = { sides: 12, start: 0, add: (_, face) => face };
/** FA-11.3.4 The most that the situation adds or takes away. */
const MOST = 4;

/** A modifier and its reason. */
export interface Mod {
  by: number;
  for: string;
}

type Shown = Pick<FaState, 'book' | 'open' | 'clock'>;

/** FA-11.3.1, FA-11.3.2, FA-11.3.3 What the situation adds to a squadron's die, each under its own name; FA-11.3.4 the sum is held to four either way. */
export function situation(s: Shown, squadron: Squadron): Mod[] {
  const { side } = rootOf(s, squadron.id);
  const all = [stakeMod(s.book, side), ...lossMods(s, squadron, side), balanceMod(s.book, s.open, side)];
  const mods = all.filter(mod => mod.by !== 0);
  const sum = mods.reduce((total, { by }) => total + by, 0);
  const over = Math.max(-MOST, Math.min(MOST, sum)) - sum;
  return over === 0 ? mods : [...mods, { by: over, for: `no more than ${MOST} in all` }];
}

const STAKES = {
  skirmish: 'a skirmish',
  battle: '',
  colony: 'a colony, base or shipyard to defend',
  home: 'nowhere to go',
  objective: 'an objective at any cost',
};

function stakeMod({ charts, sides }: Book, side: string): Mod {
  const stake = sides.find(({ id }) => id === side)?.stake ?? 'battle';
  return { by: charts.stakes[stake], for: STAKES[stake] };
}

/**
 * FA-11.3.2 What a squadron and its fleet have lost: its first commander, the first flagship, command itself, another squadron that withdraws.
 * Who was out of command this turn moved in group 1 (FA-5.5.4, FA-5.5.9): the next commander is named before morale is tested.
 */
function lossMods({ book, open, clock }: Shown, { id, group }: Squadron, side: string): Mod[] {
  const isDestroyed = (ship: number | undefined) => ship !== undefined && open.ships[ship]?.structure === 0;
  const own = squadronOf(book, id);
  // FA-4.3.7 Of a squadron of surplus ships it is the one that was named as it was formed.
  const [first] = own.surplusOf === undefined ? own.ships : shipsOfSquadron(open, own);
  // FA-12.2.9 Of reinforcements it is their own.
  const flag = book.squadrons.find(of => isOf(own, of));
  const others = open.squadrons.some(
    (other, i) => other.id !== id && book.squadrons[i]?.side === side && other.withdraws === clock.turn + 1,
  );
  return [
    { by: isDestroyed(first) ? 1 : 0, for: 'its first commander lost' },
    { by: isDestroyed(flag?.ships[0]) ? 1 : 0, for: 'the flagship lost' },
    { by: group === 1 ? 1 : 0, for: 'out of command' },
    { by: others ? 1 : 0, for: 'another squadron withdraws' },
  ];
}

/** FA-11.3.3 The balance of losses: more than half of one fleet against less than a quarter of the other. */
function balanceMod(book: Book, open: Open, side: string): Mod {
  const own = lostShare({ book, open }, one => one === side);
  const theirs = lostShare({ book, open }, one => one !== side);
  if (own.lost * 2 > own.all && theirs.lost * 4 < theirs.all) return { by: 1, for: 'more than half of the fleet lost' };
  if (theirs.lost * 2 > theirs.all && own.lost * 4 < own.all) return { by: -1, for: 'more than half of the enemy lost' };
  return { by: 0, for: '' };
}

/** Points of the fleets of some sides, and of their ships that are no longer in the battle (ruling R19); FA-2.5.4 what has not come yet is no part of it. */
function lostShare({ book, open }: Seen, counts: (side: Side) => boolean): { lost: number; all: number } {
  const share = { lost: 0, all: 0 };
  for (const [i, of] of book.ships.entries()) {
    const ship = open.ships[i] as Ship;
    if (!counts(of.side) || ship.away) continue;
    share.all += of.card.points;
    if (ship.structure === 0 || ship.left) share.lost += of.card.points;
  }
  return share;
}

/**
 * FA-11.2.3, FA-11.2.5 Tests every circle a squadron has reached, highest first; FA-11.2.4 each once in the battle; FA-11.2.6 the first failure
 * ends it, and FA-11.4.1 the squadron withdraws from the next turn on.
 */
export function testMorale(s: FaState, t: FaTable, squadron: Squadron): void {
  const circles = circlesIn(s.book, squadron);
  const level = morale(s, squadron.id);
  for (; squadron.withdraws === 0 && level <= (circles[squadron.tested]?.level ?? -1); squadron.tested += 1) {
    const { needs, level: circle } = circles[squadron.tested] as Circle;
    const mods = situation(s, squadron);
    const test = withdrawal(needs, mods);
    const once = () => t.throw(1, DIE, () => testWhy(s.book, squadron, test)) < test.n;
    const stands = once() || (again(s, t, squadron) && once());
    t.tell(() => ({ kind: 'morale', squadron: squadron.id, level, circle, needs, stands }));
    if (!stands) withdraw(s, t, squadron);
  }
}

/** FA-4.3.14 Whether a failed test is thrown again: somebody stubborn has it so, FA-4.3.16 before the squadron withdraws. */
function again(s: FaState, t: FaTable, squadron: Squadron): boolean {
  const ship = stubbornFor(s, squadron);
  if (ship !== undefined) use(s, t, { ship, ability: 'stubborn', squadron: squadron.id });
  return ship !== undefined;
}

/** FA-11.2.3 What the die itself must show for a squadron to withdraw: the number of the circle, less all that the situation adds; and its parts. */
function withdrawal(needs: number, mods: readonly Mod[]): { n: number; mods: Mod[] } {
  const parts = [{ by: needs, for: 'the circle' }, ...mods.map(({ by, for: what }) => ({ by: -by, for: what }))];
  return { n: parts.reduce((sum, { by }) => sum + by, 0), mods: parts };
}

function testWhy(book: Book, squadron: Squadron, { n, mods }: ReturnType<typeof withdrawal>): Why {
  const of = squadronOf(book, squadron.id);
  const what = `the morale of ${book.sides.find(({ id }) => id === of.side)?.name} ${of.name}`;
  return { rule: 'FA-11.2.3', what, by: of.side, test: { of: 'each', is: 'atLeast', n }, mods };
}

function withdraw(s: FaState, t: FaTable, squadron: Squadron): void {
  const turn = s.clock.turn + 1;
  squadron.withdraws = turn;
  const alone = s.open.strays.filter(({ id }) => rootOf(s, id).id === squadron.id && isActive(shipCalled(s, id)));
  for (const stray of alone) stray.withdraws = turn;
  // FA-4.6.6 Ships out of command withdraw with it.
  t.tell(() => ({
    kind: 'withdraws',
    squadron: squadron.id,
    turn,
    ...(alone.length > 0 && { alone: alone.map(({ id }) => id) }),
  }));
}
