/** Numbers of one's own printed book, from a file somebody chose. */
import type { Json, Refusal } from '@flagplot/kernel';
import type { OwnNumbers } from '@flagplot/shelf/override';
import { jsonIn } from './files.ts';
import { shelf } from './systems.ts';

/** A file of numbers that fits its system. */
export interface NumbersFile {
  name: string;
  numbers: OwnNumbers;
}

/** The numbers in a file, or every fault with its place. */
export async function numbersIn(file: File): Promise<NumbersFile | { faults: readonly Refusal[]; value?: Json }> {
  const read = await jsonIn(file);
  if ('fault' in read) return { faults: [{ rule: 'table', say: read.fault }] };
  const { ownNumbers } = await import('@flagplot/shelf/override');
  const numbers = await ownNumbers(shelf, read.value);
  return 'faults' in numbers ? { ...numbers, value: read.value } : { name: file.name, numbers };
}

/** A scenario with the numbers of a file, where they are of its system. */
export function withNumbers(scenario: Json | undefined, system: string, file: NumbersFile | undefined): Json | undefined {
  if (scenario === undefined || file?.numbers.system !== system) return scenario;
  return file.numbers.over(scenario as object) as Json;
}
