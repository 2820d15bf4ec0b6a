import { expect, test } from 'vitest';
import { baltic as rules } from '../../rules/index.ts';
import type { Act, Squadron } from '../../rules/orders.ts';
import type { Scenario } from '../../rules/scenario-file.ts';
import type { Battle } from '../battle.ts';
import { battle, only } from '../battle.ts';
import { aim, fire, refused } from '../gunnery/range.ts';
import { fly, flyRefusals, marker, placeOf, toFly } from './air.ts';

/** Kalmar of Sweden, with a deck of four and a hangar of six; an enemy far off. */
const KALMAR = 'a kalmar sd-cv 20,20^0 Stop\nb red to-ca 60,40^180 Stop';

const held = (...types: Squadron['type'][]): Squadron[] => types.map(type => ({ carrier: 'kalmar', type }));
const off = (types: Squadron['type'][], markers: string[] = []): Act => ({ act: 'fly off', by: 'kalmar', types, markers });
const recover = (...markers: string[]): Act => ({ act: 'recover', by: 'kalmar', markers });

/** The carrier's fire step, with these squadrons aboard. */
function deck(squadrons: Squadron[], text = KALMAR, more: Partial<Scenario> = {}): Battle {
  const b = battle(text, more);
  b.step({ a: { squadrons } });
  b.plan();
  b.step();
  return b;
}

test('BB-1.5.9 BB-3.5.4 each side with a carrier stows squadrons in secret, no more than she carries, before anything else', () => {
  const b = battle(KALMAR);
  expect(b.asks).toEqual([{ side: 'a', kind: 'stock', about: { carriers: [{ carrier: 'kalmar', most: 6 }] } }]);
  expect(rules.questions.stock.sealed).toBe(true);
  expect(b.refusals('a', { squadrons: held(...Array(6).fill('bomber')) })).toEqual([]);
  expect(b.refusals('a', { squadrons: held(...Array(7).fill('bomber')) })).toEqual(['BB-3.5.4 /squadrons']);
  expect(b.refusals('a', { squadrons: [{ carrier: 'red', type: 'bomber' }] })).toEqual(['BB-1.5.9 /squadrons/0/carrier']);
  const told = b.step({ a: { squadrons: held('fighter', 'bomber') } });
  expect(only(told, 'stocked')).toEqual([{ kind: 'stocked', side: 'a' }]);
  expect(b.s.sealed.a?.hold).toEqual(held('fighter', 'bomber'));
  expect([b.s.open.markers, JSON.stringify(b.view('b')).includes('bomber"}')]).toEqual([[], false]);
});

test('BB-3.5.1 BB-3.5.2 BB-3.5.5 BB-3.5.6 squadrons are launched in the fire step with six planes, two boxes where they carry any, and stay at the middle of their carrier', () => {
  const b = deck(held('fighter', 'bomber', 'torpedo-bomber', 'fighter'));
  fire(b, [off(['bomber', 'torpedo-bomber', 'fighter'])]);
  expect(b.s.open.markers.map(({ id, planes, ammo }) => [id, planes, ammo])).toEqual([
    ['a-bomber-1', 6, 2],
    ['a-torpedo-bomber-1', 6, 2],
    ['a-fighter-1', 6, 0],
  ]);
  for (const one of b.s.open.markers)
    expect(one).toMatchObject({ x: 20_000, y: 20_000, status: 'flies', on: { vessel: 'kalmar', as: 'deck' } });
  expect(b.s.sealed.a?.hold).toEqual(held('fighter'));
});

test('BB-4.2.5 BB-3.5.5 what was launched together flies as a group in the same turn', () => {
  const b = deck(held('fighter', 'bomber'));
  fire(b, [off(['fighter', 'bomber'])]);
  toFly(b);
  fly(b, { markers: ['a-bomber-1', 'a-fighter-1'], legs: [{ heading: 9000, d: 15_000 }] });
  expect([placeOf(b, 'a-fighter-1'), marker(b, 'a-fighter-1').on]).toEqual([{ x: 35_000, y: 20_000 }, null]);
});

test('BB-3.5.5 only what is aboard is launched, each once', () => {
  const b = deck(held('fighter'));
  expect(refused(b, [off(['bomber'])])).toEqual(['BB-3.5.5 /acts/0/types/0']);
  expect(refused(b, [off(['fighter', 'fighter'])])).toEqual(['BB-3.5.5 /acts/0/types/1']);
  expect(refused(b, [off(['fighter']), off(['fighter'])])).toEqual(['BB-3.5.5 /acts/1/types']);
  expect(refused(b, [off([])])).toEqual(['BB-3.5.5 /acts/0/types']);
});

/** Markers that wait to land, spread along her. */
function waiting(b: Battle, n: number): string[] {
  const ids = Array.from({ length: n }, (_, i) => `a-fighter-${i + 1}`);
  for (const [i, id] of ids.entries())
    b.s.open.markers.push({
      ...{ id, side: 'a', home: null, type: 'fighter', planes: 5, ammo: 0, status: 'flies', ready: 0, gone: false, took: 0 },
      ...{ x: 20_000 + 10 * i, y: 20_000, on: { vessel: 'kalmar', as: 'landing', u: 0, v: 10 * i } },
    });
  return ids;
}

test('BB-3.5.10 acceptance 13: a deck of four launches four, takes four aboard, or three and one; three and two it does not', () => {
  const b = deck(held('fighter', 'fighter', 'fighter', 'fighter', 'fighter'));
  const ids = waiting(b, 5);
  expect(refused(b, [off(Array(4).fill('fighter'))])).toEqual([]);
  expect(refused(b, [off(Array(5).fill('fighter'))])).toEqual(['BB-3.5.10 /acts/0/by']);
  expect(refused(b, [off(Array(3).fill('fighter')), recover(ids[0] as string)])).toEqual([]);
  expect(refused(b, [off(Array(3).fill('fighter')), recover(...ids.slice(0, 2))])).toEqual(['BB-3.5.10 /acts/1/by']);
  b.s.sealed.a!.hold = [];
  expect(refused(b, [recover(...ids.slice(0, 4))])).toEqual([]);
  expect(refused(b, [recover(...ids)])).toEqual(['BB-3.5.10 /acts/0/by']);
});

test('BB-3.5.4 BB-3.5.11 what the hangar does not hold waits where it is; a launch before it makes room, and the owner chooses', () => {
  const b = deck(held(...Array(5).fill('bomber')));
  const [one, two] = waiting(b, 2) as [string, string];
  expect(refused(b, [recover(one, two)])).toEqual(['BB-3.5.4 /acts/0/markers']);
  expect(refused(b, [off(['bomber']), recover(one, two)])).toEqual([]);
  fire(b, [recover(two)]);
  expect([marker(b, one).status, marker(b, two).status]).toEqual(['flies', 'aboard']);
});

test('BB-3.5.7 only who has declared to land is taken aboard, in the fire step of that carrier', () => {
  const b = deck([]);
  const [one] = waiting(b, 1) as [string];
  expect(refused(b, [recover(one, one)])).toEqual(['BB-3.5.7 /acts/0/markers/1']);
  Object.assign(marker(b, one), { on: { vessel: 'kalmar', as: 'cap', u: 0, v: 0 } });
  expect(refused(b, [recover(one)])).toEqual(['BB-3.5.7 /acts/0/markers/0']);
});

test('BB-3.5.8 BB-3.5.9 who came aboard is launched from the next turn on, with fresh ammunition and the planes it had', () => {
  const b = deck(held('fighter'));
  const [one] = waiting(b, 1) as [string];
  Object.assign(marker(b, one), { type: 'bomber', ammo: 0 });
  expect(refused(b, [recover(one), off([], [one])])).toContain('BB-3.5.5 /acts/1/markers/0');
  fire(b, [recover(one)]);
  expect(marker(b, one)).toMatchObject({ status: 'aboard', ammo: 2, planes: 5, ready: 2 });
  Object.assign(marker(b, one), { status: 'aboard' });
  nextFire(b);
  expect(refused(b, [off([], [one])])).toEqual([]);
  marker(b, one).ready = 3;
  expect(refused(b, [off([], [one])])).toEqual(['BB-3.5.8 /acts/0/markers/0']);
  marker(b, one).ready = 2;
  fire(b, [off([], [one])]);
  expect(marker(b, one)).toMatchObject({ status: 'flies', on: { as: 'deck' }, x: 20_000 });
});

/** Idly to her next fire step. */
function nextFire(b: Battle): void {
  while (!b.asked().includes('a telegraph')) b.step();
  b.plan();
  b.step();
}

test('BB-3.5.9 where the scenario says so lost planes are replaced aboard', () => {
  const b = deck([], KALMAR, { options: ['fresh-planes'] });
  const [one] = waiting(b, 1) as [string];
  fire(b, [recover(one)]);
  expect(marker(b, one).planes).toBe(6);
});

const NEAR = 'a kalmar sd-cv 20,20^0 Stop\nb red to-ca 26,20^0 Stop';

test('BB-3.5.12 a carrier that launches fires no guns, whatever the order of the list', () => {
  const b = deck(held('fighter'), NEAR);
  const guns = b.s.book.cards['sd-cv']?.weapons ?? [];
  const shot = guns
    .map((weapon): Act => ({ act: 'fire', weapon: weapon.id, by: ['kalmar'], target: 'red' }))
    .find(act => refused(b, [act]).length === 0) as Act;
  expect(shot).toBeDefined();
  expect(refused(b, [off(['fighter']), shot])).toEqual(['BB-3.5.12 /acts/1/by']);
  expect(refused(b, [shot, off(['fighter'])])).toEqual(['BB-3.5.12 /acts/1/by']);
});

test('BB-3.5.13 Ack-Ack and boarding stay open to her, and taking squadrons aboard forbids nothing', () => {
  const b = deck(held('fighter'), 'a kalmar sd-cv 20,20^0 Stop\nb red to-ca 23,20^0 Stop');
  const [one] = waiting(b, 1) as [string];
  const board: Act = { act: 'board', by: 'kalmar', target: 'red', boxes: 1 };
  expect(refused(b, [off(['fighter']), board])).toEqual([]);
  const guns = b.s.book.cards['sd-cv']?.weapons ?? [];
  const shot = guns
    .map((weapon): Act => ({ act: 'fire', weapon: weapon.id, by: ['kalmar'], target: 'red' }))
    .find(act => refused(b, [act]).length === 0) as Act;
  expect(refused(b, [recover(one), shot])).toEqual([]);
});

test('BB-3.5.7 BB-6.8.4 BB-6.8.2 who ends in contact with a friendly carrier may wait to land, on the nearest place of her hull, and goes where she goes', () => {
  const b = battle('a kalmar sd-cv 20,20^0 Stop\nb red to-ca 60,40^180 Stop');
  b.step({ a: { squadrons: held('bomber') } });
  b.plan();
  b.step();
  fire(b, [off(['bomber'])]);
  toFly(b);
  const land = { markers: ['a-bomber-1'], stay: { vessel: 'kalmar', as: 'landing' as const } };
  expect(flyRefusals(b, { ...land, legs: [{ heading: 9000, d: 3000 }] })).toEqual(['BB-3.5.7 /stay/vessel']);
  expect(flyRefusals(b, { ...land, stay: { vessel: 'red', as: 'landing' } })).toEqual(['BB-3.5.7 /stay/vessel']);
  fly(b, { ...land, legs: [{ heading: 9000, d: 1500 }] });
  expect(marker(b, 'a-bomber-1')).toMatchObject({ x: 21_500, y: 20_000, on: { vessel: 'kalmar', as: 'landing', u: 0, v: 1500 } });
  b.plan({ kalmar: 'Crawl' });
  const told = b.sail('kalmar', { kalmar: [[1000, 0]] });
  expect(placeOf(b, 'a-bomber-1')).toEqual({ x: 21_500, y: 21_000 });
  expect(only(told, 'sailed')).toMatchObject([{ vessel: 'kalmar', markers: ['a-bomber-1'] }]);
});

test('BB-3.5.14 BB-7.0.8 with a carrier squadrons aboard go down and are scored; who is in contact is free where it is', () => {
  const b = deck(held('fighter', 'bomber'), NEAR);
  const [one, two] = waiting(b, 2) as [string, string];
  fire(b, [recover(two)]);
  b.vessel('kalmar').lost = 12;
  const at = placeOf(b, one);
  while (!b.asked().includes('b fire')) b.step();
  const guns = b.s.book.cards['to-ca']?.weapons ?? [];
  const shot = guns
    .map((weapon): Act => ({ act: 'fire', weapon: weapon.id, by: ['red'], target: 'kalmar' }))
    .find(act => b.refusals('b', { acts: [act] }).length === 0) as Act;
  const told = b.step({ b: { acts: [shot] } }, Array(diceOf(b, shot)).fill(7));
  expect(only(told, 'went-down')[0]?.squadrons.map(({ id }) => id)).toEqual([two, 'a-fighter-3', 'a-bomber-1']);
  expect(marker(b, one)).toMatchObject({ ...at, on: null, status: 'flies' });
  expect(b.s.sealed.a?.hold).toEqual([]);
  expect(rules.score(b.s).b?.points).toBe((b.s.book.cards['sd-cv']?.points ?? 0) + 60);
});

function diceOf(b: Battle, act: Act): number {
  return act.act === 'fire' ? (aim(b, { ...act })?.dice ?? 0) : 0;
}
