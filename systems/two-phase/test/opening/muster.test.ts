import { expect, test } from 'vitest';
import type { Purchase } from '../../rules/orders.ts';
import type { Scenario } from '../../rules/scenario-file.ts';
import { scoreShown } from '../../rules/victory.ts';
import { Battle, only } from '../battle.ts';

/** Two sides that buy for 200 points; a frigate and a destroyer are printed. */
const MUSTER: Scenario = {
  name: 'muster',
  title: 'Muster',
  map: { columns: 20, rows: 12 },
  turns: 2,
  points: 200,
  muster: true,
  sides: [
    {
      ...{ id: 'a', name: 'Blue', facing: 'C', zone: { columns: [1, 2], rows: [4, 5] } },
      ships: [{ id: 'blue', card: 'fed-ffg', drone: 'i-m', speed: 4 }],
    },
    {
      ...{ id: 'b', name: 'Red', facing: 'F', zone: { columns: [18, 20], rows: [4, 8] } },
      ships: [{ id: 'red', card: 'gor-dd' }],
    },
  ],
};

const ship = (id: string, card: string, options: Purchase['options'] = []): Purchase => ({ id, card, options });
const buys = (...ships: Purchase[]) => ({ ships });
const units = (b: Battle) => b.s.open.units.map(({ id, side, card }) => `${side} ${id} ${card}`);

test('TP-1.3.1 TP-15.2.1 every side is asked what it buys for the same points, all together', () => {
  const b = new Battle(MUSTER);
  expect(b.asks.map(({ side, kind, about }) => [side, kind, about])).toEqual([
    ['a', 'muster', { points: 200 }],
    ['b', 'muster', { points: 200 }],
  ]);
});

test('TP-1.3.1 TP-15.2.4 what was bought takes the place of the printed ships, with full batteries and capacitors, called by side and class, with a number where a side has several (ruling R92)', () => {
  const b = new Battle(MUSTER);
  const told = b.step({
    a: buys(ship('s1', 'kli-f5'), ship('s2', 'kli-f5')),
    b: buys(ship('s1', 'gor-ca', [{ id: 't-bomb', n: 1 }])),
  });
  const cost = (card: string) => b.s.book.cards[card]!.bpv;
  expect(only(told, 'mustered')).toEqual([
    {
      ...{ kind: 'mustered', side: 'a' },
      ships: [
        { id: 'a-light-frigate-1', card: 'kli-f5', points: cost('kli-f5') },
        { id: 'a-light-frigate-2', card: 'kli-f5', points: cost('kli-f5') },
      ],
      printed: ['blue'],
    },
    {
      kind: 'mustered',
      side: 'b',
      ships: [{ id: 'b-plasma-cruiser', card: 'gor-ca', points: cost('gor-ca') + 4 }],
      printed: ['red'],
    },
  ]);
  expect(units(b)).toEqual(['a a-light-frigate-1 kli-f5', 'a a-light-frigate-2 kli-f5', 'b b-plasma-cruiser gor-ca']);
  expect([b.unit('a-light-frigate-1').before, b.unit('b-plasma-cruiser').facing]).toEqual([8, 5]);
  expect(b.hold('b-plasma-cruiser').battery).toBe(b.s.book.cards['gor-ca']!.power.battery);
  expect(b.asks.map(({ side, kind, about }) => [side, kind, about])).toEqual([
    ['a', 'deploy', { units: ['a-light-frigate-1', 'a-light-frigate-2'] }],
    ['b', 'deploy', { units: ['b-plasma-cruiser'] }],
  ]);
  b.step();
  expect(b.asks.map(({ about }) => about)).toEqual([
    { turn: 1, ships: ['a-light-frigate-1', 'a-light-frigate-2'] },
    { turn: 1, ships: ['b-plasma-cruiser'] },
  ]);
});

test('TP-1.3.1 silence brings the printed ships, with all that is printed of them', () => {
  const b = new Battle(MUSTER);
  b.step();
  expect(units(b)).toEqual(['a blue fed-ffg', 'b red gor-dd']);
  expect(b.unit('blue').before).toBe(4);
  expect(b.hold('blue').magazines[0]?.load[0]).toBe('i-m');
});

test('TP-16.2.1 a bought ship counts what it cost, options included', () => {
  const b = new Battle(MUSTER);
  b.step({ b: buys(ship('big', 'gor-ca', [{ id: 't-bomb', n: 1 }])) });
  b.unit('b-plasma-cruiser').status = 'destroyed';
  const points = b.s.book.cards['gor-ca']!.bpv + 4;
  expect(scoreShown({ book: b.s.book, open: b.s.open }).a).toEqual({ points, of: points });
});

test.each([
  ['of nothing', buys(), ['TP-15.2.1 /ships']],
  ['over the points', buys(ship('x', 'fed-ca'), ship('y', 'fed-ca')), ['TP-15.2.1 /ships']],
  ['of no such card', buys(ship('x', 'fed-zz')), ['TP-15.1.1 /ships/0/card']],
  ['with one name twice', buys(ship('x', 'kli-f5'), ship('x', 'kli-f5')), ['TP-15.2.1 /ships/1/id']],
  ['with too many mines', buys(ship('x', 'fed-ca', [{ id: 't-bomb', n: 3 }])), ['TP-15.2.2 /ships/0/options/0/n']],
  [
    'that tells what it hides',
    buys(ship('x', 'kli-dr', [{ id: 'boarding-party', n: 1 }])),
    ['TP-15.2.2 /ships/0/options/0/n', 'TP-6.5.3 /ships/0/options'],
  ],
])('TP-15.2.1 TP-15.2.2 a force %s is refused', (_, order, refused) => {
  expect(new Battle(MUSTER).refusals('a', order)).toEqual(refused);
});

test('TP-16.1.2 a force has a hex of the zone for every ship', () => {
  const five = Array.from({ length: 5 }, (_, i) => ship(`g${i}`, 'kli-g1'));
  expect(new Battle(MUSTER).refusals('a', buys(...five))).toEqual(['TP-16.1.2 /ships']);
  expect(new Battle(MUSTER).refusals('b', buys(...five))).toEqual([]);
});

test('TP-6.5.3 what hides under another card is seen as that', () => {
  const b = new Battle(MUSTER);
  b.step({ a: buys(ship('x', 'kli-dr'), ship('y', 'kli-g1')) });
  expect(units(b).slice(0, 2)).toEqual(['a a-fast-patrol-ship-1 kli-g1', 'a a-fast-patrol-ship-2 kli-g1']);
  expect(b.s.open.bought[0]?.points).toBe(b.s.open.bought[1]?.points);
});
