import { rolled, scriptedDice } from '@flagplot/kernel';
import { expect, test } from 'vitest';
import type { Goal } from '../rules/scenario-file.ts';
import { special } from '../rules/turn/6-special.ts';
import { scoresOf } from '../rules/victory.ts';
import { type Battle, battle, type Terms } from './battle.ts';

const RED = 'red x-wing: 0510^E x4';

/** A battle after the Special Actions phase of its first round of three. */
function judged(text: string, terms: Terms = {}): Battle {
  const b = battle(text, { at: 'special', rounds: 3, ...terms });
  special.begin?.(b.s, rolled(scriptedDice([])));
  return b;
}

/** The winners; nothing where the battle goes on. */
const after = (text: string, terms: Terms = {}): string | undefined => judged(text, terms).s.open.verdict?.winners.join(' ');

test('SQ-8.2.1, SQ-8.2.2 it ends after the last round of the scenario, or before when one side at most is left', () => {
  expect(after(`${RED}\nblue tie-ln: 3010^W x4`)).toBeUndefined();
  expect(after(`${RED}\nblue tie-ln: 3010^W x4`, { rounds: 1 })).toBe('');
  expect(after(`${RED}\nblue tie-ln: dead x4`)).toBe('red');
  expect(after(`${RED}\nblue tie-ln: gone-north x4`)).toBe('red');
  expect(after('red x-wing: gone-west x4\nblue tie-ln: dead x4')).toBe('');
});

test('SQ-8.2.2 allies that are left among themselves end it, three sides go on as long as two are enemies', () => {
  const three = `${RED}\ngreen z-95: 1010^E x2\nblue tie-ln: dead x4`;
  expect(after(three)).toBeUndefined();
  expect(after(`${three}\nside red: alliance=dawn\nside green: alliance=dawn`)).toBe('red green');
});

test('SQ-8.3.1, SQ-8.3.2 the whole value of the destroyed, half of the damaged and the gone, upgrades included, halves kept', () => {
  const scores = (craft: string, words = '', quality = '') => {
    const b = battle(`${RED}\nblue tie-ln${quality}: ${craft} | ${words}`);
    return scoresOf(b.s).red;
  };
  // In halves of a point; a TIE/ln is worth 65, 75 as a Veteran.
  expect(scores('3010^W x4')).toBe(0);
  expect(scores('3010^W, dead, dead, 3010')).toBe(260);
  expect(scores('3010^W d1, 3010 d3, 3010')).toBe(130);
  expect(scores('gone-west, gone-east d2, 3010^W')).toBe(130);
  expect(scores('dead d2, 3010^W', 'hot=1')).toBe(160);
  expect(scores('dead, 3010^W', 'command=2', ' veteran')).toBe(210);
  expect(scores('3010^W, dead', 'command=2 leader=1')).toBe(130);
  expect(scores('3010^W i2 x4')).toBe(0);
  expect(judged(`${RED}\nblue tie-ln: 3010^W d1, 3010`, { rounds: 1 }).s.open.verdict?.points).toEqual({ red: 32.5, blue: 0 });
});

test('SQ-8.3.2 craft gone over their goal edge are not lost, those gone over another are', () => {
  const b = battle(`${RED}\nblue tie-ln: gone-west, gone-east, 3010^W | goal=west`);
  expect(scoresOf(b.s).red).toBe(65);
  // Damaged craft count half wherever they went (ruling R8).
  const hit = battle(`${RED}\nblue tie-ln: gone-west d1, gone-west, 3010^W | goal=west`);
  expect(scoresOf(hit.s).red).toBe(65);
});

test.each([
  ['dead x6, 3010^W', 'dead x5, 0510^E', 'red'],
  ['dead x6, 3010^W', 'dead x5, 0510^E d1', ''],
  ['dead x5, 3010^W d1', 'dead x6, 0510^E', ''],
  ['dead x5, 3010^W', 'dead x6, 0510^E', 'blue'],
  ['3010^W x2', '0510^E x2', ''],
  ['3010^W d1, 3010', '0510^E x2', 'red'],
])('SQ-8.3.3 losses of %s against %s: a fifth more than the others and above 0 wins (%s)', (blue, red, winners) => {
  expect(after(`red z-95: ${red}\nblue z-95: ${blue}`, { rounds: 1 })).toBe(winners);
});

test('SQ-8.3.4 with three sides each scores for the losses of all its enemies, whoever caused them', () => {
  const three = 'red z-95: 0510^E x2, dead\nblue z-95: 3010^W x3, dead, dead\ngreen z-95: 2010^W x3';
  const score = (sides: string) => scoresOf(battle(`${three}\n${sides}`).s);
  expect(score('')).toEqual({ red: 240, blue: 120, green: 360 });
  expect(score('side red: alliance=dawn\nside green: alliance=dawn')).toEqual({ red: 240, blue: 120, green: 240 });
  expect(after(three, { rounds: 1 })).toBe('green');
});

test('SQ-8.3.3 a side must be ahead of every other', () => {
  const three = 'red z-95: 0510^E x2, dead\nblue z-95: 3010^W x3, dead\ngreen z-95: 2010^W x3';
  expect(after(three, { rounds: 1 })).toBe('green');
  expect(after(three.replace('3010^W x3, dead', '3010^W x3'), { rounds: 1 })).toBe('');
});

const EXIT: Goal = { kind: 'exit', side: 'blue', squadron: 'bombers', craft: 2 };
const bombers = (craft: string, more = 'blue/escort tie-ln: 3010^W x2') =>
  `${RED}\nblue/bombers tie-bomber: ${craft} | goal=west\n${more}`;

test.each<[craft: string, winners: string | undefined, why: string]>([
  ['gone-west x2, 3010^W', 'blue', 'enough are through'],
  ['gone-west, 3010^W x2', undefined, 'it is open'],
  ['gone-west, gone-east, 3010^W', undefined, 'two can still get through'],
  ['gone-west, dead, dead', 'red', 'that cannot happen any more'],
  ['gone-east x2, 3010^W', 'red', 'over another edge is lost'],
])('SQ-8.4.4, SQ-8.3.5 exit: %s: %s, for %s', (craft, winners) => {
  expect(after(bombers(craft), { goal: EXIT })).toBe(winners);
});

test('SQ-8.4.4 exit: when the rounds are over the others win; with nobody left to stop them they are through', () => {
  expect(after(bombers('gone-west, 3010^W x2'), { goal: EXIT, rounds: 1 })).toBe('red');
  const alone = bombers('3010^W x3').replace('0510^E x4', 'dead x4');
  expect(after(alone, { goal: EXIT })).toBe('blue');
  expect(after(alone.replace('3010^W x3', 'dead x2, 3010^W'), { goal: EXIT })).toBe('red');
});

const CAPTURE: Goal = { kind: 'capture', side: 'red', squadron: 'ship', rounds: 2, runner: 'blue' };
const ship = (craft: string) => `${RED}\nblue/ship yt-1300: ${craft} | goal=west\nblue/escort tie-ln: 3010^W x2`;

test.each([
  ['gone-west', 'blue'],
  ['3010^W', undefined],
  ['gone-east', ''],
  ['dead', ''],
])('SQ-8.4.6 capture: the freighter %s: %s', (craft, winners) => {
  expect(after(ship(craft), { goal: CAPTURE })).toBe(winners);
});

test('SQ-8.4.6, SQ-6.1.4 boarded when frozen at the end of two rounds, running or not, after counters are removed', () => {
  const b = judged(ship('3010^W f1'), { goal: CAPTURE });
  expect(b.s.open.progress).toBe(1);
  expect(judged(ship('3010^W i1'), { goal: CAPTURE }).s.open.progress).toBe(0);
  const later = battle(ship('3010^W f1'), { at: 'special', rounds: 3, round: 2, goal: CAPTURE });
  later.s.open.progress = 1;
  later.step();
  expect(later.s.open.verdict?.winners).toEqual(['red']);
  expect(after(ship('3010^W'), { goal: CAPTURE, rounds: 1 })).toBe('');
  expect(after(ship('3010^W f1').replace('0510^E x4', 'dead x4'), { goal: CAPTURE })).toBe('blue');
});

const CRIPPLE: Goal = { kind: 'cripple', side: 'red', squadron: 'base', markers: 4 };
const base = (craft: string, red = '0510^E x4') =>
  `red x-wing: ${red}\nblue/base customs-frigate: ${craft} | immobile\nblue/escort tie-ln: 3010^W x2`;

test.each([
  ['3510^W d3', undefined],
  ['3510^W d4', 'red'],
  ['3510^W dead', 'red'],
])('SQ-8.4.8 cripple: the frigate at %s: %s', (craft, winners) => {
  expect(after(base(craft), { goal: CRIPPLE })).toBe(winners);
});

test('SQ-8.4.8 cripple: the others win when the attackers are gone or the rounds are over', () => {
  expect(after(base('3510^W d3', 'dead x2, gone-west'), { goal: CRIPPLE })).toBe('blue');
  expect(after(base('3510^W d3'), { goal: CRIPPLE, rounds: 1 })).toBe('blue');
  expect(after(base('3510^W d4', 'dead x2, gone-west'), { goal: CRIPPLE })).toBe('red');
});

test.each<[say: string, goal: Goal, at: string]>([
  ['another side’s bombers', { ...EXIT, side: 'red' }, '/goal/squadron'],
  [
    'another side’s freighter',
    { kind: 'capture', side: 'blue', squadron: 'bombers', rounds: 2, runner: 'red' },
    '/goal/squadron',
  ],
  ['one’s own frigate', { kind: 'cripple', side: 'blue', squadron: 'bombers', markers: 4 }, '/goal/squadron'],
  ['more craft than there are', { ...EXIT, craft: 4 }, '/goal/craft'],
  ['nobody', { ...EXIT, squadron: 'nobody' }, '/goal/squadron'],
  ['a side that is not there', { ...EXIT, side: 'green' }, '/goal/side'],
  ['a squadron without goal edge', { ...EXIT, squadron: 'escort' }, '/goal/squadron'],
])('SQ-8.3.5 a goal about %s is a fault of the scenario', (_, goal, at) => {
  expect(() => battle(bombers('3010^W x3'), { goal })).toThrow(at);
});

test('SQ-8.3.5 where there is a goal points do not decide, and are told all the same', () => {
  const b = judged(bombers('dead x2, 3010^W', 'blue/escort tie-ln: dead x2'), { goal: { ...EXIT, craft: 1 }, rounds: 3 });
  expect(b.s.open.verdict).toBeNull();
  const won = judged(bombers('gone-west x2, dead', 'blue/escort tie-ln: dead x2'), { goal: EXIT });
  expect(won.s.open.verdict).toMatchObject({ winners: ['blue'], points: { red: 205, blue: 0 } });
});
