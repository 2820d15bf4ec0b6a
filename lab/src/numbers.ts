// Numbers that a case has otherwise than its system: of cards and charts only what differs.

import type { Json, Refusal } from '@flagplot/kernel';
import type { System } from '@flagplot/shelf';
import { ownNumbersOf } from '@flagplot/shelf/override';
import type { CasePosition } from './case.ts';
import { startOf } from './start.ts';

/** The case with its scenario as it is with these numbers, or every card and cell that the system does not have. */
export async function withNumbers<C extends Omit<CasePosition, 'answers'>>(
  system: System,
  given: C,
): Promise<C | { faults: Refusal[] }> {
  const { cards, charts, ...rest } = given;
  if (cards === undefined && charts === undefined) return given;
  const own = await ownNumbersOf(system, { system: system.name, ...(cards && { cards }), ...(charts && { charts }) });
  if ('faults' in own) return own;
  const start = startOf(system, given.scenario);
  if ('faults' in start) return start;
  return { ...rest, scenario: own.over(start.scenario) as Json } as unknown as C;
}
