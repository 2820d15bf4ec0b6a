// The fleet fight: a game small enough to be written for any engine, and what all its versions share.
// Two fleets of six. The sides fire in turn, one ship at one enemy: a d6 for each gun, 5 and 6 hit. A hit takes a point of hull, every
// second one a gun as well. The fight ends when a fleet is sunk.

import { canonical, sha256 } from '@flagplot/kernel';

export type Fleet = 'red' | 'blue';
export const FLEETS: readonly [Fleet, Fleet] = ['red', 'blue'];

const SHIPS = 6;
const HULL = 6;
/** What a die must show to hit. */
export const NEEDS = 5;

export interface Ship {
  side: Fleet;
  hull: number;
  guns: number;
}

export interface Sea {
  ships: Ship[];
  /** Who fires next. */
  next: Fleet;
  winner: Fleet | null;
}

/** Who fires at whom: places in the list of ships. */
export interface Shot {
  firer: number;
  target: number;
}

/** One fight as every engine plays it again: the seed of its dice, and its shots in their order. The dice of a shot are the stream of its step. */
export interface Fight {
  seed: string;
  shots: readonly Shot[];
}

export function enemyOf(side: Fleet): Fleet {
  return side === 'red' ? 'blue' : 'red';
}

/** Both fleets whole. */
export function atSea(): Sea {
  const fleet = (side: Fleet): Ship[] => Array.from({ length: SHIPS }, () => ({ side, hull: HULL, guns: HULL / 2 }));
  return { ships: [...fleet('red'), ...fleet('blue')], next: 'red', winner: null };
}

/** What hits do, and whose turn it is then. Changes the sea. */
export function strike(sea: Sea, target: Ship, hits: number): void {
  target.hull = Math.max(0, target.hull - hits);
  target.guns = Math.ceil(target.hull / 2);
  if (sea.ships.every(ship => ship.side !== target.side || ship.hull === 0)) sea.winner = sea.next;
  sea.next = enemyOf(sea.next);
}

/** Whether a shot is lawful: an own ship afloat at an enemy afloat. */
export function stands({ ships, next, winner }: Sea, { firer, target }: Shot): boolean {
  const [from, at] = [ships[firer], ships[target]];
  return winner === null && from?.side === next && from.hull > 0 && at?.side === enemyOf(next) && at.hull > 0;
}

/** One text for the ends of many fights, the same from every engine. */
export function checksum(ends: readonly Sea[]): string {
  return sha256(canonical(ends.map(({ ships, next, winner }) => ({ ships, next, winner }))));
}
