import { expect, test } from 'vitest';
import { tagBoxes } from '../src/battle/tags.ts';

const size = { width: 800, height: 600, high: 150 };

test('2 beats: a card stands above what it tells of, or below where fire comes from above, and is never cut by the edge', () => {
  expect(tagBoxes([{ x: 400, y: 300 }], size, false)).toEqual([{ x: 400, y: 300, isBelow: false }]);
  expect(tagBoxes([{ x: 400, y: 300 }], size, true)).toEqual([{ x: 400, y: 300, isBelow: true }]);
  expect(tagBoxes([{ x: 10, y: 40 }], size, false)).toEqual([{ x: 126, y: 40, isBelow: true }]);
  expect(tagBoxes([{ x: 790, y: 590 }], size, true)).toEqual([{ x: 674, y: 580, isBelow: false }]);
  expect(tagBoxes([{ x: 400, y: 480 }], size, true).map(box => box?.isBelow)).toEqual([false]);
  expect(tagBoxes([{ x: 400, y: 480 }], { ...size, high: 96 }, true).map(box => box?.isBelow)).toEqual([true]);
});

test('2 beats: no card lies over another: the next stands on the other side, and where that is taken too there is none', () => {
  const near = [300, 305, 310].map(y => ({ x: 400, y }));
  expect(tagBoxes(near, size, false).map(box => box?.isBelow)).toEqual([false, true, undefined]);
  const far = [100, 400].map(x => ({ x, y: 300 }));
  expect(tagBoxes(far, size, false).map(box => box?.isBelow)).toEqual([false, false]);
});

test('2 beats: what is out of sight, or nowhere, has no card on the board', () => {
  expect(tagBoxes([undefined, { x: -5, y: 100 }, { x: 100, y: 700 }], size, false)).toEqual([undefined, undefined, undefined]);
});
