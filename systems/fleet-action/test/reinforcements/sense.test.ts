import { describe, expect, test } from 'vitest';
import { sense } from '../../rules/edge/sense.ts';
import type { FaState } from '../../rules/state.ts';
import { battle } from '../battle.ts';

const FLEETS = `
  narn A 0: Tal gquan 3070^0, Var gquan 3071, Ro gquan 3072
  narn C 0: Sha gquan 3080^0
  earth A 0: Mer omega 3004^3`;

describe('a state from outside', () => {
  const faults = (change: (s: FaState) => void): string[] => {
    const { s } = battle(FLEETS, { relief: ['narn-c'] }).until('orders');
    change(s);
    return sense(s).map(({ rule, at }) => `${rule} ${at}`);
  };
  const relief = (s: FaState) => s.open.relief?.[0] as object;

  test('FA-12.1.3 the schedule lies in the folder as long as they are away', () => {
    expect(faults(() => {})).toEqual([]);
    expect(faults(s => delete s.sealed.narn?.relief)).toEqual(['FA-12.1.3 /sealed/narn/relief']);
    expect(faults(s => Object.assign(s.sealed.earth!, { relief: { turn: 4, edge: 'north' } }))).toEqual([
      'FA-12.1.3 /sealed/earth/relief',
    ]);
    expect(faults(s => Object.assign(s.sealed.narn!.relief!, { turn: 3 }))).toEqual(['FA-12.1.3 /sealed/narn/relief/turn']);
  });

  test('FA-12.2.1 FA-12.2.6 turn and edge are known when they have been shown', () => {
    expect(faults(s => Object.assign(relief(s), { edge: 'north' }))).toEqual(['FA-12.2.6 /open/relief/0/edge']);
    expect(faults(s => Object.assign(relief(s), { turn: 4 }))).toEqual(['FA-12.2.1 /open/relief/0/turn']);
    expect(faults(s => Object.assign(relief(s), { rolls: 1, turn: 4 }))).toEqual(['FA-12.2.1 /open/relief/0/turn']);
  });

  test('FA-12.2.6 who is away is a ship of theirs, and all of these', () => {
    expect(faults(s => delete s.open.ships[s.book.shipAt.sha!]!.away)).toEqual(['FA-12.2.6 /open/ships/3/away']);
    expect(faults(s => Object.assign(s.open.ships[0]!, { away: true }))).toEqual(['FA-12.2.6 /open/ships/0/away']);
  });

  test('FA-12.1.1 where there are none nothing is told of them', () => {
    const { s } = battle(FLEETS).until('orders');
    s.open.relief = [{ side: 'narn', now: 'away', rolls: 0 }];
    Object.assign(s.sealed.narn!, { relief: { turn: 4, edge: 'north' } });
    expect(sense(s).map(({ rule, at }) => `${rule} ${at}`)).toEqual(['FA-12.1.1 /open/relief', 'FA-12.1.1 /sealed/narn/relief']);
  });

  test('FA-12.2.9 the flagship of the reinforcements is a ship of theirs', () => {
    expect(faults(s => Object.assign(s.open.fleets[2]!, { flagship: 'tal' }))).toEqual(['FA-4.1.1 /open/fleets/2/flagship']);
  });
});
