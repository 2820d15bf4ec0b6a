import { expect, test } from 'vitest';
import { cardOf } from '../../rules/roster.ts';
import type { Scenario, ScenarioShip } from '../../rules/scenario-file.ts';
import { Battle, only } from '../battle.ts';

/** A raider with three mounts against a cruiser with racks; both have places to choose. */
function opening(more: Partial<ScenarioShip> = {}): Battle {
  const zone = (column: number) => ({ columns: [column, column + 2] as const, rows: [4, 8] as const });
  const scenario: Scenario = {
    name: 'opening',
    title: 'Opening',
    map: { columns: 20, rows: 12 },
    turns: 2,
    sides: [
      { id: 'a', name: 'Blue', facing: 'C', zone: zone(3), ships: [{ id: 'raider', card: 'ori-cr', hex: '0505' }] },
      { id: 'b', name: 'Red', facing: 'F', zone: zone(14), ships: [{ id: 'red', card: 'kzi-cs', ...more }] },
    ],
  };
  return new Battle(scenario);
}

const STANDS = { stands: [], loads: [], mounts: [], hidden: [], guides: [] };
const RED = { ...STANDS, stands: [{ unit: 'red', hex: '1505', facing: 5 }] };
const mount = (at: string, weapon: string) => ({ unit: 'raider', mount: at, weapon });
const rack = (weapon: string, ...load: string[]) => ({ unit: 'red', weapon, load });
const types = (b: Battle) =>
  cardOf(b.s.book, b.unit('raider'))
    .weapons.slice(6)
    .map(({ id, type }) => `${id} ${type}`);

test('TP-1.3.1 TP-15.1.5 a side is asked for its mounts though its hexes are printed; without a word they hold what the card says', () => {
  const b = opening();
  expect(b.asks.map(({ side, about }) => [side, about])).toEqual([
    ['a', { units: [] }],
    ['b', { units: ['red'] }],
  ]);
  expect(only(b.step(), 'fitted')).toEqual([]);
  expect(types(b)).toEqual(['mount-a disruptor', 'mount-b rack', 'mount-c rack']);
  expect(b.hold('raider').magazines.map(({ mount: at, load }) => `${at} ${load.length}`)).toEqual(['7 4', '8 4']);
});

test('TP-15.1.5 TP-15.2.3 mounts hold what their owner says: the rest of the ship follows, its arc stays', () => {
  const b = opening();
  const plain = cardOf(b.s.book, b.unit('raider'));
  const before = b.hold('raider').capacitor;
  const order = { ...STANDS, mounts: [mount('mount-a', 'ph-1'), mount('mount-c', 'add')] };
  expect(only(b.step({ a: order }), 'fitted').map(({ weapons }) => weapons)).toEqual([
    [
      { mount: 'mount-a', type: 'ph-1' },
      { mount: 'mount-b', type: 'rack' },
      { mount: 'mount-c', type: 'add' },
    ],
  ]);
  expect(types(b)).toEqual(['mount-a ph-1', 'mount-b rack', 'mount-c add']);
  expect(cardOf(b.s.book, b.unit('raider')).weapons[6]).toMatchObject({ arc: plain.weapons[6]?.arc });
  // A phaser-1 more is a point more of capacitor, and it is charged.
  expect(b.hold('raider').capacitor).toBe(before + 4);
  expect(b.hold('raider').magazines.map(({ mount: at, load }) => `${at} ${load.length}`)).toEqual(['7 4', '8 6']);
});

test.each([
  ['of another side', [{ unit: 'red', mount: 'mount-a', weapon: 'ph-1' }], ['TP-15.1.5 /mounts/0/unit']],
  ['that is none', [mount('phaser-1', 'ph-1')], ['TP-15.1.5 /mounts/0/mount']],
  ['twice', [mount('mount-a', 'ph-1'), mount('mount-a', 'add')], ['TP-15.1.5 /mounts/1/mount']],
  ['with what none holds', [mount('mount-a', 'hellbore')], ['TP-15.1.5 /mounts/0/weapon']],
])('TP-15.1.5 a mount %s is refused', (_, mounts, refused) => {
  expect(opening().refusals('a', { ...STANDS, mounts })).toEqual(refused);
});

test('TP-15.2.3 TP-9.6.4 a rack holds what its owner says, and so does its reload set; nobody else is told', () => {
  const b = opening();
  const told = b.step({ b: { ...RED, loads: [rack('rack-1', 'iv', 'i', 'vi', 'vi')] } });
  expect(b.hold('red').magazines[0]).toMatchObject({ load: ['iv', 'i', 'vi', 'vi'], set: ['iv', 'i', 'vi', 'vi'] });
  expect(b.hold('red').magazines[1]).toMatchObject({ load: ['i', 'i', 'i', 'i'] });
  expect(JSON.stringify(told)).not.toContain('iv');
});

test('TP-15.2.3 a rack in an option mount is loaded by the same order; without the mount there is no rack', () => {
  const load = { unit: 'raider', weapon: 'mount-a', load: ['iv'] };
  expect(opening().refusals('a', { ...STANDS, loads: [load] })).toEqual(['TP-15.2.3 /loads/0/load']);
  const b = opening();
  b.step({ a: { ...STANDS, mounts: [mount('mount-a', 'rack-a')], loads: [load] } });
  expect(b.hold('raider').magazines[0]).toMatchObject({ mount: 6, load: ['iv'] });
});

test.each([
  ['more than fits', [rack('rack-1', 'iv', 'iv', 'i')], ['TP-15.2.3 /loads/0/load']],
  ['in a phaser', [rack('phaser-1', 'i')], ['TP-15.2.3 /loads/0/load']],
  ['in nothing', [rack('rack-9', 'i')], ['TP-15.2.3 /loads/0/weapon']],
  ['twice', [rack('rack-1', 'i'), rack('rack-1', 'i')], ['TP-15.2.3 /loads/1/weapon']],
  ['on a strange ship', [{ unit: 'raider', weapon: 'mount-b', load: [] }], ['TP-15.2.3 /loads/0/unit']],
])('TP-15.2.3 a load %s is refused', (_, loads, refused) => {
  expect(opening().refusals('b', { ...RED, loads })).toEqual(refused);
});

test('TP-15.2.2 upgraded drones fill as many spaces as were bought, or all where the scenario gives them', () => {
  const loads = [rack('rack-1', 'i-m', 'iv-m'), rack('rack-2', 'i-f')];
  expect(opening().refusals('b', { ...RED, loads })).toEqual(['TP-15.2.2 /loads', 'TP-15.2.2 /loads']);
  const options = [
    { id: 'drone-m' as const, n: 3 },
    { id: 'drone-f' as const, n: 1 },
  ];
  expect(opening({ options }).refusals('b', { ...RED, loads })).toEqual([]);
  expect(opening({ drone: 'i-m' }).refusals('b', { ...RED, loads })).toEqual(['TP-15.2.2 /loads']);
});
