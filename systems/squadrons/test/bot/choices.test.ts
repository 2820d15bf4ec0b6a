import { viewOf } from '@flagplot/kernel';
import { describe, expect, test } from 'vitest';
import { deploymentsFor } from '../../bot/deploy.ts';
import { volleysFor } from '../../bot/fire.ts';
import { jammersFor } from '../../bot/jam.ts';
import type { SqView } from '../../rules/state.ts';
import type { Laid, Moment } from './battle.ts';
import { called, fought, laid } from './battle.ts';

const times = (n: number, text: string): string[] => Array.from({ length: n }, () => text);
const viewAt = ({ s, ask }: Moment): SqView => viewOf(s, ask.side) as unknown as SqView;

describe('fire', () => {
  const weapons = (v: SqView): string[] => volleysFor(v, ['a']).map(({ weapon, target }) => `${weapon} ${target}`);

  test('SQ-8.4.6 ion for what is to be boarded, never a laser', () => {
    const goal = { kind: 'capture', side: 'red', squadron: 'ship', rounds: 2, runner: 'blue' } as const;
    const ship: Laid = { id: 'ship', type: 'yt-1300', side: 'blue', craft: ['1815 E'], goalEdge: 'east' };
    expect(weapons(laid([{ id: 'a', type: 'y-wing-s3', craft: times(6, '1515 E') }, ship], { goal }))).toEqual(['ion ship']);
    expect(weapons(laid([{ id: 'a', type: 'x-wing', craft: times(6, '1515 E') }, ship], { goal }))).toEqual([]);
  });

  test('SQ-4.10.6 torpedoes at what does not move, lasers at fighters', () => {
    const goal = { kind: 'cripple', side: 'red', squadron: 'ship', markers: 4 } as const;
    const own: Laid = { id: 'a', type: 'x-wing', craft: times(4, '1515 E') };
    const ship: Laid = { id: 'ship', type: 'customs-frigate', side: 'blue', craft: ['1615 E'], immobile: true };
    expect(weapons(laid([own, ship], { goal }))).toEqual(['torpedo ship']);
    expect(weapons(laid([own, { id: 'b', type: 'tie-ln', side: 'blue', craft: times(4, '1815 E') }]))).toEqual(['laser b']);
  });

  test('two squadrons do not both fire at what one will destroy', () => {
    const v = laid([
      { id: 'a', type: 'x-wing', craft: times(12, '1515 E'), quality: 'elite' },
      { id: 'c', type: 'x-wing', craft: times(12, '1515 E'), quality: 'elite' },
      { id: 'b', type: 'tie-ln', side: 'blue', craft: times(2, '1715 E') },
      { id: 'd', type: 'tie-ln', side: 'blue', craft: times(2, '1715 E') },
    ]);
    expect(new Set(volleysFor(v, ['a', 'c']).map(({ target }) => target))).toEqual(new Set(['b', 'd']));
  });

  test('SQ-5.3.1 holds its fire to rally where fire would do little', () => {
    const own: Laid = { id: 'a', type: 'x-wing', craft: times(8, '1015 E'), quality: 'elite', as: { level: 2 } };
    const enemy: Laid = { id: 'b', type: 'tie-ln', side: 'blue', craft: times(2, '3515 E'), each: { damage: 1 } };
    expect(weapons(laid([own, enemy]))).toEqual([]);
    expect(weapons(laid([{ ...own, as: { level: 7 } }, enemy]))).toEqual(['laser b']);
  });
});

describe('jamming', () => {
  const own: Laid = { id: 'a', type: 'a-wing', craft: times(4, '1515 W') };
  const enemy: Laid = { id: 'b', type: 'tie-interceptor', side: 'blue', craft: times(8, '2015 W') };

  test('SQ-4.11.3 where the enemy bears and the jammers do not', () => {
    expect(jammersFor(laid([own, enemy]), ['a'])).toEqual(['a']);
  });

  test('not where the jammers bear and the enemy does not', () => {
    const v = laid([
      { ...own, craft: times(4, '1515 E') },
      { ...enemy, craft: times(8, '2015 E') },
    ]);
    expect(jammersFor(v, ['a'])).toEqual([]);
  });
});

describe('deployment', () => {
  test('stands at the front, runners on the flank', () => {
    const { asked } = fought('bomber-intercept', 'rows', called('ordinary'));
    const [alpha, beta] = deploymentsFor(viewAt(asked.find(({ ask }) => ask.kind === 'deploy' && ask.side === 'imperial')!));
    const row = (hex: string): number => Number(hex.slice(2));
    expect(Math.max(...alpha!.hexes.map(row))).toBeLessThan(Math.min(...beta!.hexes.map(row)));
    expect(beta!.hexes.some(hex => hex.startsWith('03'))).toBe(true);
  });
});
