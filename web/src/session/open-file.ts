/** A file that somebody opens at home: whatever it holds goes where it belongs. */
import type { Json, Refusal } from '@flagplot/kernel';
import { number } from '@flagplot/pagekit/words/numbers.ts';
import { faultWords } from './fault-words.ts';
import { isPosition, jsonIn } from './files.ts';
import { handFile } from './handed-file.ts';

/** What came of it: a page that shows it, a sentence, or every fault. */
export type Opened = { readonly leads: string } | { readonly say: string } | { readonly faults: readonly Refusal[] };

/** Opens a file: all that somebody keeps is taken in, a force goes to the yard, a battle, a scenario or a position to a new table. */
export async function openFile(file: File): Promise<Opened> {
  if (isPosition(file.name)) return handOver(file);
  const { isMine, MOST } = await import('./mine.ts');
  const read = await jsonIn(file, MOST);
  if ('fault' in read) return { faults: [{ rule: 'table', say: read.fault }] };
  const { value } = read;
  if (isMine(value)) return takeAll(value);
  if (typeof value === 'object' && value !== null && 'faction' in value) return takeForce(value);
  return handOver(file);
}

/** To a new table, where it is read. */
function handOver(file: File): Opened {
  handFile(file);
  return { leads: '/new#file' };
}

async function takeAll(value: Json): Promise<Opened> {
  const { takeIn } = await import('./mine.ts');
  const taken = await takeIn(value);
  if ('faults' in taken) return { faults: faultWords(value, taken.faults) };
  const { battles, forces, studies, same, full } = taken;
  const parts = [some(battles, 'battle', 'battles'), some(forces, 'force', 'forces'), some(studies, 'study', 'studies')];
  const here = same === 0 ? '' : ` ${number(same)} ${same === 1 ? 'was' : 'were'} here already.`;
  const left = full === 0 ? '' : ` There was no room for ${number(full)}: keep the file.`;
  return { say: `Taken in: ${parts.join(', ')}.${here}${left}` };
}

const some = (count: number, one: string, many: string): string => `${number(count)} ${count === 1 ? one : many}`;

async function takeForce(value: Json): Promise<Opened> {
  const { keepForce } = await import('./yard.ts');
  const kept = await keepForce(JSON.stringify(value));
  return 'faults' in kept ? kept : { leads: `/yard/${kept.id}` };
}
