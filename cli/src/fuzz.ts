// `flagplot fuzz`: battles by chance, until one is broken.

import { join } from 'node:path';
import type { BrokenBattle, Fuzz } from '@flagplot/lab';
import { fuzz } from '@flagplot/lab';
import type { CommandOn } from './command.ts';
import { JSON_FLAG, PATH, whole } from './command.ts';
import { writeJson } from './file.ts';
import { progress } from './progress.ts';
import { accept } from './refused.ts';
import { SCENARIO_FLAG, SEED_FLAG, scenarioAsked, systemAsked, systemFlag } from './scenario.ts';
import { print } from './terminal.ts';

const ABOUT = [
  'Plays battles with any order the book allows on every seat, and puts to each step all that must hold of every rule system: that ' +
    'what the rules offer stands, that who was told the same sees the same, that nobody is asked twice or stuck, and so on. What takes ' +
    'a whole battle, as records, undo and dice by hand, is put to the first of each scenario and to every tenth.',
  'It stops at the first battle in which something does not hold, writes a case that shows it to a referee (flagplot ' +
    'adjudicate), and ends with exit code 1. Several scenarios take turns.',
];

export const fuzzBattles: CommandOn = shelf => ({
  usage: 'fuzz --system S [--scenario N] --battles B --seed K',
  about: ABOUT,
  flags: {
    system: systemFlag(shelf),
    scenario: SCENARIO_FLAG,
    battles: { value: 'B', says: 'battles in all', schema: whole(1, 1_000_000), otherwise: 100 },
    seed: SEED_FLAG,
    out: { value: 'FOLDER', says: 'where the case is written', schema: PATH, otherwise: '.' },
    json: JSON_FLAG,
  },
  examples: ({ system }) => [`fuzz --system ${system} --battles 1000 --seed 1`],
  async run(given, terminal) {
    const [system, seed] = [await systemAsked(shelf, given), given.text('seed')];
    const scenarios = given.has('scenario') ? { scenarios: [scenarioAsked(given)] } : {};
    const asked = { system, seed, battles: given.number('battles'), ...scenarios };
    const done = accept('', await fuzz(asked, progress(terminal, 'battles')));
    const { broken } = done;
    const file =
      broken && join(given.text('out'), `broken-${system.name}-${seed.replaceAll(/[^\w-]/g, '_')}-${broken.battle}.case.json`);
    if (broken && file) writeJson(file, broken.case);
    print(terminal, given.has('json'), { value: () => asValue(done, file), words: () => inWords(done, file) });
    return broken ? 1 : 0;
  },
});

function asValue({ broken, ...done }: Fuzz, file: string | undefined): object {
  const stuck = broken?.stuck ?? false;
  return {
    ...done,
    broken: broken && !stuck ? 1 : 0,
    stuck: stuck ? 1 : 0,
    ...(broken && { found: brokenAsValue(broken, file) }),
  };
}

function brokenAsValue({ battle, scenario, step, demand, say }: BrokenBattle, file: string | undefined): object {
  return { battle, scenario, step, demand, say, case: file };
}

function inWords({ battles, steps, decisions, held, broken }: Fuzz, file: string | undefined): string {
  const looked = Object.entries(held).map(([name, times]) => `  ${String(times).padStart(8)} times: ${name}`);
  const sum = `${battles} battles, ${steps} steps, ${decisions} decisions`;
  if (!broken) return [`${sum}: none broken, none stuck`, ...looked].join('\n');
  const { battle, scenario, step, demand, demanded, say } = broken;
  return [
    `${sum}`,
    ...looked,
    `battle ${battle} of ${scenario}, step ${step}: does not hold: ${demand}, ${demanded}`,
    `  ${say}`,
    file,
  ].join('\n');
}
