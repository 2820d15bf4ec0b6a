// Every kind of event there is: the sentence it is told in.

import type { Thrown } from '@flagplot/kernel';
import { expect, test } from 'vitest';
import type { Event } from '../../rules/events.ts';
import type { airSentences } from '../../words/narrate-air.ts';
import type { BETWEEN } from '../../words/narrate-between.ts';
import { at, sentenceOf, type Told, to, toldSo } from './telling.ts';

/** One of each kind. */
const TOLD: {
  readonly [K in Exclude<Event['kind'], keyof typeof airSentences | keyof typeof BETWEEN>]: Told &
    readonly [Extract<Event, { kind: K }>, ...unknown[]];
} = {
  stocked: [{ kind: 'stocked', side: 'sd' }, 'SD has stowed its squadrons.'],
  telegraphed: [
    {
      kind: 'telegraphed',
      unit: 'sund',
      setting: 'Half',
      down: false,
      vessels: [
        { vessel: 'sund-1', setting: 'Half' },
        { vessel: 'sund-2', setting: 'Stop' },
      ],
    },
    'Sund: Half; Sund 2 Stop.',
  ],
  slowed: [{ kind: 'slowed', vessel: 'vasa', setting: 'Crawl' }, 'The wreck of Vasa slows to Crawl.'],
  bid: [{ kind: 'bid', side: 'sd', points: 3, left: 17 }, 'SD bids 3 and keeps 17.'],
  placed: [{ kind: 'placed', side: 'to', place: 2 }, 'TO takes place 2.'],
  stacked: [{ kind: 'stacked', side: 'to', cards: 1 }, 'TO lays 1 card.'],
  scheduled: [{ kind: 'scheduled', slots: ['sd', 'to', 'sd'] }, 'Cards are played by SD, TO and SD in this order.'],
  passed: [{ kind: 'passed', side: 'sd' }, 'SD has no card left for this slot.'],
  turned: [{ kind: 'turned', side: 'sd', unit: 'sund', way: 'dash' }, 'SD plays Sund by a destroyer dash.'],
  discarded: [{ kind: 'discarded', side: 'sd', unit: 'sund', way: 'top' }, 'SD discards the card of Sund.'],
  sailed: [
    { kind: 'sailed', vessel: 'vasa', from: at, to, legs: [{ d: -1500, turn: 0 }], halt: 'backed' },
    'Vasa goes 1.5 inches astern to 30.000, 24.400, heading 0.00°, short of the model in her way.',
  ],
  soared: [
    { kind: 'soared', vessel: 'sund-1', from: at, to, legs: [{ heading: 0, d: 12_000 }], halt: 'peak' },
    'Sund 1 flies 12 inches to 30.000, 24.400, heading 0.00°, short of a mountain.',
  ],
  lay: [{ kind: 'lay', vessel: 'vasa', at }, 'Vasa lies still.'],
  held: [{ kind: 'held', vessel: 'vasa', at, on: 'bank', water: 'coastal', edge: true }, 'Vasa is aground on bank, at its edge.'],
  touched: [{ kind: 'touched', unit: 'vasa', vessel: 'vasa', other: 'sund-1', at }, 'Vasa and Sund 1 touch.'],
  met: [{ kind: 'met', vessel: 'vasa', other: 'lohengrin', force: ['lohengrin'] }, 'Sagenheld forces a collision with Vasa.'],
  collided: [{ kind: 'collided', vessel: 'vasa', other: 'lohengrin', at }, 'Vasa and Sagenheld collide.'],
  backed: [{ kind: 'backed', vessel: 'vasa', from: at, to }, 'Vasa backs off to 30.000, 24.400.'],
  lapsed: [
    { kind: 'lapsed', unit: 'sund', vessels: ['sund-2', 'sund-3'] },
    'Sund is stopped short: Sund 2 and Sund 3 sail by new orders.',
  ],
  released: [
    { kind: 'released', vessel: 'lohengrin', bay: 'no-bay', target: 'sund-1', dice: 1, from: at, to },
    'Sagenheld drops on Sund 1 from its no bay: 1 die.',
  ],
  withdrawn: [{ kind: 'withdrawn', vessel: 'sund-2', at, edge: 'east' }, 'Sund 2 leaves by the east edge.'],
  ready: [{ kind: 'ready', unit: 'sund' }, 'Sund has moved.'],
  fired: [
    {
      ...{ kind: 'fired', by: ['vasa'], weapon: 'fore-turrets', target: 'lohengrin', range: 12_974, aspect: 'broadside' },
      ...{ fp: 12, column: 3, dice: 1, from: at, to },
    },
    'Vasa fires fore turrets at Sagenheld, range 12.974: firepower 12, 1 die.',
  ],
  struck: [
    { kind: 'struck', vessel: 'sund-1', hits: 3, jinked: 2, boxes: 1, tenners: 0, left: 0, at },
    'Sund 1 takes 3 hits: jinks 2, loses 1 box and has 0 left.',
  ],
  became: [{ kind: 'became', vessel: 'lohengrin', status: 'crippled', at }, 'Sagenheld is crippled.'],
  battered: [
    { kind: 'battered', feature: 'platform', hits: 3, boxes: 2, left: 0, side: 'sd', at },
    'Platform takes 3 hits and is broken.',
  ],
  beamed: [
    { kind: 'beamed', by: 'vasa', weapon: 'fore-turrets', altitude: 'airborne', from: at, length: 30_000, fp: 10 },
    'Vasa fires fore turrets along 14.00° through the air, 30 inches: firepower 10.',
  ],
  launched: [
    { kind: 'launched', salvo: 'salvo-2', by: 'vasa', weapon: 'bow-tubes', fp: 6, at },
    'Vasa launches salvo 2 of firepower 6 from 28.600, 18.400, heading 14.00°.',
  ],
  reached: [
    { kind: 'reached', side: 'sd', by: 'vasa', weapon: 'fore-turrets', target: 'lohengrin', fp: 4, from: at, to },
    'The beam of Vasa reaches Sagenheld with firepower 4.',
  ],
  ran: [{ kind: 'ran', salvo: 'salvo-2', from: at, to }, 'Salvo 2 runs to 30.000, 24.400.'],
  spent: [{ kind: 'spent', salvo: 'salvo-2', end: 'solid', at }, 'Salvo 2 ends at a solid.'],
  boarded: [
    { kind: 'boarded', by: 'vasa', target: 'lohengrin', boxes: 3, left: 1, from: at, to },
    'Vasa sends 3 boxes of marines to Sagenheld and keeps 1.',
  ],
  overrun: [
    { kind: 'overrun', vessel: 'lohengrin', boxes: 2, tenners: 1, left: 0 },
    'Sagenheld loses 2 boxes of marines and has none left: 1 tenner.',
  ],
  blamed: [{ kind: 'blamed', vessel: 'lohengrin', by: 'sd' }, 'SD is the last to have hit Sagenheld.'],
  seized: [
    { kind: 'seized', vessel: 'lohengrin', side: 'sd', seized: 2, needs: 3 },
    'SD has 2 of 3 successes toward the capture of Sagenheld.',
  ],
  done: [{ kind: 'done', unit: 'vasa' }, 'Vasa is done.'],
  cleared: [{ kind: 'cleared', vessels: ['sund-1', 'sund-2'] }, 'Splash is cleared from Sund 1 and Sund 2.'],
  over: [
    { kind: 'over', verdict: { winners: ['sd'], points: { sd: 100, to: 0 }, why: 'The last turn is over: SD won, 100 to 0.' } },
    'The last turn is over: SD won, 100 to 0.',
  ],
};

toldSo('whatever is told', TOLD);

test('BB-3.4.5 where nobody is left to fight marines, only tenners are told', () => {
  const event: Event = { kind: 'overrun', vessel: 'lohengrin', boxes: 0, tenners: 3, left: 0 };
  expect(sentenceOf(event)).toBe('Sagenheld has no marines: 3 tenners.');
});

test('a throw says what for, the faces, what was needed, and what it was read by', () => {
  const why = {
    ...{ rule: 'BB-3.2.56', what: 'vasa at lohengrin', test: { of: 'each', is: 'atLeast', n: 8 } as const },
    ...{ mods: [{ by: 8, for: 'gun' }], from: [{ is: 'firepower 12', for: '1 firing' }] },
  };
  const event: Thrown = { kind: 'thrown', sides: 10, faces: [3, 9, 10], read: 2, met: 2, why };
  expect(sentenceOf(event)).toBe('Vasa at lohengrin: 3 + 9 + 10, 8 or more needed, 2 made (1 firing firepower 12) [BB-3.2.56]');
});
