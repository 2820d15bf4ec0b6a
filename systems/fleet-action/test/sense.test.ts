// States from outside: what no battle of the scenario comes to is refused by its row, at its place.

import { expect, test } from 'vitest';
import { fleetAction as rules } from '../rules/index.ts';
import type { FaState, FleetAction } from '../rules/state.ts';
import { battle } from './battle.ts';

const TEXT = 'narn A 6: Tal gquan 3030^0, Var gquan 3031\nearth B 0: Vesper omega 3020^3';

type Open = FleetAction['open'];
const SALVO = { ship: 'tal', target: 'vesper', weapon: 'heavy-laser', dice: 1, sensor: 4, passed: 0, range: 12, due: 9 };

/** A battle before its orders, with something changed by hand. */
function changed(change: (open: Open, s: FaState) => unknown): ReturnType<NonNullable<typeof rules.sense>> {
  const s = structuredClone(battle(TEXT).s);
  change(s.open, s);
  return rules.sense?.(s) ?? [];
}

const ship = (open: Open) => open.ships[0]!;

test('a state as a battle comes to it makes sense', () => expect(changed(() => {})).toEqual([]));

test.each<[string, (open: Open, s: FaState) => unknown, string, string]>([
  [
    'FA-16.2.2 structure 99 of a ship that has less',
    open => Object.assign(ship(open), { structure: 99 }),
    'FA-16.2.2',
    '/open/ships/0/structure',
  ],
  ['FA-16.2.2 a manoeuvre row too long', open => Object.assign(ship(open), { hard: 9 }), 'FA-16.2.2', '/open/ships/0/hard'],
  [
    'FA-16.2.3 seven boxes on a weapon of two',
    open => Object.assign(ship(open).weapons, { 0: 7 }),
    'FA-16.2.3',
    '/open/ships/0/weapons/0',
  ],
  ['FA-16.2.3 a weapon list one short', open => ship(open).weapons.pop(), 'FA-16.2.3', '/open/ships/0/weapons'],
  ['FA-2.3.1 last shots one short', open => ship(open).fired.pop(), 'FA-2.3.1', '/open/ships/0/fired'],
  [
    'FA-2.3.1 a shot that is still to come',
    open => Object.assign(ship(open).fired, { 0: 40 }),
    'FA-2.3.1',
    '/open/ships/0/fired/0',
  ],
  ['FA-11.4.4 a ship off the map', open => Object.assign(ship(open), { q: -80 }), 'FA-11.4.4', '/open/ships/0'],
  [
    'FA-4.6.5 a ship out of command that is no stray',
    open => Object.assign(ship(open), { out: 'far' }),
    'FA-4.6.5',
    '/open/ships/0/out',
  ],
  [
    'FA-4.6.5 a stray nobody has',
    open => open.strays.push({ ...open.squadrons[0]!, id: 'ghost' }),
    'FA-4.6.5',
    '/open/strays/0/id',
  ],
  [
    'FA-4.1.1 a commander who is nobody',
    open => Object.assign(open.squadrons[0]!, { commander: 'nobody' }),
    'FA-4.1.1',
    '/open/squadrons/0/commander',
  ],
  [
    'FA-4.1.1 a commander of the enemy',
    open => Object.assign(open.squadrons[0]!, { commander: 'vesper' }),
    'FA-4.1.1',
    '/open/squadrons/0/commander',
  ],
  [
    'FA-4.1.1 a flagship of the enemy',
    open => Object.assign(open.fleets[0]!, { flagship: 'vesper' }),
    'FA-4.1.1',
    '/open/fleets/0/flagship',
  ],
  ['FA-4.1.1 a ship that is missing', open => open.ships.pop(), 'FA-4.1.1', '/open/ships'],
  ['FA-5.7.1 a formation one short', open => open.squadrons[0]!.formation.pop(), 'FA-5.7.1', '/open/squadrons/0/formation'],
  [
    'FA-11.2.4 more circles tested than there are',
    open => Object.assign(open.squadrons[0]!, { tested: 20 }),
    'FA-11.2.4',
    '/open/squadrons/0/tested',
  ],
  [
    'FA-9.1.3 a salvo of a weapon that is not aboard',
    open => open.salvos.push({ ...SALVO, weapon: 'slingshot' }),
    'FA-9.1.3',
    '/open/salvos/0/weapon',
  ],
  ['FA-9.1.3 a salvo of a weapon that sends none', open => open.salvos.push(SALVO), 'FA-9.1.3', '/open/salvos/0/weapon'],
  ['FA-9.1.3 a salvo of nobody', open => open.salvos.push({ ...SALVO, ship: 'ghost' }), 'FA-9.1.3', '/open/salvos/0/ship'],
  [
    'FA-11.4.6 a vortex of nobody',
    open => open.vortices.push({ q: 0, r: 0, ship: 'ghost', squadron: 'a', turn: 1 }),
    'FA-11.4.6',
    '/open/vortices/0/ship',
  ],
  ['FA-2.1.2 a pulse that is not played', open => Object.assign(open, { pulse: 2 }), 'FA-2.1.2', '/open/pulse'],
  ['FA-15.1.1 a turn too many', (_, s) => Object.assign(s.clock, { turn: 99 }), 'FA-15.1.1', '/clock/turn'],
  [
    'FA-3.1.1 a plot of the enemy',
    (_, s) => s.sealed.narn!.plots.push({ squadron: 'b', path: [[], [], []] }),
    'FA-3.1.1',
    '/sealed/narn/plots/0/squadron',
  ],
  [
    'FA-11.4.5 two vortices of one ship',
    (_, s) => s.sealed.narn!.jumps.push({ ship: 'tal', ahead: 1 }, { ship: 'tal', ahead: 2 }),
    'FA-11.4.5',
    '/sealed/narn/jumps/1/ship',
  ],
  [
    'FA-11.4.5 a vortex of a ship of the enemy',
    (_, s) => s.sealed.narn!.jumps.push({ ship: 'vesper', ahead: 1 }),
    'FA-11.4.5',
    '/sealed/narn/jumps/0/ship',
  ],
])('%s is refused', (_, change, rule, at) => {
  const faults = changed(change);
  expect(faults).toMatchObject([{ rule, at }]);
  expect(faults[0]?.say).not.toMatch(/undefined|NaN/);
});

test('FA-3.1.3 between orders and the last movement a squadron without a plot is refused', () => {
  const faults = changed((open, s) => {
    open.pulse = 2;
    Object.assign(s.clock, { turn: 2, line: rules.sequence(s.book).turn.findIndex(({ name }) => name === 'Pulse 2: movement') });
  });
  expect(faults.map(({ rule, at }) => [rule, at])).toEqual([
    ['FA-3.1.3', '/sealed/narn/plots'],
    ['FA-3.1.3', '/sealed/earth/plots'],
  ]);
});
