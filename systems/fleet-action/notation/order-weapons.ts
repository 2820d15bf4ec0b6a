// Weapons as people name them: `lasers`, `heavy laser`, `pulse cannons`.

import { listWords } from '@flagplot/manifest';
import type { Nameable, Phrase } from '@flagplot/manifest/orders';
import { bare, singulars, strangerSay } from '@flagplot/manifest/orders';
import type { ShipOfBook } from '../rules/book.ts';
import type { Mount } from '../rules/cards.ts';

/** The weapons of a ship, by their ids on its card. */
function weaponsOf(of: ShipOfBook): Nameable[] {
  return of.weapons.map(({ name }, i) => ({ id: (of.card.mounts[i] as Mount).weapon, name: name.toLowerCase() }));
}

/** The weapons of a ship that some words mean: the one so called, else all in whose names they stand. One or many is the same. */
export function weaponsNamed(of: ShipOfBook, words: string): Nameable[] {
  const asked = singulars(words);
  const weapons = weaponsOf(of);
  const exact = weapons.filter(({ id, name }) => asked.some(word => [bare(id), bare(name)].includes(word)));
  return exact.length > 0 ? exact : weapons.filter(({ name }) => asked.some(word => bare(name).includes(word)));
}

/** A weapon as it is typed for its ship. */
export function weaponText(of: ShipOfBook, id: string): string {
  const name = weaponsOf(of).find(one => one.id === id)?.name ?? id;
  const [first, ...others] = weaponsNamed(of, name);
  const isPlain = /^[\p{L}\p{N}' .-]+$/u.test(name) && !/(^| )(at|on|and|all|everything)( |$)|^\d/.test(name);
  return isPlain && first?.id === id && others.length === 0 ? name : id;
}

/** Words that end a list of weapons. */
const ENDS: readonly string[] = ['at', 'on'];

/** Reads a list of weapons up to `at`, each by its words; none, or `everything`: whatever bears. What none of these ships carries is a fault. */
export function readWeapons(it: Phrase, ships: readonly ShipOfBook[]): string[] {
  const carried = [...new Set(ships.flatMap(of => weaponsOf(of).map(({ name }) => name)))];
  const named: string[] = [];
  for (;;) {
    it.offer('at', ...carried);
    if (!it.next || ENDS.includes(it.next.text.toLowerCase())) break;
    it.skip('with', 'its', 'their', 'the');
    if (it.says('everything', 'all')) continue;
    const first = it.next;
    const words = wordsOf(it);
    if (words === '') break;
    if (ships.some(of => weaponsNamed(of, words).length > 0)) named.push(words);
    else it.fault(strangerSay(ownersText(ships), words, carried), first);
    it.also();
  }
  return named;
}

/** `Quel`, `one of Quel, Dath and Rok`. */
function ownersText(ships: readonly ShipOfBook[]): string {
  const names = listWords(ships.map(({ name }) => name));
  return ships.length > 1 ? `one of ${names}` : names;
}

/** The words up to a comma, an `and` or the end of the list. */
function wordsOf(it: Phrase): string {
  const words: string[] = [];
  while (it.next && it.next.kind !== 'mark' && ![...ENDS, 'and', '&', '+'].includes(it.next.text.toLowerCase()))
    words.push(it.take()?.text ?? '');
  return words.join(' ');
}
