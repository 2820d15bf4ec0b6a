import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readJson, writeJson } from '../src/file.ts';
import { asked, typed } from './typed.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'flagplot-position-'));
const DUEL = 'cases/duel.battle.json';

interface CaseFile {
  readonly system: string;
  readonly state?: object;
  readonly answers?: readonly object[];
  readonly of?: object;
}

const caseCalled = (name: string) => readJson(`cases/${name}.json`) as CaseFile;

/** Every case with a state that has its position beside it. */
const PAIRS = readdirSync('cases')
  .filter(name => name.endsWith('.position'))
  .map(name => name.replace('.position', ''))
  .filter(name => caseCalled(name).state);

/** The case as a file, with a position in place of its state. */
function typedCase(name: string, position: string | readonly string[]): string {
  const { state: _, ...others } = caseCalled(name);
  const file = join(FOLDER, `${name}.json`);
  writeJson(file, { ...others, position });
  return file;
}

const linesOf = (name: string) => readFileSync(`cases/${name}.position`, 'utf8').trimEnd().split('\n');

test('1 position: every case with a state has it as a position too', () => {
  const withState = readdirSync('cases').filter(name => name.endsWith('.json') && caseCalled(name.replace('.json', '')).state);
  expect(PAIRS.map(name => `${name}.json`).sort()).toEqual(withState.sort());
  expect(PAIRS.length).toBeGreaterThan(14);
});

test.each(PAIRS)('1 position: %s comes out the same from its state, its lines and its file', async name => {
  const command = caseCalled(name).of ? 'odds' : 'adjudicate';
  const fromState = await asked<object>(command, `cases/${name}.json`);
  expect(await asked(command, typedCase(name, linesOf(name)))).toEqual(fromState);
  expect(await asked(command, typedCase(name, resolve(`cases/${name}.position`)))).toEqual(fromState);
});

test('1 position: faults come with the line and column of the file, or of the list in the case', async () => {
  const file = join(FOLDER, 'wrong.position');
  writeFileSync(file, 'round 4, fier\ngreen: 0515 E, levle 5\n');
  const inFile = typedCase('sq-vector-1', 'wrong.position');
  const said = ['no line is called fier: did you mean fire?', 'levle says nothing here: did you mean level?'];
  const { code, err } = await typed(['adjudicate', inFile]);
  expect([code, err.split('\n')]).toEqual([1, [`flagplot: ${file} 1:10: ${said[0]}`, `flagplot: ${file} 2:16: ${said[1]}`]]);

  const inList = typedCase('sq-vector-1', ['round 4, fier', 'green: 0515 E, levle 5']);
  for (const command of [['adjudicate'], ['check']]) {
    const { err } = await typed([...command, inList]);
    expect(err.replaceAll('flagplot: ', '').split('\n')).toEqual([
      `${inList} /position/0:10: ${said[0]}`,
      `${inList} /position/1:16: ${said[1]}`,
    ]);
  }
});

test('1 position: a file beside the case is called as the case was', async () => {
  writeFileSync(join(FOLDER, 'wrong.position'), 'round 4, fier\n');
  const inFile = relative(process.cwd(), typedCase('sq-vector-1', 'wrong.position'));
  expect((await typed(['adjudicate', inFile])).err).toContain(`flagplot: ${join(dirname(inFile), 'wrong.position')} 1:10: `);
});

test('1 position: what makes no sense is told where the text says it, with the row of the book', async () => {
  const said = async (name: string, position: string[]) =>
    (await typed(['adjudicate', typedCase(name, position)])).err.split('\n').map(line => line.replace(/^.*[/]position[/]/, ''));
  expect(
    await said('sq-vector-1', ['round 4, fire', 'green: 0515 E', '  1: destroyed', '  2: 9999 E', 'alpha: level 9']),
  ).toEqual([
    expect.stringMatching(/^1:1: .* \[SQ-1\.4\.2\]$/),
    expect.stringMatching(/^3:3: .*\[SQ-3\.6\.1\]$/),
    expect.stringMatching(/^4:1: The morale of Alpha is between 1 and \d+, not 9\. \[SQ-5\.1\.3\]$/),
  ]);
  expect(await said('fa-damage-example', ['turn 900, orders', 'vessel: 3040 N', 'alone vessel: speed 2'])).toEqual([
    expect.stringMatching(/^0:1: .*no turn 900\. \[FA-15\.1\.1\]$/),
    expect.stringMatching(/^1:1: .*\[FA-4\.6\.5\]$/),
  ]);
});

test('1 position: a state and a position together, and a file that is not there, are refused', async () => {
  const { state } = caseCalled('sq-vector-1');
  const both = join(FOLDER, 'both.json');
  writeJson(both, { ...caseCalled('sq-vector-1'), state, position: ['round 4, fire'] });
  expect((await typed(['adjudicate', both])).err).toBe(
    `flagplot: ${both} /position: stands beside a state: one of the two tells where everything is`,
  );
  const lost = typedCase('sq-vector-1', 'lost.position');
  expect((await typed(['adjudicate', lost])).err).toContain('lost.position cannot be read: there is no such file or folder');
});

test('1 position: a battle is printed as it stands, at any step, for one side without the folders of others', async () => {
  const { position } = await asked<{ position: string[] }>('position', DUEL, '--step', '5');
  expect(position.slice(0, 4)).toEqual([
    '# Narn against Earth',
    'turn 2, hits 3, step 5',
    'narn-a: speed 10',
    '  tal-kesh: 3051 N, structure -2, decel -2, fired heavy-laser 2.3, pending secondary F, pending secondary F',
  ]);
  expect(position.filter(line => line.startsWith('plot '))).toHaveLength(2);
  const { out } = await typed(['position', DUEL, '--step', '5', '--as', 'earth']);
  expect(out.split('\n').filter(line => line.startsWith('plot '))).toEqual([expect.stringContaining('plot earth-a: ')]);
});

test('1 position: what a record never came to, and a side that is not in it, is refused', async () => {
  expect((await typed(['position', DUEL, '--step', '9999'])).err).toMatch(
    /--step: the battle has no step 9999; its last is \d+$/,
  );
  expect((await typed(['position', DUEL, '--as', 'minbari'])).err).toBe(
    'flagplot: --as: no side is called minbari; there is narn, earth',
  );
});
