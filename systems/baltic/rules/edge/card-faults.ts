// Every fault of sheets that a schema cannot see. `at` points into the list: `/0/weapons/1/arc`.

import type { Refusal } from '@flagplot/kernel';
import type { Card, Class, VesselType, WeaponCard, WeaponKind } from '../cards.ts';
import type { Charts } from '../charts.ts';
import { faultsAmong, repeatFaults } from './faults.ts';

/** Everything wrong with a set of sheets. */
export function cardFaults(cards: readonly Card[], charts: Pick<Charts, 'profiles'>): Refusal[] {
  return [
    ...repeatFaults(cards, '', 'BB-1.2.5'),
    ...cards.flatMap((card, i) => [
      ...hullFaults(card, `/${i}`),
      ...moveFaults(card, charts, `/${i}`),
      ...repeatFaults(card.weapons, `/${i}/weapons`, 'BB-1.2.5'),
      ...slotFaults(card, `/${i}`),
      ...card.weapons.flatMap((weapon, j) => weaponFaults(weapon, `/${i}/weapons/${j}`)),
    ]),
  ];
}

/** BB-1.1.9 to BB-1.1.11 The class of each type. */
const CLASSES: Readonly<Record<VesselType, Class>> = {
  dreadnought: 'B',
  battleship: 'B',
  carrier: 'B',
  cruiser: 'C',
  frigate: 'C',
  freighter: 'C',
  submersible: 'C',
  destroyer: 'D',
  'small-submersible': 'D',
  'sky-battleship': 'B',
  'sky-carrier': 'B',
  'sky-cruiser': 'C',
  'aerial-corvette': 'D',
};

/** BB-1.1.9, BB-1.1.10, BB-1.1.11 class by type; BB-1.1.1 one ship; BB-1.2.3, BB-1.2.4 boxes; BB-6.2.1 an even footprint; a deck has a hangar. */
function hullFaults(card: Card, at: string): Refusal[] {
  const { name, type, rating, vessels, hull, black, size, flightDeck, hangar } = card;
  const row = { B: 'BB-1.1.9', C: 'BB-1.1.10', D: 'BB-1.1.11' }[CLASSES[type]];
  const isSotl = rating === 'sotl';
  return faultsAmong(at, [
    [card.class !== CLASSES[type], row, 'class', `${name} is a ${type}, which is of class ${CLASSES[type]}.`],
    [isSotl && vessels !== 1, 'BB-1.1.1', 'vessels', `${name} is a Ship-of-the-Line, and there are ${vessels} of her.`],
    [!isSotl && hull !== 1, 'BB-1.2.4', 'hull', `${name} is unrated and has ${hull} boxes; such a vessel has one.`],
    [black < 1 || black > hull, 'BB-1.2.3', 'black', `${name} has ${black} black boxes of ${hull}.`],
    [size.some(n => n % 2 !== 0), 'BB-6.2.1', 'size', `The footprint of ${name} is not of even numbers of mils.`],
    [size[1] > size[0], 'BB-6.2.1', 'size', `${name} is wider than she is long.`],
    [
      (flightDeck === undefined) !== (hangar === undefined),
      'BB-3.5.4',
      'hangar',
      `${name} has a deck or a hangar without the other.`,
    ],
  ]);
}

/** BB-1.2.6 A telegraph of the chart and a template; BB-2.1.21 an aerial corvette has neither, but BB-3.1.11 a greatest speed. */
function moveFaults(card: Card, { profiles }: Pick<Charts, 'profiles'>, at: string): Refusal[] {
  const { name, type, telegraph, template, maxSpeed } = card;
  const isFree = type === 'aerial-corvette';
  const ids = Object.keys(profiles).join(', ');
  return faultsAmong(at, [
    [isFree && telegraph !== undefined, 'BB-2.1.21', 'telegraph', `${name} is an aerial corvette, which has no telegraph.`],
    [isFree && template !== undefined, 'BB-3.1.12', 'template', `${name} is an aerial corvette, which turns freely.`],
    [
      isFree !== (maxSpeed !== undefined),
      'BB-3.1.11',
      'maxSpeed',
      `Aerial corvettes have a greatest speed, and no others: ${name}.`,
    ],
    [!isFree && template === undefined, 'BB-3.1.4', 'template', `${name} has no template to turn by.`],
    [!isFree && telegraph === undefined, 'BB-1.2.6', 'telegraph', `${name} has no telegraph.`],
    [
      telegraph !== undefined && !(telegraph in profiles),
      'BB-1.2.6',
      'telegraph',
      `There is no telegraph ${telegraph}; there is ${ids}.`,
    ],
  ]);
}

/** BB-1.2.7 Each face of a d10 names one weapon of a Ship-of-the-Line; unrated vessels have no slots. */
function slotFaults({ name, rating, weapons }: Card, at: string): Refusal[] {
  const faces = weapons.flatMap(({ slots = [] }) => slots);
  const isSotl = rating === 'sotl';
  const odd = TEN.filter(face => faces.filter(one => one === face).length !== 1);
  return faultsAmong(at, [
    [
      isSotl && weapons.length > 0 && odd.length > 0,
      'BB-1.2.7',
      'weapons',
      `${name}: ${odd.join(', ')} of a d10 names no weapon, or two.`,
    ],
    [!isSotl && faces.length > 0, 'BB-1.2.7', 'weapons', `${name} is unrated, and no d10 names her weapons.`],
  ]);
}

const TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Which kinds have a size of ordnance, a range, an arc. */
const CALIBRED: readonly WeaponKind[] = ['gun', 'rocket'];
const RANGED: readonly WeaponKind[] = ['gun', 'rocket', 'tesla', 'beam'];

function weaponFaults({ name, kind, cal, arc, range, ammo }: WeaponCard, at: string): Refusal[] {
  const isTube = kind === 'torpedo';
  const has = (value: unknown): boolean => value !== undefined;
  return faultsAmong(at, [
    [
      CALIBRED.includes(kind) !== has(cal),
      'BB-1.2.8',
      'cal',
      `Guns and rockets have an ordnance size, and nothing else: ${name}.`,
    ],
    [RANGED.includes(kind) !== has(range), 'BB-3.2.7', 'range', `Torpedoes and bombs have no range, all else has: ${name}.`],
    [(kind !== 'bomb') !== has(arc), 'BB-3.2.8', 'arc', `A bomb bay has no arc, all else has: ${name}.`],
    [has(arc) && isTube !== arc!.startsWith('fix'), 'BB-3.3.3', 'arc', `Tubes are fixed, and nothing else is: ${name}.`],
    [isTube !== has(ammo), 'BB-3.3.4', 'ammo', `Torpedoes have boxes of ammunition, and nothing else has: ${name}.`],
  ]);
}
