import { expect, test } from 'vitest';
import { weapons } from '../../data/index.ts';
import type { Mount, WeaponCard } from '../../rules/cards.ts';
import { controlDie } from '../../rules/combat/numbers.ts';
import { armourAgainst, damageDie, hitsOf, MATTER } from '../../rules/combat/severity.ts';
import { type Battle, battle, d, type Happened } from '../battle.ts';
import { GUNNER, hull, mounted } from '../hulls.ts';

const weapon = (id: string): WeaponCard => weapons.find(card => card.id === id)!;
const ARMED = [mounted('heavy-laser', 2), mounted('twin-array', 3)];

/** A gunner three hexes off a target that it strikes on the side, or from ahead. */
function struck({
  armour = 4,
  from = 'side',
  boxes = '',
  mounts = ARMED,
}: {
  armour?: number;
  from?: 'side' | 'ahead';
  boxes?: string;
  mounts?: readonly Mount[];
} = {}): Battle {
  const text = `narn A 0: Gun gunner 3037^3\nearth B 0: Hulk hulk 3040^${from === 'side' ? 1 : 0} ${boxes}`;
  return battle(text, { ships: [GUNNER, hull('hulk', { armour: [armour, armour, armour], mounts })] });
}

const hits = (told: readonly Happened[]) => told.filter(({ kind }) => kind === 'hit').length;

test('FA-8.1.1 particle and laser weapons follow the general rules without change', () => {
  for (const card of weapons.filter(({ class: kind }) => kind === 'particle' || kind === 'laser')) {
    expect([1, 2, 5].map(armour => armourAgainst(card, armour))).toEqual([1, 2, 5]);
    expect([1, 6, 7, 10].map(face => hitsOf(card, face, 6))).toEqual([0, 1, 1, 1]);
  }
  const laser = struck();
  laser.hits('gun', 'battle-laser', 'hulk', [3, [...d(10, 3, 5, 7), ...d(6, 1)]]);
  expect(laser.marked('hulk')).toEqual({ structure: 2, turn: 1 });
  const particle = struck();
  particle.hits('gun', 'fusion-cannon', 'hulk', [3, [...d(8, 3, 5, 7), ...d(6, 1)]]);
  expect(particle.marked('hulk')).toEqual({ structure: 2, turn: 1 });
});

test('FA-8.1.2 a matter hit throws no damage die and gets through any armour', () => {
  const b = struck({ armour: 20 });
  const told = b.hits('gun', 'matter-cannon', 'hulk', [2, d(10, 1, 4)]);
  expect(told.filter(({ kind }) => kind === 'thrown')).toMatchObject([{ sides: 10, faces: [1, 4], why: { rule: 'FA-8.1.3' } }]);
  expect(b.marked('hulk')).toEqual({ structure: 2 });
});

test.each([
  [1, 'structure'],
  [2, 'structure'],
  [3, 'structure'],
  [4, 'structure'],
  [5, 'turn'],
  [6, 'twin-array'],
  [7, 'turn'],
  [8, 'twin-array'],
  [9, 'sensor'],
  [10, 'heavy-laser'],
])('FA-8.1.3 a matter hit of %i goes to %s', (face, row) => {
  const b = struck();
  b.hits('gun', 'matter-cannon', 'hulk', [1, d(10, face)]);
  expect(b.marked('hulk')).toEqual({ [row]: 1 });
  expect(MATTER).toHaveLength(10);
});

test.each([
  [4, { structure: 2 }],
  [5, { turn: 2, hard: 1, correct: 1, about: 1 }],
  [6, { 'twin-array': 2 }],
  [9, { sensor: 2 }],
  [10, { 'heavy-laser': 2 }],
])('FA-8.1.4 both points of a railgun hit of %i go to one place', (face, marked) => {
  const b = struck();
  expect(hits(b.hits('gun', 'railgun', 'hulk', [1, d(10, face)]))).toBe(1);
  expect(b.marked('hulk')).toEqual(marked);
});

const TWO = [mounted('heavy-laser', 2), mounted('battle-laser', 1), mounted('twin-array', 3)];
const struckTwice = () => {
  const b = struck({ mounts: TWO }).until('fire');
  b.ship('gun').sensor = 4;
  return b;
};
const railgun = { shots: [{ ship: 'gun', target: 'hulk', weapons: ['railgun'] }] };

test('FA-8.1.4 where the owner chooses the weapon, the second point takes the same one', () => {
  const b = struckTwice();
  b.step({ narn: railgun }, [...d(8, 8, 1), ...d(10, 10)]);
  expect(b.asks[0]?.about).toEqual({
    hits: [false, true].map(again => ({ ship: 'hulk', on: 'primary', arcs: [5], again })),
  });
  expect(b.refusals('earth', { weapons: ['heavy-laser', 'battle-laser'] })).toEqual(['FA-7.3.8 /weapons/1']);
  b.step({ earth: { weapons: ['heavy-laser', 'heavy-laser'] } });
  expect(b.marked('hulk')).toEqual({ 'heavy-laser': 2 });
});

test('FA-8.1.5 what no longer fits the weapon chosen goes on to another, as the owner says', () => {
  const b = struckTwice();
  b.step({ narn: railgun }, [...d(8, 8, 1), ...d(10, 10)]);
  expect(b.refusals('earth', { weapons: ['battle-laser', 'battle-laser'] })).toEqual(['FA-7.3.8 /weapons/1']);
  expect(b.refusals('earth', { weapons: ['battle-laser', 'heavy-laser'] })).toEqual([]);
  b.step();
  expect(b.marked('hulk')).toEqual({ 'battle-laser': 1, 'heavy-laser': 1 });
});

test('FA-8.1.4 two railgun hits may take two weapons, each of them one', () => {
  const b = struckTwice();
  b.step({ narn: railgun }, [...d(8, 8, 8), ...d(10, 10, 10)]);
  const stands = (...names: string[]) => b.refusals('earth', { weapons: names }).length === 0;
  expect(stands('heavy-laser', 'heavy-laser', 'battle-laser', 'twin-array')).toBe(true);
  expect(stands('battle-laser', 'heavy-laser', 'heavy-laser', 'twin-array')).toBe(true);
  expect(stands('heavy-laser', 'battle-laser', 'heavy-laser', 'twin-array')).toBe(false);
});

test.each([
  ['a sensor', 9, 'sensor=1', 'side', { sensor: 3, structure: 1 }],
  ['the deceleration', 5, 'decel=1', 'ahead', { decel: 2, turn: 1 }],
  ['the Turn row', 7, 'turn=1', 'side', { turn: 6, hard: 1, correct: 1, about: 1, structure: 1 }],
  ['a secondary weapon', 6, 'twin-array=1', 'side', { 'twin-array': 3, 'heavy-laser': 1 }],
  ['a primary weapon', 10, 'heavy-laser=1 twin-array=0', 'side', { 'heavy-laser': 2, 'twin-array': 3, structure: 1 }],
] as const)(
  'FA-8.1.5 where %s has one box left, the second point goes where a hit on it would go',
  (_, face, boxes, from, marked) => {
    const b = struck({ boxes, from });
    b.hits('gun', 'railgun', 'hulk', [1, d(10, face)]);
    expect(b.marked('hulk')).toEqual(marked);
  },
);

const plasma = weapons.filter(({ class: kind }) => kind === 'plasma' || kind === 'plasma-flash');

test('FA-8.2.1 against plasma armour counts two less', () => {
  for (const card of plasma) expect([4, 5, 6, 9].map(armour => armourAgainst(card, armour))).toEqual([2, 3, 4, 7]);
  const b = struck({ armour: 5 });
  b.hits('gun', 'plasma-accelerator', 'hulk', [3, d(12, 2, 3, 4)]);
  expect(b.marked('hulk')).toEqual({ structure: 2 });
});

test('FA-8.2.2 but never under 2, nor more than it is', () => {
  for (const card of plasma) expect([3, 2, 1, 0].map(armour => armourAgainst(card, armour))).toEqual([2, 2, 1, 0]);
  const b = struck({ armour: 3 });
  b.hits('gun', 'plasma-accelerator', 'hulk', [2, d(12, 1, 2)]);
  expect(b.marked('hulk')).toEqual({ structure: 1 });
});

test('FA-8.2.3 the damage die of plasma is the one of the range band', () => {
  const dice = (id: string) => [0, 1, 2, 3].map(band => damageDie(weapon(id), band));
  expect(dice('plasma-accelerator')).toEqual([12, 10, 8, 6]);
  expect(dice('mag-gun')).toEqual([12, 12, 10, 8]);
  expect(dice('heavy-laser')).toEqual([12, 12, 12, 12]);
  expect(damageDie(weapon('ion-torpedo'), 0)).toBe(8);
  for (const [hex, of] of [
    ['3037', 12],
    ['3034', 10],
    ['3031', 8],
    ['3028', 6],
  ] as const) {
    const b = battle(`narn A 0: Gun gunner ${hex}^3\nearth B 0: Hulk hulk 3040^1`, { ships: [GUNNER, hull('hulk')] });
    expect(hits(b.hits('gun', 'plasma-accelerator', 'hulk', [1, d(of, 3)]))).toBe(1);
  }
});

const pulses = weapons.filter(({ class: kind }) => kind === 'pulse');

test('FA-8.3.1 a pulse weapon hits once on the number needed, and once more for each point above', () => {
  for (const card of pulses) {
    expect([1, 2, 3, 4, 5].map(face => hitsOf(card, face, 2))).toEqual([0, 1, 2, 3, 4]);
    expect([11, 12, 14].map(total => hitsOf(card, total - 4, 12 - 4))).toEqual([0, 1, 3]);
  }
  const b = struck().until('fire');
  const shots = [{ ship: 'gun', target: 'hulk', weapons: ['heavy-pulse-cannon'] }];
  expect(b.shot('gun', 'heavy-pulse-cannon', 'hulk').needs).toBe(0);
  const told = b.step({ narn: { shots } }, [...d(10, 1, 2), ...d(8, 1, 1, 1, 1, 1)]);
  expect(told).toContainEqual(expect.objectContaining({ kind: 'fired', dice: 2, hits: 5 }));
});

test('FA-8.3.2 five pulses of a die come home at most, unless the card says otherwise', () => {
  for (const card of pulses) {
    expect([6, 7, 10].map(face => hitsOf(card, face, 2))).toEqual([5, 5, 5]);
    expect([4, 5, 6].map(face => hitsOf({ ...card, pulses: 3 }, face, 2))).toEqual([3, 3, 3]);
  }
  const b = struck().until('fire');
  const shots = [{ ship: 'gun', target: 'hulk', weapons: ['heavy-pulse-cannon'] }];
  const told = b.step({ narn: { shots } }, [...d(10, 10, 7), ...d(8, ...Array<number>(10).fill(1))]);
  expect(told).toContainEqual(expect.objectContaining({ kind: 'fired', dice: 2, hits: 10 }));
});

test('FA-8.3.3 each pulse throws a damage die and is resolved by itself', () => {
  const b = struck();
  const told = b.hits('gun', 'heavy-pulse-cannon', 'hulk', [4, [...d(8, 3, 4, 7, 8), ...d(6, 1), ...d(6, 2), ...d(6, 2)]]);
  expect(hits(told)).toBe(3);
  expect(b.marked('hulk')).toEqual({ structure: 3, turn: 1, 'twin-array': 2 });
});

test('FA-8.3.4 extra pulses count against every class of target, fighters too', () => {
  const card = weapon('light-pulse-cannon');
  for (const target of ['capital', 'heavy', 'medium', 'fighters'] as const) {
    const faces = Array.from({ length: controlDie(card, target) }, (_, i) => hitsOf(card, i + 1, 7));
    expect(faces).toEqual([0, 0, 0, 0, 0, 0, 1, 2, 3, 4]);
  }
});

test('FA-8.4.1 a minor hit by flash is an ordinary minor hit', () => {
  const b = struck();
  b.hits('gun', 'antimatter-converter', 'hulk', [3, d(10, 3, 4, 5)]);
  expect(b.marked('hulk')).toEqual({ structure: 2 });
});

test('FA-8.4.2 a moderate flash hit is a structure point, a minor and a primary system, even or odd', () => {
  for (const face of [6, 7]) {
    const b = struck();
    b.hits('gun', 'antimatter-converter', 'hulk', [1, [...d(10, face), ...d(6, 1), ...d(6, 2)]]);
    expect(b.marked('hulk')).toEqual({ structure: 1, turn: 1, 'heavy-laser': 1 });
  }
});

test('FA-8.4.3 a severe flash hit is two structure points, two minor systems and a primary one, even or odd', () => {
  for (const face of [8, 9, 10]) {
    const b = struck();
    b.hits('gun', 'antimatter-converter', 'hulk', [1, [...d(10, face), ...d(6, 2), ...d(6, 1), ...d(6, 1)]]);
    expect(b.marked('hulk')).toEqual({ structure: 2, 'twin-array': 1, turn: 1, sensor: 1 });
  }
});

test('FA-8.4.4 a weapon of class plasma/flash has both', () => {
  const b = struck({ armour: 6 });
  b.hits('gun', 'mag-gun', 'hulk', [2, [...d(12, 3, 6), ...d(6, 1), ...d(6, 1)]]);
  expect(b.marked('hulk')).toEqual({ structure: 1, turn: 1, sensor: 1 });
});

test('FA-8.2.1 what plasma takes off the armour is told with the throw', () => {
  const told = struck({ armour: 5 }).hits('gun', 'plasma-accelerator', 'hulk', [1, d(12, 1)]);
  expect(told[0]).toMatchObject({
    why: {
      test: { of: 'each', is: 'atLeast', n: 3 },
      mods: [
        { by: 5, for: "Hulk's armour" },
        { by: -2, for: 'plasma' },
      ],
    },
  });
  const laser = struck({ armour: 5 }).hits('gun', 'heavy-laser', 'hulk', [1, d(12, 1)]);
  expect(laser[0]).toMatchObject({ why: { test: { n: 5 }, mods: [{ by: 5, for: "Hulk's armour" }] } });
});
