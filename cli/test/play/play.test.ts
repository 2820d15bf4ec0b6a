// A battle at the terminal: what is shown, what may be typed, and what is never done by itself.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { talk } from './talk.ts';

const folder = mkdtempSync(join(tmpdir(), 'flagplot-play-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PATROL = ['--system', 'squadrons', '--scenario', 'open-patrol', '--seed', '1'];
const LESSON = ['--lesson', 'squadrons'];

describe('4 asks', () => {
  test('an order is laid, told back with what it leads to, and given by go alone', async () => {
    const [, laid, still, given] = await talk(LESSON, ['red f f l f4 r f f r', '', 'go']);
    expect(laid).toContain('Laid: Red attack: f f l f4 r f f r');
    expect(laid).toMatch(/Red 8 hexes to 1509 heading south-east: 6 bear on Alpha at \d+, /);
    expect(still).toContain('Type go to give it.');
    expect(given).toContain('Round 1, combat, fire');
  });

  test('an order that is laid is drawn on the board: its courses, and who would stand where', async () => {
    const [first, laid, map, , bare] = await talk(LESSON, ['red f f l f4 r f f r', 'map', 'clear', 'map']);
    expect(first).not.toMatch(/[+*]/);
    for (const board of [laid, map]) {
      expect(board).toMatch(/^09 .*\*↘/m);
      expect(board).toMatch(/\+ \+ \+/);
      expect(board).toContain('R→');
    }
    expect(bare).not.toMatch(/[+*]/);
    const plot = (await talk(['--lesson', 'fleet-action'], ['a f f / f f f / f f r, 3 faster in pulse 1'])).at(-1);
    expect(plot).toMatch(/\*↗[\s\S]*\*↗[\s\S]*\*↗/);
    expect(plot).toMatch(/^18 \. +2 [\s\S]*A1↑/m);
  });

  test('neither an empty line, nor a slip, nor go without an order gives anything', async () => {
    const slips = [
      '',
      ' ',
      'go',
      'undo',
      'clear',
      '99',
      'nonsense',
      '{',
      '[]',
      '{"squadron": 3}',
      'resign',
      'save',
      '? nothing such',
    ];
    const said = await talk(LESSON, [...slips, 'json']);
    for (const [i, text] of said.slice(1).entries()) expect(text, slips[i]).not.toContain('Round 1, combat');
    expect(said.at(-2)).toContain('The book has no row nothing such');
    expect(said.join('\n')).not.toContain('undefined');
  });

  test('who could fire and was not told to keeps the order from being given, until that is said', async () => {
    const opening = ['1!', '1!', '1!'];
    const [at, laid, kept, said] = (await talk(PATROL, [...opening, 'red at beta!', 'go', 'green hold'])).slice(3);
    expect(at).toContain('Choose your fire.');
    expect(laid).toContain('! Green holds its fire');
    expect(kept).toContain('What is marked ! nobody has ordered.');
    expect(said).toContain('Type go to give it.');
    const given = await talk(PATROL, [...opening, 'red at beta', 'go anyway']);
    expect(given.at(-1)).toContain('Round 2');
  });

  test('an order that is offered is given at once only where all it leaves undone stands in its words', async () => {
    const [at, laid, given] = (await talk(PATROL, ['1!', '1!', '1!', '2!', 'go'])).slice(3);
    expect(at).toMatch(/^ 2 Red fires laser cannons at \S+ -> [\s\S]*^ 4 hold fire -> /m);
    expect(laid).toContain('! Green holds its fire');
    expect(laid).toContain('Type go to give it.');
    expect(given).toContain('Round 2');
    const held = await talk(PATROL, ['1!', '1!', '1!', '4!']);
    expect(held.at(-1)).toContain('Round 2');
  });

  test('who would leave the map is told, and does not without being told twice', async () => {
    const [laid, kept] = (await talk(PATROL, ['1!', 'red l l l f4!', 'go'])).slice(2);
    expect(`${laid}${kept}`).toMatch(/! Red \d.* leaves? the map|refused: /);
    expect(kept).not.toContain('Alliance Red moves');
  });

  test('orders are offered by number, each once, the best first', async () => {
    const [, , ...more] = await talk(PATROL, ['1!', 'more', 'more']);
    const offers = more.join('\n').match(/^ ?\d+ .*$/gm) ?? [];
    const texts = offers.map(line => line.replace(/^ *\d+ (best: )?/, '').replace(/ -> .*/, ''));
    expect(texts.length).toBeGreaterThan(9);
    expect(new Set(texts).size).toBe(texts.length);
    expect((await talk(PATROL, ['1!'])).at(-1)).toMatch(/^ 1 best: /m);
  });
});

describe('4 words', () => {
  test('what is no order is told with its place, what was expected and what may have been meant', async () => {
    const [, told] = await talk([...LESSON], ['red fly f']);
    expect(told).toMatch(/^ {6}\^$/m);
    const fire = await talk(LESSON, ['1!', 'red fires lasers at alpah']);
    expect(fire.at(-1)).toContain('did you mean Alpha?');
  });

  test('? tells how the ask is answered, a row of the book by its number, and rows by a word', async () => {
    const [, help, row, section, word] = await talk(LESSON, ['?', '? SQ-3.4.1', '? 3.4', '? jamming']);
    expect(help).toContain('For example: Red attack: ');
    expect(row).toMatch(/^SQ-3\.4\.1 {2}A craft moves only into the hex in front of it/);
    expect(section?.match(/^SQ-3\.4\.\d+/gm)?.length).toBeGreaterThan(1);
    expect(word).toContain('SQ-4.11.1');
  });

  test('board, units, log, goal, charts and odds are shown, and nothing is given by that', async () => {
    const said = await talk(LESSON, ['1!', 'map', 'map all', 'units', 'log all', 'goal', 'charts', 'charts morale', 'odds', '']);
    const [map, all, units, log, goal, charts, chart, odds, again] = said.slice(2);
    expect(map).toContain('R1');
    expect(all?.split('\n').length).toBeGreaterThan((map?.split('\n').length ?? 0) - 1);
    expect(units).toContain('Veteran X-wing T-65B');
    expect(log).toContain('Initiative of Alliance');
    expect(goal).toMatch(/left to play; ahead now: nobody/);
    expect(charts).toMatch(/\[SQ-/);
    expect(chart).toMatch(/\[SQ-\d/);
    expect(odds).toMatch(/hits, .* on average; any destroyed \d+ %/);
    expect(again).toContain('Choose your fire.');
  });
});

describe('4 table', () => {
  test('2 what the enemy does openly is told before one is asked, after an undo too', async () => {
    const said = await talk(PATROL, ['1!', '1!', 'undo', '1!']);
    const [, first, second, undone, again] = said;
    expect(first).toContain('Move one of your squadrons.');
    expect(second).toMatch(/Imperial \S+ moves at .*[\s\S]*Move Red\./);
    expect(undone).toContain('Move one of your squadrons.');
    expect(again).toMatch(/Imperial \S+ moves at .*[\s\S]*Move Red\./);
  });

  test('dice of one’s own are asked for with what each needs, and what came of them is told before the next fall', async () => {
    const hand = ['--system', 'squadrons', '--scenario', 'open-patrol', '--dice', 'hand'];
    const said = await talk(hand, ['1!', '1', '2', '1!', '1!', '1!', 'seven', '9', '3']);
    const [before, letters, large, after] = said.slice(-4);
    expect(before).toMatch(/Throw 4 d6, .*\n +1 Red 1 fires its laser cannons at \S+ 1\s+d6,\s+\d\s+or\s+more/);
    expect(letters).toContain('refused: ');
    expect(large).toContain('refused: ');
    expect(after).toMatch(/Red 1 fires its laser cannons at \S+: 3, \d needed: a (hit|miss)[\s\S]*Red 2 fires/);
  });

  test('a battle is saved, and goes on where it was', async () => {
    const file = join(folder, 'kept.battle.json');
    const [, , saved] = await talk(PATROL, ['1!', `save ${file}`]);
    expect(saved).toContain(`  saved as ${file}`);
    const [again] = await talk(['--from', file], []);
    expect(again).toContain('Move one of your squadrons.');
  });

  test('a lesson is as it is: it takes no other battle', async () => {
    expect((await talk([...LESSON, '--scenario', 'open-patrol', '--seed', 'x'], [])).join('\n')).toBe(
      'flagplot: --scenario: the first lesson has its own\nflagplot: --seed: the first lesson has its own',
    );
  });
});
