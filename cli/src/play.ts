// `flagplot play`: a battle in the terminal against the computer.

import type { Bot } from '@flagplot/bots';
import { BOTS, type BotName, botCalled, botsOf } from '@flagplot/bots';
import { BOT_WORDS } from '@flagplot/bots/names';
import type { GameTypes, HostMatch, Ruleset, Saved } from '@flagplot/kernel';
import { stream } from '@flagplot/kernel';
import type { LocalTable } from '@flagplot/seat';
import { localTable, play as playSeat } from '@flagplot/seat';
import type { Shelf, System } from '@flagplot/shelf';
import type { CommandOn } from './command.ts';
import { JSON_FLAG, NAME, PATH } from './command.ts';
import { demandWritable, writeJson } from './file.ts';
import type { Flag, Flags, Given } from './flags.ts';
import { FORCE_FLAG } from './forces.ts';
import { OPTION_FLAG } from './options.ts';
import { OVERRIDE_FLAG } from './override.ts';
import { partsOf, screenAt } from './play/at.ts';
import { PlayedBattle } from './play/battle.ts';
import { battleAsked } from './play/begin.ts';
import { keepLeft } from './play/keep.ts';
import { sideNamed } from './records.ts';
import { Refused } from './refused.ts';
import { lessonNames, SCENARIO_FLAG, SEED_FLAG, systemFlag } from './scenario.ts';
import type { Terminal } from './terminal.ts';

export const play: CommandOn = shelf => ({
  usage:
    'play [--system S] [--scenario N] [--force SIDE=FILE] [--override FILE] [--option NAME] [--side SIDE] [--against BOT] [--dice hand]  |  play --lesson S',
  about: [
    'Plays a battle: you hold one side, the computer the others. Whenever you are asked, it shows the board, what has happened, and ' +
      'orders worth a thought, the best first. Type the number of one, or an order as you would say it (green f f l f; all at halcyon): it is ' +
      'laid, you are told what it leads to, and go gives it. ? tells what may be typed; Tab completes. What is piped in is taken as well.',
    '--lesson plays a lesson of a system, with somebody who leads you.',
  ],
  flags: flagsOn(shelf),

  examples: ({ system, scenario }) => [
    `play --lesson ${system}`,
    `play --system ${system} --scenario ${scenario} --against random --save tonight.battle.json`,
  ],
  run: (given, terminal) => playBattle(shelf, given, terminal),
});

/** How a battle is left and gone on with. */
const KEEPING: Flags = {
  from: { value: 'RECORD', says: 'go on with a battle you saved', schema: PATH },
  save: {
    value: 'FILE',
    says: 'write the record when you leave; otherwise a battle that you leave is kept in a folder of its own',
    schema: PATH,
  },
};

/** What is brought to the scenario. */
const BRINGING: Flags = { force: FORCE_FLAG, override: OVERRIDE_FLAG, option: OPTION_FLAG };

function flagsOn(shelf: Shelf): Flags {
  return {
    lesson: {
      value: 'S',
      says: `play the first lesson of this rule system, or a later one by its name: ${lessonNames(shelf).join(', ')}`,
      schema: { enum: lessonNames(shelf) },
    },
    system: optional(systemFlag(shelf), shelf.names[0] ?? ''),
    scenario: { ...SCENARIO_FLAG, says: `${SCENARIO_FLAG.says}; otherwise the first there is` },
    ...BRINGING,
    side: { value: 'SIDE', says: 'the side you hold (otherwise the one you held, or the first of the scenario)', schema: NAME },
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
    listen: { says: 'draw nothing: units are told in sentences, for whoever listens' },
    ...KEEPING,
    json: { ...JSON_FLAG, says: 'print the record alone at the end, and all else to standard error' },
  };
}

async function playBattle(shelf: Shelf, given: Given, terminal: Terminal): Promise<number> {
  if (given.has('save')) demandWritable(given.text('save'));
  const begun = await battleAsked(shelf, given);
  const { system, match, lesson } = begun;
  const side = lesson?.side ?? sideNamed(match, given, 'side') ?? begun.side ?? (Object.keys(match.state().sealed)[0] as string);
  const bot = botOf(system, lesson?.against ?? given.text('against'));
  const table = localTable(match, { seats: seatsOf(match, side) });
  const shown = terminalFor(given, terminal);
  const battle = new PlayedBattle({
    system,
    parts: await partsOf(system),
    ...(lesson && { lesson }),
    seat: table.seat(side),
    side,
    against: `the ${BOT_WORDS[bot.name as BotName].name}`,
    terminal: shown,
    record: () => table.record(),
    soFar: () => match.soFar(side),
    ahead: () => match.ahead(),
    putRight: ({ instead, faces, agreed }) =>
      table.enter({ kind: 'faces', by: side, faces: [...faces], instead, ...(agreed && { agreed: true }) }),
    broken: seatBots(table, system.rules, { bot, side }),
  });
  await playAndKeep(battle, { given, terminal: shown, table });
  if (given.has('json')) terminal.out(JSON.stringify(table.record()));
  return 0;
}

/** Plays, and keeps what was played: where it is to be saved, and otherwise what was left, however that came about. */
async function playAndKeep(
  battle: PlayedBattle,
  { given, terminal, table }: { given: Given; terminal: Terminal; table: LocalTable<GameTypes> },
): Promise<void> {
  const before = table.match.number();
  let came: 'over' | 'left' = 'left';
  try {
    came = await battle.play();
  } finally {
    if (given.has('save')) writeJson(given.text('save'), table.record());
    const isBegun = table.match.entries(before).some(one => one.kind !== 'answer' || one.hand === undefined);
    if (came === 'left') for (const line of leftLines(given, terminal, isBegun ? table.record() : undefined)) terminal.out(line);
  }
}

/** What becomes of a battle that is left, and how it is gone on with. Where it is saved nowhere else and anything was done in it, it is kept. */
function leftLines(given: Given, { keeps }: Terminal, done: Saved | undefined): string[] {
  const left = 'The battle is left as it stands.';
  const isKept = done !== undefined && keeps !== undefined && !given.has('save') && !given.has('json');
  if (!isKept && !given.has('save')) return [left];
  try {
    const from = given.has('from') ? given.text('from') : undefined;
    const file = isKept ? keepLeft(done, { folder: keeps, from }) : given.text('save');
    const against = given.isTyped('against') ? ` --against ${given.text('against')}` : '';
    return [`${left} It is kept; to go on with it:`, `  npx flagplot play --from ${file}${against}`];
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return [`${left} It could not be kept: ${error.message}`];
  }
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
  return {
    ...terminal,
    ...(given.has('json') && { out: text => terminal.err(text) }),
    ...(given.has('listen') && { screen: () => ({ ...screenAt({ terminal }), hasColours: false, isHeard: true }) }),
  };
}

function botOf(system: System, name: string): Bot {
  const bot = botCalled(system, name);
  if (!bot) throw new Refused([`--against: there is no opponent ${name}; there is ${botsOf(system).join(', ')}`]);
  return bot;
}
