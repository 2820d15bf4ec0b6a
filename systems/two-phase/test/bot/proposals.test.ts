// What is proposed to a person leaves what he has said of his ships.

import { expect, test } from 'vitest';
import { proposals } from '../../bot/proposals.ts';
import { usualWatch } from '../../rules/window/choices.ts';
import { battle } from '../battle.ts';

test('TP-1.3.13 TP-1.3.6 proposed energy keeps the watch that was said, without the course of last turn', () => {
  const b = battle('blue a fed-ca 1815^B 8\nred b kli-d7 2215^E 8');
  const about = { ships: ['a'], turn: 2 };
  expect(proposals.allocate?.best(b.view('blue'), about).watch).toEqual([usualWatch('a')]);
  b.hold('a').watch = { ...usualWatch('a'), answer: 'pass', course: 'FFF' };
  const best = proposals.allocate?.best(b.view('blue'), about);
  expect(best?.watch).toEqual([{ ...usualWatch('a'), answer: 'pass' }]);
  const before = { ...best!, watch: [{ ...usualWatch('a'), course: 'LL' }] };
  expect(proposals.allocate?.again(b.view('blue'), about, before).watch).toEqual([{ ...usualWatch('a'), answer: 'pass' }]);
});
