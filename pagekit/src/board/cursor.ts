/** Where the keyboard's cursor goes. */

import { ofKind, type Place, type Scene, type UnitItem } from '@flagplot/scene';
import type { Ground } from './ground.ts';

/** A scene with the ground it lies on. */
export interface Grounded {
  scene: Scene<Place>;
  ground: Ground;
}

/** The units in the order Tab visits them, one of each place: by distance from where the walk began, then as they are listed. */
export function walk({ scene, ground }: Grounded, from: Place): UnitItem<Place>[] {
  const there = ofKind(scene.items, 'unit').filter(unit => !unit.lost);
  const firsts = [...Map.groupBy(there, unit => ground.key(unit.at)).values()].flatMap(here => here.slice(0, 1));
  return firsts.toSorted((a, b) => ground.distance(from, a.at) - ground.distance(from, b.at));
}

/** Where the cursor begins: at the unit in hand, else at the first of one's own, else in the middle of the sheet. */
export function beginning({ scene, ground }: Grounded, inHand: string | undefined): Place {
  const units = ofKind(scene.items, 'unit').filter(unit => !unit.lost);
  const first =
    units.find(unit => unit.id === inHand) ??
    units.find(unit => unit.squadron !== undefined && unit.squadron === inHand) ??
    units.find(unit => unit.role === 'mine') ??
    units[0];
  return first?.at ?? ground.centre();
}

/**
 * Which of several things at one place is meant: the first, or, where the last taken is among them, the one after it, round and
 * round.
 */
export function nextOf<T extends { id: string }>(here: readonly T[], taken: string | undefined): T | undefined {
  const at = here.findIndex(one => one.id === taken);
  return here[(at + 1) % here.length];
}
