// What ships, their weapons and options are called where people read and type.

import type { Names } from '@flagplot/manifest/text';
import { namesOf } from '@flagplot/manifest/text';
import { ships } from '../data/cards/ships.ts';
import type { ShipCard, WeaponType } from '../rules/cards.ts';
import type { PurchaseOption } from '../rules/charts.ts';
import { asId, idWords } from '../rules/names.ts';
import type { BoughtShip } from '../rules/opening/force.ts';

const WEAPONS: Readonly<Record<WeaponType, string>> = {
  'ph-1': 'phaser-1',
  'ph-2': 'phaser-2',
  'ph-3': 'phaser-3',
  'ph-4': 'phaser-4',
  'ph-g': 'gatling phaser',
  photon: 'photon',
  disruptor: 'disruptor',
  fusion: 'fusion beam',
  hellbore: 'hellbore',
  'plasma-r': 'plasma R',
  'plasma-s': 'plasma S',
  'plasma-g': 'plasma G',
  'plasma-f': 'plasma F',
  'plasma-d': 'plasma-D rack',
  'trb-heavy': 'heavy repulsor',
  'trb-light': 'light repulsor',
  mauler: 'mauler',
  rack: 'drone rack',
  add: 'anti-drone',
  esg: 'expanding field',
  'web-generator': 'web generator',
  'web-caster': 'web caster',
  'special-sensor': 'special sensor',
  displacement: 'displacement device',
  option: 'option mount',
};

/** `6 phaser-1, 4 photon`: the weapons of a card by their types, in its order. */
export function armsWords({ weapons }: ShipCard): string {
  const types = [...new Set(weapons.map(({ type }) => type))];
  return types.map(type => `${weapons.filter(one => one.type === type).length} ${WEAPONS[type]}`).join(', ');
}

/** Options as they are typed. */
export const OPTION_WORDS: readonly PurchaseOption[] = [
  't-bomb',
  'space-mine',
  'boarding-party',
  'drone-m',
  'drone-f',
  'mrs',
  'scatter-pack',
  'mech-link',
  'booster-pack',
];

/** Cards that come with the system by their ids and their names. */
export const cardNames: Names = namesOf(ships);

/** What they are called. */
export const CARDS: readonly string[] = ships.map(({ name }) => name);

/** A ship without its id: `heavy cruiser, t-bomb 2`; a card that does not come with the system by its id, in quotation marks. */
export function shipWords({ card, options = [] }: BoughtShip): string {
  const name = ships.find(({ id }) => id === card)?.name ?? `"${card}"`;
  return [name, ...options.map(({ id, n }) => `${id} ${n}`)].join(', ');
}

/** The name of a card that comes with the system as ids have it: TP-6.5.3 of what it is seen as, for ids are read by all. */
export function classId(card: string): string {
  const found = ships.find(({ id }) => id === card);
  return found?.cover === undefined ? asId(found?.name ?? card) : classId(found.cover);
}

/** `heavy cruiser 2`: a card and the number in the id of a ship; a name of its owner's stands beside that of the card. */
export function shipName(card: string, plain: string, id: string): string {
  if (id === plain) return card;
  return id.startsWith(`${plain}-`) ? `${card} ${id.slice(plain.length + 1)}` : `${card}, ${idWords(id)}`;
}
