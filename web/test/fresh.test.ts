import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Fresh } from '../src/battle/fresh.svelte.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // Presses are made here without a page.
  vi.stubGlobal('Element', class {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const key = (name: string, repeat = false) => ({ key: name, repeat });
const press = (detail: number) => ({ detail, target: null });

test('1 presses: for half a second Enter, Space and the second of a double press are none of what has come up', () => {
  const fresh = new Fresh();
  fresh.begin();
  expect([fresh.hears, fresh.isStaleKey(key('Enter')), fresh.isStaleKey(key(' ')), fresh.isStaleKey(key('ArrowUp'))]).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect([fresh.isStalePress(press(1)), fresh.isStalePress(press(2))]).toEqual([false, true]);
  vi.advanceTimersByTime(499);
  expect(fresh.hears).toBe(false);
  vi.advanceTimersByTime(1);
  expect([fresh.hears, fresh.isStaleKey(key('Enter')), fresh.isStalePress(press(2))]).toEqual([true, false, false]);
});

test('1 presses: a key that repeats since before says nothing, however long it is held, until it is pressed anew', () => {
  const fresh = new Fresh();
  fresh.begin();
  vi.advanceTimersByTime(5000);
  expect(fresh.isStaleKey(key('Enter', true))).toBe(true);
  expect(fresh.isStaleKey(key('Enter'))).toBe(false);
  expect(fresh.isStaleKey(key('Enter', true))).toBe(false);
});
