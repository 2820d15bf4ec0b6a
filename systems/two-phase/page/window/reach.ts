/** What is laid over the board while a hex is chosen. */

import { type Hex, hexes } from '@flagplot/hexes';
import type { Item, Layer } from '@flagplot/scene';
import { LAYOUT } from '../../rules/geometry/map.ts';

/** Hexes that may be pressed, and those that are chosen already. */
export function reachLayer(names: readonly string[], chosen: readonly string[]): Layer {
  const placesOf = (some: readonly string[]): Hex[] => some.flatMap(name => hexes.parseName(name, LAYOUT) ?? []);
  const reach: Item = { kind: 'area', id: 'reach', role: 'intent', places: placesOf(names), look: 'tint', label: 'press a hex' };
  const line: Item = { kind: 'area', id: 'line', role: 'intent', places: placesOf(chosen), look: 'solid' };
  return [...(names.length > 0 ? [reach] : []), ...(chosen.length > 0 ? [line] : [])];
}
