import { expect, test } from 'vitest';
import { commandLost } from '../../rules/combat/numbers.ts';
import { antiFighterFactor } from '../../rules/combat/systems.ts';
import { radiusOf } from '../../rules/command/radius.ts';
import { whole } from '../../rules/edge/scenario.ts';
import { morale } from '../../rules/morale/levels.ts';
import { scenarios } from '../../scenarios/index.ts';
import { type Battle, battle, d, plot } from '../battle.ts';

/** A squadron whose second ship lies so many hexes astern of the first, and an enemy squadron before it. */
const trailing = (hexes: number, terms: Parameters<typeof battle>[1] = {}): Battle =>
  battle(
    `narn A 0: Tal gquan 3040^0, Var gquan 30${40 + hexes}, Ro gquan 3140\nearth B 0: Vesper omega 3030^3, Halcyon omega 3029\nearth C 0: Boreas omega 2633^3`,
    terms,
  );
/** The same in the turn in which the second ship is out of command. */
const astray = (): Battle => {
  const b = trailing(6).until('fire', 3);
  b.step();
  return b.until('fire', 1);
};

test('FA-4.1.1 a squadron has one command ship, its first; a fleet one flagship, that of its first squadron', () => {
  const b = trailing(3);
  expect(b.s.open.squadrons.map(({ commander }) => commander)).toEqual(['tal', 'vesper', 'boreas']);
  expect(b.s.open.fleets.map(({ flagship }) => flagship)).toEqual(['tal', 'vesper']);
  for (const scenario of Object.values(scenarios))
    expect(new Set(whole(scenario).sides.map(({ squadrons }) => squadrons[0]?.ships[0]?.id)).size).toBe(2);
});

test('FA-4.1.2 who ends the turn more than five hexes from its command ship is out of command in the next', () => {
  const at = (hexes: number) => {
    const b = trailing(hexes).until('fire', 3);
    expect(b.ship('var').out).toBe('no');
    const told = b.step();
    return [b.ship('var').out, told.filter(({ kind }) => kind === 'out')];
  };
  expect(at(5)).toEqual(['no', []]);
  expect(at(6)).toEqual(['far', [{ kind: 'out', squadron: 'narn-a', ship: 'var', why: 'far' }]]);
});

test('FA-4.1.3 to be outside during the turn has no effect', () => {
  const b = trailing(6).until('fire', 3);
  expect(b.ship('var').out).toBe('no');
  b.ship('var').r -= 1;
  b.until('orders');
  expect(b.s.open.strays).toEqual([]);
});

test('FA-4.1.4 where the scenario says so every race has a radius of its own', () => {
  const b = battle('narn A 0: Tal gquan 3040^0, Var gquan 3045\nminbari B 0: Shar sharlin 3020^3, Lesh leshath 3014', {
    racialRadius: true,
  });
  expect(['tal', 'shar'].map(id => radiusOf(b.s.book, { id }))).toEqual([4, 6]);
  expect(radiusOf(trailing(3).s.book, { id: 'tal' })).toBe(5);
  b.until('orders').step();
  b.until('orders');
  expect(b.s.open.strays.map(({ id }) => id)).toEqual(['var']);
});

test('FA-4.1.5 a squadron commander may be any distance from the flagship, as long as that lives', () => {
  const b = battle('narn A 0: Tal gquan 3084^0\nnarn C 0: Var gquan 3001^0\nearth B 0: Vesper omega 3005^3').until('fire', 3);
  expect(commandLost(b.s.open, b.of('var'), 1)).toEqual({ commander: false, flagship: false, network: false });
  b.ship('tal').structure = 0;
  b.until('fire', 1);
  expect(commandLost(b.s.open, b.of('var'), 2)).toEqual({ commander: false, flagship: true, network: false });
});

test('FA-4.6.1 it is out until it ends a turn inside the radius again, and then has its place where it stands (ruling R17)', () => {
  const b = astray().until('orders');
  b.step({ narn: { squadrons: [plot('narn-a', '//'), plot('var', '/a/', { change: { pulse: 1, by: 1 } })] } });
  expect(b.ship('var').out).toBe('far');
  const told = b.until('orders').told;
  expect(b.ship('var').out).toBe('no');
  expect(b.s.open.strays).toEqual([]);
  expect(told).toContainEqual({ kind: 'back', squadron: 'narn-a', ship: 'var', place: { ...pick(b, 'var') } });
  expect(b.squadron('narn-a').formation[1]).toEqual({ q: 0, r: 5 });
});

test('FA-4.6.1 back inside, it takes the heading of its command ship (ruling R17)', () => {
  const b = battle('narn A 0: Tal gquan 3040^0, Var gquan 3034\nearth B 0: Vesper omega 3030^3');
  b.step();
  b.until('orders');
  b.step({ narn: { squadrons: [plot('narn-a', '/a/', { change: { pulse: 1, by: 1 } }), plot('var', '//>')] } });
  b.until('fire', 3);
  expect(b.ship('var')).toMatchObject({ out: 'far', heading: 1 });
  b.until('orders');
  expect(b.ship('var')).toMatchObject({ out: 'no', heading: 0 });
});

const pick = (b: Battle, id: string) => {
  const { q, r, heading } = b.ship(id);
  return { q, r, heading };
};

test('FA-4.6.2 it fires by itself, after all other fire of the pulse is rolled and its damage marked', () => {
  const b = astray();
  const shot = (ship: string, target: string) => ({ ship, target, weapons: ['heavy-laser'] });
  expect(b.refusals('narn', { shots: [shot('var', 'vesper')] })).toEqual(['FA-4.6.2 /shots/0/ship']);
  const dice = [...d(10, 10, 1), ...d(12, 6)];
  b.step({ narn: { shots: [shot('tal', 'vesper')] } }, dice);
  expect(b.asks).toEqual([{ side: 'narn', kind: 'stray', about: { pulse: 1 } }]);
  expect(b.marked('vesper')).toEqual({ structure: 1 });
  expect(b.refusals('narn', { shots: [shot('ro', 'vesper')] })).toEqual(['FA-4.6.2 /shots/0/ship']);
  const told = b.step({ narn: { shots: [shot('var', 'vesper')] } }, d(10, 1));
  expect(told).toContainEqual(expect.objectContaining({ kind: 'fired', ship: 'var' }));
});

test('FA-4.6.3 its factors are halved, rounded up', () => {
  const b = astray();
  expect(b.shot('tal', 'heavy-laser', 'vesper').dice).toBe(2);
  expect(b.shot('var', 'heavy-laser', 'vesper').dice).toBe(1);
});

test('FA-4.6.4 it may fire at anything, with the ordinary modifiers for range and ships passed over', () => {
  const b = astray();
  b.step({ narn: { shots: [{ ship: 'tal', target: 'vesper', weapons: ['heavy-laser'] }] } }, d(10, 1, 1));
  const at = (target: string) => b.refusals('narn', { shots: [{ ship: 'var', target, weapons: ['heavy-laser'] }] });
  expect([at('boreas'), at('halcyon')]).toEqual([[], []]);
  expect(b.shot('var', 'heavy-laser', 'halcyon')).toMatchObject({ passed: 1, band: 2, range: 17 });
});

test('FA-4.6.4 two such ships of one squadron may fire into two squadrons', () => {
  const b = battle(`narn A 0: Tal gquan 3040^0, Var gquan 3046, Ro gquan 3146
    earth B 0: Vesper omega 3036^3\nearth C 0: Boreas omega 2637^3`);
  b.step();
  b.until('stray');
  const shot = (ship: string, target: string) => ({ ship, target, weapons: ['heavy-laser'] });
  const shots = [shot('var', 'vesper'), shot('ro', 'boreas')];
  expect(b.refusals('narn', { shots: [...shots, shot('tal', 'vesper')] })).toEqual(['FA-4.6.2 /shots/2/ship']);
  const told = b.step({ narn: { shots } }, [...d(10, 1), ...d(10, 1)]);
  const fired = told.flatMap(event => (event.kind === 'fired' ? [`${event.ship} ${event.target}`] : []));
  expect(fired).toEqual(['var vesper', 'ro boreas']);
});

test('FA-4.6.6 who fires past it passes it over', () => {
  const b = battle('narn A 0: Tal gquan 3040^0, Var gquan 3046\nearth B 0: Vesper omega 3052^0').until('fire', 3);
  b.step();
  b.until('fire', 1);
  expect(b.ship('var').out).toBe('far');
  expect(b.shot('vesper', 'heavy-laser', 'tal').passed).toBe(1);
});

test('FA-4.6.5 it is plotted as a squadron of its own, with the speed its squadron had', () => {
  const b = battle('narn A 3: Tal gquan 3040^0, Var gquan 3046\nearth B 0: Vesper omega 3001^3');
  b.step();
  expect(b.squadron('var')).toMatchObject({ id: 'var', commander: 'var', speed: 3, heading: 0 });
  const own = plot('narn-a', 'a/a/a');
  expect(b.refusals('narn', { squadrons: [own] })).toEqual(['FA-3.1.3 /squadrons']);
  b.step({ narn: { squadrons: [own, plot('var', '>a/a/a')] } });
  expect(b.places('tal', 'var')).toEqual(['3034^0', '3342^1']);
  expect(b.squadron('narn-a').heading).toBe(0);
});

test('FA-4.6.6 it remains of its squadron for morale, as a target and when it is passed over', () => {
  const b = astray();
  expect(morale(b.s, 'narn-a')).toBe(6);
  const shots = [
    { ship: 'vesper', target: 'tal', weapons: ['heavy-laser'] },
    { ship: 'halcyon', target: 'var', weapons: ['heavy-laser'] },
  ];
  expect(b.refusals('earth', { shots })).toEqual([]);
  expect(b.shot('vesper', 'heavy-laser', 'var').passed).toBe(2);
});

test('FA-4.6.7 the half counts once, though its commander is lost as well', () => {
  const b = astray();
  b.squadron('narn-a').leaderless = b.s.clock.turn;
  expect(b.shot('var', 'heavy-laser', 'vesper').dice).toBe(1);
  expect(b.shot('tal', 'heavy-laser', 'vesper').dice).toBe(1);
  expect(commandLost(b.s.open, b.of('var'), 2)).toEqual({ commander: true, flagship: false, network: false });
});

test('FA-4.6.8 its anti-fighter fire is halved too', () => {
  const b = astray();
  const mount = b.of('var').card.mounts[2]!;
  expect([mount.weapon, mount.af]).toEqual(['twin-array', 2]);
  const af = (id: string) => antiFighterFactor(mount, 2, commandLost(b.s.open, b.of(id), 2));
  expect([af('tal'), af('var'), antiFighterFactor(mount, 1)]).toEqual([2, 1, 1]);
});

test('FA-4.6.5 lost, it is struck off as the turn ends, when all have named who commands', () => {
  const b = battle('narn A 0: Tal gquan 3040^0, Var gquan 3046, Ro gquan 3041, Go gquan 3039\nearth B 0: Vesper omega 3001^3');
  const listed = () => b.s.open.strays.map(({ id }) => id);
  b.step();
  b.ship('tal').structure = 0;
  b.step();
  b.step();
  b.ship('var').structure = 0;
  b.until('name');
  expect(listed()).toEqual(['var']);
  b.step();
  expect(listed()).toEqual([]);
});
