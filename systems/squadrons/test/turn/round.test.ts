import { expect, test } from 'vitest';
import { squadrons } from '../../rules/index.ts';
import { battle, d, fire, only } from '../battle.ts';

test('SQ-2.1.1, SQ-2.1.2 the round: Initiative, Movement, Combat (jamming, fire), Morale, Special actions', () => {
  const b = battle('red x-wing: 1010^E x2\nblue tie-ln: 3010^W x2');
  const { opening, turn } = squadrons.sequence(b.s.book);
  expect(opening.map(({ name }) => name)).toEqual(['Deployment']);
  expect(turn.map(({ name }) => name)).toEqual([
    'Initiative',
    'Movement',
    'Combat: jamming',
    'Combat: fire',
    'Morale',
    'Special actions',
  ]);
});

test('SQ-2.1.2 jamming, then all fire, then all volleys, and only then what they did', () => {
  const b = battle('red a-wing: 1010^E x2\nred/gold a-wing: 1011^E x2\nblue tie-ln: 1310^W x2', { at: 'jam' });
  expect(b.asked()).toEqual(['red jam']);
  b.step({ red: { squadrons: ['gold'] } });
  expect(b.asked()).toEqual(['red fire', 'blue fire']);
  // Red hits once and does damage, Blue misses.
  b.step({ red: fire('red laser blue'), blue: fire('blue laser red') }, [
    ...d(6, 6, 1, 1),
    ...d(2, 2),
    ...d(6, 2, 3),
    ...d(6, 1, 1),
    ...d(6, 5),
  ]);
  expect(b.told.map(({ kind }) => kind).filter(kind => kind !== 'thrown')).toEqual([
    'jammed',
    'declared',
    'declared',
    'struck',
    'struck',
    'destroyed',
    'held',
    'over',
  ]);
});

test('SQ-2.1.3 all checks, then all rallies, then all flight, each in the order of play', () => {
  const b = battle(
    `red/r1 x-wing: 1010^E x3 | level=4 hurt=1
red/r2 x-wing: 1012^E x3 | level=3
red/r3 x-wing: 1014^E x3 | level=1
blue/b1 tie-ln: 3010^W x3 | level=2 hurt=1
blue/b2 tie-ln: 3012^W x3 | level=1`,
    { at: 'morale', order: ['blue', 'red'] },
  );
  // Checks of b1 and r1, rallies of b2, r2 and r3.
  b.step({}, d(6, 1, 2, 5, 4, 3));
  const what = b.told.flatMap(one => ('squadron' in one ? [`${one.kind} ${one.squadron}`] : []));
  expect(what).toEqual(['level b1', 'held r1', 'level b2', 'held r2', 'held r3', 'fled b1', 'fled r3']);
});

test('SQ-2.3.5 volleys by the order of play, and of a side by the order of its squadrons', () => {
  const b = battle(
    `red/r1 x-wing: 1010^E x2
red/r2 x-wing: 1010^E x2
blue/b1 tie-ln: 1510^W x2
blue/b2 tie-ln: 1510^W x2`,
    { at: 'fire', order: ['blue', 'red'] },
  );
  b.step({ red: fire('r2 laser b1', 'r1 laser b1'), blue: fire('b1 laser r1') }, d(6, 1, 1, 1, 1, 1, 1));
  expect(only(b.told, 'struck').map(({ squadron }) => squadron)).toEqual(['b1', 'r1', 'r2']);
});

test('SQ-2.3.1, SQ-2.3.2, SQ-2.3.3 a 6 is thrown again and added, settled or not; a 1 after it adds 1', () => {
  const b = battle('red x-wing: 1010^E x2\nblue tie-ln: 1310^W x2', { at: 'fire' });
  const told = b.step({ red: fire('red laser blue') }, [...d(6, 6, 6, 1, 1), ...d(2, 1), ...d(6, 6, 1, 6, 6, 4), ...d(6, 6, 2)]);
  const throws = only(told, 'thrown').map(({ faces, read }) => `${faces.join('+')}: ${read}`);
  // Two shots, the draw, resistance 7 and 2, attack 16 and 6, the check of a squadron that lost one of two.
  expect(throws).toEqual(['6+6+1: 1', '1: 0', '1: 1', '6+1: 9', '6+6+4: 2', '6+2: 1']);
});

test('SQ-2.3.6 within a volley: the shots by roster, the draws hit by hit, then by roster resistance and an attack a hit', () => {
  const b = battle('red x-wing: 1010^E x4\nblue x-wing: 1310^W x3', { at: 'fire' });
  const told = b.step({ red: fire('red laser blue') }, [
    ...d(6, 5, 6, 2, 5, 5),
    ...d(3, 3, 1, 3, 1),
    ...d(6, 5, 2, 2, 5, 2, 2),
    ...d(6),
  ]);
  expect(only(told, 'thrown').map(({ why }) => why.what.replace(/ with .*| fires .*/, ''))).toEqual([
    'Red 1',
    'Red 2',
    'Red 3',
    'Red 4',
    ...Array(4).fill('Which craft of Blue is hit'),
    'Blue 1 resists Red',
    ...Array(2).fill(expect.stringContaining('against Blue 1')),
    'Blue 3 resists Red',
    ...Array(2).fill(expect.stringContaining('against Blue 3')),
  ]);
});

test('SQ-2.4.2 jamming and fire are each decided by all sides at once, seeing only what lay open before', () => {
  const b = battle('red a-wing: 1010^E x2\nblue a-wing: 1310^W x2', { at: 'jam' });
  expect(b.asked()).toEqual(['red jam', 'blue jam']);
  b.step({ red: { squadrons: ['red'] } });
  expect(b.asked()).toEqual(['blue fire']);
  expect(b.refusals('blue', fire('blue laser red'))).toEqual([]);
  expect(squadrons.questions.jam.sealed ?? squadrons.questions.fire.sealed).toBeUndefined();
});
