import type { Json } from '@flagplot/kernel';
import { begin, rolled, scriptedDice, setUp, viewOf } from '@flagplot/kernel';
import { describe, expect, test } from 'vitest';
import { orders } from '../../notation/order.ts';
import { read as readScenario } from '../../rules/edge/scenario.ts';
import { fleetAction } from '../../rules/index.ts';
import type { Scenario } from '../../rules/scenario-file.ts';
import type { FaState } from '../../rules/state.ts';
import { scenarios } from '../../scenarios/index.ts';
import { battle, movedTo, path } from '../battle.ts';

/** The duel at close quarters: eight hexes apart, at speed 3, when the first orders are asked. */
function duelAt(deploys: boolean): FaState {
  const duel = scenarios.duel as Scenario;
  const scenario: Scenario = {
    ...duel,
    deploys,
    start: { distance: 0 },
    sides: duel.sides.map((side, i) => ({
      ...side,
      speed: 3,
      rows: [1, 60],
      squadrons: side.squadrons.map(one => movedTo(one, i === 0 ? { hex: '3030', heading: 'N' } : { hex: '3022', heading: 'S' })),
    })),
  };
  const made = readScenario(scenario);
  if ('faults' in made) throw new Error(JSON.stringify(made.faults));
  const s = setUp(fleetAction, scenario, made.book);
  begin({ rules: fleetAction, t: rolled(scriptedDice([])) }, s);
  return s;
}

const TABLE = duelAt(false);
const narn = viewOf(TABLE, 'narn');
const ABOUT: Readonly<Record<string, Json>> = { orders: { turn: 1 }, fire: { pulse: 1 }, deploy: { rows: [1, 60] } };

interface Known {
  laid?: Json;
  best?: Json;
}

const asked = (kind: string, known: Known = {}) => ({ kind, about: ABOUT[kind]!, ...known });

/** The order a text stands for, or its faults: `1:7 what is wrong`. */
function read(kind: string, text: string, known: Known = {}): unknown {
  const found = orders.parseOrder(text, narn, asked(kind, known));
  return 'order' in found ? found.order : found.faults.map(({ line, column, say }) => `${line}:${column} ${say}`);
}

const next = (kind: string, text: string) => orders.complete(text, narn, asked(kind));
const plot = (steps: string, more: object = {}) => ({ squadrons: [{ squadron: 'narn-a', path: path(steps), ...more }] });

describe('FA-3.1 plots as they are typed', () => {
  test.each([
    ['a: f / f / f', plot('a/a/a')],
    ['A f/f/f', plot('a/a/a')],
    ['narn a: f l / f / f', plot('a</a/a')],
    ['f l f f', plot('a</a/a')],
    ['1 / 1 / port 1', plot('a/a/<a')],
    ['a hold', plot('a/a/a')],
    ['hold', plot('a/a/a')],
    ['a: f sl / f', plot('a{/a/')],
    ['a: f f / f / f, 2 faster in pulse 1', plot('aa/a/a', { change: { pulse: 1, by: 2 } })],
    ['a 3 faster', plot('aa/aa/aa', { change: { pulse: 1, by: 3 } })],
    ['a speed 6', plot('aa/aa/aa', { change: { pulse: 1, by: 3 } })],
    ['a 2 slower in pulse 2', plot('a/a/', { change: { pulse: 2, by: -2 } })],
    ['a: f l l / f / f, come about, relative', plot('a<</a/a', { order: 'come-about', mode: 'relative' })],
    ["a: f / f / f, shift var'noth 3131 late", plot('a/a/a', { shift: { ship: 'var-noth', to: '3131', late: true } })],
    [
      'a: f / f / f, reform var 3131 ro 2931',
      plot('a/a/a', {
        reform: [
          { ship: 'var-noth', to: '3131' },
          { ship: 'ro-dal', to: '2931' },
        ],
      }),
    ],
    ['a hold; pulse 2; jump tal 2', { ...plot('a/a/a'), pulse: 2, jumps: [{ ship: 'tal-kesh', ahead: 2 }] }],
    ["a hold\ntal'kesh: opens a vortex 1 ahead", { ...plot('a/a/a'), jumps: [{ ship: 'tal-kesh', ahead: 1 }] }],
    ['a hold; no jump', { ...plot('a/a/a'), jumps: [] }],
  ])('%s', (text, order) => {
    expect(read('orders', text)).toEqual(order);
  });

  test('a turn between two pulses is made in the one in which it may be', () => {
    const still = structuredClone(TABLE);
    still.open.squadrons[0]!.speed = 1;
    const found = orders.parseOrder('a: l f', viewOf(still, 'narn'), asked('orders'));
    expect(found).toEqual({ order: plot('/<a/') });
  });

  test('what is left out stays as it was laid', () => {
    const before = { ...plot('a/a</a', { mode: 'relative' }), jumps: [] };
    expect(read('orders', 'a absolute', { laid: before })).toEqual({ ...plot('a/a</a', { mode: 'absolute' }), jumps: [] });
    expect(read('orders', 'a: f r f f', { laid: before })).toEqual({ ...plot('a>/a/a'), jumps: [] });
    expect(read('orders', 'best', { laid: before, best: plot('a/a/a') })).toEqual(plot('a/a/a'));
    expect(read('orders', 'a')).toEqual(['1:2 expected f, hold, l, r, sl or sr']);
    expect(read('orders', 'a best', { laid: before, best: plot('a/a/a') })).toEqual({ ...plot('a/a/a'), jumps: [] });
  });

  test('every fault at once, each where it stands', () => {
    expect(read('orders', "a: f / f / f / f\na: f x\na: f, 2 faster in pulse 4, shift var'nath 3131\nb: f")).toEqual([
      '1:4 "f": a path of 4 pulses; a turn has 3',
      '2:6 "x": expected f, l, r, sl, sr, /, speed, relative or one of 8 more',
      '3:25 "4": expected a pulse, 1 to 3',
      "3:34 \"var'nath\": expected Tal'Kesh, Var'Noth, Ro'Dal or Sha'Tok; did you mean Var'Noth?",
      '4:1 "b": expected A, jump, no jump, standing or hold',
    ]);
    expect(read('orders', 'a best')).toEqual(['1:3 "best": nothing is known to be best here']);
  });

  test('what may follow', () => {
    expect(next('orders', '')).toMatchObject({
      from: 0,
      words: ['A', 'jump', 'no jump', 'standing', 'hold', 'f', 'l', 'r', 'sl', 'sr'],
    });
    expect(next('orders', 'a: f / f, com')).toEqual({ from: 10, words: ['come about'] });
    expect(next('orders', "a: f, shift ro'd")).toEqual({ from: 12, words: ["Ro'Dal"] });
  });
});

const shot = (ship: string, target: string, ...weapons: string[]) => ({ ship, target, weapons });

describe('FA-6.4 fire as it is typed', () => {
  test.each([
    ["tal'kesh fire lasers at meridian", [shot('tal-kesh', 'meridian', 'heavy-laser')]],
    ["tal'kesh fires heavy lasers and twin arrays at mer", [shot('tal-kesh', 'meridian', 'heavy-laser', 'twin-array')]],
    ['TAL KESH: heavy-laser, light pulse cannon at halcyon', [shot('tal-kesh', 'halcyon', 'heavy-laser', 'light-pulse-cannon')]],
    ['hold', []],
    ['all at halcyon; hold fire', []],
  ])('%s', (text, shots) => {
    expect(read('fire', text)).toEqual({ shots });
  });

  test('all at one ship: every weapon of every ship that bears', () => {
    const { shots } = read('fire', 'all at halcyon') as { shots: { ship: string; target: string; weapons: string[] }[] };
    expect(shots.map(({ ship }) => ship)).toEqual(['tal-kesh', 'var-noth', 'ro-dal', 'sha-tok']);
    expect(new Set(shots.map(({ target }) => target))).toEqual(new Set(['halcyon']));
    expect(read('fire', 'a at halcyon')).toEqual({ shots });
    expect(read('fire', "ro'dal at halcyon")).toEqual({ shots: [shots[2]] });
    expect(fleetAction.questions.fire.judge(narn, { pulse: 1 }, { shots })).toEqual([]);
  });

  test('what is left out stays as it was laid', () => {
    const before = { shots: [shot('ro-dal', 'meridian', 'heavy-laser')] };
    expect(read('fire', "var'noth lasers at meridian", { laid: before })).toEqual({
      shots: [...before.shots, shot('var-noth', 'meridian', 'heavy-laser')],
    });
    expect(read('fire', "ro'dal holds", { laid: before })).toEqual({ shots: [] });
    expect(read('fire', "ro'dal best", { best: before })).toEqual(before);
  });

  test('every fault at once, each where it stands', () => {
    expect(read('fire', "tal'kesh fires lazers at merdian; tolkesh at halcyon; var'noth at")).toEqual([
      '1:16 "lazers": Tal\'Kesh has heavy laser, energy mine, twin array or light pulse cannon; did you mean laser?',
      '1:26 "merdian": expected Meridian, Halcyon or Lookout; did you mean Meridian?',
      "1:35 \"tolkesh\": expected Tal'Kesh, Var'Noth, Ro'Dal, Sha'Tok, A, all or hold; did you mean Tal'Kesh?",
      '1:66 expected Meridian, Halcyon or Lookout',
    ]);
    expect(read('fire', 'a fires lazers at meridian')).toEqual([
      expect.stringMatching(/^1:9 "lazers": one of Tal'Kesh, Var'Noth, .* and \S+ has heavy laser, /),
    ]);
  });

  test('FA-6.4.1 what the rules forbid can be typed, and is refused by its row', () => {
    const order = read('fire', "tal'kesh fires lasers at var'noth");
    expect(order).toEqual({ shots: [shot('tal-kesh', 'var-noth', 'heavy-laser')] });
    expect(fleetAction.questions.fire.judge(narn, { pulse: 1 }, order as never)).toMatchObject([{ rule: 'FA-6.4.1' }]);
  });

  test('what may follow', () => {
    expect(next('fire', "tal'kesh fires he")).toEqual({ from: 15, words: ['heavy laser'] });
    expect(next('fire', "tal'kesh fires heavy la")).toEqual({ from: 15, words: ['heavy laser'] });
    expect(next('fire', "tal'kesh at ")).toEqual({ from: 12, words: ['Meridian', 'Halcyon', 'Lookout'] });
    expect(next('fire', "tal'kesh at lo")).toEqual({ from: 12, words: ['Lookout'] });
  });
});

describe('FA-5.7.1 squadrons set up as it is typed', () => {
  test.each([
    ['a 3040 NE', { speed: 3, squadrons: [{ squadron: 'narn-a', hex: '3040', heading: 'NE', ships: [] }] }],
    [
      "speed 8; a 3040 nw, var'noth 3141, ro 2941",
      {
        speed: 8,
        squadrons: [
          {
            squadron: 'narn-a',
            hex: '3040',
            heading: 'NW',
            ships: [
              { ship: 'var-noth', hex: '3141' },
              { ship: 'ro-dal', hex: '2941' },
            ],
          },
        ],
      },
    ],
    [
      "var'noth 3131",
      { speed: 3, squadrons: [{ squadron: 'narn-a', hex: '3030', heading: 'N', ships: [{ ship: 'var-noth', hex: '3131' }] }] },
    ],
  ])('%s', (text, order) => {
    expect(read('deploy', text)).toEqual(order);
  });
});

describe('FA-4.7 who is named, FA-7.3.9 hits placed', () => {
  const b = battle('narn A 0: Tal gquan 3040^0, Var bintak 3041, Ro gquan 3042\nearth B 0: Vesper omega 3036^3');
  const outside = { of: ['tal', 'var', 'ro'], count: 1 };
  const namings = [
    { office: 'flagship', of: 'narn', ships: ['var', 'ro'], outside: { of: [], count: 0 } },
    { office: 'commander', of: 'narn-a', ships: ['var', 'ro'], outside },
  ];
  const ask = { kind: 'name', about: { namings } };

  test.each([
    ['flagship var', [{ of: 'narn', ship: 'var', outside: [] }]],
    ['commander of a: ro, outside tal', [{ of: 'narn-a', ship: 'ro', outside: ['tal'] }]],
    ['a: ro', [{ of: 'narn-a', ship: 'ro', outside: ['var'] }]],
  ])('%s', (text, names) => {
    expect(orders.parseOrder(text, b.view('narn'), ask)).toEqual({ order: { names } });
  });

  test('who may be named for two offices is asked which', () => {
    expect(orders.parseOrder('var', b.view('narn'), ask)).toMatchObject({
      faults: [{ rule: 'notation', at: '1:1', say: '"var": say for what: flagship or commander of A' }],
    });
  });

  const hit = { ship: 'tal', on: 'primary', arcs: [0], again: false };
  test.each([
    ['tal: heavy laser, mines', ['heavy-laser', 'energy-mine']],
    ['heavy laser; hold', ['energy-mine', 'energy-mine']],
    ['2 energy mine', ['energy-mine', 'energy-mine']],
    ['structure, heavy laser', ['structure', 'heavy-laser']],
  ])('%s', (text, weapons) => {
    expect(orders.parseOrder(text, b.view('narn'), { kind: 'allot', about: { hits: [hit, hit] } })).toEqual({
      order: { weapons },
    });
  });

  test('more weapons than hits', () => {
    const found = orders.parseOrder('tal: 2 heavy laser, energy mine', b.view('narn'), { kind: 'allot', about: { hits: [hit] } });
    expect(found).toMatchObject({
      faults: [
        { column: 8, say: '"heavy": Tal has no more hits to place' },
        { column: 21, say: '"energy": Tal has no more hits to place' },
      ],
    });
  });
});

test.each(['orders', 'fire', 'deploy'])('help with %s has examples that can be given', kind => {
  const { grammar, examples } = orders.help(narn, asked(kind));
  expect(grammar.length).toBeGreaterThan(1);
  expect(examples).toHaveLength(2);
  for (const text of examples) expect(orders.parseOrder(text, narn, asked(kind))).toHaveProperty('order');
});
