import { describe, expect, test } from 'vitest';
import { patrolsOf } from '../../rules/arrival/defence.ts';
import { planQuestion } from '../../rules/arrival/plan.ts';
import { battle, place } from '../battle.ts';

const FLEETS = `
  earth A 0: Mer omega 3060^0, Hal hyperion 3061
  earth B 0: Orc omega 2560^0, Oly olympus 2561
  narn A 0: Tal gquan 3020^3, Var gquan 3019
  narn B 0: Ro gquan 3041^3`;

const jump = (text = FLEETS, terms: object = {}) => battle(text, { jumps: true, ...terms });
const PLAN = { openers: ['mer', 'orc'], hex: '3055' };

describe('what is fixed before the defender sets up', () => {
  test('FA-1.2.1 only ships with a jump engine are named to open vortices, of one’s own and each once', () => {
    const b = jump();
    expect(b.refusals('earth', PLAN)).toEqual([]);
    expect(b.refusals('earth', { ...PLAN, openers: ['mer', 'orc', 'hal'] })).toEqual([]);
    expect(b.refusals('earth', { ...PLAN, openers: ['mer', 'orc', 'oly'] })).toEqual(['FA-1.2.1 /openers/2']);
    expect(b.refusals('earth', { ...PLAN, openers: ['mer', 'orc', 'tal'] })).toEqual(['FA-1.2.1 /openers/2']);
    expect(b.refusals('earth', { ...PLAN, openers: ['mer', 'mer', 'orc'] })).toEqual(['FA-1.2.1 /openers/1']);
  });

  test('FA-1.2.2 without a gate there is none to choose; with one it is chosen in secret', () => {
    expect(jump().refusals('earth', { ...PLAN, gate: '3030' })).toEqual(['FA-1.2.2 /gate']);
    const gates = [
      { hex: '3030', heading: 'SE' as const },
      { hex: '3035', side: 'narn', heading: 'N' as const },
    ];
    const b = jump(FLEETS, { gates });
    expect(b.refusals('earth', { ...PLAN, gate: '3030' })).toEqual([]);
    expect(b.refusals('earth', { ...PLAN, gate: '3035' })).toEqual(['FA-1.2.2 /gate']);
    b.step({ earth: { ...PLAN, gate: '3030' } });
    expect([b.told.map(({ kind }) => kind), b.s.open.arrival?.gates]).toEqual([['jump-sealed'], []]);
    expect(b.s.sealed.earth?.plans?.[0]?.gate).toMatchObject({ heading: 2 });
  });

  test('FA-1.2.3 the hex of the flagship is written down, and lies in the folder', () => {
    const b = jump();
    expect(b.refusals('earth', { ...PLAN, hex: '6190' })).toEqual(['FA-1.2.3 /hex']);
    b.step({ earth: PLAN });
    const at = b.s.sealed.earth?.plans?.[0]?.at as { q: number; r: number };
    expect(place({ ...at, heading: 0 })).toBe('3055^0');
    expect(JSON.stringify(b.s.open)).not.toContain(JSON.stringify(at));
  });

  test('FA-1.2.4 it is written before anybody sets up, and stands when he has', () => {
    const b = jump();
    expect(b.asks.map(({ side, kind }) => `${side} ${kind}`)).toEqual(['earth plan']);
    b.step({ earth: PLAN });
    b.heard.length = 0;
    b.step();
    expect(b.heard[0]).toBe('reveal earth');
    expect(b.asks.map(({ kind }) => kind)).toEqual(['direction']);
  });
});

describe('how the defender sets up', () => {
  const deploying = (text = FLEETS) => {
    const b = jump(text);
    b.step();
    return b;
  };
  const at = (squadron: string, hex: string, ships: { ship: string; hex: string }[] = []) => ({
    squadron,
    hex,
    heading: 'N',
    ships,
  });
  const patrols = [{ squadron: 'narn-b', speed: 8 }];
  const own = (a: string, b: string) => [at('narn-a', a, [{ ship: 'var', hex: a }]), at('narn-b', b)];

  test('FA-1.2.5 he sets up alone, on any hexes of the map', () => {
    const b = deploying();
    expect(b.asks).toEqual([{ side: 'narn', kind: 'deploy', about: { rows: [1, 84] } }]);
    expect(b.refusals('narn', { speed: 4, squadrons: own('0184', '6001'), patrols })).toEqual([]);
    b.step({ narn: { speed: 4, squadrons: own('0184', '6001'), patrols } });
    expect(b.places('tal', 'ro')).toEqual(['0184^0', '6001^0']);
    expect(b.ship('mer').away).toBe(true);
  });

  test('FA-1.2.6 those that are not on patrol have one speed, 4 at most', () => {
    const b = deploying();
    expect(b.refusals('narn', { speed: 5, squadrons: own('3020', '3050'), patrols })).toEqual(['FA-1.2.6 /speed']);
    b.step({ narn: { speed: 4, squadrons: own('3020', '3050'), patrols } });
    expect(b.squadron('narn-a').speed).toBe(4);
  });

  test('FA-1.2.7 ships are within 3 hexes of their command ship, and commanders within 15 of the flagship but for patrols', () => {
    const four = FLEETS.replace('  narn B', '  narn C 0: Na gquan 3022^3\n  narn B');
    const b = deploying(four);
    const far = [at('narn-a', '3020', [{ ship: 'var', hex: '3024' }]), at('narn-b', '3045'), at('narn-c', '3022')];
    expect(b.refusals('narn', { speed: 4, squadrons: far, patrols })).toEqual(['FA-1.1.1 /squadrons/0']);
    const wide = [...own('3020', '3045'), at('narn-c', '3036')];
    expect(b.refusals('narn', { speed: 4, squadrons: wide, patrols })).toEqual(['FA-1.1.2 /squadrons/2/hex']);
    const held = [...own('3020', '3045'), at('narn-c', '3035')];
    expect(b.refusals('narn', { speed: 4, squadrons: held, patrols })).toEqual([]);
  });

  test('FA-1.2.8 a quarter of the squadrons is on patrol: the nearest whole number, halves up, one at least', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 9, 10, 14].map(patrolsOf)).toEqual([0, 1, 1, 1, 1, 2, 2, 2, 3, 4]);
    const b = deploying();
    expect(b.refusals('narn', { speed: 4, squadrons: own('3020', '3022'), patrols: [] })).toEqual(['FA-1.2.8 /patrols']);
    expect(b.refusals('narn', { speed: 4, squadrons: own('3020', '3050'), patrols: [...patrols, ...patrols] })).toEqual([
      'FA-1.2.8 /patrols/1/squadron',
    ]);
  });

  test('FA-1.2.9 the flag squadron is none of them', () => {
    const b = deploying();
    expect(b.refusals('narn', { speed: 4, squadrons: own('3020', '3030'), patrols: [{ squadron: 'narn-a', speed: 4 }] })).toEqual(
      ['FA-1.2.9 /patrols/0/squadron'],
    );
  });

  test('FA-1.2.10 every ship of a patrol is 20 hexes from the flagship or more', () => {
    const b = deploying(FLEETS.replace('Ro gquan 3041^3', 'Ro gquan 3041^3, Sha gquan 3042'));
    const put = (hex: string, other: string) => ({
      speed: 4,
      patrols,
      squadrons: [at('narn-a', '3020', [{ ship: 'var', hex: '3020' }]), at('narn-b', hex, [{ ship: 'sha', hex: other }])],
    });
    expect(b.refusals('narn', put('3040', '3041'))).toEqual([]);
    expect(b.refusals('narn', put('3040', '3039'))).toEqual(['FA-1.2.10 /patrols/0/squadron']);
  });

  test('FA-1.2.11 a patrol has any speed from 0 to 10', () => {
    const b = deploying();
    const at = (speed: number) => ({ speed: 3, squadrons: own('3020', '3050'), patrols: [{ squadron: 'narn-b', speed }] });
    expect(b.refusals('narn', at(11))).toEqual(['FA-1.2.11 /patrols/0/speed']);
    expect(b.refusals('narn', at(0))).toEqual([]);
    const told = b.step({ narn: at(10) });
    expect([b.squadron('narn-a').speed, b.squadron('narn-b').speed]).toEqual([3, 10]);
    expect(told).toContainEqual({ kind: 'patrol', squadron: 'narn-b', speed: 10 });
  });
});

describe('a second group', () => {
  const second = { squadrons: ['earth-b'], hex: '1050', turn: 3 };

  test('FA-1.6.1 squadrons but for the flag squadron may come by a hex of their own, written with the first', () => {
    const b = jump();
    expect(b.refusals('earth', { ...PLAN, second })).toEqual([]);
    expect(b.refusals('earth', { ...PLAN, second: { ...second, squadrons: ['earth-a'] } })).toEqual([
      'FA-1.6.1 /second/squadrons/0',
    ]);
    const flag = planQuestion.judge(b.view('earth'), {}, { ...PLAN, second: { ...second, squadrons: ['earth-a'] } });
    expect(flag.map(({ say }) => say)).toEqual(['The flag squadron comes with the first group.']);
    expect(b.refusals('earth', { ...PLAN, second: { ...second, hex: '7070' } })).toEqual(['FA-1.6.1 /second/hex']);
    b.step({ earth: { ...PLAN, second } });
    expect(b.s.sealed.earth?.plans?.map(({ turn, squadrons, openers }) => ({ turn, squadrons, openers }))).toEqual([
      { turn: 1, squadrons: ['earth-a'], openers: ['mer'] },
      { turn: 3, squadrons: ['earth-b'], openers: ['orc'] },
    ]);
  });

  test('FA-1.6.2 in a turn of the battle, 1 or later', () => {
    const b = jump();
    expect(b.refusals('earth', { ...PLAN, second: { ...second, turn: 9 } })).toEqual(['FA-1.6.2 /second/turn']);
    expect(b.refusals('earth', { ...PLAN, second: { ...second, turn: 1 } })).toEqual([]);
  });
});
