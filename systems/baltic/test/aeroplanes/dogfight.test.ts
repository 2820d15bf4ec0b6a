import { expect, test } from 'vitest';
import { baltic as rules } from '../../rules/index.ts';
import { only } from '../battle.ts';
import { air, dice, FAR, fly, flyRefusals, marker } from './air.ts';

const planes = (b: ReturnType<typeof air>, ...ids: string[]): number[] => ids.map(id => marker(b, id).planes);
const east = (d: number): { legs: never[] } => ({ legs: [{ heading: 9000, d }] as never[] });
const fight = (...markers: string[]): { attacks: never[] } => ({ attacks: [{ kind: 'dogfight', markers }] as never[] });

test('BB-4.3.1 fighters in contact must fight first, every enemy in contact with them, and may not attack after the move', () => {
  const b = air(FAR, 'a-fighter-1 20,20\nb-bomber-1 20.5,20\nb-fighter-1 30,20');
  expect(flyRefusals(b, { markers: ['a-fighter-1'], ...east(9000), ...fight('a-fighter-1') })).toEqual(['BB-4.3.1 /attacks']);
  // Without any order to fight: twelve dice at the bombers.
  const told = fly(b, { markers: ['a-fighter-1'] }, dice(2, 12));
  expect(only(told, 'dogfought')).toEqual([{ kind: 'dogfought', by: ['a-fighter-1'], on: ['b-bomber-1'] }]);
  expect(planes(b, 'b-bomber-1')).toEqual([4]);
});

test('BB-4.3.2 fighters that were free may fight what they touch when their move is over, and nothing else', () => {
  const b = air(FAR, 'a-fighter-1 20,20\na-bomber-1 20,30\nb-fighter-1 30,20');
  expect(flyRefusals(b, { markers: ['a-fighter-1'], ...east(8989), ...fight('a-fighter-1') })).toEqual([
    'BB-4.3.2 /attacks/0/kind',
  ]);
  expect(flyRefusals(b, { markers: ['a-bomber-1'], ...fight('a-bomber-1') })).toEqual(['BB-4.3.2 /attacks/0/markers']);
  fly(b, { markers: ['a-fighter-1'], ...east(8990), ...fight('a-fighter-1') }, [...dice(3, 12), ...dice(1, 12)]);
  expect(planes(b, 'a-fighter-1', 'b-fighter-1')).toEqual([5, 3]);
});

test('BB-4.3.2 the owner may decline', () => {
  const b = air(FAR, 'a-fighter-1 20,20\nb-fighter-1 30,20');
  fly(b, { markers: ['a-fighter-1'], ...east(20_000) });
  expect(planes(b, 'a-fighter-1', 'b-fighter-1')).toEqual([6, 6]);
});

test('BB-4.3.4 BB-4.3.5 twice its planes in dice each, both sides before any loss, bombers none', () => {
  const b = air(FAR, 'a-fighter-1 20,20 4\nb-fighter-1 21,20 3\nb-bomber-1 20,21');
  // Three planes throw although all of them fall.
  const told = fly(b, { markers: ['a-fighter-1'] }, [...dice(8, 8), ...dice(2, 6)]);
  expect(only(told, 'thrown').map(({ faces }) => faces.length)).toEqual([8, 6]);
  expect(only(told, 'thrown').map(({ why }) => why.rule)).toEqual(['BB-4.3.4', 'BB-4.3.4']);
  expect(planes(b, 'a-fighter-1')).toEqual([2]);
});

test('BB-4.3.4 a 6 misses, a 7 shoots one down', () => {
  const b = air(FAR, 'a-fighter-1 20,20 1\nb-bomber-1 21,20');
  fly(b, { markers: ['a-fighter-1'] }, [6, 7]);
  expect(planes(b, 'b-bomber-1')).toEqual([5]);
});

test('BB-4.3.6 the owner chooses among his markers in the fight, all that was lost and of none more than it has', () => {
  const b = air(FAR, 'a-fighter-1 20,20\nb-bomber-1 21,20 2\nb-bomber-2 20,21');
  fly(b, { markers: ['a-fighter-1'] }, dice(3, 12));
  expect(b.asks).toEqual([{ side: 'b', kind: 'lose', about: { what: 'planes', n: 3, among: ['b-bomber-1', 'b-bomber-2'] } }]);
  const lose = (...all: [string, number][]): object => ({ lose: all.map(([id, n]) => ({ id, n })) });
  expect(b.refusals('b', lose(['b-bomber-1', 3]))).toEqual(['BB-4.3.6 /lose/0/n']);
  expect(b.refusals('b', lose(['b-bomber-2', 2]))).toEqual(['BB-4.3.6 /lose']);
  b.step({ b: lose(['b-bomber-1', 1], ['b-bomber-2', 2]) });
  expect(planes(b, 'b-bomber-1', 'b-bomber-2')).toEqual([1, 4]);
});

test('BB-4.3.6 nobody is asked where there is nothing to choose, or where losses are left to the staff', () => {
  const b = air(FAR, 'a-fighter-1 20,20\nb-bomber-1 21,20 2\nb-bomber-2 20,21 1');
  fly(b, { markers: ['a-fighter-1'] }, dice(3, 12));
  expect(planes(b, 'b-bomber-1', 'b-bomber-2')).toEqual([0, 0]);
  const c = air(FAR, 'a-fighter-1 20,20\nb-bomber-1 21,20\nb-bomber-2 20,21');
  c.s.sealed.b!.doctrine.losses = 'staff';
  fly(c, { markers: ['a-fighter-1'] }, dice(3, 12));
  const [ask] = c.asks as [(typeof c.asks)[number]];
  expect(ask.kind).toBe('lose');
  expect(standing(c, 'b')).toEqual({ lose: [{ id: 'b-bomber-2', n: 3 }] });
});

function standing(b: ReturnType<typeof air>, side: string): object | undefined {
  const ask = b.asks.find(one => one.side === side) as (typeof b.asks)[number];
  return rules.questions[ask.kind].standing?.(b.view(side), ask.about as never);
}

test('BB-4.3.7 all fighters of the group against every enemy in contact; friends of other groups take no part', () => {
  const marks =
    'a-fighter-1 20,20\na-fighter-2 20,20\na-fighter-3 20.5,20\nb-fighter-1 21,20\nb-fighter-2 20,21\nb-fighter-3 23,20';
  const b = air(FAR, marks);
  const told = fly(b, { markers: ['a-fighter-1', 'a-fighter-2'] }, dice(0, 48));
  expect(only(told, 'dogfought')).toEqual([
    { kind: 'dogfought', by: ['a-fighter-1', 'a-fighter-2'], on: ['b-fighter-1', 'b-fighter-2'] },
  ]);
});

test('BB-4.2.9 BB-7.0.8 a marker whose last plane is shot down is gone, and scores 20', () => {
  const b = air(FAR, 'a-fighter-1 20,20\nb-fighter-1 21,20 2');
  const told = fly(b, { markers: ['a-fighter-1'] }, [...dice(2, 12), ...dice(0, 4)]);
  expect(marker(b, 'b-fighter-1')).toMatchObject({ planes: 0, status: 'lost' });
  expect(only(told, 'shot-down')).toMatchObject([{ marker: 'b-fighter-1', planes: 2, left: 0 }]);
  expect([rules.score(b.s).a?.points, rules.score(b.s).b?.points]).toEqual([20, 0]);
});

const RAID = 'a-fighter-1 20,20\na-fighter-2 20,20\na-fighter-3 20,20\nb-fighter-1 30,20\nb-bomber-1 30,20';

test('BB-4.5.1 BB-4.5.2 BB-4.5.3 acceptance 17: one escort takes on two of three attackers, 12 dice against 24, and the third throws 12 at the bombers', () => {
  const b = air(FAR, RAID);
  const group = ['a-fighter-1', 'a-fighter-2', 'a-fighter-3'];
  fly(b, { markers: group, ...east(9000), ...fight(...group) });
  expect(b.asks).toEqual([{ side: 'b', kind: 'take', about: { as: 'escort', by: ['b-fighter-1'], on: group } }]);
  expect(b.refusals('b', { takes: [{ by: 'b-fighter-1', on: group }] })).toEqual(['BB-4.5.9 /takes/0/on']);
  expect(b.refusals('b', { takes: [{ by: 'b-fighter-1', on: ['b-bomber-1'] }] })).toEqual(['BB-4.5.2 /takes/0/on/0']);
  const told = b.step({ b: { takes: [{ by: 'b-fighter-1', on: ['a-fighter-1', 'a-fighter-2'] }] } }, [
    ...dice(1, 24),
    ...dice(0, 12),
    ...dice(2, 12),
  ]);
  expect(only(told, 'dogfought')).toEqual([
    { kind: 'dogfought', by: ['a-fighter-1', 'a-fighter-2'], on: ['b-fighter-1'] },
    { kind: 'dogfought', by: ['a-fighter-3'], on: ['b-bomber-1'] },
  ]);
  expect(planes(b, 'b-fighter-1', 'b-bomber-1')).toEqual([5, 4]);
});

test('BB-4.5.2 who takes on nobody fights with the rest', () => {
  const b = air(FAR, RAID);
  fly(b, { markers: ['a-fighter-1'], ...east(9000), ...fight('a-fighter-1') });
  const told = b.step({ b: { takes: [] } }, [...dice(0, 12), ...dice(1, 12)]);
  expect(only(told, 'dogfought')).toEqual([{ kind: 'dogfought', by: ['a-fighter-1'], on: ['b-fighter-1', 'b-bomber-1'] }]);
  expect(planes(b, 'a-fighter-1')).toEqual([5]);
});

test('BB-4.5.3 where all attackers are taken on, nobody reaches the bombers', () => {
  const b = air(FAR, RAID);
  fly(b, { markers: ['a-fighter-1'], ...east(9000), ...fight('a-fighter-1') });
  b.step({ b: { takes: [{ by: 'b-fighter-1', on: ['a-fighter-1'] }] } }, [...dice(0, 12), ...dice(0, 12)]);
  expect(planes(b, 'b-bomber-1')).toEqual([6]);
});

test('BB-4.5.1 fighters that fly with no bombers escort nobody', () => {
  const b = air(FAR, 'a-fighter-1 20,20\nb-fighter-1 30,20\nb-bomber-1 30,20.001');
  fly(b, { markers: ['a-fighter-1'], ...east(9000), ...fight('a-fighter-1') }, [...dice(0, 12), ...dice(0, 12)]);
  expect(b.asked()).toEqual(['b fly']);
});

test('BB-4.5.9 a marker takes on two in a whole phase, and has its own go all the same', () => {
  const b = air(FAR, RAID);
  fly(b, { markers: ['a-fighter-1', 'a-fighter-2'], ...east(9000), ...fight('a-fighter-1', 'a-fighter-2') });
  b.step({ b: { takes: [{ by: 'b-fighter-1', on: ['a-fighter-1', 'a-fighter-2'] }] } }, dice(0, 36));
  expect(marker(b, 'b-fighter-1')).toMatchObject({ took: 2, gone: false });
  fly(b, { markers: ['b-bomber-1'] });
  fly(b, { markers: ['a-fighter-3'], ...east(9000), ...fight('a-fighter-3') }, [...dice(0, 12), ...dice(0, 12)]);
  expect(b.asked()).toEqual(['b fly']);
});

test('BB-4.5.2 a standing order takes on as many as may be, or nobody', () => {
  const b = air(FAR, RAID);
  fly(b, { markers: ['a-fighter-1'], ...east(9000), ...fight('a-fighter-1') });
  expect(standing(b, 'b')).toBeUndefined();
  b.s.sealed.b!.doctrine.take = 'always';
  expect(standing(b, 'b')).toEqual({ takes: [{ by: 'b-fighter-1', on: ['a-fighter-1'] }] });
  b.s.sealed.b!.doctrine.take = 'never';
  expect(standing(b, 'b')).toEqual({ takes: [] });
});
