// What is wrong in a folder is for the ears of its side alone.

import type { Refusal, Side } from '@flagplot/kernel';

/** A folder in the path of a fault: of a case `/state/sealed/narn/plots`, of a state `/sealed/narn/plots`. */
const FOLDER = /^((?:\/state)?\/sealed\/([^/]+))/;

/** A fault as a side hears it: of what lies in another's folder no more than that it makes no sense. */
export function faultFor(as: Side | undefined, fault: Refusal): Refusal {
  const [, folder, side] = FOLDER.exec(fault.at ?? '') ?? [];
  if (as === undefined || folder === undefined || side === as) return fault;
  return { rule: fault.rule, at: folder, say: 'makes no sense' };
}

/** A fault in the words of a position as a side hears it: any line of it may lie in another's folder, so that only the place is told. */
export function readingFaultFor(as: Side | undefined, fault: Refusal): Refusal {
  return as === undefined ? fault : { ...fault, say: 'cannot be read; why is told to whoever sees all folders' };
}
