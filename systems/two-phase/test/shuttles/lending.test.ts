import { expect, test } from 'vitest';
import { lendToFighter, outsideOf } from '../../rules/ew/loans.ts';
import { ecmOf } from '../../rules/ew/shift.ts';
import type { Act } from '../../rules/orders.ts';
import type { Scenario } from '../../rules/scenario-file.ts';
import { acts, Battle, battle, only, scenarioOf } from '../battle.ts';

const launches = (box: number, speed: number, swing?: 'ecm' | 'eccm'): Act => ({
  ...{ act: 'launch', box, facing: 1, speed },
  ...(swing && { swing }),
});

/** Blue with options that it has bought, against a cruiser far away. */
function bought(card: string, id: 'mrs' | 'booster-pack', n: number): Battle {
  const scenario = scenarioOf(`a blue ${card} 1015^B 0\nb red kli-d7 3515^E 0`);
  const [a, b] = scenario.sides as [Scenario['sides'][number], Scenario['sides'][number]];
  const ships = a.ships.map(ship => ({ ...ship, options: [{ id, n }] }));
  return new Battle({ ...scenario, sides: [{ ...a, ships }, b] });
}

const CARRIER = 'a blue hyd-rn 1015^B 0\nb red kli-d7 3515^E 0';

test('TP-8.1.6 a carrier lends 2 ECM to every fighter of its squadron, to those in flight and to those it launches later', () => {
  const b = battle(CARRIER);
  b.allocate({ blue: { speed: 0 }, red: { speed: 1 } });
  b.until('zero', 'a').step({ a: acts('blue', launches(3, 0)) });
  const loans = [{ by: 'blue', to: 'blue', as: 'ecm' as const }];
  b.until('allocate');
  const told = b.allocate({ blue: { speed: 0, loans }, red: { speed: 1 } });
  expect(only(told, 'lent')).toEqual([{ kind: 'lent', unit: 'blue', to: 'fighter-1', as: 'ecm', points: 2 }]);
  const later = b.until('zero', 'a').step({ a: acts('blue', launches(4, 0), launches(0, 0)) });
  expect(only(later, 'lent')).toEqual([{ kind: 'lent', unit: 'blue', to: 'fighter-2', as: 'ecm', points: 2 }]);
  expect(['fighter-1', 'fighter-2', 'shuttle-3', 'blue'].map(id => outsideOf(b.s, b.unit(id)).ecm)).toEqual([2, 2, 0, 0]);
});

test('TP-8.1.6 without its energy nothing is lent', () => {
  const b = battle(CARRIER);
  b.allocate({ blue: { speed: 0 }, red: { speed: 1 } });
  const told = b.until('zero', 'a').step({ a: acts('blue', launches(3, 0)) });
  expect(only(told, 'lent')).toEqual([]);
});

test('TP-8.1.4 TP-8.1.7 R77 an MRS has 1 ECM and a swing point, set as it is launched, else ECM', () => {
  const plain = bought('fed-ca', 'mrs', 1);
  plain.allocate({ blue: { speed: 0 }, red: { speed: 1 } });
  plain.until('zero', 'a').step({ a: acts('blue', launches(0, 0)) });
  expect([plain.unit('shuttle-1').ecm, plain.unit('shuttle-1').eccm]).toEqual([2, 0]);
  const swung = bought('fed-ca', 'mrs', 1);
  swung.allocate({ blue: { speed: 0 }, red: { speed: 1 } });
  swung.until('zero', 'a');
  expect(swung.refusals('a', acts('blue', launches(1, 0, 'eccm')))).toEqual(['TP-8.1.4 /windows/0/acts/0/swing']);
  swung.step({ a: acts('blue', launches(0, 0, 'eccm')) });
  expect([swung.unit('shuttle-1').ecm, swung.unit('shuttle-1').eccm]).toEqual([1, 1]);
});

test('TP-8.1.4 an MRS lends its points to one unit within 5 hexes, and has them no more', () => {
  const b = bought('fed-ca', 'mrs', 1);
  b.allocate({ blue: { speed: 0 }, red: { speed: 1 } });
  b.until('zero', 'a').step({ a: acts('blue', launches(0, 0)) });
  b.until('allocate');
  const small = (to: string) => ({
    ...{ forms: [b.form('blue')], order: [], watch: [] },
    small: [{ unit: 'shuttle-1', speed: 0, swing: 'eccm', to }],
  });
  expect(b.refusals('a', small('red'))).toEqual(['TP-8.1.4 /small/0/to']);
  const told = b.step({ a: small('blue'), b: { forms: [b.form('red', { speed: 1 })], small: [], order: [], watch: [] } });
  expect(only(told, 'lent').map(({ unit, to, as, points }) => [unit, to, as, points])).toEqual([
    ['shuttle-1', 'blue', 'ecm', 1],
    ['shuttle-1', 'blue', 'eccm', 1],
  ]);
  expect([outsideOf(b.s, b.unit('blue')), ecmOf(b.s, b.unit('shuttle-1'), 1)]).toEqual([{ ecm: 1, eccm: 1 }, 0]);
  b.put('shuttle-1', '1020^B');
  expect(outsideOf(b.s, b.unit('blue')).ecm).toBe(1);
  b.put('shuttle-1', '1021^B');
  expect(outsideOf(b.s, b.unit('blue')).ecm).toBe(0);
});

test('TP-12.2.3 TP-12.2.4 R99 booster packs give a fighter speed 15 and double each point, until it drops them for good', () => {
  const b = bought('hyd-rn', 'booster-pack', 1);
  b.allocate({ blue: { speed: 0 }, red: { speed: 1 } });
  b.until('zero', 'a');
  expect(b.refusals('a', acts('blue', launches(4, 8)))).toEqual(['TP-12.1.3 /windows/0/acts/0/speed']);
  b.step({ a: acts('blue', launches(3, 15), launches(4, 7)) });
  b.until('zero', 'a');
  expect(b.refusals('a', acts('fighter-2', { act: 'packs', unit: 'fighter-2' }))).toEqual(['TP-12.2.4 /windows/0/acts/0/unit']);
  b.until('answer', 'a');
  const told = b.step({ a: acts('fighter-1', { act: 'packs', unit: 'fighter-1' }) });
  expect(only(told, 'packs-dropped')).toEqual([{ kind: 'packs-dropped', unit: 'fighter-1' }]);
  expect([b.unit('fighter-1').sortie?.packs, b.unit('fighter-1').speed]).toEqual([false, 15]);
  b.until('allocate');
  const small = { forms: [b.form('blue')], small: [{ unit: 'fighter-1', speed: 8 }], order: [], watch: [] };
  expect(b.refusals('a', small)).toEqual(['TP-12.2.5 /small/0/speed']);
});

test('TP-12.2.4 each point counts twice while packs are carried', () => {
  const b = bought('hyd-rn', 'booster-pack', 1);
  b.put('red', '1115^E').allocate({ blue: { speed: 0 }, red: { speed: 1 } });
  b.until('zero', 'a').step({ a: acts('blue', launches(3, 0), launches(4, 0)) });
  b.until('zero', 'b');
  const told = b.step({ b: { windows: [{ unit: 'red', acts: [], fire: [{ weapon: 'phaser-1', on: 'fighter-1' }] }] } }, [6]);
  const points = only(told, 'fired')[0]?.shots[0]?.damage ?? 0;
  expect(only(told, 'struck')[0]?.points).toBe(2 * points);
});

test('TP-12.1.5 TP-14.2.5 TP-1.3.12 small units land at the end of a turn as well, as many as there is room for', () => {
  const b = battle(CARRIER);
  b.allocate({ blue: { speed: 0 }, red: { speed: 1 } });
  b.until('zero', 'a').step({ a: acts('blue', launches(3, 0), launches(4, 0)) });
  b.until('finish');
  const docks = ['fighter-1', 'fighter-2'].map(unit => ({ unit, to: 'blue' }));
  const finish = (all: object[]) => ({ repairs: [], docks: all, reload: [] });
  expect(b.refusals('a', finish([{ unit: 'fighter-1', to: 'red' }]))).toEqual(['TP-12.1.5 /docks/0/to']);
  const told = b.step({ a: finish(docks) });
  expect(only(told, 'landed').map(({ unit, box }) => [unit, box])).toEqual([
    ['fighter-1', 3],
    ['fighter-2', 4],
  ]);
});

test('TP-8.1.4 an MRS lends neither to itself nor to what is gone or an enemy by now, and keeps its points then', () => {
  for (const lost of ['shuttle-1', 'shuttle-2', 'red']) {
    const b = bought('fed-ca', 'mrs', 1);
    b.allocate({ blue: { speed: 0 }, red: { speed: 1 } });
    for (const box of [0, 1]) b.until('zero', 'a').step({ a: acts('blue', launches(box, 0)) });
    b.until('allocate').unit('shuttle-2').status = 'destroyed';
    const small = [{ unit: 'shuttle-1', speed: 0, to: lost }];
    expect(b.refusals('a', { forms: [b.form('blue')], small, order: [], watch: [] })).toEqual(['TP-8.1.4 /small/0/to']);
    Object.assign(b.hold('shuttle-1').pace ?? {}, { to: lost });
    expect(only(b.allocate({ red: { speed: 1 } }), 'lent')).toEqual([]);
    expect(b.unit('shuttle-1').ecm).toBe(2);
  }
});

test('TP-8.1.6 TP-13.4.5 a carrier lends nothing to fighters of another side', () => {
  const b = battle(CARRIER);
  b.allocate({ blue: { speed: 0, loans: [{ by: 'blue', to: 'blue', as: 'ecm' }] }, red: { speed: 1 } });
  b.until('zero', 'a').step({ a: acts('blue', launches(3, 0)) });
  const t = { tell: () => undefined } as never;
  const lent = (side: string): number => {
    b.s.open.loans = [];
    lendToFighter(b.s, t, { carrier: b.unit('blue'), unit: { ...b.unit('fighter-1'), side } });
    return b.s.open.loans.length;
  };
  expect([lent('a'), lent('b')]).toEqual([1, 0]);
});
