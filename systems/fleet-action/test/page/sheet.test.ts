import { expect, test } from 'vitest';
import { overlayOf } from '../../page/sheet/overlay.ts';
import type { Ship } from '../../rules/open.ts';
import { sheetOf } from '../../sheet/sheets.ts';
import { narn } from './table.ts';

const before = narn();
const view = { ...before, clock: { ...before.clock, turn: 1 }, open: { ...before.open, pulse: 3 } };

/** Narn's view with its first ship as `change` leaves it. */
function withShip(change: Partial<Ship>): typeof view {
  const ships = view.open.ships.map(ship => (ship.id === 'tal-kesh' ? { ...ship, ...change } : ship));
  return { ...view, open: { ...view.open, ships } };
}

const readyOf = (seen: typeof view) =>
  overlayOf(seen, 'tal-kesh', {}).columns?.weapons?.[0]?.cells.map(cell => 'lines' in cell && cell.lines[0]);

test('FA-2.3.1 FA-2.3.3 beside each weapon stands when it may fire again; what has no box left is gone', () => {
  expect(readyOf(view)).toEqual(['now', '–', 'now', 'now']);
  expect(readyOf(withShip({ fired: [3, 0, 3, 0], weapons: [2, 2, 2, 0] }))).toEqual([
    'turn 2, pulse 2',
    '–',
    'turn 2, pulse 1',
    'gone',
  ]);
  expect(overlayOf(withShip({ weapons: [2, 2, 2, 0] }), 'tal-kesh', {}).out).toEqual(['weapon/3']);
});

test('the note of the structure says what stands, and what is about to', () => {
  const hurt = withShip({ structure: 7 });
  expect(overlayOf(hurt, 'tal-kesh', {}).notes?.structure).toMatch(/^7 of 13 · squadron morale \d+$/);
  expect(overlayOf(hurt, 'tal-kesh', { structure: { boxes: 2 } }).notes?.structure).toMatch(/^7, now 5 of 13 ·/);
});

test('a ship that fights no more is in no place', () => {
  expect(overlayOf(view, 'tal-kesh', {}).place).toBe('1420, heading north');
  expect(overlayOf(withShip({ structure: 0 }), 'tal-kesh', {}).place).toBeUndefined();
});

test('what the overlay speaks of stands on the sheet under the same keys', () => {
  const sheet = JSON.stringify(sheetOf({ book: view.book, now: view }, 'tal-kesh'));
  for (const key of ['structure', 'weapons', 'weapon/0', 'weapon/3']) expect(sheet).toContain(`"key":"${key}"`);
});
