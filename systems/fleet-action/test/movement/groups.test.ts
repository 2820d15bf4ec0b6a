import fc from 'fast-check';
import { expect, test } from 'vitest';
import { read } from '../../rules/edge/scenario.ts';
import { alternation, byGroup, elintLeft, groupOf } from '../../rules/movement/groups.ts';
import { type Battle, battle, plot } from '../battle.ts';
import { brawl } from '../brawl.ts';

const of = (side: string, n: number) => Array.from({ length: n }, (_, i) => `${side}${i + 1}`);
/** The runs of each side, as the book prints them: `A1 B2`. */
function runs(moved: readonly string[]): string {
  const found: [string, number][] = [];
  for (const [side] of moved) {
    const last = found.at(-1);
    if (last && last[0] === side) last[1] += 1;
    else found.push([side as string, 1]);
  }
  return found.map(([side, n]) => `${side}${n}`).join(' ');
}
const group = (b: Battle, id: string) => groupOf(b.s, b.squadron(id));
const movedIn = (b: Battle, pulse: number) =>
  b.told.flatMap(event => (event.kind === 'moved' && event.pulse === pulse ? [event.squadron] : []));

test('FA-5.5.14 the smaller side first: three against six, and four against six as the book prints it', () => {
  expect(runs(alternation(of('A', 3), of('B', 6)))).toBe('A1 B2 A1 B2 A1 B2');
  expect(runs(alternation(of('A', 4), of('B', 6)))).toBe('A1 B2 A1 B1 A1 B2 A1 B1');
});

test('FA-5.5.15 the larger side first: six against four as the book prints it', () => {
  expect(runs(alternation(of('B', 6), of('A', 4)))).toBe('B1 A1 B2 A1 B1 A1 B2 A1');
});

test('FA-5.5.13 equal numbers move one each in turn', () => {
  expect(alternation(of('A', 3), of('B', 3))).toEqual(['A1', 'B1', 'A2', 'B2', 'A3', 'B3']);
});

test('FA-5.5.16 what is left over moves at the end, and a side alone moves all of its own', () => {
  expect(runs(alternation(of('B', 5), of('A', 3)))).toBe('B1 A1 B2 A1 B2 A1');
  expect(alternation(of('B', 3), [])).toEqual(of('B', 3));
  expect(alternation([], of('B', 3))).toEqual(of('B', 3));
});

test('FA-5.5.1 everybody moves once, each side in its own order', () => {
  const some = fc.integer({ min: 0, max: 12 });
  fc.assert(
    fc.property(some, some, (a, b) => {
      const [ours, theirs] = [of('A', a), of('B', b)];
      const moved = alternation(ours, theirs);
      expect(moved.filter(one => one.startsWith('A'))).toEqual(ours);
      expect(moved.filter(one => one.startsWith('B'))).toEqual(theirs);
      if (a > 0) expect(moved[0]).toBe('A1');
    }),
  );
});

const THREE = `narn A 3: Tal gquan 3060^0, Rel shokar 3061\nnarn C 3: Var gquan 2060^0\nnarn D 3: Sha gquan 4060^0, Dov gquan 4061
  earth B 3: Vesper omega 3010^3\nearth E 3: Halcyon omega 2010^3`;

test('FA-5.5.1 FA-5.5.2 FA-5.5.17 the sides move by turns, in each pulse anew: the defender first in odd turns', () => {
  const b = battle(THREE);
  b.step();
  expect(b.s.clock.turn).toBe(2);
  b.until('orders').step();
  const odd = ['earth-b', 'narn-c', 'narn-d', 'earth-e', 'narn-a'];
  const even = ['narn-c', 'earth-b', 'narn-d', 'narn-a', 'earth-e'];
  for (const pulse of [1, 2, 3]) expect(movedIn(b, pulse).slice(0, 10)).toEqual([...odd, ...even]);
});

test('FA-5.5.3 the scenario names the attacker, and none but a side of its own', () => {
  expect(battle(THREE).s.book.attacker).toBe('narn');
  expect(read({ ...brawl, attacker: 'nobody' })).toMatchObject({ faults: [{ at: '/attacker' }] });
});

test('FA-5.5.4 group 1: a squadron that lost its commander last turn, and a ship by itself', () => {
  const b = battle(THREE);
  b.squadron('narn-d').leaderless = 1;
  expect(group(b, 'narn-d')).toBe(1);
  const far = battle('narn A 0: Tal gquan 3060^0, Var gquan 3070\nearth B 0: Vesper omega 3010^3');
  far.step();
  far.until('orders');
  expect(far.squadron('var').group).toBe(1);
});

test('FA-5.5.5 group 2: a squadron that has lost a ship, gone or destroyed', () => {
  const b = battle(THREE);
  b.ship('dov').structure = 0;
  expect(group(b, 'narn-d')).toBe(2);
  b.ship('dov').structure = 13;
  b.ship('dov').left = true;
  expect(group(b, 'narn-d')).toBe(2);
});

test('FA-5.5.6 FA-5.5.7 groups 3 and 4: without and with an ELINT ship that has a level left', () => {
  const b = battle(THREE);
  expect([group(b, 'narn-c'), group(b, 'narn-a')]).toEqual([3, 4]);
  const rel = b.ship('rel');
  const levels = [5, 4, 3, 2, 1].map(sensor => elintLeft(b.of('rel'), { ...rel, sensor }));
  expect(levels).toEqual([2, 2, 1, 1, 0]);
  rel.sensor = 1;
  expect(group(b, 'narn-a')).toBe(3);
});

test('FA-5.5.8 an ELINT squadron that has lost a ship is in group 2', () => {
  const b = battle(THREE);
  b.ship('tal').structure = 0;
  expect(group(b, 'narn-a')).toBe(2);
  b.squadron('narn-a').leaderless = 1;
  expect(group(b, 'narn-a')).toBe(1);
});

test('FA-5.5.9 the groups are settled as the turn begins, and stay so for all of it', () => {
  const b = battle('narn A 0: Tal gquan 3040^0, Var gquan 3041\nearth B 0: Vesper omega 3036^3').until('fire', 1);
  b.ship('var').structure = 0;
  b.until('fire', 3);
  expect(b.squadron('narn-a').group).toBe(3);
  b.until('orders');
  expect(b.squadron('narn-a').group).toBe(2);
  expect(b.told).toContainEqual({ kind: 'groups', groups: [{ squadron: 'narn-a', group: 2 }] });
});

test('FA-5.5.10 FA-5.5.11 lower groups of one side move first, whatever the groups of the other', () => {
  expect(byGroup(['a4', 'b2', 'c3', 'd2', 'e1'], one => Number(one[1]))).toEqual(['e1', 'b2', 'd2', 'c3', 'a4']);
  const b = battle(THREE);
  b.ship('dov').structure = 0;
  b.s.open.squadrons.find(({ id }) => id === 'narn-d')!.group = 2;
  b.step();
  expect(movedIn(b, 1)).toEqual(['earth-b', 'narn-d', 'narn-c', 'earth-e', 'narn-a']);
});

test('FA-5.5.12 within a group its owner writes which moves before which (ruling R12)', () => {
  const b = battle(THREE);
  b.step({ narn: { squadrons: ['narn-a', 'narn-d', 'narn-c'].map(id => plot(id, 'a/a/a')) } });
  expect(movedIn(b, 1)).toEqual(['earth-b', 'narn-d', 'narn-c', 'earth-e', 'narn-a']);
});
