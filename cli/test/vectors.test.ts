// Figures of the dossiers as positions on a table: each is typed, and asked of the command.

import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { typed } from './typed.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'flagplot-vectors-'));

/** Words put in the place of others. */
type Change = readonly [from: string, to: string];

/** What the command says of a case, with words of it and of its position changed. */
async function said(name: string, { order = [], position = [] }: { order?: Change[]; position?: Change[] } = {}) {
  for (const [end, changes] of [
    ['json', order],
    ['position', position],
  ] as const) {
    const text = readFileSync(`cases/fa-vector-${name}.${end}`, 'utf8');
    for (const [from] of changes) expect(text).toContain(from);
    const changed = changes.reduce((text, [from, to]) => text.replaceAll(from, to), text);
    writeFileSync(join(FOLDER, `fa-vector-${name}.${end}`), changed);
  }
  return typed(['adjudicate', join(FOLDER, `fa-vector-${name}.json`)]);
}

test('FA-2.3.1 the vector of refire: after pulse 3 of turn 2 a weapon of two shots a turn fires in pulse 2 of turn 3, not in 1', async () => {
  expect((await said('refire')).err).toContain(
    'answer 1 /shots/0/weapons/0: Spina: Matter cannon fires again in turn 3, pulse 2. [FA-2.3.1]',
  );
  const later: Change[] = [['fire 1', 'fire 2']];
  expect(await said('refire', { order: later, position: later })).toMatchObject({ code: 0, err: '' });
});

test.each([
  [8, 3],
  [6, 1],
  [5, 0],
  [10, 5],
])('FA-8.3.1, FA-8.3.2 the vector of pulses: of a die that needs 6, %d counts as %d', async (die, pulses) => {
  const { out } = await said('pulses', { order: [['[8]', `[${die}]`]] });
  expect(out).toContain(`Light pulse cannon at Meridian: ${die} on 1 d10 against 6`);
  expect(out).toContain(`1 die, ${pulses} hit`);
});

test('FA-6.4.3, FA-6.4.5 the vector of bypass: two more to hit the third nearest; of two at one distance neither costs more, and beyond both it is two', async () => {
  const beside: Change[] = [['lookout: 3036 S', 'lookout: 2938 S']];
  const at = (name: string): Change[] => [['at meridian', `at ${name}`]];
  expect((await said('bypass')).out).toContain("+11 Meridian's defence, +2 2 ships passed over");
  expect((await said('bypass', { position: beside })).out).toContain("+11 Meridian's defence, +2 2 ships passed over");
  expect((await said('bypass', { order: at('halcyon'), position: beside })).out).toContain("(+11 Halcyon's defence, −5");
  expect((await said('bypass', { order: at('lookout'), position: beside })).out).toContain("(+12 Lookout's defence, −5");
});

test('SQ-2.2.1 the vector of initiative: 4, 2 and 2, then 5 and 1 between the last two, and the lowest is first', async () => {
  const { code, out } = await typed(['adjudicate', 'cases/sq-vector-16.json']);
  expect([code, out]).toEqual([0, expect.stringContaining('Order of play: Free pilots, Imperial, Alliance.')]);
});
