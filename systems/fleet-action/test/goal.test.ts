import { ofKind } from '@flagplot/scene';
import { expect, test } from 'vitest';
import { scene } from '../scene/scene.ts';
import { goal } from '../words/goal.ts';
import { battle } from './battle.ts';
import { hull } from './hulls.ts';

const SHIPS = { ships: [hull('grey-', { points: 100, structure: 10, grey: [8, 7, 6, 5, 4, 3, 2, 1] })], turns: 4, morale: true };
const FLEETS = 'narn A 0: Tal grey- 3040^0\nearth B 0: Vesper grey- 3001^3';

test('FA-15.1.1 the turns that are left count the one under way; none are once it is over', () => {
  const b = battle(FLEETS, SHIPS);
  expect(goal(b.s).left).toBe(4);
  b.s.clock.turn = 3;
  expect(goal(b.s).left).toBe(2);
  b.s.open.verdict = { winners: ['narn'], points: {}, why: '' };
  expect(goal(b.s)).toMatchObject({ left: 0, ahead: ['narn'] });
});

test('FA-15.1.6 who would win is judged as at the end', () => {
  const b = battle(FLEETS, SHIPS);
  expect(goal(b.s).ahead).toEqual([]);
  b.ship('vesper').structure = 5;
  expect(goal(b.s).ahead).toEqual(['narn']);
  b.ship('tal').structure = 5;
  expect(goal(b.s).ahead).toEqual([]);
});

test('FA-11.2.3, FA-11.2.4 a squadron is as far from its test as from the next circle it has not been tested at', () => {
  const b = battle(FLEETS, SHIPS);
  const own = () => goal(b.s).nerve.find(one => one.side === 'earth');
  expect(own()).toMatchObject({ unit: 'earth-b', name: 'Earth B', says: 'morale 8 of 8; at 4 it is tested', next: { off: 4 } });
  b.ship('vesper').structure = 4;
  expect(own()?.next?.off).toBe(0);
  b.squadron('earth-b').tested = 1;
  expect(own()?.says).toBe('morale 4 of 8; at 3 it is tested');
  b.squadron('earth-b').withdraws = 2;
  expect(own()).toMatchObject({ says: 'morale 4 of 8; it withdraws' });
  expect(own()?.next).toBeUndefined();
});

test('FA-4.6.6, FA-11.2.3 a squadron is tested as long as any ship of it fights, all of them out of command too, and not once it is over', () => {
  const b = battle(FLEETS, SHIPS);
  const own = () => goal(b.s).nerve.find(one => one.side === 'earth');
  b.ship('vesper').out = 'far';
  expect(own()).toMatchObject({ says: 'morale 8 of 8; at 4 it is tested', next: { off: 4 } });
  b.ship('vesper').left = true;
  expect(own()).toBeUndefined();
  b.ship('vesper').left = false;
  b.s.open.verdict = { winners: ['narn'], points: {}, why: '' };
  expect(own()?.says).toBe('morale 8 of 8');
  expect(own()?.next).toBeUndefined();
});

test('FA-1.1.4, FA-11.4.2 the strips of the others are drawn while fleets are set up, the edges by which they leave always', () => {
  const b = battle(FLEETS, SHIPS);
  const areas = (turn: number, side?: string) =>
    ofKind(
      scene({ ...b.s, book: { ...b.s.book, deploys: true }, clock: { ...b.s.clock, turn }, ...(side ? { side } : {}) }, []).items,
      'area',
    )
      .filter(one => one.of !== 'radius')
      .map(one => one.id);
  expect(areas(0)).toEqual(['strip/narn', 'strip/earth', 'edge/narn', 'edge/earth']);
  expect(areas(0, 'narn')).toEqual(['strip/earth', 'edge/narn', 'edge/earth']);
  expect(areas(1, 'narn')).toEqual(['edge/narn', 'edge/earth']);
});
