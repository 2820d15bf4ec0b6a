import { describe, expect, test } from 'vitest';
import { commandLost } from '../../rules/combat/numbers.ts';
import { hexWritten } from '../../rules/map.ts';
import { scores } from '../../rules/victory.ts';
import { battle, d, place } from '../battle.ts';

const FLEETS = `
  earth A 0: Mer omega 3060^0, Hal hyperion 3061
  earth B 0: Orc omega 2560^0
  narn A 0: Tal gquan 3020^3
  narn B 0: Ro gquan 3041^3`;

const PLAN = { openers: ['mer', 'hal', 'orc'], hex: '3055' };
const GATES = [{ hex: '3030', heading: 'SE' as const }];

/** After the defender has set up. */
const standing = (plan: object = PLAN, terms: object = {}) => {
  const b = battle(FLEETS, { jumps: true, ...terms });
  b.step({ earth: plan });
  b.step();
  return b;
};
/** With the lead vortex three hexes south of where it was meant to form. */
const led = (plan: object = PLAN) => {
  const b = standing(plan);
  b.step({ earth: { heading: 'SE' } }, [...d(6, 4), ...d(12, 3)]);
  return b;
};
const named = (b: ReturnType<typeof led>) => b.s.open.arrival?.portals.map(one => `${one.ship} ${place(one)}`);

describe('where vortices form', () => {
  test('FA-1.3.1 the written hex is laid open when the defender stands, and one direction announced for all vortices', () => {
    const b = standing();
    const { q, r } = hexWritten('3055');
    expect(b.told).toContainEqual({ kind: 'jump-opened', side: 'earth', squadrons: ['earth-a', 'earth-b'], at: { q, r } });
    expect(b.heard).toContain('reveal earth');
    expect(b.asks).toEqual([{ side: 'earth', kind: 'direction', about: {} }]);
    b.step({ earth: { heading: 'SE' } }, [...d(6, 4), ...d(12, 3)]);
    b.step(
      {
        earth: {
          vortices: [
            { ship: 'hal', hex: '3058' },
            { ship: 'orc', hex: '3060' },
          ],
        },
      },
      d(6, 1, 1, 2, 1),
    );
    expect(named(b)).toEqual(['mer 3058^2', 'hal 3057^2', 'orc 3058^2']);
  });

  test('FA-1.3.4 all others are meant for hexes at most ten from where the lead vortex formed', () => {
    const b = led();
    const at = (hex: string) =>
      b.refusals('earth', {
        vortices: [
          { ship: 'hal', hex: '3058' },
          { ship: 'orc', hex },
        ],
      });
    expect([at('3068'), at('3069')]).toEqual([[], ['FA-1.3.4 /vortices/1/hex']]);
    // Ten hexes from the hex that was written, but not from where it formed.
    expect(at('3045')).toEqual(['FA-1.3.4 /vortices/1/hex']);
  });

  test('FA-1.3.5 they are all chosen before a die is thrown for any', () => {
    const b = led();
    expect(b.refusals('earth', { vortices: [{ ship: 'hal', hex: '3058' }] })).toEqual(['FA-1.3.5 /vortices']);
    b.heard.length = 0;
    b.step(
      {
        earth: {
          vortices: [
            { ship: 'hal', hex: '3058' },
            { ship: 'orc', hex: '3060' },
          ],
        },
      },
      d(6, 1, 1, 2, 1),
    );
    expect(b.heard.filter(kind => kind !== 'reveal earth')).toEqual([
      ...['thrown', 'thrown', 'formed', 'thrown', 'thrown', 'formed'],
      'jump-formed',
    ]);
  });

  test('FA-1.3.10 with a gate as anchor no die is thrown', () => {
    const b = standing({ ...PLAN, gate: '3030' }, { gates: GATES });
    expect(b.asks.map(({ kind }) => kind)).toEqual(['vortices']);
    b.step({
      earth: {
        vortices: [
          { ship: 'hal', hex: '3058' },
          { ship: 'orc', hex: '3060' },
        ],
      },
    });
    expect(named(b)).toEqual(['mer 3055^2', 'hal 3058^2', 'orc 3060^2']);
    expect(b.told.some(({ kind }) => kind === 'thrown')).toBe(false);
  });

  test('FA-1.3.11 the others are then put in any hexes of the map, when the defender stands', () => {
    const b = standing({ ...PLAN, gate: '3030' }, { gates: GATES });
    const at = (hex: string) =>
      b.refusals('earth', {
        vortices: [
          { ship: 'hal', hex: '0101' },
          { ship: 'orc', hex },
        ],
      });
    expect([at('6084'), at('6185')]).toEqual([[], ['FA-1.3.4 /vortices/1/hex']]);
  });

  test('FA-1.3.12 and all open as the gate faces: nobody is asked', () => {
    const b = standing({ ...PLAN, gate: '3030' }, { gates: [{ hex: '3030', heading: 'SW' }] });
    expect(b.asks.map(({ kind }) => kind)).not.toContain('direction');
    b.step();
    expect(b.s.open.arrival?.portals.map(({ heading }) => heading)).toEqual([4, 4, 4]);
  });

  test('FA-1.3.3 FA-A63 where the flagship has no jump engine its squadron’s opener leads', () => {
    const b = battle(FLEETS.replace('Mer omega 3060^0', 'Oly olympus 3060^0'), { jumps: true });
    b.step({ earth: { openers: ['orc', 'hal'], hex: '3055' } });
    b.step();
    b.step({ earth: { heading: 'N' } }, [...d(6, 1), ...d(12, 5)]);
    expect(named(b)).toEqual(['hal 3050^0']);
  });
});

describe('a second group', () => {
  const second = { squadrons: ['earth-b'], hex: '1050', turn: 3 };
  const begun = () => {
    const b = led({ openers: ['mer', 'orc'], hex: '3055', second });
    b.step();
    return b.until('orders');
  };

  test('FA-1.6.2 it comes in the turn that was written for it, without any roll for that', () => {
    const b = begun();
    expect([b.s.clock.turn, b.ship('orc').away, b.ship('mer').away]).toEqual([1, true, true]);
    b.until('direction');
    expect([b.s.clock.turn, b.ship('orc').away, b.ship('mer').away]).toEqual([2, true, undefined]);
    const { q, r } = hexWritten('1050');
    expect(b.told).toContainEqual({ kind: 'jump-opened', side: 'earth', squadrons: ['earth-b'], at: { q, r } });
    b.step({ earth: { heading: 'N' } }, [...d(6, 1), ...d(12, 1)]);
    b.until('enter');
    expect([b.s.clock.turn, b.asks]).toEqual([
      3,
      [{ side: 'earth', kind: 'enter', about: { squadrons: ['earth-b'], gate: [] } }],
    ]);
    b.until('fire', 1);
    expect(b.ship('orc').away).toBeUndefined();
  });

  test('FA-1.6.3 its lead vortex is thrown for as the flagship’s, the rest within ten hexes of that', () => {
    const fleets = FLEETS.replace('Orc omega 2560^0', 'Orc omega 2560^0, Bor hyperion 2561');
    const b = battle(fleets, { jumps: true });
    b.step({ earth: { openers: ['mer', 'orc', 'bor'], hex: '3055', second } });
    b.step();
    b.step({}, [...d(6, 4), ...d(12, 3)]);
    b.step();
    b.until('direction');
    b.step({ earth: { heading: 'N' } }, [...d(6, 1), ...d(12, 12)]);
    expect(named(b)).toEqual(['orc 1038^0']);
    const at = (hex: string) => b.refusals('earth', { vortices: [{ ship: 'bor', hex }] });
    expect([at('1048'), at('1049')]).toEqual([[], ['FA-1.3.4 /vortices/0/hex']]);
    b.step({ earth: { vortices: [{ ship: 'bor', hex: '1048' }] } }, d(6, 2, 4));
    expect(named(b)).toEqual(['orc 1038^0', 'bor 1050^0']);
  });

  test('FA-1.6.1 its hex and its turn are told to nobody until then', () => {
    const b = begun();
    const { q, r } = hexWritten('1050');
    expect(JSON.stringify([b.s.open, b.told])).not.toContain(JSON.stringify({ q, r }));
    expect(b.s.sealed.earth?.plans?.map(({ turn }) => turn)).toEqual([3]);
  });

  test('FA-1.6.4 lost, it scores its full price', () => {
    const b = begun().until('direction');
    b.step({}, [...d(6, 1), ...d(12, 1)]);
    b.until('fire', 1);
    const before = scores(b.s).narn?.points ?? 0;
    b.ship('orc').structure = 0;
    expect((scores(b.s).narn?.points ?? 0) - before).toBe(b.of('orc').card.points);
    expect(scores(b.s).narn?.of).toBe(b.of('mer').card.points + b.of('hal').card.points + b.of('orc').card.points);
  });

  test('FA-1.6.5 it is part of the main fleet: the battle goes on for it, and it feels the loss of the flagship', () => {
    const b = begun().until('fire', 1);
    for (const id of ['mer', 'hal']) b.ship(id).structure = 0;
    b.until('direction');
    expect([b.s.open.verdict, b.s.clock.turn]).toEqual([null, 2]);

    const late = battle(`${FLEETS.trim()}\n  earth C 0: Bor omega 3560^0`, { jumps: true });
    late.step({ earth: { openers: ['mer', 'orc', 'bor'], hex: '3055', second: { ...second, turn: 2 } } });
    late.step();
    late.step({}, [...d(6, 4), ...d(12, 3)]);
    late.step({}, d(6, 1, 1));
    late.until('fire', 1).ship('mer').structure = 0;
    late.until('direction').step({}, [...d(6, 1), ...d(12, 1)]);
    late.until('fire', 1);
    expect([late.s.clock.turn, late.ship('orc').away]).toEqual([2, undefined]);
    expect(late.fleet('earth').stricken).toBe(2);
    expect(commandLost(late.s.open, late.of('orc'), 2)).toMatchObject({ flagship: true });
  });
});
