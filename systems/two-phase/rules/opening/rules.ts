// BEFORE THE TURN (TP-1.3.1): what a battle opens with, and the rules of a battle that does.

import type { Phase, Ruleset } from '@flagplot/kernel';
import { battleRules } from '../battle.ts';
import type { Book } from '../book.ts';
import type { TwoPhase } from '../state.ts';
import { turn } from '../turn.ts';
import { deploy, deployQuestion } from './0-deploy.ts';
import { muster, musterQuestion } from './0-muster.ts';

type Line = Phase<TwoPhase>;

/** TP-1.3.1 What comes before the first turn of this battle, and the turn. */
export function sequence(book: Book): { opening: readonly Line[]; turn: readonly Line[] } {
  const opening = [...(book.musters > 0 ? [muster] : []), ...(book.deploys ? [deploy] : [])];
  return { opening: opening as Line[], turn };
}

/** The rules of a battle that was let in before, and may open with sides that buy or place their ships. */
export const openingRules: Ruleset<TwoPhase> = {
  ...battleRules,
  sequence,
  questions: { ...battleRules.questions, muster: musterQuestion, deploy: deployQuestion },
};
