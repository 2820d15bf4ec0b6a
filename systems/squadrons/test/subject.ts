import { check } from '@flagplot/check';
import type { Subject } from '@flagplot/kernel/conformance';
import { squadrons } from '../rules/index.ts';
import type { Scenario } from '../rules/scenario-file.ts';
import type { Squadrons } from '../rules/state.ts';
import { scenarios } from '../scenarios/index.ts';
import { catalogue } from '../words/catalogue.ts';
import { words } from '../words/index.ts';
import { battle } from './battle.ts';
import { brawl } from './brawl.ts';

const EIGHTS = battle(
  'red x-wing veteran: 1010^E x4, 1110 x3, 1012 d1 | hot=1,5 level=4\nblue tie-ln: 1510^W x4, 1511 x3, 1512 d1',
  {
    at: 'fire',
  },
);
const MIXED = battle(
  `red/gold y-wing-s3: 1010^E x2, 1011 d1 i1
red/anvil x-wing: 1011^E x2, 1012 | level=2
blue x-wing: 1310^W, 1311 d1, 1312 i2 | level=3`,
  { at: 'fire' },
);

/** Jammers on both sides, two squadrons each, that meet at once. */
const jammers: Scenario = {
  ...brawl,
  name: 'jammers',
  rounds: 2,
  sides: brawl.sides.slice(0, 2).map((side, i) => ({
    ...side,
    zone: { columns: i === 0 ? ([4, 6] as const) : ([9, 11] as const), rows: [4, 9] as const },
    squadrons: ['Blue', 'Red'].map(name => ({
      id: `${name.toLowerCase()}-${side.id}`,
      name: `${name} ${side.name}`,
      type: 'a-wing',
      quality: 'average' as const,
      craft: 2,
    })),
  })),
};

/** Squadrons as the suite of the kernel takes it. */
export const subject: Subject<Squadrons> = {
  rules: squadrons,
  words,
  catalogue,
  check,
  scenarios: [
    { name: 'first lesson', scenario: scenarios['first-lesson']! },
    { name: 'three flags', scenario: { ...scenarios['three-flags']!, rounds: 5 } },
    { name: 'ionize and board', scenario: { ...scenarios['ionize-and-board']!, rounds: 5 } },
    { name: 'brawl', scenario: brawl },
    { name: 'jammers', scenario: jammers },
  ],
  bound: 90,
  battles: 2,
  reach: {
    battles: 40,
    events: [
      ...['deployed', 'order', 'moved', 'jammed', 'declared', 'struck', 'damaged', 'ionized', 'destroyed', 'leader', 'level'],
      ...['held', 'fled', 'cleared', 'goal', 'over', 'thrown'],
    ],
    orders: {
      'at Full Throttle': ({ kind, order }) => kind === 'move' && order.speed === 'full',
      'with a craft that turns': ({ kind, order }) => kind === 'move' && order.craft.some(({ path }) => /[LR]/.test(path)),
      'with craft that part': ({ kind, order }) => kind === 'move' && new Set(order.craft.map(({ path }) => path)).size > 1,
      'of frozen craft only': ({ kind, order }) => kind === 'move' && order.craft.length === 0,
      'that jams': ({ kind, order }) => kind === 'jam' && order.squadrons.length > 0,
      'with turrets named': ({ kind, order }) => kind === 'fire' && order.volleys.some(({ turrets }) => turrets !== undefined),
      'of two volleys': ({ kind, order }) => kind === 'fire' && order.volleys.length > 1,
      'with missiles': ({ kind, order }) => kind === 'fire' && order.volleys.some(({ weapon }) => weapon === 'missile'),
    },
  },
  positions: [
    {
      name: 'eight on eight',
      forecast: 'volley',
      of: { squadron: 'red', weapon: 'laser', target: 'blue' },
      state: () => EIGHTS.s,
    },
    {
      name: 'ion turrets on mixed targets',
      forecast: 'volley',
      of: { squadron: 'gold', weapon: 'ion', target: 'blue', turrets: [{ craft: 1, bears: 'E' }] },
      state: () => MIXED.s,
    },
    {
      name: 'torpedoes of Demoralized pilots',
      forecast: 'volley',
      of: { squadron: 'anvil', weapon: 'torpedo', target: 'blue' },
      state: () => MIXED.s,
    },
    {
      name: 'two hits on a TIE',
      forecast: 'damage',
      of: { squadron: 'red', weapon: 'laser', target: 'blue', craft: 1, hits: 2 },
      state: () => EIGHTS.s,
    },
    {
      name: 'three ion hits',
      forecast: 'damage',
      of: { squadron: 'gold', weapon: 'ion', target: 'blue', craft: 2, hits: 3 },
      state: () => MIXED.s,
    },
    { name: 'half of it gone', forecast: 'morale', of: { squadron: 'blue', damaged: 1, destroyed: 4 }, state: () => EIGHTS.s },
    { name: 'a Shaken squadron', forecast: 'rally', of: { squadron: 'blue' }, state: () => MIXED.s },
  ],
  samples: 20_000,
};
