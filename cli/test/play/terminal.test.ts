// The terminal itself: colours, keys, and how it is left.

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, afterEach, expect, test } from 'vitest';
import { type AtTerminal, inTerminal } from '../pseudo-terminal.ts';

const LESSON = ['play', '--lesson', 'squadrons'];
const COLOUR = '\u001b[90m';

const folder = mkdtempSync(join(tmpdir(), 'flagplot-terminal-'));
afterAll(() => rmSync(folder, { recursive: true }));

let open: AtTerminal | undefined;
afterEach(() => open?.kill());

test.each([
  ['a terminal with colours', {}, true],
  ['NO_COLOR', { NO_COLOR: '1' }, false],
  ['TERM=dumb', { TERM: 'dumb' }, false],
])('4 colour: %s', { timeout: 60_000 }, async (_, env, hasColours) => {
  open = inTerminal(LESSON, env);
  expect(await open.shown()).toContain('Move Red.');
  expect(open.raw().includes(COLOUR)).toBe(hasColours);
});

test('4 keys: Tab completes a word, and Ctrl-C leaves the battle as it stands', { timeout: 60_000 }, async () => {
  open = inTerminal(LESSON);
  await open.shown();
  open.press('re\t');
  await expect.poll(() => open?.raw(), { timeout: 20_000 }).toMatch(/> Red/);
  open.press('\u0003');
  expect(await open.ended).toBe(0);
  expect(open.raw()).toContain('The battle is left as it stands.');
});

test.each([
  ['Ctrl-C', '\u0003', undefined],
  ['Ctrl-D', '\u0004', undefined],
  ['a line that breaks', '', 'SIGHUP'],
])('4 keep: what was played is kept at %s', { timeout: 60_000 }, async (name, keys, signal) => {
  const kept = join(folder, name);
  open = inTerminal(LESSON, { XDG_STATE_HOME: kept });
  await open.shown();
  expect(await open.type('red f f l f4 r f f r!')).toContain('Choose your fire.');
  if (signal) open.kill(signal);
  else open.press(keys);
  expect(await open.ended).toBe(0);
  expect(readdirSync(join(kept, 'flagplot'))).toEqual(['squadrons-1.battle.json']);
});

test('4 width: a window of another size is drawn anew, with the same orders, and what was typed stays', {
  timeout: 60_000,
}, async () => {
  open = inTerminal(LESSON);
  await open.shown();
  open.press('red f f');
  open.resize(100, 40);
  await expect.poll(() => open?.raw().split('Move Red.').length, { timeout: 20_000 }).toBe(3);
  const [, first = '', again = ''] = stripVTControlCharacters(open.raw()).split('Move Red.');
  const offered = (text: string): string[] => text.match(/^ \d+ .*?:/gm) ?? [];
  expect(offered(first).length).toBe(3);
  expect(offered(again)).toEqual(offered(first));
  expect(again).toMatch(/> red f f$/);
});
