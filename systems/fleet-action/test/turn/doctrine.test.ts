// Ruling R60: standing orders, and what nobody is asked where they hold.

import { check } from '@flagplot/check';
import { describe, expect, test } from 'vitest';
import { orders as typed } from '../../notation/order.ts';
import { allLeft, doctrineRows, doctrineSays, movingAs, withLeft } from '../../page/orders/doctrine.ts';
import { sense } from '../../rules/edge/sense.ts';
import { fleetAction } from '../../rules/index.ts';
import type { Doctrine, Plot } from '../../rules/orders.ts';
import type { Battle } from '../battle.ts';
import { battle, d } from '../battle.ts';
import { FAR, FLEETS, flight, idle, sky, until } from '../fighters/table.ts';

/** The answer that needs nobody, as its side is asked now. */
function standing(b: Battle, side: string): object | undefined {
  const ask = b.asks.find(one => one.side === side);
  if (!ask) throw new Error(`${side} is not asked`);
  return fleetAction.questions[ask.kind].standing?.(b.view(side), ask.about as never);
}

/** The same battle, its first orders given with standing orders. */
function ordered(b: Battle, side: string, doctrine: Doctrine): Battle {
  b.step({ [side]: { ...idle(b, side), doctrine } });
  return b;
}

const at = (id: string) => `flight-${id}`;

describe('what is left', () => {
  test('R60 lies in the folder until it is changed, and is gone with the last of it', () => {
    const b = ordered(battle(FAR), 'narn', { hits: true, launch: 12 });
    expect(b.s.sealed.narn?.doctrine).toEqual({ hits: true, launch: 12 });
    b.until('orders').step();
    expect(b.s.sealed.narn?.doctrine).toEqual({ hits: true, launch: 12 });
    ordered(b.until('orders'), 'narn', {});
    expect(b.s.sealed.narn).not.toHaveProperty('doctrine');
  });

  test('R60 nothing of it is told as it is given, and who has left nothing is asked', () => {
    const b = ordered(battle(FLEETS), 'narn', { hits: true });
    const other = ordered(battle(FLEETS), 'narn', {});
    expect(b.told).toEqual(other.told);
    expect(b.view('earth')).toEqual(other.view('earth'));
    expect(standing(until(b, 'narn', 'launch'), 'narn')).toBeUndefined();
    expect(standing(b, 'earth')).toBeUndefined();
  });
});

describe('what is answered', () => {
  test('R60 FA-7.3.9 hits go to the weapons that can best be spared, and that shows something of the folder', () => {
    const b = battle('narn A 0: Tal gquan 2030^0\nearth A 0: Vesper omega 2020^3').until('fire');
    b.ship('vesper').pending.push({ on: 'primary', arcs: [0], again: false });
    for (const left of [false, true]) {
      if (left) (b.s.sealed.earth as { doctrine?: Doctrine }).doctrine = { hits: true };
      const about = { hits: [{ ship: 'vesper', on: 'primary' as const, arcs: [0], again: false }] };
      const { standing: answer, idle: spared } = fleetAction.questions.allot;
      expect(answer?.(b.view('earth'), about)).toEqual(left ? spared(b.view('earth'), about) : undefined);
    }
    b.step();
    expect(b.asks).toMatchObject([{ side: 'earth', kind: 'allot' }]);
    b.heard.length = 0;
    b.step();
    expect(b.heard[0]).toBe('reveal earth');
  });

  test('R60 FA-10.2.1 flights are launched once an enemy ship is as near as was said: who is made for it strikes, others escort', () => {
    const launched = (launch: number) => {
      const b = until(ordered(battle(FLEETS), 'earth', { launch }), 'earth', 'launch');
      const { launches } = standing(b, 'earth') as { launches: { flight: string; kind: string }[] };
      expect(b.refusals('earth', { launches })).toEqual([]);
      return launches.map(({ flight, kind }) => `${flight} ${kind}`);
    };
    // Var is 15 hexes from the Vesper and from the Boreas.
    expect(launched(14)).toEqual([]);
    expect(launched(0)).toEqual([]);
    expect(launched(15)).toEqual([
      'flight-vesper-1 escort',
      'flight-vesper-2 escort',
      'flight-vesper-3 strike',
      'flight-boreas-1 escort',
    ]);
  });

  test('R60 FA-10.3.7 flights go where their missions lead, and patrols after enemy flights in reach', () => {
    const patrols = (foe: string) => until(ordered(sky(`tal-1 2040^0 patrol, ${foe}`, FAR), 'narn', { flights: true }), 'narn');
    const near = patrols('vesper-1 2036 patrol');
    expect(standing(near, 'narn')).toEqual({
      flights: [{ flight: at('tal-1'), path: ['ahead', 'ahead', 'ahead', 'ahead'], engage: true }],
    });
    expect(standing(patrols('vesper-1 2006 patrol'), 'narn')).toEqual({ flights: [] });
    const strike = until(ordered(sky('tal-1 2040^0 strike earth-a', FAR), 'narn', { flights: true }), 'narn');
    const { flights } = standing(strike, 'narn') as { flights: { path: string[] }[] };
    expect(flights[0]?.path.length).toBeGreaterThan(4);
    expect(strike.refusals('narn', { flights })).toEqual([]);
  });

  test('R60 FA-10.6.12 a strike attacks the ship of its target that is hurt most', () => {
    const b = ordered(sky('tal-1 2015 strike earth-a, tal-2 2015 escort narn-a'), 'narn', { attacks: true });
    until(b, 'narn', 'attack');
    expect(standing(b, 'narn')).toEqual({ attacks: [{ flight: at('tal-1'), ship: 'vesper' }] });
  });

  test('R60 FA-10.7.15 anti-fighter fire and FA-10.10.11 dogfights are left as they are where nothing is said', () => {
    const b = ordered(sky('tal-1 2040 patrol fights, vesper-1 2040 patrol fights, vesper-3 2040 patrol fights', FAR), 'narn', {
      dogfights: true,
      aims: true,
    });
    until(b, 'narn', 'dogfight');
    expect(standing(b, 'narn')).toEqual({});
    expect(fleetAction.questions.aim.standing?.(b.view('narn'), { pulse: 1 })).toEqual({ aims: [] });
    expect(fleetAction.questions.aim.standing?.(b.view('earth'), { pulse: 1 })).toBeUndefined();
  });

  test('R60 FA-10.10.20 FA-10.10.16 whoever is not asked calls no dogfight off and joins none: both show something of the folder', () => {
    const b = ordered(sky('tal-1 2040 patrol fights, vesper-1 2040 patrol fights', FAR), 'narn', { dogfights: true });
    const quiet = [...d(10, 1), ...d(8, 1)];
    while (!b.asks.some(({ about }) => 'what' in about && about.what === 'part'))
      b.step({}, b.s.open.pulse > 0 && isFight(b) ? quiet : []);
    b.heard.length = 0;
    b.step({}, [...d(6, 1), ...d(4, 1)]);
    expect(b.heard[0]).toBe('reveal narn');
    expect(flight(b, 'tal-1').fights).toBe(1);
  });
});

/** Whether the next step goes on to the dogfights of the pulse. */
function isFight(b: Battle): boolean {
  return b.asks.some(({ kind }) => kind === 'launch');
}

describe('who moves before whom', () => {
  const FLEET =
    'narn A 2: Tal gquan 2030^0\nnarn B 2: Var gquan 2530^0\nnarn C 2: Ro gquan 2830^0\nearth A 0: Vesper omega 2001^3';
  const plots = (b: Battle) => idle(b, 'narn').squadrons as readonly Plot[];
  const written = (b: Battle) => plots(b).map(({ squadron }) => squadron);

  test('R60 FA-5.5.12 who writes no order moves in that which stands, those it does not name after them, until another is written', () => {
    const b = battle(FLEET);
    expect(written(b)).toEqual(['narn-a', 'narn-b', 'narn-c']);
    const before = b.told.length;
    ordered(b, 'narn', { moves: ['narn-c', 'narn-b'] }).until('orders');
    const moved = (from: number) =>
      b.told.slice(from).flatMap(event => (event.kind === 'moved' && event.squadron.startsWith('narn') ? [event.squadron] : []));
    // The turn it was given in went as its plots were written.
    expect(moved(before).slice(0, 3)).toEqual(['narn-a', 'narn-b', 'narn-c']);
    expect(written(b)).toEqual(['narn-c', 'narn-b', 'narn-a']);
    const then = b.told.length;
    b.step();
    expect(moved(then).slice(0, 3)).toEqual(['narn-c', 'narn-b', 'narn-a']);
  });

  test('R60 FA-5.5.12 nobody else stands in it, and nobody twice: neither as it is ordered nor on a table brought along', () => {
    const b = battle(FLEET);
    const refused = (moves: string[]) => b.refusals('narn', { ...idle(b, 'narn'), doctrine: { moves } });
    expect(refused(['earth-a'])).toEqual(['FA-5.5.12 /doctrine/moves/0']);
    expect(refused(['narn-b', 'narn-b', 'nobody'])).toEqual(['FA-5.5.12 /doctrine/moves/1', 'FA-5.5.12 /doctrine/moves/2']);
    expect(refused(['narn-b', 'ro'])).toEqual([]);
    (b.s.sealed.narn as { doctrine?: Doctrine }).doctrine = { moves: ['earth-a'] };
    expect(sense(b.s).map(({ rule, at }) => `${rule} ${at}`)).toEqual(['FA-5.5.12 /sealed/narn/doctrine/moves/0']);
  });

  test('R60 as it is typed, as a position has it, and on the page', () => {
    const b = battle(FLEET);
    const view = b.view('narn');
    const read = (text: string) => typed.parseOrder(text, view, { kind: 'orders', about: { turn: 1 } });
    expect(read('standing moves c a, hits')).toMatchObject({ order: { doctrine: { hits: true, moves: ['narn-c', 'narn-a'] } } });
    expect(read('standing moves hits')).toHaveProperty('faults');
    const { order } = read('standing hits, moves c a') as { order: never };
    expect(typed.formatOrder(order, view, 'orders')).toContain('standing hits, moves C A');
    const squadrons = plots(b);
    expect(movingAs({ hits: true }, squadrons)).toBeUndefined();
    expect(movingAs({ moves: [] }, squadrons)).toEqual({ moves: ['narn-a', 'narn-b', 'narn-c'] });
    expect(doctrineSays(view, { moves: ['narn-a'] })).toBe('you are asked everything');
  });

  test('R60 an order of moving names somebody, and the page asks for no more than it may name', () => {
    const b = battle(FLEET);
    const { schema } = fleetAction.questions.orders;
    const faults = (moves: string[]) => check(schema, { ...idle(b, 'narn'), doctrine: { moves } }).map(({ at }) => at);
    expect([faults(['narn-b']), faults([])]).toEqual([[], ['/doctrine/moves']]);
    const [plot] = plots(b) as [Plot];
    const many = Array.from({ length: 25 }, (_, i) => ({ ...plot, squadron: `unit-${i}` }));
    const { moves = [] } = movingAs({ moves: ['narn-a'] }, many) ?? {};
    expect(faults(moves)).toEqual([]);
    expect(moves).toHaveLength(20);
  });
});

describe('on the page and as text', () => {
  const view = battle(FLEETS).view('narn');

  test('R60 as it is typed', () => {
    const ask = { kind: 'orders', about: { turn: 1 } };
    const read = (text: string) => typed.parseOrder(text, view, ask);
    expect(read('a hold; standing hits, launch 20, flights')).toMatchObject({
      order: { doctrine: { hits: true, launch: 20, flights: true } },
    });
    expect(read('a hold; standing none')).toMatchObject({ order: { doctrine: {} } });
    expect(read('a hold; standing launch 200')).toHaveProperty('faults');
    expect(read('a hold; standing still')).toHaveProperty('faults');
  });

  test('R60 in words, with flights and without', () => {
    const gunsOnly = battle('narn A 0: Tal gquan 2030^0\nearth A 0: Vesper omega 2015^3').view('narn');
    expect(doctrineRows(view).map(({ what }) => what)).toEqual(['hits', 'flights', 'attacks', 'aims', 'dogfights']);
    expect(doctrineRows(gunsOnly).map(({ what }) => what)).toEqual(['hits']);
    expect(doctrineSays(view, {})).toBe('you are asked everything');
    expect(doctrineSays(view, allLeft(view))).toBe('6 of 6 are answered for you');
    expect(doctrineSays(gunsOnly, allLeft(gunsOnly))).toBe('1 of 1 are answered for you');
    expect(withLeft(withLeft({ hits: true }, 'launch', 8), 'hits', undefined)).toEqual({ launch: 8 });
  });
});
