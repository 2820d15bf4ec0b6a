// Positions as people type them: in a case, or in a file beside it.

import { dirname, isAbsolute, join } from 'node:path';
import { type Case, type OddsCase, type PositionTerms, withState } from '@flagplot/lab';
import { readText } from './file.ts';
import { lines, Refused } from './refused.ts';

/** The name of a file with a position in it. */
const FILE = /^[^\n]+[.]position$/;
/** Where faults in the text of a position are said to be. */
const IN_TEXT = '/position ';

/** A case with the state that its position stands for, or `Refused` with every fault. A position that is the name of a file is read from there. */
export async function laidOut<C extends Case | OddsCase>(
  file: string,
  given: C,
  terms: Omit<PositionTerms, 'scenario'>,
): Promise<C> {
  const { position } = given;
  const beside = typeof position === 'string' && FILE.test(position) ? besideFile(file, position) : undefined;
  const laid = await withState(beside === undefined ? given : { ...given, position: readText(beside) }, terms);
  if (!('faults' in laid)) return laid;
  const faults = laid.faults.flatMap(fault => {
    const isInFile = beside !== undefined && fault.at?.startsWith(IN_TEXT);
    return isInFile ? lines(beside, [{ ...fault, at: fault.at?.slice(IN_TEXT.length) ?? '' }]) : lines(file, [fault]);
  });
  throw new Refused(faults);
}

/** A file as it is called beside another: faults name it as the other was named. */
function besideFile(file: string, name: string): string {
  return isAbsolute(name) ? name : join(dirname(file), name);
}
