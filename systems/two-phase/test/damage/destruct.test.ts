import { expect, test } from 'vitest';
import { scores } from '../../rules/victory.ts';
import { acts, battle, only } from '../battle.ts';

test('TP-14.2.6 a plotted self-destruction is carried out in step 3: 18 points of a cruiser to all within a hex, by the shield that faces it', () => {
  const b = battle(`
    a blue fed-ca 1015^A 0
    a mate fed-ffg 1014^D 0
    b red kli-d7 1016^A 0
    b far kli-f5 1017^A 0`);
  b.allocate({ blue: { speed: 3, destruct: true }, mate: { speed: 2 }, red: { speed: 1 } });
  const told = b.told.filter(({ kind }) => kind === 'destroyed' || kind === 'struck');
  expect(told).toMatchObject([
    { kind: 'destroyed', unit: 'blue' },
    { unit: 'mate', shield: 1, points: 18 },
    { unit: 'red', shield: 1, points: 18 },
  ]);
  expect(b.asked()).toEqual(['a initial', 'b initial']);
});

test('TP-14.2.6 smaller ships do less, and a blast takes drones with it', () => {
  const b = battle('a blue kzi-ff 1015^D 0\nb red kli-f5 1016^A 0');
  b.allocate({}, { dice: [6, 1] });
  b.until('zero', 'a').step({ a: acts('blue', { act: 'seeker', weapon: 'rack-1', on: 'red' }) });
  b.s.open.seekers[0]!.moves = -4;
  b.s.open.seekers[0]!.atOnce = false;
  b.until('allocate');
  Object.assign(b.s.open.seekers[0] ?? {}, { q: b.unit('blue').q, r: b.unit('blue').r });
  const seekers = b.s.open.seekers.length;
  b.allocate({ blue: { speed: 1 }, red: { destruct: true } });
  expect(only(b.told, 'struck').at(-1)).toMatchObject({ unit: 'blue', points: 12 });
  expect(only(b.told, 'shot-at').filter(({ damage }) => damage === 12)).toHaveLength(seekers);
  expect(b.s.open.seekers).toEqual([]);
});

test('TP-14.2.6 a ship that is destroyed by fire or by another blast does not explode', () => {
  const b = battle('a blue fed-ca 1015^A 0\nb red kli-g1 1016^A 0\nb wing kli-g1 1017^A 0');
  Object.assign(b.unit('red').boxes, { excess: 0 });
  b.unit('red').shields = [0, 0, 0, 0, 0, 0];
  const dice = Array<number>(32).fill(6);
  b.allocate({ blue: { speed: 2, destruct: true }, red: { speed: 1, destruct: true } }, { dice });
  expect(b.unit('wing').shields).toEqual(b.s.book.cards['kli-g1']!.shields);
});

test('TP-16.2.2 who blew himself up is scored by all his enemies, whatever one of them had done', () => {
  const b = battle('a blue fed-ca 1015^A 0\nb red kli-d7 3016^A 0\nc grey gor-dd 4017^A 0');
  b.unit('blue').doers = { b: 40 };
  b.allocate({ blue: { speed: 2, destruct: true }, red: { speed: 1 } });
  const { b: red, c: grey } = scores(b.s);
  expect(red).toBe(grey);
  expect(red).toBeGreaterThan(0);
});
