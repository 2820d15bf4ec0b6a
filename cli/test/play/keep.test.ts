// A battle that is left is not lost: it is kept, and gone on with as it was, a lesson with what leads through it.

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { talk } from './talk.ts';

const folder = mkdtempSync(join(tmpdir(), 'flagplot-keep-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PATROL = ['--system', 'squadrons', '--scenario', 'open-patrol', '--seed', '1'];

describe('4 keep', () => {
  test('a battle whose lines end is kept, and it is said how it is gone on with', async () => {
    const keeps = join(folder, 'left');
    const said = await talk([...PATROL, '--against', 'cadet'], ['1!'], { keeps });
    const file = join(keeps, 'squadrons-1.battle.json');
    expect(said.at(-1)).toContain(`It is kept; to go on with it:\n  npx flagplot play --from ${file} --against cadet`);
    expect((await talk(['--from', file], [])).join('\n')).toContain('Move one of your squadrons.');
  });

  test('one that is left again stays in its file, another gets its own', async () => {
    const keeps = join(folder, 'again');
    await talk(PATROL, ['1!', 'quit'], { keeps });
    const file = join(keeps, 'squadrons-1.battle.json');
    await talk(['--from', file], ['1!', 'exit'], { keeps });
    expect(readdirSync(keeps)).toEqual(['squadrons-1.battle.json']);
    await talk(PATROL, ['1!'], { keeps });
    expect(readdirSync(keeps)).toEqual(['squadrons-1.battle.json', 'squadrons-2.battle.json']);
  });

  test('where nothing was done, or it is saved or printed anyway, nothing is kept', async () => {
    const keeps = join(folder, 'none');
    expect((await talk(PATROL, ['map', 'quit'], { keeps })).at(-1)).toBe('The battle is left as it stands.');
    const file = join(folder, 'own.battle.json');
    expect((await talk([...PATROL, '--save', file], ['1!'], { keeps })).at(-1)).toContain(`play --from ${file}`);
    await talk([...PATROL, '--json'], ['1!'], { keeps });
    expect(() => readdirSync(keeps)).toThrow('ENOENT');
  });

  test('where it cannot be kept, that is said', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const said = await talk(PATROL, ['1!'], { keeps: join(file, 'left') });
    expect(said.at(-1)).toContain('It could not be kept: ');
  });

  test('whoever goes on holds the side he held', async () => {
    const file = join(folder, 'imperial.battle.json');
    await talk([...PATROL, '--side', 'imperial'], ['1!', `save ${file}`]);
    expect((await talk(['--from', file], []))[0]).toContain('You hold Imperial');
  });

  test('a battle that was begun is not begun otherwise', async () => {
    const file = join(folder, 'imperial.battle.json');
    expect((await talk(['--from', file, '--seed', '3', '--dice', 'hand', '--scenario', 'duel'], []))[0]?.split('\n')).toEqual([
      `flagplot: --scenario: the sides and terms of ${file} are those it was begun with`,
      `flagplot: --dice: the dice of ${file} are those it was begun with`,
      `flagplot: --seed: the dice of ${file} are those it was begun with`,
    ]);
  });
});

describe('4 keep: a lesson', () => {
  test('goes on with what leads through it, its opponent and its end', async () => {
    const file = join(folder, 'lesson.battle.json');
    const [first] = await talk(['--lesson', 'squadrons'], ['red f f l f4 r f f r!', `save ${file}`]);
    expect(first).toContain('against the beginner');
    const typed = [
      'red at alpha!',
      'red f5 r f f r f!',
      'red fires lasers at alpha!',
      'red f f r f f r f f!',
      'red lasers at beta!',
    ];
    const said = await talk(['--from', file], typed);
    expect(said[0]).toContain('You hold Alliance, against the beginner.');
    expect(said[0]).toContain('One weapon at one squadron: lasers are sure at short range');
    expect(said[0]).toContain(' 1 Lasers at Alpha, 2 hexes off: ');
    expect(said.at(-1)).toContain('Your first battle: npx flagplot play --system squadrons --against cadet');
  });

  test('does so for nobody who asks for another side or opponent, and in no battle of other dice', async () => {
    const file = join(folder, 'lesson.battle.json');
    expect((await talk(['--from', file, '--against', 'cadet'], []))[0]).not.toContain('One weapon at one squadron');
    expect((await talk(['--from', file, '--side', 'imperial'], []))[0]).toContain('You hold Imperial, against the computer.');
    const other = join(folder, 'other.battle.json');
    const saved = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(other, JSON.stringify({ ...saved, dice: { ...saved.dice, seed: 'another' }, journal: [], hashes: [] }));
    expect((await talk(['--from', other], []))[0]).toContain('against the computer');
  });

  test('has its own opponent, dice and side', async () => {
    const flags = ['--against', 'cadet', '--dice', 'hand', '--side', 'imperial', '--system', 'fleet-action'];
    const said = (await talk(['--lesson', 'squadrons', ...flags], []))[0] ?? '';
    for (const flag of ['against', 'dice', 'side', 'system'])
      expect(said).toContain(`flagplot: --${flag}: the first lesson has its own`);
  });
});
