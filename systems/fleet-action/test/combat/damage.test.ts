import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Mount } from '../../rules/cards.ts';
import { severityOf } from '../../rules/combat/severity.ts';
import { antiFighterFactor, candidates, leastUseful } from '../../rules/combat/systems.ts';
import { morale } from '../../rules/morale/levels.ts';
import type { WeaponHit } from '../../rules/open.ts';
import { allotQuestion } from '../../rules/turn/4-allot.ts';
import { type Battle, battle, d, type Happened } from '../battle.ts';
import { GUNNER, hull, mounted } from '../hulls.ts';

/** The gun that strikes, from ahead of the target's place; what it strikes with a d6, d8, d10 and d12. */
const D6 = 'twin-array';
const D8 = 'fusion-cannon';
const D10 = 'battle-laser';
const D12 = 'heavy-laser';

/** One primary weapon and one secondary. */
const ARMED = [mounted('heavy-laser', 2), mounted('twin-array', 3)];

/** A gunner three hexes north of a target that heads so that it is struck from ahead, from the side or from aft. */
function struck(from: 'ahead' | 'side' | 'aft', mounts: readonly Mount[] = ARMED, boxes = ''): Battle {
  const heading = { ahead: 0, side: 1, aft: 3 }[from];
  const text = `narn A 0: Gun gunner 3037^3\nearth B 0: Hulk hulk 3040^${heading} ${boxes}`;
  return battle(text, { ships: [GUNNER, hull('hulk', { mounts })] });
}

/** The same target, which does not go down. */
function tough(from: 'ahead' | 'side'): Battle {
  const text = `narn A 0: Gun gunner 3037^3\nearth B 0: Hulk hulk 3040^${from === 'ahead' ? 0 : 1}`;
  return battle(text, { ships: [GUNNER, hull('hulk', { mounts: ARMED, structure: 90 })] });
}

const severities = (told: readonly Happened[]) => told.flatMap(event => (event.kind === 'hit' ? [event.severity] : []));

test("FA-7.1.1 each hit throws the weapon's damage die, and below the armour it does nothing", () => {
  for (const [gun, of] of [
    [D6, 6],
    [D8, 8],
    [D10, 10],
    [D12, 12],
  ] as const) {
    const b = struck('side');
    expect(severities(b.hits('gun', gun, 'hulk', [3, d(of, 1, 3, 4)]))).toEqual(['minor']);
    expect(b.marked('hulk')).toEqual({ structure: 1 });
  }
});

test.each([
  ['FA-7.1.11', D12, [...d(12, 7), ...d(6, 2)], ['FA-7.1.1', 'FA-7.1.11']],
  ['FA-7.1.12', D12, [...d(12, 6), ...d(6, 1)], ['FA-7.1.1', 'FA-7.1.12']],
  ['FA-8.1.3', 'matter-cannon', d(10, 1), ['FA-8.1.3']],
] as const)('%s the dice of damage fall from the hand of the side that fires', (_, gun, dice, rules) => {
  const told = struck('side').hits('gun', gun, 'hulk', [1, dice]);
  const thrown = told.flatMap(event => (event.kind === 'thrown' ? [event.why] : []));
  expect(thrown.map(({ rule, by }) => [rule, by])).toEqual(rules.map(rule => [rule, 'narn']));
});

test.each([
  ['FA-7.1.3', 'minor', [4, 5]],
  ['FA-7.1.4', 'moderate', [6, 7]],
  ['FA-7.1.5', 'severe', [8, 9, 10, 11, 12]],
] as const)('%s a hit is %s on %j against armour 4', (_, severity, faces) => {
  for (const face of faces) expect(severityOf(face, 4)).toBe(severity);
  for (const armour of [1, 2, 5, 9]) {
    const ladder = [undefined, 'minor', 'minor', 'moderate', 'moderate', 'severe', 'severe'];
    expect(ladder.map((_, i) => severityOf(armour - 1 + i, armour))).toEqual(ladder);
  }
});

test('FA-7.1.6 a minor hit costs one structure point and throws no further die', () => {
  const b = struck('side');
  expect(severities(b.hits('gun', D6, 'hulk', [2, d(6, 4, 5)]))).toEqual(['minor', 'minor']);
  expect(b.marked('hulk')).toEqual({ structure: 2 });
});

test('FA-7.1.7 a moderate hit on an even die is a primary system and no structure', () => {
  const b = struck('side');
  b.hits('gun', D6, 'hulk', [1, [...d(6, 6), ...d(6, 2)]]);
  expect(b.marked('hulk')).toEqual({ 'heavy-laser': 1 });
});

test('FA-7.1.8 a moderate hit on an odd die is a minor system and a structure point', () => {
  const b = struck('side');
  b.hits('gun', D8, 'hulk', [1, [...d(8, 7), ...d(6, 2)]]);
  expect(b.marked('hulk')).toEqual({ structure: 1, 'twin-array': 1 });
});

test('FA-7.1.9 a severe hit on an even die is a structure point and two minor systems', () => {
  const b = struck('side');
  b.hits('gun', D8, 'hulk', [1, [...d(8, 8), ...d(6, 2), ...d(6, 4)]]);
  expect(b.marked('hulk')).toEqual({ structure: 1, 'twin-array': 2 });
});

test('FA-7.1.10 a severe hit on an odd die is two structure points and a primary system', () => {
  const b = struck('side');
  b.hits('gun', D10, 'hulk', [1, [...d(10, 9), ...d(6, 2)]]);
  expect(b.marked('hulk')).toEqual({ structure: 2, 'heavy-laser': 1 });
});

test('FA-7.1.11 a minor system is a secondary weapon on an even die, the drive on an odd one', () => {
  for (const face of [1, 2, 3, 4, 5, 6]) {
    const b = struck('side');
    b.hits('gun', D8, 'hulk', [1, [...d(8, 7), ...d(6, face)]]);
    expect(b.marked('hulk')).toEqual({ structure: 1, [face % 2 === 0 ? 'twin-array' : 'turn']: 1 });
  }
});

test('FA-7.1.12 a primary system is a primary weapon on an even die, the sensors on an odd one', () => {
  for (const face of [1, 2, 3, 4, 5, 6]) {
    const b = struck('side');
    b.hits('gun', D6, 'hulk', [1, [...d(6, 6), ...d(6, face)]]);
    expect(b.marked('hulk')).toEqual({ [face % 2 === 0 ? 'heavy-laser' : 'sensor']: 1 });
  }
});

test('FA-7.1.13 two minor systems of one hit get a die each', () => {
  const b = struck('side');
  b.hits('gun', D8, 'hulk', [1, [...d(8, 8), ...d(6, 2), ...d(6, 1)]]);
  expect(b.marked('hulk')).toEqual({ structure: 1, 'twin-array': 1, turn: 1 });
});

test('FA-7.2.1 structure goes from the highest box down, and with the last box goes the ship', () => {
  const b = struck('side', ARMED, 'structure=3');
  const left = b.hits('gun', D6, 'hulk', [2, d(6, 4, 4)]).flatMap(event => (event.kind === 'hit' ? [event.structure] : []));
  expect(left).toEqual([2, 1]);
  const told = b.hits('gun', D10, 'hulk', [3, d(10, 9, 10, 10)]);
  expect(b.ship('hulk').structure).toBe(0);
  expect(told.map(({ kind }) => kind)).toEqual(['thrown', 'hit', 'destroyed']);
});

test("FA-7.2.2 each grey box that is marked is told, and the squadron's morale is one lower", () => {
  const text = 'narn A 0: Gun gunner 3037^3\nearth B 0: Hulk hulk 3040^1, Other hulk 3041';
  const b = battle(text, { ships: [GUNNER, hull('hulk', { grey: [9, 8, 4] })] });
  const spirit = () => morale(b.s, 'earth-b');
  const grey = (told: readonly Happened[]) => told.filter(({ kind }) => kind === 'grey');
  expect(spirit()).toBe(6);
  expect(grey(b.hits('gun', D6, 'hulk', [1, d(6, 4)]))).toEqual([]);
  expect(spirit()).toBe(6);
  expect(grey(b.hits('gun', D10, 'hulk', [1, [...d(10, 9), ...d(6, 2)]]))).toHaveLength(2);
  expect(spirit()).toBe(4);
  expect(grey(b.hits('gun', D6, 'hulk', [1, d(6, 4)]))).toEqual([]);
  b.ship('hulk').structure = 1;
  expect(spirit()).toBe(3);
  b.ship('hulk').structure = 0;
  expect(spirit()).toBe(3);
});

test('FA-7.2.3 the flights aboard are lost with their ship', () => {
  const text = 'narn A 0: Gun gunner 3037^3\nearth B 0: Hulk hulk 3040^1 structure=1 +starfury +starfury';
  const b = battle(text, { ships: [GUNNER, hull('hulk', { flights: 2 })] });
  const told = b.hits('gun', D6, 'hulk', [1, d(6, 4)]);
  expect(told).toContainEqual(expect.objectContaining({ kind: 'destroyed', ship: 'hulk', flights: 2 }));
  for (let steps = 0; steps < 9 && !b.heard.includes('downed'); steps += 1) b.step();
  expect(b.s.open.flights?.map(({ fighters }) => fighters)).toEqual([0, 0]);
  expect(b.narrated()).toContain('Starfury Hulk 1 loses 6 fighters with its carrier: it is gone.');
});

const MINOR = [...d(8, 7), ...d(6, 2)];
const PRIMARY = [...d(6, 6), ...d(6, 2)];
/** Struck on a secondary weapon, or on a primary one, by a hit that does no other harm but one structure point with the first. */
const secondary = (b: Battle) => b.hits('gun', D8, 'hulk', [1, MINOR]);
const primary = (b: Battle) => b.hits('gun', D6, 'hulk', [1, PRIMARY]);

test('FA-7.3.1 a secondary weapon that is hit loses one of its largest factor, in arcs printed higher alone', () => {
  const arcs = [3, 1, 2, 2, 2, 1];
  const b = struck('side', [{ weapon: 'twin-array', arcs, boxes: 3, af: 0 }]);
  const dice = () =>
    [0, 1, 2].map(heading => {
      b.ship('hulk').heading = heading;
      return b.shot('hulk', 'twin-array', 'gun').dice;
    });
  expect(dice()).toEqual([3, 1, 2]);
  secondary(b);
  expect(b.marked('hulk')).toEqual({ structure: 1, 'twin-array': 1 });
  expect(dice()).toEqual([2, 1, 2]);
});

test('FA-7.3.2 the boxes left limit the anti-fighter factor as well', () => {
  const mount = mounted('twin-array', 3, { af: 2 });
  expect([3, 2, 1, 0].map(boxes => antiFighterFactor(mount, boxes))).toEqual([2, 2, 1, 0]);
});

test('FA-7.3.3 where no secondary weapon bears, a primary one that bears is hit instead', () => {
  const b = struck('side', [mounted('heavy-laser', 2), { ...mounted('twin-array', 2), arcs: [2, 0, 0, 2, 0, 0] }]);
  secondary(b);
  expect(b.marked('hulk')).toEqual({ structure: 1, 'heavy-laser': 1 });
});

test('FA-7.3.4 where neither bears, a hit on a secondary weapon is a structure point', () => {
  const b = struck('side', [{ ...mounted('twin-array', 2), arcs: [2, 0, 0, 2, 0, 0] }]);
  secondary(b);
  expect(b.marked('hulk')).toEqual({ structure: 2 });
});

test('FA-7.3.5 a primary weapon that is hit loses one of its largest factor', () => {
  const b = struck('side');
  primary(b);
  expect(b.shot('hulk', 'heavy-laser', 'gun').dice).toBe(1);
  primary(b);
  expect(b.aim('hulk', 'heavy-laser', 'gun')).toMatchObject({ rule: 'FA-6.5.2' });
});

test('FA-7.3.6 where no primary weapon bears, a secondary one that bears is hit instead', () => {
  const b = struck('side', ARMED, 'heavy-laser=0');
  primary(b);
  expect(b.marked('hulk')).toEqual({ 'heavy-laser': 2, 'twin-array': 1 });
});

test('FA-7.3.7 where neither bears, a hit on a primary weapon is a structure point', () => {
  const b = struck('side', ARMED, 'heavy-laser=0 twin-array=0');
  primary(b);
  expect(b.marked('hulk')).toEqual({ structure: 1, 'heavy-laser': 2, 'twin-array': 3 });
});

/** Two weapons of each sort: one all round, one that bears ahead alone. */
const FOUR = [
  mounted('heavy-laser', 2),
  { ...mounted('battle-laser', 2), arcs: [2, 0, 0, 0, 0, 0] },
  mounted('twin-array', 2),
  { ...mounted('burst-beam', 1), arcs: [1, 0, 0, 0, 0, 0] },
];
const hit = (on: WeaponHit['on'], ...arcs: number[]): WeaponHit => ({ on, arcs, again: false });

test('FA-7.3.8 a weapon can take a hit if it has a box left and a factor in an arc the hit came through', () => {
  const b = struck('side', FOUR);
  const open = (on: WeaponHit['on'], ...arcs: number[]) =>
    candidates({ of: b.of('hulk'), ship: b.ship('hulk') }, hit(on, ...arcs)).map(i => FOUR[i]?.weapon);
  expect(open('primary', 0)).toEqual(['heavy-laser', 'battle-laser']);
  expect(open('primary', 1)).toEqual(['heavy-laser']);
  expect(open('secondary', 1, 0)).toEqual(['twin-array', 'burst-beam']);
  b.ship('hulk').weapons[0] = 0;
  expect(open('primary', 0)).toEqual(['battle-laser']);
  expect(open('primary', 1)).toEqual(['twin-array']);
});

test('FA-7.3.9 among several the owner of the ship chooses; with no choice nobody is asked', () => {
  const b = struck('ahead', FOUR).until('fire');
  const shots = [{ ship: 'gun', target: 'hulk', weapons: [D6] }];
  b.step({ narn: { shots } }, [...d(10, 10, 10), ...d(6, 6, 6), ...d(6, 2), ...d(6, 4)]);
  const hits = [0, 1].map(() => ({ ship: 'hulk', on: 'primary', arcs: [0], again: false }));
  expect(b.asks).toEqual([{ side: 'earth', kind: 'allot', about: { hits } }]);
  expect(b.refusals('earth', { weapons: ['battle-laser', 'battle-laser'] })).toEqual([]);
  expect(b.refusals('earth', { weapons: ['twin-array', 'battle-laser'] })).toEqual(['FA-7.3.8 /weapons/0']);
  expect(b.refusals('earth', { weapons: ['battle-laser'] })).toEqual(['FA-7.3.9 /weapons']);
  const said = allotQuestion.judge(b.view('earth'), { hits } as never, { weapons: ['twin-array', 'battle-laser'] });
  expect(said[0]?.say).toBe('Hulk: this hit can go to Heavy laser or Battle laser.');
  const told = b.step({ earth: { weapons: ['battle-laser', 'heavy-laser'] } });
  expect(told.filter(({ kind }) => kind === 'placed')).toEqual([
    { kind: 'placed', ship: 'hulk', weapon: 'battle-laser', left: 1 },
    { kind: 'placed', ship: 'hulk', weapon: 'heavy-laser', left: 1 },
  ]);
  expect(b.marked('hulk')).toEqual({ 'battle-laser': 1, 'heavy-laser': 1 });
});

test('FA-7.3.9 FA-7.3.3 FA-7.3.4 FA-7.3.6 FA-7.3.7 a third hit on two boxes goes where the substitutions lead, and at last to structure', () => {
  const few = [mounted('heavy-laser', 1), mounted('battle-laser', 1), mounted('twin-array', 1)];
  const b = struck('side', few).until('fire');
  const shots = [{ ship: 'gun', target: 'hulk', weapons: [D6, 'standard-particle-beam'] }];
  const hits = [...d(6, 6, 6), ...d(6, 2), ...d(6, 2)];
  b.step({ narn: { shots } }, [...d(10, 10, 10), ...d(10, 10, 10), ...hits, ...hits]);
  const order = (...weapons: string[]) => b.refusals('earth', { weapons });
  expect(order('battle-laser', 'heavy-laser', 'twin-array', 'structure')).toEqual([]);
  expect(order('battle-laser', 'heavy-laser', 'structure', 'twin-array')).toEqual(['FA-7.3.8 /weapons/2', 'FA-7.3.8 /weapons/3']);
  expect(order('battle-laser', 'battle-laser', 'twin-array', 'structure')).toEqual(['FA-7.3.8 /weapons/1']);
  b.step({ earth: { weapons: ['heavy-laser', 'battle-laser', 'twin-array', 'structure'] } });
  expect(b.marked('hulk')).toEqual({ structure: 1, 'heavy-laser': 1, 'battle-laser': 1, 'twin-array': 1 });
});

test('FA-7.3.9 a hit that waits holds back those behind it, which take what is left (ruling R4)', () => {
  const b = struck('ahead', FOUR);
  b.hits('gun', D6, 'hulk', [1, PRIMARY]);
  b.hits('gun', D8, 'hulk', [1, MINOR]);
  expect(b.ship('hulk').pending).toEqual([hit('primary', 0), hit('secondary', 0)]);
  expect(b.marked('hulk')).toEqual({ structure: 1 });
  const alone = struck('side', FOUR);
  alone.hits('gun', D6, 'hulk', [1, PRIMARY]);
  expect(alone.ship('hulk').pending).toEqual([]);
});

test('FA-7.3.9 an owner who says nothing gives up the lowest factor, a secondary weapon before a primary one', () => {
  const b = struck('ahead', FOUR).until('fire');
  const shots = [{ ship: 'gun', target: 'hulk', weapons: [D8] }];
  b.step({ narn: { shots } }, [...d(10, 10, 10), ...d(8, 8, 1), ...d(6, 2), ...d(6, 2)]);
  b.step();
  expect(b.marked('hulk')).toEqual({ structure: 1, 'burst-beam': 1, 'twin-array': 1 });
});

test('FA-7.3.9 a ship that is destroyed has no hits left to place', () => {
  const b = struck('ahead', FOUR, 'structure=1').until('fire');
  const shots = [{ ship: 'gun', target: 'hulk', weapons: [D6] }];
  b.step({ narn: { shots } }, [...d(10, 10, 10), ...d(6, 6, 4), ...d(6, 2)]);
  expect(b.ship('hulk')).toMatchObject({ structure: 0, pending: [] });
  expect(b.asks.some(({ kind }) => kind === 'allot')).toBe(false);
});

test('FA-7.3.10 systems for anti-fighter fire alone are secondary weapons that bear in all arcs', () => {
  const af: Mount = { weapon: 'interceptor-mk-ii', arcs: [], boxes: 2, af: 2 };
  for (const from of ['ahead', 'side', 'aft'] as const) {
    const b = struck(from, [mounted('heavy-laser', 2), af]);
    secondary(b);
    expect(b.marked('hulk')).toEqual({ structure: 1, 'interceptor-mk-ii': 1 });
  }
});

const DRIVE = [...d(8, 7), ...d(6, 1)];
const drive = (b: Battle) => b.hits('gun', D8, 'hulk', [1, DRIVE]);

test.each([
  ['FA-7.4.1', 'ahead', 'decel'],
  ['FA-7.4.2', 'aft', 'accel'],
  ['FA-7.4.3', 'side', 'turn'],
] as const)('%s a hit on the drive from %s marks a box of %s', (_, from, row) => {
  const b = struck(from);
  drive(b);
  expect(b.marked('hulk')).toEqual({ structure: 1, [row]: 1 });
});

test('FA-7.4.4 with every second Turn box of the battle one box each of the three other rows is marked', () => {
  const b = tough('side');
  const rows = () => (['turn', 'hard', 'correct', 'about'] as const).map(row => b.marked('hulk')[row] ?? 0);
  const seen: number[][] = [];
  for (let n = 0; n < 6; n += 1) {
    drive(b);
    seen.push(rows());
  }
  expect(seen).toEqual([
    [1, 0, 0, 0],
    [2, 1, 1, 1],
    [3, 1, 1, 1],
    [4, 2, 2, 2],
    [5, 2, 2, 2],
    [6, 3, 3, 3],
  ]);
});

test('FA-7.4.4 a row that is used up already is left alone', () => {
  const b = struck('side', ARMED, 'turn=5 hard=0 about=0');
  drive(b);
  expect(b.marked('hulk')).toEqual({ structure: 1, turn: 2, hard: 3, correct: 1, about: 3 });
});

test.each([
  ['ahead', 'decel'],
  ['aft', 'accel'],
] as const)('FA-7.4.5 from %s, with %s used up, the hit goes to the Turn row', (from, row) => {
  const b = struck(from, ARMED, `${row}=0`);
  drive(b);
  expect(b.marked('hulk')).toEqual({ structure: 1, [row]: 2, turn: 1 });
});

test('FA-7.4.6 with the Turn row used up as well, the hit is a structure point', () => {
  for (const from of ['ahead', 'side', 'aft'] as const) {
    const b = struck(from, ARMED, 'accel=0 decel=0 turn=0');
    drive(b);
    expect(b.marked('hulk').structure).toBe(2);
  }
});

test.each([
  [0, 'decel'],
  [1, 'turn'],
  [2, 'turn'],
  [3, 'accel'],
  [4, 'turn'],
  [5, 'turn'],
] as const)(
  'FA-7.4.7 a heavy vessel and a medium ship on heading %i, struck from the north, lose a box of %s',
  (heading, row) => {
    for (const [category, armour] of [
      ['heavy', [4, 4]],
      ['medium', [4]],
    ] as const) {
      const rows = category === 'medium' ? { turn: [3, 6, 9, 12], hard: [3, 6], correct: [4, 9], about: [2, 4] } : {};
      const ships = [GUNNER, hull('hulk', { category, armour, mounts: ARMED, ...rows })];
      const b = battle(`narn A 0: Gun gunner 3037^3\nearth B 0: Hulk hulk 3040^${heading}`, { ships });
      drive(b);
      expect(b.marked('hulk')).toEqual({ structure: 1, [row]: 1 });
    }
  },
);

const SENSOR = [...d(6, 6), ...d(6, 1)];

test('FA-7.5.1 a sensor hit lowers the sensor rating by one', () => {
  const b = struck('side');
  b.hits('gun', D6, 'hulk', [1, SENSOR]);
  expect(b.ship('hulk').sensor).toBe(2);
  expect(b.shot('hulk', 'twin-array', 'gun').needs).toBe(10 + 1 - 2);
});

test('FA-7.5.2 with no sensor box left it is a structure point', () => {
  const b = struck('side', ARMED, 'sensor=0');
  b.hits('gun', D6, 'hulk', [1, SENSOR]);
  expect(b.marked('hulk')).toEqual({ sensor: 3, structure: 1 });
});

test('FA-7 damage raises nothing, marks a box or more for every hit that gets through, and falls no further than 0', () => {
  const face = (sides: number) => fc.integer({ min: 1, max: sides });
  fc.assert(
    fc.property(fc.array(fc.tuple(face(12), fc.tuple(face(6), face(6))), { maxLength: 30 }), blows => {
      const b = tough('ahead');
      let before = b.marked('hulk');
      for (const [fell, systems] of blows) {
        const dice = { minor: 0, moderate: 1, severe: fell % 2 === 0 ? 2 : 1 }[severityOf(fell, 4) ?? 'minor'];
        b.hits('gun', D12, 'hulk', [1, [...d(12, fell), ...d(6, ...systems.slice(0, dice))]]);
        const after = b.marked('hulk');
        for (const [row, boxes] of Object.entries(before)) expect(after[row]).toBeGreaterThanOrEqual(boxes);
        const sum = (marked: Record<string, number>) => Object.values(marked).reduce((all, n) => all + n, 0);
        expect(sum(after) > sum(before)).toBe(fell >= 4);
        before = after;
      }
      const { weapons, ...rows } = b.ship('hulk');
      for (const left of [...weapons, rows.sensor, rows.accel, rows.turn, rows.structure]) expect(left).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('FA-6.6.7 hits taken together or one by one mark the same boxes', () => {
  const face = fc.integer({ min: 1, max: 10 });
  fc.assert(
    fc.property(fc.array(fc.tuple(face, fc.integer({ min: 1, max: 6 })), { minLength: 1, maxLength: 8 }), blows => {
      const systems = (fell: number, die: number) => {
        const severity = severityOf(fell, 4);
        if (!severity || severity === 'minor') return [];
        return severity === 'severe' && fell % 2 === 0 ? d(6, die, die) : d(6, die);
      };
      const [one, all] = [tough('side'), tough('side')];
      for (const [fell, die] of blows) one.hits('gun', D10, 'hulk', [1, [...d(10, fell), ...systems(fell, die)]]);
      const dice = [...d(10, ...blows.map(([fell]) => fell)), ...blows.flatMap(([fell, die]) => systems(fell, die))];
      all.hits('gun', D10, 'hulk', [blows.length, dice]);
      expect(all.ship('hulk')).toEqual(one.ship('hulk'));
    }),
  );
});

test('FA-7.2.1 a ship that has a box left has its systems hit, one that has none throws no more dice', () => {
  const left = struck('side', ARMED, 'structure=2');
  left.hits('gun', D8, 'hulk', [1, [...d(8, 8), ...d(6, 2), ...d(6, 1)]]);
  expect(left.marked('hulk')).toEqual({ structure: 9, turn: 1, 'twin-array': 1 });
  const gone = struck('side', ARMED, 'structure=1');
  gone.hits('gun', D8, 'hulk', [1, d(8, 8)]);
  expect(gone.marked('hulk')).toEqual({ structure: 10 });
  const last = struck('side', ARMED, 'structure=3');
  last.hits('gun', D10, 'hulk', [2, [...d(10, 9, 9), ...d(6, 1)]]);
  expect(last.marked('hulk')).toEqual({ structure: 10, sensor: 1 });
  const bare = struck('side', [], 'structure=2');
  bare.hits('gun', D8, 'hulk', [1, [...d(8, 8), ...d(6, 2)]]);
  expect(bare.ship('hulk').structure).toBe(0);
});

test('FA-7.3.9 of weapons of the same factor the absent owner gives up a secondary one, and of two alike the later on the card', () => {
  const alike = (...names: string[]) => {
    const b = struck(
      'side',
      names.map(name => mounted(name, 2)),
    );
    return names[leastUseful(b.of('hulk'), b.ship('hulk'), [...names.keys()])];
  };
  expect(alike('twin-array', 'heavy-laser')).toBe('twin-array');
  expect(alike('heavy-laser', 'twin-array')).toBe('twin-array');
  expect(alike('heavy-laser', 'battle-laser')).toBe('battle-laser');
});

test('FA-7.3.9 what the absent owner says stands, also where hits go where the substitutions lead', () => {
  const few = [mounted('heavy-laser', 1), mounted('battle-laser', 1), mounted('twin-array', 1)];
  const b = struck('side', few).until('fire');
  const hits = [...d(6, 6, 6), ...d(6, 2), ...d(6, 2)];
  const shots = [{ ship: 'gun', target: 'hulk', weapons: [D6, 'standard-particle-beam'] }];
  b.step({ narn: { shots } }, [...d(10, 10, 10), ...d(10, 10, 10), ...hits, ...hits]);
  const weapons = ['battle-laser', 'heavy-laser', 'twin-array', 'structure'];
  expect(allotQuestion.idle(b.view('earth'), b.asks[0]?.about as never)).toEqual({ weapons });
  expect(b.refusals('earth', { weapons })).toEqual([]);
});

test('FA-7.3.9 the hits of all ships of a side are placed at once, ship by ship', () => {
  const text = 'narn A 0: Gun gunner 3037^3, Nog gunner 3036\nearth B 0: Hulk hulk 3040^0, Wreck hulk 3041';
  const b = battle(text, { ships: [GUNNER, hull('hulk', { mounts: FOUR })] }).until('fire');
  const shots = [
    { ship: 'gun', target: 'wreck', weapons: [D6] },
    { ship: 'nog', target: 'hulk', weapons: [D6] },
  ];
  const dice = [...d(10, 10, 10), ...d(10, 10, 10), ...d(6, 6, 6), ...d(6, 2), ...d(6, 2), ...d(6, 6, 1), ...d(6, 2)];
  b.step({ narn: { shots } }, dice);
  const { hits } = b.asks[0]!.about as { hits: { ship: string }[] };
  expect(hits.map(({ ship }) => ship)).toEqual(['hulk', 'wreck', 'wreck']);
  expect(allotQuestion.judge(b.view('earth'), { hits } as never, { weapons: ['heavy-laser'] })).toMatchObject([
    { lacking: true },
  ]);
  b.step({ earth: { weapons: ['battle-laser', 'heavy-laser', 'heavy-laser'] } });
  expect([b.marked('hulk'), b.marked('wreck')]).toEqual([{ 'battle-laser': 1 }, { 'heavy-laser': 2 }]);
});
