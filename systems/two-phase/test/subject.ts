import { check } from '@flagplot/check';
import type { Subject } from '@flagplot/kernel/conformance';
import { twoPhase } from '../rules/index.ts';
import type { TwoPhase } from '../rules/state.ts';
import { catalogue } from '../words/catalogue.ts';
import { words } from '../words/index.ts';
import type { Battle } from './battle.ts';
import { battle } from './battle.ts';
import { ambush, bays, boarders, bought, carrier, drones, duel, fields, panels, skirmish, webs } from './duels.ts';

/** Two cruisers near each other, one hurt. */
function near(): Battle {
  const b = battle('a blue fed-ca 1015^C 8\nb red kli-d7 1417^F 8');
  b.unit('blue').boxes.sensor = 4;
  b.unit('red').bonuses = 1;
  b.unit('red').shields[0] = 12;
  return b;
}

/** The same with a mine ahead of red, which is slow. */
function mined(): Battle {
  const b = near();
  const { q, r } = b.unit('red');
  b.unit('red').speed = 2;
  const mine = { id: 'mine-9', side: 'a', by: 'blue', shown: 't-bomb', came: null, arrived: 0, laid: 0, active: true } as const;
  b.s.open.mines.push({ ...mine, q: q - 2, r });
  return b;
}

/** The same with a drone that has found red behind EW. */
function hunted(): Battle {
  const b = near();
  const { q, r } = b.unit('red');
  b.unit('red').ecm = 2;
  const drone = { id: 'seeker-9', side: 'a', shown: 'drone', type: null, by: 'blue', on: 'red', facing: 2 } as const;
  const counts = { flown: 4, moves: 1, damage: 0, response: false, atOnce: false, came: null, arrived: 0 };
  b.s.open.seekers.push({ ...drone, ...counts, q: q - 2, r });
  b.s.sealed.a?.seekers.push({ id: 'seeker-9', load: 'i', pseudo: false, left: 0 });
  return b;
}

const VOLLEY = {
  unit: 'blue',
  on: 'red',
  fire: [...['phaser-1', 'phaser-2', 'phaser-3', 'phaser-5'].map(weapon => ({ weapon })), { weapon: 'photon-a', as: 'overload' }],
};

/** Two-Phase as the suite of the kernel takes it: turns are long, so that battles are short. */
export const subject: Subject<TwoPhase> = {
  rules: twoPhase,
  words,
  catalogue,
  check,
  scenarios: [
    { name: 'duel', scenario: duel },
    { name: 'skirmish', scenario: skirmish },
    { name: 'drones', scenario: drones },
    { name: 'ambush', scenario: ambush },
    { name: 'bought', scenario: bought },
    { name: 'fields', scenario: fields },
    { name: 'boarders', scenario: boarders },
    { name: 'webs', scenario: webs },
    { name: 'carrier', scenario: carrier },
    { name: 'panels', scenario: panels },
    { name: 'bays', scenario: bays },
  ],
  bound: 400,
  battles: 1,
  reach: {
    battles: 40,
    events: [
      ...['announced', 'ordered', 'placed', 'locked', 'halved', 'moved', 'turned', 'erratic', 'dropped', 'fired', 'struck'],
      ...['lost', 'waterfall', 'repaired', 'over', 'thrown', 'deployed'],
      ...['cloak', 'faded', 'mustered', 'fitted', 'beamed', 'laid', 'armed', 'blew', 'spent', 'studied'],
      ...['cloak', 'faded', 'field', 'in-field', 'field-hit', 'banks', 'displaced'],
      ...['web', 'snared'],
      ...['sent', 'landed'],
      ...['launched', 'homing', 'flight', 'hit', 'shot-at', 'vanished'],
    ],
  },
  positions: [
    { name: 'four phasers and a photon', forecast: 'volley', of: VOLLEY, state: () => near().s },
    { name: 'three points inside', forecast: 'inside', of: { unit: 'red', points: 3, bearing: 0 }, state: () => near().s },
    { name: 'a hard turn', forecast: 'breakdown', of: { unit: 'red' }, state: () => near().s },
    { name: 'a raid', forecast: 'raid', of: { unit: 'blue', on: 'red', box: 'lab', guarded: true }, state: () => near().s },
    { name: 'boarders', forecast: 'boarding', of: { unit: 'red', boarders: 13 }, state: () => near().s },
    { name: 'slowly past a mine', forecast: 'mine', of: { unit: 'red', course: 'FF' }, state: () => mined().s },
    { name: 'a drone under EW', forecast: 'seeker', of: { seeker: 'seeker-9' }, state: () => hunted().s },
    { name: 'hurt sensors', forecast: 'lock', of: { unit: 'blue' }, state: () => near().s },
  ],
  samples: 20_000,
};
