import { hexes } from '@flagplot/hexes';
import type { Scripted, Thrown } from '@flagplot/kernel';
import { rolled, scriptedDice } from '@flagplot/kernel';
import { describe, expect, test } from 'vitest';
import type { Meant } from '../../rules/arrival/vortices.ts';
import { displace } from '../../rules/arrival/vortices.ts';
import { hexWritten, LAYOUT } from '../../rules/map.ts';
import type { FleetAction } from '../../rules/state.ts';
import { battle, d } from '../battle.ts';

const { book } = battle('minbari A 0: Shar sharlin 3040^0, Tin tinashi 3041\nnarn B 0: Tal gquan 3010^3, Var gquan 3009').s;

/** Where a vortex meant for 3030 forms, and what its dice were thrown for. */
function formed(meant: Omit<Meant, 'at'>, dice: readonly Scripted[], at = '3030'): { at: string; rules: string[] } {
  const rules: string[] = [];
  const script = scriptedDice(dice);
  const t = rolled<FleetAction>(script, { tell: event => void rules.push((event as Thrown).why.rule), reveal() {} });
  const hex = displace(t, { ...meant, at: hexWritten(at), book });
  return { at: hexes.nameOf(hex, LAYOUT), rules };
}

const lead = { ship: 'tal', lead: true };
const other = { ship: 'var', lead: false };

describe('where a vortex forms', () => {
  test('FA-1.3.3 the lead vortex is displaced: a d6 for the direction, then a d12 for the hexes', () => {
    expect(formed(lead, [...d(6, 1), ...d(12, 12)])).toEqual({ at: '3018', rules: ['FA-1.3.3', 'FA-1.3.3'] });
    expect(formed(lead, [...d(6, 4), ...d(12, 7)]).at).toBe('3037');
  });

  test('FA-1.3.2 direction 1 is the hexside at the top, and 2 to 6 follow clockwise', () => {
    const at = (face: number) => formed(lead, [...d(6, face), ...d(12, 1)]).at;
    const around = [0, 1, 2, 3, 4, 5].map(towards => hexes.nameOf(hexes.neighbour(hexWritten('3030'), towards), LAYOUT));
    expect([1, 2, 3, 4, 5, 6].map(at)).toEqual(around);
    expect([at(1), at(4)]).toEqual(['3029', '3031']);
  });

  test('FA-1.3.6 any other vortex is displaced by a d6 for the distance and a d6 for the direction, in this order', () => {
    expect(formed(other, d(6, 5, 1))).toEqual({ at: '3025', rules: ['FA-1.3.6', 'FA-1.3.6'] });
  });

  test('FA-1.3.7 a Minbari lead vortex misses by a d6', () => {
    expect(formed({ ship: 'shar', lead: true }, d(6, 1, 6))).toEqual({ at: '3024', rules: ['FA-1.3.3', 'FA-1.3.7'] });
  });

  test('FA-1.3.8 any other of theirs by a d4 less one; at 0 it forms where it was meant to', () => {
    const tin = { ship: 'tin', lead: false };
    expect(formed(tin, [...d(4, 4), ...d(6, 1)])).toEqual({ at: '3027', rules: ['FA-1.3.8', 'FA-1.3.6'] });
    expect(formed(tin, [...d(4, 1), ...d(6, 3)]).at).toBe('3030');
  });

  test('FA-1.3.9 one that would form off the map is thrown for again, with both dice', () => {
    const dice = [...d(6, 1), ...d(12, 9), ...d(6, 4), ...d(12, 2)];
    expect(formed(lead, dice, '3009')).toEqual({ at: '3011', rules: ['FA-1.3.3', 'FA-1.3.3', 'FA-1.3.3', 'FA-1.3.3'] });
    expect(formed(other, d(6, 6, 1, 2, 1), '3006').at).toBe('3004');
  });
});
