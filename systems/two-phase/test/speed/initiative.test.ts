import { expect, test } from 'vitest';
import { battle, only } from '../battle.ts';

const DUEL = 'a blue fed-ca 0120^B 12\nb red kli-d7 4210^E 12';

test('TP-3.2.3 TP-1.1.3 speed 12, dice 5 and 1, the winner goes first: 6 and 6, then 6 and 6, no die in Second Phase', () => {
  const b = battle(DUEL);
  b.allocate({ blue: { speed: 12 }, red: { speed: 12 } }, { dice: [5, 1] });
  expect(b.asked()).toEqual(['a place']);
  b.step({ a: { first: [true] } });
  const told = [...Array(100).keys()].flatMap(() => (b.s.clock.turn === 1 && b.asks.length > 0 ? b.step() : []));
  expect(only(told, 'thrown')).toEqual([]);
  const movers = only(told, 'moved').map(({ unit }) => unit);
  const half = (unit: string): string[] => Array(6).fill(unit);
  expect(movers).toEqual([...half('blue'), ...half('red'), ...half('blue'), ...half('red')]);
});

test('TP-3.2.3 the winner may go last instead', () => {
  const b = battle(DUEL);
  b.allocate({ blue: { speed: 9 }, red: { speed: 9 } }, { dice: [2, 3] });
  expect(b.asked()).toEqual(['b place']);
  b.step({ b: { first: [false] } });
  expect(b.s.open.order).toEqual(['blue', 'red']);
});

test('TP-3.2.1 the faster unit moves before the slower without a die', () => {
  const b = battle(DUEL);
  b.allocate({ blue: { speed: 8 }, red: { speed: 9 } });
  expect(b.s.open.order).toEqual(['red', 'blue']);
});

test('TP-3.2.5 TP-3.2.8 equal dice are thrown again, at speed 0 as well', () => {
  const b = battle(DUEL);
  b.allocate({}, { dice: [4, 4, 2, 5] });
  expect(b.asked()).toEqual(['b place']);
});

test('TP-1.4.3 TP-3.2.4 three sides: tied ones roll again, the next chooses among the places still open, the last takes what is left', () => {
  const b = battle('a blue fed-ca 0105^B 8\nb red kli-d7 4225^E 8\nc grey rom-kr 2101^D 8');
  const told = b.allocate({ blue: { speed: 8 }, red: { speed: 8 }, grey: { speed: 8 } }, { dice: [4, 6, 4, 1, 2] });
  expect(only(told, 'thrown').map(({ why }) => why.by)).toEqual(['a', 'b', 'c', 'a', 'c']);
  expect(b.asked()).toEqual(['b place']);
  b.step({ b: { first: [false] } });
  expect(b.asked()).toEqual(['c place']);
  b.step({ c: { first: [false] } });
  expect(b.s.open.order).toEqual(['blue', 'grey', 'red']);
});

test('TP-3.2.11 TP-1.3.3 all dice fall before the first choice, and groups are chosen side by side, a side once a round', () => {
  const b = battle('a a1 fed-ca 0105^B 8\na a2 fed-ffg 0107^B 8\nb b1 kli-d7 4225^E 8\nb b2 kli-f5 4223^E 8');
  const forms = { a1: { speed: 8 }, b1: { speed: 8 }, a2: { speed: 6 }, b2: { speed: 6 } };
  b.allocate(forms, { dice: [6, 1, 5, 2] });
  expect(b.asks).toEqual([
    {
      side: 'a',
      kind: 'place',
      about: {
        groups: [
          { speed: 8, open: 2 },
          { speed: 6, open: 2 },
        ],
      },
    },
  ]);
  b.step({ a: { first: [true, false] } });
  expect(b.s.open.order).toEqual(['a1', 'b1', 'b2', 'a2']);
});

test('TP-3.2.2 TP-3.2.6 a side rolls once for all its units of a speed, which stand together in its own order', () => {
  const b = battle('a a1 fed-ca 0105^B 8\na a2 fed-ffg 0107^B 8\nb b1 kli-d7 4225^E 8');
  const form = (id: string) => b.form(id, { speed: 8 });
  b.step(
    {
      a: { forms: [form('a1'), form('a2')], small: [], order: ['a2', 'a1'], watch: [] },
      b: { forms: [form('b1')], small: [], order: [], watch: [] },
    },
    [1, 6],
  );
  b.step({ b: { first: [true] } });
  expect(b.s.open.order).toEqual(['b1', 'a2', 'a1']);
});

test('TP-3.1.7 speed rises by at most the larger of the previous speed and 5', () => {
  const b = battle('a blue fed-ca 0105^B 0\nb red kli-d7 4225^E 7');
  const order = (id: string, speed: number) => ({ forms: [b.form(id, { speed })], small: [], order: [], watch: [] });
  expect(b.refusals('a', order('blue', 5))).toEqual([]);
  expect(b.refusals('a', order('blue', 6))).toEqual(['TP-3.1.7 /forms/0/speed']);
  expect(b.refusals('b', order('red', 14))).toEqual([]);
  expect(b.refusals('b', order('red', 15))).toEqual(['TP-3.1.7 /forms/0/speed']);
});

test('TP-1.5.1 TP-1.5.4 speed, EW, fire control and shield setting are announced, and nothing else of the form', () => {
  const b = battle(DUEL);
  const told = b.allocate({
    blue: { speed: 8, ecm: 1, eccm: 1, hets: 1, general: 2, shields: 'minimum' },
    red: { fireControl: false, speed: 3 },
  });
  expect(only(told, 'announced')).toEqual([
    {
      kind: 'announced',
      unit: 'blue',
      speed: 8,
      ecm: 1,
      eccm: 1,
      life: true,
      fireControl: true,
      shields: 'minimum',
      erratic: false,
    },
    {
      kind: 'announced',
      unit: 'red',
      speed: 3,
      ecm: 0,
      eccm: 0,
      life: true,
      fireControl: false,
      shields: 'full',
      erratic: false,
    },
  ]);
});

test('TP-8.1.1 an X-ship has 1 ECCM built in, a PF 1 ECCM and a swing point', () => {
  const b = battle('a blue fed-cx 0105^B 8\nb red kli-g1 4225^E 8');
  const told = b.allocate({ blue: { speed: 1 }, red: { speed: 2, swing: 'eccm' } });
  expect(only(told, 'announced').map(({ ecm, eccm }) => [ecm, eccm])).toEqual([
    [0, 1],
    [0, 2],
  ]);
});
