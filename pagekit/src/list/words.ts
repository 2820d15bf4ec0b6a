/** What a rule system says in the list, beside what its scene has: nothing of it is drawn on the board. */
import type { Answer, GameTypes, View } from '@flagplot/kernel';
import type { Seen } from '@flagplot/manifest';

/** What a unit is about to be ordered: said in its row after every change. */
export interface UnitOrder {
  /** The unit, or a squadron whose units have it in common. */
  unit: string;
  /** `fires at Halcyon, 12 dice`, `holds fire`, `turns to port, to 1809`. */
  says: string;
  /** The units it aims at, by their ids. */
  aims?: readonly string[];
}

/** A weapon of a unit. */
export interface Weapon {
  id: string;
  name: string;
  /** Where it bears: `fore ×2, fore port`. */
  arcs: string;
  /** How far it reaches: `short to 4, medium to 8`. */
  reach: string;
  /** Whom it could fire at now, the nearest first, with what: `Halcyon, 6: 2 dice, 6 or more, 50 %`. */
  targets: readonly { unit: string; says: string }[];
  /** Why it cannot fire at anybody now. */
  cannot?: string;
}

/** The words of one rule system for the list. */
export interface ListWords<G extends GameTypes = GameTypes> {
  /** What each unit of whoever is asked is about to be ordered by an answer as it stands, whoever made it and how. */
  orders(answer: Answer<G>, view: View<G>): readonly UnitOrder[];
  /** The weapons of a unit, of whichever side. */
  weapons(seen: Seen<G>, unit: string): readonly Weapon[];
}

/** The weapons of a unit as they are read out. */
export function weaponWords(weapons: readonly Weapon[]): string {
  if (weapons.length === 0) return 'no weapon.';
  return weapons
    .map(({ name, arcs, reach, targets, cannot }) => {
      const at = cannot ?? (targets.length > 0 ? `at ${targets.map(one => one.says).join('; ')}.` : 'nobody to fire at.');
      return `${name}, ${arcs}, ${reach}: ${at}`;
    })
    .join(' ');
}
