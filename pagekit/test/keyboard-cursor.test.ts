import { type Hex, hexes } from '@flagplot/hexes';
import type { Place, Scene, UnitItem } from '@flagplot/scene';
import { PLAIN_HULL } from '@flagplot/scene/symbols/hulls.ts';
import { expect, test } from 'vitest';
import { groundOf } from '../src/board/grounds.ts';
import { type CursorState, KeyboardCursor } from '../src/board/keyboard-cursor.ts';

const at = (column: number, row: number): Hex => hexes.hexAt(column, row, 'columns');

function unit(id: string, where: Hex, side = 'narn'): UnitItem {
  return { kind: 'unit', id, side, role: side === 'narn' ? 'mine' : 'told', at: where, facing: 0, hull: PLAIN_HULL, name: id };
}

const UNITS = [unit('far', at(9, 5)), unit('own', at(5, 5)), unit('near', at(6, 5), 'earth'), unit('there', at(5, 5), 'earth')];
const SCENE: Scene = { sheet: { ground: 'hexes', columns: 20, rows: 20, layout: 'columns' }, items: UNITS };

/** A board on which only what the keys do is written down. */
function board(start: { cursor?: Hex; past?: boolean } = {}) {
  const done: unknown[] = [];
  const led: CursorState = {
    scene: SCENE,
    ground: groundOf(SCENE.sheet),
    units: UNITS,
    cursor: start.cursor,
    inHand: 'own',
    held: UNITS[1],
    past: start.past ?? false,
  };
  const viewport = {
    shift: (dx: number, dy: number) => done.push(['shift', dx, dy]),
    closer: (by: number) => done.push(by > 1 ? 'closer' : 'wider'),
    fit: () => done.push('fit'),
    centre: (hex: Place) => done.push(['centre', hex]),
  };
  const leading = new KeyboardCursor(() => led, {
    viewport,
    to: hex => {
      led.cursor = hex;
      done.push(hex);
    },
    take: (hex, here, more) => done.push(['take', hex, here.map(one => one.id), more]),
  });
  const press = (key: string, shiftKey = false): boolean => leading.act({ key, shiftKey } as KeyboardEvent);
  return { done, press, leading };
}

test('the first arrow only shows the cursor, the next one moves it; with Shift it pushes the sheet', () => {
  const { done, press } = board();
  for (const shift of [false, false, true]) expect(press('ArrowRight', shift)).toBe(true);
  expect(done).toEqual([at(5, 5), at(6, 5), ['shift', -60, 0]]);
});

test('Tab visits a hex with units once each, nearest first, and leaves the board behind the last', () => {
  const { done, press } = board();
  expect([press('Tab'), press('Tab'), press('Tab'), press('Tab')]).toEqual([true, true, true, false]);
  expect(done).toEqual([at(5, 5), at(6, 5), at(9, 5)]);
  expect(press('Tab', true)).toBe(false);
});

test('a round of Tab goes on where an arrow or a new focus has not ended it', () => {
  const { done, press, leading } = board();
  press('Tab');
  press('Tab');
  press('Tab', true);
  leading.anew();
  press('Tab');
  expect(done).toEqual([at(5, 5), at(6, 5), at(5, 5), at(5, 5)]);
});

test('Enter takes what is under the cursor; Space does so unless it plays what is past', () => {
  const { done, press } = board({ cursor: at(5, 5) });
  expect([press('Enter', true), press(' ')]).toEqual([true, true]);
  expect(done[0]).toEqual(['take', at(5, 5), ['own', 'there'], true]);
  expect(board({ past: true }).press(' ')).toBe(false);
});

test('the sheet is brought nearer, fitted and centred; other keys are left to others', () => {
  const { done, press } = board();
  for (const key of ['+', '=', '-', '0', 'c']) expect(press(key)).toBe(true);
  expect(done).toEqual(['closer', 'closer', 'wider', 'fit', ['centre', at(5, 5)]]);
  expect(press('z')).toBe(false);
});
