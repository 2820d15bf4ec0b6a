import { describe, expect, test } from 'vitest';
import { commandLost } from '../../rules/combat/numbers.ts';
import { situation } from '../../rules/morale/check.ts';
import type { Edge } from '../../rules/orders.ts';
import { scores, verdict } from '../../rules/victory.ts';
import { type Battle, battle, d, plot } from '../battle.ts';

const FLEETS = `
  narn A 0: Tal gquan 3070^0, Var gquan 3071, Ro gquan 3072
  narn C 0: Sha gquan 3080^0
  earth A 0: Mer omega 3004^3, Hal omega 3005`;
const RELIEF = { relief: ['narn-c'] };

/** A battle whose reinforcements are meant for this turn, as the orders of another are written. */
function due(turn: number, end: number, edge: Edge = 'south', terms = {}): Battle {
  const b = battle(FLEETS, { ...RELIEF, ...terms });
  b.step({ narn: { turn, edge } });
  b.until('orders').s.clock.turn = end;
  return b;
}

/** The turn played to its end with these dice. */
function ended(b: Battle, faces: readonly number[]): string[] {
  const told = b.step({}, d(6, ...faces));
  return told.filter(({ kind }) => kind.startsWith('relief')).map(({ kind }) => kind);
}

const reliefOf = (b: Battle) => b.s.open.relief?.[0];

describe('the schedule', () => {
  test('FA-12.1.3 turn and edge are written in secret before the battle, by the side that has reinforcements', () => {
    const b = battle(FLEETS, RELIEF);
    expect(b.asks.map(({ side, kind }) => [side, kind])).toEqual([['narn', 'schedule']]);
    expect(b.step({ narn: { turn: 5, edge: 'west' } })).toMatchObject([{ kind: 'relief-scheduled', side: 'narn' }]);
    expect(b.s.sealed.narn?.relief).toEqual({ turn: 5, edge: 'west' });
    expect(JSON.stringify(b.view('earth'))).not.toContain('west');
    expect(b.heard).not.toContain('reveal narn');
  });

  test('FA-12.1.3 not before turn 4, and not after the battle', () => {
    const b = battle(FLEETS, RELIEF);
    expect(b.refusals('narn', { turn: 3, edge: 'west' })).toEqual(['FA-12.1.3 /turn']);
    expect(b.refusals('narn', { turn: 9, edge: 'west' })).toEqual(['FA-12.1.3 /turn']);
    expect(b.refusals('narn', { turn: 4, edge: 'west' })).toEqual([]);
    expect(() => battle(FLEETS, { ...RELIEF, turns: 3 })).toThrow(/turn 4 or later/);
  });
});

describe('the throws', () => {
  test('FA-2.5.2 FA-12.2.1 the first is made as the turn before the scheduled one ends, after morale, and not before', () => {
    expect(ended(due(5, 3), [])).toEqual([]);
    const b = due(5, 4);
    b.ship('ro').structure = 0;
    const told = b.step({}, d(6, 3)).map(one => (one.kind === 'thrown' ? one.why.rule : one.kind));
    expect(told.slice(-2)).toEqual(['FA-12.2.1', 'relief-comes']);
    expect(reliefOf(b)).toMatchObject({ now: 'coming', rolls: 1, turn: 5 });
  });

  test('FA-12.2.1 they come on 3 or less, and are late on more', () => {
    expect(ended(due(4, 3), [3])).toEqual(['relief-comes']);
    expect(ended(due(4, 3), [4])).toEqual(['relief-late']);
  });

  /** After so many throws that failed. */
  const late = (throws: number, face: number) => {
    const b = due(4, 2 + throws);
    Object.assign(reliefOf(b) as object, { rolls: throws - 1, turn: 4 });
    b.s.clock.turn = 3;
    return ended(b, [face]);
  };

  test('FA-12.2.2 the second succeeds on 4 or less', () => {
    const b = due(4, 3);
    expect(ended(b, [5])).toEqual(['relief-late']);
    b.until('orders');
    expect(ended(b, [4])).toEqual(['relief-comes']);
    expect(late(2, 5)).toEqual(['relief-late']);
  });

  test('FA-12.2.3 from the third on 5 or less does', () => {
    expect([3, 4, 5].map(nth => late(nth, 5)[0])).toEqual(['relief-comes', 'relief-comes', 'relief-comes']);
    expect([3, 4].map(nth => late(nth, 6)[0])).toEqual(['relief-late', 'relief-late']);
  });

  test('FA-12.2.4 a 6 on the first throw and another on one more die: they never come', () => {
    const b = due(4, 3);
    expect(ended(b, [6, 6])).toEqual(['relief-never']);
    expect(b.s.sealed.narn?.relief).toBeUndefined();
    b.until('orders');
    expect(ended(b, [])).toEqual([]);
  });

  test('FA-12.2.5 if that die is no 6 they are late, no more; FA-12.2.4 and a 6 of a later throw is followed by none', () => {
    const b = due(4, 3);
    expect(ended(b, [6, 5])).toEqual(['relief-late']);
    b.until('orders');
    expect(ended(b, [6])).toEqual(['relief-late']);
    b.until('orders');
    expect(ended(b, [5])).toEqual(['relief-comes']);
  });
});

describe('they come', () => {
  /** In the turn after their announcement, as their owner is asked. */
  const coming = (edge: Edge = 'south', terms = {}) => {
    const b = due(4, 3, edge, terms);
    ended(b, [1]);
    return b;
  };
  const at = (hex: string, heading = 'N', ships: object[] = []) => ({ squadron: 'narn-c', hex, heading, ships });

  test('FA-12.2.6 the edge is announced, and they enter on the following turn, before orders', () => {
    const b = coming();
    expect(b.told.at(-1)).not.toMatchObject({ kind: 'over' });
    expect(b.told).toContainEqual({ kind: 'relief-comes', side: 'narn', turn: 4, edge: 'south' });
    expect(b.heard.lastIndexOf('reveal narn')).toBeLessThan(b.heard.lastIndexOf('relief-comes'));
    expect(b.asks).toMatchObject([{ side: 'narn', kind: 'deploy', about: { relief: true } }]);
    expect(b.ship('sha').away).toBe(true);
    expect(b.refusals('narn', { speed: 4, squadrons: [at('3081')] })).toEqual(['FA-5.7.1 /squadrons/0']);
    b.step({ narn: { speed: 9, squadrons: [at('3083')] } });
    expect(b.places('sha')).toEqual(['3083^0']);
    expect(b.ship('sha').away).toBeUndefined();
    expect(b.s.clock.turn).toBe(4);
  });

  test('FA-12.2.6 over each of the four edges, and only there', () => {
    const byEdge: Record<Edge, string> = { north: '3001', south: '3084', west: '0140', east: '6040' };
    for (const edge of Object.keys(byEdge) as Edge[]) {
      const b = coming(edge);
      for (const [other, elsewhere] of Object.entries(byEdge))
        expect([other, b.refusals('narn', { speed: 4, squadrons: [at(elsewhere)] }).length > 0]).toEqual([other, other !== edge]);
      b.step();
      expect(b.refusals('narn', { squadrons: [plot('narn-a', '//'), plot('narn-c', '//')] })).toEqual([]);
    }
  });

  test('FA-12.2.6 FA-1.1.2 two squadrons come over whichever edge it is, the other within reach of their flagship', () => {
    const two = FLEETS.replace('  earth A', '  narn D 0: Dal thentus 3082^0\n  earth A').replace('gquan 3080', 'thentus 3080');
    for (const edge of ['north', 'east', 'south', 'west'] as const) {
      const b = battle(two, { relief: ['narn-c', 'narn-d'] });
      b.step({ narn: { turn: 4, edge } });
      b.until('orders').s.clock.turn = 3;
      ended(b, [1]);
      b.step();
      expect([edge, b.asks.map(({ kind }) => kind)]).toEqual([edge, ['orders', 'orders']]);
    }
  });

  test('FA-12.2.7 at a speed from 0 to 10, whatever a fleet begins with', () => {
    const b = coming();
    expect(b.refusals('narn', { speed: 11, squadrons: [at('3083')] })).toEqual(['FA-12.2.7 /speed']);
    expect(b.refusals('narn', { speed: 0, squadrons: [at('3083')] })).toEqual([]);
    b.step({ narn: { speed: 10, squadrons: [at('3083')] } });
    expect(b.squadron('narn-c').speed).toBe(10);
  });

  test('FA-12.2.8 on the map they are plotted, named and measured like all others', () => {
    const b = coming();
    b.step({ narn: { speed: 3, squadrons: [at('3084')] } });
    expect(b.asks.map(({ kind }) => kind)).toEqual(['orders', 'orders']);
    expect(b.refusals('narn', { squadrons: [plot('narn-a', '//')] })).toEqual(['FA-3.1.3 /squadrons']);
    b.step({ narn: { squadrons: [plot('narn-a', '//'), plot('narn-c', 'a/a/a')] } });
    expect(b.places('sha')).toEqual(['3081^0']);
    expect(b.squadron('narn-c').group).toBe(3);
  });
});

describe('two flagships', () => {
  const TWO = `
    narn A 3: Tal gquan 3060^0, Var gquan 3061, Ro gquan 3062, Dal gquan 3063
    narn C 3: Sha gquan 2060^0, Na thentus 2061
    earth A 3: Mer omega 3036^3`;
  /** With the reinforcements on the map, at the end of turn 4, with a flagship lost. */
  const lost = (ship: string) => {
    const b = battle(TWO, RELIEF);
    const relief = b.s.open.relief?.[0];
    b.step({ narn: { turn: 4, edge: 'south' } });
    Object.assign(relief as object, { now: 'here', rolls: 1, turn: 4, edge: 'south' });
    delete b.s.sealed.narn?.relief;
    for (const id of ['sha', 'na']) delete b.ship(id).away;
    b.s.clock.turn = 4;
    b.until('orders').ship(ship).structure = 0;
    b.step();
    return b.until('orders');
  };

  test('FA-12.2.9 they have a flagship of their own: the loss of the fleet’s leaves them untouched', () => {
    const b = lost('tal');
    expect(b.s.open.fleets.map(({ side, relief, stricken }) => [side, relief ?? false, stricken])).toEqual([
      ['narn', false, 5],
      ['earth', false, 0],
      ['narn', true, 0],
    ]);
    expect(b.s.open.fleets[2]?.flagship).toBe('sha');
    const without = (id: string) => commandLost(b.s.open, b.of(id), 5).flagship;
    expect(['var', 'sha', 'na'].map(without)).toEqual([true, false, false]);
    const minds = (id: string) => situation(b.s, b.squadron(id)).map(mod => mod.for);
    expect(minds('narn-a')).toContain('the flagship lost');
    expect(minds('narn-c')).not.toContain('the flagship lost');
  });

  test('FA-12.2.10 the loss of their own affects their squadrons alone', () => {
    const b = lost('sha');
    expect(b.told).toContainEqual({ kind: 'stricken', side: 'narn', turn: 5, relief: true });
    expect(b.told).toContainEqual({ kind: 'leaderless', squadron: 'narn-c', turn: 5 });
    expect(b.s.open.fleets[0]).toMatchObject({ flagship: 'tal', stricken: 0, vacant: false });
    const without = (id: string) => commandLost(b.s.open, b.of(id), 5).flagship;
    expect(['tal', 'var', 'na'].map(without)).toEqual([false, false, true]);
  });

  test('FA-12.2.10 FA-4.8.4 in the pulse named they alone move wholly before the enemy', () => {
    const b = lost('sha');
    const from = b.told.length;
    b.step({ earth: { squadrons: [plot('earth-a', 'a/a/a')], pulse: 1 } });
    const told = b.told.slice(from);
    expect(told.find(({ kind }) => kind === 'pulse')).toMatchObject({ pulse: 1, stricken: ['narn'] });
    const moved = told.flatMap(one => (one.kind === 'moved' && one.pulse === 1 ? [one.squadron] : []));
    expect(moved).toEqual(['narn-c', 'earth-a', 'narn-a']);
  });
});

describe('victory', () => {
  test('FA-2.5.4 what has not come counts for nothing', () => {
    const b = due(6, 5);
    for (const id of ['mer', 'hal']) b.ship(id).structure = 0;
    const { points } = verdict({ ...b.s, clock: { ...b.s.clock, turn: 8 } }) ?? { points: {} };
    expect(points).toEqual({ narn: 1800, earth: 0 });
    // Of the fleet that is there, and of no ship that is still to come, the enemy may score.
    const worth = (side: string, come: boolean) => {
      const ships = b.s.book.ships.filter(of => of.side === side && (come || !b.s.open.ships[of.at]?.away));
      return ships.reduce((sum, { card }) => sum + card.points, 0);
    };
    expect(worth('narn', false)).toBeLessThan(worth('narn', true));
    expect(scores(b.s)).toMatchObject({ earth: { of: worth('narn', false) }, narn: { of: worth('earth', true) } });
  });

  test('FA-2.5.5 whoever has lost his whole fleet before they are there has lost, whatever he has scored', () => {
    const b = due(6, 3);
    for (const id of ['tal', 'mer', 'hal']) b.ship(id).structure = id === 'hal' ? 1 : 0;
    for (const id of ['var', 'ro']) b.ship(id).left = true;
    const found = verdict(b.s);
    expect(found?.points).toEqual({ narn: 1350, earth: 1350 });
    expect(found?.winners).toEqual(['earth']);
    b.ship('tal').structure = 1;
    expect(verdict(b.s)).toBeUndefined();
  });

  test('FA-2.5.6 if the throw of this turn has just brought them the battle goes on', () => {
    const [b, late] = [due(4, 3), due(4, 3)];
    for (const one of [b, late]) for (const id of ['tal', 'var', 'ro']) one.ship(id).structure = 0;
    b.step({}, d(6, 3));
    late.step({}, d(6, 4));
    expect(b.s.open.verdict).toBeNull();
    expect(late.s.open.verdict?.winners).toEqual(['earth']);
    b.step();
    expect(b.s.clock.turn).toBe(4);
    expect(b.asks.map(({ side }) => side)).toEqual(['narn', 'earth']);
  });
});
