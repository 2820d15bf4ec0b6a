import { expect, test } from 'vitest';
import type { Act } from '../../rules/orders.ts';
import { acts, battle, fires, only, space } from '../battle.ts';

type B = ReturnType<typeof battle>;
const mine = (to: string): Act => ({ act: 'transport', what: 'pa-mine', to });

/** A torpedo of type G that blue has launched at red, six hexes behind which it stands, as plasma begins to move. */
function plasma(mines = 4): B {
  const b = battle('a blue gor-dd 1010^C 8\nb red and-int 1612^F 8');
  b.allocate({ blue: {}, red: { transporters: 1 } }, { dice: [6, 1] });
  b.unit('red').paMines = mines;
  b.hold('blue').arms = b.hold('blue').arms.map(() => ({ turns: 3, energy: 7 }));
  b.s.open.firstDone = true;
  b.until('zero', 'a').step({ a: acts('blue', { act: 'seeker', weapon: 'plasma-a', on: 'red' }) });
  return b.until('screen', 'b');
}

test('TP-13.3.6 TP-1.3.11 before the first hex step whoever has such mines is asked, TP-5.4.7 and fires at nothing', () => {
  const b = plasma();
  expect([b.asked(), b.s.open.now.n, b.s.open.seekers]).toMatchObject([['b screen'], 0, [{ flown: 0 }]]);
  expect(b.refusals('b', fires('red', 'phaser-1 seeker-1'))).toContain('TP-5.4.7 /windows/0/fire/0/on');
  expect(b.refusals('b', acts('red', { act: 'displace', on: 'red', toward: 0 }))).toEqual(['TP-5.4.7 /windows/0/acts/0/act']);
  expect(plasma(0).s.open.now.n).toBe(1);
});

test('TP-5.4.4 TP-13.3.6 one to a transporter box, within 5 hexes, out of prepared energy, without lock-on', () => {
  const b = plasma();
  b.unit('red').lockOn = false;
  expect(b.refusals('b', acts('red', mine('1110')))).toEqual([]);
  expect(b.refusals('b', acts('red', mine('1010')))).toEqual(['TP-13.3.6 /windows/0/acts/0/to']);
  expect(b.refusals('b', acts('red', mine('9999')))).toEqual(['TP-13.3.6 /windows/0/acts/0/to']);
  b.unit('red').boxes.transporter = 1;
  expect(b.refusals('b', acts('red', mine('1110'), mine('1211')))).toEqual(['TP-13.1.1 /windows/0/acts/1/act']);
  b.unit('red').boxes.transporter = 4;
  b.unit('red').paMines = 1;
  expect(b.refusals('b', acts('red', mine('1110'), mine('1211')))).toEqual(['TP-13.3.6 /windows/0/acts/1/what']);
  b.step({ b: acts('red', mine('1110')) });
  expect([b.unit('red').paMines, b.unit('red').used.transporter, b.hold('red').transporters]).toEqual([0, 1, 4]);
});

test('TP-5.4.4 ruling R76 the panels of its own ship do not hinder it, and nobody lays it at another time', () => {
  const b = plasma();
  expect(b.unit('red').banks?.on).toEqual([true, true]);
  expect(b.refusals('b', acts('red', mine('1110')))).toEqual([]);
  const early = battle('a blue gor-dd 1010^C 8\nb red and-int 1612^F 8');
  early.allocate({ red: { speed: 4, transporters: 1 } });
  early.until('space', 'b');
  expect(early.refusals('b', { ...space('F'), acts: [mine('1512')] })).toEqual(['TP-5.4.4 /acts/0/what']);
});

test('TP-13.3.6 the first torpedo that enters its hex loses 10 strength at once, and the mine is gone', () => {
  const b = plasma();
  b.step({ b: acts('red', mine('1111')) });
  expect(only(b.told, 'blew')).toMatchObject([{ mine: 'mine-2', by: 'seeker-1', dummy: false }]);
  expect(b.s.open.mines).toEqual([]);
  b.until('finish');
  // 20 for at most 5 hexes, less 10.
  expect(only(b.told, 'shot-at')).toMatchObject([{ seeker: 'seeker-1', damage: 20, gone: false }]);
});

test('TP-13.3.6 it is inert after the second hex step that follows its laying, or at the waterfall', () => {
  const b = plasma();
  b.step({ b: acts('red', mine('1313')) });
  expect([b.s.open.now.n, b.s.open.mines.length]).toEqual([1, 1]);
  b.step();
  expect([b.s.open.now.n, b.s.open.mines]).toEqual([2, []]);
  expect(only(b.told, 'spent')).toMatchObject([{ mine: 'mine-2' }]);
  const late = plasma();
  late.s.open.seekers.length = 0;
  late.step({ b: acts('red', mine('1313')) });
  expect([only(late.told, 'spent').length, late.s.open.mines]).toEqual([1, []]);
});
