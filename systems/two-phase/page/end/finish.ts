/** What ships may have done at the end of the turn. */

import { boxOf, count } from '../../rules/names.ts';
import type { Finish } from '../../rules/orders.ts';
import { cardOf, holdIn, unitNamed } from '../../rules/roster.ts';
import { racksToFill } from '../../rules/seekers/reload.ts';
import type { TpView } from '../../rules/state.ts';
import { mendable } from '../../rules/turn/5-mend.ts';

/** One thing that may be repaired. */
export interface Choice {
  unit: string;
  box: string;
  says: string;
}

export interface FinishRow {
  unit: string;
  /** Points of damage control there are. */
  paid: number;
  choices: Choice[];
  reload: Finish['reload'];
}

/** Ships that have something to be done, or have paid for it. */
export function finishRows(view: TpView, units: readonly string[]): FinishRow[] {
  return units.flatMap(unit => {
    const hold = holdIn(view.own, unit);
    return hold?.form ? [{ unit, paid: hold.repairs, choices: choicesOf(view, unit), reload: racksToFill(view, unit) }] : [];
  });
}

/** TP-14.1.2 Shields that miss boxes, the weakest first; TP-14.1.3 then what of systems is lost. */
function choicesOf(view: TpView, id: string): Choice[] {
  const unit = unitNamed(view.open, id);
  const paid = holdIn(view.own, id)?.repairs ?? 0;
  const { shield: price } = view.book.charts.repairs;
  if (!unit || paid < price) return [];
  const shields = cardOf(view.book, unit).shields.map((all, i) => ({
    shield: i + 1,
    missing: all - (unit.shields[i] ?? 0),
    all,
  }));
  const hurt = shields.filter(({ missing }) => missing > 0).toSorted((a, b) => b.missing - a.missing);
  return [
    ...hurt.map(({ shield, missing, all }): Choice => {
      const back = count(Math.min(missing, Math.floor(paid / price)), 'box', 'boxes');
      return { unit: id, box: `shield-${shield}`, says: `Shield ${shield}, ${all - missing} of ${all}: ${back} back` };
    }),
    ...mendable(view, id).map(({ box }): Choice => ({ unit: id, box, says: `One ${boxOf(view, id, box)}` })),
  ];
}

/** What tells one choice from another. */
export function keyOf(one: { unit: string; box?: string; weapon?: string }): string {
  return `${one.unit}/${one.box ?? one.weapon}`;
}
