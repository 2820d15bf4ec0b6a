import type { Refusal } from '@flagplot/kernel';
import type { CraftCard, WeaponCard } from './cards.ts';

/** Everything wrong with a set of cards that a schema cannot see. `at` points into the list: `/0/weapons/1/range`. */
export function cardFaults(cards: readonly CraftCard[]): Refusal[] {
  return [
    ...repeated(cards, '', id => ['SQ-7.3.3', `There is more than one card with the id ${id}.`]),
    ...cards.flatMap((card, index) => craftFaults(card, `/${index}`)),
  ];
}

/** Things that are found by their id, so that no two share one. */
function repeated(
  things: readonly { readonly id: string }[],
  at: string,
  fault: (id: string) => readonly [rule: string, say: string],
): Refusal[] {
  const seen = new Set<string>();
  return things.flatMap(({ id }, index) => {
    const again = seen.has(id);
    seen.add(id);
    const [rule, say] = fault(id);
    return again ? [{ rule, at: `${at}/${index}/id`, say }] : [];
  });
}

function craftFaults(card: CraftCard, at: string): Refusal[] {
  const { name, weapons } = card;
  return [
    ...priceFaults(card, at),
    ...repeated(weapons, `${at}/weapons`, id => [
      'SQ-4.1.3',
      `${name} has two weapons with the id ${id}; fire names one of them.`,
    ]),
    ...weapons.flatMap((weapon, index) => weaponFaults(weapon, `${at}/weapons/${index}`)),
    ...twiceJamming(card, at),
  ];
}

/** SQ-7.1.2, SQ-7.1.5 A fighter has its price; an objective craft is not for sale. */
function priceFaults({ name, objective, price }: CraftCard, at: string): Refusal[] {
  return failed(at, [
    [objective && price !== null, 'SQ-7.1.5', 'price', `${name} is an objective craft and has a price; it cannot be bought.`],
    [!objective && price === null, 'SQ-7.1.2', 'price', `${name} has no price; only objective craft have none.`],
    [
      !objective && (price ?? []).includes(0),
      'SQ-7.1.5',
      'price',
      `${name} costs nothing at one quality; only objective craft count 0 SGP.`,
    ],
  ]);
}

/** SQ-4.11.5 A squadron that jams says no more than that it does. */
function twiceJamming({ name, weapons }: CraftCard, at: string): Refusal[] {
  const first = weapons.findIndex(({ kind }) => kind === 'jammer');
  return weapons.flatMap(({ kind }, index) =>
    failed(`${at}/weapons/${index}`, [
      [kind === 'jammer' && index > first, 'SQ-4.11.5', 'kind', `${name} has two targeting jammers; it can use one.`],
    ]),
  );
}

function weaponFaults(weapon: WeaponCard, at: string): Refusal[] {
  const { name, kind, arc, crew, range, secondEdition } = weapon;
  const gunner = `The ${name} has a gunner and is no turret; the pilot fires what is fixed.`;
  const other = `The ${name} has a fire control of the second edition; only ion weapons do.`;
  return [
    ...failed(at, [
      [!rising(range), 'SQ-4.3.1', 'range', `The ${name} has the ranges ${range.join('/')}; they run from short to long.`],
      [crew === 'gunner' && arc !== 'turret', 'SQ-1.2.3', 'crew', gunner],
      [kind !== 'ion' && secondEdition !== undefined, 'SQ-7.3.2', 'secondEdition', other],
    ]),
    ...(kind === 'jammer' ? jammerFaults(weapon, at) : gunFaults(weapon, at)),
  ];
}

/** SQ-4.2.1, SQ-4.2.5 What is fired bears forward or, as a turret, one way at a time; forward it never bears on its own hex. */
function gunFaults({ name, arc, range }: WeaponCard, at: string): Refusal[] {
  const round = `The ${name} bears all round; what is fired bears forward or, as a turret, one way at a time.`;
  const short = `The ${name} reaches no further than its own hex, and does not bear on that.`;
  return failed(at, [
    [arc === 'all', 'SQ-4.2.5', 'arc', round],
    [arc === 'front' && range[2] === 0, 'SQ-4.2.2', 'range', short],
  ]);
}

/** SQ-4.11.1 to SQ-4.11.3 A jammer takes from fire control all round, out to one distance, without a throw. */
function jammerFaults({ name, arc, range, control, damage, shots, rounds, pips }: WeaponCard, at: string): Refusal[] {
  return failed(at, [
    [arc !== 'all', 'SQ-4.11.2', 'arc', `The ${name} does not bear all round; a jammer does.`],
    [
      new Set(range).size > 1,
      'SQ-4.11.2',
      'range',
      `The ${name} has the ranges ${range.join('/')}; a jammer has one, three times.`,
    ],
    [control > 0, 'SQ-4.11.1', 'control', `The ${name} has a fire control of ${control}; a jammer throws no die and has 0.`],
    [damage === 0, 'SQ-4.11.3', 'damage', `The ${name} takes nothing from fire control; a jammer takes at least 1.`],
    [shots !== 1, 'SQ-4.11.1', 'shots', `The ${name} has ${shots} shots; a jammer throws no die and has 1.`],
    [rounds !== null, 'SQ-4.10.7', 'rounds', `The ${name} carries ${rounds} rounds; a jammer fires none.`],
    [pips !== undefined, 'SQ-7.3.1', 'pips', `The ${name} has pips; what it takes from fire control is no die code.`],
  ]);
}

const rising = (row: readonly number[]): boolean => row.every((value, index) => index === 0 || value >= row[index - 1]!);

type Check = readonly [wrong: boolean, rule: string, field: string, say: string];
const failed = (at: string, checks: readonly Check[]): Refusal[] =>
  checks.filter(([wrong]) => wrong).map(([, rule, field, say]) => ({ rule, at: `${at}/${field}`, say }));
