// What battles by chance came to, as a table that a person reads.

import type { BrokenBattle, Fuzz, FuzzOfSystems, FuzzRequest } from '@flagplot/lab';
import { columns } from './columns.ts';

/** A table of the systems, one of what was looked at, and whatever was found. @param files where the case of each system with a broken battle lies. */
export function fuzzInWords(
  systems: FuzzOfSystems,
  { battles, seed, from = 0 }: Pick<FuzzRequest, 'battles' | 'seed' | 'from'>,
  files: Readonly<Record<string, string>>,
): string {
  const names = Object.keys(systems);
  const found = Object.entries(systems).flatMap(([name, { broken }]) => (broken ? inWords(name, broken, files[name]) : []));
  return [
    `${battles - from} battles of ${names.length === 1 ? names[0] : 'each system'} by chance, seed ${seed}${from > 0 ? `, from battle ${from}` : ''}`,
    '',
    ...columns([['', 'battles', 'steps', 'decisions', 'broken', 'stuck'], ...Object.entries(systems).map(rowOf)]),
    '',
    ...columns(scenarioRows(systems)),
    '',
    ...columns(demandRows(systems)),
    '',
    ...(found.length > 0 ? found : ['none broken, none stuck']),
  ].join('\n');
}

function rowOf([name, { battles, steps, decisions, broken }]: [string, Fuzz]): string[] {
  const stuck = broken?.stuck ? 1 : 0;
  return [name, ...[battles, steps, decisions, (broken ? 1 : 0) - stuck, stuck].map(String)];
}

function scenarioRows(systems: FuzzOfSystems): string[][] {
  const rows = Object.entries(systems).flatMap(([name, { scenarios }]) =>
    Object.entries(scenarios).map(([scenario, times]) => [`${name}: ${scenario}`, String(times)]),
  );
  return [['scenario', 'battles'], ...rows];
}

/** How often each demand was kept, a column for each system; one that was never put to a system is kept 0 times there. */
function demandRows(systems: FuzzOfSystems): string[][] {
  const each = Object.values(systems);
  const demands = new Set(each.flatMap(({ held }) => Object.keys(held)));
  const rows = [...demands].map(id => [id, ...each.map(({ held }) => String(held[id] ?? 0))]);
  return [['demand, kept', ...Object.keys(systems)], ...rows];
}

function inWords(system: string, broken: BrokenBattle, file: string | undefined): string[] {
  const { battle, scenario, step, demand, demanded, say } = broken;
  const lines = [`${system}: battle ${battle} of ${scenario}, step ${step}: does not hold: ${demand}, ${demanded}`, `  ${say}`];
  return file === undefined ? lines : [...lines, `  ${file}`];
}
