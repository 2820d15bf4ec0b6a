import type { Refusal } from '@flagplot/kernel';
import type { ShipCard, WeaponCard, WeaponType } from '../cards.ts';
import type { Charts } from '../charts.ts';
import { ARCS, arcParts } from '../geometry/arcs.ts';

/** What a card is checked against. */
export interface CardTerms {
  readonly charts: Pick<Charts, 'racks' | 'mounts'>;
  /** Ids of all cards that a cover may be found among. */
  readonly known: ReadonlySet<string>;
}

/** Everything wrong with a set of cards that a schema cannot see. `at` points into the list: `/0/weapons/1/arc`. */
export function cardFaults(cards: readonly ShipCard[], terms: CardTerms): Refusal[] {
  return [
    ...repeatFaults(cards, '', id => ['TP-15.1.8', `There is more than one card with the id ${id}.`]),
    ...cards.flatMap((card, index) => shipFaults(card, terms, `/${index}`)),
  ];
}

/** Things that are found by their id, so that no two share one. */
function repeatFaults(
  things: readonly { readonly id: string }[],
  at: string,
  fault: (id: string) => readonly [rule: string, say: string],
): Refusal[] {
  return things.flatMap(({ id }, i) => {
    const [rule, say] = fault(id);
    return things.findIndex(one => one.id === id) < i ? [{ rule, at: `${at}/${i}/id`, say }] : [];
  });
}

function shipFaults(card: ShipCard, terms: CardTerms, at: string): Refusal[] {
  const { weapons, name } = card;
  return [
    ...aroundFaults(card, at),
    ...powerFaults(card, at),
    ...trackFaults(card, at),
    ...coverFaults(card, terms, at),
    ...repeatFaults(weapons, `${at}/weapons`, id => [
      'TP-9.1.1',
      `${name} has two weapons with the id ${id}; fire names one of them.`,
    ]),
    ...faultsAmong(at, [
      [
        weapons.filter(({ type }) => type === 'option').length > MOST_OPTIONAL,
        'TP-15.1.5',
        'weapons',
        `${name} has more than ${MOST_OPTIONAL} option mounts.`,
      ],
    ]),
    ...weapons.flatMap((weapon, i) => weaponFaults(weapon, terms, `${at}/weapons/${i}`)),
  ];
}

/** A fitting is one number: fitting.ts. */
const MOST_OPTIONAL = 8;

/** TP-10.1.1 Six shields, or TP-11.4.5 panels in their place. */
function aroundFaults({ name, shields, panels }: ShipCard, at: string): Refusal[] {
  const both = `${name} has shields and panels; panels stand for shields.`;
  const six = `${name} has ${shields.length} shields; there are six.`;
  return faultsAmong(at, [
    [panels !== undefined && shields.length > 0, 'TP-11.4.5', 'shields', both],
    [panels === undefined && shields.length !== 6, 'TP-10.1.1', 'shields', six],
  ]);
}

/** TP-15.2.4 Batteries begin with what they can hold at most; TP-3.1.3 a movement cost is a fraction in its lowest terms. */
function powerFaults({ name, power: { battery, holds, charge = 0 }, moveCost: [over, under] }: ShipCard, at: string): Refusal[] {
  const full = `${name} begins with ${charge} in its batteries, which hold ${battery * holds}.`;
  const low = `The movement cost of ${name} is ${over}/${under}; it is written in its lowest terms.`;
  return faultsAmong(at, [
    [charge > battery * holds, 'TP-15.2.4', 'power/charge', full],
    [[2, 3, 5, 7, 11].some(prime => over % prime === 0 && under % prime === 0), 'TP-3.1.3', 'moveCost', low],
  ]);
}

/** TP-10.2.5 A track grows worse from left to right: ratings fall, the scanner rises. */
function trackFaults({ name, tracks: { damageControl, sensor, scanner } }: ShipCard, at: string): Refusal[] {
  const falls = (track: readonly number[]): boolean => track.every((n, i) => i === 0 || n <= track[i - 1]!);
  const rises = (track: readonly number[]): boolean => track.every((n, i) => i === 0 || n >= track[i - 1]!);
  const say = (track: string): string => `The ${track} track of ${name} does not grow worse box by box.`;
  return faultsAmong(`${at}/tracks`, [
    [!falls(damageControl), 'TP-10.2.5', 'damageControl', say('damage control')],
    [!falls(sensor), 'TP-10.2.5', 'sensor', say('sensor')],
    [!rises(scanner), 'TP-10.2.5', 'scanner', say('scanner')],
    [sensor.some(n => n > 6), 'TP-8.3.1', 'sensor', `A sensor of ${name} is above 6, which no die is.`],
  ]);
}

/** TP-6.5.3 What is hidden has a card to be seen as, and that card is no cover itself. */
function coverFaults({ id, name, cover, warhead }: ShipCard, { known }: CardTerms, at: string): Refusal[] {
  return faultsAmong(at, [
    [
      cover !== undefined && (!known.has(cover) || cover === id),
      'TP-6.5.3',
      'cover',
      `${name} is shown as ${cover}, of which there is no other card.`,
    ],
    [cover === undefined && warhead !== undefined, 'TP-6.5.3', 'warhead', `${name} has a warhead and no cover that hides it.`],
  ]);
}

/** Types whose `range`, `kind` and `rounds` are needed; no other has one. */
const RANGED: readonly WeaponType[] = ['disruptor'];
const OF_A_KIND: readonly WeaponType[] = ['rack', 'option'];
const OF_ROUNDS: readonly WeaponType[] = ['add', 'plasma-d'];

function weaponFaults(weapon: WeaponCard, { charts }: CardTerms, at: string): Refusal[] {
  const { type, name, arc, range, kind, rounds } = weapon;
  const odd = arcParts(arc).filter(part => !(part in ARCS));
  const needs = (types: readonly WeaponType[], value: unknown): boolean => types.includes(type) !== (value !== undefined);
  return [
    ...faultsAmong(at, [
      [odd.length > 0, 'TP-9.1.2', 'arc', `${type} ${name} bears in ${odd.join(', ')}, which is no arc.`],
      [needs(RANGED, range), 'TP-9.4.1', 'range', `A disruptor has the farthest range of its mount, and no other weapon has.`],
      [
        needs(OF_ROUNDS, rounds),
        'TP-9.4.10',
        'rounds',
        `An anti-drone and a plasma-D rack have rounds, and no other weapon has.`,
      ],
      [needs(OF_A_KIND, kind), 'TP-9.6.3', 'kind', `A rack and an option mount are of a kind, and no other weapon is.`],
    ]),
    ...kindFaults(weapon, charts, at),
  ];
}

/** TP-9.6.3 A rack of the chart; TP-15.1.5 a mount that holds what the chart of mounts has. */
function kindFaults({ type, kind }: WeaponCard, { racks, mounts }: CardTerms['charts'], at: string): Refusal[] {
  if (kind === undefined) return [];
  const mounted = mounts.some(({ id }) => id === kind);
  return faultsAmong(at, [
    [
      type === 'rack' && !(kind in racks),
      'TP-9.6.3',
      'kind',
      `There is no drone rack ${kind}; there is ${Object.keys(racks).join(', ')}.`,
    ],
    [
      type === 'option' && !mounted,
      'TP-15.1.5',
      'kind',
      `No option mount holds ${kind}; it may hold ${mounts.map(({ id }) => id).join(', ')}.`,
    ],
  ]);
}

type Check = readonly [wrong: boolean, rule: string, field: string, say: string];
const faultsAmong = (at: string, checks: readonly Check[]): Refusal[] =>
  checks.filter(([wrong]) => wrong).map(([, rule, field, say]) => ({ rule, at: `${at}/${field}`, say }));
