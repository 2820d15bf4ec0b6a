// What a side has scored, reason by reason, in the book's words.

import type { Shown, Side } from '@flagplot/kernel';
import { isShip } from '../rules/roster.ts';
import type { TwoPhase } from '../rules/state.ts';
import { type Fate, fateOf, scoreShown } from '../rules/victory.ts';

/** What a point is called. */
export const unit = 'points';

const REASONS: Readonly<Record<Fate, string>> = {
  destroyed: 'ships destroyed',
  captured: 'ships captured',
  crippled: 'ships crippled',
  left: 'ships that left the map',
};

/** TP-16.2.1 Points of a side by what they were scored for: each ship counts once, for the worst that has become of it. */
export function tally({ book, open }: Pick<Shown<TwoPhase>, 'book' | 'open'>, side: Side): { reason: string; points: number }[] {
  return (Object.keys(REASONS) as Fate[]).map(fate => {
    const units = open.units.filter(one => isShip(one) && fateOf({ book }, one) === fate);
    return { reason: REASONS[fate], points: scoreShown({ book, open: { ...open, units } })[side]?.points ?? 0 };
  });
}
