import { expect, test } from 'vitest';
import { billOf, totalOf } from '../../rules/energy/power.ts';
import { eccmOf, ecmOf } from '../../rules/ew/shift.ts';
import { battle } from '../battle.ts';

test('TP-8.1.2 TP-2.2.9 a ship makes up to 2 points of ECM or ECCM or one of each, for 2 energy a point', () => {
  const b = battle('a blue fed-ca 1015^B 8\nb red kli-d7 2015^E 8');
  const cost = (ecm: number, eccm: number): number => totalOf(billOf(b.ship('blue'), b.form('blue', { ecm, eccm })));
  expect([cost(1, 0), cost(0, 1), cost(1, 1), cost(2, 0)].map(one => one - cost(0, 0))).toEqual([2, 2, 4, 4]);
  const refused = (ecm: number, eccm: number): string[] =>
    b.refusals('a', { forms: [b.form('blue', { ecm, eccm })], small: [], order: [], watch: [] });
  expect([refused(1, 1), refused(0, 2), refused(2, 1)]).toEqual([[], [], ['TP-2.2.9 /forms/0/ecm']]);
  b.allocate({ blue: { ecm: 1, eccm: 1 }, red: { speed: 2 } });
  expect([ecmOf(b.s, b.unit('blue'), 10), eccmOf(b.s, b.unit('blue'))]).toEqual([1, 1]);
});

const PATROL = 'a blue kli-g1 1015^B 8\nb red fed-ca 2015^E 8';

test('TP-8.1.7 a swing point is ECM or ECCM as the form says, for the turn', () => {
  const points = (swing: 'ecm' | 'eccm'): number[] => {
    const b = battle(PATROL);
    b.allocate({ blue: { swing }, red: { speed: 2 } });
    return [b.unit('blue').ecm, b.unit('blue').eccm];
  };
  const { ecm, eccm, swing } = battle(PATROL).s.book.charts.sources.pf;
  expect(swing).toBeGreaterThan(0);
  expect(points('ecm')).toEqual([ecm + swing, eccm]);
  expect(points('eccm')).toEqual([ecm, eccm + swing]);
});
