// The vectors of Baltic as cases: each is played by the command, and played otherwise where the book forbids or foretells something else.

import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { writeJson } from '../src/file.ts';
import { typed } from './typed.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'flagplot-baltic-'));
const SHELF = join(FOLDER, 'shelf.ts');
const manifest = pathToFileURL(join(process.cwd(), 'systems/baltic/manifest.ts')).href;
writeFileSync(SHELF, `export const systems = { baltic: () => import('${manifest}') };\n`);

interface VectorCase {
  position: string[];
  answers: { side: string; order: string }[];
  dice: object[];
}

/** What the command says of a vector, with something of it changed. */
async function said(vector: number, change: (of: VectorCase) => void = () => undefined) {
  const made = JSON.parse(readFileSync(`cases/bb-vector-${vector}.json`, 'utf8')) as VectorCase;
  change(made);
  const file = join(FOLDER, `bb-vector-${vector}.json`);
  writeJson(file, made);
  return typed(['adjudicate', '--shelf', SHELF, file, '--all']);
}

const ordered =
  (order: string) =>
  (of: VectorCase): void => {
    Object.assign(of.answers[0] as object, { order });
    of.dice = [];
  };

test('BB-3.2.34 BB-3.2.50 BB-3.2.57 vector 1: firepower 8 in column 4 is 3 dice, times 2 at a cruiser; one 10 of size B is two tenners', async () => {
  const { code, out } = await said(1);
  expect(code).toBe(0);
  expect(out).toContain('Vasa fires fore turrets at Lohengrin, range 12.974: firepower 8, 6 dice.');
  expect(out).toContain('Lohengrin takes 2 hits, 2 tenners: loses 2 boxes and has 6 left.');
  expect((await said(1, ordered('fire port-battery by vasa at lohengrin'))).err).toContain('[BB-3.2.8]');
});

test('BB-6.3.1 BB-3.1.4 vector 2: a straight and a turn to port end to the mil, and no turn is sharper than the template', async () => {
  const { code, out } = await said(2);
  expect(code).toBe(0);
  expect(out).toContain('Birger Jarl goes 4.25 inches to 10.651, 3.024, heading 176.25°.');
  expect((await said(2, ordered('jarl: 1.5, 2.75 port 15.01'))).err).toContain('[BB-3.1.4]');
  expect((await said(2, ordered('jarl: 3.99'))).err).toContain('[BB-3.1.1]');
});

test('BB-6.3.1 BB-3.1.8 vector 3: a gentle turn ends to the mil, and there is one that is too gentle', async () => {
  const { code, out } = await said(3);
  expect(code).toBe(0);
  expect(out).toContain('to 23.425, 21.977, heading 75.00°.');
  expect((await said(3, ordered('jarl: 4 starboard 0.5'))).err).toContain('[BB-3.1.8]');
});

test('BB-3.1.9 vector 4: astern along the template, and at Reverse no way ahead', async () => {
  const { code, out } = await said(4);
  expect(code).toBe(0);
  expect(out).toContain('Sund 1 goes 1.333 inches astern to 31.298, 10.229, heading 245.01°.');
  expect((await said(4, ordered('sund-1: 1.333'))).err).toContain('[BB-3.1.9]');
});

test('BB-3.2.67 BB-3.2.72 vector 5: a destroyer jinks one hit of a turn, the next wrecks her, and what is more is lost', async () => {
  const { code, out } = await said(5);
  expect(code).toBe(0);
  expect(out).toContain('Stamm 4 takes 3 hits: jinks 1, loses 1 box and has 0 left.');
  expect(out).toContain('Stamm 4 is a wreck.');
  expect((await said(5, ordered('fire fore-turrets by vasa at stamm-1'))).err).toContain('[BB-3.2.11]');
});
