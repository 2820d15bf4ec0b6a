import { describe, expect, test } from 'vitest';
import { divisor, guardDice, mayGuard } from '../../rules/fighters/anti-fighter.ts';
import type { Battle } from '../battle.ts';
import { d } from '../battle.ts';
import { FLEETS, flight, idle, left, refused, sky, until } from './table.ts';

/** So many dice of a Standard particle beam and of an Interceptor II, none of which hits. */
const missed = (beam: number, interceptor = beam) => [
  ...d(10, ...Array<number>(beam).fill(1)),
  ...d(12, ...Array<number>(interceptor).fill(1)),
];

/** Flights at the Vesper, which carries x3 of each against fighters, or at another ship, as they say whom they attack. */
const at = (flights: string, fleets = FLEETS): Battle => until(sky(flights, fleets), 'narn', 'attack');

const ONE = 'tal-1 2015 strike earth-a';

describe('who fires at whom', () => {
  test('FA-10.7.1 weapons fire at flights that attack their ship, and at those that escort one that does', () => {
    at(ONE).step({}, missed(3));
    at(`${ONE}, tal-2 2015 cover tal-1`).step({}, [...missed(3), ...missed(3)]);
  });

  test('FA-10.7.2 flights in the hex that neither attack nor escort an attacker are not fired at, FA-10.7.10 but count', () => {
    at(`${ONE}, tal-2 2015 patrol`).step({}, missed(3));
    at(`${ONE}, tal-2 2015 patrol, var-1 2015 patrol`).step({}, missed(2));
  });

  test('FA-10.7.11 flights of the ship’s own side do not count', () => {
    at(`${ONE}, vesper-1 2015 patrol, vesper-2 2015 patrol`).step({}, missed(3));
  });

  test('FA-10.7.7 only those in the hex of the ship are fired at', () => {
    const b = at(`${ONE}, var-1 2014 patrol`);
    flight(b, 'var-1').target = 'vesper';
    b.step({}, missed(3));
  });

  test('FA-10.7.3 losses come before the attack: who is gone does not attack', () => {
    const b = at('tal-1 2015 x1 strike earth-a');
    b.step({}, [...d(10, 6, 6, 5), ...d(6, 4, 1)]);
    expect(left(b, 'tal-1')).toEqual([0]);
    b.until('launch', 2);
    expect(b.heard).not.toContain('strafed');
  });

  test('FA-10.7.4 a weapon without a rating against fighters does not fire in this mode, and is not set to it', () => {
    const b = sky(ONE);
    const order = (weapon: string) => ({ ...idle(b, 'earth'), guard: [{ ship: 'vesper', weapons: [weapon] }] });
    expect(refused(b, 'earth', order('heavy-laser'))).toEqual(['FA-10.7.4 /guard/0/weapons/0']);
    expect(refused(b, 'earth', { ...idle(b, 'earth'), guard: [{ ship: 'tal', weapons: [] }] })).toEqual([
      'FA-10.7.19 /guard/0/ship',
    ]);
    const vesper = { ship: b.ship('vesper'), of: b.of('vesper') };
    expect([0, 1, 2, 3].map(mount => mayGuard(vesper, mount, 1))).toEqual([false, false, true, true]);
  });

  test('FA-10.7.19 a weapon that is not set to this mode does not fire in it', () => {
    const b = sky(ONE);
    b.step({ earth: { ...idle(b, 'earth'), guard: [{ ship: 'vesper', weapons: ['interceptor-mk-ii'] }] } });
    until(b, 'narn', 'attack').step({}, d(12, 1, 1, 1));
  });
});

describe('when', () => {
  const may = (last: number, now: number) => {
    const b = sky(ONE);
    b.ship('vesper').fired[2] = last;
    return mayGuard({ ship: b.ship('vesper'), of: b.of('vesper') }, 2, now);
  };

  test('FA-10.7.5 not after standard fire in this turn, but when a whole pulse lies between', () => {
    expect([may(1, 1), may(1, 2), may(1, 3), may(2, 3)]).toEqual([false, false, true, false]);
    expect([may(3, 4), may(2, 4), may(-9, 1)]).toEqual([true, true, true]);
    const b = sky(ONE);
    b.ship('vesper').fired = b.of('vesper').weapons.map(() => 1);
    until(b, 'narn', 'attack').step();
    expect(b.s.open.guards).toEqual([]);
  });

  test('FA-10.7.6 what was fired in this mode fires in no other in that pulse, and what found nobody left to fire at may', () => {
    const rule = (b: Battle, weapon: string) => b.aim('boreas', weapon, 'tal') as { rule: string };
    const fleets = FLEETS.replace('hyperion 2115', 'omega 2115').replace('2030', '2118');
    const b = at('tal-1 2115 strike earth-a', fleets);
    b.step({}, missed(3));
    expect(rule(b, 'standard-particle-beam').rule).toBe('FA-10.7.6');
    const gone = at('tal-1 2115 x1 strike earth-a', fleets);
    gone.step({}, [...d(10, 6, 1, 1), ...d(6, 4)]);
    expect(gone.s.open.guards).toHaveLength(1);
  });

  test('FA-10.7.6 in the next pulse it fires in any mode again, as all are told, whether its ship moves or not', () => {
    const b = at('tal-1 2115 x1 strike earth-a', FLEETS.replace('hyperion 2115', 'omega 2115').replace('2030', '2118'));
    b.step({}, [...d(10, 6, 1, 1), ...d(6, 4)]);
    const fired = b.s.open.guards?.[0]?.ship;
    const before = b.told.length;
    while (b.s.open.pulse < 2) b.step();
    expect(b.told.slice(before).find(({ kind }) => kind === 'pulse')).toMatchObject({ pulse: 2, free: [fired] });
    expect(b.s.open.guards).toEqual([]);
  });

  test('FA-10.7.8 in every pulse, however often the weapon fires else', () => {
    const b = at(ONE);
    for (const pulse of [1, 2, 3]) {
      expect(b.s.open.pulse).toBe(pulse);
      b.step({}, missed(3));
      if (pulse < 3) while (b.asks[0]?.kind !== 'attack') b.step({}, b.asks[0]?.kind === 'fire' ? d(10, 1) : []);
    }
  });
});

describe('how many dice', () => {
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

  test('FA-10.7.12 three flights halve x3, rounded up to two dice at each that is fired at', () => {
    at('tal-1 2015 strike earth-a, var-1 2015 strike earth-a, var-2 2015 strike earth-a').step({}, [
      ...d(10, 1, 1, 1, 1, 1, 1),
      ...d(12, 1, 1, 1, 1, 1, 1),
    ]);
  });

  test('FA-10.7.13 a single flight takes the full factor, FA-10.7.17 by the third die and the sensor against its Def, FA-10.6.10 and each hit on its armour costs a fighter', () => {
    const b = at(ONE);
    // Def 11 less sensor 5 is 6; armour 4.
    b.step({}, [...d(10, 6, 5, 1), ...d(6, 4), ...d(12, 6, 12, 1), ...d(6, 3, 5)]);
    expect(left(b, 'tal-1')).toEqual([4]);
  });

  /** Three at the Boreas, whose particle beam has a rating of 1 and whose interceptors have 2. */
  const three = () => at('tal-1 2115 strike earth-a, tal-2 2115 strike earth-a, var-1 2115 strike earth-a');

  test('FA-10.7.14 under one half of the attackers, rounded up, take a die each, FA-10.7.16 each weapon by itself', () => {
    expect([1, 2, 3, 9].map(divisor)).toEqual([1, 1, 2, 5]);
    const b = three();
    b.step();
    expect(b.asks).toMatchObject([{ side: 'earth', kind: 'aim' }]);
    // Two of three by the particle beam, a die at each of the three by the interceptors.
    b.step({}, [...d(10, 10), ...d(6, 6), ...d(10, 1), ...d(10, 1, 1, 10), ...d(6, 6)]);
    expect(left(b, 'tal-1', 'tal-2', 'var-1')).toEqual([5, 6, 5]);
  });

  test('FA-10.7.15 the owner of the ship chooses which', () => {
    const b = three();
    b.step();
    const aims = (...ids: string[]) => ({
      aims: [{ ship: 'boreas', weapon: 'standard-particle-beam', flights: ids.map(id => `flight-${id}`) }],
    });
    expect(refused(b, 'earth', aims('tal-1', 'tal-2', 'var-1'))).toEqual(['FA-10.7.14 /aims/0/flights']);
    expect(refused(b, 'earth', aims('var-2'))).toEqual(['FA-10.7.15 /aims/0/flights/0']);
    b.step({ earth: aims('tal-2', 'var-1') }, [...d(10, 10), ...d(6, 6), ...d(10, 10), ...d(6, 6), ...d(10, 1, 1, 1)]);
    expect(left(b, 'tal-1', 'tal-2', 'var-1')).toEqual([6, 5, 5]);
  });

  test('FA-10.7.16 boxes lost count for the weapon that has lost them', () => {
    const b = at(ONE);
    b.ship('vesper').weapons[2] = 1;
    b.step({}, missed(1, 3));
  });

  test('FA-10.7.18 command factors apply: without its commander half of x3, rounded up', () => {
    const b = at(ONE);
    b.squadron('earth-a').leaderless = 1;
    b.step({}, missed(2));
  });

  test('FA-13.2.3 offensive support of ELINT does not help, FA-4.5.3 the style of the squadron does', () => {
    const b = at(ONE);
    b.s.open.elint = {
      networks: [],
      targeting: [],
      supports: [{ use: 'offence', ship: 'boreas', squadron: 'earth-a', levels: 3 }],
    };
    b.step({}, [...d(10, 5, 5, 5), ...d(12, 5, 5, 5)]);
    const bold = at(ONE);
    bold.s.open.commanders = { styles: [{ squadron: 'earth-a', style: 'offensive' }], used: [] };
    bold.step({}, [...d(10, 5, 4, 4), ...d(6, 4), ...d(12, 4, 4, 4)]);
    expect([left(b, 'tal-1'), left(bold, 'tal-1')]).toEqual([[6], [5]]);
  });

  test('FA-13.6.3 jammed targeting does not hinder it', () => {
    const b = at(ONE);
    b.s.open.elint = { networks: [], targeting: [{ ship: 'tal', target: 'vesper' }], supports: [] };
    b.step({}, [...d(10, 6, 1, 1), ...d(6, 4), ...d(12, 1, 1, 1)]);
    expect(left(b, 'tal-1')).toEqual([5]);
  });
});

describe('escorts under fire', () => {
  /** A Thunderbolt (Def 11, armour 4) that a Starfury (Def 12, armour 3) escorts, at the Tal: sensor 5, Twin array x2 on d12, Light pulse cannon x1 on d10. */
  const covered = (fighters = 6, before: (b: Battle) => void = () => {}) => {
    const b = until(sky(`vesper-3 2030 strike narn-a, vesper-1 2030 x${fighters} cover vesper-3`), 'earth', 'attack');
    before(b);
    return b;
  };
  const NONE = [...d(12, 1, 1), ...d(10, 1)];

  test('FA-10.8.1 an escort takes the fire aimed at its charge, if its owner lets it', () => {
    const b = covered();
    b.step({}, [...NONE, ...d(12, 6, 1), ...d(6, 4), ...d(10, 1)]);
    expect(left(b, 'vesper-3', 'vesper-1')).toEqual([6, 5]);
    const bare = sky('vesper-3 2030 strike narn-a, vesper-1 2030 cover vesper-3');
    bare.step({ earth: { ...idle(bare, 'earth'), shields: false } });
    until(bare, 'earth', 'attack').step({}, [...NONE, ...d(12, 6, 1), ...d(6, 4), ...d(10, 1)]);
    expect(left(bare, 'vesper-3', 'vesper-1')).toEqual([5, 6]);
  });

  test('FA-10.8.2 to hit counts the Def of the flight really aimed at, FA-10.8.3 for damage the armour of the escort', () => {
    const b = covered();
    // 6 hits a Thunderbolt and no Starfury; 3 kills a Starfury and no Thunderbolt.
    b.step({}, [...d(12, 6, 6), ...d(10, 6), ...d(12, 6, 1), ...d(6, 3), ...d(10, 5)]);
    expect(left(b, 'vesper-3', 'vesper-1')).toEqual([6, 5]);
  });

  test('FA-10.8.4 when the last escort is gone the hits that are left strike the charge, by its own armour', () => {
    const b = covered(1);
    b.step({}, [...NONE, ...d(12, 6, 6), ...d(6, 3, 3), ...d(10, 6), ...d(6, 4)]);
    expect(left(b, 'vesper-3', 'vesper-1')).toEqual([5, 0]);
  });

  test('FA-10.8.5 fire at the escort itself comes first', () => {
    const b = covered(1);
    b.step({}, [...d(12, 7, 1), ...d(6, 3), ...d(12, 6, 1), ...d(6, 3), ...d(10, 1)]);
    expect(left(b, 'vesper-3', 'vesper-1')).toEqual([6, 0]);
  });
});
