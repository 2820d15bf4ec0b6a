// Squadrons and their weapons as orders name them.

import { type Nameable, singulars, typedName } from '@flagplot/manifest/orders';
import type { SquadronOfBook } from '../rules/book.ts';
import { enemiesOf, squadronOf, squadronsOf, weaponName } from '../rules/roster.ts';
import type { Squadrons, SqView } from '../rules/state.ts';

type Kind = keyof Squadrons['asks'];

/** What an order answers, as the notation knows it. */
export interface Asked<K extends Kind> {
  readonly about: Squadrons['asks'][K]['about'];
  readonly laid?: Squadrons['asks'][K]['order'];
  readonly best?: Squadrons['asks'][K]['order'];
}

/** Words that begin a phrase and are no squadron, unless they are quoted. */
const WORDS: readonly string[] = ['all', 'everybody', 'everyone', 'hold', 'best', 'leave', 'nobody', 'jam', 'jams', 'fire'];
/** What a path is made of. */
const STEPS = /^(\d*[flr]\d*)+$/;

/** Whether a word means something else than a squadron. */
export function isTaken(word: string): boolean {
  return WORDS.includes(word) || STEPS.test(word) || /^\d/.test(word);
}

/** A squadron as it is typed. */
export function squadronText({ book }: Pick<SqView, 'book'>, id: string): string {
  const of = book.squadrons.find(one => one.id === id);
  return of ? typedName(of, book.squadrons, isTaken) : id;
}

/** The squadrons of the view's own side with craft on the map. */
export function ownSquadrons(v: SqView): SquadronOfBook[] {
  return squadronsOf(v, v.side).map(({ id }) => squadronOf(v.book, id));
}

/** Those it may fire at. */
export function enemySquadrons(v: SqView): SquadronOfBook[] {
  return enemiesOf(v, v.side).map(({ id }) => squadronOf(v.book, id));
}

/** A weapon of a card, by its id and as it is spoken of. */
export function weaponsOf({ card }: SquadronOfBook): Nameable[] {
  return card.weapons.filter(({ kind }) => kind !== 'jammer').map(one => ({ id: one.id, name: weaponName(one) }));
}

/** Whether a word means one of these weapons: its name, the beginning or any word of it, one or many. */
export function weaponNamed(text: string, weapons: readonly Nameable[]): Nameable | undefined {
  const asked = singulars(text);
  const has = (is: (word: string) => boolean) =>
    weapons.find(({ id, name }) => [id, name, ...name.split(' ')].some(word => singulars(word).some(is)));
  return has(word => asked.includes(word)) ?? has(word => asked.some(one => word.startsWith(one)));
}
