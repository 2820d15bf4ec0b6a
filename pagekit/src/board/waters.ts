/** Water in words. */
import { type Depth, ofKind, type Place } from '@flagplot/scene';
import type { Grounded } from './cursor.ts';

/** What water is called that has no name. */
export const DEPTHS: Readonly<Record<Depth, string>> = {
  coastal: 'Coastal water',
  shallow: 'Shallow water',
  reef: 'Reef',
  land: 'Land',
  structure: 'Structure',
};

/** What lies in a place, in small letters where it has no name of its own. */
export function watersAt({ scene, ground }: Grounded, at: Place): string[] {
  return ofKind(scene.items, 'water').flatMap(({ corners, label, depth }) =>
    ground.holds(corners, at) ? [label ?? DEPTHS[depth].toLowerCase()] : [],
  );
}
