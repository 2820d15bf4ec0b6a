// What sides, ships, weapons and boxes are called.

import type { Side } from '@flagplot/kernel';
import type { Book } from './book.ts';
import type { WeaponCard, WeaponType } from './cards.ts';
import type { Boxes, Open } from './open.ts';

/** What names are taken from. Without `open` nobody else's side is known than that of ships. */
export interface Roll {
  readonly book: Pick<Book, 'ships' | 'shipAt' | 'sides' | 'sideAt' | 'cards' | 'classes'>;
  readonly open?: Pick<Open, 'units'>;
}

/** The scenario's word for a side. */
export function sideName(side: Side, { sides, sideAt }: Pick<Book, 'sides' | 'sideAt'>): string {
  return sides[sideAt[side] as number]?.name ?? side;
}

/** `web-caster-cruiser`: a class as a part of an id. */
export function asId(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

/** Ruling R92: ships that are bought have their side before their class: `blue-heavy-cruiser-2`. */
function buyerOf({ sides }: Pick<Book, 'sides'>, id: string): Side | undefined {
  const [longest] = sides.filter(side => id.startsWith(`${side.id}-`)).sort((a, b) => b.id.length - a.id.length);
  return longest?.id;
}

/** `heavy cruiser 2`: a unit among those of its side. */
export function ownName({ book }: Pick<Roll, 'book'>, id: string): string {
  const printed = book.ships[book.shipAt[id] as number];
  if (printed) return printed.name.replace(/, [^,]*$/, '');
  const buyer = buyerOf(book, id);
  if (buyer === undefined) return idWords(id);
  const [, words = '', number = ''] = /^(.*?)(-\d+)?$/.exec(id.slice(buyer.length + 1)) ?? [];
  const card = Object.keys(book.classes).find(one => book.classes[one] === words);
  return `${card === undefined ? idWords(words) : book.cards[card]?.name}${number.replace('-', ' ')}`;
}

/** `Blue heavy cruiser 2`: a unit in a sentence. */
export function unitName({ book, open }: Roll, id: string): string {
  const printed = book.ships[book.shipAt[id] as number];
  const side = printed?.side ?? buyerOf(book, id) ?? open?.units.find(one => one.id === id)?.side;
  return side === undefined ? idWords(id) : `${sideName(side, book)} ${ownName({ book }, id)}`;
}

/** The unit that moves, of those who answer it. */
export function moverName({ v, mover }: { v: Roll; mover: { readonly id: string } | null | undefined }): string {
  return mover ? unitName(v, mover.id) : 'nobody';
}

/** What was launched, or stands on no card, goes by its id: `drone 4`, `phaser 3`, `photon A`. */
export function idWords(id: string): string {
  return id
    .split('-')
    .map((word, i) => (i > 0 && word.length === 1 ? word.toUpperCase() : word))
    .join(' ');
}

/** What a weapon of a type is called before its number. */
export const WEAPON_NAMES: Readonly<Record<WeaponType, string>> = {
  'ph-1': 'phaser',
  'ph-2': 'phaser',
  'ph-3': 'phaser',
  'ph-4': 'phaser',
  'ph-g': 'gatling phaser',
  photon: 'photon',
  disruptor: 'disruptor',
  fusion: 'fusion beam',
  hellbore: 'hellbore',
  'plasma-r': 'plasma launcher',
  'plasma-s': 'plasma launcher',
  'plasma-g': 'plasma launcher',
  'plasma-f': 'plasma launcher',
  'plasma-d': 'plasma rack',
  'trb-heavy': 'heavy repulsor',
  'trb-light': 'light repulsor',
  mauler: 'mauler',
  rack: 'drone rack',
  add: 'anti-drone',
  esg: 'field generator',
  'web-generator': 'web generator',
  'web-caster': 'web caster',
  'special-sensor': 'special sensor',
  displacement: 'displacement device',
  option: 'option mount',
};

/** `phaser 3`, `photon A`, `drone rack 1`. */
export function gunName({ type, name }: Pick<WeaponCard, 'type' | 'name'>): string {
  return `${WEAPON_NAMES[type]} ${name}`;
}

/** The same of a weapon by its id, whether the card has it or not. */
export function weaponName({ weapons }: { weapons: readonly WeaponCard[] }, id: string): string {
  const weapon = weapons.find(one => one.id === id);
  return weapon ? gunName(weapon) : idWords(id);
}

/** `phaser 3`: a weapon of a ship, as far as its card is known. */
export function weaponOf({ book, open }: Roll, unit: string, id: string): string {
  const card = open?.units.find(one => one.id === unit)?.card ?? book.ships[book.shipAt[unit] as number]?.card;
  return weaponName(book.cards[card ?? ''] ?? { weapons: [] }, id);
}

/** What boxes are called that have no name of their own. */
export const BOX_NAMES: Readonly<Record<keyof Boxes, string>> = {
  left: 'left warp engine',
  right: 'right warp engine',
  centre: 'centre warp engine',
  impulse: 'impulse engine',
  apr: 'reactor',
  battery: 'battery',
  fore: 'forward hull',
  aft: 'aft hull',
  middle: 'centre hull',
  cargo: 'cargo',
  armour: 'armour',
  bridge: 'bridge',
  flag: 'flag bridge',
  emergency: 'emergency bridge',
  auxiliary: 'auxiliary control',
  security: 'security',
  transporter: 'transporter',
  tractor: 'tractor beam',
  lab: 'lab',
  probe: 'probe launcher',
  shuttle: 'shuttle',
  damageControl: 'damage control',
  sensor: 'sensors',
  scanner: 'scanners',
  excess: 'excess damage',
  foreBank: 'forward bank',
  rearBank: 'rear bank',
};

/** `bridge`, `phaser 3`: what a `finish` order or a raid may name. */
export function boxOf(roll: Parameters<typeof weaponOf>[0], unit: string, box: string): string {
  return Object.hasOwn(BOX_NAMES, box) ? BOX_NAMES[box as keyof Boxes] : weaponOf(roll, unit, box);
}

/** `1 hex`, `3 hexes`. */
export function count(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`;
}

/** `Red, Blue and Gold`. The log is told by workers too, which have nothing of the page: hence a listing of its own. */
export function listOf(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** The same at the head of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
