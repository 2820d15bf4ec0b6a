/** An order in the making as it lies on the board until it is given: courses with where they end, lines of fire, ships where they would be set up. */

import type { Answer } from '@flagplot/kernel';
import type { Item, Layer } from '@flagplot/scene';
import type { Deployment, Window } from '../rules/orders.ts';
import { unitNamed } from '../rules/roster.ts';
import type { TpView, TwoPhase } from '../rules/state.ts';
import { courseItems } from './course.ts';
import { standing } from './deploy.ts';
import { unitOf } from './units.ts';

export function orderScene(answer: Answer<TwoPhase>, view: TpView): Layer {
  switch (answer.kind) {
    case 'space': {
      const { unit, step, course = '', fire } = { ...answer.order, unit: answer.about.unit };
      return [...courseItems(view, unit, step + course), ...aims({ unit, acts: [], fire })];
    }
    case 'allocate':
      return answer.order.watch.flatMap(({ unit, course = '' }) => courseItems(view, unit, course));
    case 'initial':
    case 'answer':
    case 'zero':
    case 'screen':
    case 'point-blank':
      return answer.order.windows.flatMap(aims);
    case 'deploy':
      return setUpItems(view, answer.order);
    default:
      return [];
  }
}

/** A line for each target of a unit, and for whatever it sends there. */
export function aims({ unit, fire, acts }: Window): Item[] {
  const shots = Map.groupBy(fire, ({ on }) => on);
  const sent = acts.flatMap(act => (act.act === 'seeker' || act.act === 'tractor' ? [act] : []));
  return [
    ...[...shots].map(
      ([on, all]): Item => ({
        ...{ kind: 'ray', id: `aim/${unit}/${on}`, role: 'intent', from: { unit }, to: { unit: on } },
        tag: all.length === 1 ? '1 weapon' : `${all.length} weapons`,
      }),
    ),
    ...sent.map(({ act, on }, i): Item => {
      const line = { kind: 'ray', id: `${act}/${unit}/${i}`, role: 'intent', from: { unit }, to: { unit: on } } as const;
      return { ...line, inFlight: act === 'seeker' ? 'seeking weapon' : 'tractor beam' };
    }),
  ];
}

/** Ships where they would stand, in place of the table's own. */
export function setUpItems(view: TpView, { stands }: Pick<Deployment, 'stands'>): Item[] {
  return stands.flatMap(stand => {
    const unit = unitNamed(view.open, stand.unit);
    return unit ? [unitOf(view, standing(unit, stand))] : [];
  });
}
