// `flagplot sim`: campaigns of battles between opponents.

import { BOTS } from '@flagplot/bots';
import type { Campaign, RefusedOrders, Report } from '@flagplot/lab';
import { campaign, recordOf, scenarioNames } from '@flagplot/lab';
import type { Shelf, System } from '@flagplot/shelf';
import { outcomeWhy } from '@flagplot/telling';
import type { CommandOn } from './command.ts';
import { JSON_FLAG, OPPONENT_NAMES, PATH, THREADS_FLAG, whole } from './command.ts';
import { writeJson } from './file.ts';
import type { Flags, Given } from './flags.ts';
import { FORCE_FLAG, withForces } from './forces.ts';
import { OVERRIDE_FLAG, startGiven } from './override.ts';
import { progress } from './progress.ts';
import { accept, lines, Refused } from './refused.ts';
import { SCENARIO_FLAG, SEED_FLAG, scenarioAsked, systemAsked, systemFlag } from './scenario.ts';
import type { Terminal } from './terminal.ts';
import { print } from './terminal.ts';

/** Seeds of a campaign, at most. */
const MOST = 1_000_000;
/** Seeds of each scenario that are fought once more with standing choices, at most: they are told to be compared, and count nowhere. */
const LEFT = 20;

export const sim: CommandOn = shelf => ({
  usage:
    'sim --system S [--scenario N] [--force SIDE=FILE] [--override FILE] --battles B --seed K [--bots a,b] [--swap] [--threads T]',
  about: [
    'Fights battles between opponents and counts who won, what was thrown and how much was asked of each side; where a book has ' +
      'standing choices, also how much of those who leave to them what they can. Without a ' +
      'scenario it takes every scenario of the system, B battles each.',
    'The same flags give the same battles, to the last die, on any machine and with any number of threads: the hash over all ' +
      'last states says so. A score counts a win 1 and a draw one half; the true one lies in its interval 19 times in 20.',
  ],
  flags: flagsOn(shelf),

  examples: ({ system, scenario }) => [
    `sim --system ${system} --scenario ${scenario} --battles 400 --seed 7`,
    `sim --system ${system} --scenario ${scenario} --battles 200 --swap --bots ${BOTS[0]},random`,
    `sim --system ${system} --scenario ${scenario} --seed 7 --save first.battle.json`,
  ],
  run: (given, terminal) => (given.has('save') ? saveBattle : fightCampaign)(shelf, given, terminal),
});

function flagsOn(shelf: Shelf): Flags {
  return {
    system: systemFlag(shelf),
    scenario: SCENARIO_FLAG,
    force: FORCE_FLAG,
    override: OVERRIDE_FLAG,
    battles: { value: 'B', says: 'seeds for each scenario, a battle each', schema: whole(1, MOST), otherwise: 100 },
    seed: SEED_FLAG,
    bots: {
      value: 'a,b',
      says: `who holds the sides, in their order, further sides the last named: ${BOTS.join(', ')}, or the file of a module that exports a player (.mjs, .js, .ts)`,
      schema: OPPONENT_NAMES,
      otherwise: [BOTS[0] as string],
    },
    swap: { says: 'fight each seed once for every side, with sides exchanged' },
    threads: THREADS_FLAG,
    save: { value: 'FILE', says: 'fight one battle of the campaign alone and write its record', schema: PATH },
    battle: { value: 'N', says: 'which one to save, counted from 1', schema: whole(1, 2 * MOST), otherwise: 1 },
    json: JSON_FLAG,
  };
}

/** The scenarios asked for, with the numbers and forces that are brought to them; nothing where all are fought as they come. */
async function scenariosGiven(shelf: Shelf, system: System, given: Given): Promise<(string | object)[] | undefined> {
  const names = given.has('scenario') ? [scenarioAsked(given)] : given.has('override') ? scenarioNames(system) : undefined;
  if (!names || (!given.has('force') && !given.has('override'))) return names;
  return Promise.all(names.map(async asked => withForces(shelf, given, await startGiven(system, given, asked))));
}

async function askedOf(shelf: Shelf, given: Given): Promise<Campaign> {
  if (given.has('force') && !given.has('scenario')) throw new Refused(['--force wants a scenario to bring it to: --scenario N']);
  const system = await systemAsked(shelf, given);
  const scenarios = await scenariosGiven(shelf, system, given);
  return {
    system,
    ...(scenarios && { scenarios }),
    battles: given.number('battles'),
    seed: given.text('seed'),
    bots: given.list('bots'),
    swap: given.has('swap'),
    ...(given.has('threads') && { threads: given.number('threads') }),
  };
}

async function fightCampaign(shelf: Shelf, given: Given, terminal: Terminal): Promise<number> {
  const asked = await askedOf(shelf, given);
  const report = accept('', await campaign(asked, progress(terminal, 'battles')));
  const leaving = await leavingOf(asked);
  const value = () => (leaving ? { ...report, leaving } : report);
  print(terminal, given.has('json'), { value, words: () => inWords(report, asked, leaving) });
  const refused = Object.entries(report.refused);
  for (const [player, orders] of refused) for (const line of refusedLines(player, orders)) terminal.err(`flagplot: ${line}`);
  return refused.length > 0 ? 1 : 0;
}

/** What is asked of opponents who leave to standing choices whatever can be left: of how many battles. */
interface Leaving {
  readonly battles: number;
  readonly mean: number;
  readonly max: number;
}

/** The first seeds of a campaign fought once more, by opponents who leave what they can; nothing where a system has no standing choices to set. */
async function leavingOf(asked: Campaign): Promise<Leaving | undefined> {
  if (!asked.system.mind?.leave) return undefined;
  const few = Math.min(asked.battles, LEFT);
  const { battles, asks } = accept('', await campaign({ ...asked, battles: few, leaving: true }));
  return { battles, ...asks };
}

/** The first order of a player that could not stand, with its place, and how many there were. */
function refusedLines(player: string, { count, first }: RefusedOrders): string[] {
  const { scenario, number, turned, turn, kind, refusals } = first;
  const where = `${first.player}, ${scenario}, battle ${number + 1}${turned > 0 ? ', sides exchanged' : ''}, turn ${turn}, ${kind}`;
  const all = `${player}: ${count} ${count === 1 ? 'order' : 'orders'} could not stand, and idle ones were given in their place`;
  return [...lines(where, refusals), all];
}

async function saveBattle(shelf: Shelf, given: Given, terminal: Terminal): Promise<number> {
  const [file, battle] = [given.text('save'), given.number('battle')];
  const { record, outcome, refused } = accept('', await recordOf(await askedOf(shelf, given), battle));
  writeJson(file, record);
  const value = () => ({ saved: file, battle, outcome, hash: record.hashes.at(-1) });
  print(terminal, given.has('json'), { value, words: () => `${file}: battle ${battle}. ${outcomeWhy(outcome)}` });
  for (const { player, side, turn, kind, refusals } of refused)
    for (const line of lines(`${player}, ${side}, turn ${turn}, ${kind}`, refusals)) terminal.err(`flagplot: ${line}`);
  return refused.length > 0 ? 1 : 0;
}

function inWords(report: Report, { seed, bots }: Campaign, leaving: Leaving | undefined): string {
  const { battles, wins, score, turns, asks, dice, throws, decisions, seconds, cpuSeconds, hash } = report;
  const each = (sum: number) => (sum / battles).toFixed(1);
  const rows: [string, string][] = [
    ...Object.entries(wins).map(([side, n]): [string, string] => [
      side === 'draw' ? 'drawn' : `won by ${side}`,
      share(n, battles),
    ]),
    ...Object.entries(score).map(([bot, { mean, low, high }]): [string, string] => [
      `score of ${bot}`,
      `${mean.toFixed(3)}, ${low.toFixed(3)} to ${high.toFixed(3)}`,
    ]),
    ['turns', `${turns}, ${each(turns)} a battle`],
    ['asked of a side', `${asks.mean.toFixed(2)} times a turn, ${asks.max} at most`],
    ...(leaving ? [leavingRow(leaving)] : []),
    ['dice', `${dice} in ${throws} throws, ${each(dice)} a battle`],
    ['decisions', `${decisions}, ${each(decisions)} a battle`],
    [
      'time',
      `${seconds.toFixed(1)} s, ${cpuSeconds.toFixed(1)} s of processors, ${(battles / seconds).toFixed(0)} battles a second`,
    ],
    ['hash', hash],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  return [
    `${battles} battles, ${bots.join(' against ')}, seed ${seed}`,
    ...rows.map(([name, said]) => `  ${name.padEnd(width)}  ${said}`),
  ].join('\n');
}

function leavingRow({ battles, mean, max }: Leaving): [string, string] {
  return ['the same with standing choices', `${mean.toFixed(2)} times a turn, ${max} at most, in ${battles} battles`];
}

function share(n: number, of: number): string {
  return `${n}, ${((100 * n) / of).toFixed(1)} %`;
}
