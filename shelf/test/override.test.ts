import { check } from '@flagplot/check';
import { expect, test } from 'vitest';
import { type OwnNumbers, ownNumbers } from '../src/override.ts';
import { shippedShelf, shippedSystems } from '../src/shipped.ts';

const shelf = await shippedSystems();
const SHELF = await shippedShelf();

/** A file that is sound, or the test is at fault. */
async function own(value: unknown): Promise<OwnNumbers> {
  const found = await ownNumbers(SHELF, value);
  if ('faults' in found) throw new Error(found.faults.map(({ at, say }) => `${at ?? ''} ${say}`).join('; '));
  return found;
}

/** Every fault of a file: `/place what was expected`. */
async function faults(value: unknown): Promise<string[]> {
  const found = await ownNumbers(SHELF, value);
  return 'faults' in found ? found.faults.map(({ at, say }) => `${at ?? ''} ${say}`) : [];
}

const FILE = {
  system: 'fleet-action',
  cards: { ships: { 'omega-destroyer': { structure: 12, armour: { 0: 7 } }, 'thentus-frigate': { structure: 20 } } },
  charts: { rangeModifiers: [0, 1, 2, 5] },
};
interface Loose {
  [key: string]: Loose;
}
const duel = shelf['fleet-action']?.scenarios.duel as object;
const shipsOf = (scenario: object): Loose[] => (scenario as Loose).cards?.ships as unknown as Loose[];
const shipOf = (scenario: object, id: string): Loose => shipsOf(scenario).find(card => (card.id as unknown) === id) as Loose;

test('every number that differs is told, with the printed one and where that is from; numbers as printed are none', async () => {
  expect((await own({ ...FILE, charts: { rangeModifiers: { 1: 1, 3: 5 } } })).differences).toEqual([
    { at: '/cards/ships/omega-destroyer/structure', printed: 13, own: 12, from: 'reconstructed' },
    { at: '/cards/ships/omega-destroyer/armour/0', printed: 6, own: 7, from: 'converted' },
    { at: '/cards/ships/thentus-frigate/structure', printed: 6, own: 20, from: 'reconstructed' },
    { at: '/charts/rangeModifiers/3', printed: 4, own: 5, from: 'reconstructed' },
  ]);
  expect((await own({ system: 'squadrons', charts: { skills: { elite: { morale: 7 } } } })).differences).toEqual([]);
});

test('a scenario is played with these numbers, which are then from the book; what they leave out is as it was', async () => {
  const changed = (await own(FILE)).over(duel);
  const omega = shipOf(changed, 'omega-destroyer');
  expect([
    omega.structure,
    omega.armour,
    omega.provenance?.structure,
    omega.provenance?.['armour/0'],
    omega.provenance?.def,
  ]).toEqual([12, [7, 4, 4], 'source', 'source', 'reconstructed']);
  expect(shipOf(changed, 'gquan-heavy-cruiser')).toEqual(shipOf(duel, 'gquan-heavy-cruiser'));
  // Nobody flies it here, but it may be bought.
  expect(shipOf(changed, 'thentus-frigate').structure).toBe(20);
  const { rules } = shelf['fleet-action'] as (typeof shelf)[string];
  expect(check(rules.schema, changed)).toEqual([]);
  const read = rules.read(changed);
  expect('book' in read && (read.book as Loose).charts?.rangeModifiers).toEqual([0, 1, 2, 5]);
});

test('a card or a chart that a scenario brings of its own stays', async () => {
  const { cards, charts } = duel as Loose;
  const ships = shipsOf(duel).map(card => ({ ...card, structure: 40 }));
  const mine = {
    ...duel,
    cards: { ...cards, ships },
    charts: { ...charts, rangeModifiers: [0, 0, 0, 0], circles: charts?.circles },
  };
  const changed = (await own({ ...FILE, charts: { rangeModifiers: { 3: 5 }, circles: { 0: 10 } } })).over(mine) as Loose;
  expect(shipOf(changed, 'omega-destroyer').structure).toBe(40);
  expect([changed.charts?.rangeModifiers, changed.charts?.circles]).toEqual([
    [0, 0, 0, 0],
    [10, 9, 7, 5, 3],
  ]);
});

test('a scenario without cards of its own gets those that are otherwise, and all charts', async () => {
  const { cards: _, charts: __, ...bare } = duel as Loose;
  const changed = (await own(FILE)).over(bare) as Loose;
  expect(shipsOf(changed).map(({ id }) => id)).toEqual(['omega-destroyer', 'thentus-frigate']);
  expect(Object.keys(changed.charts ?? {})).toEqual(Object.keys((duel as Loose).charts ?? {}));
  expect((await own({ system: 'fleet-action' })).over(bare)).toEqual(bare);
});

test.each<[string, object, RegExp]>([
  ['no system', {}, /^\/system is missing$/],
  ['an unknown system', { system: 'chess' }, /^\/system there is no rule system chess; there is /],
  ['an unknown part', { system: 'squadrons', sides: [] }, /^\/sides no such field is known here$/],
  [
    'an unknown kind of card',
    { system: 'squadrons', cards: { ships: {} } },
    /^\/cards\/ships there are no such cards; there are craft$/,
  ],
  [
    'an unknown card',
    { system: 'squadrons', cards: { craft: { tie: {} } } },
    /^\/cards\/craft\/tie there is no such card; there is x-wing, /,
  ],
  [
    'a card that is none',
    { system: 'squadrons', cards: { craft: { 'x-wing': 7 } } },
    /^\/cards\/craft\/x-wing must be an object with any of name, /,
  ],
  [
    'an unknown cell',
    { system: 'squadrons', cards: { craft: { 'x-wing': { hulk: 1 } } } },
    /^\/cards\/craft\/x-wing\/hulk there is no such cell; there is name, faction, /,
  ],
  [
    'a place beyond a list',
    { system: 'squadrons', cards: { craft: { 'x-wing': { weapons: { 2: {} } } } } },
    /^\/cards\/craft\/x-wing\/weapons\/2 there is no such place; there are 0 to 1$/,
  ],
  [
    'a word for a number',
    { system: 'squadrons', cards: { craft: { 'x-wing': { hull: 'thick' } } } },
    /^\/cards\/craft\/x-wing\/hull must be a number: 4 is printed$/,
  ],
  [
    'a number out of all bounds',
    { system: 'squadrons', cards: { craft: { 'x-wing': { hull: 1e9 } } } },
    /^\/cards\/craft\/x-wing\/hull must be <= /,
  ],
  [
    'another id',
    { system: 'squadrons', cards: { craft: { 'x-wing': { id: 'y-wing' } } } },
    /^\/cards\/craft\/x-wing\/id is no number: it stays$/,
  ],
  [
    'an unknown chart',
    { system: 'squadrons', charts: { weather: 1 } },
    /^\/charts\/weather there is no such cell; there is skills, /,
  ],
  [
    'a number for a chart',
    { system: 'squadrons', charts: { skills: 1 } },
    /^\/charts\/skills must be an object with any of average, /,
  ],
  [
    'what the rules do not allow of a card',
    { system: 'fleet-action', cards: { ships: { 'omega-destroyer': { mounts: { 0: { boxes: 3 } } } } } },
    /^\/cards\/ships\/omega-destroyer\/mounts\/0\/boxes Heavy laser has 3 boxes/,
  ],
])('%s is refused with its place and what was expected', async (_, file, expected) => {
  const [first, ...more] = await faults(file);
  expect(first).toMatch(expected);
  expect(more).toEqual([]);
});
