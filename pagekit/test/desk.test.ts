import { expect, test } from 'vitest';
import { Desk } from '../src/desk/desk.svelte.ts';

test('1 laid: while somebody draws, what is shown is in no order yet: it is, once it is let go', () => {
  const desk = new Desk(() => undefined as never);
  const over = [{ q: 0, r: 0 }];
  expect(desk.drawing).toBe(false);
  desk.drag({ over, done: false });
  expect(desk.drawing).toBe(true);
  desk.drag({ over, done: true });
  expect(desk.drawing).toBe(false);
});
