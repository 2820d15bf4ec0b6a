import { check } from '@flagplot/check';
import type { Subject } from '@flagplot/kernel/conformance';
import { twoPhase } from '../rules/index.ts';
import type { TwoPhase } from '../rules/state.ts';
import { catalogue } from '../words/catalogue.ts';
import { words } from '../words/index.ts';
import { duel, skirmish } from './duels.ts';

/** Two-Phase as the suite of the kernel takes it: turns are long, so that battles are short. */
export const subject: Subject<TwoPhase> = {
  rules: twoPhase,
  words,
  catalogue,
  check,
  scenarios: [
    { name: 'duel', scenario: duel },
    { name: 'skirmish', scenario: skirmish },
  ],
  bound: 400,
  battles: 1,
  reach: {
    battles: 40,
    events: [
      ...['announced', 'ordered', 'placed', 'locked', 'halved', 'moved', 'turned', 'erratic', 'dropped', 'fired', 'struck'],
      ...['lost', 'waterfall', 'repaired', 'over', 'thrown', 'deployed'],
    ],
  },
  positions: [],
};
