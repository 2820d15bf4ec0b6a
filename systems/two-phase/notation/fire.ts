// Fire by kinds of weapon: of those that are named, whatever is ready, bears, and can be paid for.

import type { Shot } from '../rules/orders.ts';
import { holdIn, unitNamed } from '../rules/roster.ts';
import { seekerNamed } from '../rules/seekers/truth.ts';
import type { TpView } from '../rules/state.ts';
import { payable, prospects } from '../rules/window/choices.ts';

interface Group {
  unit: string;
  on: string;
  /** Weapons by their ids. */
  group: readonly string[];
  /** What fires already. */
  already: readonly Shot[];
}

export function fireOf(v: TpView, { unit: id, on, group, already }: Group): Shot[] {
  const unit = unitNamed(v.open, id);
  const hold = holdIn(v.own, id);
  const target = unitNamed(v.open, on) ?? seekerNamed(v.open, on);
  if (!unit || !hold || !target) return [];
  const firer = { seen: v, unit, hold };
  const ready = prospects(firer, target).filter(({ shot, chance }) => chance > 0 && group.includes(shot.weapon));
  const fresh = ready.map(({ shot }) => shot).filter(({ weapon }) => already.every(one => one.weapon !== weapon));
  return payable(firer, [...already, ...fresh]).filter(shot => fresh.includes(shot));
}
