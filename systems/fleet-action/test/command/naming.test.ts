import { expect, test } from 'vitest';
import { factorUnderCommand } from '../../rules/combat/numbers.ts';
import { fleetAction } from '../../rules/index.ts';
import { type Battle, battle, plot } from '../battle.ts';
import { hull, mounted } from '../hulls.ts';

const ENEMY = 'earth B 0: Vesper omega 3036^3';
/** Loses a ship in pulse 3, and goes on to the next decision. */
const lose = (b: Battle, ...ids: string[]) => {
  b.until('fire', 3);
  for (const id of ids) b.ship(id).structure = 0;
  return b.step();
};
const named = (...names: [of: string, ship: string, ...outside: string[]][]) => ({
  names: names.map(([of, ship, ...outside]) => ({ of, ship, outside })),
});
const RATINGS = [0, 1, 2, 3, 9];
const rated = RATINGS.map(command => hull(`rated-${command}`, { command }));
/** The same with eight guns all round. */
const armed = RATINGS.map(command => hull(`armed-${command}`, { command, mounts: [mounted('twin-array', 8)] }));
/** The dice each ship throws at the enemy now. */
const guns = (b: Battle, ...ids: string[]) => ids.map(id => b.shot(id, 'twin-array', 'vesper').dice);

test('FA-4.7.1 for the rest of the turn the squadron follows the path of the ship it lost', () => {
  const b = battle(`narn A 3: Tal gquan 3040^0, Var gquan 3041\n${ENEMY}`);
  b.step({ narn: { squadrons: [plot('narn-a', 'a/>a/a')] } });
  b.ship('tal').structure = 0;
  b.step();
  b.step();
  b.step();
  expect(b.places('var')).toEqual(['3139^1']);
});

const THREE = `narn A 0: Tal gquan 3040^0, Var bintak 3041, Ro gquan 3042\n${ENEMY}`;

test('FA-4.7.2 FA-4.7.4 in the turn after, all its fire is halved, in the ordinary step and as a squadron', () => {
  const b = battle(THREE);
  lose(b, 'tal');
  expect(b.squadron('narn-a').leaderless).toBe(2);
  b.until('fire', 1);
  expect(b.asks.map(({ side, kind }) => `${side} ${kind}`)).toEqual(['narn fire', 'earth fire']);
  b.fleet('narn').stricken = 0;
  b.fleet('narn').vacant = false;
  expect([b.shot('var', 'heavy-laser', 'vesper').dice, b.shot('ro', 'heavy-laser', 'vesper').dice]).toEqual([2, 1]);
  expect(factorUnderCommand(4, { commander: true, flagship: false })).toBe(2);
});

test('FA-4.7.3 it has no benefit of what a commander orders for the squadron as a whole (ruling R15)', () => {
  const b = battle(`narn A 3: Tal gquan 3040^0, Var gquan 3041, Ro gquan 3042\n${ENEMY}`);
  const shift = { ship: 'ro', to: '3142' };
  expect(b.refusals('narn', { squadrons: [plot('narn-a', 'a/a/a', { shift })] })).toEqual([]);
  lose(b, 'tal');
  b.until('name').step();
  const asked = (rest: object) => b.refusals('narn', { squadrons: [plot('narn-a', 'a/a/a', rest)] });
  expect(asked({ shift })).toEqual(['FA-4.7.3 /squadrons/0']);
  expect(asked({ mode: 'relative' })).toEqual(['FA-4.7.3 /squadrons/0']);
  expect(asked({})).toEqual([]);
});

test('FA-4.7.5 in that turn the path is written for a guide its owner picks', () => {
  const b = battle(THREE);
  lose(b, 'tal');
  const naming = { office: 'guide', of: 'narn-a', ships: ['var', 'ro'], outside: { of: [], count: 0 } };
  expect(b.asks).toEqual([{ side: 'narn', kind: 'name', about: { namings: [naming] } }]);
  expect(b.refusals('narn', named(['narn-a', 'tal']))).toEqual(['FA-4.7.5 /names/0/ship']);
  expect(b.refusals('narn', named())).toEqual(['FA-4.7.5 /names']);
  b.step({ narn: named(['narn-a', 'ro']) });
  expect(b.squadron('narn-a')).toMatchObject({ commander: 'ro', leaderless: 2 });
  b.step({ narn: { squadrons: [plot('narn-a', '//>')] } });
  b.until('name');
  expect(b.places('ro', 'var')).toEqual(['3042^1', '3142^1']);
});

test('FA-4.7.6 at the end of that turn the new commander is named', () => {
  const b = battle(`narn A 0: Tal gquan 3040^0, Var gquan 3041, Ro gquan 3042\n${ENEMY}`);
  lose(b, 'tal');
  b.step({ narn: named(['narn-a', 'ro']) });
  b.until('name');
  expect([b.s.clock.turn, b.s.open.pulse]).toEqual([2, 0]);
  expect(b.asks[0]).toMatchObject({ about: { namings: [{ office: 'commander', of: 'narn-a', ships: ['var', 'ro'] }] } });
  const told = b.step({ narn: named(['narn-a', 'var']) });
  expect(told).toContainEqual({ kind: 'commander', squadron: 'narn-a', ship: 'var' });
  expect(b.squadron('narn-a')).toMatchObject({ commander: 'var', leaderless: 0 });
});

test('FA-4.7.6 of a squadron that has nobody left to name nothing changes: nobody would be told of it', () => {
  const b = battle(`narn A 0: Tal gquan 3040^0, Var gquan 3041\nnarn C 0: Ro gquan 2560^0\n${ENEMY}`);
  lose(b, 'tal');
  const before = { ...b.squadron('narn-a') };
  const told = lose(b, 'var');
  expect([before.leaderless, b.s.clock.turn, b.squadron('narn-a')]).toEqual([2, 3, before]);
  expect(told.map(({ kind }) => kind)).not.toContain('commander');
});

test('FA-4.7.6 where only one can be named nobody is asked', () => {
  const b = battle(`narn A 0: Tal gquan 3040^0, Var gquan 3041\n${ENEMY}`);
  lose(b, 'tal');
  expect(b.asks.map(({ kind }) => kind)).toEqual(['orders', 'orders']);
  expect(b.squadron('narn-a').commander).toBe('var');
});

/** A squadron that has just fought a turn without its commander, about to name the next. */
const heirs = (ships: string) => {
  const b = battle(`narn A 0: Tal rated-9 3040^0, ${ships}\n${ENEMY}`, { ships: rated });
  lose(b, 'tal');
  b.until('orders');
  b.until('fire');
  b.until('name');
  return b;
};

test('FA-4.7.7 the new commander can command all that remain, if any can', () => {
  const b = heirs('Var rated-1 3041, Ro rated-3 3042, Sha rated-2 3043');
  expect(b.asks[0]).toMatchObject({ about: { namings: [{ ships: ['ro', 'sha'], outside: { count: 0 } }] } });
  expect(b.refusals('narn', named(['narn-a', 'var']))).toEqual(['FA-4.7.7 /names/0/ship']);
  expect(b.refusals('narn', named(['narn-a', 'sha', 'var']))).toEqual(['FA-4.7.9 /names/0/outside']);
  expect(b.refusals('narn', named(['narn-a', 'sha']))).toEqual([]);
});

const SMALL = 'Var rated-1 3041, Ro rated-1 3042, Sha rated-2 3043, Dov rated-1 3044';

test('FA-4.7.8 FA-4.7.9 where none can, that of the highest rating is named, and the owner says who is beyond it', () => {
  const b = heirs(SMALL);
  expect(b.asks[0]).toMatchObject({ about: { namings: [{ ships: ['sha'], outside: { count: 1 } }] } });
  const out = (...ids: string[]) => b.refusals('narn', named(['narn-a', 'sha', ...ids]));
  expect(out()).toEqual(['FA-4.7.9 /names/0/outside']);
  expect(out('sha')).toEqual(['FA-4.7.9 /names/0/outside/0']);
  expect(out('ro')).toEqual([]);
  const told = b.step({ narn: named(['narn-a', 'sha', 'ro']) });
  expect(told).toContainEqual({ kind: 'out', squadron: 'narn-a', ship: 'ro', why: 'excess' });
  expect(b.s.open.strays.map(({ id }) => id)).toEqual(['ro']);
});

test('FA-4.7.9 FA-4.7.10 who is beyond it stays out of command, near as he is', () => {
  const b = heirs(SMALL);
  b.step({ narn: named(['narn-a', 'sha', 'ro']) });
  for (let turn = 0; turn < 2; turn += 1) {
    b.until('fire');
    b.until('orders');
    expect(b.ship('ro').out).toBe('excess');
  }
  b.ship('var').structure = 0;
  b.until('fire');
  b.until('orders');
  expect(b.ship('ro').out).toBe('excess');
});

test('FA-4.7.9 FA-4.6.2 who is beyond it fires by himself, after the others and at half', () => {
  const b = battle(`narn A 0: Tal armed-0 3040^0, Var armed-0 3041, Ro armed-0 3042\n${ENEMY}`, { ships: armed });
  lose(b, 'tal');
  b.until('orders').until('fire');
  b.until('name').step({ narn: named(['narn-a', 'var', 'ro']) });
  b.fleet('narn').stricken = 0;
  b.until('fire');
  const shots = [{ ship: 'ro', target: 'vesper', weapons: ['twin-array'] }];
  expect(b.refusals('narn', { shots })).toEqual(['FA-4.6.2 /shots/0/ship']);
  expect(guns(b, 'var', 'ro')).toEqual([8, 4]);
  b.until('stray');
  expect(b.refusals('narn', { shots })).toEqual([]);
});

test('FA-4.7.10 who was beyond a rating once is not named when that commander is lost too, and does not count', () => {
  const b = heirs(SMALL);
  b.step({ narn: named(['narn-a', 'sha', 'ro']) });
  lose(b, 'sha');
  expect(b.asks[0]).toMatchObject({ about: { namings: [{ office: 'guide', ships: ['var', 'dov'] }] } });
  b.until('fire');
  b.until('name');
  const naming = { office: 'commander', ships: ['var', 'dov'], outside: { of: ['var', 'dov'], count: 0 } };
  expect(b.asks[0]).toMatchObject({ about: { namings: [naming] } });
});

test('FA-4.7.5 FA-4.7.7 neither guide nor commander is a ship that strayed, while one is in command (ruling R16)', () => {
  const b = battle(`narn A 0: Tal gquan 3040^0, Var gquan 3041, Ro gquan 3042, Sha bintak 3047\n${ENEMY}`);
  b.step();
  b.until('orders');
  lose(b, 'tal');
  b.until('name');
  expect(b.ship('sha').out).toBe('far');
  expect(b.asks[0]).toMatchObject({ about: { namings: [{ office: 'guide', ships: ['var', 'ro'] }] } });
  b.until('fire');
  b.until('name');
  expect(b.asks[0]).toMatchObject({ about: { namings: [{ office: 'commander', ships: ['var', 'ro'] }] } });
});

const FLEET = `narn A 0: Tal bintak 3040^0, Var bintak 3041\nnarn C 0: Ro gquan 2040^0\nnarn D 0: Sha gquan 3540^0, Dov thentus 3541\n${ENEMY}`;

const MOVING = `narn A 3: Tal bintak 3070^0, Var bintak 3071\nnarn C 3: Ro gquan 2070^0\nnarn D 3: Sha gquan 3570^0
  earth B 3: Vesper omega 3045^3, Halcyon omega 3044\nearth E 3: Boreas omega 2045^3`;
const movedIn = (told: readonly { kind: string }[], pulse: number) =>
  told.flatMap(event => {
    const one = event as { kind: string; pulse?: number; squadron?: string };
    return one.kind === 'moved' && one.pulse === pulse ? [one.squadron as string] : [];
  });
/** The Narn are stricken in turn 2, and it is time to write. */
const stricken = (): Battle => {
  const b = battle(MOVING);
  lose(b, 'tal');
  b.until('orders');
  return b;
};
const earth = (rest: object, first = 'a/a/a') => ({
  squadrons: [plot('earth-b', first), plot('earth-e', 'a/a/a')],
  ...rest,
});

test('FA-4.8.3 the enemy of a stricken fleet names one pulse while orders are written, and nobody else does', () => {
  const b = stricken();
  expect(b.fleet('narn')).toMatchObject({ stricken: 2 });
  expect(b.refusals('earth', earth({ pulse: 2 }))).toEqual([]);
  expect(b.refusals('earth', earth({}))).toEqual([]);
  const own = b.s.open.squadrons.slice(0, 3).map(({ id }) => plot(id, 'a/a/a'));
  expect(b.refusals('narn', { squadrons: own, pulse: 2 })).toEqual(['FA-4.8.3 /pulse']);
  expect(battle(MOVING).refusals('earth', earth({ pulse: 1 }))).toEqual(['FA-4.8.3 /pulse']);
});

test('FA-4.8.4 in that pulse all of the stricken fleet moves before any of its enemy, in the others by turns', () => {
  const b = stricken();
  const from = b.told.length;
  b.step({ earth: earth({ pulse: 3 }) });
  b.until('orders');
  const told = b.told.slice(from);
  expect(movedIn(told, 2)).toEqual(['narn-a', 'earth-b', 'narn-c', 'narn-d', 'earth-e']);
  expect(movedIn(told, 3)).toEqual(['narn-a', 'narn-c', 'narn-d', 'earth-b', 'earth-e']);
  expect(told).toContainEqual({ kind: 'pulse', pulse: 3, first: 'narn', stricken: ['narn'] });
  expect(told).toContainEqual({ kind: 'pulse', pulse: 2, first: 'narn', stricken: [] });
});

test('FA-4.8.4 whose fleet is stricken shows his orders before the pulse is told, since it says who moves first; else the pulse comes first', () => {
  const shown = (b: Battle) => {
    const from = b.heard.length;
    b.step();
    const begun = b.heard.indexOf('pulse', from);
    return [b.heard.slice(begun - 2, begun).sort(), b.heard.slice(begun + 1, begun + 3).sort()];
  };
  const both = ['reveal earth', 'reveal narn'];
  expect(shown(stricken())).toEqual([both, both]);
  expect(shown(battle(MOVING))).toEqual([['sealed', 'sealed'], both]);
});

test('FA-5.5.1 orders are shown before anything of them is told: a shift, a change of speed, a move', () => {
  const b = battle(MOVING);
  const shift = { ship: 'var', to: '3172' };
  const plots = [plot('narn-a', 'a/a/a', { shift }), plot('narn-c', 'a/a/a'), plot('narn-d', 'a/a/a')];
  b.step({ narn: { squadrons: plots } });
  const first = b.heard.findIndex(kind => ['shifted', 'speed', 'moved'].includes(kind));
  const begun = b.heard.indexOf('pulse');
  expect(b.heard[first]).toBe('shifted');
  expect(b.heard.slice(begun + 1, first).sort()).toEqual(['reveal earth', 'reveal narn']);
});

test('FA-4.8.5 the enemy goes where he has written for the turn', () => {
  const b = stricken();
  const before = b.places('vesper');
  b.step({ earth: earth({ pulse: 1 }, 'a/a/a') });
  b.until('orders');
  expect(before).toEqual(['3048^3']);
  expect(b.places('vesper')).toEqual(['3051^3']);
});

test('FA-4.8.6 his single-ship shifts may wait for that pulse, and are made when the stricken fleet has moved (ruling R14)', () => {
  const b = stricken();
  const shift = { ship: 'halcyon', to: '2947', late: true as const };
  const plots = { squadrons: [plot('earth-b', 'a/a/a', { shift }), plot('earth-e', 'a/a/a')] };
  expect(b.refusals('earth', plots)).toEqual(['FA-4.8.6 /squadrons/0/shift/late']);
  const from = b.told.length;
  b.step({ earth: { ...plots, pulse: 2 } });
  b.until('orders');
  const kinds = b.told
    .slice(from)
    .flatMap(event =>
      'squadron' in event && ['moved', 'shifted'].includes(event.kind) ? [`${event.kind} ${event.squadron}`] : [],
    );
  expect(kinds.filter(kind => kind.startsWith('shifted'))).toEqual(['shifted earth-b']);
  expect(kinds.slice(5, 10)).toEqual(['moved narn-a', 'moved narn-c', 'moved narn-d', 'shifted earth-b', 'moved earth-b']);
});

test('FA-4.8.6 kept in a squadron that moves relatively, a shift leads to the hex it was meant for (FA-5.7.7, ruling R14)', () => {
  const shifted = (late: object) => {
    const b = stricken();
    const shift = { ship: 'halcyon', to: '3046', ...late };
    b.step({
      earth: { squadrons: [plot('earth-b', 'a>/a/a', { shift, mode: 'relative' }), plot('earth-e', 'a/a/a')], pulse: 3 },
    });
    b.until('orders');
    return b.places('vesper', 'halcyon');
  };
  expect(shifted({ late: true })).toEqual(shifted({}));
});

test('FA-4.8.6 FA-5.6.3 a ship whose shift is kept stays on the map until then as well (ruling R13)', () => {
  const b = battle(`narn A 3: Tal gquan 3030^0\nnarn C 3: Ro gquan 2030^0\nearth B 3: Vesper omega 3007^0, Halcyon omega 3005`);
  lose(b, 'tal');
  b.until('orders');
  expect(b.places('vesper', 'halcyon')).toEqual(['3004^0', '3002^0']);
  const shifted = (late: object) => {
    const shift = { ship: 'halcyon', to: '3003', ...late };
    return b.refusals('earth', { squadrons: [plot('earth-b', 'a/a/>>a', { shift })], pulse: 3 });
  };
  expect([shifted({}), shifted({ late: true })]).toEqual([[], ['FA-5.6.3 /squadrons/0/path/1']]);
  let last = 1;
  const face = (sides: number) => {
    last = (last * 48271) % 2147483647;
    return (last % sides) + 1;
  };
  const view = b.view('earth');
  for (let n = 0; n < 1500; n += 1) {
    const order = fleetAction.questions.orders.random(view, { turn: 2 }, face);
    if (order.squadrons.some(({ shift }) => shift?.late)) expect(b.refusals('earth', order)).toEqual([]);
  }
});

test('FA-4.8.7 in the turn after, every ship of the fleet fires at three quarters, rounded up', () => {
  const b = battle(FLEET);
  lose(b, 'tal');
  b.until('fire');
  expect(b.shot('sha', 'heavy-laser', 'vesper').dice).toBe(2);
  const one = battle(`narn A 0: Tal armed-9 3040^0\nnarn C 0: Ro armed-9 2938^0\n${ENEMY}`, { ships: armed });
  lose(one, 'tal');
  one.until('fire', 1);
  expect([one.fleet('narn').flagship, guns(one, 'ro')]).toEqual(['ro', [6]]);
  one.until('fire', 3).until('orders').until('fire', 1);
  expect(guns(one, 'ro')).toEqual([8]);
  expect([1, 2, 3, 4, 6].map(x => factorUnderCommand(x, { commander: false, flagship: true }))).toEqual([1, 2, 3, 3, 5]);
  expect(b.s.clock.turn).toBe(2);
});

test('FA-4.8.8 FA-4.8.9 its own squadron has lost its commander too: three quarters of a half, rounded once', () => {
  const b = battle(FLEET);
  lose(b, 'tal');
  b.until('fire');
  expect(b.shot('var', 'heavy-laser', 'vesper').dice).toBe(2);
  expect([1, 2, 3, 4, 6, 9].map(x => factorUnderCommand(x, { commander: true, flagship: true }))).toEqual([1, 1, 2, 2, 3, 4]);
});

test('FA-4.8.10 no weapon drops below one die', () => {
  expect(factorUnderCommand(1, { commander: true, flagship: true })).toBe(1);
  expect(factorUnderCommand(0, { commander: true, flagship: true })).toBe(0);
});

test('FA-4.8.11 the next flagship is named as the turn begins: the squadron commander of the highest rating', () => {
  const b = battle(
    `narn A 0: Tal gquan 3040^0\nnarn C 0: Var thentus 2040^0, Ro bintak 2041\nnarn D 0: Sha gquan 3540^0\n${ENEMY}`,
  );
  const told = lose(b, 'tal');
  expect(told).toContainEqual({ kind: 'stricken', side: 'narn', turn: 2 });
  expect(told).toContainEqual({ kind: 'flagship', side: 'narn', ship: 'sha' });
  expect(b.fleet('narn')).toEqual({ side: 'narn', flagship: 'sha', stricken: 2, vacant: false, outside: [] });
});

test('FA-4.8.11 a fleet of which nothing is left misses no flagship', () => {
  const b = battle(`narn A 0: Tal gquan 3040^0\n${ENEMY}`);
  expect(lose(b, 'tal', 'vesper').map(({ kind }) => kind)).toEqual(['over']);
  expect(b.s.open.verdict).toMatchObject({ winners: [], points: { narn: 900, earth: 675 } });
});

test('FA-4.8.11 among equals the owner chooses', () => {
  const b = battle(FLEET);
  lose(b, 'tal');
  expect(b.asks[0]).toMatchObject({
    kind: 'name',
    about: { namings: [{ office: 'flagship', of: 'narn', ships: ['ro', 'sha'] }] },
  });
  expect(b.refusals('narn', named(['narn', 'var']))).toEqual(['FA-4.8.11 /names/0/ship']);
  b.step({ narn: named(['narn', 'sha']) });
  expect(b.fleet('narn').flagship).toBe('sha');
});

test('FA-4.8.11 a fleet none of whose squadrons has a commander has no flagship until one is named, and fires at three quarters till then (ruling R21)', () => {
  const b = battle(THREE);
  lose(b, 'tal');
  expect(b.fleet('narn')).toMatchObject({ vacant: true, flagship: 'tal' });
  b.until('orders').until('fire');
  b.until('name').step();
  expect(b.fleet('narn')).toMatchObject({ vacant: false, flagship: 'var', stricken: 2 });
});

test('FA-4.8.11 left with none but ships beyond a rating, it stays without, and at three quarters of what else they fire (ruling R21)', () => {
  const b = battle(`narn A 0: Tal armed-0 3040^0, Var armed-0 3041, Ro armed-0 3042\n${ENEMY}`, { ships: armed });
  lose(b, 'tal');
  b.until('orders').until('fire');
  b.until('name').step({ narn: named(['narn-a', 'var', 'ro']) });
  lose(b, 'var');
  b.until('orders');
  b.until('fire', 3).until('orders').until('fire', 1);
  expect(b.fleet('narn')).toMatchObject({ vacant: true, stricken: b.s.clock.turn - 1 });
  expect(guns(b, 'ro')).toEqual([3]);
});

/** Four squadrons, three of them left, and flagships of a rating too small for them. */
const crowded = () => {
  const b = battle(
    `narn A 0: Tal armed-9 3040^0\nnarn C 0: Var armed-2 2938^0\nnarn D 0: Ro armed-1 3138^0\nnarn E 0: Sha armed-1 2839^0\n${ENEMY}`,
    { ships: armed },
  );
  lose(b, 'tal');
  return b;
};

test('FA-4.8.12 a flagship without room for all squadrons has those its owner designates', () => {
  const b = crowded();
  expect(b.asks[0]).toMatchObject({
    about: { namings: [{ office: 'flagship', ships: ['var'], outside: { of: ['narn-c', 'narn-d', 'narn-e'], count: 1 } }] },
  });
  expect(b.refusals('narn', named(['narn', 'var']))).toEqual(['FA-4.8.12 /names/0/outside']);
  expect(b.refusals('narn', named(['narn', 'var', 'narn-c']))).toEqual(['FA-4.8.12 /names/0/outside/0']);
  b.step({ narn: named(['narn', 'var', 'narn-e']) });
  expect(b.fleet('narn').outside).toEqual(['narn-e']);
});

test('FA-4.8.12 its own squadron is always under the flagship, whatever its rating', () => {
  const b = battle(`narn A 0: Tal rated-9 3040^0\nnarn C 0: Var rated-0 2540^0\nnarn D 0: Ro rated-0 3540^0\n${ENEMY}`, {
    ships: rated,
  });
  lose(b, 'tal');
  expect(b.asks[0]).toMatchObject({ about: { namings: [{ ships: ['var', 'ro'], outside: { count: 1 } }] } });
  b.step();
  expect(b.fleet('narn')).toMatchObject({ flagship: 'var', outside: ['narn-d'] });
});

test('FA-4.8.13 squadrons outside fire at three quarters after the penalty turn, until there is room', () => {
  const b = crowded();
  b.step({ narn: named(['narn', 'var', 'narn-e']) });
  b.until('fire', 3).until('orders').until('fire', 1);
  expect(b.s.clock.turn).toBe(3);
  expect(guns(b, 'var', 'ro', 'sha')).toEqual([8, 8, 6]);
  b.ship('ro').structure = 0;
  b.until('orders');
  expect(b.fleet('narn').outside).toEqual([]);
  expect(b.told).toContainEqual({ kind: 'outside', side: 'narn', squadrons: [] });
});

test('FA-4.8.13 as room is made they come under it in the order in which they were left', () => {
  const b = battle(
    `narn A 0: Tal rated-9 3040^0\nnarn C 0: Var rated-2 2540^0\nnarn D 0: Ro rated-1 3540^0\nnarn E 0: Sha rated-1 2840^0
    narn F 0: Oz rated-1 3140^0\n${ENEMY}`,
    { ships: rated },
  );
  lose(b, 'tal');
  b.step({ narn: named(['narn', 'var', 'narn-f', 'narn-d']) });
  lose(b, 'sha');
  expect(b.fleet('narn').outside).toEqual(['narn-d']);
  lose(b, 'oz');
  expect(b.fleet('narn').outside).toEqual([]);
});

test('FA-4.8.14 where both fleets are stricken each names a pulse; if it is the same one, they take turns in it', () => {
  const both = (narn: number, terran: number) => {
    const b = battle(MOVING);
    lose(b, 'tal', 'vesper');
    b.until('orders');
    const from = b.told.length;
    const own = ['narn-a', 'narn-c', 'narn-d'].map(id => plot(id, 'a/a/a'));
    b.step({ narn: { squadrons: own, pulse: narn }, earth: earth({ pulse: terran }) });
    b.until('orders');
    return [1, 2].map(pulse =>
      movedIn(b.told.slice(from), pulse)
        .map(id => id[0])
        .join(''),
    );
  };
  expect(both(1, 2)).toEqual(['eennn', 'nnnee']);
  expect(both(1, 1)).toEqual(['nenne', 'nenne']);
});

test('FA-4.8.14 FA-4.8.6 named for the same pulse, the shifts kept for it are made as it begins (ruling R14)', () => {
  const b = stricken();
  b.fleet('earth').stricken = 2;
  const shift = { ship: 'halcyon', to: '2947', late: true as const };
  const own = ['narn-a', 'narn-c', 'narn-d'].map(id => plot(id, 'a/a/a'));
  const theirs = [plot('earth-b', 'a/a/a', { shift }), plot('earth-e', 'a/a/a')];
  const from = b.told.length;
  b.step({ narn: { squadrons: own, pulse: 2 }, earth: { squadrons: theirs, pulse: 2 } });
  b.until('orders');
  const kinds = b.told.slice(from).flatMap(({ kind }) => (['pulse', 'moved', 'shifted'].includes(kind) ? [kind] : []));
  const at = kinds.indexOf('shifted');
  expect([at, kinds.slice(at - 1, at + 2)]).toEqual([7, ['pulse', 'shifted', 'moved']]);
});

test('FA-4.1.1 namings of several offices are asked for together', () => {
  const b = battle(
    `narn A 0: Tal bintak 3040^0, Var gquan 3041, Oz gquan 3042\nnarn C 0: Ro gquan 2640^0\nnarn D 0: Sha gquan 3540^0\n${ENEMY}`,
  );
  lose(b, 'tal');
  expect(b.asks).toHaveLength(1);
  expect(b.asks[0]).toMatchObject({ about: { namings: [{ office: 'flagship' }, { office: 'guide' }] } });
  expect(b.refusals('narn', named(['narn', 'ro'], ['narn', 'ro']))).toEqual(['FA-4.7.5 /names', 'FA-4.1.1 /names/1/of']);
  expect(b.refusals('narn', named(['narn', 'ro'], ['narn-a', 'oz'], ['narn-d', 'sha']))).toEqual(['FA-4.1.1 /names/2/of']);
  b.step({ narn: named(['narn', 'sha'], ['narn-a', 'oz']) });
  expect([b.fleet('narn').flagship, b.squadron('narn-a').commander]).toEqual(['sha', 'oz']);
});

test('FA-4.7.7 a ship far away commands what is left, where nobody near does, and brings its own place and speed (ruling R16)', () => {
  const b = battle(`narn A 3: Tal gquan 3060^0, Var gquan 3069\nnarn C 0: Ro gquan 2560^0\nearth B 0: Vesper omega 3001^3`);
  b.step();
  expect(b.ship('var').out).toBe('far');
  b.step({
    narn: { squadrons: [plot('narn-a', 'a/a/a'), plot('narn-c', '//'), plot('var', 'a//a', { change: { pulse: 1, by: -1 } })] },
  });
  b.ship('tal').structure = 0;
  b.until('orders').step();
  expect(b.squadron('narn-a').leaderless).toBe(4);
  const told = b.step();
  expect(told).toContainEqual({ kind: 'commander', squadron: 'narn-a', ship: 'var' });
  expect(b.squadron('narn-a')).toMatchObject({ commander: 'var', speed: 2, leaderless: 0 });
  expect(b.s.open.strays).toEqual([]);
});

test('FA-4.7.5 a command ship that has left the map is lost to its squadron (ruling R22)', () => {
  const b = battle(`narn A 0: Tal gquan 3060^0, Var gquan 3061, Ro gquan 3062\nearth B 0: Vesper omega 3001^3`);
  b.ship('tal').left = true;
  const told = b.step();
  expect(told).toContainEqual({ kind: 'leaderless', squadron: 'narn-a', turn: 2 });
  expect(b.asks[0]?.kind).toBe('name');
});
