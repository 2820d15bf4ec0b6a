import { check } from '@flagplot/check';
import type { Subject } from '@flagplot/kernel/conformance';
import { baltic } from '../rules/index.ts';
import type { Baltic } from '../rules/state.ts';
import { catalogue } from '../words/catalogue.ts';
import { words } from '../words/index.ts';
import { battle } from './battle.ts';
import { narrows } from './narrows.ts';
import { positions } from './positions.ts';
import { airfields, broadsides, carriers, hurt, large, opened, skirmish } from './skirmish.ts';
import { box } from './table.ts';

const PAIR = 'a blue sd-ca 20,6^0 Stop\nb red to-bb 50,42^180 Stop';

/** A battleship before a bank of coastal water. */
const shoal = (): ReturnType<typeof battle> =>
  battle('a vasa sd-bb 20,10^0\nb red to-ca 60,40^180', { features: [box('bank', 'coastal', [10, 14, 22, 30])] });

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
    { name: 'hurt', scenario: hurt },
    { name: 'airfields', scenario: airfields },
    { name: 'opened', scenario: opened },
    { name: 'narrows', scenario: narrows },
  ],
  bound: 200,
  battles: 1,
  reach: {
    battles: 40,
    events: [
      ...['stocked', 'telegraphed', 'bid', 'placed', 'stacked', 'scheduled', 'turned', 'sailed', 'ready', 'fired', 'struck'],
      ...['became', 'deployed', 'repairs', 'mended', 'burnt', 'stricken', 'took', 'suffered'],
      ...['beamed', 'launched', 'ran', 'spent', 'boarded', 'overrun', 'battered'],
      ...['soared', 'lay', 'held', 'touched', 'met', 'collided', 'backed', 'lapsed', 'released'],
      ...['flew-off', 'recovered', 'scrambled', 'announced', 'flew', 'went', 'joined', 'stayed', 'set-aside', 'pressed'],
      ...['took-on', 'dogfought', 'owed', 'shot-down', 'strafed', 'bombed', 'ack-ack'],
      ...['done', 'cleared', 'over', 'thrown'],
    ],
  },
  samples: 20_000,
  positions: [
    ...positions,
    { name: 'a cruiser', forecast: 'critical', of: { ship: 'blue', tenners: 2 }, state: () => battle(PAIR).s },
    { name: 'a battleship', forecast: 'critical', of: { ship: 'red', tenners: 6 }, state: () => battle(PAIR).s },
    { name: 'a shoal', forecast: 'grounding', of: { vessel: 'vasa', legs: [{ d: 6000, turn: -1000 }] }, state: () => shoal().s },
    {
      ...{ name: 'a ram', forecast: 'collision' },
      ...{ of: { vessel: 'blue', other: 'red', force: 'vessel', of: 'other' }, state: () => battle(PAIR).s },
    },
    {
      ...{ name: 'two that ram', forecast: 'collision' },
      ...{ of: { vessel: 'blue', other: 'red', force: 'both', of: 'vessel' }, state: () => battle(PAIR).s },
    },
  ],
};
