// Energy mines by chance: under way from ships of both sides, some of them due now, near whatever is about.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { RollDie } from '@flagplot/kernel';
import type { Pattern } from '../../rules/open.ts';
import type { FaState } from '../../rules/state.ts';
import { hexOf, isAlive } from './adapter.ts';
import { one } from './ask.ts';
import { pulseOf } from './fire.ts';
import type { Mines } from './mines.ts';
import { sidesInOrder } from './sides.ts';

/** The most mines of one ship: two of them together come to every row of the chart. */
const MOST = 14;
/** Hexes from the middle of a pattern to the unit that it was meant for. */
const WIDE = 3;

/** Lays a pattern for some of the squadrons that have mines. Gives those that go off in this pulse, in the order of the sides. */
export function layMines(s: FaState, die: RollDie): Mines[] {
  delete s.open.mines;
  for (const { id } of s.book.sides) delete s.sealed[id]!.mines;
  if (!s.book.chapters.includes('mines')) return [];
  const laid = s.book.squadrons.flatMap(({ id, side, ships }) => {
    const launchers = ships.filter(i => s.book.ships[i]!.weapons.some(({ delivery }) => delivery === 'proximity'));
    return launchers.length === 0 || die(2) === 1 ? [] : [{ side, ...layOne(s, { squadron: id, side, launchers }, die) }];
  });
  return sidesInOrder(s).flatMap(side => laid.filter(pattern => pattern.side === side && pattern.isDue));
}

interface Launching {
  squadron: string;
  side: string;
  launchers: readonly number[];
}

/** FA-2.2.3 A pattern, its aim open to all or still in the folder. */
function layOne(s: FaState, { squadron, side, launchers }: Launching, die: RollDie): Mines & { isDue: boolean } {
  const now = pulseOf(s.clock.turn, s.open.pulse);
  const { q, r } = hexNear(s, die);
  const isDue = die(4) > 1;
  const aim = { q, r, due: isDue ? now : now + 1 };
  const ships = launchers.filter((_, n) => n === 0 || die(2) === 1).map(i => ({ ship: s.book.ships[i]!.id, mines: die(MOST) }));
  const isOpen = die(2) === 1;
  const pattern: Pattern = { squadron, turn: s.clock.turn, ships, ...(isOpen && { aim }) };
  s.open.mines = [...(s.open.mines ?? []), pattern];
  const folder = s.sealed[side]!;
  if (!isOpen) folder.mines = [...(folder.mines ?? []), { squadron, ...aim, ships: ships.map(({ ship }) => ship) }];
  return { count: ships.reduce((sum, { mines }) => sum + mines, 0), centre: hexOf({ q, r }), isDue };
}

/** A hex of the map near a ship or a flight of either side. */
function hexNear({ book: { map }, open }: FaState, die: RollDie): Hex {
  const units: Hex[] = [...open.ships.filter(isAlive), ...(open.flights ?? []).filter(({ aboard }) => !aboard)];
  const middle = units.length > 0 ? one(units, die) : hexes.hexAt(1, 1, 'columns');
  const near = hexes.within(middle, die(WIDE + 1) - 1).filter(hex => hexes.onMap(hex, map, 'columns'));
  return near.length > 0 ? one(near, die) : middle;
}
