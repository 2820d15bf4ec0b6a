import { check } from '@flagplot/check';
import { expect, test } from 'vitest';
import { charts, ships, weapons } from '../data/index.ts';
import { read, whole } from '../rules/edge/scenario.ts';
import { SCENARIO } from '../rules/edge/schemas.ts';
import { fleetAction } from '../rules/index.ts';
import type { Scenario } from '../rules/scenario-file.ts';
import { scenarios } from '../scenarios/index.ts';
import { battle, d } from './battle.ts';
import { brawl } from './brawl.ts';
import { carriers } from './carriers.ts';

const duel = scenarios.duel!;
const faults = (scenario: Scenario): string[] => {
  const found = read(scenario);
  return 'faults' in found ? found.faults.map(({ rule, at }) => `${rule} ${at}`) : [];
};
/** The brawl with its first side, that side's first squadron, or that squadron's second ship changed. */
const side = (change: object): Scenario => ({ ...brawl, sides: [{ ...brawl.sides[0]!, ...change }, brawl.sides[1]!] });
const squadron = (change: object): Scenario =>
  side({ squadrons: [{ ...brawl.sides[0]!.squadrons[0]!, ...change }, brawl.sides[0]!.squadrons[1]!] });
const ship = (n: number, change: object): Scenario =>
  squadron({ ships: brawl.sides[0]!.squadrons[0]!.ships.map((one, i) => (i === n ? { ...one, ...change } : one)) });

test('the scenarios that come with the system fit their schema and have no faults', () => {
  for (const scenario of [...Object.values(scenarios), brawl]) {
    expect(check(SCENARIO, scenario)).toEqual([]);
    expect(faults(scenario)).toEqual([]);
  }
});

test('FA-16.2.1 the book of a battle says of every ship what its card says', () => {
  const found = read(duel);
  if ('faults' in found) throw new Error('refused');
  const { open } = fleetAction.setUp(duel, found.book);
  expect(open.ships.map(({ id }) => id)).toEqual(found.book.ships.map(({ id }) => id));
  expect(found.book.attacker).toBe('narn');
  expect(open.squadrons.map(({ id, speed }) => [id, speed])).toEqual([
    ['narn-a', 6],
    ['earth-a', 6],
  ]);
});

test('FA-16.2.2 FA-16.2.3 a battle begins with a box for each point, three or six for each manoeuvre, and one for each x', () => {
  const b = battle('narn A 0: Tal gquan 3040^0, Var thentus 3041\nearth B 0: Vesper omega 3001^3');
  expect(b.ship('tal')).toMatchObject({ structure: 13, sensor: 5, accel: 4, decel: 2, turn: 6, correct: 3, hard: 3, about: 3 });
  expect(b.ship('tal').weapons).toEqual([2, 2, 2, 1]);
  expect(b.ship('var')).toMatchObject({ turn: 4, correct: 2, hard: 2, about: 2 });
  expect(b.marked('tal')).toEqual({});
});

test("FA-16.2.1 a card of the scenario's own takes the place of the printed one, and the rules do not change", () => {
  const own = { ...ships.find(({ id }) => id === 'omega-destroyer')!, def: 20 };
  const laser = { ...weapons.find(({ id }) => id === 'heavy-laser')!, bands: [2, 4, 6, 8] };
  const text = 'narn A 0: Tal gquan 3040^0\nearth B 0: Vesper omega 3037^3';
  expect(battle(text).shot('tal', 'heavy-laser', 'vesper').needs).toBe(6);
  expect(battle(text, { weapons: [laser] }).shot('tal', 'heavy-laser', 'vesper').needs).toBe(7);
  expect(battle(text, { ships: [own] }).aim('tal', 'heavy-laser', 'vesper')).toMatchObject({ rule: 'FA-6.6.1' });
});

test("FA-16.2.1 a chart of the scenario's own takes the place of the printed one", () => {
  const own = { ...charts, rangeModifiers: [3, 4, 5, 6] };
  const text = 'narn A 0: Tal gquan 3040^0\nearth B 0: Vesper omega 3036^3';
  expect(battle(text, { charts: own }).shot('tal', 'heavy-laser', 'vesper').needs).toBe(9);
  const free = { ...charts, combinations: { ...charts.combinations, about: { capital: true, heavy: true, medium: true } } };
  const b = battle('narn A 3: Tal gquan 3040^0\nearth B 0: Vesper omega 3001^3', { charts: free });
  const plot = {
    squadron: 'narn-a',
    path: [['port', 'port', 'port', 'ahead'], ['ahead', 'ahead'], ['ahead']],
    change: { pulse: 1, by: 1 },
  };
  expect(b.refusals('narn', { squadrons: [plot] })).toEqual([]);
});

test('FA-16.2.1 a scenario made whole holds all its cards, and plays alike', () => {
  const made = whole(brawl);
  expect(made.cards?.ships?.map(({ id }) => id).sort()).toEqual(['brawler', 'raider']);
  expect(made.cards?.weapons?.every(({ id }) => weapons.some(one => one.id === id))).toBe(true);
  expect(whole(carriers).cards?.fighters?.map(({ id }) => id)).toEqual(['frazi', 'gorith', 'starfury', 'thunderbolt']);
  expect(made.charts).toEqual(charts);
  expect(read(made)).toEqual(read(brawl));
});

test.each<[string, Scenario, string[]]>([
  [
    'a third side',
    { ...brawl, sides: [...brawl.sides, { ...brawl.sides[0]!, id: 'green', squadrons: [] }] },
    ['FA-16.2.1 /sides'],
  ],
  ['an attacker who is not there', { ...brawl, attacker: 'green' }, ['FA-16.2.1 /attacker']],
  ['a strip that is none', side({ rows: [9, 17] }), ['FA-16.2.1 /sides/0/rows']],
  ['a strip upside down', side({ rows: [16, 9] }), ['FA-16.2.1 /sides/0/rows']],
  ['two squadrons of one name', squadron({ id: 'red-b' }), ['FA-16.2.1 /sides/0/squadrons/1/id']],
  ['two ships of one name', ship(1, { id: 'ember' }), ['FA-16.2.1 /sides/0/squadrons/0/ships/1/id']],
  ['a card that is not there', ship(1, { card: 'galleon' }), ['FA-16.2.1 /sides/0/squadrons/0/ships/1/card']],
  ['a fighter that is not there', ship(1, { flights: ['gnat'] }), ['FA-16.2.1 /sides/0/squadrons/0/ships/1/flights/0']],
  ['a full hangar', ship(1, { flights: Array(5).fill('frazi') }), ['FA-16.2.1 /sides/0/squadrons/0/ships/1/flights']],
  ['a ship off the map', ship(1, { hex: '1712' }), ['FA-5.6.3 /sides/0/squadrons/0/ships/1']],
  ['a command ship aside', ship(0, { hex: '0813' }), ['FA-5.7.1 /sides/0/squadrons/0/ships/0/hex']],
])('FA-16.2.1 a scenario with %s is refused', (_, scenario, at) => {
  expect(faults(scenario)).toEqual(expect.arrayContaining(at));
});

test('FA-16.2.1 hexes and headings are told as the book does: whatever else is at fault in its place', () => {
  const [first, second] = duel.sides[0]!.squadrons[0]!.ships;
  const own = {
    ...duel.sides[0]!.squadrons[0]!,
    heading: 0,
    ships: [first, { ...second, hex: undefined, offset: { q: 1, r: 0 } }],
  };
  const sides = [{ ...duel.sides[0]!, squadrons: [own] }, duel.sides[1]!];
  const at = check(SCENARIO, JSON.parse(JSON.stringify({ ...duel, sides }))).map(fault => fault.at);
  expect(at).toEqual(['/sides/0/squadrons/0/heading', '/sides/0/squadrons/0/ships/1/offset']);
  const { orders, deploy } = fleetAction.questions;
  const shift = { ship: 'var-noth', to: { q: 1, r: 0 } };
  const plotted = { squadrons: [{ squadron: 'narn-a', path: [[], [], []], shift }] };
  expect(check(orders.schema, plotted).map(fault => fault.at)).toEqual(['/squadrons/0/shift/to']);
  const placed = { speed: 6, squadrons: [{ squadron: 'narn-a', hex: '3074', heading: 3, ships: [] }] };
  expect(check(deploy.schema, placed).map(fault => fault.at)).toEqual(['/squadrons/0/heading']);
});

test('FA-16.2.1 a strip may be a single row, the last of the map, and none beyond it', () => {
  expect(faults(side({ rows: [16, 16] }))).toEqual([]);
  for (const rows of [
    [16, 15],
    [17, 17],
  ])
    expect(faults(side({ rows }))).toEqual(['FA-16.2.1 /sides/0/rows']);
});

test("FA-1.1.1 FA-5.7.1 where the sides set up themselves, the scenario's own places are lawful ones", () => {
  const two = brawl.sides[0]!.squadrons[0]!.ships.slice(0, 2);
  const pair = (hex: string) => squadron({ ships: two.map((one, i) => (i === 1 ? { ...one, hex } : one)) });
  const blue = brawl.sides[1]!.squadrons.map(of => ({ ...of, ships: of.ships.slice(0, 2) }));
  const far = { ...pair('0816'), sides: [pair('0816').sides[0]!, { ...brawl.sides[1]!, squadrons: blue }] };
  expect(faults(far)).toEqual([]);
  const deploys = { deploys: true, start: { distance: 0 } };
  expect(faults({ ...far, ...deploys })).toEqual(['FA-1.1.1 /sides/0/squadrons/0/ships/1']);
  const out = { ...far, sides: [squadron({ hex: '0808', ships: two.slice(0, 1) }).sides[0]!, far.sides[1]!] };
  expect(faults({ ...out, ...deploys })).toEqual(['FA-5.7.1 /sides/0/squadrons/0/ships/0']);
});

test('FA-16.2.4 the cards that come with the system are thrown against as they are printed', () => {
  const b = battle('narn A 0: Tal gquan 3040^0\nearth B 0: Vesper sharlin 3036^3').until('fire');
  const told = b.step({ narn: { shots: [{ ship: 'tal', target: 'vesper', weapons: ['heavy-laser'] }] } }, d(10, 1, 1));
  expect(told[0]).toMatchObject({
    why: {
      mods: [
        { by: 12, for: "Vesper's defence" },
        { by: -5, for: "Tal's sensor" },
      ],
    },
  });
});
