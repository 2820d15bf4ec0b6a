// Chapter 7.3: the waterfall at the end of a phase.

import type { Phase } from '@flagplot/kernel';
import { completeFades } from '../cloak/fade.ts';
import { endFields } from '../fields/esg.ts';
import { endWebs } from '../fields/web.ts';
import { endMarks } from '../mines/blast.ts';
import { endPanelMines } from '../mines/panel-mines.ts';
import { endDisruption } from '../movement/displacement.ts';
import { dropSpent } from '../seekers/guidance.ts';
import { loseLinked } from '../shuttles/links.ts';
import { endBursts } from '../shuttles/weasel.ts';
import { idsOf } from '../speed/order.ts';
import type { TpState, TpTable, TwoPhase } from '../state.ts';
import { renewTow } from '../tractors/tow.ts';
import { judgeVictory } from '../victory.ts';
import { fulfilDelays } from './delays.ts';

/** What a chapter lets end with its phase. */
export type PhaseEnd = (s: TpState, t: TpTable) => void;

/** TP-7.3.2, TP-6.2.5, TP-6.2.6 What ends here beside delays. A chapter adds its own. */
const PHASE_ENDS: readonly PhaseEnd[] = [
  ...[completeFades, endFields, endWebs, endDisruption, endPanelMines, endMarks],
  ...[endBursts, dropSpent, renewTow, loseLinked],
];

/** TP-7.3.1, TP-7.3.2 All delays are fulfilled, and what lasts a limited time ends; TP-16.1.3 the battle may be over. */
export const waterfall = (half: 1 | 2): Phase<TwoPhase> => ({
  name: half === 1 ? 'First Phase: waterfall' : 'Second Phase: waterfall',
  rule: 'TP-7.3.1',
  begin(s, t) {
    t.tell(() => ({ kind: 'waterfall', half, units: idsOf(s.open.units) }));
    for (const unit of s.open.units) {
      fulfilDelays(unit);
      unit.made = 0;
      unit.het = false;
    }
    for (const end of PHASE_ENDS) end(s, t);
    judgeVictory(s, t, false);
  },
});
