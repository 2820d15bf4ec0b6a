/** An order in the making as it lies on the board until it is given: courses with where they end, and squadrons where they would be set up. */

import type { Answer } from '@flagplot/kernel';
import type { Layer } from '@flagplot/scene';
import { squadronCalled } from '../rules/roster.ts';
import type { Squadrons, SqView } from '../rules/state.ts';
import { setUpItems } from './deploy.ts';
import { flights } from './move.ts';
import { standing } from './places.ts';

export function orderScene(answer: Answer<Squadrons>, view: SqView): Layer {
  switch (answer.kind) {
    case 'move':
      return flights({ book: view.book, squadron: squadronCalled(view, answer.order.squadron), move: answer.order });
    case 'deploy':
      return answer.order.squadrons.flatMap(given => {
        const of = view.book.squadrons[view.book.squadronAt[given.squadron] ?? -1];
        return of ? setUpItems(view, { of, squadron: standing(squadronCalled(view, of.id), given) }) : [];
      });
    default:
      return [];
  }
}
