// Lines of a position: a head, and the clauses of what stands there.

import type { Side } from '@flagplot/kernel';
import type { Fields, Node } from '../orders/by-schema.ts';
import { Phrase } from '../orders/phrase.ts';
import type { TextFault } from '../text/faults.ts';
import type { Reader } from '../text/reader.ts';
import type { LeafWords } from './paths.ts';
import { readLeaves } from './read.ts';

/** Reads the rest of a line, as clauses. @returns whether all of it was understood */
export function readFields(words: LeafWords, reader: Reader, of: { into: Fields; node: Node }): boolean {
  reader.marks();
  const found: TextFault[] = [];
  readLeaves(words, new Phrase(reader.rest(), found), of);
  for (const { say, line, column } of found) reader.fault(say, { line, column, text: '', at: 0, kind: 'word' });
  return found.length === 0;
}

/** The side whose id comes next; nothing, and a fault, where it is none. */
export function sideNamed(reader: Reader, sides: readonly { readonly id: Side }[]): Side | undefined {
  const side = sides.find(({ id }) => reader.peek()?.text === id)?.id;
  if (side === undefined) reader.fault(`here must stand a side: ${sides.map(({ id }) => id).join(', ')}`);
  else reader.take();
  return side;
}

/** A line of clauses; none where there is nothing to say. */
export function lineOf(head: string, clauses: readonly string[]): string[] {
  return clauses.length > 0 ? [`${head}: ${clauses.join(', ')}`] : [];
}

/** A value but for some of its fields. */
export function without(value: object, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}
