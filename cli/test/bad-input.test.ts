import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readJson } from '../src/file.ts';
import { typed } from './typed.ts';

const CASE = 'cases/fa-damage-example.json';
const VOLLEY = 'cases/fa-volley.json';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bad-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A file with this text. */
function file(text: string): string {
  const path = join(folder, 'bad.json');
  writeFileSync(path, text);
  return path;
}

/** A sound file with something in it changed. */
function changed(path: string, change: (value: Loose) => void): string {
  const value = readJson(path) as Loose;
  change(value);
  return file(JSON.stringify(value));
}

// A file as loose as any that may come in.
interface Loose {
  [key: string]: Loose;
}

/** The lines a command complains in, with the file's own name left out. */
async function complaints(...args: string[]): Promise<string[]> {
  const { code, err } = await typed(args);
  expect(code).toBe(1);
  return err.replaceAll(join(folder, 'bad.json'), 'FILE').split('\n');
}

describe('a file that is no file of JSON is refused in one line', () => {
  test.each([
    ['{"system": ', /^flagplot: FILE is no JSON: .+$/],
    ['', /^flagplot: FILE is no JSON: .+$/],
    ['[{"a": 1}, {"__proto__": {"polluted": true}}]', 'flagplot: FILE /1/__proto__: no such field is known here'],
    [`{"constructor": {"prototype": 1}}`, 'flagplot: FILE /constructor: no such field is known here'],
    ['{"title": "\\u001b]0;x\\u0007", "\\u001b[2J": 1}', 'flagplot: FILE /: a name in it holds a control character'],
    ['{"title": ["\\u001b[31m"]}', 'flagplot: FILE /title/0: holds a control character'],
    ['{\n"title": "\u001b[31m"}', 'flagplot: FILE:2: a control character stands there'],
    ['['.repeat(5000) + ']'.repeat(5000), /nested deeper than 64$/],
  ])('%.40s', async (text, complaint) => {
    const [first] = await complaints('adjudicate', file(text));
    if (typeof complaint === 'string') expect(first).toBe(complaint);
    else expect(first).toMatch(complaint);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  test('of several cases each with what is wrong with it, and none is carried out', async () => {
    const none = join(folder, 'none.json');
    const { code, out, err } = await typed(['adjudicate', CASE, file('{'), none, VOLLEY]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err.split('\n')).toEqual([
      expect.stringMatching(/^flagplot: \S+bad\.json is no JSON: /),
      `flagplot: ${none} cannot be read: there is no such file or folder`,
      `flagplot: ${VOLLEY} /dice: is missing`,
      `flagplot: ${VOLLEY} /of: no such field is known here`,
    ]);
  });

  test('a battle that could not be saved where it shall be is not begun', async () => {
    const inNone = join(folder, 'none', 'tonight.json');
    const args = ['play', '--lesson', 'squadrons', '--save'];
    expect(await typed([...args, inNone])).toEqual({
      code: 1,
      out: '',
      err: `flagplot: ${inNone} cannot be written: there is no such file or folder`,
    });
    expect((await typed([...args, folder])).err).toBe(`flagplot: ${folder} cannot be written: it is a folder`);
  });

  test('missing, a folder, none given', async () => {
    const none = join(folder, 'none.json');
    expect(await complaints('adjudicate', none)).toEqual([`flagplot: ${none} cannot be read: there is no such file or folder`]);
    expect(await complaints('replay', folder)).toEqual([`flagplot: ${folder} is no file`]);
    expect(await complaints('check')).toEqual(['flagplot: FILE is missing']);
  });

  test('larger than any honest file', async () => {
    expect(await complaints('check', file(' '.repeat(20_000_001)))).toEqual(['FILE is larger than 20 MB']);
  });
});

describe('every fault of a case is told with its path', () => {
  test('wrong kinds all at once', async () => {
    const path = file('{"system": 7, "scenario": [1], "dice": [-1, 1.5, {"face": 2}, "6"], "answers": {}, "extra": 1}');
    expect(await complaints('adjudicate', path)).toEqual([
      'flagplot: FILE /extra: no such field is known here',
      'flagplot: FILE /system: must be string',
      'flagplot: FILE /answers: must be array',
      'flagplot: FILE /scenario: must be object',
      'flagplot: FILE /dice/0: must be >= 0',
      'flagplot: FILE /dice/1: must be integer',
      'flagplot: FILE /dice/2/of: is missing',
      'flagplot: FILE /dice/3: must be integer',
    ]);
  });

  test.each<[string, (value: Loose) => void, string]>([
    ['an unknown system', one => Object.assign(one, { system: 'chess' }), '/system: there is no rule system chess; there is '],
    ['an id that is none', one => Object.assign(one, { system: '../x' }), '/system: must match pattern'],
    ['an unknown scenario', one => Object.assign(one, { scenario: 'none' }), '/scenario: there is no scenario none; there is '],
    [
      'a scenario of the wrong kind',
      one => Object.assign(one.scenario as Loose, { turns: 'many' }),
      '/scenario/turns: must be integer',
    ],
    [
      'a scenario that cannot be',
      one => Object.assign(one.scenario as Loose, { attacker: 'nobody' }),
      '/scenario/attacker: no side is called',
    ],
    ['too many dice', one => Object.assign(one, { dice: Array(10_001).fill(1) }), '/dice: must not have more than 10000 items'],
    [
      'a side that is none',
      one => Object.assign(one, { answers: [{ side: 'green', order: {} }] }),
      '/answers/0/side: no side is called green',
    ],
    [
      'a state of the wrong kind',
      one => Object.assign(one.state?.open as Loose, { pulse: 4 }),
      '/state/open/pulse: must be <= 3',
    ],
    [
      'a folder of nobody',
      one => Object.assign(one.state?.sealed as Loose, { green: {} }),
      '/state/sealed/green: No side is called green.',
    ],
    [
      'a clock beyond the sequence',
      one => Object.assign(one.state?.clock as Loose, { line: 99 }),
      '/state/clock/line: There are the lines 0 to ',
    ],
    [
      'a clock that runs backwards',
      one => Object.assign(one.state?.clock as Loose, { turn: -1 }),
      '/state/clock/turn: must be >= 0',
    ],
    [
      'a ship that has no name',
      one => Object.assign(one.state?.open as Loose, { ships: [{ structure: 1 }] }),
      '/state/open/ships/0/id: is missing',
    ],
    [
      'a ship of another battle',
      one => Object.assign(one.state?.open?.ships?.[0] as Loose, { id: 'stranger' }),
      '/state/open/ships/0/id: there is no',
    ],
  ])('%s', async (_, change, complaint) => {
    const [first] = await complaints('adjudicate', changed(CASE, change));
    expect(first).toContain(`flagplot: FILE ${complaint}`);
  });

  test.each<[string, (value: Loose) => void, string]>([
    [
      'an unknown forecast',
      one => Object.assign(one, { of: { forecast: 'weather' } }),
      '/of/forecast: there is no forecast weather; there is ',
    ],
    ['a forecast asked of nothing', one => Object.assign(one, { of: { forecast: 'volley' } }), '/of/ship: is missing'],
    ['dice, which it has no use for', one => Object.assign(one, { dice: [] }), '/dice: no such field is known here'],
  ])('%s', async (_, change, complaint) => {
    const [first] = await complaints('odds', changed(VOLLEY, change));
    expect(first).toContain(`flagplot: FILE ${complaint}`);
  });
});

test('faults are a JSON value where one is asked for', async () => {
  const { code, out } = await typed(['adjudicate', file('[]'), '--json']);
  expect([code, JSON.parse(out)]).toEqual([1, { faults: [`${join(folder, 'bad.json')}: must be object`] }]);
});

test.each([
  [['sim', '--system', 'chess'], /^flagplot: --system must be one of /],
  [['sim', '--battles', '0'], /^flagplot: --system is missing\nflagplot: --battles must be >= 1$/],
  [['frobnicate'], /^flagplot: frobnicate is no command; there is play, force, sheet, adjudicate, /],
  [['play', '--side', 'green'], /^flagplot: --side: no side is called green; there is /],
  [['play', '--against', 'deep-blue'], /^flagplot: --against: there is no opponent deep-blue; there is /],
  [['odds'], /^flagplot: CASE.json is missing; or --list S$/],
])('%j is refused', async (args, complaint) => {
  const { code, err, out } = await typed(args);
  expect([code, out]).toEqual([1, '']);
  expect(err).toMatch(complaint);
});
