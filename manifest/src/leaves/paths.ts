// Paths into a value, `ammo.bow-tubes`, and what a schema has at them.

import { type Fields, type Node, optionsOf, type Value } from '../orders/by-schema.ts';
import type { Phrase } from '../orders/phrase.ts';
import { nearest } from '../text/nearest.ts';

/** What stands for a list or an object with nothing in it, and for a field that is not there; the field that both numbers of a place are written as. */
export const EMPTY = 'empty';
export const ABSENT = 'absent';
export const AT = 'at';

/** What a system writes and reads in words of its own. */
export interface LeafWords {
  /** The two fields of a place, the text of both together, and what is read as such; no text where it is none, an empty one where it is as before. */
  readonly spot: readonly [string, string];
  spotText(value: Fields, before: Fields): string | undefined;
  readSpot(it: Phrase): readonly [number, number] | undefined;
  /** A value that is no object as one text, `value` a list of them too; none where its entries are said one by one, each by its own path. */
  text(name: string, value: Value, node: Node): string | undefined;
  /** An object that has a name as a whole: a place and nothing else. */
  whole(value: Value): string | undefined;
  /** Nothing, and a fault, where no such value stands. */
  read(it: Phrase, name: string, node: Node): Value | undefined;
}

export const lastOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);
/** The path of a field of what stands at a path. */
export const under = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

/** The node of a field or an entry: of a value that may be several things, whatever it is in any of them. */
export function childOf(node: Node, name: string): Node | undefined {
  const found = optionsOf(node).flatMap(option => childrenOf(option, name));
  return found.length > 1 ? { anyOf: found.flatMap(optionsOf) } : found[0];
}

function childrenOf({ type, items, properties = {}, additionalProperties: any }: Node, name: string): Node[] {
  if (type === 'array') return items && /^\d{1,3}$/.test(name) ? [items] : [];
  if (Object.hasOwn(properties, name)) return [properties[name] as Node];
  return any && /^[a-z][a-z0-9-]*$/.test(name) ? [any] : [];
}

export function nodeAt(node: Node, path: readonly string[]): Node | undefined {
  let at: Node | undefined = node;
  for (const name of path) at = at && childOf(at, name);
  return at;
}

/** Names of fields that a node may have. */
export function fieldsIn(node: Node): string[] {
  return optionsOf(node).flatMap(({ properties = {} }) => Object.keys(properties));
}

/** What may stand where a word says nothing. */
export function strangerWords(node: Node, names: readonly string[]): string {
  const path = [...names];
  while (path.length > 0 && nodeAt(node, path.slice(0, -1)) === undefined) path.pop();
  const could = fieldsIn(nodeAt(node, path.slice(0, -1)) ?? node);
  const meant = nearest(path.at(-1) ?? '', could);
  return meant === undefined ? `says nothing here: here may stand ${could.join(', ')}` : `did you mean ${meant}?`;
}
