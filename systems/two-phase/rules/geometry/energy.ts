// TP-3.1 What movement costs, from the exact fraction on the card: rounded up to whole points, once.

import type { ShipCard } from '../cards.ts';

/** Energy for a base hex: over, under. */
export type MoveCost = ShipCard['moveCost'];

/** TP-2.1.3 So many times the movement cost, rounded up. */
function times(n: number, [over, under]: MoveCost): number {
  return Math.floor((n * over + under - 1) / under);
}

/** TP-3.1.3, TP-3.1.4 Energy for a speed: two base hexes each. */
export function moveEnergy(cost: MoveCost, speed: number): number {
  return times(2 * speed, cost);
}

/** TP-3.1.5 Energy for a HET. */
export function hetEnergy(cost: MoveCost): number {
  return times(5, cost);
}

/** TP-3.1.6 Energy for erratic manoeuvres; a nimble ship pays half. */
export function erraticEnergy({ moveCost, flags }: Pick<ShipCard, 'moveCost' | 'flags'>): number {
  return times(flags?.includes('nimble') ? 3 : 6, moveCost);
}

/** TP-4.5.2 Energy for a warp TAC: a base hex. */
export function tacEnergy(cost: MoveCost): number {
  return times(1, cost);
}

/** TP-13.2.4, TP-14.2.4 The cost of two units that move as one. */
export function summedCost([over, under]: MoveCost, [more, by]: MoveCost): MoveCost {
  return [over * by + more * under, under * by];
}

/** TP-15.1.2 The greatest speed, up to a limit, that so much warp power pays for. */
export function topSpeed(cost: MoveCost, warp: number, limit: number): number {
  let speed = limit;
  while (speed > 0 && moveEnergy(cost, speed) > warp) speed -= 1;
  return speed;
}

/** Warp boxes of an unhurt ship. */
export function warpOf({ power: { left, right, centre } }: Pick<ShipCard, 'power'>): number {
  return left + right + centre;
}
