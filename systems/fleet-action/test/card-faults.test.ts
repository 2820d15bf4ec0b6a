import { expect, test } from 'vitest';
import { ships, weapons } from '../data/index.ts';
import type { Mount, ShipCard, WeaponCard } from '../rules/cards.ts';
import { cardFaults } from '../rules/edge/card-faults.ts';

const ship = (id: string): ShipCard => ships.find(card => card.id === id)!;
const weapon = (id: string): WeaponCard => weapons.find(card => card.id === id)!;
const faultsOf = (...cards: ShipCard[]) => cardFaults(cards, weapons).map(({ rule, at }) => `${rule} ${at}`);
const weaponFaultsOf = (card: WeaponCard) => cardFaults([], [card]).map(({ rule, at }) => `${rule} ${at}`);

test('the cards that come with the system have no faults', () => {
  expect(cardFaults(ships, weapons)).toEqual([]);
});

test('FA-16.2.1 a mount names a weapon that has a card, and no two cards share an id', () => {
  const [omega] = ships as [ShipCard];
  const mounts = omega.mounts.map((mount, index) => (index === 1 ? { ...mount, weapon: 'slingshot' } : mount));
  expect(faultsOf({ ...omega, mounts })).toEqual(['FA-16.2.1 /ships/0/mounts/1/weapon']);
  expect(faultsOf(omega, ship('gquan-heavy-cruiser'), omega)).toEqual(['FA-16.2.1 /ships/2/id']);
});

test.each<[Partial<ShipCard>, string[]]>([
  [{ turn: [1, 2, 3, 4] }, ['FA-16.2.2 /ships/0/turn']],
  [{ correct: [2, 4] }, ['FA-16.2.2 /ships/0/correct']],
  [{ hard: [1, 3, 4, 4] }, ['FA-16.2.2 /ships/0/hard']],
  [{ about: [2, 1, 1] }, ['FA-16.2.2 /ships/0/about']],
  [{ turn: [8, 7] }, ['FA-16.2.2 /ships/0/turn', 'FA-16.2.2 /ships/0/turn']],
  [{ armour: [6, 4] }, ['FA-6.1.1 /ships/0/armour']],
  [{ grey: [14, 5] }, ['FA-7.2.2 /ships/0/grey']],
  [{ grey: [5, 5] }, ['FA-7.2.2 /ships/0/grey']],
  [{ grey: [5, 9] }, ['FA-7.2.2 /ships/0/grey']],
  [{ category: 'heavy' }, ['FA-6.1.1 /ships/0/armour']],
  [
    { category: 'medium' },
    ['FA-6.1.1 /ships/0/armour', ...['turn', 'correct', 'hard', 'about'].map(row => `FA-16.2.2 /ships/0/${row}`)],
  ],
])('FA-16.2.2 a capital ship with %j is refused', (change, at) => {
  expect(faultsOf({ ...ship('omega-destroyer'), ...change })).toEqual(at);
});

test.each<[Partial<ShipCard>, string[]]>([
  [{ elint: 1 }, ['FA-13.7.1 /ships/0/elint']],
  [{ elint: 1, elintBoxes: [6] }, ['FA-13.7.1 /ships/0/elintBoxes']],
])('FA-13.7.1 a ship with %j is refused: a sensor box for each ELINT level', (change, at) => {
  expect(faultsOf({ ...ship('omega-destroyer'), ...change })).toEqual(at);
});

test('FA-16.2.2 a refusal says what was needed and what was there', () => {
  const [fault] = cardFaults([ships[0]!, { ...ship('thentus-frigate'), turn: [6, 12, 24] }], weapons);
  expect(fault).toEqual({
    rule: 'FA-16.2.2',
    at: '/ships/1/turn',
    say: 'Thentus frigate has 3 boxes in its turn row; a medium ship has 4.',
  });
});

test.each<[number, Partial<Mount>, string[]]>([
  [0, { boxes: 3 }, ['FA-16.2.3 /ships/0/mounts/0/boxes']],
  [0, { arcs: [3, 1, 1, 2, 1, 1] }, ['FA-16.2.3 /ships/0/mounts/0/boxes']],
  [2, { af: 4 }, ['FA-7.3.2 /ships/0/mounts/2/af']],
  [3, { boxes: 4 }, ['FA-16.2.3 /ships/0/mounts/3/boxes']],
  [3, { arcs: [3, 3, 3, 3, 3, 3] }, ['FA-7.3.10 /ships/0/mounts/3/arcs']],
  [0, { arcs: [], af: 2 }, ['FA-7.3.10 /ships/0/mounts/0/arcs']],
])('FA-16.2.3 weapon %i of the destroyer with %j is refused', (index, change, at) => {
  const omega = ship('omega-destroyer');
  const mounts = omega.mounts.map((mount, place) => (place === index ? { ...mount, ...change } : mount));
  expect(faultsOf({ ...omega, mounts })).toEqual(at);
});

test.each<[string, Partial<WeaponCard>, string[]]>([
  ['heavy-laser', { bands: [8, 16] }, ['FA-6.2.1 /weapons/0/bands']],
  ['heavy-laser', { bands: [8, 24, 16, 32] }, ['FA-6.2.1 /weapons/0/bands']],
  ['ion-torpedo', { bands: [15, 30, 45, 60] }, ['FA-6.2.1 /weapons/0/bands']],
  ['guardian-array', { bands: [1] }, ['FA-6.2.1 /weapons/0/bands']],
  ['heavy-laser', { dice: [12] }, ['FA-8.2.3 /weapons/0/dice']],
  ['guardian-array', { dice: [] }, ['FA-8.2.3 /weapons/0/dice']],
  ['railgun', { dice: [6, 6, 6, 6] }, ['FA-8.2.3 /weapons/0/dice']],
  ['railgun', { points: 0 }, ['FA-8.1.2 /weapons/0/points']],
  ['heavy-laser', { points: 1 }, ['FA-8.1.2 /weapons/0/points']],
  ['heavy-laser', { pulses: 5 }, ['FA-8.3.2 /weapons/0/pulses']],
])('FA-16.2.1 %s with %j is refused', (id, change, at) => {
  expect(weaponFaultsOf({ ...weapon(id), ...change })).toEqual(at);
});

test('FA-16.2.3 a ship has one row for each weapon it carries', () => {
  const omega = ship('omega-destroyer');
  expect(faultsOf({ ...omega, mounts: [...omega.mounts, omega.mounts[0]!] })).toEqual(['FA-16.2.3 /ships/0/mounts/4/weapon']);
});
