import type { Json, RollDie } from '@flagplot/kernel';
import { stream } from '@flagplot/kernel';
import { shippedSystems } from '@flagplot/shelf/shipped';
import { expect, test } from 'vitest';
import { verdictOn } from '../src/inputs/complaint.ts';
import { damageText, damageValue } from '../src/inputs/damage.ts';
import { fuzzInputs } from '../src/inputs/index.ts';
import { KINDS, type Reading } from '../src/inputs/kinds.ts';
import { readInputShard } from '../src/inputs/shard.ts';

const systems = Object.values(await shippedSystems());

test('a hundred damaged inputs are each refused with their place, or make a battle', async () => {
  const { kinds, broken: found } = await fuzzInputs({ systems, inputs: 100, seed: '1', threads: 1 });
  expect(found).toEqual([]);
  expect(Object.keys(kinds).sort()).toEqual(Object.keys(KINDS).sort());
  const read = Object.values(kinds).reduce((sum, { taken, refused }) => sum + taken + refused, 0);
  expect(read).toBe(100);
});

test('the same inputs are made and read by any number of threads', async () => {
  const asked = { systems, inputs: 120, seed: 'threads' };
  expect(await fuzzInputs({ ...asked, threads: 2 })).toEqual(await fuzzInputs({ ...asked, threads: 1 }));
});

test('of an input that cannot be coped with system, kind, number and the input are told; the others count', async () => {
  const where = new URL('./frail-shelf.ts', import.meta.url).href;
  const { kinds, broken } = await readInputShard({
    shelf: where,
    system: 'frail',
    scenario: 'lesson-1',
    seed: '1',
    from: 0,
    to: 60,
  });
  const [first] = broken;
  expect(first).toMatchObject({ system: 'frail', say: 'a sentence that says nothing: undefined moves.' });
  expect(Object.keys(KINDS)).toContain(first?.kind);
  expect(first?.input).toBeDefined();
  const read = Object.values(kinds).reduce((sum, { taken, refused }) => sum + taken + refused, 0);
  expect(read + broken.length).toBe(60);
});

/** What is said of whoever reads an input so. */
function complaint(read: () => Reading): string | undefined {
  const verdict = verdictOn({ input: null, read });
  return 'complaint' in verdict ? verdict.complaint : undefined;
}

test('whoever breaks down, gives no reason, names no place or says a sentence that says nothing is complained of', () => {
  const fault = { rule: 'schema', at: '/x', say: 'must be a number' };
  const thrower = () => {
    throw new Error('cannot read it');
  };
  expect(complaint(thrower)).toMatch(/^breaks down: cannot read it at .*inputs\.test\.ts:\d+$/);
  expect(complaint(() => ({ faults: [] }))).toBe('is refused without a reason');
  expect(complaint(() => ({ faults: [fault, { rule: 'schema', say: 'is wrong' }] }))).toBe('a fault without a place: is wrong');
  expect(complaint(() => ({ faults: [{ ...fault, say: 'no squadron undefined' }] }))).toContain('no squadron undefined');
  expect(complaint(() => ({ faults: [{ ...fault, at: '/undefined' }] }))).toContain('/undefined');
  expect(complaint(() => ({ faults: [{ ...fault, say: '' }] }))).toBe('an empty sentence');
  expect(complaint(() => ({ says: ['Alpha moves NaN hexes'] }))).toContain('NaN');
  expect(complaint(() => ({ faults: [fault, { rule: 'SQ-3.1.2', say: 'is out of reach' }] }))).toBeUndefined();
  expect(complaint(() => ({ says: ['Alpha moves 3 hexes'] }))).toBeUndefined();
});

/** What a thousand damages make of it. */
function damaged<T>(damage: (value: T, roll: RollDie) => T, value: T): T[] {
  const roll = stream('damage');
  return Array.from({ length: 1000 }, () => damage(value, roll));
}

test('a value is damaged in every place and in many ways, and is left as it was', () => {
  const sound = { side: 'red', order: [1, { name: 'Alpha', hot: true }] };
  const before = structuredClone(sound);
  const made = damaged<Json>(damageValue, sound);
  expect(sound).toEqual(before);
  expect(made.filter(one => JSON.stringify(one) === JSON.stringify(sound)).length).toBeLessThan(100);
  expect(new Set(made.map(one => JSON.stringify(one))).size).toBeGreaterThan(400);
  const withoutSide = made.filter(one => one !== null && typeof one === 'object' && !('side' in one));
  const mistyped = made.filter(one => /"name":"(?!Alpha")/.test(JSON.stringify(one)));
  expect(withoutSide.length).toBeGreaterThan(20);
  expect(mistyped.length).toBeGreaterThan(20);
});

test('a text is damaged in its letters, words, lines and numbers', () => {
  const made = damaged(damageText, 'turn 3\nalpha 0704 W\n');
  expect(new Set(made).size).toBeGreaterThan(500);
  expect(made.some(one => one.includes('alpha alpha'))).toBe(true);
  expect(made.some(one => !one.includes('turn'))).toBe(true);
  expect(made.some(one => /turn -?\d\d/.test(one))).toBe(true);
});
