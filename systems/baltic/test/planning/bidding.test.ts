import { expect, test } from 'vitest';
import type { Battle } from '../battle.ts';
import { battle, only } from '../battle.ts';

const PAIR = 'a blue sd-ca 10,6^0 Stop\nb red to-ca 60,40^180 Stop';
const THREE = `${PAIR}\nc white hl-ca 60,6^0 Stop`;

/** To the bids of the first turn. */
function toBids(text = PAIR): Battle {
  const b = battle(text);
  b.step();
  expect(b.asks.every(({ kind }) => kind === 'bid')).toBe(true);
  return b;
}

test('BB-2.2.1 each bids at least a point and at most the pool, and nobody sees it before all are opened', () => {
  const b = toBids();
  expect([0, 1, 20, 21].map(points => b.refusals('a', { points }))).toEqual([['BB-2.2.1 /points'], [], [], ['BB-2.2.1 /points']]);
  expect(b.asked()).toEqual(['a bid', 'b bid']);
  const told = b.step({ a: { points: 4 }, b: { points: 9 } });
  expect(only(told, 'bid').map(({ side, points }) => [side, points])).toEqual([
    ['a', 4],
    ['b', 9],
  ]);
});

test('BB-2.2.1 every turn is bid for anew', () => {
  const b = toBids();
  b.step({ a: { points: 2 }, b: { points: 1 } });
  while (!b.asks.some(({ kind }) => kind === 'telegraph')) b.step();
  b.step();
  expect(b.asked()).toEqual(['a bid', 'b bid']);
});

test('BB-2.2.2 of an empty pool one bids 0, and nothing else', () => {
  const b = battle(PAIR);
  b.s.open.pools.a = 0;
  b.step();
  expect(b.refusals('a', { points: 0 })).toEqual([]);
  expect(b.refusals('a', { points: 1 })).toEqual(['BB-2.2.2 /points']);
});

test('BB-2.2.3 BB-1.4.3 what is bid is lost, by whoever loses too; the rest is kept, for all to see', () => {
  const b = toBids();
  const told = b.step({ a: { points: 4 }, b: { points: 9 } });
  expect(b.s.open.pools).toEqual({ a: 16, b: 11 });
  expect(b.view('a').open.pools).toEqual({ a: 16, b: 11 });
  expect(only(told, 'bid').map(({ left }) => left)).toEqual([16, 11]);
});

test('BB-2.2.4 places are chosen from the highest bid down, any that is free; the last takes what is left', () => {
  const b = toBids(THREE);
  b.step({ a: { points: 1 }, b: { points: 5 }, c: { points: 3 } });
  expect(b.asks).toMatchObject([{ side: 'b', kind: 'place', about: { for: 'turn', free: [1, 2, 3] } }]);
  b.step({ b: { place: 2 } });
  expect(b.asks).toMatchObject([{ side: 'c', about: { free: [1, 3] } }]);
  expect(b.refusals('c', { place: 2 })).toEqual(['BB-2.2.4 /place']);
  const told = b.step({ c: { place: 3 } });
  expect(only(told, 'placed')).toEqual([
    { kind: 'placed', side: 'c', place: 3 },
    { kind: 'placed', side: 'a', place: 1 },
  ]);
  expect(b.s.open.order).toEqual(['a', 'b', 'c']);
});

test('BB-2.2.5 who is tied throws a d10 in the order of the scenario, the higher first, and again while level', () => {
  const b = toBids();
  const told = b.step({ a: { points: 3 }, b: { points: 3 } }, [4, 4, 2, 9]);
  expect(only(told, 'thrown').map(({ why, faces }) => [why.rule, why.by, faces])).toEqual([
    ['BB-2.2.5', 'a', [4]],
    ['BB-2.2.5', 'b', [4]],
    ['BB-2.2.5', 'a', [2]],
    ['BB-2.2.5', 'b', [9]],
  ]);
  expect(b.asks).toMatchObject([{ side: 'b', kind: 'place' }]);
});

test('BB-2.2.5 of three that tie those two throw again that are level', () => {
  const b = toBids(THREE);
  b.step({ a: { points: 3 }, b: { points: 3 }, c: { points: 3 } }, [5, 8, 5, 1, 10]);
  expect(b.s.open.places?.ranks).toEqual(['b', 'c', 'a']);
});

test('BB-2.2.6 several ties are settled from the highest bid down', () => {
  const b = toBids(`${THREE}\nd black hl-ca 40,40^180 Stop`);
  const told = b.step({ a: { points: 1 }, b: { points: 5 }, c: { points: 1 }, d: { points: 5 } }, [3, 7, 9, 2]);
  expect(only(told, 'thrown').map(({ why }) => why.by)).toEqual(['b', 'd', 'a', 'c']);
  expect(b.s.open.places?.ranks).toEqual(['d', 'b', 'a', 'c']);
});

test('BB-2.2.7 the order that was chosen holds for the activations and for the torpedoes', () => {
  const b = toBids();
  b.step({ a: { points: 1 }, b: { points: 5 } });
  b.step({ b: { place: 2 } });
  expect(b.s.open.order).toEqual(['a', 'b']);
  while (b.asks[0]?.kind !== 'sail') b.step();
  expect(b.s.open.slots).toEqual(['a', 'b']);
  const lay = (id: string, side: string, x: number) => ({
    id,
    side,
    by: 'none',
    x,
    y: 20_000,
    heading: 0,
    fp: 3,
    runs: 1,
    ran: 0,
  });
  b.s.open.salvoes = [lay('salvo-1', 'b', 30_000), lay('salvo-2', 'a', 40_000)];
  b.s.open.laid = 2;
  while (b.s.clock.turn === 1) b.step();
  expect(only(b.told, 'ran').map(({ salvo }) => salvo)).toEqual(['salvo-2', 'salvo-1']);
});
