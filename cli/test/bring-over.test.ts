import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check } from '@flagplot/check';
import type { GameTypes, Json, Ruleset, Saved } from '@flagplot/kernel';
import { resume } from '@flagplot/kernel';
import { bringOver } from '@flagplot/kernel/bring-over';
import { shippedShelf } from '@flagplot/shelf/shipped';
import { beforeEach, describe, expect, test } from 'vitest';
import { bringFileOver } from '../src/bring-over.ts';
import { recognise } from '../src/kinds.ts';
import { asked, typed } from './typed.ts';

const shelf = await shippedShelf();

/** What was written by format 1 and the editions before, at one commit. */
const BEFORE = new URL('before', import.meta.url).pathname;
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'before-'));
  cpSync(BEFORE, folder, { recursive: true });
});

const read = (file: string): Record<string, unknown> => JSON.parse(readFileSync(join(folder, file), 'utf8'));

const systems = shelf.names;

async function rulesOf(name: string): Promise<Ruleset<GameTypes> | undefined> {
  const found = await shelf.open(name);
  return 'faults' in found ? undefined : found.rules;
}

async function isSound(saved: Saved): Promise<void> {
  const found = await shelf.open(saved.system);
  if ('faults' in found) throw new Error(saved.system);
  expect(resume(found.rules, saved, check)).toHaveProperty('match');
}

test('every file of before is brought over in place, and is as it should be afterwards', async () => {
  const files = readdirSync(folder);
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    const path = join(folder, file);
    const first = await bringFileOver(shelf, path);
    expect(first.did.at(-1)).toMatch(/edition \d+ to \d+ of (fleet-action|squadrons)$/);
    const text = readFileSync(path, 'utf8');
    expect(await bringFileOver(shelf, path)).toEqual({ file: path, did: [], faults: [] });
    expect(readFileSync(path, 'utf8')).toBe(text);
  }
});

test('a record plays on as it did: the same answers, as many turns, and hashes of its own', async () => {
  for (const file of ['squadrons.battle.json', 'by-hand.battle.json']) {
    const before = read(file) as unknown as Saved;
    await bringFileOver(shelf, join(folder, file));
    const after = read(file) as unknown as Saved;
    expect(after.format).toBe(2);
    const answers = ({ journal }: Saved) => journal.map(one => ({ ...one, order: undefined }));
    expect(answers(after)).toEqual(answers(before));
    if (after.system === 'squadrons') expect(after.journal).toEqual(before.journal);
    expect(after.hashes).toHaveLength(before.hashes.length);
    expect(await recognise(shelf, after)).toEqual({ kind: 'a record', faults: [] });
  }
});

test('a kept battle and a study are brought over with the records in them, and with their clocks', async () => {
  const kept = await bringOver(read('kept.json'), { check, systems, rulesOf });
  if ('faults' in kept) throw new Error(JSON.stringify(kept.faults));
  await isSound((kept.value as { saved: Saved }).saved);
  const study = await bringOver(read('study.json'), { check, systems, rulesOf });
  if ('faults' in study) throw new Error(JSON.stringify(study.faults));
  const { branches, notes } = study.value as { branches: { saved: Saved; end: object }[]; notes: object[] };
  for (const { saved, end } of branches) {
    await isSound(saved);
    expect(end).toHaveProperty('round');
  }
  expect(branches[1]?.saved.journal.map(({ kind }) => kind)).toEqual(['answer', 'answer', 'amend', 'fork']);
  expect(notes).toMatchObject([{ clock: { round: 0 } }]);
});

describe('hexsides and places from the command ship, as Fleet Action had them up to edition 7, are headings and hexes of the book', () => {
  const over = async (file: string): Promise<Record<string, unknown>> => {
    await bringFileOver(shelf, join(folder, file));
    return read(file);
  };

  test('in a battle, whose turns end with the hashes they had, and in an order half made when it was kept', async () => {
    const before = read('kept-7.json') as unknown as { saved: Saved };
    const { saved, drafts } = (await over('kept-7.json')) as unknown as { saved: Saved; drafts: object[] };
    expect(saved.hashes).toEqual(before.saved.hashes);
    await isSound(saved);
    const [set, , plotted] = saved.journal as unknown as { order: { squadrons: object[] } }[];
    expect(set?.order.squadrons[0]).toEqual({ squadron: 'narn-a', hex: '1420', heading: 'NE', ships: [] });
    expect(plotted?.order.squadrons[0]).toMatchObject({ reform: [{ ship: 'var-noth', to: '1421' }] });
    expect(drafts).toMatchObject([{ order: { squadrons: [{ shift: { ship: 'var-noth', to: '1719' } }, {}] } }]);
    const match = resume((await rulesOf('fleet-action')) as Ruleset<GameTypes>, saved, check);
    if ('faults' in match) throw new Error(JSON.stringify(match.faults));
    expect(match.match.answer('narn', 5, (drafts[0] as { order: Json }).order)).toEqual([]);
  });

  test('in a scenario by itself', async () => {
    const scenario = (await over('scenario-7.json')) as { sides: { squadrons: object[] }[] };
    const place = { hex: '1420', heading: 'N', ships: [{ id: 'tal-kesh' }, { id: 'var-noth', hex: '1621' }] };
    expect(scenario.sides[0]?.squadrons[0]).toMatchObject(place);
    expect(await recognise(shelf, scenario)).toEqual({ kind: 'a scenario of fleet-action', faults: [] });
  });

  test('in a case, but for a place that hangs on where the ship was, which is refused by its answer', async () => {
    const { answers } = (await over('plots-7.json')) as { answers: { order: object }[] };
    expect(answers.map(({ order }) => order)).toMatchObject([
      { squadrons: [{ hex: '3074', heading: 'N' }] },
      { squadrons: [{ hex: '3011', heading: 'S' }] },
      { squadrons: [{ order: 'turn-hard' }, {}] },
    ]);
    const shift = { ship: 'var-noth', to: { q: 1, r: 0 } };
    const order = { squadrons: [{ squadron: 'narn-a', path: [[], [], []], shift }] };
    const text = JSON.stringify({
      system: 'fleet-action',
      scenario: 'duel',
      dice: [],
      answers: [...answers, { side: 'narn', order }],
    });
    writeFileSync(join(folder, 'case.json'), text);
    expect(await bringFileOver(shelf, join(folder, 'case.json'))).toMatchObject({
      faults: [expect.stringMatching(/\/answers\/3\/order: .*name the hexes/)],
    });
    expect(readFileSync(join(folder, 'case.json'), 'utf8')).toBe(text);
  });
});

describe('what cannot be brought over is said by name, and stays as it was', () => {
  test.each<[string, (before: Saved) => unknown, RegExp]>([
    [
      'an edition long gone',
      before => ({ ...before, edition: '0' }),
      /\/edition: battles of squadrons of edition "0" can no longer be replayed; editions 1, 2, 3 can/,
    ],
    ['a system nobody has', before => ({ ...before, system: 'chess' }), /\/system: there is no rule system "chess"/],
    ['a format nobody knows', before => ({ ...before, format: 7 }), /\/format: is of format 7/],
    ['an answer that the book refuses', before => ({ ...before, journal: before.journal.slice(1) }), /\/journal\/1: /],
    ['a turn too many', before => ({ ...before, hashes: [...before.hashes, before.hashes[0]] }), /\/hashes: 4 turns are told/],
    ['no journal at all', before => ({ ...before, journal: 1 }), /\/journal: is no list/],
  ])('%s', async (_, change, says) => {
    const path = join(folder, 'squadrons.battle.json');
    const text = JSON.stringify(change(read('squadrons.battle.json') as unknown as Saved));
    writeFileSync(path, text);
    const { faults } = await bringFileOver(shelf, path);
    expect(faults.join('\n')).toMatch(says);
    expect(readFileSync(path, 'utf8')).toBe(text);
  });

  test('a file that is no JSON, or is not there', async () => {
    writeFileSync(join(folder, 'x.json'), '{');
    expect(await bringFileOver(shelf, join(folder, 'x.json'))).toMatchObject({ faults: [expect.stringContaining('is no JSON')] });
    expect(await bringFileOver(shelf, join(folder, 'y.json'))).toMatchObject({
      faults: [expect.stringContaining('no such file')],
    });
  });
});

test('FA-5.6.3 a battle in which a squadron left the map that could have stayed is refused by the order that did', async () => {
  const kept = read('kept.json') as unknown as { saved: Saved };
  const leaves = { pulse: 1, by: 3 };
  const path = [5, 6, 5].map(steps => Array.from({ length: steps }, () => 'ahead'));
  const order = { squadrons: [{ squadron: 'narn-a', change: leaves, path }] };
  const answer = { kind: 'answer', step: 5, side: 'narn', order } as unknown as Saved['journal'][number];
  const saved = { ...kept.saved, journal: [...kept.saved.journal, answer] };
  writeFileSync(join(folder, 'kept.json'), JSON.stringify({ ...kept, saved }));
  expect(await bringFileOver(shelf, join(folder, 'kept.json'))).toMatchObject({
    faults: [expect.stringMatching(/\/saved\/journal\/10\/.*Tal'Kesh would leave the map in pulse 1\. \[FA-5\.6\.3\]/)],
  });
});

test('the command says of each file what it did, or why it stays as it was, and ends so', async () => {
  const [good, bad] = ['scenario-7.json', 'x.json'].map(file => join(folder, file)) as [string, string];
  writeFileSync(bad, '{');
  const first = await typed(['bring-over', good, bad]);
  expect(first).toEqual({
    code: 1,
    out: `${good}: edition 10 to 11 of fleet-action`,
    err: expect.stringContaining('is no JSON'),
  });
  expect(await typed(['bring-over', good])).toEqual({ code: 0, out: `${good}: is as it should be`, err: '' });
  expect(await asked('bring-over', good)).toEqual({ files: [{ file: good, did: [], faults: [] }] });
});

test('what has no form of before is left alone', async () => {
  for (const value of [null, 1, [], { system: 'squadrons', squadrons: [] }] as Json[]) {
    expect(await bringOver(value, { check, systems: [], rulesOf: async () => undefined })).toEqual({ value, did: [] });
  }
});
