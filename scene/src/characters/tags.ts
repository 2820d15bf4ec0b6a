/** Short tags for units and squadrons where a name has no room: one's own in capitals, all others in small letters. */

import type { Hex } from '@flagplot/hexes';
import { areOpposed, ofKind, type Place, type Scene, type UnitItem } from '../index.ts';
import type { Ink } from './canvas.ts';

/** What a unit is written as. */
export interface Tag {
  /** Of its squadron: `R`, `a`. */
  readonly letter: string;
  /** Within it: `3`; empty where it is alone. */
  readonly number: string;
}

/** A unit of the table with its tag, and whose it is. */
export interface Tagged<P extends Place = Hex> {
  readonly unit: UnitItem<P>;
  readonly tag: Tag;
  readonly ink: Ink;
  /** Its squadron, or itself where it has none. */
  readonly squadron: string;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Every unit with its tag, in the order of the scene. The tag stays as long as the squadron has anybody left to be drawn. */
export function tagsOf<P extends Place>(scene: Scene<P>): Tagged<P>[] {
  const units = ofKind(scene.items, 'unit');
  const mine = units.find(one => one.role === 'mine')?.side;
  const letters = lettersOf(scene, units);
  const places = new Map<string, number>();
  return units.map(unit => {
    const squadron = unit.squadron ?? unit.id;
    const place = (places.get(squadron) ?? 0) + 1;
    places.set(squadron, place);
    const letter = letters.get(squadron) ?? '?';
    return { unit, squadron, tag: { letter, number: numberOf(unit, place) }, ink: inkOf(scene, mine, unit) };
  });
}

/** Of a battle one has no side in, the first side is written as one's own would be. */
function inkOf(scene: Scene<Place>, mine: string | undefined, { role, side }: UnitItem<Place>): Ink {
  const own = mine ?? ofKind(scene.items, 'unit')[0]?.side ?? side;
  if (role === 'mine' || side === own) return 'own';
  return areOpposed(scene, own, side) ? 'foe' : 'friend';
}

/** The number of `A3`, what it is called among its own, or its place in the list; nothing for one that sails alone. */
function numberOf({ tag, number, squadron }: UnitItem<Place>, place: number): string {
  if (number !== undefined) return number;
  if (tag !== undefined) return /\d+$/.exec(tag)?.[0] ?? '';
  return squadron === undefined ? '' : String(place);
}

/** A letter for each squadron, its own where no other of those it could be mistaken for has that. */
function lettersOf(scene: Scene<Place>, units: readonly UnitItem<Place>[]): Map<string, string> {
  const names = new Map(ofKind(scene.items, 'group').map(({ id, name }) => [id, name]));
  const letters = new Map<string, string>();
  for (const isMine of [true, false]) {
    const free = new Set(LETTERS);
    for (const unit of units.filter(one => (one.role === 'mine') === isMine)) {
      const squadron = unit.squadron ?? unit.id;
      if (letters.has(squadron)) continue;
      const letter = freeLetter(free, unit.tag ?? names.get(squadron) ?? unit.name);
      free.delete(letter);
      letters.set(squadron, isMine ? letter : letter.toLowerCase());
    }
  }
  return letters;
}

/** The first letter of a name that is free, else the first free one. */
function freeLetter(free: ReadonlySet<string>, name: string): string {
  const own = [...name.toUpperCase()].find(one => free.has(one));
  return own ?? [...free][0] ?? '*';
}
