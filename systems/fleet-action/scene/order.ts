/** An order in the making as it lies on the board until it is given: plots with where they end, and squadrons where they would be set up. */

import type { Answer } from '@flagplot/kernel';
import type { Item, Layer, PathItem } from '@flagplot/scene';
import { destination } from '../rules/movement/path.ts';
import type { Squadron } from '../rules/open.ts';
import type { Deployment, Plot } from '../rules/orders.ts';
import type { FaView, FleetAction } from '../rules/state.ts';
import { stands } from './deploy.ts';
import { HULLS } from './hulls.ts';
import { ghosts, pathOf } from './scene.ts';
import { type FaSeen, squadronOf } from './seen.ts';

/** What its ghosts are called, each by its ship. */
export const END = 'end/';

export function orderScene(answer: Answer<FleetAction>, view: FaView): Layer {
  switch (answer.kind) {
    case 'orders':
      return answer.order.squadrons.flatMap(plot => {
        const squadron = squadronOf(view, plot.squadron);
        return squadron ? plotItems(view, squadron, { plot, line: 'plot' }) : [];
      });
    case 'deploy':
      return answer.order.squadrons.flatMap(given => setUpItems(view, given));
    default:
      return [];
  }
}

/** A plot as a line, and the squadron at its end. */
export function plotItems(
  seen: Pick<FaSeen, 'book' | 'open'>,
  squadron: Squadron,
  { plot, line, faint }: { plot: Plot; line: PathItem['line']; faint?: true },
): Layer {
  const end = destination(squadron, plot.path.flat());
  const path: Item = { ...pathOf(squadron, plot.path), id: `plot/${squadron.id}`, role: 'intent', line };
  const where = { at: end, role: 'intent', id: `${END}${squadron.id}`, plot, ...(faint && { faint }) } as const;
  return [path, ...ghosts(seen, squadron, where)];
}

function setUpItems({ book }: FaView, given: Deployment): Item[] {
  const of = book.squadrons[book.squadronAt[given.squadron] ?? -1];
  return (of ? stands(book, of, given) : []).map(({ ship, at: { q, r, heading } }) => ({
    kind: 'ghost',
    id: `${END}${given.squadron}/${ship.id}`,
    role: 'intent',
    at: { q, r },
    facing: heading,
    hull: HULLS[ship.card.silhouette],
  }));
}
