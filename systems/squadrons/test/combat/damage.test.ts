import { rolled, scriptedDice } from '@flagplot/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DamageRoll, Result } from '../../rules/combat/damage.ts';
import { gravities, rollDamage } from '../../rules/combat/damage.ts';
import type { Squadrons } from '../../rules/state.ts';
import { d } from '../battle.ts';

/** So many hits of a weapon on a craft: the die of the craft, then those of the hits; all must fall. */
function hit(numbers: Partial<DamageRoll>, hits: number, ...faces: number[]): Result {
  const source = scriptedDice(d(6, ...faces));
  const names = { attacker: { side: 'a', name: 'A', weapon: 'laser' }, defender: { side: 'b', name: 'B 1' } };
  const result = rollDamage(
    rolled<Squadrons>(source),
    { damage: 5, resistance: 3, ion: false, margin: 4, ...names, ...numbers },
    hits,
  );
  expect(source.diceLeft(), 'dice left over').toBe(0);
  return result;
}

const none: Result = { damage: 0, ion: 0, destroyed: false };
const damaged: Result = { ...none, damage: 1 };
const destroyed: Result = { ...none, destroyed: true };

test('SQ-4.7.1 SQ-4.7.3 the first example: the attack bombs out, and its 5 of damage counts for nothing', () => {
  expect(hit({}, 1, 2, 1)).toEqual(none);
});

test('SQ-4.7.1 SQ-4.7.7 the second example: 8 against 6, Damaged', () => {
  expect(hit({}, 1, 3, 3)).toEqual(damaged);
});

test('SQ-4.7.8 SQ-2.3.1 SQ-2.3.2 the third example: a 6 and a 1 make 12 against 8, Destroyed', () => {
  expect(hit({}, 1, 5, 6, 1)).toEqual(destroyed);
});

test('SQ-4.7.9 SQ-4.7.11 two A-wings on one TIE: one roll of 7 stands against 0 and 13', () => {
  expect(hit({ resistance: 2 }, 2, 5, 1, 6, 2)).toEqual(destroyed);
});

test.each([
  [4, none],
  [5, damaged],
  [8, damaged],
  [9, destroyed],
  [30, destroyed],
])('SQ-4.7.6 SQ-4.7.7 SQ-4.7.8 3 and %i of damage against 8', (damage, result) => {
  expect(hit({ resistance: 5, damage }, 1, 3, 3)).toEqual(result);
});

test('SQ-4.7.4 a defender bombs out with his whole resistance', () => {
  expect(hit({ resistance: 30, damage: 1 }, 1, 1, 2)).toEqual(damaged);
  expect(hit({ resistance: 30, damage: 2 }, 1, 1, 2)).toEqual(destroyed);
});

test('SQ-4.7.5 an attack that bombs out harms nobody, not even who bombs out too', () => {
  expect(hit({ damage: 30 }, 1, 1, 1)).toEqual(none);
  expect(hit({ resistance: 0, damage: 30 }, 1, 2, 1)).toEqual(none);
});

test('SQ-4.7.9 SQ-4.7.11 a resistance that went on for a second 6 stands against every hit; markers add up', () => {
  expect(hit({}, 4, 6, 6, 2, 6, 6, 6, 2, 6, 5, 6, 6, 2, 6, 6, 1)).toEqual({ ...destroyed, damage: 2 });
  expect(hit({}, 3, 2, 2, 3, 3)).toEqual({ ...none, damage: 3 });
});

test.each([
  [3, 0],
  [4, 1],
  [7, 1],
  [8, 2],
])('SQ-4.9.1 SQ-4.9.3 SQ-4.9.4 an ion attack with %i and a 3 against 7 gives %i counters, and never a marker', (damage, ion) => {
  expect(hit({ resistance: 3, damage, ion: true }, 1, 4, 3)).toEqual({ ...none, ion });
});

test('SQ-4.9.5 counters of several hits add up', () => {
  expect(hit({ resistance: 2, damage: 4, ion: true }, 3, 2, 2, 5, 1)).toEqual({ ...none, ion: 3 });
});

test('SQ-4.7.3 SQ-4.7.6 SQ-4.7.7 SQ-4.7.8 the gravity of an attack by its faces alone is that of its total', () => {
  const faces = fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 1, max: 5 }));
  fc.assert(
    fc.property(faces, fc.integer({ min: -20, max: 40 }), fc.integer({ min: 1, max: 9 }), ([sixes, last], needs, margin) => {
      const total = sixes === 0 && last === 1 ? undefined : 6 * sixes + last;
      const told = total === undefined || total < needs ? 0 : total < needs + margin ? 1 : 2;
      const source = scriptedDice(d(6, ...Array<number>(sixes).fill(6), last));
      expect(rolled<Squadrons>(source).chain(gravities(needs, margin), () => ({ rule: '', what: '' }))).toBe(told);
      expect(source.diceLeft()).toBe(0);
    }),
  );
});
