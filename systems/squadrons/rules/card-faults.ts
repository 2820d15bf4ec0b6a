import type { Refusal } from '@flagplot/kernel';
import type { CraftCard, WeaponCard } from './cards.ts';

/** Everything wrong with a set of cards that a schema cannot see. `at` points into the list: `/0/weapons/1/range`. */
export function cardFaults(cards: readonly CraftCard[]): Refusal[] {
  return [
    ...repeatFaults(cards, '', id => ['SQ-7.3.3', `There is more than one card with the id ${id}.`]),
    ...cards.flatMap((card, index) => craftFaults(card, `/${index}`)),
  ];
}

/** Things that are found by their id, so that no two share one. */
function repeatFaults(
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
    ...repeatFaults(weapons, `${at}/weapons`, id => [
      'SQ-4.1.3',
      `${name} has two weapons with the id ${id}; fire names one of them.`,
    ]),
    ...weapons.flatMap((weapon, index) => weaponFaults(weapon, `${at}/weapons/${index}`)),
    ...twiceJamming(card, at),
  ];
}

/** SQ-7.1.2, SQ-7.1.5 A fighter has its price; an objective craft is not for sale. */
function priceFaults({ name, objective, price }: CraftCard, at: string): Refusal[] {
  const free = !objective && (price ?? []).some(points => points === 0);
  return faultsAmong(at, [
    [objective && price !== null, 'SQ-7.1.5', 'price', `${name} is an objective craft and has a price; it cannot be bought.`],
    [!objective && price === null, 'SQ-7.1.2', 'price', `${name} has no price; only objective craft have none.`],
    [free, 'SQ-7.1.5', 'price', `${name} costs 0 SGP at some quality; only objective craft count nothing.`],
  ]);
}

/** SQ-4.11.5 A squadron that jams says no more than that it does. */
function twiceJamming({ name, weapons }: CraftCard, at: string): Refusal[] {
  const first = weapons.findIndex(({ kind }) => kind === 'jammer');
  return weapons.flatMap(({ kind }, index) =>
    faultsAmong(`${at}/weapons/${index}`, [
      [kind === 'jammer' && index > first, 'SQ-4.11.5', 'kind', `${name} has two targeting jammers; it can use one.`],
    ]),
  );
}

function weaponFaults(weapon: WeaponCard, at: string): Refusal[] {
  const { name, kind, arc, crew, range, secondEdition } = weapon;
  const limits = `The ranges of ${name} are ${range.join('/')}; they run from short to long.`;
  const gunner = `A gunner serves ${name}, which is no turret; the pilot fires what is fixed.`;
  const other = `There is a second-edition fire control for ${name}; only ion weapons have one.`;
  return [
    ...faultsAmong(at, [
      [!rising(range), 'SQ-4.3.1', 'range', limits],
      [crew === 'gunner' && arc !== 'turret', 'SQ-1.2.3', 'crew', gunner],
      [kind !== 'ion' && secondEdition !== undefined, 'SQ-7.3.2', 'secondEdition', other],
    ]),
    ...(kind === 'jammer' ? jammerFaults(weapon, at) : gunFaults(weapon, at)),
  ];
}

/** SQ-4.2.2, SQ-4.2.5 What is fired bears forward, never on its own hex, or, as a turret, one way at a time. */
function gunFaults({ name, arc, range }: WeaponCard, at: string): Refusal[] {
  const round = `The arc of ${name} is all round; what is fired bears forward or, as a turret, one way at a time.`;
  const short = `The long range of ${name} is 0, its own hex, on which no forward weapon bears.`;
  return faultsAmong(at, [
    [arc === 'all', 'SQ-4.2.5', 'arc', round],
    [arc === 'front' && range[2] === 0, 'SQ-4.2.2', 'range', short],
  ]);
}

/** SQ-4.11.1 to SQ-4.11.3 A jammer takes from fire control all round, out to one distance, without a throw. */
function jammerFaults({ name, arc, range, control, damage, shots, rounds, pips }: WeaponCard, at: string): Refusal[] {
  const reach = `The ranges of ${name} are ${range.join('/')}; a jammer has one reach, three times.`;
  return faultsAmong(at, [
    [arc !== 'all', 'SQ-4.11.2', 'arc', `The arc of ${name} is not all round; that of a jammer is.`],
    [new Set(range).size > 1, 'SQ-4.11.2', 'range', reach],
    [control > 0, 'SQ-4.11.1', 'control', `The fire control of ${name} is ${control}; a jammer throws no die and has 0.`],
    [damage === 0, 'SQ-4.11.3', 'damage', `The damage of ${name} is 0; a jammer takes at least 1 from fire control.`],
    [shots !== 1, 'SQ-4.11.1', 'shots', `The shots of ${name} are ${shots}; a jammer throws no die and has 1.`],
    [rounds !== null, 'SQ-4.10.7', 'rounds', `The rounds of ${name} are ${rounds}; a jammer fires none.`],
    [pips !== undefined, 'SQ-1.2.2', 'pips', `There are pips for ${name}; a jammer has no die codes.`],
  ]);
}

const rising = (row: readonly number[]): boolean => row.every((value, index) => index === 0 || value >= row[index - 1]!);

type Check = readonly [wrong: boolean, rule: string, field: string, say: string];
const faultsAmong = (at: string, checks: readonly Check[]): Refusal[] =>
  checks.filter(([wrong]) => wrong).map(([, rule, field, say]) => ({ rule, at: `${at}/${field}`, say }));
