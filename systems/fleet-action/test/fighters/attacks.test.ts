import { describe, expect, test } from 'vitest';
import { unitsWith } from '../../rules/command/transfer.ts';
import { attackBonus } from '../../rules/fighters/attack.ts';
import type { Battle } from '../battle.ts';
import { d } from '../battle.ts';
import { FLEETS, flight, fly, left, refused, sky, until } from './table.ts';

/** No hit by the weapons of an Omega on so many flights. */
const MISSED = [...d(10, 1, 1, 1), ...d(12, 1, 1, 1)];
const AHEAD = 'tal-1 2017^0 strike earth-a';

/** The Vesper (Def 11, armour 6, 4 and 4) heads south; flights come into its hex and have been fired at. */
function attacking(flights: string, way: string, fleets = FLEETS): Battle {
  const b = sky(flights, fleets);
  fly(b, 'narn', way);
  until(b, 'narn', 'attack').step({}, MISSED);
  return b;
}

describe('who attacks', () => {
  test('FA-10.6.12 when all flights have moved the owner says which of those in the hex of an enemy attack it, before any fire at them', () => {
    const b = until(sky('tal-1 2015 strike earth-a, tal-2 2015 patrol'), 'narn', 'attack');
    expect(b.asks).toMatchObject([{ side: 'narn', kind: 'attack' }]);
    const order = (...attacks: [string, string][]) => ({
      attacks: attacks.map(([id, ship]) => ({ flight: `flight-${id}`, ship })),
    });
    expect(refused(b, 'narn', order(['vesper-1', 'vesper'], ['tal-1', 'vesper']))).toEqual(['FA-10.6.12 /attacks/0/flight']);
    b.step({ narn: order(['tal-1', 'vesper']) }, MISSED);
    expect(b.heard.indexOf('attacks')).toBeLessThan(b.heard.indexOf('guarded'));
    expect(flight(b, 'tal-1').target).toBe('vesper');
  });

  test('FA-10.6.1 fighters reach no ship but those in their hex', () => {
    const b = until(sky(`${AHEAD.replace('2017', '2015')}, var-1 2017 patrol`), 'narn', 'attack');
    const at = (id: string, ship: string) =>
      refused(b, 'narn', {
        attacks: [
          { flight: `flight-${id}`, ship },
          { flight: 'flight-tal-1', ship: 'vesper' },
        ],
      });
    expect(at('var-1', 'vesper')).toEqual(['FA-10.6.1 /attacks/0/ship']);
    expect(at('tal-1', 'boreas')).toContain('FA-10.6.1 /attacks/0/ship');
  });

  test('FA-10.6.3 each flight makes one attack in a pulse', () => {
    const b = until(sky('tal-1 2015 strike earth-a'), 'narn', 'attack');
    const twice = {
      attacks: [
        { flight: 'flight-tal-1', ship: 'vesper' },
        { flight: 'flight-tal-1', ship: 'vesper' },
      ],
    };
    expect(refused(b, 'narn', twice)).toEqual(['FA-10.6.3 /attacks/1/flight']);
    b.step({}, MISSED);
    b.step({}, d(10, 1));
    expect(b.told.filter(({ kind }) => kind === 'strafed')).toHaveLength(1);
    expect(flight(b, 'tal-1')).not.toHaveProperty('target');
  });

  test('FA-10.6.3 who has lost its target to fire attacks nobody', () => {
    const b = attacking(AHEAD, 'tal-1 aa');
    b.ship('vesper').structure = 0;
    b.until('launch', 2);
    expect(b.heard).toContain('called-off');
  });

  test('FA-A71 patrols attack no ship', () => {
    const b = until(sky('tal-1 2015 patrol'), 'narn', 'attack');
    expect(refused(b, 'narn', { attacks: [{ flight: 'flight-tal-1', ship: 'vesper' }] })).toEqual([
      'FA-10.1.5 /attacks/0/flight',
    ]);
  });
});

describe('to hit and damage', () => {
  test('FA-4.3.13 FA-10.6.7 the grey box of a ship that was taken in is that of the squadron it is in now', () => {
    const b = attacking(AHEAD, 'tal-1 aa', `${FLEETS}\nearth B 0: Rhea hyperion 2055^3`);
    const [vesper, boreas, rhea] = ['vesper', 'boreas', 'rhea'].map(id => b.of(id).at) as [number, number, number];
    b.s.open.units = unitsWith(
      b.s.book,
      new Map([
        [b.of('vesper').squadronAt, [boreas]],
        [b.of('rhea').squadronAt, [rhea, vesper]],
      ]),
    );
    // The next box to be marked is a grey one.
    b.ship('vesper').structure = b.of('vesper').card.grey.at(-1) as number;
    b.step({}, [...d(10, 10), ...d(8, 5), ...d(6, 1)]);
    expect(b.told.filter(({ kind }) => kind === 'grey')).toEqual([{ kind: 'grey', ship: 'vesper', squadron: 'earth-b' }]);
  });

  test('FA-10.6.4 a die and one for every two fighters, rounded down, against Def, no sensor; FA-10.11.1 and one a level of Anti-Ship, at a ship of any size', () => {
    expect([1, 2, 5, 6].map(fighters => attackBonus(fighters, { antiShip: 0 }, false))).toEqual([0, 1, 2, 3]);
    expect(attackBonus(5, { antiShip: 2 }, false)).toBe(4);
    for (const [face, hit] of [
      [8, true],
      [7, false],
    ] as const) {
      const b = attacking(AHEAD.replace('2017^0', '2017^0 x5'), 'tal-1 aa');
      b.step({}, [...d(10, face), ...(hit ? d(8, 1) : [])]);
      expect(b.told.filter(({ kind }) => kind === 'strafed')).toMatchObject([{ hit }]);
    }
  });

  test('FA-10.6.5 damage by its die and the same bonus, FA-10.6.6 by the ordinary rules', () => {
    // 5 fighters and Anti-Ship 1: 3 more. Ahead 6: a 2 is 5 and nothing, a 3 is 6 and minor.
    for (const [face, marked] of [
      [2, {}],
      [3, { structure: 1 }],
    ] as const) {
      const b = attacking(AHEAD.replace('2017^0', '2017^0 x5'), 'tal-1 aa');
      b.step({}, [...d(10, 10), ...d(8, face)]);
      expect(b.marked('vesper')).toEqual(marked);
    }
    // 5 and 4 are 9, 3 over: moderate, odd: structure and a minor system, here the drive from ahead.
    const b = attacking(AHEAD, 'tal-1 aa');
    b.step({}, [...d(10, 10), ...d(8, 5), ...d(6, 1)]);
    expect(b.marked('vesper')).toEqual({ structure: 1, decel: 1 });
  });

  test('FA-10.6.7 even or odd is the face of the damage die as thrown: with 4 more, 4 is even and 5 is odd', () => {
    const even = attacking(AHEAD, 'tal-1 aa');
    // 4 and 4 are 8, moderate, even: a primary system, and that by an odd die the sensors.
    even.step({}, [...d(10, 10), ...d(8, 4), ...d(6, 1)]);
    expect(even.marked('vesper')).toEqual({ sensor: 1 });
    // With 5 fighters 3 more: 5 and 3 are 8, moderate, and the face odd.
    const odd = attacking(AHEAD.replace('2017^0', '2017^0 x5'), 'tal-1 aa');
    odd.step({}, [...d(10, 10), ...d(8, 5), ...d(6, 1)]);
    expect(odd.marked('vesper')).toEqual({ structure: 1, decel: 1 });
  });

  test('FA-10.6.8 the armour is that of the arc through which the flight came into the hex', () => {
    const marked = (flights: string) => {
      const b = attacking(flights, 'tal-1 aa');
      b.step({}, [...d(10, 10), ...d(8, 1)]);
      return b.marked('vesper');
    };
    // Frazi add 4 to a 1: too little for the 6 ahead, enough for the 4 abeam and aft.
    expect(marked(AHEAD)).toEqual({});
    expect(marked('tal-1 1814^2 strike earth-a')).toEqual({ structure: 1 });
    expect(marked('tal-1 2013^3 strike earth-a')).toEqual({ structure: 1 });
  });

  test('FA-10.6.9 if the ship moved onto the flight the armour of range 0 counts: that of the side', () => {
    // It stands in the hex ahead of a ship that heads south and moves onto it.
    const b = sky('tal-1 2016^0 strike earth-a', FLEETS.replace('earth A 0', 'earth A 3'));
    fly(b, 'narn');
    expect(b.places('vesper')).toEqual(['2016^3']);
    until(b, 'narn', 'attack').step({}, MISSED);
    expect(flight(b, 'tal-1')).not.toHaveProperty('entry');
    b.step({}, [...d(10, 10), ...d(8, 1)]);
    expect(b.marked('vesper')).toEqual({ structure: 1 });
  });

  test('FA-10.6.10 each hit that reaches the armour of a flight costs one fighter, by whatever margin', () => {
    const b = until(sky('tal-1 2015 strike earth-a'), 'narn', 'attack');
    b.step({}, [...d(10, 6, 6, 6), ...d(6, 4, 6, 3), ...d(12, 1, 1, 1)]);
    expect(left(b, 'tal-1')).toEqual([4]);
  });

  test('FA-13.3.3 defensive support of ELINT does not help against attacks by fighters, FA-4.5.2 the style of the squadron does', () => {
    const hit = (before: (b: Battle) => void) => {
      const b = attacking(AHEAD, 'tal-1 aa');
      before(b);
      return b
        .step({}, [...d(10, 7), ...d(8, 1)].slice(0, b.s.open.elint ? 2 : 1))
        .some(one => one.kind === 'strafed' && one.hit);
    };
    const support = { use: 'defence' as const, ship: 'boreas', squadron: 'earth-a', levels: 2 };
    const supported = (b: Battle) => {
      b.s.open.elint = { networks: [], targeting: [], supports: [support] };
    };
    const wary = (b: Battle) => {
      b.s.open.commanders = { styles: [{ squadron: 'earth-a', style: 'defensive' }], used: [] };
    };
    expect([hit(supported), hit(wary)]).toEqual([true, false]);
  });
});
