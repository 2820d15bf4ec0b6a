import { rolled, scriptedDice } from '@flagplot/kernel';
import { expect, test } from 'vitest';
import { dealHits } from '../../rules/damage/hits.ts';
import type { Battle } from '../battle.ts';
import { battle, only } from '../battle.ts';
import { toTurnsEnd } from '../between/battles.ts';

const TOW = { kind: 'tow', unit: 'makrill', edges: { a: 'west', b: 'east' }, capture: 3 } as const;

/** The Makrill adrift at (38, 31) heading west, with her bow to a cruiser that lies beside her, and an enemy far away. */
function adrift(tug = '38,32.5^270 Stop', turns = 9): Battle {
  const b = battle(`a blue sd-ca ${tug}\na makrill sd-ax 38,31^270 Stop\nb red to-ca 60,5^90 Stop`, {
    goals: [TOW],
    turns,
    margin: 0,
  });
  const units = b.s.book.units.map(unit => (unit.id === 'makrill' ? { ...unit, adrift: { heading: 0, d: 2000 } } : unit));
  Object.assign(b.s, { book: { ...b.s.book, units } });
  return b;
}

/** Plays to the fire step of the cruiser. */
function toFire(b: Battle): Battle {
  b.plan();
  while (b.asks[0]?.kind !== 'fire' || b.asks[0].side !== 'a') b.step();
  return b;
}

const towing = { acts: [{ act: 'tow', by: 'blue', target: 'makrill' }] };

test('BB-7.2.2 she has no card and no telegraph, and does not move herself', () => {
  const b = adrift();
  expect(b.asks[0]?.kind).toBe('telegraph');
  expect(b.refusals('a', { units: [{ unit: 'blue', setting: 'Stop' }] })).toEqual([]);
  b.plan();
  expect(b.s.open.cards).toEqual({ a: 1, b: 1 });
});

test('BB-7.2.3 untowed she drifts 2 inches north at the end of every turn, and is lost when she touches land', () => {
  const b = toTurnsEnd(adrift());
  expect(only(b.step(), 'drifted')).toMatchObject([{ vessel: 'makrill', to: { x: 38_000, y: 33_000, heading: 27_000 } }]);
  const c = adrift();
  const outline = [30_000, 33_450, 45_000, 33_450, 45_000, 40_000, 30_000, 40_000];
  const land = { id: 'coast', kind: 'land', reaches: ['below', 'surface'], outline, target: null } as const;
  Object.assign(c.s, { book: { ...c.s.book, features: [land] } });
  expect(only(toTurnsEnd(c).step(), 'over')).toMatchObject([{ verdict: { winners: [] } }]);
  expect(c.vessel('makrill').status).toBe('sunk');
});

test('BB-7.2.4 a friend within an inch at Crawl or Stop takes her in tow, in place of all its fire', () => {
  const b = toFire(adrift());
  expect(b.refusals('a', towing)).toEqual([]);
  expect(b.refusals('a', { acts: [...towing.acts, ...towing.acts] })).toContain('BB-7.2.4 /acts/1/by');
  expect(only(b.step({ a: towing }), 'took-in-tow')).toMatchObject([{ tug: 'blue', towed: 'makrill' }]);
  const far = toFire(adrift('38,32.951^270 Stop'));
  expect(far.refusals('a', towing)).toEqual(['BB-7.2.4 /acts/0/target']);
  const lame = toFire(adrift());
  lame.vessel('blue').lost = 5;
  expect(lame.refusals('a', towing)).toEqual(['BB-7.2.4 /acts/0/by']);
});

test('BB-7.2.5 BB-7.2.3 in tow she lies with her bow an inch behind its stern, and drifts no more', () => {
  const b = toFire(adrift());
  b.step({ a: towing });
  // Half of 3.5 and of 3.0 inches, and one: 4.25 inches astern of a ship that heads west.
  expect(b.vessel('makrill')).toMatchObject({ x: 42_250, y: 32_500, heading: 27_000 });
  if (b.asks[0]?.kind === 'sail' || b.asks[0]?.kind === 'fire') toTurnsEnd(b).step();
  expect(b.vessel('makrill')).toMatchObject({ x: 42_250, y: 32_500 });
});

test('BB-7.2.6 a tug goes no faster than Slow, and above it steps down', () => {
  const b = adrift('38,32.5^270 Half');
  b.s.open.tow = { tug: 'blue', towed: 'makrill' };
  const at = (setting: string): string[] => b.refusals('a', { units: [{ unit: 'blue', setting }] });
  expect([at('Half'), at('Slow')]).toEqual([['BB-2.1.2 /units/0/setting'], []]);
});

test('BB-7.2.9 the side whose tug leaves by its own edge with her wins at once', () => {
  const b = adrift('1,32.5^270 Slow');
  b.s.open.tow = { tug: 'blue', towed: 'makrill' };
  b.plan();
  while (b.asks.length > 0 && b.s.open.verdict === null) b.step();
  expect(b.s.open.verdict).toMatchObject({ winners: ['a'], why: 'She has been towed off the table: A won.' });
  expect(b.s.clock.turn).toBe(1);
});

test('BB-7.2.10 when the turns are over the holder of the tow wins, and without a tow it is a draw', () => {
  const free = toTurnsEnd(adrift(undefined, 1));
  expect(only(free.step(), 'over')).toMatchObject([{ verdict: { winners: [] } }]);
  const held = toTurnsEnd(adrift(undefined, 1));
  held.s.open.tow = { tug: 'blue', towed: 'makrill' };
  expect(only(held.step(), 'over')).toMatchObject([{ verdict: { winners: ['a'] } }]);
});

test('BB-7.0.4 BB-7.2.10 one who is left alone still has to fetch her; where she is alone herself it is over (ruling A-153)', () => {
  const without = (...ids: string[]) => {
    const b = toTurnsEnd(adrift());
    for (const id of ids) b.vessel(id).status = 'withdrawn';
    return only(b.step(), 'over');
  };
  expect(without('red')).toEqual([]);
  expect(without('red', 'blue')).toMatchObject([{ verdict: { winners: [], why: 'Nobody has her in tow: a draw.' } }]);
});

test('BB-7.2.7 each attack that hits the tug parts the rope on a 7 or more', () => {
  const struck = (hits: number, dice: readonly number[], by: string | null = 'b'): Battle => {
    const b = adrift();
    b.s.open.tow = { tug: 'blue', towed: 'makrill' };
    const source = scriptedDice(dice);
    dealHits(b.s, rolled(source) as never, { vessel: b.vessel('blue'), by, hits, tenners: 0, jinks: true });
    expect(source.diceLeft()).toBe(0);
    return b;
  };
  expect([struck(1, [6]).s.open.tow, struck(3, [7]).s.open.tow]).toEqual([{ tug: 'blue', towed: 'makrill' }, null]);
  expect(struck(0, []).s.open.tow).not.toBeNull();
  // A reef attacks nobody.
  expect(struck(1, [], null).s.open.tow).not.toBeNull();
});

test('BB-7.2.7 a tug that is wrecked tows nobody, without a throw', () => {
  const b = adrift();
  b.s.open.tow = { tug: 'blue', towed: 'makrill' };
  const told: unknown[] = [];
  const t = rolled(scriptedDice([]), { tell: (event: unknown) => void told.push(event), reveal: () => undefined } as never);
  dealHits(b.s, t as never, { vessel: b.vessel('blue'), by: 'b', hits: 8, tenners: 0, jinks: true });
  expect(b.s.open.tow).toBeNull();
  expect(told).toContainEqual({ kind: 'cast-loose', tug: 'blue', towed: 'makrill' });
});
