import { expect, test } from 'vitest';
import { fireCode } from '../rules/combat/gunnery.ts';
import { dodgeOf, isFrozen, turnDistanceOf, turnsOf } from '../rules/condition.ts';
import { levelOf } from '../rules/morale/levels.ts';
import { separations } from '../rules/movement/cohesion.ts';
import { commandOf } from '../rules/roster.ts';
import { read } from '../rules/scenario.ts';
import type { Scenario, ScenarioSquadron } from '../rules/scenario-file.ts';
import { scenarios } from '../scenarios/index.ts';
import { battle, d, fire, move, only } from './battle.ts';

/** The faults of the first lesson with its first squadron changed. */
function faults(change: Partial<ScenarioSquadron>): string[] {
  const lesson = scenarios['first-lesson'] as Scenario;
  const [first, ...others] = lesson.sides;
  const squadron = { ...first?.squadrons[0], ...change } as ScenarioSquadron;
  const { cards: _, ...scenario } = lesson;
  const found = read({ ...scenario, sides: [{ ...first!, squadrons: [squadron] }, ...others] });
  return 'faults' in found ? found.faults.map(({ rule, at }) => `${rule} ${at?.split('/').at(-1)}`) : [];
}

test('SQ-1.1.1 a squadron has two craft at least', () => {
  expect(faults({ craft: 2 })).toEqual([]);
  expect(faults({ craft: 1 })).toEqual(['SQ-1.1.1 craft']);
});

test('SQ-1.1.2 an objective craft stands alone, of the quality the scenario says', () => {
  expect(faults({ type: 'yt-1300', craft: 1 })).toEqual([]);
  expect(faults({ type: 'customs-frigate', craft: 1, quality: 'elite' })).toEqual([]);
  expect(faults({ type: 'yt-1300', craft: 2 })).toEqual(['SQ-1.1.2 craft']);
});

test('SQ-1.1.3 a squadron has one type, and it must be known', () => {
  expect(faults({ type: 'tie-defender' })).toEqual(['SQ-1.1.3 type']);
  const b = battle('red x-wing: 1010^E x4\nblue tie-ln: 3010^W x3');
  expect(b.of('red').weapons.map(({ card }) => card.id)).toEqual(['laser', 'torpedo']);
});

test('SQ-1.1.4 all pilots have the skills of the quality, but for Hot Shots', () => {
  const b = battle('red x-wing veteran: 1010^E x8 | hot=3,5\nblue tie-ln: 1510^W x3', { at: 'fire' });
  const told = b.step({ red: fire('red laser blue') }, d(6, 1, 1, 1, 1, 1, 1, 1, 1));
  const needs = only(told, 'thrown').map(({ why: { mods = [] } }) =>
    mods.reduce((sum, { by, for: what }) => (/natural/.test(what) ? sum : sum + by), 0),
  );
  expect(needs).toEqual([2, 2, 0, 2, 0, 2, 2, 2]);
});

test('SQ-1.1.5 craft keep their numbers: who is lost leaves a gap', () => {
  const b = battle('red x-wing: 1010^E, dead, 1010\nblue tie-ln: 3010^W x3');
  expect(b.refusals('red', move('red', 'attack', 'F', 'F', 'F'))).toEqual(['SQ-1.1.5 /craft/1/craft']);
  expect(b.refusals('red', move('red', 'attack', 'F', '', 'F'))).toEqual([]);
});

test('SQ-1.2.3, SQ-1.3.3 a turret’s gunner has the gunnery of the quality, a Hot Shot aboard or not; nor do missiles gain', () => {
  const needs = (type: string, weapon: string) => {
    const b = battle(`red ${type} veteran: 1010^E x4 | hot=1\nblue tie-ln: 1110^W x3 | immobile`, { at: 'fire' });
    const [mount] = b.of('red').weapons.filter(({ card }) => card.id === weapon);
    return [mount?.skill, mount?.hotShot];
  };
  expect(needs('y-wing-s3', 'ion')).toEqual([4, 0]);
  expect(needs('y-wing-a4', 'ion')).toEqual([4, 2]);
  expect(needs('y-wing-s3', 'laser')).toEqual([4, 2]);
  expect(needs('z-95', 'missile')).toEqual([4, 0]);
  expect(needs('x-wing', 'torpedo')).toEqual([4, 2]);
  const b = battle('red x-wing veteran: 1010^E x4 | hot=1\nblue tie-ln: 3010^W x3');
  expect(b.of('red').rates).toEqual(battle('red x-wing veteran: 1010^E x4\nblue tie-ln: 3010^W x3').of('red').rates);
});

test('SQ-1.4.1 the first on the roster leads unless another is named', () => {
  expect(battle('red x-wing: 1010^E x4\nblue tie-ln: 3010^W x3').squadron('red').leader).toBe(0);
  expect(battle('red x-wing: 1010^E x4 | leader=3\nblue tie-ln: 3010^W x3').squadron('red').leader).toBe(2);
  expect(faults({ leader: 6 })).toEqual([]);
  expect(faults({ leader: 7 })).toEqual(['SQ-1.4.1 leader']);
});

test('SQ-1.4.2 when the leader leaves the map the next on the roster leads, after the last the first', () => {
  const over = (leader: number, dead = '') => {
    const b = battle(`red x-wing: 2010^E, 3610 m1, ${dead || '2010'}, 3610 | leader=${leader}\nblue tie-ln: 3020^W x3`);
    b.step({ red: move('red', 'attack', 'F', 'FFFFF', dead ? '' : 'F', 'FFFFF') });
    return b.squadron('red').leader + 1;
  };
  expect(over(1)).toBe(1);
  expect(over(2)).toBe(3);
  expect(over(2, 'dead')).toBe(1);
  expect(over(4)).toBe(1);
});

test.each([
  ['average', 0, 0, 3],
  ['average', 2, 0, 5],
  ['average', 2, 1, 2],
  ['elite', 1, 1, 4],
  ['elite', 1, 3, 2],
  ['average', 0, 2, 1],
  ['average', 0, 5, 1],
])('SQ-1.4.3 %s, %i steps bought, %i leaders lost: command %i', (quality, bought, lost, command) => {
  const b = battle(`red x-wing ${quality}: 1010^E x4 | command=${bought} lost=${lost}\nblue tie-ln: 3010^W x3`);
  expect(commandOf(b.s.book, b.of('red'), b.squadron('red'))).toBe(command);
});

test('SQ-1.4.2, SQ-1.4.3, SQ-1.4.4 a leader shot down in the Combat phase no longer leads that round’s check', () => {
  const b = battle('red x-wing: 1010^E x2\nblue tie-ln veteran: 1310^W x4 | command=1', { at: 'fire' });
  const told = b.step({ red: fire('red laser blue') }, [...d(6, 5, 1), ...d(4, 1), ...d(6, 2, 5), ...d(6, 4)]);
  expect(only(told, 'leader')).toEqual([{ kind: 'leader', squadron: 'blue', craft: 2, command: 3 }]);
  const check = only(told, 'thrown').find(({ why }) => why.rule === 'SQ-5.2.3');
  expect(check?.why.test?.n).toBe(4 + 2 - 3);
});

test('SQ-1.4.2 a leader who is not lost is not succeeded', () => {
  const b = battle('red x-wing: 1010^E x2\nblue tie-ln: 1310^W x4', { at: 'fire' });
  b.step({ red: fire('red laser blue') }, [...d(6, 5, 1), ...d(4, 3), ...d(6, 2, 5), ...d(6, 4)]);
  expect(b.squadron('blue')).toMatchObject({ leader: 0, leadersLost: 0 });
});

test('SQ-1.5.3 lasers, blasters, ion cannons and torpedoes are served by starship gunnery, missiles by missile weapons', () => {
  const skills = { piloting: 3, gunnery: 9, missiles: 1, sensors: 2, command: 3, morale: 5 };
  const printed = battle('red x-wing: 1010^E x2\nblue tie-ln: 3010^W x3').s.book.charts;
  const charts = { ...printed, skills: { ...printed.skills, average: skills } };
  const served = (type: string) => {
    const b = battle(`red ${type}: 1010^E x2\nblue tie-ln: 3010^W x3`, { charts });
    return b.of('red').weapons.map(({ card, skill }) => `${card.kind} ${skill}`);
  };
  expect(served('b-wing')).toEqual(['laser 9', 'ion 9', 'torpedo 9', 'laser 9']);
  expect(served('z-95')).toEqual(['laser 9', 'missile 1']);
});

test('SQ-1.5.4 no Fire Code is below 0', () => {
  const b = battle('red z-95: 1010^E d4, 1010 d5, 1010 d3 f1\nblue tie-ln: 1510^W x3', { at: 'fire' });
  const of = b.of('red');
  const sum = (place: number) =>
    fireCode(b.s, { of, from: b.squadron('red'), weapon: of.weapons[0]! }, place).reduce((all, { by }) => all + by, 0);
  expect([sum(0), sum(1), sum(2)]).toEqual([0, 0, 0]);
  b.craft('red', 1).damage = 3;
  expect(sum(0)).toBe(1);
});

test('SQ-1.5.5, SQ-1.6.4 Dodge: piloting and Maneuverability, one less for each marker and counter; nothing makes use of it', () => {
  const b = battle('red a-wing veteran: 1010^E, 1010 d1 i1 f2\nblue tie-ln: 3010^W x3');
  const dodge = (number: number) => dodgeOf(b.of('red'), 4, b.craft('red', number));
  expect([dodge(1), dodge(2)]).toEqual([8, 4]);
});

test('SQ-1.6.1 what the sheet shows of a craft is kept with it: markers, counters of this round and the last, its end', () => {
  const b = battle('red x-wing: 1010^E d2 i1 f1, dead, gone-west\nblue tie-ln: 3010^W x3');
  expect(b.squadron('red').craft).toMatchObject([
    { damage: 2, ion: 1, fresh: 1, status: 'flying' },
    { status: 'destroyed' },
    { status: 'left', edge: 'west' },
  ]);
});

test('SQ-1.6.2 seven levels, the squadron’s own among them', () => {
  const b = battle('red x-wing veteran: 1010^E x2 | level=3\nblue tie-ln: 3010^W x3');
  expect(b.s.book.charts.morale.length).toBe(7);
  expect(levelOf(b.s.book.charts, b.squadron('red').level).state).toBe('shaken');
});

test('SQ-1.6.3 who is separated follows from where craft stand: one moved away is, one moved back is not', () => {
  const b = battle('red a-wing: 1010^E, 1110, 1210\nblue tie-ln: 3010^W x3');
  const red = b.squadron('red');
  const last = red.craft[2] as (typeof red.craft)[number];
  const home = last.q;
  expect(separations(b.s.book, red)).toEqual([false, false, false]);
  last.q += b.s.book.charts.link + 1;
  expect(separations(b.s.book, red)).toEqual([false, false, true]);
  last.q = home;
  expect(separations(b.s.book, red)).toEqual([false, false, false]);
});

test('SQ-1.6.3 jammed, separated and frozen are kept nowhere', () => {
  const b = battle('red a-wing: 1010^E i3, 1014\nblue tie-ln: 1210^W x3', { at: 'jam' });
  b.step({ red: { squadrons: ['red'] } });
  const keys = new Set([...Object.keys(b.squadron('blue')), ...Object.keys(b.craft('blue', 1))]);
  expect(keys).toEqual(
    new Set([
      ...['id', 'craft', 'leader', 'leadersLost', 'level', 'speed', 'moved', 'fired', 'jams', 'began', 'damaged', 'destroyed'],
      ...['q', 'r', 'heading', 'status', 'edge', 'damage', 'ion', 'fresh', 'rounds'],
    ]),
  );
});

test('SQ-1.6.1 what a marker and a counter make of the numbers is worked out', () => {
  const b = battle('red x-wing: 1010^E, 1010 d1, 1010 d5, 1010 i1 f1, 1010 d1 f2\nblue tie-ln: 3010^W x3');
  const numbers = b
    .squadron('red')
    .craft.map(craft => [turnsOf(b.of('red'), craft), turnDistanceOf(b.of('red'), craft), isFrozen(b.of('red'), craft)]);
  expect(numbers).toEqual([
    [3, 2, false],
    [2, 3, false],
    [1, 7, false],
    [1, 4, false],
    [0, 5, true],
  ]);
});
