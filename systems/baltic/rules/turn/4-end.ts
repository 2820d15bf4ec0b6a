// The end of the turn.

import { sink } from '../damage/hits.ts';
import { driftAll } from '../goals/drift.ts';
import { scorePlaces } from '../goals/objectives.ts';
import { followTug } from '../goals/tow.ts';
import { cardOf, isSotl } from '../roster.ts';
import type { BbPhase, BbState, BbTable } from '../state.ts';
import { judgeVictory } from '../victory.ts';

/** BB-5.4.1 to BB-5.4.4 */
export const end: BbPhase = {
  name: 'End of turn',
  rule: 'BB-5.4.1',
  begin(s, t) {
    clearSplash(s, t);
    removeWrecks(s, t);
    followTug(s, t);
    driftAll(s, t);
    scorePlaces(s, t);
    judgeVictory(s, t);
  },
};

/** BB-5.4.1, BB-3.2.73 Splash markers vanish. */
function clearSplash({ open }: BbState, t: BbTable): void {
  const splashed = open.vessels.filter(({ splash }) => splash > 0);
  if (splashed.length === 0) return;
  for (const vessel of splashed) vessel.splash = 0;
  const vessels = splashed.map(({ id }) => id);
  t.tell(() => ({ kind: 'cleared', vessels }));
}

/** BB-5.4.2, BB-3.2.69 Unrated wrecks of the turn before are taken off. */
function removeWrecks({ book, clock, open }: BbState, t: BbTable): void {
  if (book.options['lasting-wrecks']) return;
  for (const vessel of open.vessels)
    if (vessel.status === 'wreck' && !isSotl(cardOf(book, vessel)) && vessel.wrecked < clock.turn) sink(t, vessel);
}
