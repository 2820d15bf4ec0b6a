import { expect, test } from 'vitest';
import { aims, aimWhy } from '../../rules/combat/gunnery.ts';
import { sightingOf } from '../../rules/combat/sight.ts';
import type { Volley } from '../../rules/orders.ts';
import type { Battle, Terms } from '../battle.ts';
import { battle, fire } from '../battle.ts';

const laid = (b: Battle, declared: string) => sightingOf(b.s, fire(declared).volleys[0] as Volley);

/** Each shooter's difficulty and Fire Code: `9/6 9/5`. */
function needed(text: string, declared: string, terms: Terms = {}): string {
  const b = battle(text, { at: 'fire', ...terms });
  const sighting = laid(b, declared);
  return aims(b.s, sighting)
    .map(aim => {
      const { test, mods = [] } = aimWhy(b.s, sighting, aim);
      expect([test?.n, mods.reduce((sum, { by }) => sum + by, 0)]).toEqual([aim.needs, aim.needs]);
      expect(aim.needs).toBe(Math.max(2, aim.difficulty - aim.fireCode));
      return `${aim.difficulty}/${aim.fireCode}`;
    })
    .join(' ');
}

const TIES = 'blue tie-ln: 2010^W x2';

test.each([
  ['1310', '7/6 7/6'],
  ['2010', '9/6 9/6'],
  ['3010', '11/6 11/6'],
])('SQ-4.4.1 SQ-4.4.2 SQ-1.5.2 two A-wings at Attack Speed against %s', (hex, told) => {
  expect(needed(`red a-wing: 1010^E x2\nblue tie-ln: ${hex}^W x2`, 'red laser blue')).toBe(told);
});

test('SQ-4.4.3 an immobile craft fires without the 1 for Attack Speed', () => {
  expect(needed(`red customs-frigate: 1010^E | immobile\n${TIES}`, 'red laser blue')).toBe('8/5');
  expect(needed(`red customs-frigate: 1010^E\n${TIES}`, 'red laser blue')).toBe('9/5');
});

test('SQ-4.4.4 SQ-4.4.5 SQ-4.3.4 a separated craft alone has 1 more to overcome, and its own Fire Code', () => {
  expect(needed(`red a-wing: 1010^E x3, 1014\n${TIES}`, 'red laser blue')).toBe('9/6 9/6 9/6 10/6');
  expect(needed(`red a-wing: 1010^E x3, 1013\n${TIES}`, 'red laser blue')).toBe('9/6 9/6 9/6 9/6');
});

test.each([
  [5, '9/6'],
  [4, '9/6'],
  [3, '10/6'],
  [2, '11/6'],
])('SQ-4.4.6 SQ-4.4.7 at level %i', (level, told) => {
  expect(needed(`red a-wing: 1010^E, 1010 dead | level=${level}\n${TIES}`, 'red laser blue')).toBe(told);
});

test('SQ-4.4.8 modifiers of all kinds add up', () => {
  expect(needed('red a-wing: 1010^E x2, 1020 | level=2\nblue tie-ln: 2814^W x2', 'red laser blue')).toBe('13/6 13/6 14/6');
});

test("SQ-4.4.9 the target's speed, number, facing, damage and size change nothing for guns", () => {
  const against = (blue: string) => needed(`red a-wing: 1010^E x2\n${blue}`, 'red laser blue');
  const targets = [
    'tie-ln: 2010^E x12',
    'tie-ln: 2010^NE x2 | speed=full',
    'customs-frigate: 2010^W | immobile',
    'z-95: 2010^W d2 i2 x2 | level=1',
  ];
  expect(targets.map(one => against(`blue ${one}`))).toEqual(targets.map(() => '9/6 9/6'));
});

test('SQ-1.3.2 SQ-4.5.4 SQ-4.8.5 SQ-4.9.9 each craft has its own Fire Code: Hot Shot, damaged, ionized', () => {
  const text = `red x-wing veteran: 1010^E, 1010 d1, 1010 i1, 1010 f1, 1010 d1 i1, 1010, 1010, 1010 d2 | hot=6,8\n${TIES}`;
  expect(needed(text, 'red laser blue')).toBe('9/7 9/6 9/6 9/6 9/5 9/9 9/7 9/7');
});

test('SQ-1.5.4 no Fire Code is below 0', () => {
  expect(needed(`red x-wing: 1010^E d6, 1010 d7, 1010 d30\n${TIES}`, 'red laser blue')).toBe('9/0 9/0 9/0');
});

test.each([
  ['y-wing-s3', 'ion', '2010', '11/4 11/4'],
  ['y-wing-a4', 'ion', '2010', '11/6 11/4'],
  ['y-wing-s3', 'laser', '2010', '9/7 9/5'],
  ['tie-bomber', 'missile', '1110', '15/6 15/6'],
  ['x-wing', 'torpedo', '1110', '15/7 15/5'],
  ['yt-1300', 'laser', '2010', '9/5'],
])('SQ-1.2.3 SQ-1.3.3 SQ-1.5.3 a Hot Shot in a %s with %s', (type, weapon, hex, told) => {
  const craft = type === 'yt-1300' ? '1010^E' : '1010^E x2';
  expect(needed(`red ${type}: ${craft} | hot=1\nblue tie-ln: ${hex}^W x2`, `red ${weapon} blue`)).toBe(told);
});

test("SQ-7.3.2 with the option a Y-wing's ion cannons are surer", () => {
  const text = `red y-wing-s3: 1010^W x2\n${TIES}`;
  expect(needed(text, 'red ion blue')).toBe('11/4 11/4');
  expect(needed(text, 'red ion blue', { options: ['second-edition-ion'] })).toBe('11/6 11/6');
});

test.each([
  ['speed=attack', '15/5 15/5'],
  ['speed=full', '20/5 20/5'],
  ['level=1', '20/5 20/5'],
  ['level=1 speed=full', '20/5 20/5'],
])('SQ-4.10.5 SQ-4.10.6 torpedoes at a TIE/ln squadron with %s', (words, told) => {
  expect(needed(`red x-wing: 1010^E x2\nblue tie-ln: 1110^W x2 | ${words}`, 'red torpedo blue')).toBe(told);
});

test('SQ-4.10.5 SQ-4.10.6 the number is 0 for an immobile craft, and the speed they keep for frozen ones', () => {
  expect(needed('red x-wing: 1010^E x2\nblue customs-frigate: 1110^W | immobile', 'red torpedo blue')).toBe('7/5 7/5');
  expect(needed('red x-wing: 1010^E x2\nblue tie-ln veteran: 1110^W i9 m2 x2 | speed=full', 'red torpedo blue')).toBe(
    '21/5 21/5',
  );
});

test('SQ-4.10.5 bombs are as slow to aim as torpedoes', () => {
  const b = battle('red tie-bomber: 1010^E x2\nblue tie-ln: 1110^W x2', { at: 'fire' });
  const bombs = b.of('red').weapons.map(one => ({ ...one, card: { ...one.card, kind: 'bomb' as const } }));
  b.s.book.squadrons = b.s.book.squadrons.map(one => (one.id === 'red' ? { ...one, weapons: bombs } : one));
  expect(aims(b.s, laid(b, 'red missile blue')).map(aim => aim.difficulty)).toEqual([15, 15]);
});

test('SQ-4.11.3 SQ-4.5.4 those within reach of a jammer are counted apart', () => {
  const text = 'red x-wing: 1010^E, 1810\nblue tie-ln: 2010^W x2\nblue/noise a-wing: 2610^W x2 | jams';
  expect(needed(text, 'red laser blue')).toBe('9/6 10/4');
});
