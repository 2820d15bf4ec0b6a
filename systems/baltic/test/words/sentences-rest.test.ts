// What is told of aeroplanes and between turns: the sentence of every kind.

import { expect, test } from 'vitest';
import type { Event } from '../../rules/events.ts';
import type { airSentences } from '../../words/narrate-air.ts';
import type { BETWEEN } from '../../words/narrate-between.ts';
import { at, sentenceOf, to, toldSo } from './telling.ts';

const fly = { markers: ['sd-bomber-1'], legs: [] };

type Kinds = keyof typeof airSentences | keyof typeof BETWEEN;

const TOLD: { readonly [K in Kinds]: readonly [Extract<Event, { kind: K }>, string] } = {
  flew: [
    {
      ...{ kind: 'flew', side: 'sd', markers: ['sd-bomber-1'], from: at, to, legs: [{ heading: 0, d: 6_000 }] },
      ...{ halt: 'to-fighter-1', came: true },
    },
    'Bombers 1 of SD come in and fly 6 inches to 30.000, 24.400, stopped by fighters 1 of TO.',
  ],
  'flew-off': [
    { kind: 'flew-off', carrier: 'vasa', squadrons: [{ id: 'sd-fighter-1', type: 'fighter', planes: 6 }], at },
    'Vasa launches fighters 1 of SD.',
  ],
  recovered: [{ kind: 'recovered', carrier: 'vasa', markers: ['sd-fighter-1'] }, 'Vasa takes fighters 1 of SD aboard.'],
  'ack-ack': [
    { kind: 'ack-ack', by: 'vasa', target: 'to-fighter-1', dice: 3, from: at, to },
    'Vasa fires Ack-Ack at fighters 1 of TO: 3 dice.',
  ],
  'cast-off': [{ kind: 'cast-off', marker: 'sd-fighter-1', vessel: 'vasa' }, 'Fighters 1 of SD are free of Vasa.'],
  'went-down': [
    { kind: 'went-down', carrier: 'vasa', squadrons: [{ id: 'sd-fighter-1', type: 'fighter' }] },
    '1 squadron goes down with Vasa.',
  ],
  'carried-off': [{ kind: 'carried-off', markers: ['sd-fighter-1'], vessel: 'vasa' }, 'Fighters 1 of SD leave with Vasa.'],
  scrambled: [{ kind: 'scrambled', markers: ['sd-fighter-1', 'to-fighter-1'] }, 'The aeroplanes fly: 2 squadrons.'],
  announced: [
    { kind: 'announced', side: 'sd', fly: { ...fly, attacks: [{ kind: 'drop', markers: ['sd-bomber-1'], bearing: 0 }] } },
    'Bombers 1 of SD set out to drop torpedoes.',
  ],
  went: [{ kind: 'went', side: 'sd', markers: ['sd-bomber-1'], round: [], press: null }, 'Bombers 1 of SD have had their go.'],
  joined: [{ kind: 'joined', markers: ['sd-bomber-1'], with: 'sd-fighter-1', at }, 'Bombers 1 of SD join fighters 1 of SD.'],
  stayed: [
    { kind: 'stayed', markers: ['sd-fighter-1'], vessel: 'sund-2', as: 'cap' },
    'Fighters 1 of SD fly patrol over Sund 2.',
  ],
  'set-aside': [
    { kind: 'set-aside', markers: ['sd-bomber-1'], edge: 'west', ready: 4 },
    'Bombers 1 of SD go home by the west edge, and come back in turn 4.',
  ],
  rested: [{ kind: 'rested', side: 'sd', round: [], press: null }, 'SD leaves the rest of its aeroplanes where they are.'],
  pressed: [{ kind: 'pressed', side: 'sd' }, 'SD makes its enemies bring on their bombers.'],
  'took-on': [
    { kind: 'took-on', side: 'to', takes: [{ by: 'to-fighter-1', on: ['sd-bomber-1'] }] },
    'Fighters 1 of TO take on bombers 1 of SD.',
  ],
  dogfought: [{ kind: 'dogfought', by: ['to-fighter-1'], on: ['sd-bomber-1'] }, 'Fighters 1 of TO dogfight bombers 1 of SD.'],
  owed: [
    { kind: 'owed', side: 'sd', what: 'corvettes', n: 2, among: ['sund-1', 'sund-2'] },
    'SD has 2 hits to allot among Sund 1 and Sund 2.',
  ],
  allotted: [{ kind: 'allotted', side: 'to', what: 'planes', n: 2 }, 'TO says who loses 2 planes.'],
  strafed: [{ kind: 'strafed', marker: 'to-fighter-1', target: 'sund', dice: 1, at }, 'Fighters 1 of TO strafe Sund: 1 die.'],
  bombed: [
    { kind: 'bombed', marker: 'sd-bomber-1', target: 'lohengrin', whole: true, dice: 8, at },
    'Bombers 1 of SD bomb Sagenheld with their whole payload: 8 dice.',
  ],
  'shot-down': [
    { kind: 'shot-down', marker: 'sd-bomber-1', planes: 2, left: 4, at },
    'Bombers 1 of SD lose 2 planes and have 4 left.',
  ],
  deployed: [
    { kind: 'deployed', side: 'sd', unit: 'vasa', vessels: [{ vessel: 'vasa', ...at }] },
    'SD sets up Vasa at 28.600, 18.400, heading 14.00°.',
  ],
  replenished: [{ kind: 'replenished', side: 'sd', points: 5, left: 12 }, 'SD receives 5 strategy points and has 12.'],
  scored: [{ kind: 'scored', side: 'sd', feature: 'platform-iii', points: 40 }, 'SD holds platform III: 40 points.'],
  drifted: [{ kind: 'drifted', vessel: 'lohengrin', from: at, to, tug: 'vasa' }, 'Sagenheld is towed by Vasa to 30.000, 24.400.'],
  'took-in-tow': [{ kind: 'took-in-tow', tug: 'vasa', towed: 'lohengrin' }, 'Vasa takes Sagenheld in tow.'],
  'cast-loose': [{ kind: 'cast-loose', tug: 'vasa', towed: 'lohengrin' }, 'Sagenheld is no longer in tow of Vasa.'],
  repairs: [{ kind: 'repairs', mends: [{ ship: 'vasa', mends: 0 }] }, 'Repairs: Vasa none.'],
  mended: [
    {
      ...{ kind: 'mended', side: 'sd', left: 9, mend: [{ ship: 'vasa', critical: 'engine' }] },
      buy: [{ ship: 'vasa', critical: 'weapon', weapon: 'fore-turrets' }],
    },
    'SD repairs the engine of Vasa and fore turrets of Vasa, 1 of them for strategy points.',
  ],
  burnt: [{ kind: 'burnt', vessel: 'vasa', boxes: 1, at }, 'Vasa burns and loses 1 box.'],
  stricken: [
    {
      kind: 'stricken',
      ship: 'vasa',
      tenners: 2,
      rolls: [
        { sum: 5, again: null },
        { sum: 19, again: 6 },
      ],
    },
    'A critical of Vasa: 5, or 19 and then 6.',
  ],
  took: [{ kind: 'took', side: 'sd', ship: 'vasa', roll: 1 }, 'Vasa takes the second throw.'],
  suffered: [
    { kind: 'suffered', ship: 'vasa', effect: 'weapon', weapon: 'fore-turrets', points: 0, at },
    'Vasa: a hit puts fore turrets out of action.',
  ],
};

toldSo('whatever is told of aeroplanes and between turns', TOLD);

test('BB-4.0.5 who presses in the place of another is told with him', () => {
  const event: Event = { kind: 'pressed', side: 'to', instead: 'sd' };
  const sentence = 'TO makes its enemies bring on their bombers; SD does so no longer.';
  expect(sentenceOf(event)).toBe(sentence);
});

test('BB-7.2.3 a ship adrift that nobody tows drifts', () => {
  const event: Event = { kind: 'drifted', vessel: 'lohengrin', from: at, to };
  expect(sentenceOf(event)).toBe('Sagenheld drifts to 30.000, 24.400.');
});
