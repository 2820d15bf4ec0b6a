// A value as what it has otherwise than another: a clause for each difference, by its path and in the words of its schema:
// `at 28.6 18.4, heading 14, ammo.bow-tubes 2, out fore-turret`.

import type { Fields, Node, Phrase, Scalar, Value } from '@flagplot/manifest/orders';
import { isFields, optionsOf } from '@flagplot/manifest/orders';
import { nearest } from '@flagplot/manifest/text';
import { inches } from '@flagplot/plane/words';
import { readNumber, readScalar, scalarText } from './values.ts';

/** What stands for a list or an object with nothing in it, and for a field that is not there; the field that x and y are written as. */
const EMPTY = 'empty';
const ABSENT = 'absent';
const AT = 'at';

/** In whatever order their fields stand: a state that was read from a file has them by the alphabet. */
function isSame(one: Value | undefined, other: Value | undefined): boolean {
  if (Array.isArray(one))
    return Array.isArray(other) && one.length === other.length && one.every((item, i) => isSame(item, other[i]));
  if (!isFields(one) || !isFields(other)) return one === other;
  return Object.keys({ ...one, ...other }).every(name => isSame(one[name], other[name]));
}

/** The clauses of what is otherwise than plain. */
export function leavesOf(value: Value, plain: Value | undefined): string[] {
  return leavesAt('', value, plain);
}

const lastOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);
/** The path of a field of what stands at a path. */
export const under = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

function leavesAt(path: string, value: Value, plain: Value | undefined): string[] {
  if (isSame(value, plain)) return [];
  if (Array.isArray(value)) return listLeaves(path, value);
  return isFields(value) ? fieldLeaves(path, value, plain) : [`${path} ${scalarText(lastOf(path), value)}`];
}

function listLeaves(path: string, value: Value[]): string[] {
  if (value.length === 0) return [`${path} ${EMPTY}`];
  if (!value.some(one => isFields(one) || Array.isArray(one)))
    return [`${path} ${value.map(one => scalarText(lastOf(path), one as Scalar)).join(' ')}`];
  return value.flatMap((one, i) => {
    const said = leavesAt(under(path, String(i)), one, undefined);
    return said.length > 0 ? said : [`${under(path, String(i))} ${EMPTY}`];
  });
}

function fieldLeaves(path: string, value: Fields, plain: Value | undefined): string[] {
  const before: Fields = isFields(plain) ? plain : {};
  const names = [...new Set([...Object.keys(before), ...Object.keys(value)])];
  if (names.length === 0) return [`${path} ${EMPTY}`];
  const place = placeText(value, before);
  const said = names.flatMap(name => {
    if (place !== undefined && (name === 'x' || name === 'y')) return name === 'x' && place !== '' ? [under(path, place)] : [];
    const one = value[name];
    return one === undefined ? [`${under(path, name)} ${ABSENT}`] : leavesAt(under(path, name), one, before[name]);
  });
  // An object in place of something else is there though all of it is plain.
  return said.length === 0 && !isFields(plain) ? [`${path} ${EMPTY}`] : said;
}

/** `at 28.6 18.4`: both numbers of a place together; no text where it lies where it did. */
function placeText({ x, y }: Fields, before: Fields): string | undefined {
  if (typeof x !== 'number' || typeof y !== 'number') return undefined;
  return before.x === x && before.y === y ? '' : `${AT} ${inches(x)} ${inches(y)}`;
}

/** The node of a field or an entry: of a value that may be several things, whatever it is in any of them. */
function childOf(node: Node, name: string): Node | undefined {
  const found = optionsOf(node).flatMap(option => childrenOf(option, name));
  return found.length > 1 ? { anyOf: found.flatMap(optionsOf) } : found[0];
}

function childrenOf({ type, items, properties = {}, additionalProperties: any }: Node, name: string): Node[] {
  if (type === 'array') return items && /^\d{1,3}$/.test(name) ? [items] : [];
  if (Object.hasOwn(properties, name)) return [properties[name] as Node];
  return any && /^[a-z][a-z0-9-]*$/.test(name) ? [any] : [];
}

/** Reads clauses to the end of the phrase into a value. */
export function readLeaves(it: Phrase, into: Fields, node: Node): void {
  const begun = new Set<string>();
  do {
    while (it.mark(',', ';', ':'));
    if (!it.isDone) readLeaf(it, { into, node, begun });
  } while (!it.isDone);
}

/** `begun`: lists that have been said; what was in them before is gone. */
interface Reading {
  readonly into: Fields;
  readonly node: Node;
  readonly begun: Set<string>;
}

function readLeaf(it: Phrase, reading: Reading): void {
  it.offer(...optionsOf(reading.node).flatMap(({ properties = {} }) => Object.keys(properties)));
  const word = it.take();
  const path = (word?.text ?? '').split('.');
  const at = path.at(-1) === AT ? readAt(it) : undefined;
  if (at) {
    for (const [i, name] of ['x', 'y'].entries()) lay(reading, [...path.slice(0, -1), name], at[i] as number);
    return;
  }
  const leaf = nodeAt(reading.node, path);
  if (leaf === undefined) it.fault(strangerWords(reading.node, path), word);
  else if (it.says(ABSENT)) {
    lay(reading, path, undefined);
    return;
  }
  const value = leaf && readValue(it, path.at(-1) as string, leaf);
  if (value !== undefined) lay(reading, path, value);
  else {
    if (leaf) it.unread();
    it.passTo(',');
  }
}

function readAt(it: Phrase): [number, number] | undefined {
  const x = readNumber(it, 'x');
  it.mark(',');
  const y = x === undefined ? undefined : readNumber(it, 'y');
  return x === undefined || y === undefined ? undefined : [x, y];
}

function nodeAt(node: Node, path: readonly string[]): Node | undefined {
  let at: Node | undefined = node;
  for (const name of path) at = at && childOf(at, name);
  return at;
}

/** What may stand where a word says nothing. */
function strangerWords(node: Node, names: readonly string[]): string {
  const path = [...names];
  while (path.length > 0 && nodeAt(node, path.slice(0, -1)) === undefined) path.pop();
  const parent = nodeAt(node, path.slice(0, -1)) ?? node;
  const could = optionsOf(parent).flatMap(({ properties = {} }) => Object.keys(properties));
  const meant = nearest(path.at(-1) ?? '', could);
  return meant === undefined ? `says nothing here: here may stand ${could.join(', ')}` : `did you mean ${meant}?`;
}

function readValue(it: Phrase, name: string, node: Node): Value | undefined {
  const options = optionsOf(node);
  const list = options.find(({ type }) => type === 'array');
  if (it.says(EMPTY)) return list ? [] : {};
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

/** Puts a value at a path, or takes what is there away; on the way lists and objects are made where there are none. */
function lay({ into, node, begun }: Reading, path: readonly string[], value: Value | undefined): void {
  let at: Fields = into;
  let of: Node | undefined = node;
  for (const [i, name] of path.slice(0, -1).entries()) {
    of = of && childOf(of, name);
    const isList = /^\d+$/.test(path[i + 1] as string) && optionsOf(of ?? {}).some(({ type }) => type === 'array');
    const key = path.slice(0, i + 1).join('.');
    const isNew = isList ? !begun.has(key) : typeof at[name] !== 'object' || at[name] === null;
    begun.add(key);
    if (isNew) at[name] = isList ? [] : {};
    at = at[name] as Fields;
  }
  if (value === undefined) delete at[path.at(-1) as string];
  else at[path.at(-1) as string] = value;
}
