// What must hold of whoever reads an input, however it is damaged.

import type { Refusal } from '@flagplot/kernel';
import type { Damaged, Reading } from './kinds.ts';

/** What no sentence says: a value that was never looked at. */
const UNSAID = /\bundefined\b|\bNaN\b|\[object |\bnull\b/;
/** Letters of the longest sentence that anybody reads. */
const LONGEST = 2000;
/** A row of a book. */
const ROW = /^[A-Z]{2}-/;

/** How an input was read: `taken`, `refused`, or what is wrong with whoever read it. */
export type Verdict = { readonly taken: boolean } | { readonly complaint: string };

/** Reads an input. It is taken or refused, in sentences, each fault with its place or its row; nothing breaks down. */
export function verdictOn(damaged: Damaged): Verdict {
  const reading = attempt(damaged);
  if ('complaint' in reading) return reading;
  const complaint = 'faults' in reading ? faultsComplaint(reading.faults) : reading.says.map(sentenceComplaint).find(Boolean);
  return complaint === undefined ? { taken: 'says' in reading } : { complaint };
}

function attempt(damaged: Damaged): Reading | { complaint: string } {
  try {
    return damaged.read();
  } catch (error) {
    const [say, where = ''] = error instanceof Error ? [error.message, placeIn(error)] : [String(error)];
    return { complaint: `breaks down: ${say} ${where}`.trim().slice(0, 400) };
  }
}

/** The line of the sources that threw. */
function placeIn({ stack = '' }: Error): string {
  return /\(?(?:file:\/\/)?(\/[^\s)]+:\d+):\d+\)?/.exec(stack)?.[1]?.replace(/^.*\/(?=[^/]+\/[^/]+\/[^/]+$)/, 'at ') ?? '';
}

function faultsComplaint(faults: readonly Refusal[]): string | undefined {
  if (faults.length === 0) return 'is refused without a reason';
  return faults.map(faultComplaint).find(one => one !== undefined);
}

function faultComplaint({ rule, at, say }: Refusal): string | undefined {
  if (at === undefined && !ROW.test(rule)) return `a fault without a place: ${say}`;
  if (UNSAID.test(at ?? '')) return `a fault at a place that is none: ${at}`;
  return sentenceComplaint(say);
}

function sentenceComplaint(say: string): string | undefined {
  if (say.trim() === '') return 'an empty sentence';
  if (say.length > LONGEST) return `a sentence of ${say.length} letters: ${say.slice(0, 100)}`;
  return UNSAID.test(say) ? `a sentence that says nothing: ${say.slice(0, 300)}` : undefined;
}
