// What a computer says to an offer of the other sides.

import type { GameTypes, Offer, Ruleset, View } from '@flagplot/kernel';
import type { Think } from './bot.ts';
import type { Mind } from './mind.ts';

/** A computer that is worth no more than this, of 10,000, is content with a draw. */
const CONTENT = 5000;

/** What an offer is judged by: without a mind nobody knows what a table is worth, and no draw is agreed to. */
export interface Judging {
  readonly rules: Ruleset<GameTypes>;
  readonly mind?: Mind<GameTypes> | undefined;
  readonly think: Think;
}

/**
 * Whether a computer agrees to an offer: to every undo, to an end that it has won, and to a draw where it stands no better than even, on the
 * table it sees with other folders guessed.
 */
export function agreesTo({ rules, mind, think }: Judging, v: View<GameTypes>, { what, winners }: Offer): boolean {
  if (what === 'undo') return true;
  if (what === 'end') return winners?.includes(v.side) ?? false;
  if (!mind) return false;
  const { book, clock, open, side, own } = v;
  const sealed = { ...(mind.guess?.(v, think) ?? rules.imagine(v, think.roll)), [side]: own };
  return mind.evaluate({ book, clock, open, sealed }, side).worth <= CONTENT;
}
