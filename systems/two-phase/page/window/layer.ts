/** What a window lays over the board: a line for each target of each unit, brackets about it, and the arc of what is in hand. */

import type { Item, Layer } from '@flagplot/scene';
import { hexOf, type Place } from '../../rules/map.ts';
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

/** What a window is about, so that the board brings it into sight: who has just moved, or what flies at whom. Nothing of it is drawn. */
export function subjectLayer(subjects: readonly (Place & { id: string })[]): Layer {
  return subjects.map(one => ({
    ...{ kind: 'path', id: `about/${one.id}`, role: 'told', line: 'hold' },
    through: [hexOf(one)],
    fixes: [],
    held: true,
  }));
}

function bracket(on: Occasion, id: string): Item[] {
  const target = targetOf(on, id);
  return target ? [{ kind: 'ring', id: `target/${id}`, at: hexOf(target), unit: id, look: 'target' }] : [];
}
