import type { Thrown } from '@flagplot/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { weapons } from '../../data/index.ts';
import type { WeaponCard } from '../../rules/cards.ts';
import { bandAt, controlDie, factor, factorUnderCommand } from '../../rules/combat/numbers.ts';
import { isSecondary } from '../../rules/combat/refire.ts';
import { aims, shipsPassedOver } from '../../rules/combat/shot.ts';
import { sideBears, targets } from '../../rules/combat/targets.ts';
import { topSpeed } from '../../rules/movement/limits.ts';
import { sightOf } from '../../rules/turn/3-fire.ts';
import { type Battle, battle, d, type Happened } from '../battle.ts';
import { GUNNER, hull, mounted } from '../hulls.ts';

const weapon = (id: string): WeaponCard => weapons.find(card => card.id === id)!;
const DIRECT = weapons.filter(({ delivery }) => delivery === 'direct');
const shot = (ship: string, target: string, ...names: string[]) => ({ ship, target, weapons: names });
const throws = (told: readonly Happened[]): Thrown[] => told.filter((event): event is Thrown => event.kind === 'thrown');

const FACING = 'narn A 0: Tal gquan 3040^0\nearth B 0: Vesper omega 3036^3';

test('FA-6.1.2 die plus sensor plus modifiers must reach Def: what is needed is Def less the sensor as it is', () => {
  expect(battle(FACING).shot('tal', 'heavy-laser', 'vesper').needs).toBe(11 - 5);
  const blinded = battle(FACING.replace('3040^0', '3040^0 sensor=2'));
  expect(blinded.shot('tal', 'heavy-laser', 'vesper').needs).toBe(11 - 2);
  expect(blinded.shot('vesper', 'heavy-laser', 'tal').needs).toBe(10 - 5);
  const behind = battle(`${FACING}, Halcyon omega 3030`);
  expect(behind.shot('tal', 'heavy-laser', 'halcyon')).toMatchObject({ band: 1, passed: 1, needs: 11 + 1 + 1 - 5 });
});

test('FA-6.1.3 the last box that is not marked is the value there is', () => {
  const b = battle(FACING.replace('3040^0', '3040^0 turn=4 sensor=3 heavy-laser=1'));
  expect(topSpeed(b.ship('tal'), b.of('tal'), 'turn')).toBe(12);
  const { needs, dice } = b.shot('tal', 'heavy-laser', 'vesper');
  expect([needs, dice]).toEqual([8, 1]);
});

test('FA-6.2.1 each band ends with its last hex, and beyond extreme range nothing is fired', () => {
  for (const card of DIRECT) {
    for (const [band, last] of card.bands.entries())
      expect([bandAt(card, last), bandAt(card, last + 1)]).toEqual([band, band < 3 ? band + 1 : undefined]);
    expect(bandAt(card, 0)).toBe(0);
  }
  const far = battle('narn A 0: Tal gquan 3060^0\nearth B 0: Vesper omega 3027^3');
  expect(far.aim('tal', 'heavy-laser', 'vesper')).toMatchObject({
    rule: 'FA-6.2.1',
    say: 'Heavy laser reaches 32 hexes; the range is 33.',
    weapon: 'Heavy laser',
    because: 'reaches 32 hexes; the range is 33.',
  });
  const near = battle('narn A 0: Tal gquan 3060^0\nearth B 0: Vesper omega 3028^3');
  expect(near.shot('tal', 'heavy-laser', 'vesper').band).toBe(3);
});

test('FA-6.2.2 the die to hit is the first against capital ships and heavy vessels, the second against medium ships, the third against fighters', () => {
  for (const card of weapons) {
    const dice = (['capital', 'heavy', 'medium', 'fighters'] as const).map(target => controlDie(card, target));
    expect(dice).toEqual([card.control[0], card.control[0], card.control[1], card.control[2]]);
  }
  for (const [card, sides] of [
    ['omega', 10],
    ['olympus', 10],
    ['tethys', 8],
  ] as const) {
    const b = battle(`narn A 0: Tal gquan 3040^0\nearth B 0: Vesper ${card} 3036^3`).until('fire');
    expect(throws(b.step({ narn: { shots: [shot('tal', 'vesper', 'heavy-laser')] } }, d(sides, 1, 1)))[0]?.sides).toBe(sides);
  }
});

test('FA-6.2.3 range is counted in hexes from one to the other, 0 in the same hex', () => {
  const range = (hex: string) =>
    battle(`narn A 0: Tal bintak 3040^0\nearth B 0: Vesper omega ${hex}^3`).shot('tal', 'heavy-laser', 'vesper').range;
  expect(['3040', '3039', '3140', '3041', '3439', '2035'].map(range)).toEqual([0, 1, 1, 1, 4, 10]);
});

test('FA-6.2.4 a weapon without a die for a class of target cannot be fired at it', () => {
  const blind: WeaponCard = { ...weapon('heavy-laser'), id: 'blind-laser', name: 'Blind laser', control: [10, 0, 4] };
  const terms = { weapons: [blind], ships: [hull('picket', { mounts: [mounted('blind-laser', 2)] })] };
  const at = (card: string) => battle(`narn A 0: Tal picket 3040^0\nearth B 0: Vesper ${card} 3036^3`, terms).until('orders');
  expect(at('omega').aim('tal', 'blind-laser', 'vesper')).toHaveProperty('dice', 2);
  expect(at('tethys').aim('tal', 'blind-laser', 'vesper')).toMatchObject({ rule: 'FA-6.2.4' });
  expect(sideBears(sightOf(at('tethys').s), 'narn', 'fire')).toBe(false);
  expect(controlDie(weapon('mag-gun'), 'fighters')).toBe(0);
  expect(battle(FACING).aim('tal', 'energy-mine', 'vesper')).toMatchObject({ rule: 'FA-6.2.4' });
  expect(battle(FACING).aim('vesper', 'interceptor-mk-ii', 'tal')).toMatchObject({ rule: 'FA-6.2.4' });
});

test('FA-6.2.6 a weapon of three shots a turn is secondary, any other primary', () => {
  for (const card of weapons) expect(isSecondary(card), card.id).toBe(card.shots === 3);
  expect([weapon('twin-array'), weapon('standard-particle-beam')].map(isSecondary)).toEqual([true, true]);
  expect([weapon('heavy-laser'), weapon('matter-cannon')].map(isSecondary)).toEqual([false, false]);
});

const TWO_ON_TWO = `narn A 0: Tal gquan 3040^0, Var gquan 3041\nnarn D 0: Ro gquan 3240^0
  earth B 0: Vesper omega 3036^3, Lookout omega 3035\nearth C 0: Halcyon omega 3236^3`;

test('FA-6.4.1 the ships of a squadron fire into one enemy squadron, each at a target of its own', () => {
  const b = battle(TWO_ON_TWO).until('fire');
  const fire = (...shots: object[]) => b.refusals('narn', { shots });
  expect(fire(shot('tal', 'vesper', 'heavy-laser'), shot('var', 'lookout', 'heavy-laser'))).toEqual([]);
  expect(fire(shot('tal', 'vesper', 'heavy-laser'), shot('var', 'halcyon', 'heavy-laser'))).toEqual(['FA-6.4.1 /shots/1/target']);
  expect(fire(shot('tal', 'vesper', 'heavy-laser'), shot('ro', 'halcyon', 'heavy-laser'))).toEqual([]);
});

test("FA-6.4.1 ships of one's own fire at living ships of the enemy", () => {
  const b = battle(TWO_ON_TWO).until('fire');
  const fire = (...shots: object[]) => b.refusals('narn', { shots });
  expect(fire(shot('vesper', 'tal', 'heavy-laser'))).toEqual(['FA-6.4.1 /shots/0/ship', 'FA-6.4.1 /shots/0/target']);
  expect(fire(shot('tal', 'var', 'heavy-laser'))).toEqual(['FA-6.4.1 /shots/0/target']);
  expect(fire(shot('tal', 'nobody', 'heavy-laser'))).toEqual(['FA-6.4.1 /shots/0/target']);
  b.ship('vesper').structure = 0;
  b.ship('var').left = true;
  expect(fire(shot('tal', 'vesper', 'heavy-laser'))).toEqual(['FA-6.4.1 /shots/0/target']);
  expect(fire(shot('var', 'lookout', 'heavy-laser'))).toEqual(['FA-6.4.1 /shots/0/ship']);
});

test('FA-6.4.2 a ship fires at one enemy ship in a pulse', () => {
  const b = battle(TWO_ON_TWO).until('fire');
  const shots = [shot('tal', 'vesper', 'heavy-laser'), shot('tal', 'lookout', 'twin-array')];
  expect(b.refusals('narn', { shots })).toEqual(['FA-6.4.2 /shots/1/ship']);
  expect(b.refusals('narn', { shots: [shot('tal', 'vesper', 'heavy-laser', 'twin-array')] })).toEqual([]);
});

const COLUMN = `narn A 0: Tal gquan 3040^0, Var gquan 3030
  earth B 0: Vesper omega 3036^3, Lookout omega 3035, Halcyon omega 3033`;
const needs = (b: Battle, firer: string, target: string) => b.shot(firer, 'heavy-laser', target).needs;

test("FA-6.4.3 every ship of the target's squadron that is nearer makes each die one harder", () => {
  const b = battle(COLUMN);
  expect(['vesper', 'lookout', 'halcyon'].map(target => needs(b, 'tal', target))).toEqual([6, 7, 8]);
});

test('FA-6.4.4 a nearer ship counts though others fire at it already', () => {
  const b = battle(COLUMN.replace('3030', '3041')).until('fire');
  const told = b.step(
    { narn: { shots: [shot('tal', 'vesper', 'heavy-laser'), shot('var', 'lookout', 'heavy-laser')] } },
    d(10, 1, 1, 1, 1),
  );
  expect(throws(told).map(({ why }) => why.test?.n)).toEqual([6, 7]);
});

test('FA-6.4.5 ships as far off as the target do not count, but all of them for a target behind', () => {
  const level = battle(`narn A 0: Tal gquan 3040^0\nearth B 0: Vesper omega 3036^3, Lookout omega 3137, Halcyon omega 3034`);
  expect(['vesper', 'lookout', 'halcyon'].map(target => needs(level, 'tal', target))).toEqual([6, 6, 8]);
});

test('FA-6.4.6 each ship counts from where it stands itself', () => {
  const b = battle(COLUMN.replace('3030', '3031'));
  b.ship('var').heading = 3;
  expect(['vesper', 'lookout', 'halcyon'].map(target => needs(b, 'tal', target))).toEqual([6, 7, 8]);
  expect(['vesper', 'lookout', 'halcyon'].map(target => needs(b, 'var', target))).toEqual([8, 7, 6]);
});

test("FA-6.4.7 only living ships of the target's own squadron count", () => {
  const b = battle(`${COLUMN}\nearth C 0: Picket omega 3038^3`);
  expect(needs(b, 'tal', 'halcyon')).toBe(8);
  expect(needs(b, 'tal', 'picket')).toBe(6);
  b.ship('vesper').structure = 0;
  expect(needs(b, 'tal', 'halcyon')).toBe(7);
  b.ship('lookout').left = true;
  expect(needs(b, 'tal', 'halcyon')).toBe(6);
  expect(shipsPassedOver(b.s, b.ship('tal'), b.ship('halcyon'))).toBe(0);
});

test('FA-6.5.1 the factor is the one printed for the arc in which the target lies', () => {
  const x = (hex: string) =>
    battle(`narn A 0: Tal primus 3040^0\nearth B 0: Vesper omega ${hex}^3`).aim('tal', 'battle-laser', 'vesper');
  expect(x('3036')).toHaveProperty('dice', 4);
  expect(x('3438')).toHaveProperty('dice', 2);
  expect(x('2642')).toHaveProperty('dice', 2);
  expect(x('3044')).toMatchObject({ rule: 'FA-6.5.1' });
  const b = battle(FACING).until('fire');
  expect(b.refusals('narn', { shots: [shot('tal', 'vesper', 'battle-laser')] })).toEqual(['FA-6.5.1 /shots/0/weapons/0']);
});

test("FA-6.5.2 the factor is capped by the boxes left of the weapon's row", () => {
  const mount = { weapon: 'twin-array', arcs: [5, 1, 1, 1, 1, 1], boxes: 5, af: 0 };
  expect([factor(mount, [0], 3), factor(mount, [1], 3), factor(mount, [0], 5)]).toEqual([3, 1, 5]);
  const b = battle('narn A 0: Tal primus 3040^0 battle-laser=3\nearth B 0: Vesper omega 3036^3');
  expect(b.shot('tal', 'battle-laser', 'vesper').dice).toBe(3);
  b.ship('tal').weapons[0] = 0;
  expect(b.aim('tal', 'battle-laser', 'vesper')).toMatchObject({ rule: 'FA-6.5.2' });
});

test('FA-6.5.3 command factors are multiplied on the capped factor and rounded up once, never below 1', () => {
  const lost = { commander: true, flagship: false };
  const stricken = { commander: false, flagship: true };
  const both = { commander: true, flagship: true };
  expect([
    factorUnderCommand(4, lost),
    factorUnderCommand(4, stricken),
    factorUnderCommand(4, both),
    factorUnderCommand(1, both),
  ]).toEqual([2, 3, 2, 1]);
  expect([factorUnderCommand(3, lost), factorUnderCommand(5, stricken), factorUnderCommand(6, both)]).toEqual([2, 4, 3]);
  expect(factorUnderCommand(5, { commander: false, flagship: false })).toBe(5);
  const b = battle('narn A 0: Tal primus 3040^0 battle-laser=3\nearth B 0: Vesper omega 3036^3');
  b.squadron('narn-a').leaderless = 1;
  expect(b.shot('tal', 'battle-laser', 'vesper').dice).toBe(2);
  b.s.open.fleets[0]!.stricken = 1;
  expect(b.shot('tal', 'twin-array', 'vesper').dice).toBe(3);
  b.s.clock.turn = 2;
  expect(b.shot('tal', 'twin-array', 'vesper').dice).toBe(6);
});

test('FA-6.5.4 a die is thrown for each x', () => {
  const b = battle('narn A 0: Tal primus 3040^0\nearth B 0: Vesper omega 3036^3').until('fire');
  const told = b.step({ narn: { shots: [shot('tal', 'vesper', 'battle-laser', 'twin-array')] } }, [
    ...d(10, 1, 1, 1, 1),
    ...d(10, 1, 1, 1, 1, 1, 1),
  ]);
  expect(throws(told).map(({ faces }) => faces.length)).toEqual([4, 6]);
  expect(told).toContainEqual(
    expect.objectContaining({ kind: 'fired', ship: 'tal', target: 'vesper', weapon: 'twin-array', dice: 6, hits: 0, range: 4 }),
  );
});

test('FA-6.6.1 a total of Def and range modifier or more hits', () => {
  const b = battle(FACING).until('fire');
  const told = b.step({ narn: { shots: [shot('tal', 'vesper', 'heavy-laser')] } }, [...d(10, 5, 6), ...d(12, 1)]);
  expect(throws(told)[0]).toMatchObject({ faces: [5, 6], read: 1, met: 1, why: { test: { n: 6 } } });
  expect(told).toContainEqual(expect.objectContaining({ kind: 'fired', hits: 1 }));
});

test('FA-6.6.1 what is needed is told as the sum of its reasons', () => {
  const b = battle(COLUMN.replace('3033', '3030')).until('fire');
  const told = b.step({ narn: { shots: [shot('tal', 'halcyon', 'heavy-laser')] } }, d(10, 1, 1));
  const { why } = throws(told)[0]!;
  expect(why.mods).toEqual([
    { by: 11, for: "Halcyon's defence" },
    { by: 1, for: 'range 10, medium' },
    { by: 2, for: '2 ships passed over' },
    { by: -5, for: "Tal's sensor" },
  ]);
  expect(why.mods?.reduce((sum, { by }) => sum + by, 0)).toBe(why.test?.n);
  expect(why).toMatchObject({ by: 'narn', rule: 'FA-6.6.1' });
});

test('FA-6.6.1 a shot that cannot hit is refused, and who has none but such is not troubled (ruling R6)', () => {
  const b = battle(
    'narn A 0: Tal gquan 3060^0 sensor=4\nearth B 0: Vesper hyperion 3034^3 sensor=0 standard-particle-beam=0',
  ).until('orders');
  expect(b.aim('tal', 'heavy-laser', 'vesper')).toMatchObject({
    rule: 'FA-6.6.1',
    say: 'Heavy laser needs 12 on a d10: it cannot hit.',
    weapon: 'Heavy laser',
    because: 'needs 12 on a d10: it cannot hit.',
  });
  expect(aims(sightOf(b.s), b.ship('tal'), b.ship('vesper'))).toEqual([]);
  expect(targets(sightOf(b.s), b.ship('tal'))).toEqual([]);
});

test.each([
  [8, 0],
  [9, 1],
  [16, 1],
  [17, 2],
  [25, 4],
])('FA-6.6.2 at %i hexes a heavy laser needs %i more', (range, more) => {
  const row = String(60 - range).padStart(2, '0');
  const b = battle(`narn A 0: Tal gquan 3060^0\nearth B 0: Vesper omega 30${row}^3`);
  expect(b.shot('tal', 'heavy-laser', 'vesper')).toMatchObject({ range, needs: 6 + more });
});

/** Two ships at point-blank range, each with a gun of d8 and one of d6, and one box of each sort. */
const DUEL = {
  ships: [
    hull('brawler', { sensor: 8, structure: 3, grey: [], mounts: [mounted('fusion-cannon', 2), mounted('burst-beam', 1)] }),
  ],
};
const BRAWL = 'narn A 0: Tal brawler 3040^0\nearth B 0: Vesper brawler 3039^3';
const all = (ship: string, target: string) => ({ shots: [shot(ship, target, 'fusion-cannon', 'burst-beam')] });

test('FA-6.6.3 both sides declare before a die is thrown', () => {
  const b = battle(BRAWL, DUEL).until('fire');
  expect(b.asks.map(({ side, kind }) => `${side} ${kind}`)).toEqual(['narn fire', 'earth fire']);
  const told = b.step(
    { narn: all('tal', 'vesper'), earth: all('vesper', 'tal') },
    d(10, 1, 1).concat(d(8, 1), d(10, 1, 1), d(8, 1)),
  );
  expect(throws(told)).toHaveLength(4);
});

test('FA-6.6.4 every die to hit is thrown before any damage', () => {
  const b = battle(BRAWL, DUEL).until('fire');
  const dice = [...d(10, 2, 2), ...d(8, 2), ...d(10, 2, 1), ...d(8, 1), ...d(8, 4, 1), ...d(6, 1), ...d(8, 1)];
  const told = b.step({ narn: all('tal', 'vesper'), earth: all('vesper', 'tal') }, dice);
  const rules = throws(told).map(({ why }) => why.rule);
  expect(rules).toEqual([...Array(4).fill('FA-6.6.1'), ...Array(3).fill('FA-7.1.1')]);
});

test('FA-6.6.5 a ship destroyed in the step still delivers its fire', () => {
  const b = battle(BRAWL.replace('3040^0', '3040^0 structure=1').replace('3039^3', '3039^3 structure=1'), DUEL).until('fire');
  const dice = [...d(10, 2, 1), ...d(8, 1), ...d(10, 2, 1), ...d(8, 1), ...d(8, 4), ...d(8, 4)];
  const told = b.step({ narn: all('tal', 'vesper'), earth: all('vesper', 'tal') }, dice);
  expect(told.filter(({ kind }) => kind === 'destroyed')).toMatchObject([
    { kind: 'destroyed', ship: 'tal', flights: 0 },
    { kind: 'destroyed', ship: 'vesper', flights: 0 },
  ]);
});

test('FA-6.6.6 damage of the step lowers nothing in it, and everything after it', () => {
  const b = battle(BRAWL, DUEL).until('fire');
  expect(b.shot('tal', 'fusion-cannon', 'vesper')).toMatchObject({ dice: 2, needs: 2 });
  const wounding = [...d(10, 2, 1), ...d(8, 1), ...d(10, 2, 2), ...d(8, 1)];
  const sensorHits = [...d(8, 6), ...d(6, 1), ...d(8, 6, 6), ...d(6, 1), ...d(6, 1)];
  const told = b.step({ narn: all('tal', 'vesper'), earth: all('vesper', 'tal') }, [...wounding, ...sensorHits]);
  expect(
    throws(told)
      .slice(0, 4)
      .map(({ why }) => why.test?.n),
  ).toEqual([2, 2, 2, 2]);
  expect([b.marked('tal'), b.marked('vesper')]).toEqual([{ sensor: 1 }, { sensor: 2 }]);
  expect(b.shot('tal', 'fusion-cannon', 'vesper').needs).toBe(3);
  expect(b.shot('vesper', 'fusion-cannon', 'tal').needs).toBe(4);
});

test("FA-6.6.7 dice fall in one order: to hit by shot, first mover's side first, then each shot's damage and after it its system dice", () => {
  const terms = { ships: [GUNNER, hull('hulk', { mounts: [mounted('heavy-laser', 9), mounted('twin-array', 9)] })] };
  const text = 'narn A 0: Tal gunner 3040^0\nearth B 0: Vesper gunner 3039^3';
  const b = battle(text.replace('Tal gunner', 'Tal hulk').replace('3040^0', '3040^0 sensor=2'), terms).until('fire');
  const dice = [
    ...d(10, 1, 1), // Vesper, first in turn 1: battle laser
    ...d(10, 1, 1), // and fusion cannon
    ...d(10, 8, 8, ...Array(7).fill(1)), // Tal: heavy laser
    ...d(10, 8, 9), // battle laser: both its damage dice together
    ...d(6, 2, 1), // 8 is severe and even: two minor systems
    ...d(6, 1), // 9 is severe and odd: a primary system
    ...d(8, 7, 3), // fusion cannon: both its damage dice
    ...d(6, 1), // 7 is moderate and odd: a minor system
    ...d(12, 5, 3), // heavy laser on the other side
  ];
  const told = b.step(
    {
      earth: { shots: [shot('vesper', 'tal', 'battle-laser', 'fusion-cannon')] },
      narn: { shots: [shot('tal', 'vesper', 'heavy-laser')] },
    },
    dice,
  );
  const order = throws(told).map(({ why, sides, faces }) => `${why.rule} ${faces.length}d${sides}`);
  const systems = ['FA-7.1.11 1d6', 'FA-7.1.11 1d6', 'FA-7.1.12 1d6'];
  expect(order).toEqual([
    ...['FA-6.6.1 2d10', 'FA-6.6.1 2d10', 'FA-6.6.1 9d10'],
    ...['FA-7.1.1 2d10', ...systems, 'FA-7.1.1 2d8', 'FA-7.1.11 1d6', 'FA-7.1.1 2d12'],
  ]);
  expect(b.marked('tal')).toEqual({ sensor: 2, structure: 4, decel: 2, 'twin-array': 1 });
});

test("FA-6.6.7 in even turns the attacker's dice fall first", () => {
  const b = battle(BRAWL, { ...DUEL, turn: 2 }).until('fire');
  const told = b.step({ narn: all('tal', 'vesper'), earth: all('vesper', 'tal') }, [
    ...d(10, 1, 1),
    ...d(8, 1),
    ...d(10, 1, 1),
    ...d(8, 1),
  ]);
  expect(throws(told).map(({ why }) => why.by)).toEqual(['narn', 'narn', 'earth', 'earth']);
});

/** Four enemies in a row, the last of them farthest off. */
const column = fc.record({
  away: fc.integer({ min: 1, max: 40 }),
  sensor: fc.integer({ min: 0, max: 4 }),
  apart: fc.integer({ min: 0, max: 3 }),
});

test('FA-6.4.3 FA-6.6.1 a ship is a target where some weapon has a shot at it, however many are passed over', () => {
  let out = 0;
  fc.assert(
    fc.property(column, ({ away, sensor, apart }) => {
      const row = (n: number) => `${74 - away - n * apart}`.padStart(2, '0');
      const enemies = ['Vesper', 'Halcyon', 'Orpheus', 'Meteor'].map(
        (name, n) => `${name} thentus 30${row(n)}${n === 0 ? '^3' : ''}`,
      );
      const b = battle(`narn A 0: Tal gquan 3074^0 sensor=${sensor}\nearth B 0: ${enemies.join(', ')}`);
      b.until('orders');
      const sight = sightOf(b.s);
      const firer = b.ship('tal');
      const hit = b.s.open.ships.filter(({ id }) => id !== 'tal' && aims(sight, firer, b.ship(id)).length > 0);
      expect(targets(sight, firer)).toEqual(hit);
      if (hit.length > 0 && hit.length < enemies.length) out += 1;
    }),
    { numRuns: 120 },
  );
  expect(out).toBeGreaterThan(0);
});
