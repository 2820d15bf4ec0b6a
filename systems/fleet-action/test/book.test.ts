// What the book says in numbers: its worked examples and every figure its text gives for these chapters, as test vectors.

import { expect, test } from 'vitest';
import { charts, ships, weapons } from '../data/index.ts';
import type { WeaponCard } from '../rules/cards.ts';
import { factor, factorUnderCommand } from '../rules/combat/numbers.ts';
import { ready } from '../rules/combat/refire.ts';
import { armourAgainst, costOf, hitsOf, severityOf } from '../rules/combat/severity.ts';
import { antiFighterFactor } from '../rules/combat/systems.ts';
import { morale } from '../rules/morale/levels.ts';
import { ratingInPulse } from '../rules/movement/limits.ts';
import { hexesIn, PULSES } from '../rules/movement/path.ts';
import { battle, d, faults, type Happened, plot } from './battle.ts';
import { GUNNER, hull, mounted } from './hulls.ts';

const weapon = (id: string): WeaponCard => weapons.find(card => card.id === id)!;

/** The target of the printed example: armour 4, two structure boxes and no Turn box marked, heavy pulse cannons its only primary weapon. */
const EXAMPLE = hull('example', {
  armour: [5, 4, 4],
  structure: 8,
  grey: [5],
  mounts: [mounted('heavy-pulse-cannon', 2), mounted('twin-array', 2)],
});

/** Weapons that do no more than throw the dice of the example. */
const gun = (die: number): WeaponCard => ({
  ...weapon('fusion-cannon'),
  id: `d-${die}`,
  name: `D${die}`,
  dice: [die, die, die, die],
});
const GUNS = [6, 8, 10].map(gun);

test('FA-7.1.14 the printed example of damage, die by die, ends with the ship destroyed and its boxes marked', () => {
  const ships = [hull('attacker', { sensor: 10, mounts: GUNS.map(({ id }) => mounted(id, 4)) }), EXAMPLE];
  const text = 'narn A 0: Tal attacker 3037^3\nearth B 0: Target example 3040^1 structure=6';
  const b = battle(text, { ships, weapons: GUNS });
  const told: Happened[] = [
    ...b.hits('tal', 'd-6', 'target', [2, d(6, 3, 4)]),
    ...b.hits('tal', 'd-8', 'target', [4, [...d(8, 5, 6, 3, 8), ...d(6, 2), ...d(6, 1), ...d(6, 3)]]),
    ...b.hits('tal', 'd-10', 'target', [4, [...d(10, 3, 3, 9, 4), ...d(6, 4)]]),
  ];
  const hits = told.flatMap(event => (event.kind === 'hit' ? [event] : []));
  expect(hits.map(({ severity, structure }) => [severity, structure])).toEqual([
    ['minor', 5],
    ['minor', 4],
    ['moderate', 4],
    ['severe', 3],
    ['severe', 1],
    ['minor', 0],
  ]);
  expect(hits.map(({ marks }) => marks)).toEqual([
    [],
    [],
    [{ weapon: 'heavy-pulse-cannon', left: 1 }],
    [
      { row: 'turn', left: 5 },
      { row: 'turn', left: 4 },
      { row: 'hard', left: 2 },
      { row: 'correct', left: 2 },
      { row: 'about', left: 2 },
    ],
    [{ weapon: 'heavy-pulse-cannon', left: 0 }],
    [],
  ]);
  const kinds = told.map(({ kind }) => kind).filter(kind => kind !== 'thrown');
  expect(kinds).toEqual(['hit', 'hit', 'grey', 'hit', 'hit', 'hit', 'hit', 'destroyed']);
  expect(b.marked('target')).toEqual({ structure: 8, turn: 2, hard: 1, correct: 1, about: 1, 'heavy-pulse-cannon': 2 });
  expect(morale(b.s, 'earth-b')).toBe(0);
});

test('FA-7.1.3 FA-7.1.4 FA-7.1.5 against armour 4, dice of 3 to 9 do what the table of the example says', () => {
  const laser = weapon('heavy-laser');
  const done = [3, 4, 5, 6, 7, 8, 9].map(face => {
    const severity = severityOf(face, 4);
    return severity ? [severity, ...Object.values(costOf(severity, face, laser))] : [];
  });
  expect(done).toEqual([
    [],
    ['minor', 1, 0, 0],
    ['minor', 1, 0, 0],
    ['moderate', 0, 0, 1],
    ['moderate', 1, 1, 0],
    ['severe', 1, 2, 0],
    ['severe', 2, 0, 1],
  ]);
});

test('FA-2.3.2 a two-a-turn weapon fired in pulse 3 of turn 2 fires next in pulse 2 of turn 3', () => {
  const fired = 6;
  expect([7, 8].map(now => ready(weapon('medium-pulse-cannon'), fired, now))).toEqual([false, true]);
});

test('FA-6.5.3 x4 without commander is x2, without flagship x3, without both x2; x1 stays x1', () => {
  const x = (n: number, commander: boolean, flagship: boolean) => factorUnderCommand(n, { commander, flagship });
  expect([x(4, true, false), x(4, false, true), x(4, true, true), x(1, true, true)]).toEqual([2, 3, 2, 1]);
});

test('FA-5.4.2 a Thentus accelerates by 6, by 4 in the second pulse and by 2 in the third', () => {
  const { accel } = ships.find(({ id }) => id === 'thentus-frigate')!;
  expect(PULSES.map(pulse => ratingInPulse(accel, pulse))).toEqual([6, 4, 2]);
});

test('FA-5.4.1 a ship at speed 12 that decelerates by one moves 11 hexes in the turn', () => {
  const b = battle('narn A 12: Tal gquan 3060^0\nearth B 0: Vesper omega 0101^3');
  b.step({ narn: { squadrons: [plot('narn-a', 'aaaa/aaa/aaaa', { change: { pulse: 1, by: -1 } })] } });
  expect(b.places('tal')).toEqual(['3049^0']);
});

test('FA-6.4.3 FA-6.4.5 the third nearest costs two; two at the same distance cost nothing, and two together behind them', () => {
  const text = 'narn A 0: Tal gquan 3040^0\nearth B 0: One omega 3036^3, Two omega 3035, Three omega 3034';
  const needs = (b: ReturnType<typeof battle>, target: string) => b.shot('tal', 'heavy-laser', target).needs - 6;
  expect(['one', 'two', 'three'].map(target => needs(battle(text), target))).toEqual([0, 1, 2]);
  const level = text.replace('3035', '3137');
  expect(['one', 'two', 'three'].map(target => needs(battle(level), target))).toEqual([0, 0, 2]);
});

test('FA-8.3.1 a pulse weapon that needs 12 and makes 14, 12, 11 or 20 hits with 3, 1, 0 or 5 pulses', () => {
  const [needed, sensor] = [12, 10];
  const pulses = [14, 12, 11, 20].map(total => hitsOf(weapon('heavy-pulse-cannon'), total - sensor, needed - sensor));
  expect(pulses).toEqual([3, 1, 0, 5]);
});

test('FA-8.2.2 against plasma armour 5, 3 and 2 count as 3, 2 and 2', () => {
  expect([5, 3, 2].map(armour => armourAgainst(weapon('plasma-stream'), armour))).toEqual([3, 2, 2]);
});

test('FA-7.3.1 a row reduced to x3 leaves an arc of x5 at x3 and one of x1 at x1', () => {
  const mount = { ...mounted('twin-array', 5, { af: 4 }), arcs: [5, 1, 5, 5, 5, 5] };
  expect([factor(mount, [0], 3), factor(mount, [1], 3), antiFighterFactor(mount, 3)]).toEqual([3, 1, 3]);
});

test("FA-6.5.4 FA-6.2.2 a Bin'Tak throws four d10 with its heavy lasers at a heavy vessel ahead of it", () => {
  const b = battle('narn A 0: Tal bintak 3040^0\nearth B 0: Vesper olympus 3036^3');
  expect(b.shot('tal', 'heavy-laser', 'vesper')).toMatchObject({ dice: 4, sides: 10 });
});

test('FA-5.8.1 FA-5.8.2 the speed chart, as far as it is printed', () => {
  const rows = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20].map(speed =>
    PULSES.map(pulse => hexesIn(charts, speed, pulse)).join(' '),
  );
  expect(rows.join(' | ')).toBe(
    '0 0 0 | 0 1 0 | 1 0 1 | 1 1 1 | 1 2 1 | 2 1 2 | 2 2 2 | 2 3 2 | 3 2 3 | 3 3 3 | 3 4 3 | 4 3 4 | 4 4 4 | 4 5 4 | 5 4 5 | 5 5 5 | 5 6 5 | 6 5 6 | 6 6 6 | 6 7 6 | 7 6 7',
  );
});

test('FA-5.1.1 a frigate that commands heavy cruisers turns no better than they do', () => {
  const b = battle('narn A 20: Tal thentus 3060^0, Var gquan 3061\nearth B 0: Vesper omega 0101^3');
  expect(faults(b, 'narn-a', 'aaaaaaa/<aaaaaa/aaaaaaa')).toEqual(['FA-5.3.5 /path/1']);
  const alone = battle('narn A 20: Tal thentus 3060^0\nearth B 0: Vesper omega 0101^3');
  expect(faults(alone, 'narn-a', 'aaaaaaa/<aaaaaa/aaaaaaa')).toEqual([]);
});

test('FA-16.2.4 Earth interceptors and Minbari jammers are in the Def of the card and not added again', () => {
  const needs = (target: string) =>
    battle(`narn A 0: Tal gunner 3040^0\nearth B 0: Vesper ${target} 3036^3`, { ships: [GUNNER] }).shot(
      'tal',
      'heavy-laser',
      'vesper',
    ).needs;
  for (const target of ['hyperion', 'sharlin', 'tinashi', 'gquan'])
    expect(needs(target), target).toBe(ships.find(({ id }) => id.startsWith(target))!.def - GUNNER.sensor);
});
