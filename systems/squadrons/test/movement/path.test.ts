import { expect, test } from 'vitest';
import { course, inFormation, looks } from '../../rules/movement/courses.ts';
import { fitPath } from '../../rules/movement/path.ts';
import { battle, move, place } from '../battle.ts';

// An Average X-wing: Attack Speed 7, Full Throttle 11, 3 turns, Turn Distance 2.
const b = battle('red x-wing: 1010^E, 1011 d1, 1012 i1\nblue tie-ln: 3010^W x3');

/** Faults of the first craft's path, the others flying a hex. */
const refused = (path: string, speed: 'attack' | 'full' = 'attack') => b.refusals('red', move('red', speed, path, 'F', 'F'));

test('SQ-3.4.1 a craft moves into the hex in front of it only, and craft of one squadron take different paths', () => {
  const flown = battle('red x-wing: 1010^E x3\nblue tie-ln: 3010^W x3');
  flown.step({ red: move('red', 'attack', 'F', 'FFRF', 'FFLFFLF') });
  expect(flown.places('red')).toEqual(['1110^E', '1311^SE', '1307^NW']);
});

test('SQ-3.4.2 as many facing changes as # of Turns, and no more', () => {
  expect(refused('FFLFFLFFR')).toEqual([]);
  const fast = battle('red a-wing: 1010^E x2\nblue tie-ln: 3010^W x3');
  expect(fast.refusals('red', move('red', 'attack', 'FLFLFR', 'F'))).toEqual([]);
  expect(fast.said('red', move('red', 'attack', 'FLFLFRFR', 'F'))).toEqual(['The craft turns 3 times at most.']);
});

test('SQ-3.4.2, SQ-3.4.3 markers and counters take a turn and add a hex to Turn Distance', () => {
  const damaged = (path: string) => b.refusals('red', move('red', 'attack', 'F', path, 'F'));
  const ionized = (path: string) => b.refusals('red', move('red', 'attack', 'F', 'F', path));
  for (const faults of [damaged, ionized]) {
    expect(faults('FFFLFFFL')).toEqual([]);
    expect(faults('FFL').length).toBe(1);
    expect(faults('FFFLF')).toEqual([]);
  }
  expect(ionized('FFL')).toEqual(['SQ-3.4.3 /craft/2/path']);
  const bold = battle('red a-wing: 1010^E i2, 1010\nblue tie-ln: 3010^W x3');
  expect(bold.refusals('red', move('red', 'attack', 'FFFLFFFL', 'F'))).toEqual(['SQ-3.4.2 /craft/0/path']);
});

test('SQ-3.4.3 the hexes of Turn Distance lie straight ahead before each facing change', () => {
  expect(refused('FL')).toEqual(['SQ-3.4.3 /craft/0/path']);
  expect(refused('FFL')).toEqual([]);
  expect(refused('FFFFL')).toEqual([]);
  expect(b.said('red', move('red', 'attack', 'FFLFL', 'F', 'F'))).toEqual([
    'A turn needs 2 hexes straight ahead before it, and here are 1.',
  ]);
});

test('SQ-3.4.4 they are counted from the last facing change and from the start of the move; none are carried over', () => {
  expect(refused('FFFLFR')).toEqual(['SQ-3.4.3 /craft/0/path']);
  expect(refused('L')).toEqual(['SQ-3.4.3 /craft/0/path']);
  const next = battle('red x-wing: 1010^E m7 x2\nblue tie-ln: 3010^W x3');
  expect(next.refusals('red', move('red', 'attack', 'FL', 'F'))).toEqual(['SQ-3.4.3 /craft/0/path']);
});

test('SQ-3.4.5 a facing change may be the last thing a craft does', () => {
  const turned = battle('red x-wing: 1010^E x2\nblue tie-ln: 3010^W x3');
  turned.step({ red: move('red', 'attack', 'FFR', 'FFFFFFFL') });
  expect(turned.places('red')).toEqual(['1210^SE', '1710^NE']);
});

test('SQ-3.3.6 at least one hex, at most the rate', () => {
  expect(refused('F')).toEqual([]);
  expect(refused('F'.repeat(7))).toEqual([]);
  expect(refused('F'.repeat(8))).toEqual(['SQ-3.3.6 /craft/0/path']);
  expect(b.refused('red', move('red', 'attack', '', 'F', 'F'))).toEqual([
    { rule: 'SQ-3.3.6', at: '/craft', say: expect.stringContaining('without a path: 1'), lacking: true },
  ]);
});

test('SQ-3.6.1 a path ends where it leaves the map', () => {
  const edge = battle('red x-wing: 3910^E x2\nblue tie-ln: 3010^W x3');
  expect(edge.refusals('red', move('red', 'attack', 'FF', 'FF'))).toEqual([]);
  expect(edge.refusals('red', move('red', 'attack', 'FFF', 'FFL'))).toEqual(['SQ-3.6.1 /craft/0/path', 'SQ-3.6.1 /craft/1/path']);
});

test('SQ-3.4.3 a course makes each of its turns as early as it may', () => {
  const limits = { most: 7, turns: 3, turnDistance: 2 };
  expect(course('', limits)).toBe('FFFFFFF');
  expect(course('LR', limits)).toBe('FFLFFRFFF');
  expect(course('LLL', limits)).toBe('FFLFFLFFLF');
  expect(course('LLL', { ...limits, most: 3 })).toBe('FFLF');
});

test('SQ-3.4.2, SQ-3.4.3 who follows a path leaves out what his limits forbid', () => {
  const from = b.craft('red', 1);
  const kept = (path: string, most: number, turns: number) =>
    fitPath(b.s.book, from, { path, limits: { most, turns, turnDistance: 2 } });
  expect(kept('FFLFFR', 3, 3)).toBe('FFLF');
  expect(kept('FFLFFR', 7, 1)).toBe('FFLFF');
  expect(kept('FLF', 7, 1)).toBe('FF');
  expect(kept('L', 7, 1)).toBe('F');
});

test('SQ-3.3.6 a squadron in formation flies one path, each craft as far as it may', () => {
  const mixed = battle('red x-wing: 1010^E, 3020 d1, 1012\nblue tie-ln: 3010^W x3');
  const order = inFormation(mixed.s.book, mixed.squadron('red'), { speed: 'full', path: 'F'.repeat(11) });
  expect(order.craft.map(({ path }) => path.length)).toEqual([11, 7, 11]);
  expect(mixed.refusals('red', order)).toEqual([]);
});

test('SQ-3.2.2 every look of a squadron stands', () => {
  for (const speed of ['attack', 'full'] as const) {
    const fresh = battle('red y-wing-s3 elite: 1010^E x4\nblue tie-ln: 3010^W x3');
    const found = [...looks(fresh.s.book, fresh.squadron('red'), speed)];
    expect(found.length).toBeGreaterThan(20);
    for (const order of found) expect(fresh.refusals('red', order)).toEqual([]);
  }
});

test('SQ-3.4.1 a move is told with its ends', () => {
  const told = battle('red x-wing: 1010^E x2\nblue tie-ln: 3010^W x3').step({ red: move('red', 'attack', 'FFR', 'F') });
  const [event] = told;
  if (event?.kind !== 'moved') throw new Error('no move was told');
  expect(event.craft.map(({ craft, from, to, path }) => `${craft} ${place(from)} ${path} ${place(to)}`)).toEqual([
    '1 1010^E FFR 1210^SE',
    '2 1010^E F 1110^E',
  ]);
});
