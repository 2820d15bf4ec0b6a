// FA-9.2 Patterns of energy mines: how many a ship adds, how far they reach, and what they take off the die by rings.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { ShipOfBook, SquadronOfBook } from '../book.ts';
import type { Charts, MineRow, WeaponCard } from '../cards.ts';
import { factorAt } from '../combat/arcs.ts';
import { delay } from '../combat/ballistics.ts';
import { commandLost, factorUnderCommand, reach } from '../combat/numbers.ts';
import { pulseOf, ready } from '../combat/refire.ts';
import type { FireContext } from '../combat/shot.ts';
import type { Pattern } from '../open.ts';
import type { Member, Seen } from '../roster.ts';
import { firstSquadron, isActive, shipOf } from '../roster.ts';

/** FA-2.3.5 The pulse that a launch counts as. */
export const LAUNCH_PULSE = 1;

/** The place of its launcher among a ship's mounts; -1: it has none. */
export function launcherOf({ weapons }: ShipOfBook): number {
  return weapons.findIndex(({ delivery }) => delivery === 'proximity');
}

/** The card of that launcher. */
export function minesOf(of: ShipOfBook): WeaponCard {
  return of.weapons[launcherOf(of)] as WeaponCard;
}

/** FA-9.2.16, FA-2.3.5 Whether a ship has a launcher with a box left that may be used this turn. */
export function mayLaunch({ ship, of }: Member, turn: number): boolean {
  const mount = launcherOf(of);
  if (mount < 0 || !isActive(ship) || ship.weapons[mount] === 0) return false;
  return ready(of.weapons[mount] as WeaponCard, ship.fired[mount] as number, pulseOf(turn, LAUNCH_PULSE));
}

/** FA-9.2.3 Whether a hex is within reach of a ship's launcher. */
export function reaches({ ship, of }: Member, hex: Hex): boolean {
  return hexes.range(ship, hex) <= reach(minesOf(of));
}

/** FA-9.2.2 The mines that a ship launches at a hex: its factor in the arc where that lies, after damage and what its squadron is without; FA-9.2.17 a half out of command. */
export function minesAt({ open, turn }: FireContext, { ship, of }: Member, hex: Hex): number {
  const mount = launcherOf(of);
  const bearing = hexes.bearing(ship, ship.heading, hex);
  const x = Math.min(factorAt(of.factors[mount] as readonly number[], bearing), ship.weapons[mount] as number);
  return factorUnderCommand(x, commandLost(open, of, turn));
}

/** FA-9.2.5, FA-9.2.6 When mines arrive that are launched together: at the delay of the farthest ship, FA-2.3.5 counted from pulse 1. */
export function dueAt(turn: number, ships: readonly Hex[], hex: Hex): number {
  return pulseOf(turn, LAUNCH_PULSE) + delay(Math.max(...ships.map(ship => hexes.range(ship, hex))));
}

/** FA-9.2.4, FA-M06 The row of the chart for so many mines. */
export function rowFor({ mines = [] }: Pick<Charts, 'mines'>, count: number): MineRow {
  return (mines.findLast(({ from }) => from <= count) ?? mines[0]) as MineRow;
}

/** FA-9.2.4 How many hexes around its centre a pattern reaches. */
export function radiusOf({ less }: MineRow): number {
  const beyond = less.indexOf(null);
  return (beyond < 0 ? less.length : beyond) - 1;
}

/** All mines of a pattern. */
export function countOf({ ships }: Pick<Pattern, 'ships'>): number {
  return ships.reduce((sum, { mines }) => sum + mines, 0);
}

/** The squadron of the book whose ships launched a pattern. */
export function launcherSquadron(book: Seen['book'], { squadron }: Pick<Pattern, 'squadron'>): SquadronOfBook {
  return firstSquadron(book, squadron);
}

/** A ship that lies in a pattern, and how far from its centre. */
export interface InArea extends Member {
  ring: number;
}

/** FA-9.2.7, FA-9.2.12 The ships of either side that lie in an area, FA-A61 the inner ring first. */
export function inArea({ book, open }: Seen, centre: Hex, radius: number): InArea[] {
  const found = open.ships.flatMap(ship => {
    const ring = hexes.range(ship, centre);
    return isActive(ship) && ring <= radius ? [{ ship, of: shipOf(book, ship), ring }] : [];
  });
  return found.sort((a, b) => a.ring - b.ring);
}
