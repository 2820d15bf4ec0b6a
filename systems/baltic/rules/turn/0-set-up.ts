// Before the battle: the bid for setting up, and the fleets set up class by class.

import type { Class } from '../cards.ts';
import { deploy, deploymentsDue, sidesToSetUp } from '../opening/deployment.ts';
import { biddingPhase } from '../planning/bidding.ts';
import type { BbPhase } from '../state.ts';

/** BB-1.5.3 One bid for the whole of it, BB-1.5.4 ranked as for initiative. */
export const setUpBid: BbPhase<'bid' | 'place'> = biddingPhase({
  name: 'Set-up bid',
  rule: 'BB-1.5.3',
  for: 'set-up',
  sides: sidesToSetUp,
});

/** BB-1.5.2 One unit at a time in that order, again and again. */
function classPhase(name: string, size: Class): BbPhase<'deploy'> {
  return {
    name,
    rule: 'BB-1.5.1',
    asks: shown => deploymentsDue(shown, size),
    carry(s, t, answers) {
      for (const { side, order } of answers) deploy(s, t, { side, order });
    },
  };
}

/** BB-1.5.1 Battleships, then cruisers, then destroyers. */
export const deployments: readonly BbPhase<'deploy'>[] = [
  classPhase('Battleships', 'B'),
  classPhase('Cruisers', 'C'),
  classPhase('Destroyers', 'D'),
];
