// `flagplot play`: a battle in the terminal against the computer.

import { randomBytes } from 'node:crypto';
import type { Bot } from '@flagplot/bots';
import { BOTS, type BotName, botCalled, botsOf } from '@flagplot/bots';
import { BOT_WORDS } from '@flagplot/bots/names';
import { check } from '@flagplot/check';
import type { Dice, GameTypes, HostMatch, Json, Ruleset } from '@flagplot/kernel';
import { beginMatch, GENERATOR, stream } from '@flagplot/kernel';
import type { Lesson } from '@flagplot/manifest';
import type { LocalTable } from '@flagplot/seat';
import { localTable, play as playSeat } from '@flagplot/seat';
import { partOf, type Shelf, type System } from '@flagplot/shelf';
import type { CommandOn } from './command.ts';
import { JSON_FLAG, NAME, PATH } from './command.ts';
import { readJson, writeJson } from './file.ts';
import type { Flag, Flags, Given } from './flags.ts';
import { FORCE_FLAG, withForces } from './forces.ts';
import { OVERRIDE_FLAG, startGiven } from './override.ts';
import { partsOf } from './play/at.ts';
import { PlayedBattle } from './play/battle.ts';
import { replayRecord } from './records.ts';
import { accept, Refused } from './refused.ts';
import { namesWith, SCENARIO_FLAG, SEED_FLAG, scenarioAsked, systemAsked, systemFlag } from './scenario.ts';
import type { Terminal } from './terminal.ts';

export const play: CommandOn = shelf => ({
  usage:
    'play [--system S] [--scenario N] [--force SIDE=FILE] [--override FILE] [--side SIDE] [--against BOT] [--dice hand]  |  play --lesson S',
  about: [
    'Plays a battle: you hold one side, the computer the others. Whenever you are asked, it shows the board, what has happened, and ' +
      'orders worth a thought, the best first. Type the number of one, or an order as you would say it (green f f l f; all at halcyon): it is ' +
      'laid, you are told what it leads to, and go gives it. ? tells what may be typed; Tab completes. What is piped in is taken as well.',
    '--lesson plays the first lesson of a system, with somebody who leads you.',
  ],
  flags: flagsOn(shelf),

  examples: ({ system, scenario }) => [
    `play --lesson ${system}`,
    `play --system ${system} --scenario ${scenario} --against random --save tonight.battle.json`,
  ],
  run: (given, terminal) => playBattle(shelf, given, terminal),
});

function flagsOn(shelf: Shelf): Flags {
  return {
    lesson: {
      value: 'S',
      says: `play the first lesson of this rule system: ${namesWith(shelf, 'lesson').join(', ')}`,
      schema: { enum: namesWith(shelf, 'lesson') },
    },
    system: optional(systemFlag(shelf), shelf.names[0] ?? ''),
    scenario: { ...SCENARIO_FLAG, says: `${SCENARIO_FLAG.says}; otherwise the first there is` },
    force: FORCE_FLAG,
    override: OVERRIDE_FLAG,
    side: { value: 'SIDE', says: 'the side you hold (otherwise the first of the scenario)', schema: NAME },
    against: {
      value: 'BOT',
      says: `who holds the others: ${BOTS.map(name => `${name} (${BOT_WORDS[name].about})`).join(', ')}`,
      schema: NAME,
      otherwise: BOTS[0] as string,
    },
    seed: { value: 'K', says: 'throw the same dice again (otherwise others each time)', schema: SEED_FLAG.schema ?? {} },
    dice: {
      value: 'HOW',
      says: 'hand: throw real dice, and type what falls',
      schema: { enum: ['hand', 'thrown'] },
      otherwise: 'thrown',
    },
    from: { value: 'RECORD', says: 'go on with a battle you saved', schema: PATH },
    save: { value: 'FILE', says: 'write the record when you leave', schema: PATH },
    json: { ...JSON_FLAG, says: 'print the record alone at the end, and all else to standard error' },
  };
}

async function playBattle(shelf: Shelf, given: Given, terminal: Terminal): Promise<number> {
  const { system, match, lesson } = await battleAsked(shelf, given);
  const side = lesson?.side ?? sideOf(match, given);
  const bot = botOf(system, lesson?.against ?? given.text('against'));
  const table = localTable(match, { seats: seatsOf(match, side) });
  const battle = new PlayedBattle({
    system,
    parts: await partsOf(system),
    ...(lesson && { lesson }),
    seat: table.seat(side),
    side,
    against: `the ${BOT_WORDS[bot.name as BotName].name}`,
    terminal: terminalFor(given, terminal),
    record: () => table.record(),
    soFar: () => match.soFar(side),
    ahead: () => match.ahead(),
    broken: seatBots(table, system.rules, { bot, side }),
  });
  await battle.play();
  if (given.has('save')) writeJson(given.text('save'), table.record());
  if (given.has('json')) terminal.out(JSON.stringify(table.record()));
  return 0;
}

function seatsOf(match: HostMatch<GameTypes>, side: string): { side: string; name: string; by: 'person' | 'bot' }[] {
  return Object.keys(match.state().sealed).map(id => ({ side: id, name: id, by: id === side ? 'person' : 'bot' }));
}

/** Seats the computer at every side but one. What it returns rejects when an answer of it cannot stand. */
function seatBots(
  table: LocalTable<GameTypes>,
  rules: Ruleset<GameTypes>,
  { bot, side }: { bot: Bot; side: string },
): Promise<never> {
  const { dice } = table.record();
  return new Promise((_, reject) => {
    for (const other of table.battle.sides.filter(one => one !== side)) {
      const roll = stream(`${other} against ${side}, step ${table.match.shown().clock.step}`);
      playSeat(table.seat(other), rules, {
        answer: (view, ask) => bot.answer(view, ask, { roll, seed: `${other}, ${JSON.stringify(dice)}` }),
        stumble: error => reject(new Error(`${bot.name} stumbles: ${error instanceof Error ? error.message : String(error)}`)),
      });
    }
  });
}

function optional({ needed: _, ...flag }: Flag, otherwise: string): Flag {
  return { ...flag, otherwise };
}

function terminalFor(given: Given, terminal: Terminal): Terminal {
  return given.has('json') ? { ...terminal, out: text => terminal.err(text), lines: () => terminal.lines() } : terminal;
}

interface Battle {
  system: System;
  match: HostMatch<GameTypes>;
  lesson?: Lesson;
}

function battleAsked(shelf: Shelf, given: Given): Promise<Battle> {
  if (given.has('from')) return resumeBattle(shelf, given);
  return given.has('lesson') ? beginLesson(shelf, given) : beginBattle(shelf, given);
}

/** The first lesson of a system, set up and ready. */
async function beginLesson(shelf: Shelf, given: Given): Promise<Battle> {
  const others = ['scenario', 'force', 'override', 'side', 'seed', 'from'].filter(flag => given.has(flag));
  if (others.length > 0) throw new Refused(others.map(flag => `--${flag}: the first lesson has its own`));
  const system = accept(shelf.where, await shelf.open(given.text('lesson')));
  const { part: lesson } = accept('--lesson', await partOf(system.manifest, 'lesson'));
  const dice: Dice = { kind: 'seeded', generator: GENERATOR, seed: lesson.seed };
  const { match } = accept('', beginMatch(system.rules, lesson.scenario, { dice, check }));
  const ask = match.asks().find(({ side }) => side === lesson.side);
  const first =
    ask && lesson.before?.includes(ask.kind) ? lesson.steps[ask.kind]?.(match.view(lesson.side), ask.about) : undefined;
  const [choice] = first?.choices ?? [];
  if (choice) match.answer(lesson.side, match.shown().clock.step, choice.order as Json);
  return { system, match, lesson };
}

async function beginBattle(shelf: Shelf, given: Given): Promise<Battle> {
  const system = await systemAsked(shelf, given);
  const asked = given.has('scenario') ? scenarioAsked(given) : (system.entries[0]?.name ?? '');
  const start = await startGiven(system, given, asked);
  const scenario = await withForces(shelf, given, start);
  const { rules } = start;
  const { match } = accept('', beginMatch(rules, scenario, { dice: diceOf(given), check }));
  return { system, match };
}

function diceOf(given: Given): Dice {
  if (given.has('dice') && given.text('dice') === 'hand') return { kind: 'by hand' };
  return { kind: 'seeded', generator: GENERATOR, seed: given.has('seed') ? given.text('seed') : randomBytes(16).toString('hex') };
}

async function resumeBattle(shelf: Shelf, given: Given): Promise<Battle> {
  const file = given.text('from');
  if (given.has('force')) throw new Refused([`--force: the forces of ${file} are those it was begun with`]);
  if (given.has('override')) throw new Refused([`--override: the numbers of ${file} are those it was begun with`]);
  return accept(file, await replayRecord(shelf, readJson(file)));
}

function sideOf(match: HostMatch<GameTypes>, given: Given): string {
  const sides = Object.keys(match.state().sealed);
  const side = given.has('side') ? given.text('side') : (sides[0] as string);
  if (!sides.includes(side)) throw new Refused([`--side: no side is called ${side}; there is ${sides.join(', ')}`]);
  return side;
}

function botOf(system: System, name: string): Bot {
  const bot = botCalled(system, name);
  if (!bot) throw new Refused([`--against: there is no opponent ${name}; there is ${botsOf(system).join(', ')}`]);
  return bot;
}
