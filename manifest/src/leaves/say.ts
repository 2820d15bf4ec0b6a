// The clauses of a value.

import { type Fields, isFields, type Node, optionsOf, type Value } from '../orders/by-schema.ts';
import { ABSENT, AT, childOf, EMPTY, type LeafWords, lastOf, under } from './paths.ts';

/** A value, what it would be if nothing were said, and its schema. */
interface Leaf {
  readonly value: Value;
  readonly plain: Value | undefined;
  readonly node: Node;
}

/** The clauses of what is otherwise than plain. */
export function leavesOf(words: LeafWords, leaf: Leaf): string[] {
  return leavesAt(words, '', leaf);
}

/** In whatever order their fields stand: a state that was read from a file has them by the alphabet. */
function isSame(one: Value | undefined, other: Value | undefined): boolean {
  if (Array.isArray(one))
    return Array.isArray(other) && one.length === other.length && one.every((item, i) => isSame(item, other[i]));
  if (!isFields(one) || !isFields(other)) return one === other;
  return Object.keys({ ...one, ...other }).every(name => isSame(one[name], other[name]));
}

function leavesAt(words: LeafWords, path: string, { value, plain, node }: Leaf): string[] {
  if (isSame(value, plain)) return [];
  const whole = path === '' ? undefined : words.whole(value);
  if (whole !== undefined) return [`${path} ${whole}`];
  if (isFields(value)) return fieldLeaves(words, path, { value, plain, node });
  if (Array.isArray(value) && value.length === 0) return [`${path} ${EMPTY}`];
  const text = words.text(lastOf(path), value, node);
  if (text !== undefined || !Array.isArray(value)) return [`${path} ${text}`];
  const items = optionsOf(node).find(({ type }) => type === 'array')?.items ?? {};
  return value.flatMap((one, i) => {
    const said = leavesAt(words, under(path, String(i)), { value: one, plain: undefined, node: items });
    return said.length > 0 ? said : [`${under(path, String(i))} ${EMPTY}`];
  });
}

function fieldLeaves(words: LeafWords, path: string, { value, plain, node }: Leaf & { readonly value: Fields }): string[] {
  const before: Fields = isFields(plain) ? plain : {};
  const names = [...new Set([...Object.keys(before), ...Object.keys(value)])];
  if (names.length === 0) return [`${path} ${EMPTY}`];
  const [first, second] = words.spot;
  const spot = words.spotText(value, before);
  const said = names.flatMap(name => {
    if (spot !== undefined && (name === first || name === second))
      return name === first && spot !== '' ? [`${under(path, AT)} ${spot}`] : [];
    const one = value[name];
    if (one === undefined) return [`${under(path, name)} ${ABSENT}`];
    return leavesAt(words, under(path, name), { value: one, plain: before[name], node: childOf(node, name) ?? {} });
  });
  // An object in place of something else is there though all of it is plain.
  return said.length === 0 && !isFields(plain) ? [`${path} ${EMPTY}`] : said;
}
