import { viewOf } from '@flagplot/kernel';
import { expect, test } from 'vitest';
import { lesson } from '../lesson/index.ts';
import { news, over } from '../lesson/told.ts';
import type { Event } from '../rules/events.ts';
import type { FaView } from '../rules/state.ts';
import { allotQuestion } from '../rules/turn/4-allot.ts';
import { battle } from './battle.ts';

const FLEETS = 'narn A 4: Quel thentus 1523^0, Dath thentus 1524\nearth B 4: Corsair tethys 1510^3, Picket tethys 1511';
const b = battle(FLEETS);
const seen = { book: b.s.book, clock: b.s.clock, open: b.s.open };
const told = (...events: Event[]) => events.map(event => ({ clock: b.s.clock, event })) as unknown as Parameters<typeof news>[0];
const fired = (ship: string, target: string) => ({ kind: 'fired', ship, target, dice: 3, hits: 0 }) as unknown as Event;

test('FA-7.3.8 FA-7.3.9 where hits are placed the lesson offers each weapon that may take them, and every way stands', () => {
  const hit = { on: 'secondary' as const, arcs: [0], again: false };
  const damaged = battle(FLEETS);
  damaged.ship('quel').pending = [hit, { ...hit }];
  const view = viewOf(damaged.s, 'narn') as FaView;
  const about = { hits: damaged.ship('quel').pending.map(one => ({ ship: 'quel', ...one })) };
  const step = lesson.steps.allot?.(view, about);
  expect(step?.says).toMatch(/^Quel is hit: 2 hits take a box of a weapon each/);
  expect(step?.choices.map(({ name }) => name)).toEqual([
    'Give up the burst beam: 1 die ahead, 8 hexes far',
    'Give up the twin array: 2 dice ahead, 8 hexes far',
  ]);
  for (const { order } of step?.choices ?? []) expect(allotQuestion.judge(view, about, order)).toEqual([]);
});

test('FA-6.5.2 the lesson tells what a weapon given up costs, of one’s own ships alone', () => {
  const placed = { kind: 'placed', ship: 'quel', weapon: 'twin-array', left: 1 } as const;
  expect(news(told(placed, { ...placed, ship: 'corsair' }), seen)).toEqual([
    'Quel’s twin array has 1 box left: a weapon throws no more dice than it has boxes.',
  ]);
});

test('FA-15.1.4 the lesson explains fire that was spread, in the turn and at the end', () => {
  const spread = told(fired('quel', 'corsair'), fired('dath', 'picket'));
  expect(news(spread, seen)).toEqual([
    'You threw 6 dice at 2 ships: 0 hits. Spread over 2 ships, it sank none: a hurt ship fires on, a sunk one does not.',
  ]);
  expect(over(spread, seen)).toContain('but at 2 ships: a ship scores once half of its structure is gone');
  expect(over(told(fired('quel', 'corsair')), seen)).toContain('but from too far');
  expect(over(told(fired('quel', 'corsair'), fired('corsair', 'quel'), fired('picket', 'quel')), seen)).toContain(
    'guns that do not bear',
  );
});
