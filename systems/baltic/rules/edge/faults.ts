// How faults of what comes from outside are written down.

import type { Refusal } from '@flagplot/kernel';

/** One fault: rule, place, sentence. */
export function fault(rule: string, at: string, say: string): Refusal {
  return { rule, at, say };
}

/** One check of a thing: whether something is wrong, by which rule, in which of its fields, and what to say. */
export type Check = readonly [wrong: boolean, rule: string, field: string, say: string];

/** What is wrong of all that was checked, in that order. */
export function faultsAmong(at: string, checks: readonly Check[]): Refusal[] {
  return checks.filter(([wrong]) => wrong).map(([, rule, field, say]) => fault(rule, `${at}/${field}`, say));
}

/** Things that are found by their id, so that no two share one. */
export function repeatFaults(things: readonly { readonly id: string }[], at: string, rule: string): Refusal[] {
  return things.flatMap(({ id }, i) =>
    things.findIndex(one => one.id === id) < i ? [fault(rule, `${at}/${i}/id`, `${id} is there twice.`)] : [],
  );
}
