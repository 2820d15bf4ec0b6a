import { describe, expect, test } from 'vitest';
import { d, place } from '../battle.ts';
import { FAR, faults, flight, fly, moves, sky, until } from './table.ts';

describe('points', () => {
  test('FA-10.3.1 Move is spread over the pulses as a speed is: a Thunderbolt with 16 has 5, 6 and 5, FA-10.5.9 and reaches no hex beyond', () => {
    const b = sky('vesper-3 2030^0 patrol', FAR);
    for (const points of [5, 6, 5]) {
      expect(faults(b, 'earth', `vesper-3 ${'a'.repeat(points + 1)}`)).toEqual(['FA-10.3.2 /flights/0/path']);
      fly(b, 'earth', `vesper-3 >>>${'a'.repeat(points - 3)}`);
    }
  });

  test('FA-10.3.2 a point for each hex, and one for each hexside turned, however many', () => {
    const b = sky('tal-1 2040^0 patrol', FAR);
    expect(faults(b, 'narn', 'tal-1 >>>aaa')).toEqual(['FA-10.3.2 /flights/0/path']);
    fly(b, 'narn', 'tal-1 >>>aa');
    expect(place(flight(b, 'tal-1'))).toBe('2042^3');
  });

  test('FA-10.3.3 points of a pulse that are not used are lost', () => {
    const b = sky('tal-1 2040^0 patrol', FAR);
    fly(b, 'narn', 'tal-1 a');
    expect(faults(b, 'narn', 'tal-1 aaaaaa')).toEqual(['FA-10.3.2 /flights/0/path']);
  });

  test('FA-10.3.4 fighters cannot slip', () => {
    expect(faults(sky('tal-1 2040^0 patrol', FAR), 'narn', 'tal-1 a}')).toEqual(['FA-10.3.4 /flights/0/path/1']);
  });

  test('FA-10.3.5 the direction of travel carries over, and is not chosen anew', () => {
    const b = sky('tal-1 2040^0 patrol', FAR);
    fly(b, 'narn', 'tal-1 >a');
    expect(faults(b, 'narn', 'tal-1 N:a')).toEqual(['FA-10.3.5 /flights/0/heading']);
    fly(b, 'narn', 'tal-1 a');
    expect(place(flight(b, 'tal-1'))).toBe('2239^1');
  });

  test('FA-10.3.6 no speed is kept: it stands still after five hexes, and flies five after standing', () => {
    const b = sky('tal-1 2040^0 patrol', FAR);
    for (const way of ['aaaaa', '-']) fly(b, 'narn', `tal-1 ${way}`);
    expect(faults(b, 'narn', 'tal-1 >>>aaa')).toEqual(['FA-10.3.2 /flights/0/path']);
    fly(b, 'narn', 'tal-1 >>>aa');
    expect(place(flight(b, 'tal-1'))).toBe('2037^3');
  });
});

describe('rounds', () => {
  /** Which side is asked for which round, pulse 1. */
  const rounds = (flights: string): string[] => {
    const b = sky(flights, FAR).until('flights', 1);
    const found: string[] = [];
    while (b.asks[0]?.kind === 'flights' && b.s.open.pulse === 1) {
      found.push(...b.asks.map(({ side, about }) => `${side} ${(about as { round: number }).round}`));
      b.step();
    }
    return found;
  };

  test('FA-10.3.7 patrols move first, then strikes and their escorts, then escorts of squadrons; FA-A70 the escort of a patrol with it', () => {
    expect(rounds('var-2 2078 escort narn-a, tal-1 2040 strike earth-a, tal-2 2040 cover tal-1')).toEqual(['narn 2', 'narn 3']);
    expect(rounds('tal-1 2040 patrol, tal-2 2040 cover tal-1')).toEqual(['narn 1']);
  });

  test('FA-10.3.7 each moves in its own round, its own flights alone and each once', () => {
    const b = until(sky('tal-1 2040 strike earth-a, tal-2 2050 patrol', FAR), 'narn');
    expect(faults(b, 'narn', 'tal-2 a', 'tal-2 a', 'tal-1 a', 'vesper-1 a')).toEqual([
      'FA-10.3.7 /flights/1/flight',
      'FA-10.3.7 /flights/2/flight',
      'FA-10.3.7 /flights/3/flight',
    ]);
  });

  test('FA-10.3.8 in each of these steps the sides alternate, the first mover of the turn first', () => {
    const all = 'tal-1 2040 strike earth-a, tal-2 2050 patrol, vesper-1 2030 patrol, vesper-2 2030^3 strike narn-a';
    expect(rounds(all)).toEqual(['earth 1', 'narn 1', 'earth 2', 'narn 2']);
  });

  test('FA-10.3.9 a flight that comes into the hex of an enemy stops there if either wants a dogfight', () => {
    for (const [theirs, ours, at] of [
      ['patrol', '', '2040^0'],
      ['strike narn-a', ' engage', '2040^0'],
      ['strike narn-a', '', '2038^0'],
    ] as const) {
      const b = sky(`tal-1 2042^0 patrol, vesper-1 2040^3 ${theirs}`, FAR);
      if (theirs === 'patrol') fly(b, 'earth');
      const dice = at === '2040^0' ? [...d(10, 1), ...d(8, 1)] : [];
      until(b, 'narn').step({ narn: moves(`tal-1 aaaa${ours}`) }, dice);
      expect(place(flight(b, 'tal-1'))).toBe(at);
    }
  });

  test('FA-10.3.1 an escort goes with its charge as far as its own points carry it', () => {
    // A Gorith has 18, six a pulse, a Frazi 15, five.
    const b = sky('tal-2 2040^0 patrol, tal-1 2040^0 cover tal-2, var-2 2040^1 cover tal-2', FAR);
    fly(b, 'narn', 'tal-2 aaaaaa');
    expect(['tal-2', 'tal-1', 'var-2'].map(id => place(flight(b, id)))).toEqual(['2034^0', '2035^0', '2036^0']);
  });
});

test('FA-5.6.3 flights stay on the map', () => {
  const b = until(sky('tal-1 2001^0 patrol', FAR.replace('2005', '4005').replace('2105', '4105')), 'narn');
  expect(faults(b, 'narn', 'tal-1 a')).toEqual(['FA-5.6.3 /flights/0/path']);
});
