import { describe, expect, test } from 'vitest';
import { moveDiffers, volleysDiffer } from '../../bot/differs.ts';
import { volleysFor } from '../../bot/fire.ts';
import { moveFor } from '../../bot/moves.ts';
import { quickMove, quickVolleys } from '../../bot/quick.ts';
import { fireSearch, moveSearch } from '../../bot/search.ts';
import type { Move } from '../../rules/orders.ts';
import { laid } from './battle.ts';

const times = (n: number, text: string): string[] => Array.from({ length: n }, () => text);
const roll = (): number => 1;

/** Two squadrons of red before two of blue; blue has moved. */
const v = laid([
  { id: 'a', type: 'x-wing', craft: times(4, '1515 E') },
  { id: 'c', type: 'x-wing', craft: times(4, '0915 E') },
  { id: 'b', type: 'tie-ln', side: 'blue', craft: times(4, '2015 W') },
  { id: 'd', type: 'tie-ln', side: 'blue', craft: times(4, '2017 W') },
]);
const move = (squadron: string, speed: 'attack' | 'full', ...paths: readonly string[]): Move => ({
  squadron,
  speed,
  craft: paths.map((path, i) => ({ craft: i + 1, path })),
});

describe('what a move does otherwise', () => {
  test.each<[Move, Move, string]>([
    [
      move('a', 'attack', 'FFLFF', 'FFLFF'),
      move('a', 'attack', 'FFFF', 'FFFF'),
      'a flies 4 hexes with a turn left after 2 instead of 4 hexes straight ahead',
    ],
    [
      move('a', 'attack', 'FFRFRF', 'F'),
      move('a', 'attack', 'F', 'F'),
      'a 1 flies 4 hexes with turns right after 2 and right after 3 instead of 1 hex straight ahead',
    ],
    [
      move('a', 'full', 'FF'),
      move('a', 'attack', 'F'),
      'a flies at Full Throttle 2 hexes straight ahead instead of at Attack Speed 1 hex straight ahead',
    ],
    [move('c', 'attack', 'F'), move('a', 'attack', 'F'), 'c moves before a'],
  ])('SQ-3.4.1 %#', (order, instead, says) => {
    expect(moveDiffers(v, order, instead)).toBe(says);
  });
});

describe('what fire does otherwise', () => {
  const at = (target: string, weapon = 'laser') => ({ squadron: 'a', weapon, target });

  test('SQ-4.1.3 another target, another weapon, or none', () => {
    expect(volleysDiffer(v, [at('d')], [at('b')])).toBe('a fires its laser cannons at d instead of its laser cannons at b');
    expect(volleysDiffer(v, [], [at('b')])).toBe('a holds its fire instead of firing its laser cannons at b');
    expect(volleysDiffer(v, [at('b')], [])).toBe('a fires its laser cannons at b instead of holding its fire');
    expect(volleysDiffer(v, [], [])).toBe('Nobody fires');
  });
});

describe('ideas', () => {
  test('of a move are what the ordinary player looked at besides, then other squadrons first', () => {
    const base = moveFor(v, ['a', 'c'], 1);
    const ideas = [...moveSearch.ideas(v, { round: 1, squadrons: ['a', 'c'] }, base, { roll })];
    expect(ideas.map(({ squadron }) => squadron)).toEqual([...times(11, 'c'), 'a']);
    expect([...moveSearch.ideas(v, { round: 1, squadrons: ['c'] }, ideas[0]!, { roll })]).toContainEqual(base);
  });

  test('of fire change one volley and leave the others', () => {
    const volleys = volleysFor(v, ['a', 'c']);
    expect(volleys.length).toBe(2);
    const ideas = [...fireSearch.ideas(v, { round: 1, squadrons: ['a', 'c'] }, { volleys }, { roll })];
    expect(ideas.length).toBeGreaterThan(2);
    for (const idea of ideas) expect(idea.volleys.filter(one => volleys.includes(one)).length).toBe(1);
  });
});

describe('the quick player', () => {
  test('moves the squadron that is furthest from the enemy, and brings it nearer', () => {
    const order = quickMove(v, ['a', 'c']);
    expect(order.squadron).toBe('c');
    expect(order.craft[0]!.path).toMatch(/F{4}/);
  });

  test('SQ-4.1.3 fires at the squadron with more craft to hit, as the ordinary one does', () => {
    const own = { id: 'a', type: 'x-wing', craft: times(4, '1515 E') } as const;
    const many = { id: 'b', type: 'tie-ln', side: 'blue', craft: times(6, '2015 W') } as const;
    const one = { id: 'd', type: 'tie-ln', side: 'blue', craft: times(2, '2015 W') } as const;
    for (const table of [laid([own, many, one]), laid([own, one, many])])
      for (const fire of [quickVolleys, volleysFor]) expect(fire(table, ['a']).map(({ target }) => target)).toEqual(['b']);
  });
});
