// What ships, fighters and abilities are called where fleets are written and read, and how ships are christened.

import type { Names } from '@flagplot/manifest/text';
import { namesOf, slug } from '@flagplot/manifest/text';
import * as printed from '../data/index.ts';
import type { Ability } from '../rules/abilities/commanders.ts';
import { ABILITIES } from '../rules/abilities/commanders.ts';
import type { BoughtFleet, BoughtShip } from '../rules/muster/fleet.ts';
import type { FleetForce } from './force-file.ts';

/** Abilities as they are typed. */
export const ABILITY_WORDS: readonly Ability[] = ABILITIES;

/** Ships that come with the system by their ids and their names, and what they are called. */
export const cardNames: Names = namesOf(printed.ships);
export const CARDS: readonly string[] = printed.ships.map(({ name }) => name);

/** Fighters that come with the system by their ids. */
export const FIGHTERS: readonly string[] = printed.fighters.map(({ id }) => id);

const LONGEST_ID = 40;

/** An id that is not taken, of a name or another id. */
export function idFor(name: string, taken: ReadonlySet<string>): string {
  const plain = slug(name).replaceAll(/[^a-z0-9-]/g, '');
  const whole = /^[a-z]/.test(plain) ? plain : `ship-${plain}`;
  for (let n = 1; ; n += 1) {
    const ending = n === 1 ? '' : `-${n}`;
    const id = `${whole.slice(0, LONGEST_ID - ending.length).replace(/-$/, '')}${ending}`;
    if (!taken.has(id)) return id;
  }
}

/** The ids of a fleet: FA-4.6.5 ships and squadrons share them. */
export function idsOf({ squadrons }: BoughtFleet): Set<string> {
  return new Set(squadrons.flatMap(({ id, ships }) => [id, ...ships.map(ship => ship.id)]));
}

/** `A`, `B`: the first letter that names no squadron. */
export function letterFor({ squadrons }: BoughtFleet): string {
  for (let n = 0; ; n += 1) {
    const letter = n < 26 ? String.fromCharCode('A'.charCodeAt(0) + n) : `Squadron ${n + 1}`;
    if (!squadrons.some(({ name }) => name === letter)) return letter;
  }
}

/** The id of a squadron by its name. */
export function squadronId(name: string, taken: ReadonlySet<string>): string {
  return idFor(`squadron-${name}`, taken);
}

/** `Omega 2`: the class without what kind of ship it is, and a number that no ship of the fleet has with it. */
export function nameFor({ squadrons, homeMade = [] }: Pick<FleetForce, 'squadrons' | 'homeMade'>, card: string): string {
  const [word = card] = ([...homeMade, ...printed.ships].find(({ id }) => id === card)?.name ?? card).split(' ');
  const taken = new Set(squadrons.flatMap(({ ships }) => ships.map(({ name }) => name)));
  for (let n = 1; ; n += 1) if (!taken.has(`${word} ${n}`)) return `${word} ${n}`;
}

/** A ship without her name: `G'Quan heavy cruiser, frazi 2, stubborn`; a card that does not come with the system by its id, in quotation marks. */
export function shipWords({ card, flights = [], escort, abilities = [] }: BoughtShip): string {
  const name = printed.ships.find(({ id }) => id === card)?.name ?? `"${card}"`;
  return [name, ...counts(flights), ...counts(abilities), ...(escort ? ['escort'] : [])].join(', ');
}

/** `frazi 2`, `stubborn`: each once, in the order of the list, with its number where there are several. */
function counts(words: readonly string[]): string[] {
  return [...new Set(words)].map(word => {
    const n = words.filter(other => other === word).length;
    return n > 1 ? `${word} ${n}` : word;
  });
}
