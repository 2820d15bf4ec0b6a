import type { Forecast } from '@flagplot/kernel';
import { odds } from '@flagplot/kernel';
import { describe, expect, test } from 'vitest';
import { shotOf } from '../rules/acts/fire.ts';
import { aimOf } from '../rules/gunnery/aim.ts';
import { baltic as rules } from '../rules/index.ts';
import type { Scenario } from '../rules/scenario-file.ts';
import type { Baltic, BbState } from '../rules/state.ts';
import { oddsWords } from '../words/odds.ts';
import { battle } from './battle.ts';
import { gun, sheetAs } from './gunnery/range.ts';

const of = (s: BbState, name: string, asked: object) => {
  const found = odds(rules, { name, of: asked as never, s });
  expect(found.exact).toBe(true);
  return (value: object) => found.outcomes.find(one => JSON.stringify(one.value) === JSON.stringify(value))?.p ?? '0/1';
};

const gunner = (fp: number, cal: 'B' | 'C' | 'D' = 'C'): Partial<Scenario> => ({
  cards: {
    sheets: [
      sheetAs('gunner', 'sd-ca', {
        weapons: [gun({ fp, cal }), { id: 'arc', name: 'Arc', kind: 'tesla', fp: 2, arc: 'f360', range: 20_000 }],
      }),
    ],
  },
});
const shot = { act: 'fire', weapon: 'gun', by: ['firer'], target: 'mark' };

describe('throw', () => {
  // Six at a stationary cruiser at 14 inches: five dice of C at C.
  const b = battle('a firer gunner 20,10^0 Stop\nb mark to-ca 20,25^90 Stop', gunner(2));

  test('BB-3.2.56 two dice: nothing 36 in a hundred, two tens once in a hundred', () => {
    const p = of(b.s, 'throw', shot);
    expect([
      p({ vessel: 'mark', boxes: 0, tenners: 0, becomes: 'live' }),
      p({ vessel: 'mark', boxes: 1, tenners: 0, becomes: 'live' }),
      p({ vessel: 'mark', boxes: 1, tenners: 1, becomes: 'live' }),
      p({ vessel: 'mark', boxes: 2, tenners: 2, becomes: 'live' }),
    ]).toEqual(['9/25', '9/25', '3/25', '1/100']);
  });

  test('BB-3.2.60 BB-3.2.57 what it becomes, and tenners by the multiplier: one die of B is two', () => {
    const near = battle('a firer gunner 20,10^0 Stop\nb mark to-ca 20,25^90 Stop', gunner(1, 'B'));
    near.vessel('mark').lost = 4;
    const p = of(near.s, 'throw', shot);
    expect([
      p({ vessel: 'mark', boxes: 2, tenners: 4, becomes: 'crippled' }),
      p({ vessel: 'mark', boxes: 0, tenners: 0, becomes: 'live' }),
    ]).toEqual(['1/100', '9/25']);
  });

  test('BB-3.2.72 BB-3.2.64 jink is reckoned with', () => {
    const small = battle('a firer gunner 20,10^0 Stop\nb mark to-dd 20,25^0 Stop', gunner(1, 'C'));
    const p = of(small.s, 'throw', { ...shot, target: 'mark-1' });
    expect(p({ vessel: 'mark-1', boxes: 1, tenners: 0, becomes: 'wreck' })).toBe('4/25');
  });

  test('BB-3.4.3 marines: two boxes against one', () => {
    const board = battle('a firer to-bb 20,10^0 Stop\nb mark nf-ca 23,10^0 Stop');
    const p = of(board.s, 'throw', { act: 'board', by: 'firer', target: 'mark', boxes: 2 });
    expect([p({ marines: 0, tenners: 0 }), p({ marines: 1, tenners: 0 }), p({ marines: 1, tenners: 1 })]).toEqual([
      '9/25',
      '12/25',
      '4/25',
    ]);
  });

  test('BB-3.2.8 what cannot be thrown is refused', () => {
    const far = battle('a firer gunner 20,5^0 Stop\nb mark to-ca 20,46^90 Stop', gunner(2));
    const judge = rules.forecasts.throw?.judge;
    expect(judge?.(far.s, shot as never).map(({ rule, at }) => `${rule} ${at}`)).toEqual(['BB-3.2.8 /by']);
    expect(judge?.(b.s, { ...shot, target: 'nobody' } as never)).toHaveLength(1);
    expect(judge?.(b.s, shot as never)).toEqual([]);
  });
});

test('BB-3.2.28 a volley is its throws one after another', () => {
  const b = battle('a firer gunner 20,10^0 Stop\nb mark to-ca 20,25^90 Stop', gunner(1));
  const p = of(b.s, 'volley', {
    target: 'mark',
    fire: [
      { weapon: 'gun', by: ['firer'] },
      { weapon: 'arc', by: ['firer'] },
    ],
  });
  expect([
    p({ vessel: 'mark', boxes: 0, tenners: 0, becomes: 'live' }),
    p({ vessel: 'mark', boxes: 3, tenners: 0, becomes: 'live' }),
    p({ vessel: 'mark', boxes: 3, tenners: 3, becomes: 'live' }),
  ]).toEqual(['27/125', '27/1000', '1/1000']);
});

test('BB-4.1.4 BB-4.1.5 BB-4.1.6 a salvo at the first it meets: charges first, then what is left; behind it what has gone on', () => {
  const b = battle('a firer sd-bb 40,10^0 Stop\nb mark to-ff 20,18^90 Stop\nb next to-ff 20,22^90 Stop');
  b.s.open.laid = 1;
  b.s.open.salvoes.push({ id: 'salvo-1', side: 'a', by: 'firer', x: 20_000, y: 10_000, heading: 0, fp: 1, runs: 0, ran: 0 });
  const p = of(b.s, 'salvo', { salvo: 'salvo-1' });
  const mark = { vessel: 'mark', boxes: 0, tenners: 0, becomes: 'live' };
  // Two charges all miss 36 times in a hundred; then the one torpedo misses six times in ten and runs on.
  expect([
    p({ ...mark, left: 1 }),
    p({ ...mark, left: 0 }),
    p({ ...mark, boxes: 1, left: 0 }),
    p({ ...mark, boxes: 1, tenners: 1, left: 0 }),
  ]).toEqual(['27/125', '16/25', '27/250', '9/250']);
  const next = of(b.s, 'salvo', { salvo: 'salvo-1', on: 'next' });
  // 0.216 reach it; there the same again.
  expect([next({ ...mark, vessel: 'next', left: 1 }), next({ ...mark, vessel: 'next', boxes: 1, tenners: 1, left: 0 })]).toEqual([
    '729/15625',
    '243/31250',
  ]);
  const { judge } = rules.forecasts.salvo as Forecast<Baltic>;
  const refusedBy = (asked: object) => judge?.(b.s, asked as never).map(({ rule, at }) => `${rule} ${at}`);
  expect([
    refusedBy({ salvo: 'salvo-1' }),
    refusedBy({ salvo: 'salvo-2' }),
    refusedBy({ salvo: 'salvo-1', on: 'firer' }),
  ]).toEqual([[], ['BB-4.1.1 /salvo'], ['BB-4.1.3 /on']]);
});

test('BB-3.2.81 BB-3.2.83 a beam of three beyond ten inches is one of one', () => {
  const sheets = [
    sheetAs('tuoni', 'nf-bb', { weapons: [{ id: 'ray', name: 'Ray', kind: 'beam', fp: 3, arc: 'f360', range: 30_000 }] }),
  ];
  const b = battle('a firer tuoni 20,10^90 Stop\nb mark to-ca 31,10^0 Stop', { cards: { sheets } });
  const ray = { act: 'beam', weapon: 'ray', by: 'firer', bearing: 9000, altitude: 'surface' };
  const p = of(b.s, 'beam', ray);
  expect([
    p({ vessel: 'mark', boxes: 0, tenners: 0, becomes: 'live', left: 1 }),
    p({ vessel: 'mark', boxes: 1, tenners: 1, becomes: 'live', left: 0 }),
  ]).toEqual(['3/5', '1/10']);
  const { judge } = rules.forecasts.beam as Forecast<Baltic>;
  const refusedBy = (more: object) => judge?.(b.s, { ...ray, ...more } as never).map(({ rule, at }) => `${rule} ${at}`);
  expect([refusedBy({}), refusedBy({ bearing: 0 }), refusedBy({ on: 'firer' }), refusedBy({ weapon: 'gun' })]).toEqual([
    [],
    ['BB-3.2.79 /on'],
    ['BB-3.2.79 /on'],
    ['BB-3.2.78 /weapon'],
  ]);
});

/** The least of some times, in milliseconds: other work on the machine adds to it and never takes away. */
function time(s: BbState, name: string, asked: object): number {
  const times = Array.from({ length: 10 }, () => {
    const from = performance.now();
    const { exact } = odds(rules, { name, of: asked as never, s });
    expect(exact).toBe(true);
    return performance.now() - from;
  });
  return Math.min(...times);
}

describe('the dearest that a table asks is exact, and takes less than 50 milliseconds', () => {
  test('24 dice of a battleship’s turrets at a ship that lies still, and a projector’s', () => {
    const b = battle('a firer gunner 20,10^0 Stop\nb mark to-ca 20,22^180 Stop', gunner(13, 'B'));
    const fire = ['gun', 'arc'].map(weapon => ({ weapon, by: ['firer'] }));
    expect(time(b.s, 'volley', { target: 'mark', fire })).toBeLessThan(50);
  });

  test('both turrets of a battleship, eight dice each that count twice, at a cruiser that is whole', () => {
    const turrets = ['fore', 'aft'].map(id => ({ ...gun({ fp: 4, cal: 'B' as const }), id }));
    const sheets = [sheetAs('gunner', 'sd-bb', { weapons: turrets })];
    const b = battle('a firer gunner 20,10^0 Stop\nb mark to-ca 20,22^90 Stop', { cards: { sheets } });
    const fire = turrets.map(({ id }) => ({ weapon: id, by: ['firer'] }));
    const dice = fire.map(one => aimOf(b.s, shotOf(b.s, { ...one, target: 'mark' })!)?.dice);
    expect(dice).toEqual([8, 8]);
    expect(time(b.s, 'volley', { target: 'mark', fire })).toBeLessThan(50);
  });

  test('a beam of ten and a salvo of six at the last of five', () => {
    const lie = ['nf tuoni nf-bb 20,10^0 Stop', ...[1, 2, 3, 4, 5].map(n => `b m${n} to-ca 20,${13 + 2 * n}^90 Stop`)];
    const b = battle(lie.join('\n'));
    const act = { act: 'beam', weapon: 'bow-beam-projector', by: 'tuoni', bearing: 0, altitude: 'surface' };
    expect(time(b.s, 'beam', { ...act, on: 'm5' })).toBeLessThan(50);
    b.s.open.salvoes.push({ id: 'salvo-1', side: 'nf', by: 'tuoni', x: 20_000, y: 13_250, heading: 0, fp: 6, runs: 0, ran: 0 });
    expect(time(b.s, 'salvo', { salvo: 'salvo-1', on: 'm5' })).toBeLessThan(50);
  });
});

test.each<[object | null, string]>([
  [{ vessel: 'mark', boxes: 3, tenners: 1, becomes: 'crippled' }, '3 boxes, 1 tenner, crippled'],
  [{ vessel: 'mark', boxes: 0, tenners: 0, becomes: 'live' }, 'nothing'],
  [{ marines: 1, tenners: 2 }, '1 box of marines, 2 tenners'],
  [{ boxes: 2, broken: true }, '2 boxes, broken'],
  [null, 'nothing to throw for'],
])('%o is told as "%s"', (value, words) => {
  expect(oddsWords('throw', value as never)).toBe(words);
});
