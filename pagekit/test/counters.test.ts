import { expect, test } from 'vitest';
import { type Plate, uncut } from '../src/board/counters.ts';

const plate: Plate = { id: 'left', role: 'intent', lines: [], x: 0, y: 0, width: 80, height: 34 };
const frame = { x: 0, y: 0, width: 400, height: 300 };

test('4 plate: what is left to spend is pushed into sight where an edge of the board would cut it', () => {
  const at = (x: number, y: number): number[] => {
    const { x: left, y: top } = uncut({ ...plate, x, y }, frame);
    return [left, top];
  };
  expect(at(100, 100)).toEqual([100, 100]);
  expect(at(-30, 100)).toEqual([4, 100]);
  expect(at(380, 290)).toEqual([316, 262]);
  expect(at(-90, 100)).toEqual([-90, 100]);
});

test('4 plate: the edge is where the board stands, however far the sheet is shifted', () => {
  const { x, y } = uncut({ ...plate, x: 480, y: 20 }, { ...frame, x: -500, y: 10 });
  expect([x, y]).toEqual([504, 20]);
});
