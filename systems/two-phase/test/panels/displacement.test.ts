import { expect, test } from 'vitest';
import { sightOf } from '../../rules/weapons/sight.ts';
import type { Battle } from '../battle.ts';
import { acts, battle, only, space } from '../battle.ts';

/** An intruder with its device paid for, six hexes from a cruiser. */
function paid(energy = 5): Battle {
  const b = battle('a ghost and-int 1015^B 4\nb red kli-d7 1614^E 4');
  b.allocate({ ghost: { speed: 2, gear: energy > 0 ? [{ id: 'displacement-1', energy }] : [] }, red: { speed: 0 } });
  return b.until('space', 'a');
}

const itself = { act: 'displace', on: 'ghost', toward: 0 } as const;
const other = { act: 'displace', on: 'red' } as const;

test('TP-11.4.1 it takes 5 points, from its line or out of batteries, once a turn; on its own ship it succeeds on 5 or less', () => {
  const b = paid();
  const { battery } = b.hold('ghost');
  const told = b.step({ a: { ...space('F'), acts: [itself] } }, [5, 2]);
  expect(only(told, 'displaced')).toHaveLength(1);
  expect(b.hold('ghost').battery).toBe(battery);
  b.until('space', 'a');
  expect(b.refusals('a', { ...space('F'), acts: [itself] })).toEqual(['TP-11.4.1 /acts/0/act']);
  const reserve = paid(0);
  reserve.hold('ghost').battery = 6;
  reserve.step({ a: { ...space('F'), acts: [itself] } }, [1, 2]);
  expect(reserve.hold('ghost').battery).toBe(1);
  const empty = paid(0);
  empty.hold('ghost').battery = 4;
  expect(empty.refusals('a', { ...space('F'), acts: [itself] })).toEqual(['TP-2.3.1 /acts']);
});

test('TP-11.4.1 another ship goes by range and EW: 5 at 1-2, 4 to 15, 3 to 22, 2 to 31, 1 to 50, never at 0', () => {
  const needed = [
    ['1114^E', 5],
    ['1512^E', 4],
    ['2809^E', 3],
    ['3606^E', 2],
  ] as const;
  for (const [at, n] of needed) {
    const b = paid().put('red', at);
    const told = b.step({ a: { ...space('F'), acts: [other] } }, [6]);
    expect(only(told, 'thrown')[0]?.why).toMatchObject({ rule: 'TP-11.4.1', test: { is: 'atMost', n } });
    expect(only(told, 'failed')).toHaveLength(1);
    expect(b.unit('ghost').disrupted).toBeUndefined();
  }
  const b = paid().put('red', '1114^E');
  b.unit('red').ecm = 1;
  expect(only(b.step({ a: { ...space('F'), acts: [other] } }, [6]), 'thrown')[0]?.why.test?.n).toBe(4);
  const same = paid();
  // Ahead of 1015, facing B.
  same.put('red', '1115^E');
  expect(same.refusals('a', { ...space('F'), acts: [other] })).toEqual(['TP-11.4.1 /acts/0/on']);
});

test('TP-11.4.2 itself in a direction named, another by die, a die of hexes: facing stays, counts are 0, the edge of the map stops it', () => {
  const b = paid();
  expect(b.refusals('a', { ...space('F'), acts: [{ act: 'displace', on: 'ghost' }] })).toEqual(['TP-11.4.2 /acts/0/toward']);
  expect(b.refusals('a', { ...space('F'), acts: [{ ...other, toward: 1 }] })).toEqual(['TP-11.4.2 /acts/0/toward']);
  // Direction 1 is A, up the map.
  const told = b.step({ a: { ...space('F'), acts: [other] } }, [1, 1, 3]);
  expect(b.place('red')).toBe('1611^E');
  expect(only(told, 'displaced')[0]).toMatchObject({ unit: 'red', by: 'ghost' });
  expect(b.unit('red')).toMatchObject({ turnCount: 0, slipCount: 0, made: 0 });
  const edge = paid().put('red', '1602^E');
  edge.step({ a: { ...space('F'), acts: [other] } }, [1, 1, 6]);
  expect(edge.place('red')).toBe('1601^E');
});

test('TP-11.4.3 TP-11.4.4 a failure on itself leaves it where it is, without lock-on to the end of the next phase', () => {
  const b = paid();
  const told = b.step({ a: { ...space('F'), acts: [itself] } }, [6]);
  expect([only(told, 'failed').length, only(told, 'displaced').length]).toEqual([1, 0]);
  const doubled = (): boolean => {
    const { range, effective } = sightOf(b.s, b.unit('ghost'), b.unit('red'));
    return effective === 2 * range;
  };
  expect(doubled()).toBe(true);
  // The waterfall of its own phase does not end it.
  b.until('space', 'a');
  expect([b.s.open.now.half, doubled()]).toEqual([2, true]);
  b.until('finish');
  expect([b.s.clock.turn, doubled(), b.unit('ghost').disrupted]).toEqual([1, false, undefined]);
});

test('TP-5.2.7 TP-8.3.3 in an answer the moving unit alone, and never without lock-on', () => {
  const b = paid();
  b.s.open.order = ['red', 'ghost'];
  b.unit('ghost').lockOn = false;
  expect(b.refusals('a', { ...space('F'), acts: [other] })).toEqual(['TP-8.3.3 /acts/0/on']);
  const answering = battle('a ghost and-int 1015^B 4\nb red kli-d7 1614^E 4');
  answering.allocate({ ghost: { speed: 0, gear: [{ id: 'displacement-1', energy: 5 }] }, red: { speed: 4 } });
  answering.until('answer', 'a');
  expect(answering.refusals('a', acts('ghost', itself))).toEqual(['TP-5.2.7 /windows/0/acts/0/on']);
  expect(answering.refusals('a', acts('ghost', other))).toEqual([]);
});

test('TP-11.4.2 TP-13.2.6 beams break, of what is displaced and on it, however near it comes down', () => {
  const b = paid().until('zero', 'a');
  b.put('ghost', '1015^B').put('red', '1215^E');
  b.s.open.beams = [
    { id: 'ghost-red', by: 'ghost', on: 'red', strength: 3, fresh: true },
    { id: 'red-ghost', by: 'red', on: 'ghost', strength: 3, fresh: true },
  ];
  const told = b.step({ a: acts('ghost', other) }, [1, 1, 1]);
  expect(b.place('red')).toBe('1214^E');
  expect(only(told, 'freed').map(({ beam }) => beam)).toEqual(['ghost-red', 'red-ghost']);
  expect(b.s.open.beams).toEqual([]);
});

test('TP-5.2.7 TP-13.2.3 in an answer what the mover draws along may be displaced as well', () => {
  const b = battle('a ghost and-int 1015^B 4\nb red kli-d7 1614^E 4\nb wing kli-d7 1613^E 4');
  b.allocate({ ghost: { gear: [{ id: 'displacement-1', energy: 5 }] }, red: { speed: 4 }, wing: { speed: 2 } });
  b.until('answer', 'a');
  const along = acts('ghost', { act: 'displace', on: 'wing' });
  expect(b.refusals('a', along)).toEqual(['TP-5.2.7 /windows/0/acts/0/on']);
  b.s.open.beams = [{ id: 'red-wing', by: 'red', on: 'wing', strength: 3, fresh: true }];
  expect(b.refusals('a', along)).toEqual([]);
});
