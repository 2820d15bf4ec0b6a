// What is otherwise on the table of Baltic than it would be if nothing were said, in its words: lengths in inches, both numbers of a place together:
// `at 28.6 18.4, heading 14, ammo.bow-tubes 2, out fore-turret`.

import type { LeafWords } from '@flagplot/manifest/leaves';
import * as leaves from '@flagplot/manifest/leaves';
import type { Fields, Node, Phrase, Scalar, Value } from '@flagplot/manifest/orders';
import { isFields, optionsOf } from '@flagplot/manifest/orders';
import { inches } from '@flagplot/plane/words';
import { readNumber, readScalar, scalarText } from './values.ts';

/** How Baltic says a value. */
export const LEAF_WORDS: LeafWords = {
  spot: ['x', 'y'],
  spotText({ x, y }, before) {
    if (typeof x !== 'number' || typeof y !== 'number') return undefined;
    return before.x === x && before.y === y ? '' : `${inches(x)} ${inches(y)}`;
  },
  readSpot(it) {
    const x = readNumber(it, 'x');
    it.mark(',');
    const y = x === undefined ? undefined : readNumber(it, 'y');
    return x === undefined || y === undefined ? undefined : [x, y];
  },
  text(name, value) {
    if (!Array.isArray(value)) return scalarText(name, value as Scalar);
    if (value.some(one => isFields(one) || Array.isArray(one))) return undefined;
    return value.map(one => scalarText(name, one as Scalar)).join(' ');
  },
  whole: () => undefined,
  read(it, name, node) {
    const value = readValue(it, name, node);
    if (value === undefined) it.unread();
    return value;
  },
};

/** The clauses of what is otherwise than plain. */
export function leavesOf(value: Value, plain: Value | undefined): string[] {
  return leaves.leavesOf(LEAF_WORDS, { value, plain, node: {} });
}

/** Reads clauses to the end of the phrase into a value. */
export function readLeaves(it: Phrase, into: Fields, node: Node): void {
  leaves.readLeaves(LEAF_WORDS, it, { into, node });
}

function readValue(it: Phrase, name: string, node: Node): Value | undefined {
  const options = optionsOf(node);
  const list = options.find(({ type }) => type === 'array');
  if (!list) return readScalar(it, name, { node });
  if (it.next?.text === 'none' && options.some(({ type }) => type === 'null')) return readScalar(it, name, { node });
  return readList(it, name, list.items ?? {});
}

function readList(it: Phrase, name: string, items: Node): Value[] | undefined {
  const found: Value[] = [];
  while (!it.isDone && it.next?.kind !== 'mark') {
    const one = readScalar(it, name, { node: items });
    if (one === undefined) return undefined;
    found.push(one);
  }
  return found;
}
