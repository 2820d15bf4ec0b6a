// What a referee reads who types a case: who is asked what, which answers wait, and where everything lies afterwards.

import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Json } from '@flagplot/kernel';
import type { Ruling } from '@flagplot/lab';
import { expect, test } from 'vitest';
import { writeJson } from '../src/file.ts';
import { asked, typed } from './typed.ts';

type Fields = Readonly<Record<string, Json>>;

const FOLDER = mkdtempSync(join(tmpdir(), 'referee-'));

/** A case as a file: the first lesson of Squadrons at its fire, with something else in it. */
function caseFile(change: Fields): string {
  const position = ['round 2, fire, order alliance imperial', 'green: 1503 E', 'alpha: 2003 W'];
  const file = join(FOLDER, 'case.json');
  writeJson(file, { system: 'squadrons', scenario: 'first-lesson', position, answers: [], dice: [], ...change });
  return file;
}

const GREEN = { side: 'alliance', order: 'green fires lasers at alpha' };

test('1 told: who is asked is told in words, by the names that an answer says them by', async () => {
  const { out } = await typed(['adjudicate', caseFile({ answers: [GREEN] })]);
  expect(out).toBe('Asked: imperial, fire: Choose your fire. [SQ-4.1.3]');
  const one = await typed(['adjudicate', caseFile({}), '--as', 'alliance']);
  expect(one.out).toBe('Asked: alliance, fire: Choose your fire. [SQ-4.1.3]\nAsked: imperial, fire [SQ-4.1.3]');
  expect(`${out}${one.out}`).not.toMatch(/[{}]/);
});

test('1 told: answers behind one that cannot stand, or behind dice that are wanted, wait; others nobody asked for', async () => {
  const wrong = [{ side: 'alliance', order: 'green at green' }, { side: 'imperial' }];
  expect((await typed(['adjudicate', caseFile({ answers: wrong })])).out).toMatch(/\nNot heard yet: answer 2$/);
  const both = [GREEN, { side: 'imperial' }, { side: 'imperial', order: 'alpha f' }];
  expect((await typed(['adjudicate', caseFile({ answers: both })])).out).toMatch(/\nNot heard yet: answer 3$/);
  const early = [{ side: 'imperial', kind: 'move', order: 'alpha f' }];
  expect((await typed(['adjudicate', caseFile({ answers: early })])).out).toMatch(/\nNot asked for: answer 1$/);
});

test('1 position: --position prints where everything lies afterwards, and the next case goes on from there', async () => {
  const answers = [GREEN, { side: 'imperial' }];
  const file = caseFile({ answers, dice: { seed: 'on' }, until: 'fire' });
  const { state, position } = await asked<Ruling & { position: string[] }>('adjudicate', file, '--position');
  expect(position.slice(0, 2)).toEqual(['# First Lesson', expect.stringMatching(/^round 2, morale/)]);
  expect((await typed(['adjudicate', file, '--position'])).out).toContain(`\n\n${position.join('\n')}`);
  const next = await asked<Ruling>('adjudicate', caseFile({ position, from: 'morale', until: 'fire' }));
  const { position: _, ...stated } = JSON.parse(readFileSync(caseFile({ from: 'morale', until: 'fire' }), 'utf8')) as Fields;
  writeJson(join(FOLDER, 'stated.json'), { ...stated, state });
  const same = await asked<Ruling>('adjudicate', join(FOLDER, 'stated.json'));
  expect(next.wanted?.why.rule).toBe('SQ-5.2.3');
  expect(next.wanted).toEqual(same.wanted);
});

test('1 told: what is wrong in the same words with every craft of a squadron is said once, what is missing each by itself', async () => {
  const position = ['round 2, movement, order alliance imperial', 'green: 1503 E'];
  const { err } = await typed(['adjudicate', caseFile({ position, answers: [{ side: 'alliance', order: 'green f l l' }] })]);
  expect(err).toMatch(
    /answer 1 \/craft\/0\/path and 5 more: A turn needs 1 hex straight ahead before it, and here are 0\. \[SQ-3\.4\.3\]$/,
  );
  const missing = await typed([
    'adjudicate',
    caseFile({ answers: [{ side: 'alliance', order: { volleys: [{ squadron: 'green' }] } }] }),
  ]);
  expect(missing.err.split('\n').map(line => line.replace(/^.*answer 1 /, ''))).toEqual([
    '/volleys/0/weapon: is missing',
    '/volleys/0/target: is missing',
  ]);
});

test('1 secret: what is wrong in the folder of one side is told to another with its place alone, in JSON and as it is typed', async () => {
  const line = (text: string): string => text.replace(/^.*case\.json /, '');
  const position = ['round 2, movement, order alliance imperial', 'folder alliance: green to follow green'];
  const senseless = caseFile({ position });
  expect(line((await typed(['adjudicate', senseless])).err)).toBe('/position/1:1: Green cannot fly after itself. [SQ-3.2.2]');
  expect(line((await typed(['adjudicate', senseless, '--as', 'alliance'])).err)).toContain('after itself');
  expect(line((await typed(['adjudicate', senseless, '--as', 'imperial'])).err)).toBe('/position/1:1: makes no sense [SQ-3.2.2]');
  const misspelt = caseFile({ position: ['round 2, movement', 'folder alliance: green to follow grean'] });
  expect((await typed(['adjudicate', misspelt])).err).toContain('grean');
  expect(line((await typed(['adjudicate', misspelt, '--as', 'imperial'])).err)).toMatch(
    /^\/position\/1:\d+: cannot be read; why is told to whoever/,
  );
});
