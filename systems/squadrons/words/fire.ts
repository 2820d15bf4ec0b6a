// Fire in words: a squadron's shots in a line, and what all fire at a squadron came to.

import type { Book } from '../rules/book.ts';
import type { DamageResult, Event } from '../rules/events.ts';
import { squadronOf, weaponName } from '../rules/roster.ts';
import { count, craftName, squadronName } from './names.ts';

type Of<K extends Event['kind']> = Extract<Event, { kind: K }>;

/** What is told of one craft when all fire of a round takes effect. */
export type Effect = Of<'damaged'> | Of<'ionized'> | Of<'destroyed'>;

/** `Red, 4 craft with laser cannons at Alpha, range 3, short`. */
export function shotWords(book: Book, { squadron: id, weapon, target, shooters, range, band }: Of<'declared'>): string {
  const card = squadronOf(book, id).card.weapons.find(one => one.id === weapon);
  const name = card ? weaponName(card) : weapon;
  return `${squadronName(book, id)}, ${count(shooters.length, 'craft', 'craft')} with ${name} at ${squadronName(book, target)}, range ${range}, ${band}`;
}

/** `2 hits: Alpha 3 twice, destroyed`. What each volley does is rolled apart from all others. */
export function cameWords(book: Book, { target, hits, craft }: Of<'struck'>): string {
  if (hits === 0) return 'no hit';
  return `${count(hits, 'hit', 'hits')}: ${craft.map(one => blowWords(book, target, one)).join('; ')}`;
}

const TIMES: readonly string[] = ['', '', ' twice'];

function blowWords(book: Book, target: string, { craft, hits, damage, ion, destroyed }: DamageResult): string {
  const did = destroyed
    ? 'destroyed'
    : [damage > 0 ? 'damaged' : '', ion > 0 ? count(ion, 'ion counter', 'ion counters') : ''].filter(Boolean).join(', ');
  return `${craftName(squadronOf(book, target), craft)}${TIMES[hits] ?? ` ${hits} times`}, ${did || 'no effect'}`;
}

/** `8 shots, 3 hits, Alpha 2 damaged, Alpha 3 destroyed`. */
export function volleyWords(book: Book, fire: { shots: number; hits: number }, effects: readonly Effect[]): string {
  const hits = fire.hits === 0 ? 'no hit' : count(fire.hits, 'hit', 'hits');
  const none = fire.hits > 0 && effects.length === 0 ? ['no effect'] : [];
  return [count(fire.shots, 'shot', 'shots'), hits, ...none, ...effects.map(one => effectWords(book, one))].join(', ');
}

function effectWords(book: Book, effect: Effect): string {
  const name = craftName(squadronOf(book, effect.squadron), effect.craft);
  if (effect.kind === 'destroyed') return `${name} destroyed`;
  if (effect.kind === 'damaged')
    return `${name} damaged${effect.total > 1 ? `, ${count(effect.total, 'marker', 'markers')} now` : ''}`;
  return `${name} ionized, ${count(effect.total, 'counter', 'counters')} now${effect.frozen ? ', frozen' : ''}`;
}
