// A value as what it has otherwise than another: a clause for each difference, by its path and in the words of its schema:
// `boxes.left 12, shields 30 24 0 20 20 24, parties.red 3`. Hexes go by their names.

import { type Hex, hexes } from '@flagplot/hexes';
import { hexWords } from '@flagplot/hexes/words';
import type { Fields, Node, Phrase, Value } from '@flagplot/manifest/orders';
import { isFields, optionsOf } from '@flagplot/manifest/orders';
import { nearest } from '@flagplot/manifest/text';
import { LAYOUT } from '../rules/geometry/map.ts';
import { readValue, valueText } from './fields.ts';

const PLACES = hexWords(LAYOUT);
/** What stands for a list or an object with nothing in it, and for a field that is not there. */
const [EMPTY, ABSENT] = ['empty', 'absent'];
/** The field that q and r are written as. */
const AT = 'at';

/** In whatever order their fields stand: a state that was read from a file has them by the alphabet. */
function isSame(one: Value | undefined, other: Value | undefined): boolean {
  if (Array.isArray(one))
    return Array.isArray(other) && one.length === other.length && one.every((item, i) => isSame(item, other[i]));
  if (!isFields(one) || !isFields(other)) return one === other;
  return Object.keys({ ...one, ...other }).every(name => isSame(one[name], other[name]));
}

/** The clauses of what is otherwise than plain. */
export function leavesOf(value: Value, plain: Value | undefined, node: Node): string[] {
  return leaves('', { value, plain, node });
}

interface Leaf {
  readonly value: Value;
  readonly plain: Value | undefined;
  readonly node: Node;
}

function leaves(path: string, { value, plain, node }: Leaf): string[] {
  if (isSame(value, plain)) return [];
  const hex = path === '' ? undefined : hexText(value);
  if (hex !== undefined) return [`${path} ${hex}`];
  if (Array.isArray(value)) return listLeaves(path, value, node);
  if (isFields(value)) return fieldLeaves(path, { value, plain, node });
  return [`${path} ${valueText(lastOf(path), value, node)}`];
}

const lastOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);
const under = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

function listLeaves(path: string, value: Value[], node: Node): string[] {
  if (value.length === 0) return [`${path} ${EMPTY}`];
  const items = optionsOf(node).find(({ type }) => type === 'array')?.items ?? {};
  if (value.some(isFields))
    return value.flatMap((one, i) => {
      const said = leaves(under(path, String(i)), { value: one, plain: undefined, node: items });
      return said.length > 0 ? said : [`${under(path, String(i))} ${EMPTY}`];
    });
  if (value.some(Array.isArray)) return [`${path} ${value.map(one => valueText(lastOf(path), one, items)).join(' / ')}`];
  return [`${path} ${valueText(lastOf(path), value, node)}`];
}

function fieldLeaves(path: string, { value, plain, node }: Leaf & { readonly value: Fields }): string[] {
  const before: Fields = isFields(plain) ? plain : {};
  const names = [...new Set([...Object.keys(before), ...Object.keys(value)])];
  if (names.length === 0) return [`${path} ${EMPTY}`];
  const hex = hexText(value, before);
  const said = names.flatMap(name => {
    if (hex !== undefined && (name === 'q' || name === 'r'))
      return name === 'q' && hex !== '' ? [`${under(path, AT)} ${hex}`] : [];
    const one = value[name];
    if (one === undefined) return [`${under(path, name)} ${ABSENT}`];
    return leaves(under(path, name), { value: one, plain: before[name], node: childOf(node, name) ?? {} });
  });
  // An object in place of something else is there though all of it is plain.
  return said.length === 0 && !isFields(plain) ? [`${path} ${EMPTY}`] : said;
}

/** The name of the hex that an object is or lies in: of one that is more than a hex, nothing where it lies where it did. */
function hexText(value: Value, before?: Fields): string | undefined {
  if (!isFields(value) || typeof value.q !== 'number' || typeof value.r !== 'number') return undefined;
  if (before === undefined && Object.keys(value).length > 2) return undefined;
  if (before && before.q === value.q && before.r === value.r) return '';
  const { q, r } = value;
  const name = hexes.nameOf({ q, r }, LAYOUT);
  const again = PLACES.place(name);
  return again?.q === q && again.r === r ? name : undefined;
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

/** Lists that have been said: what was in them before is gone. */
type Begun = Set<string>;

/** Reads clauses to the end of the line into a value. */
export function readLeaves(it: Phrase, into: Fields, node: Node): void {
  const begun: Begun = new Set();
  do {
    while (it.mark(',', ';', ':'));
    if (!it.isDone) readLeaf(it, { into, node, begun });
  } while (!it.isDone);
}

interface Reading {
  readonly into: Fields;
  readonly node: Node;
  readonly begun: Begun;
}

function readLeaf(it: Phrase, { into, node, begun }: Reading): void {
  const word = it.take();
  const names = (word?.text ?? '').split('.');
  const found = names.at(-1) === AT ? readHex(it) : undefined;
  const at = found ? names.slice(0, -1) : names;
  const leaf = nodeAt(node, at);
  if (leaf && it.says(ABSENT)) {
    lay(into, { node, begun, path: at }, undefined);
    return;
  }
  const value = leaf === undefined ? undefined : (found ?? readLeafValue(it, at.at(-1) ?? '', leaf));
  if (leaf === undefined) it.fault(strangerWords(node, names), word);
  if (value === undefined) {
    it.passTo(',');
    return;
  }
  if (found) for (const part of ['q', 'r'] as const) lay(into, { node, begun, path: [...at, part] }, found[part] as number);
  else lay(into, { node, begun, path: at }, value);
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

/** `0514`; of hexes off the map column and row in brackets. */
function readHex(it: Phrase): (Hex & Fields) | undefined {
  const place = it.next?.kind === 'word' ? PLACES.place(it.next.text) : undefined;
  if (place) it.take();
  return place && { q: place.q, r: place.r };
}

function readLeafValue(it: Phrase, name: string, node: Node): Value | undefined {
  const options = optionsOf(node);
  if (it.says(EMPTY)) return options.some(({ type }) => type === 'array') ? [] : {};
  const hex = options.some(({ properties }) => properties?.q && properties.r) ? readHex(it) : undefined;
  if (hex) return hex;
  const list = options.find(({ type }) => type === 'array');
  if (list?.items?.type === 'array') return readLists(it, name, list.items);
  return readValue(it, name, { node, things: () => [] });
}

/** `a1 a2 / b1`: a list of lists. */
function readLists(it: Phrase, name: string, node: Node): Value[] {
  const found: Value[] = [];
  do found.push(readValue(it, name, { node, things: () => [] }) ?? []);
  while (it.mark('/'));
  return found;
}

interface Spot {
  readonly node: Node;
  readonly begun: Begun;
  readonly path: readonly string[];
}

/** Puts a value at a path, or takes what is there away; on the way lists and objects are made where there are none. */
function lay(into: Fields, { node, begun, path }: Spot, value: Value | undefined): void {
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
