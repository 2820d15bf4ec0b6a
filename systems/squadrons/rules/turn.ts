// THE ROUND (SQ-2.1.1). Read this first: what follows what.

import type { Phase } from '@flagplot/kernel';
import type { Squadrons } from './state.ts';
import { deploy } from './turn/0-deploy.ts';
import { initiative } from './turn/1-initiative.ts';
import { move } from './turn/2-move.ts';
import { jam } from './turn/3-jam.ts';
import { fire } from './turn/4-fire.ts';
import { morale } from './turn/5-morale.ts';
import { special } from './turn/6-special.ts';

type Line = Phase<Squadrons>;

/** SQ-2.1.2 The Combat phase: jamming, then fire. */
const combat: readonly Line[] = [jam, fire];

/** SQ-2.1.1 The round, and SQ-8.1.1 what comes before the first. */
const opening: readonly Line[] = [deploy];
const round: readonly Line[] = [initiative, move, ...combat, morale, special];

/** The opening and the round, the same in every battle. */
export function sequence(): { opening: readonly Line[]; turn: readonly Line[] } {
  return { opening, turn: round };
}
