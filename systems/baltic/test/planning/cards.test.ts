import { expect, test } from 'vitest';
import type { OptionName } from '../../rules/options.ts';
import { deckOf, liveCards } from '../../rules/planning/deck.ts';
import { Battle, battle, only, scenarioOf } from '../battle.ts';

const FLEET = 'a one sd-ca 10,6^0 Stop\na pack sd-dd 20,6^0 Stop\na two sd-bb 34,6^0 Stop\nb red to-ca 60,40^180 Stop';

/** Two freighters in a division behind a cruiser. */
function convoy(): Battle {
  const lines =
    'a kogge hl-ca 10,20^90 Stop\na holk-1 hl-mm 10,10^90 Half\na holk-2 hl-mm 20,10^90 Slow\nb red to-ca 60,40^180 Stop';
  const scenario = scenarioOf(lines, {});
  const sides = scenario.sides.map(side => ({
    ...side,
    units: side.units.map(unit => (unit.id.startsWith('holk') ? { ...unit, division: 'first' } : unit)),
  }));
  return new Battle({ ...scenario, sides });
}

function toStacks(b: Battle): Battle {
  while (!b.asks.some(({ kind }) => kind === 'stack'))
    b.step(b.asks.some(({ kind }) => kind === 'bid') ? { a: { points: 2 } } : {});
  return b;
}

test('BB-1.2.1 one card for each ship and each squadron, and one for a division', () => {
  expect(deckOf(battle(FLEET).s, 'a')).toEqual(['one', 'pack', 'two']);
  expect(deckOf(convoy().s, 'a')).toEqual(['kogge', 'holk-1']);
});

test('BB-1.2.2 the sheet of a unit records all of each of its vessels', () => {
  const b = battle('a pack sd-dd 20,6^0 Slow\nb red to-ca 60,40^180 Stop');
  expect(b.s.open.vessels.filter(({ unit }) => unit === 'pack').map(({ id }) => id)).toEqual([
    'pack-1',
    'pack-2',
    'pack-3',
    'pack-4',
  ]);
  expect(b.vessel('red')).toEqual({
    ...{ id: 'red', unit: 'red', side: 'b', card: 'to-ca', status: 'live', x: 60_000, y: 40_000, heading: 18_000 },
    ...{ setting: 'Stop', down: false, held: false, moved: false, lost: 0, splash: 0, tenners: 0, wrecked: 0, wreckHits: 0 },
    ...{ engine: 0, rudder: 0, fires: 0, out: [], silent: [], soundings: [], ram: 3, ammo: {} },
  });
  expect(b.vessel('pack-2')).toMatchObject({ setting: 'Slow', ammo: { 'port-tubes': 2, 'starboard-tubes': 2 } });
});

test('BB-2.2.8 a card lies in the stack for every ship that is no wreck and every squadron with a vessel left', () => {
  const b = battle(FLEET);
  Object.assign(b.vessel('one'), { status: 'wreck', wrecked: 1 });
  for (const i of [1, 2, 3]) Object.assign(b.vessel(`pack-${i}`), { status: 'sunk', wrecked: 1 });
  expect(liveCards(b.s, 'a')).toEqual(['pack', 'two']);
  toStacks(b);
  expect(b.asks[0]).toMatchObject({ side: 'a', about: { cards: ['pack', 'two'] } });
  expect(b.refusals('a', { cards: ['pack', 'two'], reserve: null })).toEqual([]);
  expect(b.refusals('a', { cards: ['pack', 'pack', 'one'], reserve: null })).toEqual([
    'BB-2.2.8 /cards',
    'BB-2.2.8 /cards',
    'BB-2.2.8 /cards',
  ]);
  Object.assign(b.vessel('pack-4'), { status: 'withdrawn' });
  expect(liveCards(b.s, 'a')).toEqual(['two']);
});

test('BB-2.2.10 one of the cards may be set aside as a reserve, and counts with the stack', () => {
  const b = toStacks(battle(`${FLEET}\na three sd-ca 50,6^0 Stop\na four sd-ca 58,6^0 Stop`));
  const rest = ['pack', 'two', 'three', 'four'];
  expect(b.refusals('a', { cards: rest, reserve: 'one' })).toEqual([]);
  expect(b.refusals('a', { cards: ['one', ...rest], reserve: 'one' })).toEqual(['BB-2.2.8 /cards']);
  b.step({ a: { cards: rest, reserve: 'one' } });
  expect(b.view('a').own).toMatchObject({ stack: rest, reserve: 'one' });
  expect(b.s.open.cards.a).toBe(5);
});

test('BB-3.0.7 slots are counted once, the reserve among them, and losses leave them as they are', () => {
  const b = toStacks(battle(`${FLEET}\na three sd-ca 50,6^0 Stop\na four sd-ca 58,6^0 Stop`));
  b.step({ a: { cards: ['pack', 'two', 'three', 'four'], reserve: 'one' } });
  expect(b.s.open.slots).toEqual(['a', 'a', 'a', 'a', 'a', 'b']);
  Object.assign(b.vessel('two'), { status: 'wreck', wrecked: 1 });
  Object.assign(b.vessel('four'), { status: 'wreck', wrecked: 1 });
  b.step();
  expect(b.s.open.slots).toHaveLength(5);
});

test('BB-7.3.3 ships of a division go one after the other under one card, with telegraphs of their own', () => {
  const b = convoy();
  expect(
    b.refusals('a', {
      units: [
        { unit: 'holk-1', setting: 'Half' },
        { unit: 'holk-2', setting: 'Slow' },
        { unit: 'kogge', setting: 'Stop' },
      ],
    }),
  ).toEqual([]);
  b.plan({ 'holk-1': 'Half', 'holk-2': 'Slow' });
  expect(b.s.open.cards.a).toBe(2);
  b.step({ a: { way: 'top', unit: 'kogge', vessels: [{ vessel: 'kogge', legs: [] }] } });
  while (b.asks[0]?.kind !== 'sail' || b.asks[0].side !== 'a') b.step();
  const sail = (unit: string, d: number, way?: string): object => ({
    ...(way && { way }),
    unit,
    vessels: [{ vessel: unit, legs: [{ d, turn: 0 }] }],
  });
  // Coherency asks nothing of them: they may end ten inches apart.
  expect(b.refusals('a', sail('holk-1', 5000, 'top'))).toEqual([]);
  b.step({ a: sail('holk-1', 5000, 'top') });
  expect(b.asks[0]).toMatchObject({ kind: 'fire', about: { unit: 'holk-1', vessels: ['holk-1'] } });
  const told = b.step();
  expect(told).toContainEqual({ kind: 'done', unit: 'holk-1', next: 'holk-2' });
  expect(b.asks[0]).toMatchObject({ side: 'a', kind: 'sail', about: { unit: 'holk-2', left: ['holk-2'] } });
});

test('BB-7.3.3 the card of a division lives while one of its ships does', () => {
  const b = convoy();
  Object.assign(b.vessel('holk-1'), { status: 'sunk', wrecked: 1 });
  expect(liveCards(b.s, 'a')).toEqual(['kogge', 'holk-1']);
  Object.assign(b.vessel('holk-2'), { status: 'sunk', wrecked: 1 });
  expect(liveCards(b.s, 'a')).toEqual(['kogge']);
});

test('BB-1.2.9 only submersibles run Hull Down', () => {
  const b = battle('a sub to-ss 10,6^0 Half\na pack sd-dd 20,6^0 Half\na small sd-ss 34,6^0 Half\nb red to-ca 60,40^180 Stop');
  const dives = (unit: string): string[] =>
    b.refusals('a', { units: ['sub', 'pack', 'small'].map(id => ({ unit: id, setting: 'Half', down: id === unit })) });
  expect([dives('sub'), dives('small'), dives('pack')]).toEqual([[], [], ['BB-1.2.9 /units/1/down']]);
});

test('BB-1.4.1 twenty points at first, unless the scenario gives others', () => {
  const scenario = scenarioOf(FLEET, {});
  const [a, b] = scenario.sides;
  expect(new Battle(scenario).s.open.pools).toEqual({ a: 20, b: 20 });
  expect(new Battle({ ...scenario, sides: [{ ...a!, pool: 7 }, b!] }).s.open.pools).toEqual({ a: 7, b: 20 });
});

test('BB-1.4.3 the pools of all lie open to all', () => {
  const b = battle(FLEET);
  expect([b.view('a').open.pools, b.view('b').open.pools]).toEqual([
    { a: 20, b: 20 },
    { a: 20, b: 20 },
  ]);
});

test('BB-3.0.16 without more than four cards a side there is neither reserve nor dash, unless the table plays it so', () => {
  const small = 'a one sd-ca 10,6^0 Stop\na pack sd-dd 20,6^0 Stop\na two sd-bb 34,6^0 Stop\nb red to-ca 60,40^180 Stop';
  const ways = (options: OptionName[], reserve: string | null): unknown[] => {
    const b = toStacks(battle(small, { options }));
    const cards = ['one', 'pack', 'two'].filter(card => card !== reserve);
    const found = b.refusals('a', { cards, reserve });
    if (found.length > 0) return found;
    b.step({ a: { cards, reserve } });
    return b.asks.flatMap(({ about }) => ('ways' in about ? about.ways : []));
  };
  expect(ways([], null)).toEqual(['top']);
  const five = ['c3', 'c4', 'c5'].map((id, i) => `a ${id} sd-ca ${42 + 6 * i},6^0 Stop`);
  const asked = (...more: string[]): unknown => toStacks(battle([small, ...more].join('\n'))).asks[0]?.about;
  expect([asked(five[0]!), asked(five[0]!, five[1]!)]).toMatchObject([{ reserve: false }, { reserve: true }]);
  expect(ways([], 'two')).toEqual(['BB-3.0.16 /reserve']);
  expect(ways(['reserve-always'], 'two')).toEqual(['top', 'reserve', 'dash']);
});

test('BB-2.1.4 speed and submersion are ordered by all at once, and opened together, once a turn', () => {
  const b = battle('a sub to-ss 10,6^0 Half\nb red to-ca 60,40^180 Stop\nc larks sd-ac 60,6^0 Stop');
  expect(b.asked()).toEqual(['a telegraph', 'b telegraph']);
  const told = b.step({ a: { units: [{ unit: 'sub', setting: 'Slow', down: true }] } });
  expect(only(told, 'telegraphed').map(({ unit, setting, down }) => [unit, setting, down])).toEqual([
    ['sub', 'Slow', true],
    ['red', 'Stop', false],
  ]);
  expect(b.asks.some(({ kind }) => kind === 'telegraph')).toBe(false);
});
