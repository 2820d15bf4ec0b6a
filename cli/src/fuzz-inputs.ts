// `flagplot fuzz --inputs`: damaged files and texts, until whoever reads them breaks down.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrokenInput, Inputs } from '@flagplot/lab';
import { fuzzInputs } from '@flagplot/lab';
import type { System } from '@flagplot/shelf';
import { columns } from './columns.ts';
import { writeJson } from './file.ts';
import type { Given } from './flags.ts';
import { progress } from './progress.ts';
import type { Terminal } from './terminal.ts';
import { print } from './terminal.ts';

/** One thing that is wrong with whoever reads inputs: the first that shows it, how many do, and where it was written. */
interface Complaint extends Omit<BrokenInput, 'input'> {
  readonly times: number;
  readonly file: string;
}

/** Damages and reads inputs of these systems. @returns the exit code: 1 where one of them cannot be coped with. */
export async function runInputs(systems: readonly System[], given: Given, terminal: Terminal): Promise<number> {
  const asked = {
    systems,
    inputs: given.number('inputs'),
    seed: given.text('seed'),
    ...(given.has('threads') && { threads: given.number('threads') }),
  };
  const done = await fuzzInputs(asked, progress(terminal, 'inputs'));
  const complaints = complaintsOf(done.broken, asked.seed, given.text('out'));
  const { kinds, broken } = done;
  print(terminal, given.has('json'), {
    value: () => ({ inputs: asked.inputs, kinds, broken: broken.length, complaints }),
    words: () => inWords(done, asked, complaints),
  });
  return broken.length > 0 ? 1 : 0;
}

/** Inputs that are wrong in one way told as one, the most frequent first; the first of each is written to a file. */
function complaintsOf(broken: readonly BrokenInput[], seed: string, out: string): Complaint[] {
  const alike = Map.groupBy(broken, ({ system, kind, say }) => `${system} ${kind} ${say.replaceAll(/\d+/g, '0')}`);
  return [...alike.values()]
    .map(([first, ...others]) => ({ first: first as BrokenInput, times: others.length + 1 }))
    .sort((a, b) => b.times - a.times)
    .map(({ first: { input, ...first }, times }) => ({ ...first, times, file: writeInput({ ...first, input }, seed, out) }));
}

function writeInput({ system, number, input }: BrokenInput, seed: string, out: string): string {
  const name = join(out, `broken-input-${system}-${seed.replaceAll(/[^\w-]/g, '_')}-${number}`);
  if (typeof input !== 'string') {
    writeJson(`${name}.json`, input);
    return `${name}.json`;
  }
  writeFileSync(`${name}.txt`, input);
  return `${name}.txt`;
}

function inWords(
  { kinds }: Inputs,
  { inputs, seed }: { inputs: number; seed: string },
  complaints: readonly Complaint[],
): string {
  const rows = Object.entries(kinds).map(([kind, { taken, refused }]) => [kind, String(taken), String(refused)]);
  return [
    `${inputs} damaged inputs, seed ${seed}`,
    '',
    ...columns([['', 'taken', 'refused'], ...rows]),
    '',
    ...(complaints.length === 0 ? ['each is refused with its place, or makes a battle'] : complaints.flatMap(complaintInWords)),
  ].join('\n');
}

function complaintInWords({ system, kind, number, say, times, file }: Complaint): string[] {
  const more = times > 1 ? `, and ${times - 1} more` : '';
  return [`${system}, ${kind}, input ${number}${more}: ${say.replaceAll(/\p{Cc}/gu, '?')}`, `  ${file}`];
}
