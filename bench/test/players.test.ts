import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { botOfModule } from '@flagplot/bots';
import { expect, test } from 'vitest';
import { fightBattle, opponent } from '../src/battle.ts';
import { startOf } from '../src/starts.ts';

const FOLDER = join(import.meta.dirname, '../players');

/** The system whose name ends the name of a frozen player's file. */
const PLAYERS = readdirSync(FOLDER).map(file => ({ file, system: /-(fleet-action|squadrons)\.mjs$/.exec(file)?.[1] as string }));

test.each(PLAYERS)('the frozen player $file imports nothing, and says of which commit it is', ({ file }) => {
  const text = readFileSync(join(FOLDER, file), 'utf8');
  expect(text).not.toMatch(/^\s*import\b|\bimport\(/m);
  expect(text).toMatch(/^\/\/ .+ at commit [0-9a-f]{7},/);
});

test.each(PLAYERS)(
  'the frozen player $file still plays by the rules of today, and wins against an absent one',
  async ({ file, system }) => {
    const module = (await import(pathToFileURL(join(FOLDER, file)).href)) as object;
    const start = startOf(system, 'duel');
    const bot = botOfModule(start.rules, file, module);
    if ('faults' in bot) throw new Error(bot.faults.map(({ at, say }) => `${at ?? ''} ${say}`).join('; '));
    const idle = opponent(start, 'idle');
    const first = Object.keys(start.rules.setUp(start.scenario, start.book).sealed)[0];
    const against = {
      name: 'both',
      answer: (...[v, ask, think]: Parameters<typeof bot.answer>) => (v.side === first ? bot : idle).answer(v, ask, think),
    };
    const { s } = fightBattle(start, 'frozen', { bot: against });
    expect(start.rules.outcome(s)?.winners).toEqual([first]);
  },
);
