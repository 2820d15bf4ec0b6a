import { expect, test } from 'vitest';
import { isFrozen } from '../../rules/condition.ts';
import { battle, d, fire, move, only } from '../battle.ts';

const FOE = 'blue tie-ln: 3010^W x2';
const counters = (b: ReturnType<typeof battle>, number = 1) => {
  const { ion, fresh } = b.craft('red', number);
  return [ion, fresh];
};

test('SQ-6.1.1 SQ-6.1.2 counters of an earlier round go, those of this round stay one more', () => {
  const b = battle(`red x-wing: 1010^E i2 f1, 1010 f2, 1010\n${FOE}`, { at: 'special', rounds: 3 });
  const told = b.step({}, d(6, 1, 2));
  expect([counters(b, 1), counters(b, 2), counters(b, 3)]).toEqual([
    [1, 0],
    [2, 0],
    [0, 0],
  ]);
  expect(only(told, 'cleared')).toEqual([{ kind: 'cleared', squadron: 'red', craft: 1, counters: 2, total: 1 }]);
});

test('SQ-6.1.1 SQ-4.9.6 a counter given in the first round hurts through the second, and is gone in the third', () => {
  const b = battle('red tie-bomber: 1010^E, 2010^E, 2010\nblue b-wing: 1210^W, 1210 dead', { at: 'fire', rounds: 3 });
  b.step({ blue: fire('blue ion red') }, [...d(6, 4), ...d(6, 4, 4), ...d(6, 1, 2)]);
  expect([counters(b), b.s.clock.turn]).toEqual([[1, 0], 2]);
  b.until('move', 'red');
  expect(b.refusals('red', { squadron: 'red', speed: 'attack', craft: [{ craft: 1, path: 'F' }] })).toContain(
    'SQ-3.7.1 /craft/0/craft',
  );
});

test('SQ-6.1.3 the removal thaws at once: a craft frozen by old counters alone may move in the next round', () => {
  const b = battle(`red x-wing: 1010^E i3, 1010 i2 f1\n${FOE}`, { at: 'special', rounds: 3 });
  const frozen = () => b.squadron('red').craft.map(craft => isFrozen(b.of('red'), craft));
  expect(frozen()).toEqual([true, true]);
  b.step({}, d(6, 1, 2));
  expect(frozen()).toEqual([false, false]);
  const move = (craft: number) => ({ squadron: 'red', speed: 'attack', craft: [{ craft, path: 'F' }] });
  expect(b.refusals('red', move(1)).filter(fault => fault.startsWith('SQ-3.7.1'))).toEqual([]);
  expect(b.craft('red', 2)).toMatchObject({ ion: 1, fresh: 0 });
});

test('SQ-6.1.1 what is gone loses its counters untold, what is there is told', () => {
  const b = battle(`red x-wing: 1010^E, 1010 i2 dead, 1010 i1 gone-west, 1010 i1\n${FOE}`, { at: 'special' });
  expect(only(b.step(), 'cleared')).toEqual([{ kind: 'cleared', squadron: 'red', craft: 4, counters: 1, total: 0 }]);
});

test('SQ-6.1.1 who leaves the map takes his counters along: in no later step do they go in silence', () => {
  const b = battle('red x-wing: 4010^E i1, 1010\nred/mates x-wing: 2010^E x2\nblue tie-ln: 3010^W x2', { rounds: 1 });
  b.step({ red: move('red', 'attack', 'F', 'F') });
  expect([b.places('red')[0], counters(b)]).toEqual(['left east', [0, 0]]);
});

test('SQ-6.1.1 counters of the round in which a craft fled over the edge are gone as the next begins, and not in silence at its end', () => {
  const b = battle(`red x-wing: 0110^E f1, 2010 | level=1\n${FOE}`, { at: 'morale', rounds: 3 });
  b.step({}, d(6, 1, 1, 2));
  expect([b.places('red')[0], b.s.clock.turn, counters(b)]).toEqual(['left west', 2, [0, 0]]);
});

test('SQ-6.1.4 SQ-8.4.6 what a scenario tests comes after the removal: who thaws then was not frozen at the end of the round', () => {
  const goal = { kind: 'capture', side: 'blue', squadron: 'red', rounds: 1, runner: 'red' } as const;
  const end = (marks: string) => {
    const b = battle(`red yt-1300: 1010^E ${marks} | goal=east\n${FOE}`, { at: 'special', rounds: 3, goal });
    const told = b.step({}, marks === 'i1' ? d(6, 1, 2) : []);
    return only(told, 'over').map(({ verdict }) => verdict.winners);
  };
  expect([end('i1'), end('f1')]).toEqual([[], [['blue']]]);
});

test('SQ-6.1.4 the battle is tested for its end after the removal, in the last round', () => {
  const b = battle(`red x-wing: 1010^E i1 x2\n${FOE}`, { at: 'special' });
  expect(b.step().map(({ kind }) => kind)).toEqual(['cleared', 'cleared', 'over']);
});
