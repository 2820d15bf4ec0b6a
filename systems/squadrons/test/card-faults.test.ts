import { expect, test } from 'vitest';
import { craft } from '../data/index.ts';
import { cardFaults } from '../rules/card-faults.ts';
import type { CraftCard, WeaponCard } from '../rules/cards.ts';

const card = (id: string): CraftCard => craft.find(one => one.id === id)!;
const faultsOf = (...cards: CraftCard[]) => cardFaults(cards).map(({ rule, at }) => `${rule} ${at}`);
/** A craft with one of its weapons changed. */
function armed(id: string, place: number, change: Partial<WeaponCard>): CraftCard {
  const { weapons, ...rest } = card(id);
  return { ...rest, weapons: weapons.map((weapon, index) => (index === place ? { ...weapon, ...change } : weapon)) };
}

test('the cards that come with the system have no faults', () => {
  expect(cardFaults(craft)).toEqual([]);
});

test('SQ-7.3.3 no two cards share an id', () => {
  expect(faultsOf(card('x-wing'), card('a-wing'), card('x-wing'))).toEqual(['SQ-7.3.3 /2/id']);
});

test('SQ-4.1.3 no two weapons of a craft share an id, as fire names one', () => {
  expect(faultsOf(card('x-wing'), armed('b-wing', 3, { id: 'laser' }))).toEqual(['SQ-4.1.3 /1/weapons/3/id']);
});

test.each<[string, Partial<CraftCard>, string[]]>([
  ['yt-1300', { price: [40, 50, 60] }, ['SQ-7.1.5 /0/price']],
  ['tie-ln', { price: null }, ['SQ-7.1.2 /0/price']],
  ['tie-ln', { price: [0, 75, 90] }, ['SQ-7.1.5 /0/price']],
  ['tie-ln', { objective: true }, ['SQ-7.1.5 /0/price']],
  ['tie-ln', { objective: true, price: null }, []],
  ['tie-ln', { weapons: [] }, []],
])('SQ-7.1.5 %s with %j: an objective craft has no price, a fighter has one', (id, change, at) => {
  expect(faultsOf({ ...card(id), ...change })).toEqual(at);
});

test.each<[string, number, Partial<WeaponCard>, string[]]>([
  ['x-wing', 1, { range: [3, 1, 7] }, ['SQ-4.3.1 /0/weapons/1/range']],
  ['x-wing', 1, { range: [1, 7, 3] }, ['SQ-4.3.1 /0/weapons/1/range']],
  ['x-wing', 1, { range: [3, 3, 3] }, []],
  ['x-wing', 0, { range: [0, 0, 0] }, ['SQ-4.2.2 /0/weapons/0/range']],
  ['yt-1300', 0, { range: [0, 0, 0] }, []],
  ['x-wing', 0, { arc: 'all' }, ['SQ-4.2.5 /0/weapons/0/arc']],
  ['x-wing', 0, { arc: 'turret' }, []],
  ['x-wing', 0, { crew: 'gunner' }, ['SQ-1.2.3 /0/weapons/0/crew']],
  ['y-wing-s3', 1, { arc: 'front' }, ['SQ-1.2.3 /0/weapons/1/crew']],
  ['x-wing', 0, { secondEdition: 3 }, ['SQ-7.3.2 /0/weapons/0/secondEdition']],
  ['b-wing', 1, { secondEdition: 3 }, []],
])('SQ-4.3.1 weapon of %s, place %i, with %j', (id, place, change, at) => {
  expect(faultsOf(armed(id, place, change))).toEqual(at);
});

test.each<[Partial<WeaponCard>, string[]]>([
  [{ range: [10, 10, 10] }, []],
  [{ damage: 3 }, []],
  [{ arc: 'front' }, ['SQ-4.11.2 /0/weapons/1/arc']],
  [{ range: [5, 10, 15] }, ['SQ-4.11.2 /0/weapons/1/range']],
  [{ control: 1 }, ['SQ-4.11.1 /0/weapons/1/control']],
  [{ damage: 0 }, ['SQ-4.11.3 /0/weapons/1/damage']],
  [{ shots: 2 }, ['SQ-4.11.1 /0/weapons/1/shots']],
  [{ rounds: 4 }, ['SQ-4.10.7 /0/weapons/1/rounds']],
  [{ pips: { damage: 2 } }, ['SQ-1.2.2 /0/weapons/1/pips']],
  [{ crew: 'gunner' }, ['SQ-1.2.3 /0/weapons/1/crew']],
])('SQ-4.11.2 a jammer with %j', (change, at) => {
  expect(faultsOf(armed('a-wing', 1, change))).toEqual(at);
});

test('SQ-4.11.5 a craft has one jammer', () => {
  const { weapons, ...rest } = card('a-wing');
  expect(faultsOf({ ...rest, weapons: [...weapons, { ...weapons[1]!, id: 'second' }] })).toEqual(['SQ-4.11.5 /0/weapons/2/kind']);
});

test('SQ-4.3.1 every fault is told at once, each with what was there and what was needed', () => {
  const wrong = { ...armed('x-wing', 0, { range: [25, 12, 3], crew: 'gunner' }), price: null };
  expect(cardFaults([wrong])).toEqual([
    { rule: 'SQ-7.1.2', at: '/0/price', say: 'X-wing T-65B has no price; only objective craft have none.' },
    {
      rule: 'SQ-4.3.1',
      at: '/0/weapons/0/range',
      say: 'The ranges of 4 laser cannons, linked are 25/12/3; they run from short to long.',
    },
    {
      rule: 'SQ-1.2.3',
      at: '/0/weapons/0/crew',
      say: 'A gunner serves 4 laser cannons, linked, which is no turret; the pilot fires what is fixed.',
    },
  ]);
});
