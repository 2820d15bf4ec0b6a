/** Setting up where there is no board to drag on: what is in hand goes a hex at a time, each way by a button. */
import { type Hex, hexes, type Layout } from '@flagplot/hexes';
import { compass } from '@flagplot/hexes/words';
import type { HandleItem, Layer } from '@flagplot/scene';

const DIRECTIONS = [0, 1, 2, 3, 4, 5];
const NUDGE = 'nudge/';

/** The layer for the list: what can only be dragged gives way to a handle for each of the six neighbouring hexes. */
export function withNudges(layer: Layer, at: Hex | undefined, layout: Layout): Layer {
  const rest = layer.filter(item => !(item.kind === 'handle' && item.grab));
  if (!at) return rest;
  const nudges = DIRECTIONS.map((way): HandleItem => {
    const to = hexes.step(at, way);
    const name = `A hex ${compass(way, layout)}: ${hexes.nameOf(to, layout)}`;
    return { kind: 'handle', id: `${NUDGE}${way}`, at: { q: to.q, r: to.r }, icon: 'move', name };
  });
  return [...rest, ...nudges];
}

/** Where a handle of these leads from a hex; nothing where it is none of them. */
export function nudgedTo(id: string, at: Hex): Hex | undefined {
  return id.startsWith(NUDGE) ? hexes.step(at, Number(id.slice(NUDGE.length))) : undefined;
}
