import { hexes } from '@flagplot/hexes';
import { ofKind } from '@flagplot/scene';
import { expect, test } from 'vitest';
import { LAYOUT } from '../rules/map.ts';
import { scene } from '../scene/scene.ts';
import { goal } from '../words/goal.ts';
import { battle } from './battle.ts';

const SIDES = 'red x-wing: 0510^E x4\nblue/alpha tie-ln: 3010^W x4 | goal=east';
const EXIT = { goal: { kind: 'exit', side: 'blue', squadron: 'alpha', craft: 2 }, rounds: 6 } as const;

test('SQ-8.2.1 the rounds that are left count the one under way', () => {
  expect(goal(battle(SIDES, { rounds: 6, round: 2 }).s).left).toBe(5);
});

test('SQ-8.3.3 who is ahead by points would win; nobody where a fifth is wanting', () => {
  const b = battle(SIDES, { rounds: 6 });
  expect(goal(b.s).ahead).toEqual([]);
  b.craft('alpha', 1).damage = 1;
  expect(goal(b.s)).toMatchObject({ ahead: ['red'], wins: 'Score a fifth more points' });
});

test('SQ-8.4.4 of a goal each side is told what it has to do, and how far that has come', () => {
  const b = battle(SIDES, EXIT);
  b.s.open.progress = 1;
  expect(goal({ ...b.s, side: 'blue' })).toMatchObject({
    wins: 'Get 2 craft of Alpha off the eastern edge',
    progress: '1 of 2 are off',
  });
  expect(goal({ ...b.s, side: 'red' }).wins).toBe('Keep 2 craft of Alpha from the eastern edge');
});

test('SQ-5.1.2 a squadron is as far from the next state as it has levels above it', () => {
  const b = battle(SIDES, EXIT);
  b.squadron('alpha').level = 5;
  const own = () => goal(b.s).nerve.find(one => one.unit === 'alpha');
  expect(own()).toMatchObject({ next: { off: 2, what: 'shaken' }, says: 'morale 5 of 5, steady; shaken at 3' });
  b.squadron('alpha').level = 1;
  expect(own()?.next).toBeUndefined();
});

test('SQ-8.1.1, SQ-8.1.3, SQ-8.4.4 zones of the others are drawn while sides set up; edges and what the goal is about always', () => {
  const b = battle(SIDES, { ...EXIT, at: 'deploy' });
  const areas = (turn: number) => ofKind(scene({ ...b.s, side: 'red', clock: { ...b.s.clock, turn } }, []).items, 'area');
  expect(areas(0).map(one => one.id)).toEqual(['zone/blue', 'edge/red', 'edge/blue', 'goal/edge', 'goal/craft']);
  const [, , edge, craft] = areas(1);
  expect(edge?.places.map(hex => hexes.columnOf(hex as never, LAYOUT)).every(column => column === b.s.book.map.columns)).toBe(
    true,
  );
  expect(craft?.places).toHaveLength(4);
});
