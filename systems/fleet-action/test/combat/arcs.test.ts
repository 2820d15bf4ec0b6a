import { hexes } from '@flagplot/hexes';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ships } from '../../data/index.ts';
import { ARCS, arcsTo, factorAt, factorsByBearing, hitLocation } from '../../rules/combat/arcs.ts';
import type { Aim } from '../../rules/combat/shot.ts';
import { battle } from '../battle.ts';
import { GUNNER, hull } from '../hulls.ts';

const CENTRE = { q: 30, r: 25 };
const HEADINGS = [0, 1, 2, 3, 4, 5];
const card = (id: string) => ships.find(one => one.id.startsWith(id))!;

/** Degrees clockwise from north of one hex as another sees it, measured on the paper. */
function degrees({ q, r }: { q: number; r: number }): number {
  const [x, y] = [1.5 * q, Math.sqrt(3) * (r + q / 2)];
  return ((Math.atan2(x, -y) * 180) / Math.PI + 360) % 360;
}

/** The arcs a protractor finds: each reaches 30 degrees to both sides of the middle of its hexside. */
function measured(dq: number, dr: number, heading: number): number[] {
  const angle = (degrees({ q: dq, r: dr }) - heading * 60 + 360) % 360;
  const off = (arc: number) => Math.abs(((angle - arc * 60 + 540) % 360) - 180);
  return HEADINGS.filter(arc => off(arc) < 30 + 1e-9);
}

test('FA-6.3.1 dead ahead, and dead along each hexside, is the arc of that hexside at any range', () => {
  for (const heading of HEADINGS) {
    for (const side of HEADINGS) {
      for (const n of [1, 2, 7, 30])
        expect(arcsTo({ ...CENTRE, heading }, { ...hexes.step(CENTRE, heading + side, n), heading: 0 })).toEqual([side]);
    }
  }
  expect(ARCS).toEqual(['F', 'FS', 'AS', 'A', 'AP', 'FP']);
});

test('FA-6.3.1 every hex lies in the arc that a protractor gives', () => {
  for (const heading of HEADINGS) {
    for (const hex of hexes.within(CENTRE, 12).slice(1)) {
      const arcs = arcsTo({ ...CENTRE, heading }, { ...hex, heading: 0 });
      expect([...arcs].sort()).toEqual(measured(hex.q - CENTRE.q, hex.r - CENTRE.r, heading));
    }
  }
});

test('FA-6.5.1 the factor laid out for a bearing is the best of the arcs that a protractor gives, in the same hex of all', () => {
  const mounts = ships.flatMap(({ mounts }) => mounts).filter(({ arcs }) => new Set(arcs).size > 1);
  expect(mounts.length).toBeGreaterThan(20);
  for (const [n, mount] of mounts.entries()) {
    const factors = factorsByBearing(mount);
    const heading = n % 6;
    for (const { q, r } of hexes.within({ q: 0, r: 0 }, 4)) {
      const arcs = q === 0 && r === 0 ? HEADINGS : measured(q, r, heading);
      const best = Math.max(...arcs.map(arc => mount.arcs[arc] ?? 0));
      expect(factorAt(factors, hexes.bearingOf(q, r, heading))).toBe(best);
    }
  }
});

test('FA-6.3.2 a hex on the line through a corner lies in both arcs, and in no more', () => {
  for (const side of HEADINGS) {
    const corner = hexes.step(hexes.step(CENTRE, side, 2), side + 1, 2);
    expect([...arcsTo({ ...CENTRE, heading: 0 }, { ...corner, heading: 0 })].sort()).toEqual([side, (side + 1) % 6].sort());
  }
  const hex = fc.record({ q: fc.integer({ min: -30, max: 30 }), r: fc.integer({ min: -30, max: 30 }) });
  fc.assert(
    fc.property(hex, ({ q, r }) => {
      const both = [q - r, 2 * r + q, 2 * q + r].some(sum => sum === 0);
      const corner = both && (q !== 0 || r !== 0);
      expect(arcsTo({ q: 0, r: 0, heading: 0 }, { q, r, heading: 0 })).toHaveLength(corner ? 2 : q === 0 && r === 0 ? 6 : 1);
    }),
  );
});

/** The dice of a shot: the factor of the best arc there is to choose from. */
const dice = (text: string, weapon: string) => (battle(text).aim('tal', weapon, 'vesper') as Aim).dice;

test('FA-6.3.2 on the line the firing side has the better factor', () => {
  const at = (ship: string, hex: string) => `narn A 0: Tal ${ship} 3040^0\nearth B 0: Vesper omega ${hex}^3`;
  expect(dice(at('octurion', '3139'), 'matter-cannon')).toBe(4);
  expect(dice(at('octurion', '3140'), 'matter-cannon')).toBe(3);
  expect(dice(at('gquan', '3240'), 'heavy-laser')).toBe(2);
  expect(battle(at('gquan', '3141')).aim('tal', 'heavy-laser', 'vesper')).toMatchObject({ rule: 'FA-6.5.1' });
});

test("FA-6.3.2 on the line the target meets the fire with its better armour, and the other side's hits do not reach its weapons", () => {
  const omega = card('omega');
  const at = { ...CENTRE, heading: 0 };
  const between = (side: number) => ({ ...hexes.step(hexes.step(CENTRE, side), side + 1), heading: 0 });
  expect(hitLocation(omega, at, between(0))).toEqual({ armour: 6, arcs: [0], drive: 'front' });
  expect(hitLocation(omega, at, between(5))).toEqual({ armour: 6, arcs: [0], drive: 'front' });
  const alike = hitLocation(omega, at, between(2));
  expect(alike).toMatchObject({ armour: 4, drive: 'side' });
  expect([...alike.arcs].sort()).toEqual([2, 3]);
  const dagger = hitLocation(card('shokar'), at, between(2));
  expect(dagger).toEqual({ armour: 4, arcs: [2], drive: 'side' });
});

/** The armour met by fire along each hexside, clockwise from the bow. */
const armours = (id: string) =>
  HEADINGS.map(
    side => hitLocation(card(id), { ...CENTRE, heading: 2 }, { ...hexes.step(CENTRE, side + 2, 3), heading: 0 }).armour,
  );

test('FA-6.3.3 a capital ship is struck in front from F, aft from A and on the side from the other four', () => {
  expect(armours('sharlin')).toEqual([6, 5, 5, 4, 5, 5]);
  expect(armours('gquan')).toEqual([5, 4, 4, 4, 4, 4]);
});

test('FA-6.3.4 a heavy combat vessel is struck forward from F, FS and FP, aft from A, AS and AP', () => {
  expect(armours('tinashi')).toEqual([6, 6, 4, 4, 4, 6]);
  expect(armours('katoc')).toEqual([5, 5, 4, 4, 4, 5]);
});

test('FA-6.1.1 a capital ship has three armour values, a heavy combat vessel two, a medium ship one', () => {
  const values = { capital: 3, heavy: 2, medium: 1 };
  for (const { id, category, armour } of ships) expect(armour, id).toHaveLength(values[category]);
  expect(new Set(armours('sharlin')).size).toBe(3);
  expect(new Set(armours('tinashi')).size).toBe(2);
  expect(new Set(armours('mograth')).size).toBe(1);
});

test('FA-6.3.5 in the same hex each weapon uses its best arc', () => {
  for (const heading of HEADINGS) {
    const text = (ship: string) => `narn A 0: Tal ${ship} 3040^${heading}\nearth B 0: Vesper omega 3040^3`;
    expect(dice(text('gquan'), 'heavy-laser')).toBe(2);
    expect(dice(text('primus'), 'battle-laser')).toBe(4);
  }
});

test('FA-6.3.6 in the same hex fire strikes the side, of a heavy combat vessel the front, of a medium ship its one value, and the drive from the side (ruling R3)', () => {
  for (const heading of HEADINGS) {
    const at = (id: string) => hitLocation(card(id), { ...CENTRE, heading }, { ...CENTRE, heading: 0 });
    expect(at('sharlin')).toEqual({ armour: 5, arcs: [1, 2, 4, 5], drive: 'side' });
    expect(at('tinashi')).toEqual({ armour: 6, arcs: [0, 1, 5], drive: 'side' });
    expect(at('mograth')).toEqual({ armour: 5, arcs: [0, 1, 2, 3, 4, 5], drive: 'side' });
  }
});

test("FA-7.4.7 the drive is divided as a capital ship's, whatever the category", () => {
  const drives = (id: string) =>
    HEADINGS.map(side => hitLocation(card(id), { ...CENTRE, heading: 1 }, { ...hexes.step(CENTRE, side + 1), heading: 0 }).drive);
  for (const id of ['sharlin', 'tinashi', 'mograth'])
    expect(drives(id)).toEqual(['front', 'side', 'side', 'aft', 'side', 'side']);
});

test('FA-6.3.2 on the line between front and side the drive of a ship of one armour suffers as from the front (ruling R2)', () => {
  const at = { ...CENTRE, heading: 0 };
  const between = (side: number) => ({ ...hexes.step(hexes.step(CENTRE, side), side + 1), heading: 0 });
  const drive = (side: number) => hitLocation(card('mograth'), at, between(side)).drive;
  expect(HEADINGS.map(drive)).toEqual(['front', 'side', 'side', 'side', 'side', 'front']);
});

test('FA-7.1.2 the armour is that of the side turned to the firing ship, not of the one it heads for', () => {
  const b = battle('narn A 0: Gun gunner 3037^3\nearth B 0: Hulk hulk 3040^0', {
    ships: [GUNNER, hull('hulk', { armour: [6, 5, 4] })],
  });
  const armour = () => {
    const { of, ship } = { of: b.of('hulk'), ship: b.ship('hulk') };
    return hitLocation(of.card, ship, b.ship('gun')).armour;
  };
  expect(armour()).toBe(6);
  b.ship('hulk').heading = 3;
  expect(armour()).toBe(4);
  b.ship('gun').heading = 0;
  expect(armour()).toBe(4);
  b.ship('hulk').heading = 2;
  expect(armour()).toBe(5);
});
