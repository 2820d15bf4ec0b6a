import { rolled, scriptedDice } from '@flagplot/kernel';
import { expect, test } from 'vitest';
import { dealHits } from '../../rules/damage/hits.ts';
import { sense } from '../../rules/edge/sense.ts';
import type { Happened } from '../battle.ts';
import { Battle, only, scenarioOf } from '../battle.ts';
import { toTurnsEnd } from '../between/battles.ts';

const TOW = { kind: 'tow', unit: 'makrill', edges: { a: 'west', b: 'east' }, capture: 3 } as const;

/** The Makrill adrift between a cruiser of her own side and one of the enemy's, each two inches from her; the side asked first goes first. */
function between(first: 'a' | 'b' = 'b'): Battle {
  const lines = 'a blue sd-ca 38,33.5^270 Stop\na makrill sd-ax 38,31^270 Stop\nb red to-ca 38,28^270 Stop';
  const scenario = scenarioOf(lines, { goals: [TOW], margin: 0 });
  const sides = scenario.sides.map(side => ({
    ...side,
    units: side.units.map(unit => (unit.id === 'makrill' ? { ...unit, adrift: { heading: 0, d: 2000 } } : unit)),
  }));
  const b = new Battle({ ...scenario, sides });
  b.plan({}, first === 'a' ? { a: 2, b: 1 } : { a: 1, b: 2 });
  return b;
}

/** Answers idly until a side is asked for fire, which boards her then. */
function boards(b: Battle, side: string, dice: readonly number[]): Happened[] {
  while (!b.asks.some(ask => ask.kind === 'fire' && ask.side === side)) b.step();
  const by = side === 'b' ? 'red' : 'blue';
  return b.step({ [side]: { acts: [{ act: 'board', by, target: 'makrill', boxes: dice.length }] } }, dice);
}

test('BB-7.2.8 beyond her two boxes of marines successes count toward her capture, and are no tenners', () => {
  const b = between();
  const told = boards(b, 'b', [7, 8, 9]);
  expect(only(told, 'overrun')).toMatchObject([{ boxes: 2, tenners: 0, left: 0 }]);
  expect(only(told, 'seized')).toEqual([{ kind: 'seized', vessel: 'makrill', side: 'b', seized: 1, needs: 3 }]);
  expect(b.s.open.prize).toEqual({ seized: 1, hit: null });
  expect(b.vessel('makrill')).toMatchObject({ side: 'a', ram: 0, tenners: 0 });
});

test('BB-7.2.8 three of them in all, over several boardings, capture her; she is retaken in the same way', () => {
  const b = between();
  b.vessel('makrill').ram = 0;
  expect(only(boards(b, 'b', [7, 10]), 'overrun')).toEqual([]);
  expect(b.vessel('makrill').side).toBe('a');
  b.next();
  b.vessel('red').ram = 2;
  boards(b, 'b', [7, 8]);
  expect(b.vessel('makrill').side).toBe('b');
  expect(b.s.open.prize).toEqual({ seized: 0, hit: null });
  expect(sense(b.s)).toEqual([]);
  b.next();
  b.vessel('blue').ram = 3;
  expect(only(boards(b, 'a', [9, 9, 9]), 'seized')).toMatchObject([{ side: 'a', seized: 3 }]);
  expect(b.vessel('makrill').side).toBe('a');
});

test('BB-7.2.8 other ships are not captured: what is over are tenners', () => {
  const b = between();
  Object.assign(b.vessel('blue'), { x: 38_000, y: 25_000, ram: 0 });
  while (!b.asks.some(ask => ask.kind === 'fire' && ask.side === 'b')) b.step();
  const told = b.step({ b: { acts: [{ act: 'board', by: 'red', target: 'blue', boxes: 3 }] } }, [7, 7, 7]);
  expect(only(told, 'overrun')).toMatchObject([{ boxes: 0, tenners: 3 }]);
  expect(only(told, 'seized')).toEqual([]);
});

test('BB-7.2.8 captured, she is cast loose by a tug that is an enemy now, and her captor may tow her', () => {
  const b = between();
  b.vessel('makrill').ram = 0;
  b.s.open.tow = { tug: 'blue', towed: 'makrill' };
  const told = boards(b, 'b', [7, 7, 7]);
  expect(only(told, 'cast-loose')).toEqual([{ kind: 'cast-loose', tug: 'blue', towed: 'makrill' }]);
  expect(b.s.open.tow).toBeNull();
  b.next();
  Object.assign(b.vessel('makrill'), { x: 38_000, y: 29_500 });
  while (!b.asks.some(ask => ask.kind === 'fire' && ask.side === 'b')) b.step();
  expect(b.refusals('b', { acts: [{ act: 'tow', by: 'red', target: 'makrill' }] })).toEqual([]);
});

/** Hits on the Makrill by whoever fires: the last of them wrecks her. */
function wreckedBy(...sides: string[]): Battle {
  const b = between('a');
  b.vessel('makrill').lost = 6 - sides.length;
  for (const side of sides) {
    while (!b.asks.some(ask => ask.kind === 'fire' && ask.side === side)) b.step();
    shoot(b, side);
  }
  return b;
}

function shoot(b: Battle, side: string): void {
  const t = rolled(scriptedDice([]));
  dealHits(b.s, t as never, { vessel: b.vessel('makrill'), by: side, hits: 1, tenners: 0, jinks: true });
}

test('BB-7.2.10 if she is wrecked the side that hit her last loses, at the end of that turn', () => {
  expect(only(toTurnsEnd(wreckedBy('a', 'b')).step(), 'over')).toMatchObject([{ verdict: { winners: ['a'] } }]);
  const own = wreckedBy('b');
  shoot(own, 'a');
  expect(only(toTurnsEnd(own).step(), 'over')).toMatchObject([
    { verdict: { winners: ['b'], why: 'She has been wrecked: B won.', points: { a: 0, b: 1 } } },
  ]);
});

test('BB-7.2.10 who hit her last is told, once, until somebody else has', () => {
  const b = between('a');
  const told: Happened[] = [];
  const t = rolled(scriptedDice([]), { tell: (event: Happened) => void told.push(event), reveal: () => undefined } as never);
  for (const by of ['a', 'a', 'b'])
    dealHits(b.s, t as never, { vessel: b.vessel('makrill'), by, hits: 1, tenners: 0, jinks: true });
  expect(only(told, 'blamed')).toEqual([
    { kind: 'blamed', vessel: 'makrill', by: 'a' },
    { kind: 'blamed', vessel: 'makrill', by: 'b' },
  ]);
});

test('BB-7.2.10 BB-7.2.8 a state holds a prize where there is one, with fewer successes than capture her', () => {
  const b = between();
  const faults = (prize: object | null): string[] => {
    Object.assign(b.s.open, { prize });
    return sense(b.s).map(({ rule, at }) => `${rule} ${at}`);
  };
  expect([faults({ seized: 2, hit: 'a' }), faults(null)]).toEqual([[], ['BB-7.2.8 /open/prize']]);
  expect(faults({ seized: 3, hit: 'x' })).toEqual(['BB-7.2.8 /open/prize/seized', 'BB-7.2.10 /open/prize/hit']);
});
