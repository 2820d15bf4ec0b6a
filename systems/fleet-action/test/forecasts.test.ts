import type { Json } from '@flagplot/kernel';
import { odds, rolled, scriptedDice } from '@flagplot/kernel';
import { describe, expect, test } from 'vitest';
import { damage } from '../rules/combat/damage.ts';
import { isSecondary } from '../rules/combat/refire.ts';
import type { Aim } from '../rules/combat/shot.ts';
import { leastUseful, place } from '../rules/combat/systems.ts';
import { damageRollOf, toHit } from '../rules/combat/volley.ts';
import { fleetAction } from '../rules/index.ts';
import type { Ship } from '../rules/open.ts';
import { shipOf } from '../rules/roster.ts';
import type { FaState, FaTable, FleetAction } from '../rules/state.ts';
import { sightOf } from '../rules/turn/3-fire.ts';
import type { Battle } from './battle.ts';
import { battle, d } from './battle.ts';
import { GUNNER, hull, mounted } from './hulls.ts';

/** Work enough for the rules as they are. */
const PATIENT = { work: 40_000_000 };

const DESTROYED = { structure: 0, primary: true, secondary: true };

/** A gunner on a ship with little left of it, and another behind its beam. */
function gunners(target: string): Battle {
  const mounts = [mounted('heavy-laser', 2), mounted('twin-array', 1), mounted('light-pulse-cannon', 1)];
  const text = `narn A 0: Gun gunner 3030^0, Beam gunner 3328\nearth B 0: Hulk hulk 3027^3 ${target}`;
  return battle(text, { ships: [GUNNER, hull('hulk', { mounts })] }).until('fire');
}

test('FA-7.3.9 a forecast gives up the box that an owner who says nothing would', () => {
  const b = battle('narn A 0: Tal gquan 3030^0\nearth B 0: Vesper omega 3020^3');
  const { open, book, clock, sealed } = b.s;
  const s = { book, clock: { ...clock, turn: 1 }, sealed, open: { ...open, pulse: 1 } };
  const table = rolled<FleetAction>(scriptedDice([...d(10, 10, 1), ...d(12, 8), ...d(2, 2)]));
  const fire = { ship: book.ships[0]?.id ?? '', target: book.ships[1]?.id ?? '', weapons: ['heavy-laser'] };
  expect(fleetAction.forecasts.volley?.act(s, table, fire)).toEqual({ structure: 13, primary: true, secondary: false });
});

describe('FA-7.1.1 a forecast that marks systems last gives the odds of the rules, die by die:', () => {
  test.each([
    [
      'FA-7.5.2 FA-7.4.6 the sensors and the drive used up',
      'sensor=1 turn=1 decel=0 structure=4',
      ['twin-array', 'medium-laser'],
    ],
    [
      'FA-7.3.4 FA-7.3.7 no weapon left',
      'heavy-laser=0 twin-array=1 light-pulse-cannon=0 structure=5',
      ['twin-array', 'burst-beam'],
    ],
    ['FA-8.3.1 pulses', 'turn=2 structure=6', ['light-pulse-cannon']],
    ['FA-8.1.2 matter', 'sensor=1 turn=1 decel=1 structure=7', ['matter-cannon', 'twin-array']],
    ['FA-8.2.1 FA-8.4.4 plasma and flash', 'sensor=1 twin-array=0 structure=5', ['medium-plasma-cannon', 'plasma-accelerator']],
  ])('%s', (_, target, weapons) => {
    const b = gunners(target);
    const shots = weapons.map(weapon => b.shot('gun', weapon, 'hulk'));
    const asked = odds(fleetAction, { name: 'volley', of: { ship: 'gun', target: 'hulk', weapons }, s: b.s }, PATIENT);
    expect(asked.exact).toBe(true);
    expect(chances(asked.outcomes)).toEqual(chances(dieByDie(b.s, shots)));
  });
});

test('FA-6.4.1 FA-7.4.7 fire on two sides at once wears down what both can reach', () => {
  const b = gunners('turn=1 decel=1 accel=0 sensor=2 structure=6');
  const shots = [b.shot('gun', 'heavy-laser', 'hulk'), b.shot('beam', 'heavy-laser', 'hulk')];
  expect(new Set(shots.map(shot => damageRollOf(shot, shot.to.squadron).struck.drive)).size).toBe(2);
  const of = { target: 'hulk', shots: ['gun', 'beam'].map(ship => ({ ship, weapons: ['heavy-laser'] })) };
  const asked = odds(fleetAction, { name: 'squadron', of, s: b.s }, PATIENT);
  expect(chances(asked.outcomes)).toEqual(chances(dieByDie(b.s, shots)));
});

test('FA-7.2.2 a ship destroyed has lost all weapons it had, and no others', () => {
  const of = { ship: 'gun', target: 'hulk', weapons: ['heavy-laser'] };
  const lastOf = (target: string) => {
    const { outcomes } = odds(fleetAction, { name: 'volley', of, s: gunners(target).s });
    return outcomes.map(({ value }) => value).find(value => (value as { structure: number }).structure === 0);
  };
  expect(lastOf('structure=1')).toEqual(DESTROYED);
  expect(lastOf('structure=1 twin-array=0 light-pulse-cannon=0')).toEqual({ ...DESTROYED, secondary: false });
});

test('what is asked again of a battle that has gone on is reckoned anew', () => {
  const { s } = gunners('');
  const of = { ship: 'gun', target: 'hulk', weapons: ['heavy-laser'] };
  const act = () => fleetAction.forecasts.volley?.act(s, rolled<FleetAction>(scriptedDice([...d(10, 1, 1), ...d(12, 1, 1)])), of);
  expect(act()).toMatchObject({ structure: 10 });
  Object.assign(s.open.ships[2] as Ship, { structure: 3 });
  expect(act()).toMatchObject({ structure: 3 });
});

test('FA-6.4.1 a squadron of six dreadnoughts with all weapons can be asked about', () => {
  const places = ['3030^0', '3130', '2930', '3031', '3131', '2931'];
  const ships = places.map((at, i) => `S${i} bintak ${at}`).join(', ');
  const b = battle(`narn A 0: ${ships}\nearth B 0: Hulk omega 3022^3`).until('fire');
  const of = { target: 'hulk', shots: places.map((_, i) => ({ ship: `s${i}` })) };
  const asked = odds(fleetAction, { name: 'squadron', of, s: b.s });
  expect(asked.exact || (asked.halfWidth ?? 1) <= 0.02).toBe(true);
  expect(asked.outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
});

/** The odds of the rules as they are: one damage die after another, and hits that wait placed at the end. */
function dieByDie(s: FaState, shots: readonly Aim[]) {
  const sight = sightOf(s);
  const target = shots[0]?.target as Ship;
  const act = (_: FaState, t: FaTable): Json => {
    let ship = target;
    for (const shot of shots) ship = damage(ship, { roll: damageRollOf(shot, shot.to.squadron), hits: toHit(sight, shot, t) }, t);
    const after = { ...ship, weapons: [...ship.weapons], pending: [...ship.pending] };
    const of = shipOf(s.book, after);
    if (after.structure > 0) place({ of, ship: after }, open => leastUseful(of, after, open));
    if (after.structure === 0) return DESTROYED;
    const lost = (secondary: boolean) =>
      of.weapons.some((one, i) => isSecondary(one) === secondary && (after.weapons[i] ?? 0) < (target.weapons[i] ?? 0));
    return { structure: after.structure, primary: lost(false), secondary: lost(true) };
  };
  const rules = { ...fleetAction, forecasts: { plain: { rule: 'FA-7.1.1', schema: {}, assumes: [], act } } };
  return odds(rules, { name: 'plain', of: {}, s }, PATIENT).outcomes;
}

/** Chances as fractions, destroyed ships together: what those have lost hangs on the order of the dice. */
function chances(outcomes: readonly { value: Json; p: string }[]): Record<string, string> {
  return Object.fromEntries(
    outcomes.map(({ value, p }) => [(value as { structure: number }).structure === 0 ? 'destroyed' : JSON.stringify(value), p]),
  );
}
