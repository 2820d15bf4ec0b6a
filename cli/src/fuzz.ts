// `flagplot fuzz`: battles by chance, until one is broken.

import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { BrokenBattle, Fuzz, FuzzOfSystems } from '@flagplot/lab';
import { fuzz } from '@flagplot/lab';
import type { Shelf, System } from '@flagplot/shelf';
import type { CommandOn } from './command.ts';
import { JSON_FLAG, PATH, THREADS_FLAG, whole } from './command.ts';
import { writeJson } from './file.ts';
import type { Flags, Given } from './flags.ts';
import { runInputs } from './fuzz-inputs.ts';
import { fuzzInWords } from './fuzz-words.ts';
import { progress } from './progress.ts';
import { accept, lines, Refused } from './refused.ts';
import { SCENARIO_FLAG, SEED_FLAG, scenarioAsked } from './scenario.ts';
import { print } from './terminal.ts';

const ABOUT = [
  'Plays battles with any order the book allows on every seat, and puts to each step all that must hold of every rule system: that ' +
    'what the rules offer stands, that who was told the same sees the same, that nobody is asked twice or stuck, and so on. What takes ' +
    'a whole battle, as records, undo and dice by hand, is put to the first of each scenario and to every tenth. After two battles of ' +
    'each scenario all that must hold is put to the first step of each kind, and to one in sixteen of the others.',
  'Without a system it plays so many battles of every one. The scenarios of a system take turns, so that none is left out; one ' +
    'battle in eight of each has every optional rule of its book on or off by chance, but for the first two. The same flags play the same battles with any number of threads; --from B leaves out those before battle B, so that a campaign that was ' +
    'left goes on.',
  'It leaves a system at the first battle in which something does not hold, writes a case that shows it to a referee (flagplot ' +
    'adjudicate), and ends with exit code 1.',
  'With --inputs it damages cases, records, scenarios, forces and orders instead, in JSON and as they are typed: each must be refused ' +
    'with its place, or make a battle. Whatever breaks down, or says a sentence that says nothing, is written to a file.',
];

/** Battles where nobody says how many. */
const BATTLES = 100;

export const fuzzBattles: CommandOn = shelf => ({
  usage: 'fuzz [--system S [--scenario N]] --battles B --seed K [--from B] [--threads T]  |  fuzz --inputs N --seed K',
  about: ABOUT,
  flags: flagsOn(shelf),
  examples: ({ system }) => [
    'fuzz --battles 1000 --seed 5',
    `fuzz --system ${system} --battles 1000 --seed 1`,
    'fuzz --inputs 100000 --seed 1',
  ],
  async run(given, terminal) {
    refuseTogether(given);
    const systemsGiven = await systemsAsked(shelf, given);
    if (given.has('inputs')) return runInputs(systemsGiven, given, terminal);
    const asked = {
      systems: systemsGiven,
      seed: given.text('seed'),
      battles: given.has('battles') ? given.number('battles') : BATTLES,
      ...(given.has('from') && { from: given.number('from') }),
      ...(given.has('scenario') && { scenarios: [scenarioAsked(given)] }),
      ...(given.has('threads') && { threads: given.number('threads') }),
    };
    const { systems } = accept('', await fuzz(asked, progress(terminal, 'battles')));
    const files = writeCases(systems, given);
    const value = () =>
      given.has('system') ? Object.values(systemValues(systems, files))[0] : sumOf(systemValues(systems, files));
    print(terminal, given.has('json'), { value, words: () => fuzzInWords(systems, asked, files) });
    return Object.keys(files).length > 0 ? 1 : 0;
  },
});

function flagsOn({ names }: Shelf): Flags {
  return {
    system: { value: 'S', says: `one rule system: ${names.join(', ')} (otherwise all)`, schema: { enum: names } },
    scenario: SCENARIO_FLAG,
    battles: { value: 'B', says: `battles of each system (otherwise ${BATTLES})`, schema: whole(1, 1_000_000) },
    from: { value: 'B', says: 'the first battle that is played, counted from 0', schema: whole(0, 999_999) },
    inputs: { value: 'N', says: 'damaged inputs instead of battles, of all systems together', schema: whole(1, 10_000_000) },
    seed: SEED_FLAG,
    threads: THREADS_FLAG,
    out: { value: 'FOLDER', says: 'where what is found is written', schema: PATH, otherwise: '.' },
    json: JSON_FLAG,
  };
}

/** What cannot be, beside flags that are wrong by themselves: before a battle is played, since none could be shown afterwards. */
function refuseTogether(given: Given): void {
  const faults: string[] = [];
  for (const flag of ['battles', 'from', 'scenario'])
    if (given.has('inputs') && given.has(flag)) faults.push(`--inputs and --${flag} do not go together`);
  if (given.has('scenario') && !given.has('system')) faults.push('--scenario wants the system that it is of: --system S');
  const battles = given.has('battles') ? given.number('battles') : BATTLES;
  if (given.has('from') && given.number('from') >= battles)
    faults.push(`--from ${given.number('from')}: there are battles 0 to ${battles - 1}`);
  const out = given.text('out');
  if (!statSync(out, { throwIfNoEntry: false })?.isDirectory()) faults.push(`--out: ${out} is no folder`);
  if (faults.length > 0) throw new Refused(faults);
}

async function systemsAsked(shelf: Shelf, given: Given): Promise<System[]> {
  const names = given.has('system') ? [given.text('system')] : shelf.names;
  const opened = await Promise.all(names.map(name => shelf.open(name)));
  const faults = opened.flatMap(one => ('faults' in one ? lines(shelf.where, one.faults) : []));
  if (faults.length > 0) throw new Refused(faults);
  return opened as System[];
}

/** Where the case of each system with a broken battle was written. */
type CaseFiles = Readonly<Record<string, string>>;

function writeCases(systems: FuzzOfSystems, given: Given): CaseFiles {
  const files: Record<string, string> = {};
  for (const [name, { broken }] of Object.entries(systems)) {
    if (!broken) continue;
    const seed = given.text('seed').replaceAll(/[^\w-]/g, '_');
    const file = join(given.text('out'), `broken-${name}-${seed}-${broken.battle}.case.json`);
    writeJson(file, broken.case);
    files[name] = file;
  }
  return files;
}

/** What a system came to, as `--json` has it. */
interface FuzzValue extends Omit<Fuzz, 'broken'> {
  /** How many battles were broken, and how many stuck: at most one. */
  readonly broken: number;
  readonly stuck: number;
  readonly found?: object;
}

function systemValues(systems: FuzzOfSystems, files: CaseFiles): Record<string, FuzzValue> {
  const entries = Object.entries(systems).map(([name, done]) => [name, systemValue(done, files[name])] as const);
  return Object.fromEntries(entries);
}

function systemValue({ broken, ...done }: Fuzz, file: string | undefined): FuzzValue {
  const isStuck = broken?.stuck ?? false;
  return {
    ...done,
    broken: broken && !isStuck ? 1 : 0,
    stuck: isStuck ? 1 : 0,
    ...(broken && { found: foundOf(broken, file) }),
  };
}

function foundOf({ battle, scenario, step, demand, say }: BrokenBattle, file: string | undefined): object {
  return { battle, scenario, step, demand, say, case: file };
}

function sumOf(systems: Readonly<Record<string, FuzzValue>>): object {
  const sum = (what: 'battles' | 'steps' | 'decisions' | 'broken' | 'stuck') =>
    Object.values(systems).reduce((all, one) => all + one[what], 0);
  return {
    battles: sum('battles'),
    steps: sum('steps'),
    decisions: sum('decisions'),
    broken: sum('broken'),
    stuck: sum('stuck'),
    systems,
  };
}
