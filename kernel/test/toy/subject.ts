import { check } from '@flagplot/check';
import type { Subject } from '../../src/conformance/index.ts';
import type { Answer, State } from '../../src/contract.ts';
import { stream } from '../../src/dice/stream.ts';
import { begin, setUp } from '../../src/loop.ts';
import { rolled } from '../../src/table.ts';
import { brawl, cutters, duel, words } from './cutters.ts';
import type { Cutters, Ring } from './shapes.ts';
import { CATALOGUE } from './shapes.ts';

/** A battle as it stands before its first question. */
function opening(scenario: Ring): State<Cutters> {
  const s = setUp(cutters, scenario, scenario);
  begin({ rules: cutters, t: rolled({ face: stream('opening') }) }, s);
  return s;
}

const plotted = (is: (order: Cutters['asks']['plot']['order']) => boolean) => (answer: Answer<Cutters>) =>
  answer.kind === 'plot' && is(answer.order);

/** The toy as the suite takes it. */
export const subject: Subject<Cutters> = {
  rules: cutters,
  words,
  catalogue: CATALOGUE,
  check,
  scenarios: [
    { name: 'duel', scenario: duel },
    { name: 'brawl', scenario: brawl },
  ],
  bound: 100,
  reach: {
    battles: 20,
    events: ['stowed', 'turn', 'moved', 'beat', 'met', 'passed', 'boarded', 'repelled', 'lost', 'over', 'thrown'],
    orders: {
      'to run': plotted(({ beats }) => beats.includes('run')),
      'to board by standing order': plotted(({ boards }) => boards === true),
      'to decide at the meeting': plotted(({ boards }) => boards === null),
      'to bring up hands': answer => answer.kind === 'repel' && answer.order.hands > 0,
    },
  },
  positions: [
    { name: 'six on six', forecast: 'boarding', of: { by: 'red', of: 'blue' }, state: () => opening(duel) },
    { name: 'one of three', forecast: 'boarding', of: { by: 'green', of: 'red' }, state: () => opening({ ...brawl, crew: 2 }) },
  ],
};
