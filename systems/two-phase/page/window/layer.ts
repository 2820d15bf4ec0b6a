/** What a window lays over the board: a line for each target of each unit, brackets about it, and the arc of what is in hand. */

import type { Item, Layer } from '@flagplot/scene';
import { hexOf } from '../../rules/map.ts';
import type { Window } from '../../rules/orders.ts';
import type { Occasion } from '../../rules/window/window.ts';
import { aims } from '../../scene/order.ts';
import { targetOf } from './windows.ts';

/** @param inHand the unit whose lines are drawn heavier */
export function windowLayer(on: Occasion, windows: readonly Window[], inHand: string | undefined): Layer {
  const lines = windows.flatMap(window =>
    aims(window).map(item => (window.unit === inHand && item.kind === 'ray' ? { ...item, held: true as const } : item)),
  );
  const targets = [...new Set(windows.flatMap(({ fire }) => fire.map(shot => shot.on)))];
  return [...lines, ...targets.flatMap(id => bracket(on, id))];
}

function bracket(on: Occasion, id: string): Item[] {
  const target = targetOf(on, id);
  return target ? [{ kind: 'ring', id: `target/${id}`, at: hexOf(target), unit: id, look: 'target' }] : [];
}
