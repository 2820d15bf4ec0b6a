// Numbers of one's own printed book, from a file.

import { type Start, startOf } from '@flagplot/lab';
import type { Difference } from '@flagplot/manifest';
import type { System } from '@flagplot/shelf';
import { type OwnNumbers, ownNumbersOf } from '@flagplot/shelf/override';
import { PATH } from './command.ts';
import { readJson } from './file.ts';
import type { Flag, Given } from './flags.ts';
import { accept } from './refused.ts';

export const OVERRIDE_FLAG: Flag = {
  value: 'FILE',
  says: 'cards and charts with numbers of your own book: {"system", "cards", "charts"} (flagplot check FILE lists them)',
  schema: PATH,
};

/** The numbers of `--override` where it is given, or `Refused` with every fault in the file. */
async function numbersGiven(system: System, given: Given): Promise<OwnNumbers | undefined> {
  if (!given.has('override')) return undefined;
  const file = given.text('override');
  const own = accept(file, await ownNumbersOf(system, readJson(file)));
  return own;
}

/** A scenario of a system made ready, with the numbers of `--override` where it is given, or `Refused` with every fault. */
export async function startGiven(system: System, given: Given, asked: string | object): Promise<Start> {
  const start = accept('', startOf(system, asked));
  const own = await numbersGiven(system, given);
  return own ? accept(given.text('override'), startOf(system, own.over(start.scenario))) : start;
}

/** `/cards/ships/omega/structure: 12, printed 13 (reconstructed)`. */
export function differenceInWords({ at, printed, own, from }: Difference): string {
  return `${at}: ${JSON.stringify(own)}, printed ${JSON.stringify(printed)}${from === undefined ? '' : ` (${from})`}`;
}
