import { describe, expect, test } from 'vitest';
import type { Battle } from '../battle.ts';
import { d } from '../battle.ts';
import { FLEETS, flight, left, refused, sky, until } from './table.ts';

/** Flights of the Narn about the Vesper, which heads south at 2015, at its fire. */
const near = (flights: string, fleets = FLEETS) => until(sky(flights, fleets), 'earth', 'fire');
/** Flights of Earth about the Tal, which heads north at 2030. */
const about = (flights: string) => until(sky(flights), 'narn', 'fire');

const shot = (ship: string, target: string, ...weapons: string[]) => ({ ship, target, weapons });
const at = (id: string) => `flight-${id}`;
const BEAM = 'standard-particle-beam';
const LASER = shot('vesper', 'tal', 'heavy-laser');
const aside = (ship: string, weapon: string, id: string) => ({ ship, weapon, flight: at(id) });

function stealthy(b: Battle, id: string): void {
  const of = b.s.book.flights?.find(one => one.id === at(id)) as { card: object };
  of.card = { ...of.card, stealth: true };
}

describe('standard fire at flights', () => {
  test('FA-6.4.8 a ship takes a flight as its target, at full x, by the third die and the range; one flight a pulse is its main target', () => {
    const b = near('tal-1 2012 patrol, tal-2 2014 patrol');
    const two = { shots: [shot('vesper', at('tal-1'), BEAM), shot('vesper', at('tal-2'), 'heavy-pulse-cannon')] };
    expect(refused(b, 'earth', two)).toContain('FA-6.4.8 /shots/1/ship');
    expect(refused(b, 'earth', { shots: [LASER, shot('vesper', at('tal-1'), BEAM)] })).toEqual(['FA-6.4.8 /shots/1/ship']);
    // Def 11 less sensor 5: 6 at short range.
    b.step({ earth: { shots: [shot('vesper', at('tal-1'), BEAM)] } }, [...d(10, 6, 6, 5), ...d(6, 4, 3)]);
    expect(left(b, 'tal-1')).toEqual([5]);
    const far = near('tal-1 2011 patrol');
    far.step({ earth: { shots: [shot('vesper', at('tal-1'), BEAM)] } }, [...d(10, 6, 6, 7), ...d(6, 4)]);
    expect(left(far, 'tal-1')).toEqual([5]);
  });

  test('FA-6.4.9 beside its main target a ship fires secondary weapons at flights, and no primary ones', () => {
    const b = near('tal-1 2016 patrol');
    const order = (weapon: string) => ({ shots: [LASER], aside: [aside('vesper', weapon, 'tal-1')] });
    expect(refused(b, 'earth', order('heavy-pulse-cannon'))).toEqual(['FA-6.4.9 /aside/0/weapon']);
    expect(refused(b, 'earth', order(BEAM))).toEqual([]);
    expect(refused(b, 'earth', { shots: [shot('vesper', at('tal-1'), 'heavy-pulse-cannon')] })).toEqual([]);
  });

  test('FA-6.4.10 such fire has half its x, rounded up: x3 is two dice', () => {
    const b = near('tal-1 2016 patrol');
    const order = { shots: [LASER], aside: [aside('vesper', BEAM, 'tal-1')] };
    b.step({ earth: order }, [...d(10, 1, 1), ...d(10, 6, 6), ...d(6, 4, 4)]);
    expect(left(b, 'tal-1')).toEqual([4]);
  });

  test('FA-6.4.11 each such weapon takes a flight of its own', () => {
    const b = about('vesper-1 2029 patrol, vesper-2 2031 patrol');
    const order = (first: string, second: string) => ({
      shots: [shot('tal', 'vesper', 'heavy-laser')],
      aside: [aside('tal', 'twin-array', first), aside('tal', 'light-pulse-cannon', second)],
    });
    expect(refused(b, 'narn', order('vesper-1', 'vesper-1'))).toEqual(['FA-6.4.11 /aside/1/flight']);
    expect(refused(b, 'narn', order('vesper-1', 'vesper-2'))).toEqual([]);
  });

  test('FA-6.4.12 a ship that shoots at fighters alone fires at the first flight with full x, and at every other with half', () => {
    const b = about('vesper-1 2029 patrol, vesper-2 2031 patrol');
    const others = [aside('tal', 'light-pulse-cannon', 'vesper-2')];
    expect(refused(b, 'narn', { shots: [], aside: others })).toEqual(['FA-6.4.12 /aside/0/ship']);
    // Starfuries have Def 12: 7. Twin array x2 on d12 in full, light pulse cannon x1 on d10 at half.
    b.step({ narn: { shots: [shot('tal', at('vesper-1'), 'twin-array')], aside: others } }, [
      ...d(12, 7, 6),
      ...d(10, 6),
      ...d(6, 3),
    ]);
    expect(left(b, 'vesper-1', 'vesper-2')).toEqual([5, 6]);
  });

  test('FA-6.4.13 a weapon fires once in a pulse', () => {
    const b = near('tal-1 2016 patrol, tal-2 2014 patrol');
    expect(refused(b, 'earth', { shots: [shot('vesper', at('tal-1'), BEAM, BEAM)] })).toEqual(['FA-6.4.13 /shots/0/weapons/1']);
    const main = { shots: [shot('vesper', at('tal-1'), BEAM)] };
    expect(refused(b, 'earth', { ...main, aside: [aside('vesper', BEAM, 'tal-2')] })).toEqual(['FA-6.4.13 /aside/0/weapon']);
    const twice = { shots: [LASER], aside: [aside('vesper', BEAM, 'tal-1'), aside('vesper', BEAM, 'tal-2')] };
    expect(refused(b, 'earth', twice)).toEqual(['FA-6.4.13 /aside/1/weapon']);
    b.step({ earth: main }, d(10, 1, 1, 1));
    expect(b.ship('vesper').fired).toEqual([-9, -9, 1, -9]);
  });

  test('FA-6.4.14 the half is multiplied with command factors, and rounded once: x3 without commander and flagship is one die', () => {
    const b = near('tal-1 2016 patrol');
    b.squadron('earth-a').leaderless = 1;
    b.step({ earth: { shots: [LASER], aside: [aside('vesper', BEAM, 'tal-1')] } }, [...d(10, 1), ...d(10, 1)]);
    const both = near('tal-1 2016 patrol');
    both.fleet('earth').stricken = 1;
    // Three quarters of half of 3 are 9/8: two dice.
    both.step({ earth: { shots: [LASER], aside: [aside('vesper', BEAM, 'tal-1')] } }, [...d(10, 1, 1), ...d(10, 1, 1)]);
  });

  test('FA-13.6.1 jammed targeting brings it a band further, FA-A75 offensive support brings nothing, FA-10.8.1 and escorts take none of it', () => {
    const b = near('tal-1 2014 patrol, tal-2 2014 cover tal-1');
    b.s.open.elint = {
      networks: [],
      targeting: [{ ship: 'tal', target: 'vesper' }],
      supports: [{ use: 'offence', ship: 'boreas', squadron: 'earth-a', levels: 1 }],
    };
    b.step({ earth: { shots: [shot('vesper', at('tal-1'), BEAM)] } }, [...d(10, 7, 6, 6), ...d(6, 4)]);
    expect(left(b, 'tal-1', 'tal-2')).toEqual([5, 6]);
  });

  test('FA-10.11.4 a stealthy flight is no target of standard fire', () => {
    const b = near('tal-1 2014 patrol, tal-2 2014 patrol');
    stealthy(b, 'tal-1');
    expect(refused(b, 'earth', { shots: [shot('vesper', at('tal-1'), BEAM)] })).toEqual(['FA-10.11.4 /shots/0/weapons/0']);
  });
});

describe('long range', () => {
  const far = (weapon: string, hex: string, ship = 'vesper') => ({ shots: [], longRange: [{ ship, weapon, hex }] });
  const GUNS = 'interceptor-mk-ii';

  test('FA-10.9.1 a ship switches all its anti-fighter weapons together: with one at long range none of them fires in standard mode', () => {
    const b = near('tal-1 2014 patrol, tal-2 2013 patrol');
    const order = (...shots: object[]) => ({ ...far(GUNS, '2014'), shots });
    expect(refused(b, 'earth', order(shot('vesper', at('tal-2'), BEAM)))).toEqual(['FA-10.9.1 /longRange/0/ship']);
    expect(refused(b, 'earth', order(LASER))).toEqual([]);
    expect(refused(b, 'earth', { ...far(BEAM, '2014'), shots: [shot('vesper', at('tal-2'), BEAM)] })).toEqual([
      'FA-10.7.6 /longRange/0/weapon',
    ]);
  });

  test('FA-10.9.2 not in a pulse in which the ship used ordinary anti-fighter fire', () => {
    const b = until(sky('tal-1 2015 strike earth-a, tal-2 2014 patrol'), 'narn', 'attack');
    b.step({}, [...d(10, 1, 1, 1), ...d(12, 1, 1, 1)]);
    expect(refused(until(b, 'earth', 'fire'), 'earth', far(GUNS, '2014'))).toEqual(['FA-10.9.2 /longRange/0/hex']);
  });

  test('FA-10.9.3 it reaches the six hexes next to the ship, and flights in them', () => {
    const b = near('tal-1 2014 patrol, tal-2 2013 patrol, var-1 2015 patrol');
    const rules = ['2014', '2013', '2015', '2016'].map(hex => refused(b, 'earth', far(GUNS, hex)));
    expect(rules).toEqual([[], ['FA-10.9.3 /longRange/0/hex'], ['FA-10.9.3 /longRange/0/hex'], ['FA-10.9.3 /longRange/0/hex']]);
  });

  test('FA-10.9.4 a weapon fires into hexes that its arcs cover', () => {
    // A Vorchan heading south has no twin array behind it.
    const b = near(
      'tal-1 2014 patrol, tal-2 2016 patrol',
      FLEETS.replace('Vesper omega 2015^3 +starfury +starfury +thunderbolt', 'Vesper vorchan 2015^3'),
    );
    expect(refused(b, 'earth', far('twin-array', '2014'))).toEqual(['FA-10.9.4 /longRange/0/hex']);
    expect(refused(b, 'earth', far('twin-array', '2016'))).toEqual([]);
  });

  test('FA-10.9.5 its base is half the x of that arc, rounded up, FA-10.7.17 by the third die and the sensor', () => {
    const b = near('tal-1 2014 patrol');
    b.step({ earth: far(BEAM, '2014') }, [...d(10, 6, 5), ...d(6, 4)]);
    expect(left(b, 'tal-1')).toEqual([5]);
    const led = near('tal-1 2014 patrol');
    led.squadron('earth-a').leaderless = 1;
    led.step({ earth: far(BEAM, '2014') }, d(10, 1));
  });

  test('FA-10.9.6 of weapons for nothing else half their rating, rounded up', () => {
    near('tal-1 2014 patrol').step({ earth: far(GUNS, '2014') }, d(12, 1, 1));
  });

  test('FA-10.9.7 the base is divided by the flights in the hex as in ordinary fire', () => {
    const b = near('tal-1 2014 patrol, tal-2 2014 patrol, var-1 2014 patrol');
    b.step({ earth: far(BEAM, '2014') }, [...d(10, 1), ...d(10, 1), ...d(10, 1)]);
    const weak = near('tal-1 2014 patrol, tal-2 2014 patrol, var-1 2014 patrol');
    weak.ship('vesper').weapons[2] = 1;
    weak.step({ earth: far(BEAM, '2014') }, [...d(10, 1), ...d(10, 1)]);
  });

  test('FA-10.9.8 each weapon fires into one hex', () => {
    const b = near('tal-1 2014 patrol, tal-2 2016 patrol');
    const longRange = ['2014', '2016'].map(hex => ({ ship: 'vesper', weapon: BEAM, hex }));
    expect(refused(b, 'earth', { shots: [], longRange })).toEqual(['FA-10.9.8 /longRange/1/hex']);
  });

  test('FA-10.7.5 a weapon that fired in standard mode a pulse ago fires at nothing', () => {
    const b = near('tal-1 2014 patrol');
    b.ship('vesper').fired[3] = 1;
    expect(refused(b, 'earth', far(GUNS, '2014'))).toEqual(['FA-10.7.5 /longRange/0/hex']);
  });

  test('FA-10.11.5 a stealthy flight is not fired at from afar, and counts among those in the hex', () => {
    const b = near('tal-1 2014 patrol, tal-2 2014 patrol, var-1 2014 patrol');
    for (const id of ['tal-2', 'var-1']) stealthy(b, id);
    b.step({ earth: far(BEAM, '2014') }, d(10, 1));
    stealthy(b, 'tal-1');
    expect(flight(b, 'tal-1').fighters).toBe(6);
    until(b, 'earth', 'launch');
    const alone = near('tal-1 2016 patrol, tal-2 2014 patrol');
    stealthy(alone, 'tal-2');
    expect(refused(alone, 'earth', far(BEAM, '2014'))).toEqual(['FA-10.9.3 /longRange/0/hex']);
  });
});
