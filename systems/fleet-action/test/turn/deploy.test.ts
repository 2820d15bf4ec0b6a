import { check, fits } from '@flagplot/check';
import { hexes } from '@flagplot/hexes';
import { beginMatch, canonical, GENERATOR, viewOf } from '@flagplot/kernel';
import { expect, test } from 'vitest';
import { read } from '../../rules/edge/scenario.ts';
import { fleetAction } from '../../rules/index.ts';
import type { Deployment } from '../../rules/orders.ts';
import type { FaView, FleetAction } from '../../rules/state.ts';
import { deployQuestion } from '../../rules/turn/0-deploy.ts';
import { scenarios } from '../../scenarios/index.ts';
import { battle, movedTo } from '../battle.ts';

const TEXT = `narn A 0: Tal gquan 3040^0, Var gquan 3041, Ro gquan 2941\nnarn C 0: Sha gquan 2040^0
  earth B 0: Vesper omega 3010^3`;
const setUp = () => battle(TEXT, { deploys: true, map: { columns: 60, rows: 60 } });
const at = (squadron: string, hex: string, rest: Partial<Deployment> = {}): Deployment => ({
  squadron,
  hex,
  heading: 'N',
  ships: [],
  ...rest,
});
const refused = (...squadrons: Deployment[]) => setUp().refusals('narn', { speed: 6, squadrons });

test('FA-5.7.1 each side sets up its squadrons, each member in its place against the command ship', () => {
  const b = setUp();
  expect(b.asks.map(({ side, kind }) => `${side} ${kind}`)).toEqual(['narn deploy', 'earth deploy']);
  const told = b.step({ narn: { speed: 6, squadrons: [at('narn-a', '1040', { heading: 'NE' })] } });
  expect(b.places('tal', 'var', 'ro', 'sha')).toEqual(['1040^1', '0941^1', '0940^1', '2040^0']);
  expect(b.squadron('narn-a')).toMatchObject({
    speed: 6,
    formation: [
      { q: 0, r: 0 },
      { q: 0, r: 1 },
      { q: -1, r: 1 },
    ],
  });
  expect(told.filter(({ kind }) => kind === 'deployed')).toHaveLength(3);
  expect(b.asks[0]?.kind).toBe('orders');
});

test('FA-5.7.1 a ship may be given another place, which is its place in the formation from then on', () => {
  const b = setUp();
  const ships = [{ ship: 'var', hex: '3242' }];
  b.step({ narn: { speed: 0, squadrons: [at('narn-a', '3040', { heading: 'S', ships })] } });
  expect(b.places('tal', 'var')).toEqual(['3040^3', '3242^3']);
  const { formation } = b.squadron('narn-a');
  expect(hexes.rangeOf(formation[1]!.q, formation[1]!.r)).toBe(3);
  b.step();
  expect(b.places('tal', 'var')).toEqual(['3040^3', '3242^3']);
});

test('FA-1.1.1 at set-up every ship is within three hexes of its command ship (ruling R7)', () => {
  const far = (hex: string) => refused(at('narn-a', '3040', { ships: [{ ship: 'var', hex }] }));
  expect(far('3043')).toEqual([]);
  expect(far('3044')).toEqual(['FA-1.1.1 /squadrons/0']);
  expect(far('3340')).toEqual([]);
});

test('FA-1.1.2 every squadron commander stands within fifteen hexes of the flagship', () => {
  const wide = (hex: string) => refused(at('narn-a', '3040'), at('narn-c', hex));
  expect([wide('1540'), wide('3055')]).toEqual([[], []]);
  expect(wide('1440')).toEqual(['FA-1.1.2 /squadrons/1/hex']);
  expect(refused(at('narn-a', '4040'))).toEqual(['FA-1.1.2 /squadrons']);
});

test('FA-1.1.3 a named escort stands within three hexes of the flagship, and belongs to its squadron', () => {
  const escort = (n: number) => {
    const side = duel.sides[0]!;
    const squadrons = [{ ...side.squadrons[0]!, ships: side.squadrons[0]!.ships.map((one, i) => ({ ...one, escort: i === n })) }];
    return { ...duel, sides: [{ ...side, squadrons }, duel.sides[1]!] };
  };
  const made = read(escort(1));
  if ('faults' in made) throw new Error('refused');
  const s = { ...battle(TEXT).s, book: made.book, open: fleetAction.setUp(escort(1), made.book).open };
  const view: FaView = viewOf<FleetAction>(s, 'narn');
  const judged = (hex: string) =>
    deployQuestion.judge(
      view,
      { rows: [73, 84] },
      { speed: 6, squadrons: [at('narn-a', '3076', { ships: [{ ship: 'var-noth', hex }] })] },
    );
  expect(judged('3079')).toEqual([]);
  expect(judged('3080').map(({ rule }) => rule)).toEqual(['FA-1.1.3']);
  const strange = { ...battleField, sides: [{ ...battleField.sides[0]!, squadrons: withEscort() }, battleField.sides[1]!] };
  expect(read(strange)).toMatchObject({ faults: [{ rule: 'FA-1.1.3', at: '/sides/0/squadrons/1/ships/0/escort' }] });
});

const duel = scenarios.duel!;
const battleField = scenarios['narn-earth-5000']!;
const withEscort = () =>
  battleField.sides[0]!.squadrons.map((of, i) =>
    i === 1 ? { ...of, ships: of.ships.map(one => ({ ...one, escort: true })).slice(0, 1) } : of,
  );

test('FA-1.1.4 each side writes one speed for its whole fleet, in secret and together with its places', () => {
  const made = beginMatch(fleetAction, battleField, { check, dice: { kind: 'seeded', generator: GENERATOR, seed: 'x' } });
  if ('faults' in made) throw new Error('refused');
  const { match } = made;
  const idle = (side: string, n: number) => deployQuestion.idle(match.view(side), match.asks()[n]?.about as never);
  expect(match.answer('narn', 0, { ...idle('narn', 0), speed: 9 } as never)).toEqual([]);
  expect(canonical([match.view('earth'), match.told('earth')])).not.toContain('9,"squadrons"');
  expect(match.shown().open.squadrons.map(({ speed }) => speed)).toEqual([6, 6, 6, 6, 6]);
  match.answer('earth', 0, { ...idle('earth', 0), speed: 3 } as never);
  expect(match.shown().open.squadrons.map(({ speed }) => speed)).toEqual([9, 9, 9, 3, 3]);
});

test('FA-1.1.4 FA-1.1.5 nobody goes back behind the set-up once it is opened, by himself or with the leave of all', () => {
  const made = beginMatch(fleetAction, duel, { check, dice: { kind: 'seeded', generator: GENERATOR, seed: 'x' } });
  if ('faults' in made) throw new Error('refused');
  const { match } = made;
  const setsUp = (side: string) => {
    const ask = match.asks().find(one => one.side === side);
    return match.answer(side, 0, deployQuestion.idle(match.view(side), ask?.about as never) as never);
  };
  setsUp('narn');
  expect([match.back('narn'), match.undo('narn', 0)]).toEqual([[0], []]);
  setsUp('narn');
  setsUp('earth');
  expect([match.back('narn', true), match.back('earth', true)]).toEqual([[], []]);
  expect(match.undo('narn', 0, true)).toMatchObject([{ say: 'Since then a die has fallen or a secret been seen.' }]);
});

test('FA-1.1.5 the speeds are told together, when every squadron of every side stands', () => {
  const told = setUp().step({ narn: { speed: 4, squadrons: [] }, earth: { speed: 7, squadrons: [] } });
  expect(told.map(({ kind }) => kind)).toEqual(['deployed', 'deployed', 'deployed', 'fleet-speed', 'fleet-speed']);
  expect(told.slice(3)).toEqual([
    { kind: 'fleet-speed', side: 'narn', speed: 4 },
    { kind: 'fleet-speed', side: 'earth', speed: 7 },
  ]);
  expect(canonical(told.slice(0, 3) as never)).not.toContain('speed');
});

test('FA-1.1.6 the strips of the fleets are 45 hexes apart, unless the scenario says otherwise', () => {
  const strips = (narn: readonly [number, number], start?: { distance: number }) => {
    const squadrons = [movedTo(duel.sides[0]!.squadrons[0]!, { hex: `30${narn[0] + 2}`, heading: 'N' })];
    const sides = [{ ...duel.sides[0]!, rows: narn, squadrons }, duel.sides[1]!];
    const found = read({ ...duel, sides, ...(start ? { start } : {}) });
    return 'faults' in found ? found.faults.map(({ rule }) => rule) : [];
  };
  expect([strips([57, 68]), strips([56, 68])]).toEqual([[], ['FA-1.1.6']]);
  expect([strips([40, 60], { distance: 28 }), strips([40, 60], { distance: 29 })]).toEqual([[], ['FA-1.1.6']]);
});

test('FA-1.1.7 where the scenario says otherwise, that is the most', () => {
  const fast = { ...duel, start: { speed: 14 }, sides: [{ ...duel.sides[0]!, speed: 14 }, duel.sides[1]!] };
  expect(read(fast)).toHaveProperty('book.topSpeed', 14);
  expect(read({ ...fast, start: {} })).toMatchObject({ faults: [{ rule: 'FA-1.1.7', at: '/sides/0/speed' }] });
});

test('FA-1.1.7 a fleet arrives at speed 10 at most', () => {
  const b = setUp();
  expect(b.refusals('narn', { speed: 10, squadrons: [] })).toEqual([]);
  expect(b.refusals('narn', { speed: 11, squadrons: [] })).toEqual(['FA-1.1.7 /speed']);
});

test('FA-5.6.3 FA-5.7.1 a place off the map or outside the strip, a stranger, a repetition are refused', () => {
  expect(refused(at('narn-a', '2060'), at('narn-c', '2050'))).toEqual(['FA-5.6.3 /squadrons/0', 'FA-5.6.3 /squadrons/0']);
  expect(refused(at('earth-b', '3040'))).toEqual(['FA-5.7.1 /squadrons/0/squadron']);
  expect(refused(at('narn-c', '3040'), at('narn-c', '3041'))).toEqual(['FA-5.7.1 /squadrons/1/squadron']);
  const placed = (...ships: Deployment['ships']) => refused(at('narn-a', '3040', { ships }));
  expect(placed({ ship: 'sha', hex: '3040' })).toEqual(['FA-5.7.1 /squadrons/0/ships/0/ship']);
  expect(placed({ ship: 'tal', hex: '3041' })).toContain('FA-5.7.1 /squadrons/0/ships/0/ship');
  expect(placed({ ship: 'var', hex: '3041' }, { ship: 'var', hex: '3041' })).toEqual(['FA-5.7.1 /squadrons/0/ships/1/ship']);
  const { s } = setUp();
  const view = { ...setUp().view('narn'), book: s.book };
  const outside = deployQuestion.judge(view, { rows: [1, 39] }, { speed: 0, squadrons: [at('narn-c', '3040')] });
  expect(outside).toMatchObject([{ rule: 'FA-5.7.1', at: '/squadrons/0' }]);
});

test('FA-5.7.1 there is no hex in column or row 00', () => {
  for (const hex of ['0001', '0100', '0000', '101', '10101'])
    expect(fits(deployQuestion.schema, { speed: 0, squadrons: [at('narn-c', hex)] })).toBe(false);
  expect(fits(deployQuestion.schema, { speed: 0, squadrons: [at('narn-c', '0101')] })).toBe(true);
  expect(fits(deployQuestion.schema, { speed: 0, squadrons: [{ ...at('narn-c', '0101'), speed: 4 }] })).toBe(false);
});

test('FA-1.2.5 FA-1.2.8 where fleets meet there are no patrols, and the speed is that of the scenario', () => {
  const refusals = (order: object) => setUp().refusals('narn', { speed: 6, squadrons: [], ...order });
  expect(refusals({})).toEqual([]);
  expect(refusals({ patrols: [{ squadron: 'narn-c', speed: 6 }] })).toEqual(['FA-1.2.8 /patrols']);
});
