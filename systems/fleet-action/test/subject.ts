import { check } from '@flagplot/check';
import type { Subject } from '@flagplot/kernel/conformance';
import { fleetAction } from '../rules/index.ts';
import type { FaState, FleetAction } from '../rules/state.ts';
import { scenarios } from '../scenarios/index.ts';
import { catalogue } from '../words/catalogue.ts';
import { words } from '../words/index.ts';
import { muddle } from './abilities/muddle.ts';
import { jumpers } from './arrival/jumpers.ts';
import { battle } from './battle.ts';
import { apart, brawl, minefield } from './brawl.ts';
import { carriers } from './carriers.ts';
import { rescue } from './reinforcements/rescue.ts';
import { sally } from './reinforcements/sally.ts';

const DUEL = battle('narn A 6: Tal gquan 3040^0, Var bintak 3041\nearth B 6: Vesper omega 3034^3, Halcyon hyperion 3033').until(
  'fire',
);

/** A squadron with one of its ships gone, at the end of a turn. */
function shaken(): FaState {
  const b = battle('narn A 6: Tal gquan 3040^0\nearth B 6: Vesper omega 3034^3, Halcyon hyperion 3033', { morale: true });
  b.until('fire').ship('halcyon').structure = 0;
  return b.s;
}

/** Fleet Action as the suite of the kernel takes it. */
export const subject: Subject<FleetAction> = {
  rules: fleetAction,
  words,
  catalogue,
  check,
  scenarios: [
    { name: 'duel', scenario: scenarios.duel! },
    { name: 'brawl', scenario: brawl },
    { name: 'minefield', scenario: minefield },
    { name: 'carriers', scenario: carriers },
    { name: 'sally', scenario: sally },
    { name: 'jumpers', scenario: jumpers },
    { name: 'rescue', scenario: rescue },
    { name: 'muddle', scenario: muddle },
  ],
  bound: 200,
  battles: 2,
  reach: {
    battles: 90,
    events: [
      ...['deployed', 'sealed', 'pulse', 'speed', 'moved', 'fired', 'under-fire', 'hit', 'grey', 'placed', 'broken', 'destroyed'],
      ...['gone', 'commander', 'flagship', 'over', 'thrown'],
      ...['jump-sealed', 'patrol', 'jump-opened', 'direction', 'formed', 'jump-formed', 'extra-over', 'entered'],
      ...['fleet-speed', 'groups', 'shifted', 'launched', 'spent', 'leaderless', 'stricken', 'guide', 'outside', 'out', 'back'],
      ...['morale', 'withdraws', 'vortex', 'closed', 'waits'],
      ...['elint-jammed', 'supports', 'network-jammed', 'network-fails', 'network-clear', 'targeting-jammed', 'elint-over'],
      ...['mines-sealed', 'mines-launched', 'mines-opened', 'mines-burst', 'mined'],
      ...['rounds', 'sortie', 'flown', 'stayed', 'landed', 'dogfight', 'attacks', 'guarded', 'downed', 'strafed', 'called-off'],
      ...['duelled', 'kills', 'adrift', 'broken-off'],
      ...['relief-scheduled', 'relief-late', 'relief-never', 'relief-comes'],
    ],
    orders: {
      'with a change of speed': ({ kind, order }) => kind === 'orders' && order.squadrons.some(({ change }) => change),
      'with a slip': ({ kind, order }) =>
        kind === 'orders' && order.squadrons.some(({ path }) => path.flat().includes('slip-port')),
      'that comes about': ({ kind, order }) =>
        kind === 'orders' && order.squadrons.some(({ path }) => path.flat().filter(step => step === 'port').length === 3),
      'that moves relatively': ({ kind, order }) => kind === 'orders' && order.squadrons.some(({ mode }) => mode === 'relative'),
      'that forms anew': ({ kind, order }) => kind === 'orders' && order.squadrons.some(({ reform }) => reform),
      'with a shift kept for a stricken enemy': ({ kind, order }) =>
        kind === 'orders' && order.squadrons.some(({ shift }) => shift?.late),
      'with ELINT levels': ({ kind, order }) => kind === 'orders' && (order.elint ?? []).length > 0,
      'with a vortex': ({ kind, order }) => kind === 'orders' && (order.jumps ?? []).length > 0,
      'that leaves ships outside': ({ kind, order }) => kind === 'name' && order.names.some(({ outside }) => outside.length > 0),
      'of a schedule for a later turn': ({ kind, order }) => kind === 'schedule' && order.turn > 4,
      'of reinforcements by jump points': ({ kind, order }) => kind === 'schedule' && order.jump !== undefined,
      'over the western edge': ({ kind, order }) => kind === 'schedule' && order.edge === 'west',
      'with a formation of its own': ({ kind, order }) =>
        kind === 'deploy' && order.squadrons.some(({ ships }) => ships.length > 0),
      'with a second group': ({ kind, order }) => kind === 'plan' && order.second !== undefined,
      'that comes by another vortex': ({ kind, order }) =>
        kind === 'enter' && order.entries.some(({ ships }) => ships.some(({ by }) => by)),
      'with mines of some ships': ({ kind, order }) => kind === 'mines' && order.launches.some(({ ships }) => ships.length === 1),
      'with some weapons held back': ({ kind, order }) =>
        kind === 'fire' && order.shots.some(({ weapons }) => weapons.length === 1),
    },
  },
  positions: [
    { name: 'a squadron that has lost half', forecast: 'morale', of: { squadron: 'earth-b' }, state: shaken },
    { name: 'a cruiser on a destroyer', forecast: 'volley', of: { ship: 'tal', target: 'vesper' }, state: () => DUEL.s },
    {
      name: 'one laser',
      forecast: 'hits',
      of: { ship: 'tal', target: 'halcyon', weapons: ['heavy-laser'] },
      state: () => DUEL.s,
    },
    {
      name: 'two on one',
      forecast: 'squadron',
      of: {
        target: 'vesper',
        shots: [
          { ship: 'tal', weapons: ['twin-array'] },
          { ship: 'var', weapons: ['heavy-laser'] },
        ],
      },
      state: () => DUEL.s,
    },
  ],
  samples: 20_000,
};

/** Every scenario but the duel. */
const WHOLE = Object.keys(scenarios).filter(name => name !== 'duel');

/** The same of the battles of whole fleets, one of each: what random players reach and what the odds are is looked at in small ones. */
export const fleets: Subject<FleetAction> = {
  ...subject,
  scenarios: WHOLE.map(name => ({ name, scenario: scenarios[name]! })),
  bound: 480,
  battles: 1,
  without: ['random-reaches-all', 'odds-agree'],
};

/** The same of two fleets that never meet: how many vortices are written shows nowhere, to the last turn. */
export const strangers: Subject<FleetAction> = {
  ...fleets,
  scenarios: [{ name: 'apart', scenario: apart }],
  battles: 3,
};
