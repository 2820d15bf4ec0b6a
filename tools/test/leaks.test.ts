import { expect, test } from 'vitest';
import { commit, draw } from '../leaks/draw.ts';
import { leaksOf, plant, whyUnfit } from '../leaks/leak.ts';

const leaks = await leaksOf();
const KINDS = ['asks', 'candidates', 'count', 'forecast', 'idle', 'imagine', 'news', 'sealing'];

test('there are seventy-nine leaks, at least four of each kind, in the toy and every system, each under a name of its own', () => {
  expect(leaks).toHaveLength(79);
  expect(new Set(leaks.map(({ name }) => name)).size).toBe(79);
  expect(new Set(leaks.map(({ folder }) => folder))).toEqual(
    new Set(['kernel', 'systems/fleet-action', 'systems/squadrons', 'systems/two-phase', 'systems/baltic']),
  );
  const kinds = Map.groupBy(leaks, ({ kind }) => kind);
  expect([...kinds.keys()].sort()).toEqual(KINDS);
  for (const [kind, all] of kinds) expect([kind, all.length >= 4]).toEqual([kind, true]);
});

test('each finds the place it is planted in, and is of eight lines at most', () => {
  expect(leaks.map(leak => Object.keys(plant([leak])).length)).not.toContain(0);
  expect(leaks.flatMap(leak => whyUnfit(leak) ?? [])).toEqual([]);
});

test('all can be planted at once, for the other tests to notice or not', () => {
  expect(() => plant(leaks)).not.toThrow();
});

test('a commit draws the same four each time, another one others, and none is out of reach', () => {
  const four = draw(leaks, 4, 'a commit');
  expect(new Set(four).size).toBe(4);
  expect(draw(leaks, 4, 'a commit')).toEqual(four);
  expect(draw(leaks, 4, 'another')).not.toEqual(four);
  const drawn = Array.from({ length: 150 }, (_, i) => draw(leaks, 4, `commit ${i}`)).flat();
  expect(new Set(drawn).size).toBe(79);
});

test('sources outside a repository draw as well', () => {
  expect(commit('/')).toBe('no commit');
  expect(commit()).toMatch(/^([0-9a-f]{40}|no commit)$/);
});
