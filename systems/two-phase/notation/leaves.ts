// What is otherwise in Two-Phase than it would be if nothing were said, in its words and those of its schema; hexes go by their names:
// `boxes.left 12, shields 30 24 0 20 20 24, parties.red 3`.

import { type Hex, hexes } from '@flagplot/hexes';
import { hexWords } from '@flagplot/hexes/words';
import type { LeafWords } from '@flagplot/manifest/leaves';
import * as leaves from '@flagplot/manifest/leaves';
import type { Fields, Node, Phrase, Value } from '@flagplot/manifest/orders';
import { isFields, optionsOf } from '@flagplot/manifest/orders';
import { LAYOUT } from '../rules/geometry/map.ts';
import { readValue, valueText } from './fields.ts';

const PLACES = hexWords(LAYOUT);

/** How Two-Phase says a value. */
export const LEAF_WORDS: LeafWords = {
  spot: ['q', 'r'],
  spotText: (value, before) => (before.q === value.q && before.r === value.r && isHex(value) ? '' : hexText(value)),
  readSpot(it) {
    const hex = readHex(it);
    return hex && [hex.q, hex.r];
  },
  text(name, value, node) {
    if (!Array.isArray(value)) return valueText(name, value, node);
    if (value.some(isFields)) return undefined;
    const items = optionsOf(node).find(({ type }) => type === 'array')?.items ?? {};
    return value.some(Array.isArray) ? value.map(one => valueText(name, one, items)).join(' / ') : valueText(name, value, node);
  },
  whole: value => (isFields(value) && Object.keys(value).length === 2 ? hexText(value) : undefined),
  read(it, name, node) {
    const options = optionsOf(node);
    const hex = options.some(({ properties }) => properties?.q && properties.r) ? readHex(it) : undefined;
    if (hex) return hex;
    const list = options.find(({ type }) => type === 'array');
    if (list?.items?.type === 'array') return readLists(it, name, list.items);
    return readValue(it, name, { node, things: () => [] });
  },
};

/** The clauses of what is otherwise than plain. */
export function leavesOf(value: Value, plain: Value | undefined, node: Node): string[] {
  return leaves.leavesOf(LEAF_WORDS, { value, plain, node });
}

const isHex = ({ q, r }: Fields): boolean => typeof q === 'number' && typeof r === 'number';

/** The name of the hex that something is or lies in. */
function hexText({ q, r }: Fields): string | undefined {
  if (typeof q !== 'number' || typeof r !== 'number') return undefined;
  const name = hexes.nameOf({ q, r }, LAYOUT);
  const again = PLACES.place(name);
  return again?.q === q && again.r === r ? name : undefined;
}

/** `0514`; of hexes off the map column and row in brackets. */
function readHex(it: Phrase): (Hex & Fields) | undefined {
  const place = it.next?.kind === 'word' ? PLACES.place(it.next.text) : undefined;
  if (place) it.take();
  return place && { q: place.q, r: place.r };
}

/** `a1 a2 / b1`: a list of lists. */
function readLists(it: Phrase, name: string, node: Node): Value[] {
  const found: Value[] = [];
  do found.push(readValue(it, name, { node, things: () => [] }) ?? []);
  while (it.mark('/'));
  return found;
}
