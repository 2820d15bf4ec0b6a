/** Whether a unit may do something beside what is chosen: nothing here says it in words. */

import type { Act } from '../../rules/orders.ts';
import { spentBy } from '../../rules/weapons/aim.ts';
import type { InWindow } from '../../rules/window/act.ts';
import { choicesOf, ruleOf, rulesIn } from '../../rules/window/acts.ts';
import { actFault } from '../../rules/window/window.ts';
import type { Chosen } from './windows.ts';

/** Whether there is anything at all: one act of one kind is looked at, where all would be hundreds. */
export function offersAny(c: Chosen): boolean {
  for (const rule of rulesIn(c)) for (const act of choicesOf(rule, c)) if (mayAdd(c, act)) return true;
  return false;
}

/** Whether an act may be done beside all that is chosen: it is lawful, no second time the same, and paid for. */
export function mayAdd(c: Chosen, act: Act): boolean {
  return whyNotAdd(c, act) === undefined;
}

/** Why it may not, in a sentence. */
export function whyNotAdd(c: Chosen, act: Act): string | undefined {
  if (c.window.acts.some(one => isAgain(one, act))) return 'That is chosen already.';
  const added: InWindow = { ...c, window: { acts: [...c.window.acts, act] } };
  return actFault(added, act)?.say ?? priceFault(added, c);
}

/** Acts that may well be done twice: more of the same. */
const MORE: ReadonlySet<Act['act']> = new Set<Act['act']>(['reinforce', 'transport', 'hand']);

function isAgain(one: Act, act: Act): boolean {
  if (one.act === 'seeker' && act.act === 'seeker') return one.weapon === act.weapon;
  return !MORE.has(act.act) && JSON.stringify(one) === JSON.stringify(act);
}

/** TP-2.3.1 */
function priceFault(added: InWindow, { v, unit, window: { fire } }: Chosen): string | undefined {
  const { acts } = added.window;
  const acting = acts.reduce((sum, act) => sum + (ruleOf(act)?.reserve?.(added, act) ?? 0), 0);
  const left = added.hold.battery - spentBy({ seen: v, unit }, fire).reserve;
  return acting > left ? 'The batteries hold less.' : undefined;
}
