import { check } from '@flagplot/check';
import type { Subject } from '@flagplot/kernel/conformance';
import { baltic } from '../rules/index.ts';
import type { Baltic } from '../rules/state.ts';
import { catalogue } from '../words/catalogue.ts';
import { words } from '../words/index.ts';
import { broadsides, carriers, large, skirmish } from './skirmish.ts';

/** Baltic as the suite of the kernel takes it. */
export const subject: Subject<Baltic> = {
  rules: baltic,
  words,
  catalogue,
  check,
  scenarios: [
    { name: 'skirmish', scenario: skirmish },
    { name: 'large', scenario: large },
    { name: 'carriers', scenario: carriers },
    { name: 'broadsides', scenario: broadsides },
  ],
  bound: 200,
  battles: 2,
  reach: {
    battles: 20,
    events: [
      ...[
        'stocked',
        'telegraphed',
        'bid',
        'placed',
        'stacked',
        'scheduled',
        'turned',
        'sailed',
        'ready',
        'fired',
        'struck',
        'became',
      ],
      ...['beamed', 'launched', 'ran', 'spent', 'boarded', 'overrun', 'battered'],
      ...['done', 'cleared', 'over', 'thrown'],
    ],
  },
  positions: [],
};
