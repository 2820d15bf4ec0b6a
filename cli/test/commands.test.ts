import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Forecasted, Saved } from '@flagplot/kernel';
import type { Report, Ruling } from '@flagplot/lab';
import { shippedSystems } from '@flagplot/shelf/shipped';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readJson, writeJson } from '../src/file.ts';
import { asked, typed } from './typed.ts';

const shelf = await shippedSystems();

const [SYSTEM] = Object.keys(shelf) as [string];
const DAMAGE = 'cases/fa-damage-example.json';
const DUEL = 'cases/duel.battle.json';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'typed-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('adjudicate', () => {
  test('FA-7.1.1 FA-7.1.6 FA-7.1.8 FA-7.1.10 the worked example of the book, told hit by hit', async () => {
    const ruling = await asked<Ruling>('adjudicate', DAMAGE, '--all');
    const structure = ruling.told.flatMap(({ event }) => (event as { structure?: number }).structure ?? []);
    expect(structure).toEqual([6, 5, 4, 4, 3, 1, 0]);
    expect(ruling).toMatchObject({ diceLeft: 0, asks: [], outcome: { winners: ['red'] } });
    expect(ruling.told[0]).toMatchObject({ turn: 1, line: 5, text: expect.stringContaining('[FA-6.6.1]') as string });
    expect(Object.keys(ruling.state)).toEqual(['open', 'sealed', 'clock']);
  });

  test('in words: under the lines of the turn, what is asked, how it ended', async () => {
    const { code, out, err } = await typed(['adjudicate', DAMAGE, '--all']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^Turn 1, pulse 1, fire\n {2}Battery fires [\s\S]+\n\nTurn 1, pulse 2, movement\n/);
    expect(out).toMatch(/\n\nOver: Red wins decisively, 500 to 0\.$/);
  });

  test('every reason of a refused plot, with its row; nothing of it is done', async () => {
    const { code, err } = await typed(['adjudicate', 'cases/fa-refused-plot.json']);
    expect(code).toBe(1);
    expect(err.split('\n').length).toBeGreaterThan(5);
    for (const line of err.split('\n'))
      expect(line).toMatch(/^flagplot: cases\/fa-refused-plot\.json answer 3 \/squadrons\/.+ \[FA-\d+\.\d+\.\d+\]$/);
    const { refused, asks } = await asked<Ruling>('adjudicate', 'cases/fa-refused-plot.json');
    expect(refused?.index).toBe(2);
    expect(asks.map(({ side }) => side)).toEqual(['narn', 'earth']);
  });

  test('what is to be thrown where dice run out; exit code 1', async () => {
    const { code, out } = await typed(['adjudicate', 'cases/fa-dice-wanted.json']);
    expect([code, out.split('\n').at(-1)]).toEqual([
      1,
      "Wanted: Heavy laser strikes Halcyon: 1 d12, 6 or more (+6 Halcyon's armour) [FA-7.1.1]",
    ]);
    const { wanted, asks } = await asked<Ruling>('adjudicate', 'cases/fa-dice-wanted.json');
    expect([wanted?.dice, wanted?.sides, asks]).toEqual([1, 12, []]);
  });

  test('a die of the wrong kind and a face no such die has are refused, with their place', async () => {
    const file = join(folder, 'dice.json');
    writeJson(file, { ...(readJson('cases/fa-dice-wanted.json') as object), dice: [{ face: 9, of: 10 }, 11] });
    const { refused, diceLeft } = await asked<Ruling>('adjudicate', file);
    expect([refused?.index, diceLeft]).toEqual([3, 2]);
    expect(refused?.refusals).toEqual([{ rule: 'case', at: '/dice/1', say: 'a d10 is thrown, and has no face 11' }]);
    writeJson(file, { ...(readJson('cases/fa-dice-wanted.json') as object), dice: [{ face: 3, of: 6 }, 11] });
    expect((await asked<Ruling>('adjudicate', file)).refused?.refusals[0]?.say).toBe('this is a d6, and a d10 is thrown');
  });

  test('with --all a die left over is exit code 1', async () => {
    const file = join(folder, 'over.json');
    const whole = readJson(DAMAGE) as { dice: unknown[] };
    writeJson(file, { ...whole, dice: [...whole.dice, 1] });
    expect((await typed(['adjudicate', file])).code).toBe(0);
    const { code, out } = await typed(['adjudicate', file, '--all']);
    expect([code, out.split('\n').at(-2)]).toEqual([1, 'Left over: 1 die']);
  });

  test('a state printed by one run is where another goes on', async () => {
    const file = join(folder, 'on.json');
    const whole = readJson('cases/fa-first-fire.json') as { answers: object[] };
    const [split, answers] = [2, whole.answers];
    writeJson(file, { ...whole, answers: answers.slice(0, split) });
    const { state } = await asked<Ruling>('adjudicate', file);
    writeJson(file, { ...whole, state, answers: answers.slice(split) });
    const [wholly, on] = [await asked<Ruling>('adjudicate', 'cases/fa-first-fire.json'), await asked<Ruling>('adjudicate', file)];
    expect(on.state).toEqual(wholly.state);
    expect(on.told).toEqual(wholly.told.slice(-on.told.length));
  });

  test('one side hears and sees its own alone', async () => {
    const { state, asks } = await asked<Ruling>('adjudicate', 'cases/fa-first-fire.json', '--as', 'earth');
    expect(Object.keys(state.sealed)).toEqual(['earth']);
    expect(asks.map(ask => [ask.side, 'about' in ask])).toEqual([
      ['narn', false],
      ['earth', true],
    ]);
    const { code, err } = await typed(['adjudicate', DAMAGE, '--as', 'green']);
    expect([code, err]).toEqual([1, `flagplot: ${DAMAGE} --as: no side is called green; there is red, blue`]);
  });
});

describe('odds', () => {
  test('exact, and together one', async () => {
    const { exact, outcomes, beyond, assumed } = await asked<Forecasted>('odds', 'cases/fa-volley.json');
    const parts = outcomes.map(({ p }) => p.split('/').map(BigInt) as [bigint, bigint]);
    const whole = parts.reduce((sum, [, den]) => sum * den, 1n);
    expect(parts.reduce((sum, [num, den]) => sum + (num * whole) / den, 0n)).toBe(whole);
    expect([exact, beyond, assumed.length]).toEqual([true, 0, 2]);
  });

  test('the forecasts of a system, with what each is asked of', async () => {
    const { forecasts } = await asked<{ forecasts: { name: string; schema: object }[] }>('odds', '--list', SYSTEM);
    expect(forecasts.map(({ name }) => name)).toEqual(expect.arrayContaining(['volley', 'squadron']));
    expect(forecasts.every(({ schema }) => 'properties' in schema)).toBe(true);
  });
});

describe('replay', () => {
  test('tells a battle and holds it to its hashes', async () => {
    const { code, out } = await typed(['replay', DUEL]);
    expect(code).toBe(0);
    expect(out).toMatch(/^Deployment\n[\s\S]+\n\nOver: .+\n\d+ hashes, all as recorded$/);
  });

  test.each<[string, (saved: Saved) => unknown, RegExp]>([
    ['another seed', saved => ({ ...saved, dice: { ...saved.dice, seed: 'other' } }), /\/(journal\/\d+|hashes\/\d+)/],
    [
      'another hash',
      saved => ({ ...saved, hashes: saved.hashes.with(3, '0'.repeat(64)) }),
      /\/hashes\/3: turn 3 ended otherwise/,
    ],
    ['an answer left out', saved => ({ ...saved, journal: saved.journal.toSpliced(4, 1) }), /\/journal\/\d+: /],
    ['another edition', saved => ({ ...saved, edition: 'x' }), /\/edition: it was played by edition x/],
    ['no such system', saved => ({ ...saved, system: 'chess' }), /\/system: there is no rule system chess/],
    ['no record', () => ({ format: 3 }), /\/format: it is written in format 3/],
  ])('%s is found, and where', async (_, change, complaint) => {
    const file = join(folder, 'record.json');
    writeJson(file, change(readJson(DUEL) as Saved));
    const { code, err, out } = await typed(['replay', file]);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(complaint);
  });
});

describe('check', () => {
  test('knows the cases, the records and the data of a system by their content', async () => {
    const sources = `systems/${SYSTEM}`;
    const data = ['ships', 'weapons', 'fighters', 'charts'].map(name => `${sources}/data/${name}.json`);
    const { files, faults } = await asked<{ files: { kind: string }[]; faults: number }>(
      'check',
      DUEL,
      DAMAGE,
      'cases/fa-volley.json',
      `${sources}/scenarios/duel.json`,
      ...data,
    );
    expect(files.map(({ kind }) => kind)).toEqual([
      'a record',
      'a case',
      'a case for odds',
      `a scenario of ${SYSTEM}`,
      `ships of ${SYSTEM}`,
      `weapons of ${SYSTEM}`,
      `fighters of ${SYSTEM}`,
      `charts of ${SYSTEM}`,
    ]);
    expect(faults).toBe(0);
  });

  test('says every fault of a card with its path, in a list and alone', async () => {
    const file = join(folder, 'cards.json');
    const ships = readJson(`systems/${SYSTEM}/data/ships.json`) as Record<string, unknown>[];
    const bad = { ...ships[2], structure: 0, armour: ['thick'], colour: 'red' };
    writeJson(file, ships.with(2, bad));
    expect((await typed(['check', file])).err.split('\n').sort()).toEqual([
      `${file} /2/armour/0: must be integer`,
      `${file} /2/colour: no such field is known here`,
      `${file} /2/structure: must be >= 1`,
    ]);
    writeJson(file, { ...ships[2], mounts: [{ weapon: 'slingshot', arcs: [], boxes: 1, af: 0 }] });
    const { code, err } = await typed(['check', file]);
    expect(code).toBe(1);
    expect(err).toMatch(/ \/mounts\/0(\/weapon)?: /);
  });

  test('a file of nobody', async () => {
    const file = join(folder, 'odd.json');
    writeJson(file, { name: 'odd' });
    expect((await typed(['check', file])).err).toBe(`${file}: is no record, case, scenario, card or chart of any system`);
  });
});

describe('sim', () => {
  test('a campaign has the keys it is known by, and its hash with it', async () => {
    const args = ['sim', '--system', SYSTEM, '--battles', '4', '--seed', '7', '--bots', 'random'];
    const report = await asked<Report>(...args, '--threads', '1');
    expect(Object.keys(report)).toEqual([
      'battles',
      'wins',
      'score',
      'turns',
      'asks',
      'dice',
      'throws',
      'decisions',
      'refused',
      'hash',
      'seconds',
      'cpuSeconds',
      'leaving',
    ]);
    expect((await typed(args)).out).toContain(report.hash);
  });

  test('R15 asks of a side are told without standing choices and with them', async () => {
    const args = ['sim', '--system', 'squadrons', '--scenario', 'first-lesson', '--battles', '3', '--seed', '7'];
    const { asks, leaving } = await asked<Report & { leaving: Report['asks'] }>(...args);
    expect(leaving.mean).toBeLessThan(asks.mean);
    expect((await typed(args)).out).toMatch(
      /asked of a side.*\n.*the same with standing choices +[\d.]+ times a turn, \d+ at most, in 3 battles/,
    );
  });

  test('a battle of a campaign is saved and replayed', async () => {
    const file = join(folder, 'saved.json');
    const { hash } = await asked<{ hash: string }>(
      'sim',
      '--system',
      SYSTEM,
      '--bots',
      'random',
      '--battles',
      '3',
      '--battle',
      '3',
      '--save',
      file,
    );
    expect((readJson(file) as Saved).hashes.at(-1)).toBe(hash);
    expect((await typed(['replay', file])).code).toBe(0);
    const of = ['--system', SYSTEM, '--scenario', 'duel'];
    const none = await typed(['sim', ...of, '--battles', '3', '--battle', '4', '--save', file]);
    expect(none.err).toBe('flagplot: /battle: there are 3 battles, and no battle 4');
  });
});

/** Closes in, then fires; where dice are wanted the first try is far too many. */
function* answersAndDice(): Generator<string> {
  for (let i = 0; i < 4000; i += 1) yield ['1', 'go', Array(99).fill('1').join(' ')][i % 3] as string;
}

describe('play', () => {
  test('a battle by number, to its end, and saved', async () => {
    const file = join(folder, 'played.json');
    const { code, out } = await typed(['play', '--against', 'idle', '--seed', 'x', '--save', file], Array(500).fill('1!'));
    expect(code).toBe(0);
    expect(out).toMatch(/\nOver: /);
    expect((await typed(['replay', file])).code).toBe(0);
  });

  test('help, an order refused, an order in JSON, undo, resignation', async () => {
    const typing = [
      '?',
      '99',
      '{"speed": 99, "squadrons": []}',
      'nonsense',
      'undo',
      'more',
      'json',
      'log',
      'save',
      '{"speed": 5, "squadrons": []}!',
      'resign',
      'resign!',
    ];
    const { code, out } = await typed(['play', '--against', 'idle'], typing);
    expect(out).toContain('You hold Narn, against the computer that does nothing.');
    expect(code).toBe(0);
    expect(out).toContain('give the order that is laid');
    expect(out).toMatch(/refused: .*speed/i);
    expect(out).toContain('refused: there is nothing of yours to take back');
    expect(out).toMatch(/Over: \S+ resigned$/);
  });

  test('with real dice, which are asked for', async () => {
    const file = join(folder, 'dice.json');
    const { code, out } = await typed(['play', '--against', 'idle', '--dice', 'hand', '--save', file], answersAndDice());
    expect(code).toBe(0);
    expect(out).toMatch(
      /Throw \d+ d10, and type what falls in this order[\s\S]*?refused: 99 faces, and only \d+ dice are thrown\n/,
    );
    expect((await typed(['replay', file])).out).toMatch(/\nOver: /);
  });

  test('what is left in the middle goes on from its record', async () => {
    const file = join(folder, 'left.json');
    await typed(['play', '--against', 'idle', '--save', file], ['1!']);
    expect(existsSync(file)).toBe(true);
    const { out } = await typed(['play', '--from', file, '--against', 'idle', '--json'], ['q']);
    expect(JSON.parse(out)).toEqual(JSON.parse(readFileSync(file, 'utf8')));
  });
});

describe('report', () => {
  test('a few lines a turn, what matters most among them, with the luck of each side', async () => {
    const { code, out } = await typed(['report', DUEL]);
    expect(code).toBe(0);
    const turns = out.split('\n\n').filter(part => part.startsWith('Turn '));
    expect(turns.length).toBeGreaterThan(3);
    for (const turn of turns) expect(turn.split('\n').filter(line => line.startsWith('- ')).length).toBeLessThanOrEqual(8);
    const losses = (await typed(['replay', DUEL])).out.split('\n').filter(line => line.endsWith(' is destroyed.'));
    expect(losses.length).toBeGreaterThan(0);
    for (const loss of losses) expect(out).toContain(`- ${loss.trim()}`);
    expect(out).toMatch(
      /\nAll dice, Earth: \d+ of \d+ met what they needed, [\d.]+ expected \(as (many or more|few or fewer): \d+ %\)/,
    );
    expect(out).toMatch(/\n\nOver: .+$/);
  });

  test('what a book calls a round is a round here too, on paper as in a chat', async () => {
    const file = join(folder, 'lesson.battle.json');
    await typed(['sim', '--system', 'squadrons', '--scenario', 'first-lesson', '--seed', '7', '--save', file]);
    const { out } = await typed(['report', file, '--turn', '2']);
    expect(out).toMatch(/^First Lesson, round 2\n\nRound 2\n- /);
    expect(out).not.toMatch(/\bturn\b/i);
    expect((await typed(['replay', file])).out).toContain('\nRound 2, movement\n');
    expect(await asked('sheet', '--record', file, '--turn', '2')).toMatchObject({ title: 'First Lesson, round 2' });
    expect((await typed(['report', file, '--turn', '99'])).err).toMatch(/--turn: the battle ends in round \d+$/);
  });

  test('one turn alone; a turn that never was and a side that is not there are refused', async () => {
    const { out } = await typed(['report', DUEL, '--turn', '3', '--as', 'narn']);
    expect(out.match(/^Turn /gm)).toHaveLength(1);
    expect((await typed(['report', DUEL, '--turn', '99'])).code).toBe(1);
    expect((await typed(['report', DUEL, '--as', 'green'])).err).toContain('no side is called green');
    const { turns, luck } = await asked<{ turns: { turn: number }[]; luck: { side: string; chances: number }[] }>('report', DUEL);
    expect(turns[0]?.turn).toBe(0);
    expect(luck.find(one => one.side === 'earth')?.chances).toBeGreaterThan(10);
  });
});
