// What every system on the shelf is held to before a release, by campaigns that take hours: each is a command that anybody can type alone.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NotReady, root } from '../child.mjs';
import { systemsAsked } from '../second-opinion/opinion.ts';
import { systemsOnShelf } from '../workspace.ts';

/** A program of the clone with its arguments, and how one types it. */
export interface Campaign {
  readonly typed: string;
  readonly program: string;
  readonly args: readonly string[];
}

const BATTLES = 1000;
const BATTLES_OF_EACH = 200;
const POSITIONS = 20_000;
const ROWS = 150;
const LEAST = 85;
const SEEDS = [1, 2, 3];

/**
 * All campaigns in their order: battles by chance, the rules beside a second opinion, rows broken one at a time; last, of all systems together,
 * leaks. Throws `NotReady` where there is no system of that name.
 */
export function campaigns(system?: string): Campaign[] {
  const all = systemsOnShelf();
  const asked = all.filter(({ name }) => system === undefined || name === system);
  if (asked.length === 0) throw new NotReady(`there is no system ${system}; there are ${all.map(({ name }) => name).join(', ')}`);
  const opined = systemsAsked(asked).map(({ name }) => name);
  const ofEach = asked.flatMap(({ name, folder }) => [
    ...battles(name, scenariosIn(folder)),
    ...(opined.includes(name) ? [script('second-opinion', '--system', name, '--positions', `${POSITIONS}`)] : []),
    ...SEEDS.map(seed => flagplot('rules', '--probe', `${ROWS}`, '--seed', `${seed}`, '--least', `${LEAST}`, '--system', name)),
  ]);
  return system === undefined ? [...ofEach, script('leaks')] : ofEach;
}

/** The scenarios that a system brings, as they call themselves: each stands in a file of its own. */
function scenariosIn(folder: string): string[] {
  const files = globSync(join(root, folder, 'scenarios', '*.json')).sort();
  return files.map(file => (JSON.parse(readFileSync(file, 'utf8')) as { name: string }).name);
}

/** Battles with all scenarios in turn, then of each by itself. */
function battles(system: string, scenarios: readonly string[]): Campaign[] {
  const of = (...args: readonly string[]) => flagplot('fuzz', '--system', system, ...args);
  const each = scenarios.map(name => of('--scenario', name, '--battles', `${BATTLES_OF_EACH}`, '--seed', '2'));
  return [of('--battles', `${BATTLES}`, '--seed', '1'), ...each];
}

function flagplot(...args: readonly string[]): Campaign {
  return { typed: `npx flagplot ${args.join(' ')}`, program: join(root, 'cli', 'bin', 'flagplot.mjs'), args };
}

function script(name: string, ...args: readonly string[]): Campaign {
  const typed = args.length > 0 ? `npm run ${name} -- ${args.join(' ')}` : `npm run ${name}`;
  return { typed, program: join(root, 'tools', 'run.mjs'), args: [name, ...args] };
}
