import { describe, expect, test } from 'vitest';
import type { FighterCard } from '../../rules/cards.ts';
import { dogfightBonus, killsOf } from '../../rules/fighters/dogfight.ts';
import type { Battle } from '../battle.ts';
import { battle, d, place } from '../battle.ts';
import { flight, points, put } from './table.ts';

const NEAR = `
narn A 0: Tal gquan 2030^0 +frazi +gorith, Var gquan 2130 +frazi
earth A 0: Vesper omega 2015^3 +starfury +starfury +thunderbolt, Boreas hyperion 2115 +starfury`;

/** At the launch of a pulse, with flights on the map as they are put there. */
function flown(flights: Readonly<Record<string, Parameters<typeof put>[2]>>, text = NEAR): Battle {
  const b = battle(text).until('launch', 1);
  for (const [id, given] of Object.entries(flights)) put(b, id, given);
  return b;
}

const patrol = (at: string) => ({ at, kind: 'superiority' as const, zone: at });

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
