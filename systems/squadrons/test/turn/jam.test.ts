import { describe, expect, test } from 'vitest';
import { craft } from '../../data/index.ts';
import { fireCode } from '../../rules/combat/gunnery.ts';
import { jammingAt } from '../../rules/combat/jamming.ts';
import type { Battle } from '../battle.ts';
import { battle, d, fire, only } from '../battle.ts';

const jam = (...squadrons: string[]) => ({ squadrons });

/** What is left of fire control: a Fire Code less the 3 of an Average pilot's gunnery. */
function control(b: Battle, squadron: string, number = 1): number {
  const sighting = { from: b.squadron(squadron), of: b.of(squadron), weapon: b.of(squadron).weapons[0]! };
  return fireCode(b.s, sighting, number - 1).reduce((sum, { by }) => sum + by, 0) - 3;
}

const plain = { ...craft.find(({ id }) => id === 'tie-ln')!, id: 'plain' };
const own = [{ ...plain, weapons: plain.weapons.map(weapon => ({ ...weapon, control: 0 })) }];

test.each([
  ['x-wing', 1],
  ['b-wing', 0],
  ['tie-ln', 0],
  ['plain', 0],
])('SQ-4.11.3 jammed, %s has %i of its fire control left', (type, left) => {
  const b = battle(`red a-wing: 1010^E x2 | jams\nblue ${type}: 1210^W x2`, { at: 'fire', cards: own });
  expect(control(b, 'blue')).toBe(left);
});

test('SQ-4.11.2 jamming reaches 15 hexes from any jamming craft, over friend and foe and its own hex', () => {
  const text = 'red a-wing: 1010^E, 2010 | jams\nred/mates x-wing: 1210^E x2\nblue x-wing: 3510^W, 3610, 2010, 0110';
  const b = battle(text, { at: 'fire' });
  expect([1, 2, 3, 4].map(number => control(b, 'blue', number))).toEqual([1, 3, 1, 1]);
  expect([control(b, 'mates'), control(b, 'red')]).toEqual([1, 1]);
});

test('SQ-4.11.4 two jamming squadrons take 2 each, several craft of one only 2', () => {
  const text =
    'red a-wing: 1010^E x6 | jams\nred/gold a-wing: 1210^E x2 | jams\nred/blues a-wing: 1210^E x2\nblue x-wing: 2010^W, 2610';
  const b = battle(text, { at: 'fire' });
  const [near, far] = b.squadron('blue').craft;
  expect([jammingAt(b.s, near!), jammingAt(b.s, far!)]).toEqual([4, 2]);
  expect([control(b, 'blue', 1), control(b, 'blue', 2)]).toEqual([0, 1]);
});

test("SQ-4.11.6 frozen craft do not jam, and damage and counters weaken nobody's jamming", () => {
  const b = battle('red a-wing: 1010^E i3, 3010 d9 | jams\nblue x-wing: 2010^W, 1410', { at: 'fire' });
  expect([control(b, 'blue', 1), control(b, 'blue', 2)]).toEqual([1, 3]);
  const weak = battle(
    'red a-wing: 1010^E i2 d1 | jams\nred/mates x-wing: 0101^E x2\nblue x-wing: 2010^W x2'.replace(
      '1010^E i2 d1',
      '1010^E i1 d1, 1010 dead',
    ),
    { at: 'fire' },
  );
  expect(control(weak, 'blue', 1)).toBe(1);
});

describe('SQ-4.11.1 jamming is announced before any fire', () => {
  const TEXT = 'red a-wing: 1010^E x2\nred/gold x-wing: 1010^E x2\nblue a-wing: 1210^W x2';

  test('SQ-2.4.2 all sides that can are asked at once, and no die falls', () => {
    const b = battle(TEXT, { at: 'jam' });
    expect(b.asked()).toEqual(['red jam', 'blue jam']);
    expect(b.asks[0]).toMatchObject({ about: { squadrons: ['red'] } });
    const told = b.step({ red: jam('red'), blue: jam() });
    expect(told).toEqual([{ kind: 'jammed', squadron: 'red' }]);
    expect(b.asked()).toEqual(['red fire', 'blue fire']);
    expect([control(b, 'blue'), control(b, 'gold')]).toEqual([1, 1]);
  });

  test('SQ-2.4.2 what several chose unseen is seen from then on; who alone is asked has seen nothing of anybody', () => {
    const seen = (text: string) => {
      const b = battle(text, { at: 'jam' });
      b.step({ red: jam('red') });
      return b.revealed;
    };
    expect(seen(TEXT)).toEqual(['red', 'blue']);
    expect(seen(`red a-wing: 1010^E x2\n${FOE}`)).toEqual([]);
  });

  test('SQ-4.11.5 who jams fires nothing else, and has fired', () => {
    const b = battle(TEXT, { at: 'jam' });
    b.step({ red: jam('red') });
    expect(b.asks[0]).toMatchObject({ about: { squadrons: ['gold'] } });
    expect(b.refusals('red', fire('red laser blue'))).toEqual(['SQ-4.11.5 /volleys/0/squadron']);
    expect(b.squadron('red')).toMatchObject({ jams: true, fired: true });
  });

  test('SQ-4.11.5 SQ-5.3.1 and so cannot rally, as another that does not jam can', () => {
    const text = 'red a-wing: 1010^E x2 | level=3\nred/calm a-wing: 1010^E x2 | level=3\nblue tie-ln: 1810^E x2 | speed=full';
    const b = battle(text, { at: 'jam' });
    b.step({ red: jam('red') });
    const told = b.step({}, d(6, 5));
    expect(only(told, 'level')).toMatchObject([{ squadron: 'calm', from: 3, to: 4, by: 'rally' }]);
    expect([b.squadron('red').level, only(told, 'held')]).toEqual([3, []]);
  });

  test('SQ-4.11.8 in the next round it is over', () => {
    const b = battle(TEXT, { at: 'jam', rounds: 2 });
    b.step({ red: jam('red') });
    b.step({}, d(6, 1, 2));
    expect(b.s.clock.turn).toBe(2);
    expect([b.squadron('red').jams, control(b, 'blue')]).toEqual([false, 3]);
  });
});

const FOE = 'blue tie-ln: 1210^W x2';

test.each([
  ['SQ-4.11.7', 'a-wing: 1010^E x2 | speed=full'],
  ['SQ-5.4.1', 'a-wing: 1010^E x2 | level=1'],
  ['SQ-4.9.12', 'a-wing: 1010^E i3 x2'],
  ['SQ-4.11.1', 'x-wing: 1010^E x2'],
])('SQ-4.11.6 SQ-4.11.7 SQ-5.4.1 SQ-4.9.12 refused by %s: %s', (rule, squadron) => {
  const b = battle(`red ${squadron}\nred/able a-wing: 1010^E x2\n${FOE}`, { at: 'jam' });
  expect(b.asks[0]).toMatchObject({ side: 'red', about: { squadrons: ['able'] } });
  expect(b.refusals('red', jam('red'))).toEqual([`${rule} /squadrons/0`]);
  expect(b.refusals('red', jam('able', 'able', 'blue'))).toEqual(['SQ-4.11.6 /squadrons/1', 'SQ-4.11.1 /squadrons/2']);
});

test('SQ-4.11.1 nobody is asked who has no enemy within reach of a jammer', () => {
  expect(battle('red a-wing: 0110^E x2\nblue tie-ln: 1710^W x2', { at: 'jam' }).asked()).toEqual(['red fire', 'blue fire']);
  expect(battle('red a-wing: 0110^E x2\nblue tie-ln: 1610^W x2', { at: 'jam' }).asked()).toEqual(['red jam']);
});

test('SQ-4.11.2 an ally within reach is no enemy to be jammed, but is jammed all the same', () => {
  const text =
    'red a-wing: 1010^E x2\ngreen x-wing: 1210^W x2\nblue tie-ln: 3010^W x2\nside red: alliance=dawn\nside green: alliance=dawn';
  expect(battle(text, { at: 'jam' }).asked()).not.toContain('red jam');
  const near = battle(text.replace('3010', '2010'), { at: 'jam' });
  near.step({ red: jam('red') });
  expect(control(near, 'green')).toBe(1);
});
