import fc from 'fast-check';
import { expect, test } from 'vitest';
import { craft } from '../../data/index.ts';
import { canFire, volleysOf } from '../../rules/combat/declare.ts';
import type { Sighting } from '../../rules/combat/sight.ts';
import { bandAt, bestBearing, sightingOf } from '../../rules/combat/sight.ts';
import type { Volley } from '../../rules/orders.ts';
import type { Terms } from '../battle.ts';
import { battle, fire } from '../battle.ts';

/** A volley laid, as `1,2 at 1,3: 4 medium`, craft by their numbers. */
function laid(text: string, declared: string, terms: Terms = {}): string {
  return told(sightingOf(battle(text, { at: 'fire', ...terms }).s, fire(declared).volleys[0] as Volley));
}

function told({ shooters, eligible, range, band }: Sighting): string {
  const numbers = (places: readonly number[]) => places.map(place => place + 1).join(',');
  return `${numbers(shooters)} at ${numbers(eligible)}: ${range} ${band}`;
}

const laser = craft.find(({ id }) => id === 'x-wing')!.weapons[0]!;

test.each([
  [1, 'short'],
  [3, 'short'],
  [4, 'medium'],
  [10, 'medium'],
  [12, 'medium'],
  [13, 'long'],
  [16, 'long'],
  [25, 'long'],
] as const)('SQ-4.3.1 a laser at %i hexes: %s', (range, band) => {
  expect(bandAt(laser, range)).toBe(band);
});

test('SQ-4.1.8 SQ-4.2.3 SQ-4.3.1 at 25 hexes there is a shot, at 26 none', () => {
  expect(laid('red x-wing: 0110^E x2\nblue tie-ln: 2610^W x2', 'red laser blue')).toBe('1,2 at 1,2: 25 long');
  expect(laid('red x-wing: 0110^E x2\nblue tie-ln: 2710^W x2', 'red laser blue')).toBe(' at : 0 short');
});

test('SQ-4.2.3 SQ-4.3.2 SQ-4.3.3 pairs at 3, 3, 4, 4 and 26: the last does not count, and 3.5 is 4, medium', () => {
  const text = 'red x-wing: 1010^E, dead\nblue tie-ln: 1310^W x2, 1410 x2, 3610';
  expect(laid(text, 'red laser blue')).toBe('1 at 1,2,3,4: 4 medium');
});

test('SQ-4.3.3 SQ-4.3.4 a mean below the half is rounded down, and the one who is near gains nothing', () => {
  expect(laid('red x-wing: 1010^E, dead\nblue tie-ln: 1310^W x2, 1410', 'red laser blue')).toBe('1 at 1,2,3: 3 short');
  expect(laid('red x-wing: 1010^E x3, 1910\nblue tie-ln: 2010^W x2', 'red laser blue')).toBe('1,2,3,4 at 1,2: 8 medium');
});

test('SQ-4.3.2 every pair of shooter and target counts, and none that is out of the arc', () => {
  const text = 'red x-wing: 1010^E, 1210^E\nblue tie-ln: 1110^W, 1310^W';
  expect(laid(text, 'red laser blue')).toBe('1,2 at 1,2: 2 short');
});

test('SQ-4.1.6 SQ-4.1.7 shooters are all who have a target in arc and reach, but not the frozen, the lost, and those who look away', () => {
  const text = 'red x-wing: 1010^E, 1010 i3, 1010 f1 i1, 1010 dead, 1010 gone-west, 1010^W, 1010^E d5\nblue tie-ln: 2010^W x2';
  expect(laid(text, 'red laser blue')).toBe('1,3,7 at 1,2: 10 medium');
});

test('SQ-4.1.9 SQ-4.6.2 eligible is who one shooter can see: damaged, frozen, separated or not, but not who is gone', () => {
  const text = 'red x-wing: 1010^E, 1510^W\nblue tie-ln: 1110^W d3, 1410 i9, 0510, 1205 dead, 3610, 1010, 0101, 4030';
  expect(laid(text, 'red laser blue')).toBe('1,2 at 1,2,3,6,7: 6 medium');
});

test('SQ-4.2.2 two in one hex are no targets of each other', () => {
  expect(laid('red x-wing: 1010^E x2\nblue tie-ln: 1010^W x2', 'red laser blue')).toBe(' at : 0 short');
});

test('SQ-4.2.7 SQ-4.2.8 whatever lies between changes nothing', () => {
  const between = 'red/mates a-wing: 1310^E x4\nblue/ship customs-frigate: 1510^W | immobile\nblue/others tie-ln: 1410^W x4';
  const text = 'red x-wing: 1010^E x2\nblue tie-ln: 2010^W x2';
  expect(laid(text, 'red laser blue')).toBe('1,2 at 1,2: 10 medium');
  expect(laid(`${text}\n${between}`, 'red laser blue')).toBe('1,2 at 1,2: 10 medium');
});

test('SQ-4.2.9 with the option the arc is half as wide', () => {
  const text = 'red x-wing: 1011^E x2\nblue tie-ln: 1111^W, 1109, 1110';
  expect(laid(text, 'red laser blue')).toBe('1,2 at 1,2,3: 2 short');
  expect(laid(text, 'red laser blue', { options: ['narrow-arc'] })).toBe('1,2 at 1,3: 2 short');
});

const ROUND = 'red y-wing-s3: 1010^W x2\nblue tie-ln: 1410^W, 0610, 1010';

test.each([
  ['1=E 2=E', '1,2 at 1: 4 medium'],
  ['1=E 2=W', '1,2 at 1,2: 4 medium'],
  ['1=own 2=own', '1,2 at 3: 0 short'],
  ['1=own 2=E', '1,2 at 1,3: 2 short'],
  ['1=NW 2=E', '1,2 at 1,2: 4 medium'],
])('SQ-4.2.4 SQ-4.2.5 SQ-4.2.6 turrets named %s', (turrets, told) => {
  expect(laid(ROUND, `red ion blue ${turrets}`)).toBe(told);
});

test('SQ-4.1.6 SQ-4.2.5 a turret that is named away from all targets does not fire', () => {
  expect(laid('red y-wing-s3: 1010^W x2\nblue tie-ln: 1410^W x2', 'red ion blue 1=W 2=E')).toBe('2 at 1,2: 4 medium');
});

test('SQ-4.2.5 a turret that is not named bears where most targets are, the first of equal directions from NE on, its own hex last', () => {
  const best = (targets: string) => {
    const b = battle(`red y-wing-s3: 1010^W x2\nblue tie-ln: ${targets}`, { at: 'fire' });
    const weapon = b.of('red').weapons[1]!.card;
    return bestBearing(b.s.book, { craft: b.craft('red', 1), weapon, to: b.squadron('blue') });
  };
  expect(best('1410^W, 1010')).toBe('NE');
  expect(best('1410^W, 1010 x2')).toBe('own');
  expect(best('0610^W, 1410 x2')).toBe('NE');
  expect(best('0610^W x2, 1410')).toBe('SW');
  expect(best('1410^W, 1208, 1212')).toBe('E');
});

test('SQ-4.10.7 with the option a craft without a round left is no shooter, without it it is', () => {
  const text = 'red x-wing: 1010^E torpedo=0, 1010 torpedo=1\nblue tie-ln: 1210^W x2';
  expect(laid(text, 'red torpedo blue', { options: ['ammunition'] })).toBe('2 at 1,2: 2 medium');
  expect(laid(text, 'red torpedo blue')).toBe('1,2 at 1,2: 2 medium');
  expect(laid(text, 'red laser blue', { options: ['ammunition'] })).toBe('1,2 at 1,2: 2 short');
});

test('SQ-4.1.8 SQ-4.2.3 SQ-4.10.7 a squadron is asked for its fire exactly where there is a volley it may declare', () => {
  const place = fc.record({
    // Guns that bear ahead; a gun ahead and a turret that reaches farther.
    card: fc.constantFrom('x-wing', 'y-wing-s3'),
    hex: fc.constantFrom('0110', '0310', '1010', '2010', '2512', '2710', '3010'),
    facing: fc.constantFrom('NE', 'E', 'W', 'SW'),
    how: fc.constantFrom('', ' d1', ' i3'),
    spent: fc.boolean(),
    options: fc.constantFrom<NonNullable<Terms['options']>>([], ['ammunition'], ['narrow-arc']),
  });
  const seen = new Set<string>();
  fc.assert(
    fc.property(place, ({ card, hex, facing, how, spent, options }) => {
      const b = battle(`red ${card}: ${hex}^${facing}${how}, 0110 dead\nblue tie-ln: 3610^W, 3808`, { at: 'fire', options });
      if (spent) b.craft('red', 1).rounds.fill(0);
      const any = [...volleysOf(b.s, b.squadron('red'))].length > 0;
      expect(canFire(b.s, b.squadron('red'))).toBe(any);
      seen.add(`${card} ${options.includes('ammunition') && spent ? 'spent' : any}`);
    }),
    { numRuns: 200 },
  );
  expect(seen.size).toBe(6);
});
