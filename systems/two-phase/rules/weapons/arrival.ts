// Chapter 1.4: what of a volley arrives at its target, and how: through a cloak, on one shield, round all of them.

import { rollThroughCloak } from '../cloak/hits.ts';
import { isCloaked } from '../cloak/veil.ts';
import type { Blow } from '../damage/volley.ts';
import { strikesShield } from '../damage/volley.ts';
import type { ShotResult } from '../events.ts';
import { weaponOf } from '../names.ts';
import type { Unit } from '../open.ts';
import type { Seen } from '../roster.ts';
import type { TpTable } from '../state.ts';

/** A volley whose dice have been thrown. */
export interface Thrown {
  seen: Seen;
  firer: Unit;
  target: Unit;
  shift: number;
  /** The bearing of the firer as the target sees it. */
  from: number;
  results: readonly ShotResult[];
}

/** TP-1.4.4 The points that arrive, TP-9.4.7, ruling R93: those of enveloping hellbores apart, and all of them one volley inside; TP-11.1.10 under cloak the die of the shield, then one for each weapon that scored. */
export function arrivalOf(t: TpTable, volley: Thrown): Pick<Blow, 'points' | 'around' | 'shield'> {
  const { seen, firer, target, shift, from, results } = volley;
  const by = firer.side;
  const scoring = results.filter(({ damage }) => damage > 0);
  const cloaked = isCloaked(target);
  const direct = scoring.some(({ as }) => as !== 'enveloping');
  const shield = cloaked && direct ? strikesShield(t, { s: seen, unit: target }, { bearing: from, by }) : undefined;
  const arrival = { points: 0, around: 0, ...(shield !== undefined && { shield }) };
  for (const { weapon, as, damage } of scoring) {
    const through = cloaked
      ? rollThroughCloak(t, { seen, unit: target, by, shift, weapon: weaponOf(seen, firer.id, weapon) }, damage)
      : damage;
    if (as === 'enveloping') arrival.around += through;
    else arrival.points += through;
  }
  return arrival;
}
