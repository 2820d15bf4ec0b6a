// Chapters 1.3 and 5: windows worth a thought, and any windows at all.

import type { RollDie } from '@flagplot/kernel';
import type { Target, Unit } from '../open.ts';
import type { Act, Shot, Window } from '../orders.ts';
import type { Firer } from '../weapons/aim.ts';
import { shotsAt } from '../weapons/aim.ts';
import type { InWindow } from '../window/act.ts';
import { rulesIn } from '../window/acts.ts';
import { firingWindows, payable, targetsIn } from '../window/choices.ts';
import type { Occasion } from '../window/window.ts';
import { actFault, actionFaults, inWindow } from '../window/window.ts';

/** A chance, in a hundred, worth a shot that may not come again this turn. */
const WORTH = 33;

/** TP-1.3.7 Windows likeliest first: all that is worth firing, nothing, all that bears. */
export function* windowsWorthAThought(on: Occasion, units: readonly Unit[]): Generator<Window[]> {
  const best = firingWindows(on, units, WORTH);
  if (best.length > 0) yield best;
  yield [];
  const all = firingWindows(on, units, 1);
  if (all.length > 0 && JSON.stringify(all) !== JSON.stringify(best)) yield all;
}

/** Any windows the book allows. */
export function randomWindows(on: Occasion, units: readonly Unit[], roll: RollDie): Window[] {
  return units.flatMap(unit => {
    const { acts, fire } = randomAction(on, unit, roll);
    return acts.length + fire.length > 0 ? [{ unit: unit.id, acts, fire }] : [];
  });
}

/** Anything that a unit may do in a window, seldom much. */
export function randomAction(on: Occasion, unit: Unit, roll: RollDie): Pick<Window, 'acts' | 'fire'> {
  const c = inWindow(on, unit, { acts: [] });
  if (!c) return { acts: [], fire: [] };
  const acts: Act[] = roll(3) === 1 ? randomActs(c, roll) : [];
  const fire = roll(3) === 1 ? randomFire(on, c, roll) : [];
  const all = { acts, fire };
  if (actionFaults(on, unit, all).length === 0) return all;
  return actionFaults(on, unit, { acts: [], fire }).length === 0 ? { acts: [], fire } : { acts: [], fire: [] };
}

function randomActs(c: InWindow, roll: RollDie): Act[] {
  const drawn: Act[] = [];
  for (const rule of rulesIn(c)) {
    if (roll(2) === 1) continue;
    const options: Act[] = [...rule.options(c)].filter(act => !actFault(c, act));
    if (options.length > 0) drawn.push(options[roll(options.length) - 1] as Act);
  }
  return drawn;
}

function randomFire(on: Occasion, { unit, hold }: InWindow, roll: RollDie): Shot[] {
  const targets = targetsIn(on, unit);
  if (targets.length === 0) return [];
  const firer: Firer = { seen: on.v, unit, hold };
  const shots = [...shotsAt(firer, targets[roll(targets.length) - 1] as Target)].filter(() => roll(2) === 1);
  return payable(firer, shots);
}
