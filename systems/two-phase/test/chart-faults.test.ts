import { expect, test } from 'vitest';
import { charts } from '../data/charts/charts.ts';
import type { Charts } from '../rules/charts.ts';
import { chartFaults } from '../rules/edge/chart-faults.ts';

const faultsOf = (change: Partial<Charts>) => chartFaults({ ...charts, ...change }).map(({ rule, at }) => `${rule} ${at}`);

test('TP-9.1.1 the charts that come with the system have no faults', () => {
  expect(chartFaults(charts)).toEqual([]);
});

test('TP-9.1.1 columns rise', () => {
  const { standard, ...rest } = charts.photon;
  const wrong = { ...rest, standard: { ...standard, ranges: [1, 2, 4, 4, 12, 30] } };
  expect(faultsOf({ photon: wrong })).toEqual(['TP-9.1.1 /photon/standard/ranges']);
  const factors = { ...charts.rangeFactor, bounds: [0, 4, 3, 15, 20, 30, 40, 99] };
  expect(faultsOf({ rangeFactor: factors })).toEqual(['TP-9.1.1 /rangeFactor/bounds']);
});

test('TP-9.1.1 a row has a cell a column, at every die and every letter', () => {
  const { standard, overload } = charts.photon;
  expect(faultsOf({ photon: { ...charts.photon, standard: { ...standard, hit: [5, 4] } } })).toEqual([
    'TP-9.1.1 /photon/standard/hit',
  ]);
  expect(faultsOf({ photon: { ...charts.photon, overload: { ...overload, hit: [] } } })).toEqual([
    'TP-9.1.1 /photon/overload/hit',
  ]);
  const ph1 = charts.phasers['ph-1'];
  const short = { ...ph1, damage: ph1.damage.map((row, i) => (i === 4 ? row.slice(1) : row)) };
  expect(faultsOf({ phasers: { ...charts.phasers, 'ph-1': short } })).toEqual(['TP-9.1.1 /phasers/ph-1/damage/4']);
  const { plasma } = charts;
  expect(faultsOf({ plasma: { ...plasma, strength: { ...plasma.strength, g: [20] } } })).toEqual(['TP-9.1.1 /plasma/strength/g']);
  expect(faultsOf({ bolt: { ...charts.bolt, hit: [4] } })).toEqual(['TP-9.1.1 /bolt/hit']);
});

test('TP-8.1.9 TP-11.1.8 rows by other bounds than ranges are held to theirs', () => {
  const nimble = { ranges: [14, 29, 99], ecm: [0, 1] };
  expect(faultsOf({ smallTargets: { ...charts.smallTargets, nimble } })).toEqual(['TP-9.1.1 /smallTargets/nimble/ecm']);
  const factor = charts.speedFactor.factor.slice(1);
  expect(faultsOf({ speedFactor: { ...charts.speedFactor, factor } })).toEqual(['TP-9.1.1 /speedFactor/factor']);
});

test('TP-4.2.1 more hexes are needed at higher speeds', () => {
  expect(chartFaults({ ...charts, turnModes: { ...charts.turnModes, C: [2, 4, 3] } })).toEqual([
    { rule: 'TP-4.2.1', at: '/turnModes/C', say: 'Speeds of turn mode C never fall, and these are 2, 4, 3.' },
  ]);
});
