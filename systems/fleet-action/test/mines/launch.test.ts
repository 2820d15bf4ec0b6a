// Chapters 2.2 and 9.2: what may be launched at what, and what is seen of it.

import { check } from '@flagplot/check';
import { describe, expect, test } from 'vitest';
import { charts } from '../../data/index.ts';
import { pulseOf } from '../../rules/combat/refire.ts';
import { cardsOf } from '../../rules/edge/scenario.ts';
import { sense } from '../../rules/edge/sense.ts';
import { fleetAction } from '../../rules/index.ts';
import { hexWritten } from '../../rules/map.ts';
import { minesAt, radiusOf, rowFor } from '../../rules/mines/pattern.ts';
import { shipCalled, shipOf } from '../../rules/roster.ts';
import { chaptersOf } from '../../rules/scenario-book.ts';
import { sightOf } from '../../rules/turn/3-fire.ts';
import { scenarios } from '../../scenarios/index.ts';
import { type Battle, battle, type Given } from '../battle.ts';
import { hull, mounted } from '../hulls.ts';

const FIELD = 'narn A 0: Tal gquan 3040^0, Var gquan 3041\nearth B 0: Vesper omega 3030^3, Halcyon omega 2930';

const laid = (text = FIELD): Battle => battle(text, { mines: true }).until('mines');
const at = (hex: string, ...ships: string[]): Given => ({ narn: { launches: [{ squadron: 'narn-a', hex, ships }] } });

describe('the launch', () => {
  test('FA-2.2.1 mines are launched when orders are written, before anything has moved or fired', () => {
    const b = battle('narn A 6: Tal gquan 3040^0\nearth B 6: Vesper omega 3030^3', { mines: true }).until('orders');
    b.step();
    expect(b.asks).toEqual([{ side: 'narn', kind: 'mines', about: { ships: ['tal'] } }]);
    expect(b.s.open.pulse).toBe(0);
    b.step(at('3025', 'tal'));
    expect(b.heard.indexOf('mines-launched')).toBeGreaterThan(b.heard.lastIndexOf('sealed'));
    expect(b.heard.indexOf('mines-launched')).toBeLessThan(b.heard.indexOf('moved'));
    expect(b.heard.filter(kind => kind === 'moved').length).toBeGreaterThan(0);
  });

  test('FA-2.2.1 nobody is asked where no ship carries mines, where their charts are of before, or where the scenario leaves them in their tubes', () => {
    const named = (name: string) => scenarios[name]!;
    const chapters = (scenario: (typeof scenarios)[string]) => chaptersOf(scenario, cardsOf(scenario));
    expect(chapters(named('narn-earth-5000'))).toContain('mines');
    expect(chapters(named('line-of-battle'))).not.toContain('mines');
    expect(chapters(named('duel'))).not.toContain('mines');
    const { mines: _mines, ...before } = charts;
    expect(chapters({ ...named('narn-earth-5000'), charts: before })).not.toContain('mines');
    expect(
      battle(FIELD)
        .until('orders')
        .step()
        .map(({ kind }) => kind),
    ).not.toContain('mines-sealed');
  });

  test('FA-9.2.3 nobody is asked as long as no enemy can come within the area of any hex in reach by the time the mines are there', () => {
    const asks = (row: number, speed = 0) => {
      const b = battle(`narn A 0: Tal gquan 30${row}^0\nearth B ${speed}: Vesper omega 3010^3`, { mines: true }).until('orders');
      b.step();
      const { mines } = fleetAction.questions;
      return mines.standing?.(b.view('narn'), { ships: ['tal'] });
    };
    // Reach 45, two mines that go off in their hex alone, and in four pulses an Omega comes 2 hexes and 1 from a halt, with a shift of none and one.
    expect(asks(59)).toBeUndefined();
    expect(asks(60)).toEqual({ launches: [] });
    // At speed 6: 8 hexes and a shift of one, then 3 with one of two.
    expect(asks(69, 6)).toBeUndefined();
    expect(asks(70, 6)).toEqual({ launches: [] });
  });

  test('FA-2.2.2 everybody sees which ships launch and how many, and nobody else what at', () => {
    const b = laid();
    const told = b.step(at('3025', 'tal', 'var'));
    expect(told).toContainEqual({
      kind: 'mines-launched',
      squadron: 'narn-a',
      ships: [
        { ship: 'tal', mines: 2, from: expect.objectContaining({ heading: 0 }) },
        { ship: 'var', mines: 2, from: expect.objectContaining({ heading: 0 }) },
      ],
    });
    const launched = [
      { ship: 'tal', mines: 2 },
      { ship: 'var', mines: 2 },
    ];
    expect(b.view('earth').open.mines).toEqual([{ squadron: 'narn-a', turn: 1, ships: launched }]);
    expect(b.view('earth').own.mines).toBeUndefined();
    const { q, r } = hexWritten('3025');
    expect(b.view('narn').own.mines).toEqual([{ squadron: 'narn-a', q, r, due: pulseOf(2, 1), ships: ['tal', 'var'] }]);
  });

  test('FA-2.2.2 a squadron that launches nothing shows nothing', () => {
    const b = laid();
    b.step();
    expect(b.s.open.mines).toBeUndefined();
    expect(b.heard.slice(0, b.heard.indexOf('pulse'))).not.toContain('reveal narn');
  });

  test('FA-2.2.3 what is still under way when all have moved in pulse 3 is laid open', () => {
    const b = laid();
    b.step(at('3020', 'tal'));
    b.until('fire', 2);
    expect(b.s.open.mines?.[0]).not.toHaveProperty('aim');
    b.heard.length = 0;
    b.until('fire', 3);
    const { q, r } = hexWritten('3020');
    expect(b.view('earth').open.mines?.[0]?.aim).toEqual({ q, r, due: pulseOf(2, 1) });
    expect(b.told).toContainEqual({ kind: 'mines-opened', squadron: 'narn-a', at: { q, r }, due: 4, mines: 2 });
    expect(b.heard[b.heard.indexOf('mines-opened') - 1]).toBe('reveal narn');
    expect(b.s.sealed.narn).not.toHaveProperty('mines');
  });

  test('FA-9.2.5 a table on which mines are due when they cannot be is refused', () => {
    const b = laid();
    b.step(at('3020', 'tal'));
    b.until('fire', 3);
    const faults = (due: number) => {
      const s = structuredClone(b.s);
      Object.assign(s.open.mines?.[0]?.aim ?? {}, { due });
      return sense(s).map(({ rule, at: place }) => `${rule} ${place}`);
    };
    expect(faults(pulseOf(2, 1))).toEqual([]);
    expect(faults(1)).toEqual(['FA-9.2.5 /open/mines/0/aim/due']);
    expect(faults(99)).toEqual(['FA-9.2.5 /open/mines/0/aim/due']);
  });

  test('FA-2.3.5 FA-9.2.16 a launch counts as a shot in pulse 1, and is the only one of its launcher in the turn', () => {
    const b = laid();
    b.step(at('3020', 'tal'));
    expect(b.ship('tal').fired[1]).toBe(pulseOf(1, 1));
    expect(b.ship('var').fired[1]).not.toBe(pulseOf(1, 1));
    b.until('mines');
    expect(b.s.clock.turn).toBe(2);
    expect(b.asks).toEqual([{ side: 'narn', kind: 'mines', about: { ships: ['tal', 'var'] } }]);
    b.ship('tal').fired[1] = pulseOf(2, 1);
    expect(b.refusals('narn', at('3020', 'tal').narn as object)).toEqual(['FA-9.2.16 /launches/0/ships/0']);
  });

  test('FA-2.3.5 the pause after a launch is counted from pulse 1, where it fell', () => {
    const b = laid();
    b.ship('tal').fired[1] = pulseOf(1, 1) - 1;
    expect(b.refusals('narn', at('3020', 'tal').narn as object)).toEqual(['FA-9.2.16 /launches/0/ships/0']);
    b.ship('tal').fired[1] = pulseOf(1, 1) - 2;
    expect(b.refusals('narn', at('3020', 'tal').narn as object)).toEqual([]);
  });
});

describe('what may be launched', () => {
  const launches = (...all: [string, string, ...string[]][]): object => ({
    launches: all.map(([squadron, hex, ...ships]) => ({ squadron, hex, ships })),
  });

  test.each<[string, object, string[]]>([
    ['FA-9.2.1 a squadron of the enemy', launches(['earth-b', '3030', 'vesper']), ['FA-9.2.1 /launches/0/squadron']],
    [
      'FA-9.2.1 a second hex of one squadron',
      launches(['narn-a', '3030', 'tal'], ['narn-a', '3031', 'var']),
      ['FA-9.2.1 /launches/1/squadron'],
    ],
    ['FA-9.2.1 a hex off the map', launches(['narn-a', '6130', 'tal']), ['FA-9.2.1 /launches/0/hex']],
    ['FA-9.2.1 a ship that is not of the squadron', launches(['narn-a', '3030', 'vesper']), ['FA-9.2.1 /launches/0/ships/0']],
    ['FA-9.2.16 a ship named twice', launches(['narn-a', '3030', 'tal', 'tal']), ['FA-9.2.16 /launches/0/ships/1']],
    ['FA-9.2.3 a hex beyond 45', launches(['narn-a', '3001', 'tal']), []],
    ['FA-9.2.3 a hex behind', launches(['narn-a', '3045', 'tal']), ['FA-9.2.3 /launches/0/ships/0']],
  ])('%s', (_, order, refusals) => {
    expect(laid().refusals('narn', order)).toEqual(refusals);
  });

  test('FA-9.2.3 each ship launches as far as 45 hexes, and no farther', () => {
    const b = laid('narn A 0: Tal gquan 3046^0, Var gquan 3047\nearth B 0: Vesper omega 3030^3');
    expect(b.refusals('narn', launches(['narn-a', '3001', 'tal']))).toEqual([]);
    expect(b.refusals('narn', launches(['narn-a', '3001', 'tal', 'var']))).toEqual(['FA-9.2.3 /launches/0/ships/1']);
  });

  test('FA-9.2.3 a ship without launchers, or without one that is left, launches nothing', () => {
    const b = laid('narn A 0: Tal gquan 3040^0, Var thentus 3041, Ro gquan 3042 energy-mine=0\nearth B 0: Vesper omega 3030^3');
    expect(b.asks[0]?.about).toEqual({ ships: ['tal'] });
    const order = launches(['narn-a', '3030', 'tal', 'var', 'ro']);
    expect(b.refusals('narn', order)).toEqual(['FA-9.2.3 /launches/0/ships/1', 'FA-9.2.2 /launches/0/ships/2']);
  });

  test('FA-9.2.1 a launch has the form of its schema', () => {
    const { schema } = fleetAction.questions.mines;
    expect(check(schema, launches(['narn-a', '3030', 'tal']))).toEqual([]);
    expect(check(schema, launches(['narn-a', '3030']))).not.toEqual([]);
    expect(check(schema, { launches: [{ squadron: 'narn-a', hex: 'there', ships: ['tal'] }] })).not.toEqual([]);
  });
});

describe('how many mines', () => {
  const count = (b: Battle, id: string, hex: string): number =>
    minesAt(sightOf(b.s), { ship: shipCalled(b.s, id), of: shipOf(b.s.book, { id }) }, hexWritten(hex));

  test('FA-9.2.2 the factor of the arc in which the hex lies, and no more than the boxes that are left', () => {
    const b = laid('narn A 0: Tal gquan 3040^0, Var gquan 3041 energy-mine=1\nearth B 0: Vesper omega 3030^3');
    expect(count(b, 'tal', '3020')).toBe(2);
    expect(count(b, 'var', '3020')).toBe(1);
    expect(count(b, 'tal', '3050')).toBe(0);
  });

  test('FA-9.2.2 the mines of a squadron are those of all its ships that launch', () => {
    const b = laid('narn A 0: Ka dagkar 3040^0, Tal gquan 3041\nearth B 0: Vesper omega 3020^3');
    b.step(at('3015', 'ka', 'tal'));
    expect(b.s.open.mines?.[0]?.ships.map(({ mines }) => mines)).toEqual([6, 2]);
  });

  test('FA-9.2.2 FA-4.7.2 in the turn without a commander each ship launches half, rounded up', () => {
    const b = laid('narn A 0: Ka dagkar 3040^0, Tal gquan 3041\nearth B 0: Vesper omega 3020^3');
    b.squadron('narn-a').leaderless = 1;
    expect([count(b, 'ka', '3015'), count(b, 'tal', '3015')]).toEqual([3, 1]);
  });

  test('FA-9.2.17 a ship out of command launches for itself, at half its factor', () => {
    const b = battle('narn A 0: Tal gquan 3040^0, Ka dagkar 3050\nearth B 0: Vesper omega 3030^3', { mines: true });
    b.until('orders', 0);
    for (let i = 0; i < 40 && b.s.open.strays.length === 0; i += 1) b.step();
    b.until('mines');
    expect(b.s.open.strays.map(({ id }) => id)).toEqual(['ka']);
    const order = (ship: string) => ({ launches: [{ squadron: 'ka', hex: '3030', ships: [ship] }] });
    expect(b.refusals('narn', order('tal'))).toEqual(['FA-9.2.1 /launches/0/ships/0']);
    expect(b.refusals('narn', { launches: [{ squadron: 'narn-a', hex: '3030', ships: ['ka'] }] })).toEqual([
      'FA-9.2.1 /launches/0/ships/0',
    ]);
    b.step({ narn: { launches: [...order('ka').launches, { squadron: 'narn-a', hex: '3025', ships: ['tal'] }] } });
    expect(b.s.open.mines?.map(({ squadron, ships }) => [squadron, ships])).toEqual([
      ['ka', [{ ship: 'ka', mines: 3 }]],
      ['narn-a', [{ ship: 'tal', mines: 2 }]],
    ]);
  });

  test.each([
    [1, 0],
    [2, 0],
    [3, 1],
    [4, 1],
    [5, 2],
    [8, 2],
    [9, 3],
    [14, 3],
    [15, 4],
    [24, 4],
    [25, 5],
    [60, 5],
  ])('FA-9.2.4 %i mines reach %i hexes from their centre', (mines, radius) => {
    expect(radiusOf(rowFor(charts, mines))).toBe(radius);
  });
});

describe('when they arrive', () => {
  const due = (text: string, hex: string, ...ships: string[]): number | undefined => {
    const b = laid(text);
    b.step(at(hex, ...ships));
    return b.s.sealed.narn?.mines?.[0]?.due;
  };

  test.each([
    ['3040', 2],
    ['3039', 3],
    ['3025', 3],
    ['3024', 4],
    ['3010', 4],
  ])('FA-9.2.5 at %s in pulse %i, counted from pulse 1', (hex, pulse) => {
    expect(due('narn A 0: Tal gquan 3040^0\nearth B 0: Vesper omega 3050^3', hex, 'tal')).toBe(pulse);
  });

  test('FA-9.2.6 all of a squadron at the delay of the farthest ship', () => {
    const text = 'narn A 0: Tal gquan 3040^0, Var gquan 3042\nearth B 0: Vesper omega 3050^3';
    expect(due(text, '3026', 'tal')).toBe(3);
    expect(due(text, '3026', 'tal', 'var')).toBe(4);
  });
});

test('FA-9.2.3 a card of a scenario says how far its mines reach, and FA-9.2.4 its charts how wide they are', () => {
  const layer = hull('layer', { mounts: [mounted('energy-mine', 2)] });
  const own = { ...charts, mines: [{ from: 1, less: [0, 0, 0, null, null, null] }] };
  const b = battle('narn A 0: Tal layer 3040^0\nearth B 0: Vesper omega 3030^3', { mines: true, ships: [layer], charts: own });
  b.until('mines');
  b.step({ narn: { launches: [{ squadron: 'narn-a', hex: '3030', ships: ['tal'] }] } });
  expect(radiusOf(rowFor(b.s.book.charts, 2))).toBe(2);
});
