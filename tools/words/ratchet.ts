// What may still break a rule: a list that only grows shorter. One line each, `rule path name`, so that two who shorten it
// at once do not stand in each other's way.

import { basename } from 'node:path';
import type { Offence } from './offence.ts';

/** What breaks each rule, by the rule's name. */
export type Offences = Readonly<Record<string, readonly Offence[]>>;

/** What a comparison of the code with the list finds. */
export interface Compared {
  /** What breaks a rule and is not on the list. */
  readonly fresh: readonly { rule: string; offence: Offence }[];
  /** Lines of the list that nothing in the code answers to any more. */
  readonly gone: readonly string[];
}

export function compare(offences: Offences, list: readonly string[]): Compared {
  const left = [...list];
  const fresh = Object.entries(offences).flatMap(([rule, found]) =>
    found.flatMap(offence => (strike(left, lineFor(rule, offence)) ? [] : [{ rule, offence }])),
  );
  return { fresh, gone: left };
}

/** The list without what is gone; what has moved to another file, or changed its name where it stands, is followed there. */
export function shrink(offences: Offences, list: readonly string[]): string[] {
  const { fresh, gone } = compare(offences, list);
  const left = [...gone];
  const followed = fresh.flatMap(({ rule, offence }) => {
    const before = left.find(line => isSame(line, rule, offence));
    return before !== undefined && strike(left, before) ? [lineFor(rule, offence)] : [];
  });
  const kept = [...list];
  for (const line of gone) strike(kept, line);
  return [...kept, ...followed].sort();
}

const lineFor = (rule: string, { path, name }: Offence): string => `${rule} ${path} ${name}`;

/** Whether an offence is that of a line, moved or renamed. */
function isSame(line: string, rule: string, { path, name }: Offence): boolean {
  const [ruleBefore, pathBefore = '', ...words] = line.split(' ');
  if (ruleBefore !== rule) return false;
  const moved = basename(pathBefore) === basename(path) && words.join(' ') === name;
  return moved || (pathBefore === path && (rule === 'parameters' || rule === 'lines'));
}

/** Takes a line out of a list, once. */
function strike(list: string[], line: string): boolean {
  const at = list.indexOf(line);
  if (at >= 0) list.splice(at, 1);
  return at >= 0;
}

export const readList = (text: string): string[] => text.split('\n').filter(line => line !== '');
