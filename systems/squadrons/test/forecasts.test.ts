import type { Forecasted, Json } from '@flagplot/kernel';
import { odds } from '@flagplot/kernel';
import { describe, expect, test } from 'vitest';
import { aims } from '../rules/combat/gunnery.ts';
import { sightingOf } from '../rules/combat/sight.ts';
import { squadrons as rules } from '../rules/index.ts';
import type { Volley } from '../rules/orders.ts';
import type { Battle, Terms } from './battle.ts';
import { battle, fire } from './battle.ts';

const ask = (b: Battle, name: string, of: Json): Forecasted => odds(rules, { name, of, s: b.s });
const laid = (text: string, terms: Terms = {}) => battle(text, { at: 'fire', ...terms });
const fired = (text: string, volley: string, terms: Terms = {}) =>
  ask(laid(text, terms), 'volley', fire(volley).volleys[0] as unknown as Json);

/** The chance of all outcomes of which this is so. */
function chance({ outcomes }: Forecasted, of: (value: Record<string, number>) => boolean): number {
  return outcomes.reduce((sum, { value, chance }) => (of(value as Record<string, number>) ? sum + chance : sum), 0);
}

/** P(open-ended d6 = total) for each total up to a hundred; a first 1 is 0. */
function die(): Map<number, number> {
  const found = new Map<number, number>([[0, 1 / 6]]);
  for (let face = 2; face <= 5; face += 1) found.set(face, 1 / 6);
  for (let sixes = 1; sixes < 16; sixes += 1)
    for (let face = 1; face <= 5; face += 1) found.set(6 * sixes + face, (1 / 6) ** (sixes + 1));
  return found;
}

const DIE = die();
const sum = (of: (total: number) => number) => [...DIE].reduce((all, [total, p]) => all + p * of(total), 0);
/** P(die >= needs), a natural 1 never. */
const reach = (needs: number) => sum(total => (total > 0 && total >= needs ? 1 : 0));

interface Hurt {
  none: number;
  hurt: number;
  gone: number;
}

/** What so many hits come to on one craft, counted over all totals of its die. */
function onOne({ damage, resistance }: { damage: number; resistance: number }, hits: number): Hurt {
  const found: Hurt = { none: 0, hurt: 0, gone: 0 };
  for (const [total, p] of DIE) {
    const needs = (total === 0 ? 0 : total + resistance) - damage;
    const [any, worst] = [reach(needs), reach(needs + 4)];
    const none = (1 - any) ** hits;
    const spared = (1 - worst) ** hits;
    found.none += p * none;
    found.gone += p * (1 - spared);
    found.hurt += p * (spared - none);
  }
  return found;
}

/** Every way to throw the shots and to spread the hits over the targets, one by one. */
function counted(needs: readonly number[], targets: readonly { damage: number; resistance: number }[]): Map<string, number> {
  const found = new Map<string, number>();
  const add = (key: string, p: number) => found.set(key, (found.get(key) ?? 0) + p);
  const bear = (hits: readonly number[], p: number, at: number, [hurt, gone]: readonly [number, number]): void => {
    if (at === targets.length) {
      add(`${hits.reduce((all, n) => all + n, 0)} ${hurt} ${gone}`, p);
      return;
    }
    const by = onOne(targets[at]!, hits[at]!);
    bear(hits, p * by.none, at + 1, [hurt, gone]);
    bear(hits, p * by.hurt, at + 1, [hurt + 1, gone]);
    bear(hits, p * by.gone, at + 1, [hurt, gone + 1]);
  };
  const shoot = (shot: number, hits: readonly number[], p: number): void => {
    const needed = needs[shot];
    if (needed === undefined) {
      bear(hits, p, 0, [0, 0]);
      return;
    }
    const hit = reach(needed);
    shoot(shot + 1, hits, p * (1 - hit));
    for (const i of targets.keys()) shoot(shot + 1, hits.with(i, hits[i]! + 1), (p * hit) / targets.length);
  };
  shoot(
    0,
    targets.map(() => 0),
    1,
  );
  return found;
}

describe('SQ-4.5.1 SQ-4.6.1 SQ-4.7.9 a volley counted in another way', () => {
  test.each([
    ['two like craft', 'red x-wing: 1010^E x3\nblue tie-ln: 1510^W x2', [2, 2]],
    [
      'three, one of them ionized',
      'red x-wing veteran: 1010^E, 1010, 1010 d2 | hot=1\nblue b-wing: 1310^W i2, 1310, 1310',
      [3, 5, 5],
    ],
    ['one alone', 'red x-wing: 1010^E x4\nblue b-wing: 1510^W, 0101^W', [5]],
    ['three that are all unlike', 'red x-wing: 1010^E x3\nblue b-wing: 1510^W, 1510 i1, 1510 i2', [5, 4, 3]],
  ])('%s', (_, text, resistances) => {
    const b = laid(text);
    const volley = fire('red laser blue').volleys[0] as Volley;
    const needs = aims(b.s, sightingOf(b.s, volley)).map(aim => aim.needs);
    const told = counted(
      needs,
      resistances.map(resistance => ({ damage: 6, resistance })),
    );
    const { exact, outcomes, beyond } = ask(b, 'volley', volley as unknown as Json);
    expect([exact, beyond < 1e-6]).toEqual([true, true]);
    expect(outcomes).toHaveLength([...told.values()].filter(p => p > 0).length);
    for (const { value, chance: p } of outcomes) {
      const { hits, damaged, destroyed } = value as { hits: number; damaged: number; destroyed: number };
      expect(p, JSON.stringify(value)).toBeCloseTo(told.get(`${hits} ${damaged} ${destroyed}`) ?? -1, 7);
    }
  });
});

test('SQ-4.5.2 SQ-4.5.3 the hits of one shot to the fraction: 3 of 6 faces, and never a natural 1', () => {
  const hits = (text: string) =>
    ask(laid(text), 'volley', fire('red laser blue').volleys[0] as unknown as Json)
      .outcomes.filter(({ value }) => (value as { hits: number }).hits === 0)
      .map(({ p }) => p);
  expect(hits('red x-wing: 1010^E, 1010 dead\nblue tie-ln: 2010^W x2')).toEqual(['1/3']);
  expect(hits('red x-wing elite: 1010^E, 1010 dead\nblue tie-ln: 1210^W x2')).toEqual(['1/6']);
  expect(hits('red x-wing: 1010^E d4, 1010 dead\nblue tie-ln: 3010^W x2')).toEqual(['8/9']);
});

test('SQ-4.1.9 chances and what lies beyond are one', () => {
  const volley = fired('red x-wing: 1010^E x8 | hot=1\nblue b-wing: 1510^W x3, 1510 i1, 1510 d1', 'red laser blue');
  expect(chance(volley, () => true) + volley.beyond).toBeCloseTo(1, 9);
  expect(volley.exact).toBe(true);
});

test('SQ-4.9.3 SQ-4.9.4 SQ-4.9.11 an ion volley tells how many are ionized and how many frozen', () => {
  // Against unshielded 2 with damage 4: any harm is a counter, two freeze a TIE of # of Turns 2, and one is enough where one is on it.
  const one = (marks: string) =>
    fired(`red b-wing elite: 1010^E, 1010 dead\nblue tie-ln: 1110^W ${marks}, 0110^W dead`, 'red ion blue');
  const { none, hurt, gone } = onOne({ damage: 4, resistance: 2 }, 1);
  const hit = 5 / 6;
  const [fresh, near, stuck] = [one(''), one('i1'), one('i2')];
  const shares = (f: Forecasted) => ['ionized', 'frozen'].map(name => chance(f, value => value[name] === 1));
  expect(shares(fresh).map(p => p / hit)).toEqual([expect.closeTo(hurt, 7), expect.closeTo(gone, 7)]);
  expect(shares(near).map(p => p / hit)).toEqual([0, expect.closeTo(hurt + gone, 7)]);
  expect(shares(stuck)).toEqual(shares(near));
  expect(chance(fresh, value => value.hits === 1 && value.ionized === 0 && value.frozen === 0) / hit).toBeCloseTo(none, 7);
});

test.each([
  ['a jammer', 'red jammer blue'],
  ['a weapon it has not', 'red ion blue'],
  ['a friend', 'red laser mates'],
  ['nobody', 'red laser nobody'],
  ['who is out of reach', 'red laser far'],
])('SQ-4.1.5 SQ-4.1.8 there are no odds of firing at %s', (_, volley) => {
  const text = 'red a-wing: 1010^E x2\nred/mates x-wing: 1210^E x2\nblue tie-ln: 1210^W x2\nblue/far tie-ln: 4030^W x2';
  expect(fired(text, volley).outcomes.map(({ value }) => value)).toEqual([null]);
});

test('SQ-4.2.5 turrets count where they are named', () => {
  const text = 'red y-wing-s3: 1010^W x2\nblue tie-ln: 1410^W, 0610, 1010';
  const hits = (volley: string) =>
    Math.max(
      ...fired(text, volley).outcomes.map(
        ({ value }) => (value as { ionized: number }).ionized + (value as { frozen: number }).frozen,
      ),
    );
  expect([hits('red ion blue'), hits('red ion blue 1=own 2=own'), hits('red ion blue 1=E 2=W')]).toEqual([1, 1, 2]);
});

test('SQ-4.7.6 SQ-4.7.7 SQ-4.7.8 SQ-4.7.9 hits on one craft', () => {
  const b = laid('red tie-ln: 1010^E x2\nblue a-wing: 1210^W x2');
  const of = (hits: number) => ask(b, 'damage', { squadron: 'red', weapon: 'laser', target: 'blue', craft: 1, hits });
  for (const hits of [1, 2, 4]) {
    const { none, hurt, gone } = onOne({ damage: 5, resistance: 3 }, hits);
    const { outcomes } = of(hits);
    const p = (is: (value: { damage: number; destroyed: boolean }) => boolean) =>
      outcomes.reduce((all, { value, chance }) => (is(value as { damage: number; destroyed: boolean }) ? all + chance : all), 0);
    expect(p(({ destroyed }) => destroyed)).toBeCloseTo(gone, 7);
    expect(p(({ damage, destroyed }) => damage > 0 && !destroyed)).toBeCloseTo(hurt, 7);
    expect(p(({ damage, destroyed }) => damage === 0 && !destroyed)).toBeCloseTo(none, 7);
  }
});

test('SQ-4.7.1 there is no damage by a jammer, on nobody, or with a weapon that is not there', () => {
  const b = laid('red a-wing: 1010^E x2\nblue tie-ln: 1210^W, 1210 dead');
  const of = (weapon: string, craft: number) =>
    ask(b, 'damage', { squadron: 'red', weapon, target: 'blue', craft }).outcomes[0]?.value;
  expect([of('jammer', 1), of('ion', 1), of('laser', 2), of('laser', 3)]).toEqual([null, null, null, null]);
  expect(of('laser', 1)).not.toBeNull();
});

describe('SQ-5.2.3 SQ-5.2.4 a check to the fraction', () => {
  const told = (text: string, damaged: number, destroyed: number) =>
    ask(laid(`red ${text}\nblue tie-ln: 1210^W x2`), 'morale', { squadron: 'red', damaged, destroyed }).outcomes.map(
      ({ value, p }) => `${value === null ? 'none' : (value as { level: number }).level} ${p}`,
    );

  test.each([
    ['x-wing: 1010^E x4', 1, 0, ['4 1/6', '5 5/6']],
    ['x-wing: 1010^E x4', 2, 1, ['4 2/3', '5 1/3']],
    ['x-wing: 1010^E x4', 0, 2, ['3 2/3', '5 1/3']],
    ['x-wing: 1010^E x4 | command=2', 0, 2, ['3 1/3', '5 2/3']],
    ['x-wing: 1010^E x6', 3, 2, ['4 31/36', '5 5/36']],
    ['x-wing: 1010^E x4 | level=2', 0, 2, ['1 2/3', '2 1/3']],
    ['x-wing: 1010^E x4', 0, 0, ['none 1/1']],
    ['x-wing: 1010^E x4 | level=1', 1, 0, ['none 1/1']],
    ['x-wing: 1010^E x4', 0, 4, ['none 1/1']],
    ['x-wing: 1010^E x4', 3, 2, ['none 1/1']],
    ['yt-1300: 1010^E', 1, 0, ['none 1/1']],
  ])('SQ-5.2.6 SQ-5.2.7 %s with %i damaged and %i destroyed', (text, damaged, destroyed, outcomes) => {
    expect(told(text, damaged, destroyed)).toEqual(outcomes);
  });
});

test.each([
  ['x-wing: 1010^E x2 | level=3', ['3 2/3', '4 1/3']],
  ['x-wing elite: 1010^E x2 | level=1', ['1 1/3', '2 2/3']],
  ['x-wing elite: 1010^E x2 | level=6 lost=9', ['6 5/6', '7 1/6']],
  ['x-wing: 1010^E x2 | level=5', ['none 1/1']],
  ['x-wing: 1010^E dead x2 | level=2', ['none 1/1']],
  ['yt-1300: 1010^E', ['none 1/1']],
])('SQ-5.3.4 a rally to the fraction: %s', (text, outcomes) => {
  const { outcomes: found } = ask(laid(`red ${text}\nblue tie-ln: 1210^W x2`), 'rally', { squadron: 'red' });
  expect(found.map(({ value, p }) => `${value === null ? 'none' : (value as { level: number }).level} ${p}`)).toEqual(outcomes);
});

test('SQ-4.5.1 eight on eight with mixed damage and a Hot Shot, and a dozen on a dozen of three kinds, are counted to the end', () => {
  const eight = 'red x-wing veteran: 1010^E x5, 1010 d1 x2, 1010 | hot=8\nblue tie-bomber: 2610^W x5, 2610 d1, 2610 d2, 2610';
  const dozen = 'red b-wing: 1010^E x12\nblue b-wing: 1310^W x4, 1310 i1 x4, 1310 i2 x4';
  for (const told of [fired(eight, 'red laser blue'), fired(dozen, 'red laser blue'), fired(dozen, 'red ion blue')])
    expect([told.exact, told.beyond < 1e-6]).toEqual([true, true]);
});
