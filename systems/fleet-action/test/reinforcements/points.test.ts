import { describe, expect, test } from 'vitest';
import { read } from '../../rules/edge/scenario.ts';
import { judgeNow, verdict } from '../../rules/victory.ts';
import { type Battle, battle, d, place, plot } from '../battle.ts';
import { rescue } from './rescue.ts';

const FLEETS = `
  narn A 0: Tal bintak 3070^0, Var bintak 3071
  narn C 0: Sha gquan 3080^0, Tho thentus 3080
  earth A 0: Mer omega 3004^3, Hal omega 3005`;
const RELIEF = { relief: ['narn-c'], reliefJumps: true };
const JUMP = { openers: ['sha'], hex: '3040' };
const GATES = [{ hex: '2020', heading: 'SE' as const }];

/** A battle whose reinforcements mean to come in turn 4 by these jump points, as the orders of turn 3 are written. */
function due(jump: object = JUMP, terms: object = {}, text = FLEETS): Battle {
  const b = battle(text, { ...RELIEF, ...terms });
  b.step({ narn: { turn: 4, jump } });
  b.until('orders').s.clock.turn = 3;
  return b;
}

/** They are announced, and their lead vortex misses by two hexes to the south. */
function announced(jump: object = JUMP): Battle {
  const b = due(jump);
  b.step({}, d(6, 3));
  b.step({ narn: { heading: 'NE' } }, [...d(6, 4), ...d(12, 2)]);
  return b;
}

const heard = (b: Battle, from = 0) => b.told.slice(from).map(one => (one.kind === 'thrown' ? one.why.rule : one.kind));
const reliefOf = (b: Battle) => b.s.open.relief?.[0];

describe('the place of entry', () => {
  test('FA-12.1.3 jump points are written in secret before the battle in the place of an edge, where the scenario lets them (R54)', () => {
    const b = battle(FLEETS, RELIEF);
    expect(b.refusals('narn', { turn: 5, jump: JUMP })).toEqual([]);
    expect(b.refusals('narn', { turn: 5 })).toEqual(['FA-12.1.3 /edge']);
    expect(b.refusals('narn', { turn: 5, edge: 'north', jump: JUMP })).toEqual(['FA-12.1.3 /edge']);
    expect(b.refusals('narn', { turn: 3, jump: JUMP })).toEqual(['FA-12.1.3 /turn']);
    expect(battle(FLEETS, { relief: ['narn-c'] }).refusals('narn', { turn: 5, jump: JUMP })).toEqual(['FA-12.1.3 /jump']);
    b.step({ narn: { turn: 5, jump: JUMP } });
    expect(b.s.sealed.narn?.relief).toEqual({ turn: 5, jump: JUMP });
    expect(JSON.stringify(b.view('earth'))).not.toContain('3040');
    expect(b.heard).not.toContain('reveal narn');
  });

  test('FA-12.1.3 FA-1.2.1 FA-1.5.7 their own ships with jump engines open the vortices, one for each squadron at least', () => {
    const b = battle(FLEETS, RELIEF);
    const faults = (jump: object) => b.refusals('narn', { turn: 4, jump: { ...JUMP, ...jump } });
    expect(faults({ openers: ['tal'] })).toEqual(['FA-1.2.1 /jump/openers/0', 'FA-1.5.7 /jump/openers']);
    expect(faults({ openers: ['sha', 'tho'] })).toEqual(['FA-1.2.1 /jump/openers/1']);
    expect(faults({ openers: [] })).toEqual(['FA-1.5.7 /jump/openers']);
    expect(faults({ hex: '6190' })).toEqual(['FA-1.2.3 /jump/hex']);
    expect(faults({ gate: '2020' })).toEqual(['FA-1.2.2 /jump/gate']);
  });

  test('FA-12.1.3 FA-1.5.11 who has no jump engine comes by a gate, or over an edge', () => {
    const text = FLEETS.replace('Sha gquan 3080^0, Tho thentus 3080', 'Tho thentus 3080^0');
    const b = battle(text, RELIEF);
    expect(b.refusals('narn', { turn: 4, jump: { openers: [], hex: '3040' } })).toEqual(['FA-1.5.11 /jump/gate']);
    expect(b.refusals('narn', { turn: 4, edge: 'south' })).toEqual([]);
    const gated = battle(text, { ...RELIEF, gates: GATES });
    expect(gated.refusals('narn', { turn: 4, jump: { openers: [], hex: '3040', gate: '2020' } })).toEqual([]);
  });

  test('FA-12.1.3 FA-1.3.12 a gate that they might come by faces somewhere', () => {
    const made = read({ ...rescue, gates: [{ hex: '1010' }] });
    expect('faults' in made && made.faults.map(({ rule, at }) => `${rule} ${at}`)).toEqual(['FA-1.3.12 /gates/0']);
  });
});

describe('they are announced', () => {
  test('FA-12.2.6 FA-1.3.1 the hex is laid open at once, the direction announced and the lead vortex thrown for as the turn ends', () => {
    const b = due();
    const from = b.told.length;
    b.step({}, d(6, 3));
    expect(heard(b, from).slice(-3)).toEqual(['FA-12.2.1', 'relief-comes', 'jump-opened']);
    expect(b.told).toContainEqual({ kind: 'relief-comes', side: 'narn', turn: 4 });
    expect(b.asks).toEqual([{ side: 'narn', kind: 'direction', about: {} }]);
    expect(b.s.sealed.narn?.relief).toBeUndefined();
    b.step({ narn: { heading: 'NE' } }, [...d(6, 4), ...d(12, 2)]);
    expect(b.s.open.arrival?.portals.map(one => `${one.ship} ${place(one)}`)).toEqual(['sha 3042^1']);
    expect(reliefOf(b)).toEqual({ side: 'narn', now: 'coming', rolls: 1, turn: 4 });
  });

  test('FA-12.2.1 late, nothing of it is shown; FA-12.2.6 and they jump in the turn after the throw that brings them', () => {
    const b = due();
    b.step({}, d(6, 4));
    expect(b.s.sealed.narn?.relief?.jump).toEqual(JUMP);
    expect(JSON.stringify(b.view('earth'))).not.toContain('3040');
    b.until('orders').step({}, d(6, 4));
    expect(b.s.sealed.narn?.plans).toMatchObject([{ turn: 5, squadrons: ['narn-c'], openers: ['sha'] }]);
  });

  test('FA-12.2.4 who never comes opens no vortex', () => {
    const b = due();
    b.step({}, d(6, 6, 6));
    expect([b.s.sealed.narn?.relief, b.s.sealed.narn?.plans, b.s.open.arrival?.forming]).toEqual([undefined, undefined, []]);
  });

  test('FA-1.3.4 FA-1.3.6 their other vortices are meant for hexes within ten of that of their own flagship', () => {
    const text = FLEETS.replace('  earth A', '  narn D 0: Ro gquan 2880^0\n  earth A');
    const b = due({ openers: ['sha', 'ro'], hex: '3040' }, { relief: ['narn-c', 'narn-d'] }, text);
    b.step({}, d(6, 1));
    b.step({ narn: { heading: 'N' } }, [...d(6, 1), ...d(12, 5)]);
    const at = (hex: string) => b.refusals('narn', { vortices: [{ ship: 'ro', hex }] });
    expect([at('3045'), at('3046')]).toEqual([[], ['FA-1.3.4 /vortices/0/hex']]);
    b.step({ narn: { vortices: [{ ship: 'ro', hex: '3040' }] } }, d(6, 1, 1));
    expect(b.s.open.arrival?.portals.map(one => `${one.ship} ${place(one)}`)).toEqual(['sha 3035^0', 'ro 3039^0']);
  });
});

describe('they come through', () => {
  const entering = () => {
    const b = announced();
    b.step();
    return b;
  };

  test('FA-12.2.6 on the following turn, FA-1.5.1 out of their vortex, FA-1.5.2 on its heading', () => {
    const b = entering();
    expect([b.s.clock.turn, b.asks]).toEqual([4, [{ side: 'narn', kind: 'enter', about: { squadrons: ['narn-c'], gate: [] } }]]);
    expect(b.refusals('narn', { entries: [] })).toEqual(['FA-1.5.1 /entries']);
    b.step({ narn: { entries: [{ squadron: 'narn-c', speed: 3, ships: [] }] } });
    expect(b.ship('sha').away).toBe(true);
    const plots = [plot('narn-a', '//'), plot('narn-c', 'a/a/a')];
    expect(b.refusals('narn', { squadrons: plots.slice(0, 1) })).toEqual(['FA-3.1.3 /squadrons']);
    b.step({ narn: { squadrons: plots } });
    expect(b.told).toContainEqual({
      kind: 'entered',
      squadron: 'narn-c',
      speed: 3,
      ships: [
        { ship: 'tho', by: 'sha', at: expect.objectContaining({ heading: 1 }) },
        { ship: 'sha', by: 'sha', at: expect.objectContaining({ heading: 1 }) },
      ],
    });
    expect(place(b.squadron('narn-c'))).toBe('3341^1');
    expect(reliefOf(b)?.now).toBe('here');
    expect(b.s.open.arrival).toMatchObject({ portals: [], due: [] });
  });

  test('FA-12.2.7 FA-1.5.3 at a speed from 0 to 10', () => {
    const b = entering();
    const at = (speed: number) => b.refusals('narn', { entries: [{ squadron: 'narn-c', speed, ships: [] }] });
    expect([at(0), at(10), at(11)]).toEqual([[], [], ['FA-1.5.3 /entries/0/speed']]);
  });

  test('FA-12.2.6 nobody is asked for a place along an edge', () => {
    const b = entering();
    expect(b.asks.map(({ kind }) => kind)).not.toContain('deploy');
  });

  test('FA-1.5.4 through a gate one squadron a turn: they are all here when the last of them is', () => {
    const text = FLEETS.replace('  earth A', '  narn D 0: Na thentus 2880^0\n  earth A');
    const b = due({ openers: [], hex: '3040', gate: '2020' }, { relief: ['narn-c', 'narn-d'], gates: GATES }, text);
    b.step({}, d(6, 1));
    b.until('enter');
    expect(b.asks).toMatchObject([{ side: 'narn', about: { squadrons: [], gate: ['narn-c', 'narn-d'] } }]);
    const both = ['narn-c', 'narn-d'].map(squadron => ({ squadron, speed: 2, ships: [] }));
    expect(b.refusals('narn', { entries: both })).toEqual(['FA-1.5.4 /entries/1/squadron']);
    b.step({ narn: { entries: both.slice(0, 1) } });
    b.until('fire');
    expect([b.ship('sha').away, b.ship('na').away, reliefOf(b)?.now]).toEqual([undefined, true, 'coming']);
    b.until('enter').step({ narn: { entries: both.slice(1) } });
    b.step();
    expect([b.ship('na').away, reliefOf(b)?.now]).toEqual([undefined, 'here']);
  });
});

describe('beside a side that jumps in (R54)', () => {
  const JUMPERS = `
    earth A 0: Mer omega 3060^0, Hal omega 3061
    earth R 0: Orc omega 2560^0
    narn A 0: Tal gquan 3020^3, Var gquan 3019
    narn R 0: Ro gquan 3041^3`;
  const set = () => battle(JUMPERS, { jumps: true, relief: ['earth-r', 'narn-r'], reliefJumps: true });

  test('FA-12.1.3 FA-1.2.4 its reinforcements are scheduled apart, and are no part of its jump', () => {
    const b = set();
    expect(b.asks.map(({ side, kind }) => `${side} ${kind}`)).toEqual(['earth schedule', 'narn schedule']);
    b.step({ earth: { turn: 5, jump: { openers: ['orc'], hex: '2050' } }, narn: { turn: 4, edge: 'north' } });
    expect(b.asks.map(({ side, kind }) => `${side} ${kind}`)).toEqual(['earth plan']);
    expect(b.refusals('earth', { openers: ['mer', 'orc'], hex: '3055' })).toEqual(['FA-1.2.1 /openers/1']);
    b.step({ earth: { openers: ['mer'], hex: '3055' } });
    expect(b.s.sealed.earth?.plans?.map(({ squadrons }) => squadrons)).toEqual([['earth-a']]);
    expect(b.s.sealed.earth?.relief?.jump?.hex).toBe('2050');
  });

  test('FA-1.2.8 a quarter is on patrol of those that are there: what comes later is not counted', () => {
    const b = set();
    b.step();
    b.step();
    expect(b.asks).toMatchObject([{ side: 'narn', kind: 'deploy' }]);
    const own = { squadron: 'narn-a', hex: '3020', heading: 'S', ships: [] };
    expect(b.refusals('narn', { speed: 4, squadrons: [own] })).toEqual([]);
  });

  test('FA-1.6.5 FA-2.5.5 who has still to jump in has not lost his fleet before his reinforcements are there', () => {
    const b = set();
    expect(judgeNow(b.s).why).not.toContain('lost');
    expect(verdict(b.s)).toBeUndefined();
  });
});
