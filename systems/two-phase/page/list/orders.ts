/** What each unit is about to be ordered, as an answer stands. */

import { hexes } from '@flagplot/hexes';
import type { Answer } from '@flagplot/kernel';
import type { UnitOrder } from '@flagplot/pagekit/list/words.ts';
import { listWords } from '@flagplot/pagekit/words/lists.ts';
import { FACINGS, LAYOUT } from '../../rules/geometry/map.ts';
import { hexOf } from '../../rules/map.ts';
import { boxOf, unitName, weaponOf } from '../../rules/names.ts';
import type { Unit } from '../../rules/open.ts';
import type { Form, Window } from '../../rules/orders.ts';
import { unitNamed } from '../../rules/roster.ts';
import type { TpView, TwoPhase } from '../../rules/state.ts';
import { courseOf, courseWords, unitAfter } from '../space/course.ts';
import { actWords, headOf } from '../window/acts.ts';

export function orders(answer: Answer<TwoPhase>, view: TpView): UnitOrder[] {
  const { kind, about, order } = answer;
  switch (kind) {
    case 'muster':
    case 'place':
      return [];
    case 'deploy':
      return order.stands.map(({ unit, hex, facing }) => ({ unit, says: `set up at ${hex}, facing ${FACINGS[facing]}` }));
    case 'allocate':
      return order.forms.map(form => formOrder(form, order.watch.find(({ unit }) => unit === form.ship)?.course));
    case 'space':
      return moveOrder(view, { unit: about.unit, acts: order.acts, fire: order.fire }, courseOf(order));
    case 'bid':
      return [{ unit: about.unit, says: order.energy > 0 ? `bids ${order.energy} against the beam` : 'bids nothing' }];
    case 'finish':
      return about.units.map(unit => {
        const mended = order.repairs.filter(one => one.unit === unit).map(({ box }) => boxOf(view, unit, box));
        return { unit, says: mended.length > 0 ? `repairs ${listWords(mended)}` : 'repairs nothing' };
      });
    default:
      return about.units.map(unit =>
        windowOrder(view, order.windows.find(one => one.unit === unit) ?? { unit, acts: [], fire: [] }),
      );
  }
}

/** `speed 8, ECM 2, ECCM 0; 3 ahead, left`. */
function formOrder({ ship, speed, ecm, eccm }: Form, course = ''): UnitOrder {
  const says = `speed ${speed}, ECM ${ecm}, ECCM ${eccm}`;
  const words = courseWords(course);
  return { unit: ship, says: course === '' ? says : `${says}; ${words.charAt(0).toLowerCase()}${words.slice(1)}` };
}

/** `3 ahead, left, to 1512 facing B; fires phaser 1 at Red battlecruiser`. */
function moveOrder(view: TpView, window: Window, course: string): UnitOrder[] {
  const unit = unitNamed(view.open, window.unit);
  if (!unit) return [];
  const end = unitAfter(unit, course);
  const words = courseWords(course);
  const where = `${words.charAt(0).toLowerCase()}${words.slice(1)}, to ${hexes.nameOf(hexOf(end), LAYOUT)} facing ${FACINGS[end.facing]}`;
  const done = doneWords(view, window);
  return [{ unit: unit.id, says: done === '' ? where : `${where}; ${done}`, aims: aimsOf(window) }];
}

function windowOrder(view: TpView, window: Window): UnitOrder {
  const done = doneWords(view, window);
  return { unit: window.unit, says: done === '' ? 'passes' : done, aims: aimsOf(window) };
}

const aimsOf = ({ fire }: Window): string[] => [...new Set(fire.map(({ on }) => on))];

function doneWords(view: TpView, { unit, acts, fire }: Window): string {
  const at = Map.groupBy(fire, ({ on }) => on);
  const fired = [...at].map(
    ([on, shots]) => `fires ${listWords(shots.map(({ weapon }) => weaponOf(view, unit, weapon)))} at ${unitName(view, on)}`,
  );
  return [
    ...fired,
    ...acts.map(act => `${headOf(act)}: ${actWords({ v: view, unit: unitNamed(view.open, unit) as Unit }, act)}`),
  ].join('; ');
}
