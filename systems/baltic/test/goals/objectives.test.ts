import { rolled, scriptedDice } from '@flagplot/kernel';
import { expect, test } from 'vitest';
import type { Feature, Scenario } from '../../rules/scenario-file.ts';
import { judgeVictory, scoreShown } from '../../rules/victory.ts';
import type { Battle } from '../battle.ts';
import { battle, only } from '../battle.ts';
import { atTurnsEnd, toTurnsEnd } from '../between/battles.ts';

const PLATFORM: Feature = {
  id: 'platform',
  kind: 'structure',
  heights: ['surface', 'airborne'],
  polygon: [30_000, 20_000, 30_000, 23_000, 33_000, 23_000, 33_000, 20_000],
  target: { boxes: 20, class: 'B' },
};
const HOLD = { kind: 'hold', feature: 'platform', from: 1, within: 4000, points: 40, broken: 100 } as const;
const place: Partial<Scenario> = { features: [PLATFORM], goals: [HOLD] };

const points = ({ s }: Battle, side: string): number => scoreShown(s)[side]?.points ?? Number.NaN;

/** A cruiser whose hull ends 4 inches south of the platform, or a thousandth of an inch farther. */
const near = (y: string): string => `a blue sd-ca 31,${y}^0 Stop\nb red to-ca 60,40^180 Stop`;

test('BB-7.1.2 who alone has a sound Ship-of-the-Line within 4 inches scores at the end of the turn', () => {
  const b = atTurnsEnd(near('14.25'), place);
  expect(only(b.step(), 'scored')).toEqual([{ kind: 'scored', side: 'a', feature: 'platform', points: 40 }]);
  expect(points(b, 'a')).toBe(40);
  expect(only(toTurnsEnd(b).step(), 'scored')).toHaveLength(1);
  expect(points(b, 'a')).toBe(80);
  expect(only(atTurnsEnd(near('14.249'), place).step(), 'scored')).toEqual([]);
});

test('BB-7.1.2 not before the turn that is named, nor crippled, nor where an enemy is near, wrecks apart', () => {
  expect(only(atTurnsEnd(near('14.25'), { ...place, goals: [{ ...HOLD, from: 2 }] }).step(), 'scored')).toEqual([]);
  const crippled = atTurnsEnd(near('14.25'), place);
  crippled.vessel('blue').lost = 5;
  expect(only(crippled.step(), 'scored')).toEqual([]);
  const both = 'a blue sd-ca 31,14.25^0 Stop\nb red to-ca 31,28.5^180 Stop\nb white to-ca 60,40^180 Stop';
  const contested = atTurnsEnd(both, place);
  contested.vessel('red').lost = 7;
  expect(only(contested.step(), 'scored')).toEqual([]);
  const wreck = atTurnsEnd(both, place);
  Object.assign(wreck.vessel('red'), { lost: 8, status: 'wreck', wrecked: 1 });
  expect(only(wreck.step(), 'scored')).toHaveLength(1);
});

test('BB-7.1.5 whoever breaks it loses its points, and it scores no more', () => {
  const b = atTurnsEnd(near('14.25'), place);
  Object.assign(b.s.open.structures[0] as object, { lost: 20, by: 'a' });
  expect(only(b.step(), 'scored')).toEqual([]);
  expect(points(b, 'a')).toBe(-100);
});

const CONVOY = { kind: 'convoy', units: ['holk'], edge: 'east', points: 80, wreck: 40 } as const;
const convoy = (more: Partial<Scenario> = {}): Battle =>
  atTurnsEnd('a holk hl-mm 20,6^0 Stop\na blue hl-ca 30,6^0 Stop\nb red to-ca 60,40^180 Stop', { goals: [CONVOY], ...more });

test('BB-7.3.4 BB-7.0.6 a freighter that leaves by her edge scores for her side and not by half for the enemy', () => {
  const b = convoy();
  Object.assign(b.vessel('holk'), { status: 'withdrawn', x: 72_001 });
  expect([points(b, 'a'), points(b, 'b')]).toEqual([80, 0]);
  Object.assign(b.vessel('holk'), { x: 20_000, y: -1 });
  expect([points(b, 'a'), points(b, 'b')]).toEqual([0, 15]);
});

test('BB-7.3.4 one that is wrecked scores for the enemy, in place of her points', () => {
  const b = convoy();
  Object.assign(b.vessel('holk'), { status: 'wreck', wrecked: 1, lost: 6 });
  expect([points(b, 'a'), points(b, 'b')]).toEqual([0, 40]);
});

test('BB-7.0.5 BB-7.0.6 BB-7.0.7 BB-1.1.17 wrecked, crippled, withdrawn; of a squadron vessel by vessel', () => {
  const b = atTurnsEnd('a blue sd-ca 20,6^0 Stop\na pack sd-dd 30,6^0 Stop\nb red to-ca 60,40^180 Stop');
  b.vessel('blue').lost = 5;
  expect(points(b, 'b')).toBe(35);
  Object.assign(b.vessel('blue'), { lost: 0, status: 'withdrawn' });
  expect(points(b, 'b')).toBe(35);
  // A wreck that coasts over the edge has not withdrawn.
  Object.assign(b.vessel('blue'), { lost: 8, wrecked: 1 });
  expect(points(b, 'b')).toBe(70);
  const squadron = b.s.book.cards['sd-dd']?.points as number;
  Object.assign(b.vessel('pack-1'), { lost: 1, status: 'sunk', wrecked: 1 });
  Object.assign(b.vessel('pack-2'), { status: 'withdrawn' });
  expect(points(b, 'b')).toBe(70 + Math.floor(squadron / 4) + Math.floor(squadron / 8));
});

test('BB-7.0.4 BB-7.1.6 the battle ends where one side is left; a lead of the margin wins, less is a draw', () => {
  const b = atTurnsEnd('a blue sd-ca 20,6^0 Stop\nb red to-ca 60,40^180 Stop', { margin: 75 });
  Object.assign(b.vessel('red'), { status: 'withdrawn', x: 80_000 });
  expect(only(b.step(), 'over')).toMatchObject([{ verdict: { winners: [], points: { a: 37, b: 0 } } }]);
  const c = atTurnsEnd('a blue sd-ca 20,6^0 Stop\nb red to-ca 60,40^180 Stop', { margin: 75 });
  Object.assign(c.vessel('red'), { status: 'wreck', wrecked: 1, lost: 8 });
  expect(only(c.step(), 'over')).toMatchObject([{ verdict: { winners: ['a'], points: { a: 75, b: 0 } } }]);
});

test('BB-7.0.1 of three sides one wins that leads both others', () => {
  const b = atTurnsEnd('a blue sd-bb 20,6^0 Stop\nb red to-ca 60,40^180 Stop\nc green hl-ca 10,40^180 Stop', { margin: 75 });
  Object.assign(b.vessel('red'), { status: 'wreck', wrecked: 1, lost: 8 });
  Object.assign(b.vessel('green'), { status: 'wreck', wrecked: 1, lost: 8 });
  const [over] = only(b.step(), 'over');
  expect(over?.verdict.points).toEqual({ a: 145, b: 70, c: 75 });
  expect(over?.verdict.winners).toEqual([]);
});

test('BB-5.4.3 wrecks afloat drift with the current after all else, and test nothing; who flies or lives does not', () => {
  const drift = { heading: 9000, d: 2000 };
  const b = atTurnsEnd(
    'a blue sd-ca 20,6^0 Stop\na falk sd-rc 30,6^0 Stop\na white sd-ca 40,6^0 Stop\nb red to-ca 60,40^180 Stop',
    { drift },
  );
  for (const id of ['blue', 'falk']) Object.assign(b.vessel(id), { status: 'wreck', wrecked: 1, lost: 9 });
  expect(only(b.step(), 'drifted')).toMatchObject([
    { vessel: 'blue', from: { x: 20_000 }, to: { x: 22_000, y: 6000, heading: 0 } },
  ]);
});

test('BB-1.4.4 points come in as the turns begin that a scenario names, and by no rule else', () => {
  const text = 'a blue sd-ca 20,6^0 Stop\nb red to-ca 60,40^180 Stop';
  const b = atTurnsEnd(text);
  const book = {
    ...b.s.book,
    sides: b.s.book.sides.map(side => (side.id === 'a' ? { ...side, replenished: [{ turn: 2, points: 5 }] } : side)),
  };
  Object.assign(b.s, { book });
  expect(only(b.step(), 'replenished')).toEqual([{ kind: 'replenished', side: 'a', points: 5, left: 23 }]);
  expect(b.s.open.pools).toEqual({ a: 23, b: 19 });
  expect(only(toTurnsEnd(b).step(), 'replenished')).toEqual([]);
});

test('BB-7.1.4 torpedoes and ships that run into the platform do it no harm', () => {
  const b = battle('a blue sd-ca 31.5,15^0 Half\nb red to-ca 60,40^180 Stop', place).plan();
  b.s.open.salvoes.push({ id: 'salvo-1', side: 'a', by: 'blue', x: 31_500, y: 30_000, heading: 18_000, fp: 6, runs: 0, ran: 0 });
  b.s.open.laid = 1;
  b.sail('blue', { blue: [[6000, 0]] }, [7, 7, 7, 1, 1, 1, 1, 1, 1, 1]);
  expect(b.vessel('blue')).toMatchObject({ held: true, lost: 3 });
  while (b.s.clock.turn === 1) b.step();
  expect(only(b.told, 'spent')).toMatchObject([{ salvo: 'salvo-1', end: 'solid' }]);
  expect(only(b.told, 'battered')).toEqual([]);
  expect(b.s.open.structures).toEqual([{ id: 'platform', lost: 0, by: null }]);
});

test('BB-7.3.5 after the last of nine turns 75 points more win, and 74 are a draw', () => {
  const end = (margin: number, turn = 9) => {
    const b = convoy({ turns: 9, margin });
    b.s.clock.turn = turn;
    Object.assign(b.vessel('holk'), { status: 'withdrawn', x: 72_001 });
    judgeVictory(b.s, rolled(scriptedDice([])) as never);
    return b.s.open.verdict?.winners;
  };
  expect([end(80), end(81), end(80, 8)]).toEqual([['a'], [], undefined]);
});
