// `npm run second-opinion [-- --positions N] [--seed K] [--system S]`: the rules of a system, asked beside a second opinion on them that
// was written apart from their code. Ends with exit code 1 where the two differ, and with 2 where it was asked for what there is not.

import { readFlags, USAGE } from './second-opinion/flags.ts';
import type { Difference, Sum } from './second-opinion/opinion.ts';
import { fileOf, systemsAsked } from './second-opinion/opinion.ts';
import { askInThreads } from './second-opinion/threads.ts';
import { systems } from './workspace.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

function report(system: string, { positions, questions, disagreements, differences }: Sum, seconds: number): void {
  say(`${system}: ${positions} positions compared in ${seconds.toFixed(1)} s`);
  for (const [kind, times] of Object.entries(questions).sort()) say(`  ${String(times).padStart(10)} ${kind}`);
  for (const difference of differences) tell(system, difference);
  if (disagreements > differences.length) say(`  and ${disagreements - differences.length} more`);
  say(`  ${String(disagreements).padStart(10)} disagreements`);
}

function tell(system: string, { seed, position, what, ours, theirs }: Difference): void {
  say(`  differs: npm run second-opinion -- --system ${system} --positions 1 --seed ${seed}`);
  for (const line of position.split('\n')) say(`    ${line}`);
  say(`    ${what}`);
  say(`    second opinion: ${inWords(ours)}`);
  say(`    rules:          ${inWords(theirs)}`);
}

const inWords = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value)));

async function main(args: readonly string[]): Promise<number> {
  const opined = systemsAsked(systems());
  const request = readFlags(
    args,
    opined.map(({ name }) => name),
  );
  if ('faults' in request) {
    for (const fault of request.faults) complain(fault);
    complain(USAGE);
    return 2;
  }
  let disagreements = 0;
  for (const system of opined.filter(({ name }) => request.systems.includes(name))) {
    const began = performance.now();
    const sum = await askInThreads(fileOf(system), request.seed, request.positions);
    report(system.name, sum, (performance.now() - began) / 1000);
    disagreements += sum.disagreements;
  }
  return disagreements > 0 ? 1 : 0;
}

process.exitCode = await main(process.argv.slice(2));
