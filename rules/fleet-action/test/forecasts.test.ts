import { odds, rolled, scripted } from '@flagplot/kernel';
import { expect, test } from 'vitest';
import { damage } from '../src/combat/damage.ts';
import { blowOf, toHit } from '../src/combat/volley.ts';
import { fleetAction } from '../src/index.ts';
import type { FaState, FaTable, FleetAction } from '../src/state.ts';
import { sightOf } from '../src/turn/3-fire.ts';
import { battle, d } from './battle.ts';

test('FA-7.3.9 a forecast gives up the box that an owner who says nothing would', () => {
  const b = battle('narn A 0: Tal gquan 3030^0\nearth B 0: Vesper omega 3020^3');
  const { open, book, clock, sealed } = b.s;
  const s = { book, clock: { ...clock, turn: 1 }, sealed, open: { ...open, pulse: 1 } };
  const table = rolled<FleetAction>(scripted([...d(10, 10, 1), ...d(12, 8), ...d(6, 2)]));
  const fire = { ship: book.ships[0]?.id ?? '', target: book.ships[1]?.id ?? '', weapons: ['heavy-laser'] };
  expect(fleetAction.forecasts.volley?.act(s, table, fire)).toEqual({ structure: 13, primary: true, secondary: false });
});

test('FA-7.5.2 FA-7.4.6 a forecast that leaves sensors and drive aside gives the odds of the rules all the same', () => {
  const b = battle('narn A 0: Tal gquan 3030^0\nearth B 0: Vesper omega 3028^3 sensor=1 turn=1 decel=0 structure=4').until(
    'fire',
  );
  const weapons = ['twin-array', 'light-pulse-cannon'];
  const shots = weapons.map(weapon => b.shot('tal', weapon, 'vesper'));
  const plain = spreadOf(b.s, (s, t) => {
    const target = t.each(shots, b.ship('vesper'), (ship, shot, table) =>
      damage(ship, blowOf(sightOf(s), shot), toHit(sightOf(s), shot, table), table),
    );
    return { structure: target.structure };
  });
  const asked = odds(fleetAction, b.s, 'volley', { ship: 'tal', target: 'vesper', weapons });
  const byStructure = new Map<number, number>();
  for (const { value, chance } of asked.outcomes) {
    const { structure } = value as { structure: number };
    byStructure.set(structure, (byStructure.get(structure) ?? 0) + chance);
  }
  expect(asked.exact).toBe(true);
  for (const [structure, chance] of plain) expect(byStructure.get(structure)).toBeCloseTo(chance, 10);
});

/** The odds of structure left, of something done by the rules as they are. */
function spreadOf(s: FaState, act: (s: FaState, t: FaTable) => { structure: number }): Map<number, number> {
  const rules = { ...fleetAction, forecasts: { plain: { rule: 'FA-7.1.1', schema: {}, assumes: [], act } } };
  const { outcomes } = odds(rules, s, 'plain', {});
  return new Map(outcomes.map(({ value, chance }) => [(value as { structure: number }).structure, chance]));
}
