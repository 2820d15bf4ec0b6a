import { expect, test } from 'vitest';
import { lossOf, mustCheck } from '../../rules/morale/check.ts';
import { battle, d, fire, only } from '../battle.ts';

const RED = 'red x-wing: 0510^E x3';

/** A squadron of TIE/ln after so many losses, and its throws in the Morale phase. */
const hurt = (craft: string, words: string, quality = '') =>
  battle(`${RED}\nblue tie-ln ${quality}: ${craft} | ${words}`.replace(' :', ':'), { at: 'morale' });

test('SQ-5.1.1, SQ-5.1.3 Average 5, Veteran 6, Elite 7 to begin with', () => {
  const levels = ['average', 'veteran', 'elite'].map(
    quality => battle(`${RED}\nblue tie-ln ${quality}: 3010^W x3`).squadron('blue').level,
  );
  expect(levels).toEqual([5, 6, 7]);
});

test('SQ-5.2.1 one Damaged result is enough, and one check is made whatever the losses', () => {
  const b = battle('red x-wing: 1010^E x2\nblue x-wing: 1310^W x4', { at: 'fire' });
  const told = b.step({ red: fire('red laser blue') }, [...d(6, 6, 3, 5), ...d(4, 1, 2), ...d(6, 5, 4, 5, 4), ...d(6, 1)]);
  expect(only(told, 'damaged').length).toBe(2);
  expect(only(told, 'thrown').filter(({ why }) => why.rule === 'SQ-5.2.3').length).toBe(1);
  expect(b.squadron('blue').level).toBe(4);
});

test('SQ-5.2.1, SQ-5.2.8 no result, no check: ion counters and craft gone off the map are none', () => {
  const b = battle('red y-wing-s3: 1010^E x2\nblue x-wing: 1310^W x3, gone-east', { at: 'fire' });
  const told = b.step({ red: fire('red ion blue') }, [...d(6, 4, 1), ...d(3, 1), ...d(6, 4, 5)]);
  expect(only(told, 'ionized').length).toBe(1);
  expect(only(told, 'held').concat(only(told, 'level') as never)).toEqual([]);
  const blue = b.squadron('blue');
  expect(mustCheck(b.s, blue)).toBe(false);
  blue.damaged = 1;
  expect(mustCheck(b.s, blue)).toBe(true);
});

test('SQ-5.2.2 Broken squadrons and squadrons without craft make no check', () => {
  const check = (craft: string, words: string) => {
    const b = hurt(craft, words);
    return mustCheck(b.s, b.squadron('blue'));
  };
  expect(check('3010^W x3', 'hurt=1')).toBe(true);
  expect(check('3010^W x3', '')).toBe(false);
  expect(check('3010^W x3', 'killed=1')).toBe(true);
  expect(check('3010^W x3', 'hurt=1 level=1')).toBe(false);
  expect(check('3010^W x3', 'hurt=1 level=2')).toBe(true);
  expect(check('dead, dead', 'killed=2')).toBe(false);
});

test('SQ-5.1.4 objective craft have no morale: no level, no check, no rally, where fighters beside them have all three', () => {
  const b = battle(
    `${RED}\nblue/hurt tie-ln: 3010^W d1 x2 | hurt=1\nblue/ship customs-frigate: 3010^W d1 | hurt=1
blue/calm tie-ln: 3010^W x2 | level=3\nblue/boat yt-1300: 3010^W`,
    { at: 'morale' },
  );
  const levels = () => ['hurt', 'ship', 'calm', 'boat'].map(id => b.squadron(id).level);
  expect(levels()).toEqual([5, 0, 3, 0]);
  const told = b.step({}, d(6, 1, 5));
  expect(only(told, 'thrown').map(({ why }) => why.rule)).toEqual(['SQ-5.2.3', 'SQ-5.3.4']);
  expect(levels()).toEqual([4, 0, 4, 0]);
});

test('SQ-5.2.4 the difficulty: 4, one for each craft newly damaged, two for each destroyed', () => {
  const told = hurt('3010^W x6', 'hurt=2 killed=3').step({}, d(6, 6, 6, 2));
  expect(only(told, 'thrown')[0]?.why.mods?.slice(0, 3)).toEqual([
    { by: 4, for: 'morale check' },
    { by: 2, for: 'newly damaged' },
    { by: 6, for: 'destroyed' },
  ]);
});

test.each([
  ['hurt=1', 2, 1, 'natural 1'],
  ['hurt=1', 2, 2, '2 + 3 is 5, as much as is needed'],
  ['hurt=2', 3, 2, '5 against 6'],
  ['hurt=2', 3, 3, '6 against 6'],
  ['killed=1 hurt=1', 4, 3, '6 against 7'],
  ['killed=1 hurt=1', 4, 4, '7 against 7'],
])('SQ-5.2.3, SQ-5.2.4 %s needs %i of the die: %i (%s)', (words, needs, fallen) => {
  const b = hurt('3010^W x6', words);
  const told = b.step({}, d(6, fallen));
  expect(only(told, 'thrown')[0]?.why.test?.n).toBe(needs);
  expect(b.squadron('blue').level).toBe(fallen >= needs ? 5 : 4);
});

test('SQ-5.2.3 a 6 is thrown again; a natural 1 fails whatever the command', () => {
  const heavy = hurt('3010^W x12', 'killed=5 began=12');
  heavy.step({}, d(6, 6, 5));
  expect(heavy.squadron('blue').level).toBe(5);
  const elite = hurt('3010^W x3', 'hurt=1 command=2', 'elite');
  const told = elite.step({}, d(6, 1));
  expect(only(told, 'thrown')[0]?.why.test?.n).toBe(Math.max(2, 5 - 7));
  expect(elite.squadron('blue').level).toBe(6);
});

test('SQ-5.2.5 newly damaged is counted by craft: markers of one round once, old ones not, destroyed craft not', () => {
  const b = battle('red x-wing veteran: 1010^E x5 | hot=2\nblue x-wing: 1310^W d1, 1310, 1310', { at: 'fire' });
  // Five hits: two on 1, two on 2, one on 3: markers, a marker and destruction, nothing.
  const told = b.step({ red: fire('red laser blue') }, [
    ...d(6, 5, 5, 5, 5, 5),
    ...d(3, 1, 1, 2, 2, 3),
    ...d(6, 4, 3, 3, 4, 3, 6, 2, 5, 2),
    ...d(6, 4),
  ]);
  expect(b.squadron('blue')).toMatchObject({ damaged: 1, destroyed: 1 });
  expect(b.craft('blue', 1).damage).toBe(3);
  const check = only(told, 'thrown').find(({ why }) => why.rule === 'SQ-5.2.3');
  expect(check?.why.test?.n).toBe(4 + 1 + 2 - 3);
});

test('SQ-5.2.6, SQ-5.2.7 a failed check costs a level, or two where half or more of what began the round were destroyed', () => {
  const lost = (began: number, destroyed: number) => lossOf({ began, destroyed });
  expect([lost(4, 0), lost(4, 1), lost(4, 2), lost(5, 2), lost(5, 3), lost(3, 2)]).toEqual([1, 1, 2, 1, 2, 2]);
  const b = hurt('3010^W x2, dead, dead', 'killed=2 began=4');
  b.step({}, d(6, 2));
  expect(b.squadron('blue').level).toBe(3);
});

test('SQ-5.1.2, SQ-5.1.3 no level falls below 1', () => {
  const b = hurt('3010^W x2, dead, dead', 'killed=2 began=4 level=2');
  b.step({}, d(6, 1));
  expect(b.squadron('blue').level).toBe(1);
  expect(only(b.told, 'level')).toMatchObject([{ from: 2, to: 1, state: 'broken', by: 'check' }]);
});

test.each([
  [7, 'steady'],
  [6, 'steady'],
  [5, 'steady'],
  [4, 'shaken'],
  [3, 'demoralized'],
])('SQ-5.1.2 a level lost from %i leaves a squadron %s', (level, state) => {
  const b = battle(`${RED}\nblue tie-ln elite: 3010^W x3 | hurt=1 level=${level}`, { at: 'morale' });
  b.step({}, d(6, 1));
  expect(only(b.told, 'level')[0]).toMatchObject({ to: level - 1, state });
});
