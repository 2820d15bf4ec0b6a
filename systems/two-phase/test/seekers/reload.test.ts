import { expect, test } from 'vitest';
import { LOST } from '../../rules/open.ts';
import type { Battle } from '../battle.ts';
import { acts, battle, only } from '../battle.ts';

const finish = (...weapons: string[]) => ({ repairs: [], docks: [], reload: weapons.map(weapon => ({ unit: 'blue', weapon })) });

/** A frigate with two racks, the first of them empty. */
function emptied(): Battle {
  const b = battle('a blue kzi-ff 0506^C 0\nb red kli-f5 2507^F 0');
  b.hold('blue').magazines[0]!.load = [];
  b.allocate({}, { dice: [6, 1] });
  return b;
}

test('TP-9.6.4 TP-14.1.1 an empty rack that was idle all turn is filled from its set, once, and only its owner is told', () => {
  const b = emptied();
  expect(b.hold('blue').magazines[0]).toMatchObject({ reloads: 1, set: ['i', 'i', 'i', 'i'] });
  const told = b.until('finish').step({ a: finish('rack-1') });
  expect(only(told, 'reloaded')).toEqual([{ kind: 'reloaded', unit: 'blue', weapon: 'rack-1' }]);
  expect(b.hold('blue').magazines[0]).toMatchObject({ reloads: 0, load: ['i', 'i', 'i', 'i'] });
  b.hold('blue').magazines[0]!.load = [];
  b.allocate({}, { dice: [6, 1] });
  expect(b.until('finish').refusals('a', finish('rack-1'))).toEqual(['TP-9.6.4 /reload/0/weapon']);
});

test('TP-9.6.4 not a rack that holds something, that is destroyed, or that launched this turn; nor what is no rack', () => {
  const b = emptied().until('finish');
  expect(b.refusals('a', finish('rack-2', 'phaser-1', 'rack-9'))).toEqual([0, 1, 2].map(i => `TP-9.6.4 /reload/${i}/weapon`));
  b.unit('blue').weapons[b.hold('blue').magazines[0]!.mount] = LOST;
  expect(b.refusals('a', finish('rack-1'))).toEqual(['TP-9.6.4 /reload/0/weapon']);
  b.unit('blue').weapons[b.hold('blue').magazines[0]!.mount] = 1;
  expect(b.refusals('a', finish('rack-1'))).toEqual(['TP-9.6.4 /reload/0/weapon']);
});

test('TP-9.6.4 the launch of its last drone is no idle turn', () => {
  const b = emptied();
  b.hold('blue').magazines[1]!.load = ['i'];
  b.until('zero', 'a').step({ a: acts('blue', { act: 'seeker', weapon: 'rack-2', on: 'red' }) });
  expect(b.until('finish').refusals('a', finish('rack-2'))).toEqual(['TP-9.6.4 /reload/0/weapon']);
});

test('TP-1.3.12 who lets the turn end by itself has racks filled (ruling R91); silence fills none', () => {
  const b = emptied().until('finish');
  const { standing, idle } = b.rules.questions.finish;
  const about = { units: ['blue'] };
  expect(standing?.(b.view('a'), about)).toBeUndefined();
  expect(idle(b.view('a'), about).reload).toEqual([]);
  b.hold('blue').watch = { finish: 'weakest' } as never;
  expect(standing?.(b.view('a'), about)?.reload).toEqual([{ unit: 'blue', weapon: 'rack-1' }]);
});
