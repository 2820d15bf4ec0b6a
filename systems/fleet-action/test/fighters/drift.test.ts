import { describe, expect, test } from 'vitest';
import type { Battle } from '../battle.ts';
import { d, place } from '../battle.ts';
import { FAR, flight, put, refused, sky, until } from './table.ts';

const at = (id: string) => `flight-${id}`;
const NONE = [...d(10, 1), ...d(8, 1)];

/** A dogfight at 2040 as the turn ends, when it is asked whether it is called off. */
function ending(tal = 6, vesper = 6, hex = '2040'): Battle {
  const b = sky(`tal-2 ${hex} x${tal} patrol fights, vesper-1 ${hex} x${vesper} patrol fights`, FAR);
  for (const pulse of [1, 2, 3]) b.until('launch', pulse).step({}, NONE);
  expect(b.asks).toMatchObject([{ about: { what: 'part' } }, { about: { what: 'part' } }]);
  return b;
}

/** It drifts north by two hexes. */
const NORTH = [...d(6, 1), ...d(4, 2)];
const strike = { at: '2039', kind: 'strike' as const, squadron: 'earth-a' };
const patrol = { at: '2039', kind: 'superiority' as const, zone: '2039' };

describe('calling off', () => {
  const part = { part: ['2040'] };

  test('FA-10.10.20 a dogfight is over where all sides say so', () => {
    const b = ending();
    expect(refused(b, 'narn', { part: ['2041'] })).toEqual(['FA-10.10.20 /part/0']);
    b.step({ narn: part, earth: part });
    expect([flight(b, 'tal-2'), flight(b, 'vesper-1')]).toMatchObject([
      { fights: 0, free: true },
      { fights: 0, free: true },
    ]);
    expect(place(flight(b, 'tal-2'))).toBe('2040^0');
  });

  test('FA-10.10.20 and goes on where one alone does', () => {
    const b = ending();
    b.step({ narn: part }, NORTH);
    expect(flight(b, 'tal-2').fights).toBe(1);
  });
});

describe('drifting', () => {
  test('FA-10.10.15 as the turn ends it drifts: a d6 for the direction, a d4 for the hexes', () => {
    const b = ending();
    b.step({}, NORTH);
    expect([flight(b, 'tal-2'), flight(b, 'vesper-1')].map(place)).toEqual(['2038^0', '2038^0']);
    const south = ending();
    south.step({}, [...d(6, 4), ...d(4, 4)]);
    expect(place(flight(south, 'tal-2'))).toBe('2044^0');
  });

  test('FA-A73 it stops in the last hex of the map', () => {
    const b = ending(6, 6, '0240');
    b.step({}, [...d(6, 5), ...d(4, 4)]);
    expect(place(flight(b, 'vesper-1')).slice(0, 2)).toBe('01');
  });

  /** It drifts through a flight; what sides say of it. */
  const through = (b: Battle, given: object, said: Record<string, object> = {}) => {
    put(b, 'tal-1', given as typeof strike);
    b.step({}, NORTH);
    expect(b.asks).toMatchObject([{ about: { what: 'join', flights: [at('tal-1')] } }, { side: 'earth' }]);
    b.step(said);
    return [flight(b, 'tal-1').fights, place(flight(b, 'tal-1'))];
  };
  const join = { join: [at('tal-1')] };

  test('FA-10.10.16 a flight that it drifts through joins when its owner wishes', () => {
    expect(through(ending(), strike, { narn: join })).toEqual([1, '2038^0']);
    expect(through(ending(), strike)).toEqual([0, '2039^0']);
    const b = ending();
    put(b, 'tal-1', strike);
    put(b, 'var-1', { ...strike, at: '2034' });
    b.step({}, NORTH);
    expect(refused(b, 'narn', { join: [at('var-1')] })).toEqual(['FA-10.10.16 /join/0']);
  });

  test('FA-10.10.17 a patrol is drawn in without choice where its enemy has more fighters in the dogfight', () => {
    expect(through(ending(2, 6), patrol)).toEqual([1, '2038^0']);
    expect(through(ending(6, 6), patrol)).toEqual([0, '2039^0']);
  });

  test('FA-10.10.18 a flight on another mission is, under the same condition, if the enemy says so', () => {
    expect(through(ending(2, 6), strike)).toEqual([0, '2039^0']);
    expect(through(ending(2, 6), strike, { earth: join })).toEqual([1, '2038^0']);
    expect(through(ending(6, 6), strike, { earth: join })).toEqual([0, '2039^0']);
  });

  test('FA-10.10.19 of a flight with escorts these are drawn in, and not their charge, whatever the numbers', () => {
    const b = ending(6, 2);
    put(b, 'var-1', { at: '2039', kind: 'cover', charge: at('tal-1') });
    put(b, 'tal-1', patrol);
    b.step({}, NORTH);
    b.step({ narn: join });
    expect([flight(b, 'tal-1').fights, flight(b, 'var-1').fights]).toEqual([0, 1]);
    expect([flight(b, 'tal-1'), flight(b, 'var-1')].map(place)).toEqual(['2039^0', '2038^0']);
  });

  test('FA-10.10.17 who is drawn in on the way counts in the hexes after', () => {
    const b = ending(2, 6);
    put(b, 'tal-1', patrol);
    put(b, 'var-1', { ...patrol, at: '2038' });
    b.step({}, NORTH);
    b.step();
    // Two and six against six: nobody is drawn in at 2038.
    expect([flight(b, 'tal-1').fights, flight(b, 'var-1').fights]).toEqual([1, 0]);
  });
});

test('FA-10.10.15 nobody is asked where no dogfight is', () => {
  const b = sky('tal-2 2040 patrol, vesper-1 2050 patrol', FAR);
  until(b, 'narn', 'orders').step();
  b.until('orders');
  expect(b.told.some(({ kind }) => kind === 'adrift')).toBe(false);
});
