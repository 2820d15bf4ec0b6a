// Real dice at the terminal: typed together, put right until others fall, and never taken for anything else.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Wanted } from '@flagplot/kernel';
import { describe, expect, test } from 'vitest';
import { facesPutRight, facesTyped, handfulLines } from '../../src/play/dice.ts';
import { talk } from './talk.ts';

const wanted = (dice: number, sides: number, more: Partial<Wanted> = {}): Wanted => ({
  dice,
  sides,
  why: { rule: 'X-1', what: 'a throw' },
  ...more,
});
const three = [wanted(1, 6), wanted(1, 6), wanted(1, 6)];

describe('4 dice: faces', () => {
  test('are parted by blanks or commas, or stand in a run where none has two digits', () => {
    expect(facesTyped('3 4,5', [wanted(3, 6)])).toEqual({ faces: [3, 4, 5] });
    expect(facesTyped('345', three)).toEqual({ faces: [3, 4, 5] });
    expect(facesTyped('10', [wanted(2, 10)])).toEqual({ faces: [10] });
  });

  test('are refused one by one, each with its place', () => {
    expect(facesTyped('7 x 2', three)).toEqual({ faults: ['die 1: a d6 has no face 7', 'die 2: a d6 has no face x'] });
    expect(facesTyped('1 2 3 4', three)).toEqual({ faults: ['4 faces, and only 3 dice are thrown'] });
    expect(facesTyped('9', three)).toEqual({ faults: ['a d6 has no face 9'] });
  });

  test('are 0 for a die that is left lying, where it may be', () => {
    const again = (mayLie: boolean) => [wanted(1, 6, { again: { faces: [6], mayLie } }), wanted(1, 6)];
    expect(facesTyped('0 4', again(true))).toEqual({ faces: [0, 4] });
    expect(facesTyped('0', again(false))).toEqual({ faults: ['it must be thrown again: it is not settled yet'] });
    expect(facesTyped('4 0', again(true))).toEqual({ faults: ['die 2: a d6 has no face 0'] });
  });

  test('are put right all together or one by one', () => {
    const typed = { handful: three, faces: [4, 6, 2] };
    expect(facesPutRight('4 5 2', typed)).toEqual({ faces: [4, 5, 2] });
    expect(facesPutRight('2=5, 3=1', typed)).toEqual({ faces: [4, 5, 1] });
    expect(facesPutRight('4 5', typed)).toEqual({ faults: ['3 faces were typed: 4 6 2'] });
    expect(facesPutRight('4=5', typed)).toEqual({ faults: ['there is no die 4: 3 were typed'] });
    expect(facesPutRight('1=9', typed)).toEqual({ faults: ['die 1: a d6 has no face 9'] });
    expect(facesPutRight('', typed)).toEqual({ faults: ['type all again, as in right 4 6 2, or one of them, as in right 1=4'] });
  });
});

test('4 dice: a handful is asked for line by line, what needs the same is not said twice, and a long one is cut', () => {
  const shot = (what: string) => wanted(1, 6, { why: { rule: 'X-1', what, test: { of: 'each', is: 'atLeast', n: 4 } } });
  expect(handfulLines([shot('Red 1'), shot('Red 2'), wanted(2, 6)], 9)).toEqual([
    'Throw 4 d6, and type what falls in this order, all together or one by one:',
    '  1 Red 1: 1 d6, 4 or more [X-1]',
    '  2 Red 2: the same',
    '  3-4 a throw: 2 d6 [X-1]',
  ]);
  expect(
    handfulLines(
      Array.from({ length: 9 }, () => wanted(1, 6)),
      4,
    ).at(-1),
  ).toBe('  and 5 throws more');
});

/** Until five craft of Alpha fire at Green. */
const HAND = ['--system', 'squadrons', '--dice', 'hand'];
const TO_FIRE = ['1!', '2', '3', '2!', '2!'];

describe('4 dice at the table', () => {
  test('all dice of a throw are asked for at once, and typed together', async () => {
    const said = await talk(HAND, [...TO_FIRE, '4 3 2 5 1']);
    expect(said.at(-2)).toMatch(
      /Throw 5 d6, .*\n +1 Alpha 1 fires .*[\s\S]*\n +5 Alpha 5 fires its laser cannons at Green: the same/,
    );
    expect(said.at(-1)).toMatch(/Alpha 1 [^:]*: 4, 4 needed: a hit[\s\S]*Alpha 5 [^:]*: a natural 1, a miss/);
    expect(said.at(-1)).toContain('Throw 2 d6');
  });

  test('a die that is thrown again is asked for amid those that were typed with it, and they follow', async () => {
    const said = await talk(HAND, [...TO_FIRE, '46215', '3']);
    expect(said.at(-2)).toMatch(/Throw, and type what falls: Alpha 2 [\s\S]* thrown again after\s+6/);
    expect(said.at(-1)).toMatch(/Alpha 3 [^:]*: 2, 4 needed: a miss[\s\S]*Alpha 5 [^:]*: 5, 4 needed: a hit/);
  });

  test('what was typed wrong is put right until other dice fall, at the next ask too, and the log says so', async () => {
    const said = await talk(HAND, [...TO_FIRE, '4 3 2', 'right 2=5', 'right 4 5 6', 'log']);
    expect(said.at(-3)).toMatch(/Alpha 2 [^:]*: 5, 4 needed: a hit[\s\S]*Alpha 3 [^:]*: 2, 4 needed: a miss[\s\S]*Throw 2 d6/);
    expect(said.at(-2)).toMatch(/ 1 Alpha 3 [\s\S]* thrown\s+again after 6/);
    expect(said.at(-1)).toContain('Dice put right: 5 in place of 3.');
    expect(said.at(-1)).toContain('Dice put right: 6 in place of 2.');
    const [asked, again] = (await talk(HAND, ['1!', '2', '3', 'right 6'])).slice(3);
    expect(asked).toContain('Move Green.');
    expect(again).toMatch(/Dice put right: 6 in place of 3\.|Order of play: /);
  });

  test('a battle whose dice were put right goes on from its record as it stood', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'flagplot-dice-'));
    const file = join(folder, 'right.battle.json');
    const said = await talk(HAND, [...TO_FIRE, '4 3 2', 'right 2=5', `save ${file}`, 'map']);
    const again = await talk(['--from', file], ['map']);
    rmSync(folder, { recursive: true });
    expect(again[0]).toMatch(/Alpha 2 [^:]*: 5, 4 needed: a hit[\s\S]*Alpha 3 [^:]*: 2, 4 needed: a miss[\s\S]*Throw 2 d6/);
    expect(again.at(-1)).toBe(said.at(-1));
  });

  test('what is no face is refused, help tells how dice are typed, and what is looked at enters nothing', async () => {
    const said = await talk(HAND, ['1!', '?', 'map', 'hello', '', 'right 3', 'units', '? SQ-2.2.1', '2']);
    const [help, map, letters, empty, right, units, row, fallen] = said.slice(2);
    expect(help).toContain('right 4 6 3');
    expect(map).toContain('G1→');
    expect(letters).toContain('refused: hello is no face of a die; ? for help');
    expect(empty).not.toContain('refused');
    expect(right).toContain('refused: no dice were typed since you were asked last');
    expect(units).toContain('Average A-wing');
    expect(row).toMatch(/^SQ-2\.2\.1 /);
    expect(fallen).toMatch(/Initiative of Alliance: 2 [\s\S]*Initiative of Imperial: 1 d6/);
  });
});
