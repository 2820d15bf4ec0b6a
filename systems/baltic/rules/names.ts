// What sides, units, vessels and weapons are called.

import type { Side } from '@flagplot/kernel';
import type { Book, UnitOfBook } from './book.ts';
import type { Planes } from './cards.ts';
import type { Id } from './orders.ts';

type Roll = Pick<Book, 'units' | 'cards'>;

/** The scenario's word for a side. */
export function sideName({ sides }: Pick<Book, 'sides'>, side: Side): string {
  return sides.find(({ id }) => id === side)?.name ?? side;
}

/** `The last turn is over: Sweden-Denmark won`, or `a draw`: how a battle ended, and who has won it. */
export function endedWords({ sides }: Pick<Book, 'sides'>, ended: string, winners: readonly Side[]): string {
  const won = sides.filter(({ id }) => winners.includes(id)).map(({ name }) => name);
  return `${ended}: ${won.length > 0 ? `${won.join(' and ')} won` : 'a draw'}`;
}

/** `Vasa`, `Stamm, First`: a unit, or what is no unit by its id. */
export function unitName({ units }: Pick<Book, 'units'>, unit: Id): string {
  return units.find(({ id }) => id === unit)?.name ?? unit;
}

/** `Vasa`, `Sund 2`: a ship by her own name, a vessel of a squadron by its number there. */
export function vesselName(book: Pick<Book, 'units'>, vessel: Id): string {
  const unit = unitWith(book, vessel);
  if (!unit) return vessel;
  return unit.vessels.length === 1 ? unit.name : `${unit.name} ${unit.vessels.indexOf(vessel) + 1}`;
}

/** `platform III`: features have ids alone. */
export function featureName(id: Id): string {
  return id.replaceAll('-', ' ').replace(/\bi+$/, numeral => numeral.toUpperCase());
}

/** Who or what is fired at: a vessel, or a structure. */
export function targetName(book: Pick<Book, 'units' | 'features'>, id: Id): string {
  return book.features.some(feature => feature.id === id) ? featureName(id) : vesselName(book, id);
}

/** `salvo 3`. */
export function salvoName(salvo: Id): string {
  return salvo.replace('-', ' ');
}

type Models = Pick<Book, 'units' | 'sides' | 'aeroplanes'>;

/** `bombers 2 of Sweden`: a marker, or a vessel. */
export function modelName(book: Models, model: Id): string {
  const squadron = squadronOf(book, model);
  return squadron ? `${squadron.name} of ${sideName(book, squadron.side)}` : vesselName(book, model);
}

/** `bombers 2`: the same to whoever owns them. */
export function ownName(book: Models, model: Id): string {
  return squadronOf(book, model)?.name ?? vesselName(book, model);
}

/** What the id of a marker says of it. */
function squadronOf(book: Models, model: Id): { name: string; side: Side } | undefined {
  const [, side, type, n] = /^(.+?)-(torpedo-bomber|bomber|fighter)-(\d+)$/.exec(model) ?? [];
  const card = type === undefined ? undefined : book.aeroplanes[type as Planes];
  return card && side !== undefined && !unitWith(book, model) ? { name: `${small(card.name)} ${n}`, side } : undefined;
}

/** `Sund`, `Sund 2`, `Bombers 2 of Sweden`, `Platform III`, `Salvo 3`: whoever or whatever an id stands for, as a sentence begins with it. */
export function nameOf(book: Models & Pick<Book, 'features'>, id: Id): string {
  if (book.features.some(feature => feature.id === id)) return capital(featureName(id));
  if (book.units.some(unit => unit.id === id)) return unitName(book, id);
  return capital(/^salvo-\d+$/.test(id) ? salvoName(id) : modelName(book, id));
}

/** The same of several: `Sund 1, Sund 3`. */
export function namesOf(book: Parameters<typeof nameOf>[0], ids: readonly Id[]): string {
  return ids.map(id => nameOf(book, id)).join(', ');
}

/** `fore turrets`: a weapon of a vessel in a sentence. */
export function weaponName(book: Roll, vessel: Id, weapon: Id): string {
  const unit = unitWith(book, vessel);
  const name = unit && book.cards[unit.card]?.weapons.find(({ id }) => id === weapon)?.name;
  return name === undefined ? weapon.replaceAll('-', ' ') : small(name);
}

/** `1 point`, `3 points`. */
export function count(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`;
}

/** `no dice`, `1 die`, `6 dice`. */
export function diceWords(dice: number): string {
  return dice === 0 ? 'no dice' : count(dice, 'die', 'dice');
}

/** A sentence begins large. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** And goes on small. */
function small(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

function unitWith({ units }: Pick<Book, 'units'>, vessel: Id): UnitOfBook | undefined {
  return units.find(({ vessels }) => vessels.includes(vessel));
}
