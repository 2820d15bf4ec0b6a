import { expect, test } from 'vitest';
import { aims } from '../../rules/combat/gunnery.ts';
import { sightingOf } from '../../rules/combat/sight.ts';
import { damageRollOn } from '../../rules/combat/volley.ts';
import { dodgeOf, isFrozen, resistanceOf, turnDistanceOf, turnsOf } from '../../rules/condition.ts';
import type { Volley } from '../../rules/orders.ts';
import { battle, d, fire, only } from '../battle.ts';

/** The numbers of a craft with these marks. */
function craft(type: string, marks: string) {
  const b = battle(`red ${type}: 1010^E ${marks}, 1010\nblue tie-ln: 2010^W x2`, { at: 'fire' });
  const [of, one] = [b.of('red'), b.craft('red', 1)];
  const against = (ion: boolean, dropped = 0) => resistanceOf(of, one, { ion, dropped });
  return { of, one, against, turns: turnsOf(of, one), distance: turnDistanceOf(of, one), frozen: isFrozen(of, one) };
}

test.each([
  ['x-wing', '', 3, 2],
  ['x-wing', 'd1', 2, 3],
  ['x-wing', 'd2', 1, 4],
  ['x-wing', 'd3', 1, 5],
  ['x-wing', 'd9', 1, 11],
  ['tie-bomber', 'd2', 1, 7],
  ['x-wing', 'i1', 2, 3],
  ['x-wing', 'd1 i1', 1, 4],
  ['x-wing', 'd2 i1', 0, 5],
  ['x-wing', 'f1 i1', 1, 4],
  ['x-wing', 'i3', 0, 5],
  ['x-wing', 'i7', 0, 9],
])(
  'SQ-4.8.3 SQ-4.8.4 SQ-4.9.7 SQ-4.9.8 an Average %s with "%s" has # of Turns %i and Turn Distance %i',
  (type, marks, turns, distance) => {
    const one = craft(type, marks);
    expect([one.turns, one.distance]).toEqual([turns, distance]);
  },
);

test.each([
  ['x-wing', 'i2', false],
  ['x-wing', 'i3', true],
  ['x-wing', 'f2 i1', true],
  ['x-wing', 'd1 i1', false],
  ['x-wing', 'd1 i2', true],
  ['x-wing', 'd9', false],
  ['x-wing', 'd9 i1', true],
  ['tie-bomber', 'i1', true],
])('SQ-4.9.11 %s with "%s": frozen %s', (type, marks, is) => {
  expect(craft(type, marks).frozen).toBe(is);
});

test('SQ-1.5.5 Dodge is recorded: piloting and Maneuverability, less markers and counters', () => {
  const { of, one } = craft('a-wing', 'd2 i1 f1');
  expect(dodgeOf(of, 3, one)).toBe(3);
});

test.each([
  ['b-wing', '', 5, 3],
  ['b-wing', 'i1', 4, 3],
  ['b-wing', 'i1 f1', 3, 3],
  ['b-wing', 'i9', 3, 3],
  ['b-wing', 'd3', 5, 3],
  ['tie-ln', 'i2', 2, 2],
])('SQ-4.7.2 SQ-4.9.2 SQ-4.9.10 %s with "%s" resists with %i, and ion with %i', (type, marks, shielded, unshielded) => {
  const { against } = craft(type, marks);
  expect([against(false), against(true)]).toEqual([shielded, unshielded]);
});

test.each([
  ['b-wing', '', 3, 1],
  ['b-wing', 'i1', 2, 1],
  ['b-wing', 'i5', 1, 1],
  ['tie-ln', '', 0, 0],
  ['a-wing', 'i1', 0, 0],
  ['tie-interceptor', 'i2', 1, 1],
])(
  'SQ-4.10.1 SQ-4.10.3 SQ-4.10.4 %s with "%s" that launches resists with %i, and ion with %i',
  (type, marks, shielded, unshielded) => {
    const { against } = craft(type, marks);
    expect([against(false, 2), against(true, 2)]).toEqual([shielded, unshielded]);
  },
);

test('SQ-4.10.3 of a hull of 1 and no shields nothing is left, and not less', () => {
  const { of, one } = craft('tie-ln', '');
  const thin = { ...of, shielded: 1, unshielded: 1 };
  const launching = (ion: boolean) => resistanceOf(thin, one, { ion, dropped: 2 });
  expect([launching(false), launching(true)]).toEqual([0, 0]);
});

test.each([
  ['x-wing', 'laser', 5],
  ['x-wing', 'torpedo', 5],
  ['b-wing', 'auto-blaster', 5],
  ['b-wing', 'ion', 3],
  ['z-95', 'missile', 5],
])('SQ-4.7.2 SQ-4.9.2 %s with its %s meets a B-wing that resists with %i', (type, weapon, resistance) => {
  const b = battle(`red ${type}: 1010^E x2\nblue b-wing: 1210^W x2`, { at: 'fire' });
  const sighting = sightingOf(b.s, fire(`red ${weapon} blue`).volleys[0] as Volley);
  expect(damageRollOn(b.s, sighting, { place: 0, out: new Map() })).toMatchObject({ resistance, ion: weapon === 'ion' });
});

/** Two X-wings that hit one TIE each time: gunnery, the defender, two attacks; then the check. */
const PAIR = 'red x-wing: 1010^E x2\nblue tie-interceptor: 1210^W, 1210 dead';

test('SQ-4.8.1 SQ-4.8.2 SQ-4.7.11 two hits of one volley: a marker and a Destroyed result make a destroyed craft', () => {
  const b = battle(`${PAIR}, 0101^W`, { at: 'fire' });
  const told = b.step({ red: fire('red laser blue') }, [...d(6, 4, 4), ...d(6, 4, 2, 5), ...d(6, 5)]);
  expect(only(told, 'struck')[0]).toMatchObject({ hits: 2, craft: [{ craft: 1, hits: 2, damage: 1, destroyed: true }] });
  expect(b.places('blue')).toEqual(['destroyed', 'destroyed', '0101^W']);
  expect(only(told, 'damaged')).toEqual([]);
  expect(b.squadron('blue')).toMatchObject({ damaged: 0, destroyed: 1 });
});

test('SQ-4.8.6 SQ-4.7.11 SQ-5.2.5 markers add up without limit, and destroy nobody; the craft counts once as damaged', () => {
  const b = battle('red x-wing: 1010^E x2\nblue tie-interceptor: 1210^W d7, 1210 dead', { at: 'fire' });
  const told = b.step({ red: fire('red laser blue') }, [...d(6, 4, 4), ...d(6, 4, 2, 2), ...d(6, 5)]);
  expect(only(told, 'damaged')).toMatchObject([{ craft: 1, markers: 2, total: 9 }]);
  expect(b.craft('blue', 1)).toMatchObject({ status: 'flying', damage: 9 });
  expect(b.squadron('blue').damaged).toBe(1);
});

test('SQ-4.9.6 SQ-4.9.5 counters of two hits add up, are fresh, and tell when they freeze', () => {
  const b = battle('red b-wing: 1010^E x2\nblue tie-interceptor: 1210^W, 1210 dead', { at: 'fire', rounds: 2 });
  const told = b.step({ red: fire('red ion blue') }, [...d(6, 4, 4), ...d(6, 2, 2, 6, 1), ...d(6, 1, 2)]);
  expect(only(told, 'ionized')).toMatchObject([{ craft: 1, counters: 3, total: 3, frozen: true }]);
  expect(b.squadron('blue')).toMatchObject({ damaged: 0, destroyed: 0 });
});

test('SQ-4.9.1 ion cannons give counters, and neither damage nor destroy, and cause no check', () => {
  const b = battle('red b-wing: 1010^E x2\nblue tie-interceptor: 1210^W, 1210 dead', { at: 'fire' });
  const told = b.step({ red: fire('red ion blue') }, [...d(6, 4, 4), ...d(6, 1, 6, 6, 6, 6, 1, 6, 6, 1)]);
  expect(only(told, 'ionized')).toMatchObject([{ squadron: 'blue', craft: 1, counters: 4, frozen: true }]);
  expect(b.craft('blue', 1)).toMatchObject({ status: 'flying', damage: 0 });
  expect([...only(told, 'damaged'), ...only(told, 'destroyed'), ...only(told, 'level'), ...only(told, 'held')]).toEqual([]);
});

test('SQ-4.9.12 a squadron of frozen craft fires nothing, and is not asked', () => {
  const b = battle('red x-wing: 1010^E i3 x2\nblue tie-ln: 1210^W x2', { at: 'fire' });
  expect(b.asked()).toEqual(['blue fire']);
  expect(b.refusals('blue', fire('red laser blue'))).toEqual(['SQ-4.1.3 /volleys/0/squadron']);
});

test('SQ-4.8.5 SQ-4.9.9 a Y-wing that is damaged and ionized is worse with every weapon', () => {
  const b = battle('red y-wing-s3 veteran: 1010^E d1 i1, 1010 dead\nblue tie-ln: 1110^W x2', { at: 'fire' });
  const code = (weapon: string) => aims(b.s, sightingOf(b.s, fire(`red ${weapon} blue`).volleys[0] as Volley))[0]?.fireCode;
  expect(['laser', 'ion', 'torpedo'].map(code)).toEqual([4, 3, 4]);
});
