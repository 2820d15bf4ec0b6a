import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BOT_WORDS, BOTS, botChoice } from '../src/names.ts';

test('every opponent is called by words that people read, the same in the docs', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const rows = [...readme.matchAll(/^\| `(\w+)` \| ([^|]+) \|/gm)].map(([, name, words]) => [name, words]).slice(0, BOTS.length);
  expect(rows).toEqual(BOTS.map(bot => [bot, `${BOT_WORDS[bot].name}: ${BOT_WORDS[bot].about}`]));
  expect(new Set(BOTS.map(botChoice)).size).toBe(BOTS.length);
  expect(BOTS.map(botChoice).join()).not.toMatch(/idle|random/i);
});
