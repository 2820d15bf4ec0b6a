import type { Answer } from '@flagplot/kernel';
import { expect, test } from 'vitest';
import type { Baltic } from '../../rules/state.ts';
import { outlook } from '../../words/outlook.ts';
import { battle } from '../battle.ts';

const b = battle('sd vasa sd-bb 28.6,18.4^14\nto lohengrin to-ca 42.6,24.4^192');
const v = b.view('sd');
const says = (kind: string, order: object): string[] =>
  outlook({ side: 'sd', kind, about: {}, order } as unknown as Answer<Baltic>, v).map(lead => lead.says);

test('BB-2.1.2 of speed orders those are said that change something', () => {
  expect(says('telegraph', { units: [{ unit: 'vasa', setting: 'Full' }] })).toEqual(['Vasa from Half to Full']);
  expect(says('telegraph', { units: [{ unit: 'vasa', setting: 'Half' }] })).toEqual([]);
});

test('BB-3.1.1 of a course it is said where it ends, and who is nearest there; BB-3.1.25 or that it leaves the table', () => {
  expect(says('sail', { unit: 'vasa', vessels: [{ vessel: 'vasa', legs: [{ d: 4000, turn: 0 }] }] })).toEqual([
    'Vasa 4 inches to 29.568, 22.281, heading 14.00°: Sagenheld at 11.367, 67° to starboard',
  ]);
  const off = { unit: 'vasa', vessels: [{ vessel: 'vasa', legs: [{ d: 60_000, turn: 0 }] }] };
  expect(says('sail', off)).toEqual(['Vasa leaves the table']);
});

test('BB-3.2.34 of fire its firepower, its column and its dice are said', () => {
  const acts = [{ act: 'fire', weapon: 'fore-turrets', by: ['vasa'], target: 'lohengrin' }];
  const [says1 = ''] = says('fire', { acts });
  expect(says1).toMatch(/^Vasa fires fore turrets at Sagenheld, range 12\.974: firepower \d+, column \d, \d+ dice$/);
});

test.each<[string, object, string]>([
  ['BB-3.2.78', { act: 'beam', weapon: 'beam', by: 'vasa', bearing: 4500, altitude: 'surface' }, 'fires beam along 45.00°'],
  ['BB-3.3.1', { act: 'launch', weapon: 'bow-tubes', by: 'vasa' }, 'launches torpedoes from bow tubes'],
  ['BB-3.4.1', { act: 'board', by: 'vasa', target: 'lohengrin', boxes: 2 }, 'boards Sagenheld with 2 boxes of marines'],
  ['BB-3.5.5', { act: 'fly off', by: 'vasa', types: ['fighter'], markers: [] }, 'launches 1 squadron'],
  ['BB-3.5.7', { act: 'recover', by: 'vasa', markers: ['sd-bomber-1', 'sd-bomber-2'] }, 'takes 2 squadrons aboard'],
  ['BB-4.6.1', { act: 'ack-ack', by: 'vasa', target: 'to-bomber-1' }, 'fires Ack-Ack at bombers 1 of TO'],
  ['BB-7.2.4', { act: 'tow', by: 'vasa', target: 'lohengrin' }, 'takes Sagenheld in tow'],
])('%s what else a vessel does is said as it is done', (_, act, does) => {
  expect(says('fire', { acts: [act] })).toEqual([`Vasa ${does}`]);
});
