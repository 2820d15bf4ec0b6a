// Clauses as a value.

import { type Fields, type Node, optionsOf, type Value } from '../orders/by-schema.ts';
import type { Phrase } from '../orders/phrase.ts';
import { ABSENT, AT, childOf, EMPTY, fieldsIn, type LeafWords, nodeAt, strangerWords } from './paths.ts';

/** `begun`: lists that have been said; what was in them before is gone. */
interface Reading {
  readonly words: LeafWords;
  readonly into: Fields;
  readonly node: Node;
  readonly begun: Set<string>;
}

/** Reads clauses to the end of the phrase into a value. */
export function readLeaves(words: LeafWords, it: Phrase, { into, node }: { into: Fields; node: Node }): void {
  const reading: Reading = { words, into, node, begun: new Set() };
  do {
    while (it.mark(',', ';', ':'));
    if (!it.isDone) readLeaf(it, reading);
  } while (!it.isDone);
}

function readLeaf(it: Phrase, reading: Reading): void {
  const { words, node } = reading;
  it.offer(...fieldsIn(node));
  const word = it.take();
  const names = (word?.text ?? '').split('.');
  const spot = names.at(-1) === AT ? words.readSpot(it) : undefined;
  const path = spot ? names.slice(0, -1) : names;
  const leaf = nodeAt(node, path);
  if (leaf === undefined) {
    it.fault(strangerWords(node, names), word);
    it.passTo(',');
  } else if (spot) for (const [i, name] of words.spot.entries()) lay(reading, [...path, name], spot[i]);
  else if (it.says(ABSENT)) lay(reading, path, undefined);
  else {
    const value = it.says(EMPTY) ? emptyOf(leaf) : words.read(it, path.at(-1) ?? '', leaf);
    if (value === undefined) it.passTo(',');
    else lay(reading, path, value);
  }
}

function emptyOf(node: Node): Value {
  return optionsOf(node).some(({ type }) => type === 'array') ? [] : {};
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
