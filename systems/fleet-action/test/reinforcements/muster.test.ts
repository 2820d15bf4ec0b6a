import { describe, expect, test } from 'vitest';
import { read } from '../../rules/edge/scenario.ts';
import { reliefPrice, shareFaults } from '../../rules/reinforcements/muster.ts';
import type { Scenario } from '../../rules/scenario-file.ts';
import { sally } from './sally.ts';

describe('buying', () => {
  test('FA-12.1.2 reinforcements cost 80 % of list price, a broken point as a whole one', () => {
    expect([0, 1000, 675, 1, 1726].map(reliefPrice)).toEqual([0, 800, 540, 1, 1381]);
  });

  test('FA-12.1.1 FA-12.1.2 a third of the points agreed upon at most, as paid for', () => {
    expect(shareFaults({ agreed: 3000, list: 1250 })).toEqual([]);
    expect(shareFaults({ agreed: 3000, list: 1251 }).map(({ rule }) => rule)).toEqual(['FA-12.1.1']);
    expect(shareFaults({ agreed: 0, list: 0 })).toEqual([]);
  });
});

describe('in a scenario', () => {
  const faultsOf = (change: (side: Scenario['sides'][number]) => Scenario['sides'][number], turns = 7): string[] => {
    const [red, blue] = sally.sides as [Scenario['sides'][number], Scenario['sides'][number]];
    const made = read({ ...sally, turns, sides: [change(red), blue] });
    return 'faults' in made ? made.faults.map(({ rule, at }) => `${rule} ${at}`) : [];
  };

  test('FA-12.1.1 the flag squadron is there from the beginning', () => {
    const first = (side: Scenario['sides'][number]) => ({
      ...side,
      squadrons: side.squadrons.map((one, i) => (i === 0 ? { ...one, relief: true as const } : one)),
    });
    expect(faultsOf(first)).toEqual(['FA-12.1.1 /sides/0/squadrons/0/relief']);
  });

  test('FA-12.1.1 two squadrons of three are too many to come later', () => {
    const most = (side: Scenario['sides'][number]) => ({
      ...side,
      squadrons: side.squadrons.map((one, i) =>
        i === 0 ? { ...one, ships: one.ships.slice(0, 1) } : { ...one, relief: true as const },
      ),
    });
    expect(faultsOf(most)).toEqual(['FA-12.1.1 /sides/0/squadrons']);
    expect(faultsOf(side => side)).toEqual([]);
  });

  test('FA-12.1.3 there is a turn for them to come in', () => {
    expect(faultsOf(side => side, 3)).toEqual(['FA-12.1.3 /turns', 'FA-12.1.3 /turns']);
  });
});
