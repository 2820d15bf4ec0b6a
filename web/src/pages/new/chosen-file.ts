/** A file that was chosen for a new battle: a scenario to begin, a battle that goes on, or a position to take over. */
import type { Json, Refusal, Saved } from '@flagplot/kernel';
import { faultWords } from '../../session/fault-words.ts';
import { isPosition, jsonIn, LARGEST } from '../../session/files.ts';
import { isRecord } from '../scenario.ts';

export type ChosenFile = { name: string; scenario: Json } | { name: string; saved: Saved };

/** What is wrong with a file, by the field it was chosen in. */
export interface FileFaults {
  readonly field: 'scenario' | 'numbers';
  readonly faults: readonly Refusal[];
}

/** What a file holds, or every fault of it in words. */
export async function readChosen(file: File): Promise<ChosenFile | { position: string } | { faults: readonly Refusal[] }> {
  const { name } = file;
  if (isPosition(name) && file.size <= LARGEST) return { position: await file.text() };
  const read = await jsonIn(file);
  if ('fault' in read) return { faults: [{ rule: 'table', say: read.fault }] };
  const { value } = read;
  if (!isRecord(value)) {
    const { scenarioNow } = await import('../../session/bring-over.ts');
    return { name, scenario: await scenarioNow(value) };
  }
  const { readRecord } = await import('../../session/tables.ts');
  const checked = await readRecord(value);
  return 'faults' in checked ? { faults: faultWords(value, checked.faults) } : { name, saved: checked.saved };
}
