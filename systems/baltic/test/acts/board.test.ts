import { expect, test } from 'vitest';
import type { OptionName } from '../../rules/options.ts';
import type { Act } from '../../rules/orders.ts';
import { only } from '../battle.ts';
import { fire, fireStep, refused } from '../gunnery/range.ts';

const board = (boxes: number, target = 'jarl', by = 'landmeister'): Act => ({ act: 'board', by, target, boxes });
/** Landmeister heads north at 20, 10: her side lies at 20.75. The cruiser's side lies half an inch before its middle. */
const near = (x = 23, card = 'sd-ca', options: OptionName[] = []) =>
  fireStep(`to landmeister to-bb 20,10^0 Stop\nsd jarl ${card} ${x},10^0 Stop`, { options });

test('BB-3.4.1 BB-3.4.3 any number of the boxes that are left, a die each, against one ship', () => {
  const b = near();
  expect([refused(b, [board(6)]), refused(b, [board(7)])]).toEqual([[], ['BB-3.4.1 /acts/0/boxes']]);
  b.vessel('landmeister').ram = 2;
  expect([refused(b, [board(2)]), refused(b, [board(3)])]).toEqual([[], ['BB-3.4.1 /acts/0/boxes']]);
  expect(refused(b, [board(1), board(1)])).toEqual(['BB-3.4.1 /acts/1/by']);
});

test('BB-3.4.2 BB-3.4.4 BB-3.4.10 boxes sent are gone whatever comes of it; each success takes one of the target’s; nobody strikes back', () => {
  const b = near();
  const told = fire(b, [board(3)], [7, 6, 1]);
  expect([b.vessel('landmeister').ram, b.vessel('jarl').ram, b.vessel('jarl').tenners, b.vessel('jarl').lost]).toEqual([
    3, 1, 0, 0,
  ]);
  expect(only(told, 'thrown').map(({ faces }) => faces.length)).toEqual([3]);
  const vain = near();
  fire(vain, [board(6)], [1, 2, 3, 4, 5, 6]);
  expect([vain.vessel('landmeister').ram, vain.vessel('jarl').ram]).toEqual([0, 2]);
});

test('BB-3.4.5 successes beyond the last box are tenners, one each, in the same roll too', () => {
  const b = near();
  const told = fire(b, [board(6)], [7, 8, 9, 10, 1, 1]);
  expect([b.vessel('jarl').ram, b.vessel('jarl').tenners, b.vessel('jarl').lost]).toEqual([0, 2, 0]);
  expect(only(told, 'overrun')[0]).toMatchObject({ boxes: 2, tenners: 2, left: 0 });
});

test('BB-3.4.6 within five inches edge to edge, ten with far boarding; nobody needs to see', () => {
  // Side to side: 20.75 to 25.75, the cruiser's middle at 26.25.
  expect([refused(near(26.25), [board(1)]), refused(near(26.251), [board(1)])]).toEqual([[], ['BB-3.4.6 /acts/0/target']]);
  const far = (x: number) => near(x, 'sd-ca', ['far-boarding']);
  expect([refused(far(31.25), [board(1)]), refused(far(31.251), [board(1)])]).toEqual([[], ['BB-3.4.6 /acts/0/target']]);
  const rock = [22_000, 0, 22_500, 0, 22_500, 20_000, 22_000, 20_000];
  const hidden = fireStep('to landmeister to-bb 20,10^0 Stop\nsd jarl sd-ca 25,10^0 Stop', {
    features: [{ id: 'rock', kind: 'land', heights: ['surface', 'airborne'], polygon: rock }],
  });
  expect(refused(hidden, [board(1)])).toEqual([]);
});

test('BB-3.4.7 no wreck, no unrated vessel, no structure, no friend; nobody unrated boards', () => {
  const b = near();
  b.vessel('jarl').status = 'wreck';
  expect(refused(b, [board(1)])).toEqual(['BB-3.4.7 /acts/0/target']);
  expect(refused(near(23, 'sd-dd'), [board(1, 'jarl-1')])).toEqual(['BB-3.4.7 /acts/0/target']);
  const friend = fireStep('to landmeister to-bb 20,10^0 Stop\nto komtur to-ff 22,10^0 Stop\nsd jarl sd-ca 25,20^0 Stop');
  expect(refused(friend, [board(1, 'komtur')])).toEqual(['BB-3.4.7 /acts/0/target']);
  const square = [22_000, 9000, 24_000, 9000, 24_000, 11_000, 22_000, 11_000];
  const rig = fireStep('to landmeister to-bb 20,10^0 Stop\nsd jarl sd-ca 30,10^0 Stop', {
    features: [{ id: 'rig', kind: 'structure', heights: ['surface'], polygon: square, target: { boxes: 20, class: 'B' } }],
  });
  expect(refused(rig, [board(1, 'rig')])).toEqual(['BB-3.4.7 /acts/0/target']);
  const small = fireStep('sd sund sd-dd 20,10^0 Stop\nto landmeister to-bb 17,10^0 Stop');
  expect(refused(small, [board(1, 'landmeister', 'sund-1')])).toEqual(['BB-3.4.1 /acts/0/boxes', 'BB-3.4.1 /acts/0/by']);
});

test('BB-3.4.8 whoever runs Hull Down neither boards nor is boarded', () => {
  const b = fireStep('nf ilmari nf-ca 20,10^0 Stop\nnf other nf-ca 40,10^0\nto lohengrin to-ca 23,10^0 Stop');
  expect(refused(b, [board(1, 'lohengrin', 'ilmari')])).toEqual([]);
  b.vessel('ilmari').down = true;
  expect(refused(b, [board(1, 'lohengrin', 'ilmari')])).toEqual(['BB-3.4.8 /acts/0/by']);
  const other = fireStep('to lohengrin to-ca 23,10^0 Stop\nnf ilmari nf-ca 20,10^0 Stop');
  other.vessel('ilmari').down = true;
  expect(refused(other, [board(1, 'ilmari', 'lohengrin')])).toEqual(['BB-3.4.8 /acts/0/target']);
});

test('BB-3.4.9 flying ships board and are boarded', () => {
  const b = fireStep('to wolke to-ab 20,10^0 Stop\nsd jarl sd-ca 23,10^0 Stop');
  expect(refused(b, [board(1, 'jarl', 'wolke')])).toEqual([]);
  const back = fireStep('sd jarl sd-ca 23,10^0 Stop\nto wolke to-ab 20,10^0 Stop');
  expect(refused(back, [board(1, 'wolke', 'jarl')])).toEqual([]);
});
