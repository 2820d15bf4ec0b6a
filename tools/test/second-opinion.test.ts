import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readFlags } from '../second-opinion/flags.ts';
import type { Opinion } from '../second-opinion/opinion.ts';
import { ask, fileOf, seedOf, systemsAsked } from '../second-opinion/opinion.ts';
import { askShare } from '../second-opinion/share.ts';

const SYSTEMS = ['cinder', 'ember'];

test('what is left out is taken for granted: every system, a thousand positions, seed 1', () => {
  expect(readFlags([], SYSTEMS)).toEqual({ positions: 1000, seed: 1, systems: SYSTEMS });
  const flags = ['--positions', '20', '--seed=0', '--system', 'ember'];
  expect(readFlags(flags, SYSTEMS)).toEqual({ positions: 20, seed: 0, systems: ['ember'] });
});

test('faulty flags are told all at once', () => {
  const flags = ['--positions', '0', '--sed', '1', '--seed=-4', '--system', 'coal', 'ember', '--seed', '4'];
  expect(readFlags(flags, SYSTEMS)).toEqual({
    faults: [
      'there is no --sed: the flags are --positions, --seed, --system',
      "'1' belongs to no flag",
      "'ember' belongs to no flag",
      '--seed is given twice',
      "--positions is a whole number from 1 to 10000000, not '0'",
      "--seed is a whole number from 0 to 4294967295, not '-4'",
      "--system is one of cinder, ember, not 'coal'",
    ],
  });
  expect(readFlags(['--positions'], SYSTEMS)).toEqual({ faults: ['--positions lacks its value'] });
});

test('a position is had again by its own seed', () => {
  const tenth = seedOf(7, 10);
  expect(seedOf(tenth, 0)).toBe(tenth);
  expect(new Set(Array.from({ length: 5000 }, (_, i) => seedOf(4294967295, i))).size).toBe(5000);
});

/** Differs about odd seeds, twice; seed 4 cannot be laid out. */
const odd: Opinion = {
  compare(seed) {
    if (seed === 4) throw new Error('no such hex');
    const disagreements = seed % 2 ? [1, 2].map(n => ({ what: `question ${n}`, ours: n, theirs: -n })) : [];
    return { position: `at ${seed}`, questions: { path: 3, volley: seed }, disagreements };
  },
};

test('questions and disagreements are counted, with the seed that shows them; what throws is one', async () => {
  const sum = await ask(odd, [1, 2, 4]);
  expect(sum).toMatchObject({ positions: 3, questions: { path: 6, volley: 3 }, disagreements: 3 });
  expect(sum.differences).toMatchObject([
    { seed: 1, position: 'at 1', what: 'question 1', ours: 1, theirs: -1 },
    { seed: 1, what: 'question 2' },
    { seed: 4, what: 'it throws', theirs: expect.stringContaining('no such hex') },
  ]);
});

test('many disagreements are all counted, and the first of them kept', async () => {
  const sum = await ask(
    odd,
    Array.from({ length: 50 }, (_, i) => 2 * i + 1),
  );
  expect(sum.disagreements).toBe(100);
  expect(sum.differences.map(({ seed }) => seed)).toEqual([1, 1, 3, 3, 5, 5, 7, 7, 9, 9]);
});

test('a second opinion stands in the tests of its system, and is asked share by share', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'flagplot-'));
  const [cinder, ember] = SYSTEMS.map(name => ({ name, folder: `systems/${name}` })) as [never, never];
  const file = fileOf(cinder, folder);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    'export const secondOpinion = { system: "cinder", compare: seed => ({ position: "", questions: { seed }, disagreements: [] }) };',
  );
  expect(systemsAsked([cinder, ember], folder)).toEqual([cinder]);
  const seeds = [2, 3, 4].map(place => seedOf(5, place));
  expect(await askShare({ file, seed: 5, from: 2, to: 5 })).toMatchObject({
    positions: 3,
    questions: { seed: seeds.reduce((sum, seed) => sum + seed, 0) },
  });
});
