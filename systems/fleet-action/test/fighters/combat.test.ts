import { describe, expect, test } from 'vitest';
import type { FighterCard } from '../../rules/cards.ts';
import { divisor, guardDice } from '../../rules/fighters/anti-fighter.ts';
import { attackBonus } from '../../rules/fighters/attack.ts';
import { dogfightBonus, killsOf } from '../../rules/fighters/dogfight.ts';
import type { Battle } from '../battle.ts';
import { battle, d, place } from '../battle.ts';
import { flight, points, put, refused } from './table.ts';

const NEAR = `
narn A 0: Tal gquan 2030^0 +frazi +gorith, Var gquan 2130 +frazi
earth A 0: Vesper omega 2015^3 +starfury +starfury +thunderbolt, Boreas hyperion 2115 +starfury`;

/** At the launch of a pulse, with flights on the map as they are put there. */
function flown(flights: Readonly<Record<string, Parameters<typeof put>[2]>>, text = NEAR): Battle {
  const b = battle(text).until('launch', 1);
  for (const [id, given] of Object.entries(flights)) put(b, id, given);
  return b;
}

const strike = (at: string, squadron = 'earth-a') => ({ at, kind: 'strike' as const, squadron });
const patrol = (at: string) => ({ at, kind: 'superiority' as const, zone: at });

describe('attacks on ships', () => {
  /** A strike of Frazi in the hex of the Vesper, come from ahead of it. */
  const atVesper = (fighters = 6) => {
    const b = flown({ 'tal-1': { ...strike('2017'), fighters } });
    b.until('flights', 1);
    b.step({ narn: { flights: [{ flight: 'flight-tal-1', path: ['ahead', 'ahead'] }] } });
    return b;
  };

  test('FA-10.6.12 the owner says whom a flight attacks, FA-A71 a strike its target alone', () => {
    const b = atVesper();
    expect(b.asks).toMatchObject([{ side: 'narn', kind: 'attack' }]);
    expect(refused(b, 'narn', { attacks: [{ flight: 'flight-tal-1', ship: 'boreas' }] })).toEqual(['FA-10.6.1 /attacks/0/ship']);
    expect(refused(b, 'narn', { attacks: [] })).toEqual(['FA-10.1.6 /attacks']);
  });

  test('FA-10.7.3 anti-fighter fire comes before the attack, FA-10.7.17 by the third die and the sensor, FA-10.6.10 each hit on the armour costs a fighter, FA-10.7.13 a single flight takes the full factor', () => {
    const b = atVesper();
    // Standard particle beam x3 on d10 and Interceptor II x3 on d12, both d6 against armour 4; Def 11 less sensor 5.
    b.step({}, [...d(10, 6, 5, 1), ...d(6, 4), ...d(12, 6, 12, 1), ...d(6, 3, 5)]);
    expect(flight(b, 'tal-1').fighters).toBe(4);
    expect(b.s.open.guards).toHaveLength(2);
  });

  test('FA-10.7.6 what was fired at fighters fires at nothing else in the pulse', () => {
    const b = atVesper();
    b.step({}, [...d(10, 1, 1, 1), ...d(12, 1, 1, 1)]);
    const cannot = b.aim('vesper', 'standard-particle-beam', 'tal') as { rule: string };
    expect(cannot.rule).toBe('FA-10.7.6');
  });

  test('FA-10.7.5 a weapon that fired in standard mode a pulse ago does not fire at fighters, FA-10.7.8 one that did at fighters does', () => {
    const b = flown({ 'tal-1': strike('2017') });
    b.ship('vesper').fired = b.of('vesper').weapons.map(() => 1);
    b.until('flights', 1).step({ narn: { flights: [{ flight: 'flight-tal-1', path: ['ahead', 'ahead'] }] } });
    b.step({}, []);
    expect(b.s.open.guards).toEqual([]);
  });

  test('FA-10.6.4 to hit a die and one for every two fighters against Def, no sensor, FA-10.11.1 and Anti-Ship; FA-10.6.5, FA-10.6.7 damage with the same bonus, even or odd by the face', () => {
    const b = atVesper(5);
    b.step({}, [...d(10, 1, 1, 1), ...d(12, 1, 1, 1)]);
    // 5 fighters: 2, and 1 for Anti-Ship. Def 11: 8 is needed of the d10. Armour ahead 6: a 3 makes 6, a minor hit.
    while (b.asks[0]?.kind === 'fire') b.step({}, [...d(10, 8), ...d(8, 3)]);
    expect(b.marked('vesper')).toEqual({ structure: 1 });
    expect(b.heard).toContain('strafed');
  });

  test('FA-10.6.8 the armour is that of the side it came through, FA-10.6.9 if the ship came to it that of range 0', () => {
    const b = atVesper();
    // It came from 2016, ahead of a ship that heads south, where the armour is 6; at its side it is 4.
    expect(flight(b, 'tal-1').entry).toMatchObject({ ships: ['vesper'] });
    b.step({}, [...d(10, 1, 1, 1), ...d(12, 1, 1, 1)]);
    const fore = b.of('vesper').card.armour[0] as number;
    const least = fore - attackBonus(6, { antiShip: 1 }, false);
    while (b.asks[0]?.kind === 'fire') b.step({}, [...d(10, 10), ...d(8, least - 1)]);
    expect(b.marked('vesper')).toEqual({});
  });

  test('FA-10.5.10 an escort does not add its Anti-Ship levels; FA-10.6.4 five fighters add two', () => {
    expect(attackBonus(5, { antiShip: 2 }, false)).toBe(4);
    expect(attackBonus(5, { antiShip: 2 }, true)).toBe(2);
    expect(attackBonus(1, { antiShip: 0 }, false)).toBe(0);
  });

  test('FA-10.5.7 an escort on station attacks a ship in its reach, FA-10.5.11 one a turn, FA-10.5.8 that of a flight none, FA-10.5.5 nor one off station', () => {
    const b = flown({
      'tal-1': { at: '2015', kind: 'escort', squadron: 'narn-a', station: true },
      'tal-2': { at: '2015', kind: 'cover', charge: 'flight-tal-1' },
      'var-1': { at: '2015', kind: 'escort', squadron: 'narn-a' },
    });
    for (const id of ['tal-1', 'tal-2', 'var-1']) flight(b, id).moved = 1;
    b.until('attack', 1);
    const at = (id: string) => refused(b, 'narn', { attacks: [{ flight: `flight-${id}`, ship: 'vesper' }] });
    expect([at('tal-1'), at('tal-2'), at('var-1')]).toEqual([
      [],
      ['FA-10.5.8 /attacks/0/flight'],
      ['FA-10.5.5 /attacks/0/flight'],
    ]);
    flight(b, 'tal-1').struck = 1;
    expect(at('tal-1')).toEqual(['FA-10.5.11 /attacks/0/ship']);
  });
});

describe('anti-fighter factors', () => {
  test.each([
    [1, 4],
    [2, 4],
    [3, 2],
    [4, 2],
    [8, 1],
    [9, 0],
  ])('FA-10.7.9, FA-10.7.12 x4 against %i flights is %i dice at each', (flights, dice) =>
    expect(guardDice(4, flights)).toBe(dice),
  );

  test('FA-10.7.14 under one half of the attackers take a die each', () => expect(divisor(9)).toBe(5));
});

describe('dogfights', () => {
  test('FA-10.10.7, FA-M08 the kills by the total over the rating', () => {
    expect([-1, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 20].map(killsOf)).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]);
  });

  test('FA-10.10.6 a fighter adds one, FA-10.11.3 Interceptor one a level, FA-10.11.2 Anti-Ship takes one off whatever the level, FA-10.11.6 all together', () => {
    const card = (antiShip: number, interceptor: number) => ({ antiShip, interceptor }) as FighterCard;
    expect([
      dogfightBonus(5, card(0, 0)),
      dogfightBonus(5, card(0, 2)),
      dogfightBonus(5, card(2, 0)),
      dogfightBonus(6, card(1, 2)),
    ]).toEqual([5, 7, 4, 7]);
  });

  /** Nothing bears on anything but flights. */
  const FAR = `
narn A 0: Tal gquan 2080^0 +frazi +gorith, Var gquan 2180 +frazi
earth A 0: Vesper omega 2005^3 +starfury +starfury +thunderbolt, Boreas hyperion 2105 +starfury`;

  /** Flights of both sides in one dogfight. */
  const fight = (given: Parameters<typeof flown>[0]): Battle => {
    const b = flown(given, FAR);
    for (const id of ['tal-2', 'vesper-1']) flight(b, id).fights = 1;
    return b;
  };

  test('FA-10.10.5 both sides throw before anybody is lost, FA-10.10.8 against the size of the die; FA-10.10.20 it goes on while both have fighters', () => {
    const b = fight({ 'tal-2': patrol('2040'), 'vesper-1': patrol('2040') });
    // Earth first: 9 and 6 against 8; Narn: 4 and 6 against 10.
    b.step({}, [...d(10, 9), ...d(8, 4)]);
    expect([flight(b, 'tal-2').fighters, flight(b, 'vesper-1').fighters]).toEqual([2, 5]);
    expect([flight(b, 'tal-2').fights, flight(b, 'vesper-1').fights]).toEqual([1, 1]);
    expect(points(b, 'earth')).toBe(28);
  });

  test('FA-10.10.3 who is in one does not move, and is asked nothing', () => {
    const b = fight({ 'tal-2': patrol('2040'), 'vesper-1': patrol('2040') });
    b.step({}, [...d(10, 1), ...d(8, 1)]);
    expect(b.asks[0]?.kind).toBe('launch');
    expect(b.heard.filter(kind => kind === 'flown' || kind === 'stayed')).toEqual([]);
  });

  test('FA-10.10.21 the survivors may set out in any direction', () => {
    const b = fight({ 'tal-2': patrol('2040'), 'vesper-1': { ...patrol('2040'), fighters: 1 } });
    b.step({}, [...d(10, 1), ...d(8, 8)]);
    expect(flight(b, 'vesper-1').fighters).toBe(0);
    expect(flight(b, 'tal-2')).toMatchObject({ fights: 0, free: true });
  });

  test('FA-10.10.9 the kills of several flights are added up, FA-10.10.10 and shared out among the flights of the type', () => {
    const b = fight({ 'tal-2': patrol('2040'), 'vesper-1': patrol('2040'), 'vesper-2': { ...patrol('2040'), fighters: 1 } });
    flight(b, 'vesper-2').fights = 1;
    // 5 and 6 against 8: two kills; 8 and 1 against 8: one more. Narn: 8 and 6 against 10: two, the smaller flight first.
    b.step({}, [...d(10, 5, 8), ...d(8, 8)]);
    expect(flight(b, 'tal-2').fighters).toBe(3);
    expect([flight(b, 'vesper-1').fighters, flight(b, 'vesper-2').fighters]).toEqual([5, 0]);
  });

  test('FA-10.10.13 an escort takes the losses of its charge in the same dogfight', () => {
    const b = fight({
      'tal-2': patrol('2040'),
      'tal-1': { at: '2040', kind: 'cover', charge: 'flight-tal-2' },
      'vesper-1': patrol('2040'),
    });
    flight(b, 'tal-1').fights = 1;
    // Of the two types the first on the roster is attacked: the Frazi; then the Gorith.
    const [first] = ['tal-1', 'tal-2'];
    b.step({}, [...d(10, 5), ...d(8, 1, 1)]);
    expect(flight(b, first as string).fighters).toBeLessThan(6);
    expect(flight(b, 'tal-2').fighters).toBe(6);
  });

  test('FA-10.10.15 as the turn ends it drifts: a d6 for the direction, a d4 for the hexes, FA-10.10.17 and draws in a patrol whose enemy has more fighters in it', () => {
    const b = fight({ 'tal-2': { ...patrol('2040'), fighters: 2 }, 'vesper-1': patrol('2040'), 'tal-1': patrol('2039') });
    const none = [...d(10, 1), ...d(8, 1)];
    for (const pulse of [1, 2, 3]) {
      b.until('flights', pulse);
      b.step({}, pulse === 3 ? [...none, ...d(6, 1), ...d(4, 2)] : none);
    }
    expect(place(flight(b, 'vesper-1'))).toBe('2038^0');
    expect(place(flight(b, 'tal-1'))).toBe('2038^0');
    expect(flight(b, 'tal-1').fights).toBe(1);
  });

  test('FA-A73 a dogfight that drifts to the edge of the map stops there', () => {
    const b = fight({ 'tal-2': patrol('0140'), 'vesper-1': patrol('0140') });
    const none = [...d(10, 1), ...d(8, 1)];
    for (const pulse of [1, 2, 3]) {
      b.until('launch', pulse);
      b.step({}, pulse === 3 ? [...none, ...d(6, 5), ...d(4, 4)] : none);
    }
    expect(place(flight(b, 'vesper-1'))).toBe('0140^0');
  });
});
