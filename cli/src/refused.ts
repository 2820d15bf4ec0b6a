// What was typed or read cannot be taken: every fault, each in one line.

import type { Refusal } from '@flagplot/kernel';

/** Thrown where a command cannot begin for faults in its flags or files. */
export class Refused extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}

/** Faults as lines, each with the file or flag it is in and its path there. */
export function lines(where: string, faults: readonly Refusal[]): string[] {
  return faults.map(({ at, say, rule }) => {
    const place = [where, at].filter(Boolean).join(' ');
    const said = [place, say].filter(Boolean).join(': ');
    return `${said}${/\d/.test(rule) ? ` [${rule}]` : ''}`.replaceAll('\n', ' ');
  });
}

/** What was made ready, or `Refused` with every fault. */
export function accept<T extends object>(where: string, made: T | { faults: Refusal[] }): T {
  if ('faults' in made) throw new Refused(lines(where, made.faults));
  return made;
}

/** What was made ready of several, or `Refused` with every fault of them all. */
export async function acceptAll<T>(all: readonly Promise<T>[]): Promise<T[]> {
  const done = await Promise.allSettled(all);
  const failed = done.flatMap(one => (one.status === 'rejected' ? [one.reason as unknown] : []));
  const other = failed.find(reason => !(reason instanceof Refused));
  if (other !== undefined) throw other;
  if (failed.length > 0) throw new Refused(failed.flatMap(reason => (reason as Refused).faults));
  return done.flatMap(one => (one.status === 'fulfilled' ? [one.value] : []));
}
