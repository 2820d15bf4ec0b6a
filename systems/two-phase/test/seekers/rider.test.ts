import { expect, test } from 'vitest';
import type { Scenario } from '../../rules/scenario-file.ts';
import { scores } from '../../rules/victory.ts';
import { acts, Battle, battle, only, scenarioOf, space } from '../battle.ts';

/** Blue stands before a rider of Red, whose cruiser is far away. */
const TEXT = 'a blue fed-ca 1014^D 0\nb red kli-d7 4025^A 0\nb rider kli-dr 1015^A 2\nb decoy kli-g1 1215^A 2';

/** The rider is asked for its first space. */
function closing(text = TEXT): Battle {
  const b = battle(text);
  b.allocate({ blue: { speed: 0 }, red: { speed: 1 }, rider: { speed: 3 }, decoy: { speed: 2 }, grey: { speed: 5 } });
  return b.until('space', 'b');
}

const strikes = (on: string) => ({ ...space('F'), acts: [{ act: 'strike' as const, on }] });

test('TP-6.5.3 a rider is shown as what covers it; what it is lies in the folder of its owner', () => {
  const b = battle(TEXT);
  expect([b.unit('rider').card, b.unit('decoy').card]).toEqual(['kli-g1', 'kli-g1']);
  expect([b.hold('rider').truth, b.hold('decoy').truth]).toEqual(['kli-dr', null]);
  expect(JSON.stringify(b.s.open)).not.toContain('kli-dr');
});

test('TP-12.2.9 TP-6.5.1 at the end of its own space, in the hex of its target, it does 30 on the shield that faces where it came from, and is gone', () => {
  const b = closing();
  expect(b.asks[0]?.about).toMatchObject({ unit: 'rider' });
  const told = b.step({ b: strikes('blue') });
  expect(only(told, 'hit')).toMatchObject([{ seeker: 'rider', unit: 'blue', damage: 30 }]);
  expect(only(told, 'struck')).toMatchObject([{ unit: 'blue', shield: 1, points: 30 }]);
  expect(b.unit('rider').status).toBe('destroyed');
  expect(only(b.told, 'moved').at(-1)).toMatchObject({ unit: 'rider', n: 1 });
});

test('TP-12.2.9 it strikes nobody that is not in its hex, no friend, and not at impulse zero', () => {
  const b = closing();
  expect(b.refusals('b', strikes('red'))).toEqual(['TP-12.2.9 /acts/0/on']);
  expect(b.refusals('b', strikes('nobody'))).toEqual(['TP-12.2.9 /acts/0/on']);
  b.until('zero', 'b');
  const window = { windows: [{ unit: 'rider', acts: [{ act: 'strike', on: 'blue' }], fire: [] }] };
  expect(b.refusals('b', window)).toEqual(['TP-6.5.1 /windows/0/acts/0/act']);
});

test('TP-6.5.3 what is a plain PF strikes nobody', () => {
  const b = closing('a blue fed-ca 1014^D 0\nb red kli-d7 4025^A 0\nb rider kli-g1 1015^A 2\nb decoy kli-g1 1215^A 2');
  expect(b.refusals('b', strikes('blue'))).toEqual(['TP-6.5.3 /acts/0/act']);
});

test.each([
  ['is gone', { status: 'left' }],
  ['has no lock-on', { lockOn: false }],
  ['has no fire control', { fireControl: false }],
  ['manoeuvres erratically', { erratic: true }],
])('TP-12.2.9 TP-6.1.8 without a ship to guide it it may not strike: one that %s guides nothing', (_, red) => {
  const b = closing();
  Object.assign(b.unit('red'), red);
  expect(b.refusals('b', strikes('blue'))).toEqual(['TP-12.2.9 /acts/0']);
});

test('TP-6.1.7 its guide needs a channel for it', () => {
  const b = closing();
  b.unit('red').boxes.sensor = 2;
  expect(b.refusals('b', strikes('blue'))).toEqual([]);
  b.hold('decoy').guide = 'red';
  expect(b.refusals('b', strikes('blue'))).toEqual(['TP-12.2.9 /acts/0']);
});

test('TP-6.3.6 TP-4.6.4 EW and erratic manoeuvres weaken it as any seeker', () => {
  const b = closing();
  b.unit('blue').ecm = 2;
  b.unit('blue').erratic = true;
  const told = b.step({ b: strikes('blue') }, [6, 2]);
  expect(only(told, 'thrown').map(({ why }) => why.rule)).toEqual(['TP-6.3.6', 'TP-4.6.4']);
  // 6 and 2 of shift is 8: half of 30; and half of that.
  expect(only(told, 'hit')[0]?.damage).toBe(7);
});

test('TP-16.2.2 its own end is scored by all enemies', () => {
  const b = closing(`${TEXT}\nc grey gor-dd 4010^A 0`);
  b.step({ b: strikes('blue') });
  expect([scores(b.s).a, scores(b.s).c]).toEqual([4 * 19, 4 * 19]);
});

/** Red sets up a cruiser, a rider and a plain PF. */
function opening(): Battle {
  const plain = scenarioOf(TEXT);
  const [a, b] = plain.sides;
  const ships = b!.ships.map(({ hex: _, ...ship }) => ship);
  const scenario: Scenario = { ...plain, sides: [a!, { ...b!, zone: { columns: [30, 34], rows: [10, 20] }, ships }] };
  return new Battle(scenario);
}

const STANDS = ['red', 'rider', 'decoy'].map((unit, i) => ({ unit, hex: `301${i}`, facing: 0 }));
const deploys = (...guides: [string, string][]) => ({
  ...{ stands: STANDS, loads: [], mounts: [], hidden: [] },
  guides: guides.map(([unit, by]) => ({ unit, by })),
});

test('TP-12.2.9 TP-1.3.1 its guide is named before the battle, in secret', () => {
  const b = opening();
  const told = b.step({ b: deploys(['rider', 'red']) });
  expect(b.hold('rider').guide).toBe('red');
  expect(JSON.stringify(told)).not.toContain('guide');
});

test.each([
  ['a plain PF', [['decoy', 'red']], ['TP-6.5.3 /guides/0/unit']],
  ['a ship of another side', [['blue', 'red']], ['TP-6.5.3 /guides/0/unit']],
  ['one by a PF', [['rider', 'decoy']], ['TP-12.2.9 /guides/0/by']],
  ['one by an enemy', [['rider', 'blue']], ['TP-12.2.9 /guides/0/by']],
  [
    'one twice',
    [
      ['rider', 'red'],
      ['rider', 'red'],
    ],
    ['TP-12.2.9 /guides/1/unit'],
  ],
] as [string, [string, string][], string[]][])('TP-12.2.9 to guide %s is refused', (_, guides, refused) => {
  expect(opening().refusals('b', deploys(...guides))).toEqual(refused);
});

test('TP-12.2.9 TP-12.2.7 R103 it strikes as its target ends a space in its hex, and nobody else', () => {
  const b = battle('a blue fed-ca 1016^A 4\na other fed-ca 2016^A 4\nb red kli-d7 4025^A 0\nb rider kli-dr 1015^A 2');
  b.allocate({ blue: { speed: 4 }, other: { speed: 3 }, red: { speed: 0 }, rider: { speed: 1 } });
  b.until('space', 'a').step({ a: space('F') });
  expect(b.place('blue').slice(0, 4)).toBe('1015');
  const strike = (on: string) => acts('rider', { act: 'strike', on });
  expect(b.refusals('b', strike('other'))).toEqual(['TP-12.2.7 /windows/0/acts/0/on']);
  const told = b.step({ b: strike('blue') });
  expect(only(told, 'hit')).toMatchObject([{ seeker: 'rider', unit: 'blue', damage: 30 }]);
  // It stands where the target has come to: ahead of where that came from.
  expect(only(told, 'struck')).toMatchObject([{ unit: 'blue', shield: 1 }]);
  expect(b.unit('rider').status).toBe('destroyed');
});
