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
