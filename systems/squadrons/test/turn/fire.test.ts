import { describe, expect, test } from 'vitest';
import { battle, d, fire, only } from '../battle.ts';

const LESSON = 'red a-wing: 1010^E x6\nblue tie-ln: 2010^W x5';

test('SQ-4.1.1 SQ-2.3.6 SQ-4.6.1 SQ-4.7.9 SQ-4.8.1 the first two examples and all four of damage, die by die', () => {
  const b = battle(LESSON, { at: 'fire' });
  const red = [...d(6, 1, 1, 2, 4, 4, 5), ...d(5, 1, 1, 3), ...d(6, 5, 1, 6, 2), ...d(6, 4, 1)];
  const blue = [...d(6, 2, 2, 3, 6, 2, 6, 6, 1), ...d(6, 2, 5), ...d(6, 3, 3), ...d(6, 5, 6, 1)];
  const checks = d(6, 4, 4);
  const told = b.step({ red: fire('red laser blue'), blue: fire('blue laser red') }, [...red, ...blue, ...checks]);
  expect(only(told, 'declared')).toMatchObject([
    { squadron: 'red', range: 10, band: 'medium', shooters: [1, 2, 3, 4, 5, 6], eligible: [1, 2, 3, 4, 5] },
    { squadron: 'blue', range: 10, band: 'medium', shooters: [1, 2, 3, 4, 5], eligible: [1, 2, 3, 4, 5, 6] },
  ]);
  const nothing = { damage: 0, ion: 0, destroyed: false };
  expect(only(told, 'struck')).toMatchObject([
    {
      squadron: 'red',
      hits: 3,
      craft: [
        { craft: 1, hits: 2, ...nothing, destroyed: true },
        { craft: 3, hits: 1, ...nothing },
      ],
    },
    {
      squadron: 'blue',
      hits: 2,
      craft: [
        { craft: 2, hits: 1, ...nothing, damage: 1 },
        { craft: 5, hits: 1, ...nothing, destroyed: true },
      ],
    },
  ]);
  expect(b.squadron('red')).toMatchObject({ damaged: 1, destroyed: 1, fired: true, level: 5 });
  expect(b.squadron('blue')).toMatchObject({ damaged: 0, destroyed: 1, fired: true, level: 5 });
  expect(b.craft('red', 2).damage).toBe(1);
});

test('SQ-4.1.1 SQ-4.8.1 a craft that is destroyed still fires, at its old values, and its shield stands against every volley', () => {
  const text = 'red x-wing: 1010^E x2\nred/gold x-wing: 1010^E x2\nblue tie-ln: 1210^W, 1210 dead';
  const b = battle(text, { at: 'fire', order: ['red', 'blue'] });
  const first = [...d(6, 4, 4), ...d(6, 2, 2, 5)];
  const second = [...d(6, 4, 1), ...d(6, 5, 1)];
  const reply = [...d(6, 3), ...d(2, 2), ...d(6, 2, 6, 3)];
  const orders = { red: fire('gold laser blue', 'red laser blue'), blue: fire('blue laser gold') };
  const told = b.step(orders, [...first, ...second, ...reply, ...d(6, 3)]);
  expect(only(told, 'struck').map(({ squadron }) => squadron)).toEqual(['red', 'gold', 'blue']);
  expect(only(told, 'destroyed').map(({ squadron, craft }) => `${squadron} ${craft}`)).toEqual(['gold 2', 'blue 1']);
  const order = told.map(({ kind }) => kind).filter(kind => kind === 'struck' || kind === 'destroyed');
  expect(order).toEqual(['struck', 'struck', 'struck', 'destroyed', 'destroyed']);
});

test('SQ-4.7.10 SQ-2.3.5 each volley has its own resistance roll; volleys fall by the order of play, then of the squadrons', () => {
  const text =
    'red x-wing: 1010^E, 1010 dead\nred/gold x-wing: 1010^E, 1010 dead\nblue b-wing: 1210^W x2\ngreen z-95: 1111^E, 1111 dead';
  const b = battle(text, { at: 'fire', order: ['green', 'blue', 'red'] });
  const dice = [
    ...d(6, 5),
    ...d(2, 1),
    ...d(6, 4, 2),
    ...d(6, 5),
    ...d(2, 1),
    ...d(6, 3, 2),
    ...d(6, 5),
    ...d(2, 1),
    ...d(6, 1, 2),
  ];
  const orders = { red: fire('gold laser blue', 'red laser blue'), green: fire('green blaster blue') };
  const told = b.step(orders, [...dice, ...d(6, 4)]);
  const struck = only(told, 'struck').map(({ squadron, craft }) => [squadron, craft[0]?.damage, craft[0]?.destroyed]);
  expect(struck).toEqual([
    ['green', 0, false],
    ['red', 1, false],
    ['gold', 0, true],
  ]);
  expect(b.squadron('blue')).toMatchObject({ damaged: 0, destroyed: 1 });
});

test('SQ-4.6.3 SQ-4.6.2 with one target no die is drawn, and it takes every hit', () => {
  const b = battle('red x-wing: 1010^E x3\nblue b-wing: 1210^W, 0110', { at: 'fire' });
  const told = b.step({ red: fire('red laser blue') }, [...d(6, 4, 4, 4), ...d(6, 6, 5, 2, 2, 2)]);
  expect(only(told, 'struck')[0]?.craft).toMatchObject([{ craft: 1, hits: 3, damage: 0 }]);
});

test('SQ-2.3.4 SQ-4.6.3 the die that draws the craft hit is plain: a 6 is the sixth and a 1 the first, and neither is thrown again', () => {
  const b = battle('red x-wing: 1010^E x2\nblue b-wing: 1210^W x6', { at: 'fire' });
  const told = b.step({ red: fire('red laser blue') }, [...d(6, 4, 4), ...d(6, 6, 1), ...d(6, 5, 2), ...d(6, 5, 2)]);
  const draws = only(told, 'thrown').filter(({ why }) => why.rule === 'SQ-4.6.3');
  expect(draws.map(({ faces, read }) => `${faces} ${read}`)).toEqual(['6 6', '1 1']);
  expect(only(told, 'struck')[0]?.craft).toMatchObject([
    { craft: 1, hits: 1 },
    { craft: 6, hits: 1 },
  ]);
});

test('SQ-4.6.3 SQ-4.1.9 the draw numbers the eligible alone, by the roster', () => {
  const b = battle('red x-wing: 1010^E, 1010 dead\nblue b-wing: 0110^W, 1210, 1210 dead, 1210, 1210', { at: 'fire' });
  const told = b.step({ red: fire('red laser blue') }, [...d(6, 4), ...d(3, 2), ...d(6, 6, 1, 2)]);
  expect(only(told, 'struck')[0]?.craft).toMatchObject([{ craft: 4, hits: 1 }]);
});

test('SQ-4.5.1 SQ-4.5.3 the frigate throws four dice, and a natural 1 misses whatever the Fire Code', () => {
  const text = 'red customs-frigate elite: 1010^E | immobile hot=1\nblue b-wing: 1210^W, 0110';
  const b = battle(text, { at: 'fire' });
  const told = b.step({ red: fire('red laser blue') }, d(6, 1, 1, 1, 1));
  expect(only(told, 'struck')[0]).toMatchObject({ hits: 0, craft: [] });
});

test('SQ-4.1.2 a squadron may hold its fire', () => {
  const b = battle(LESSON, { at: 'fire' });
  const told = b.step({ red: fire(), blue: fire('blue laser red') }, d(6, 1, 1, 1, 1, 1));
  expect(only(told, 'declared').map(({ squadron }) => squadron)).toEqual(['blue']);
  expect([b.squadron('red').fired, b.squadron('blue').fired]).toEqual([false, true]);
});

describe('SQ-4.1.3 SQ-4.1.4 what cannot be declared', () => {
  const text =
    'red y-wing-s3: 1010^E x2\nred/gold a-wing: 1010^E x2\nblue tie-ln: 1210^W x2\nblue/far tie-ln: 4030^E x2\ngreen z-95: 1210^W x2';
  const at = { at: 'fire' } as const;
  const sides = '\nside red: alliance=dawn\nside green: alliance=dawn';

  test.each([
    ['SQ-4.1.3 /volleys/0/weapon', 'red blaster blue'],
    ['SQ-4.11.1 /volleys/0/weapon', 'gold jammer blue'],
    ['SQ-4.1.5 /volleys/0/target', 'red laser gold'],
    ['SQ-4.1.5 /volleys/0/target', 'red laser red'],
    ['SQ-4.1.5 /volleys/0/target', 'red laser green'],
    ['SQ-4.1.5 /volleys/0/target', 'red laser nobody'],
    ['SQ-4.1.3 /volleys/0/squadron', 'blue laser red'],
    ['SQ-4.1.8 /volleys/0/target', 'red laser far'],
    ['SQ-4.1.8 /volleys/0/target', 'red ion blue 1=W 2=W'],
    ['SQ-4.2.5 /volleys/0/turrets/0/craft', 'red laser blue 1=E'],
    ['SQ-4.2.5 /volleys/0/turrets/1/craft', 'red ion blue 1=E 1=own'],
    ['SQ-4.2.5 /volleys/0/turrets/0/craft', 'red ion blue 3=E'],
  ])('SQ-4.1.5 SQ-4.1.8 SQ-4.2.5 %s: %s', (refusal, volley) => {
    expect(battle(text + sides, at).refusals('red', fire(volley))).toEqual([refusal]);
  });

  test('SQ-4.1.3 SQ-4.1.4 a second weapon or a second target', () => {
    const b = battle(text + sides, at);
    expect(b.refusals('red', fire('red laser blue', 'red ion blue'))).toEqual(['SQ-4.1.4 /volleys/1/squadron']);
    expect(b.refusals('red', fire('red laser blue', 'gold laser blue'))).toEqual([]);
  });

  test.each([
    ['SQ-5.4.1', 'level=1'],
    ['SQ-3.3.5', 'speed=full'],
    ['SQ-4.11.5', 'jams'],
  ])('%s a squadron that is not free to fire: %s', (rule, words) => {
    const b = battle(text.replace('1010^E x2\nblue', `1010^E x2 | ${words}\nblue`), at);
    expect(b.asks.find(({ side }) => side === 'red')).toMatchObject({ about: { squadrons: ['red'] } });
    expect(b.refusals('red', fire('gold laser blue'))).toEqual([`${rule} /volleys/0/squadron`]);
  });

  test('SQ-4.1.5 each of three sides may fire at both others, allies aside', () => {
    const [foes, allies] = [battle(text, at), battle(text + sides, at)];
    expect(foes.refusals('red', fire('red laser green'))).toEqual([]);
    expect(foes.refusals('green', fire('green blaster red'))).toEqual([]);
    expect(allies.refusals('red', fire('red laser green'))).toEqual(['SQ-4.1.5 /volleys/0/target']);
    expect([foes.asked(), allies.asked()]).toEqual([
      ['red fire', 'blue fire', 'green fire'],
      ['red fire', 'blue fire'],
    ]);
  });
});

test('SQ-4.1.8 who has nobody in reach is not asked, and has not fired', () => {
  const b = battle('red x-wing: 1010^E x2\nblue tie-ln: 1210^E x2', { at: 'fire' });
  expect(b.asked()).toEqual(['red fire']);
});

test('SQ-2.4.2 SQ-4.1.1 all sides declare at once, and who has held his fire has shown that he did', () => {
  const b = battle(LESSON, { at: 'fire' });
  expect(b.asked()).toEqual(['red fire', 'blue fire']);
  b.step();
  expect(b.revealed).toEqual(['red', 'blue']);
});

test('SQ-4.1.6 SQ-4.1.7 turrets bear where they are named, and the others of the squadron where they would', () => {
  const b = battle('red y-wing-s3: 1010^W x2\nblue tie-ln: 1210^W x2, 1010', { at: 'fire' });
  const told = b.step({ red: fire('red ion blue 2=own') }, d(6, 1, 1));
  expect(only(told, 'declared')).toMatchObject([{ range: 1, band: 'short', shooters: [1, 2], eligible: [1, 2, 3] }]);
});

test('SQ-4.10.1 SQ-4.10.2 who launches resists with 2 less, also against a volley that was rolled before', () => {
  const text = 'red x-wing: 1010^E, 1010 dead\nblue tie-bomber: 1110^W, 1110, 0110';
  const volley = (weapon: string, dice: number[]) => {
    const b = battle(text, { at: 'fire', order: ['red', 'blue'] });
    const red = [...d(6, 4), ...d(2, 1), ...d(6, 4, 2)];
    const told = b.step({ red: fire('red laser blue'), blue: fire(`blue ${weapon} red`) }, [...red, ...d(6, ...dice)]);
    return only(told, 'struck')[0]?.craft[0];
  };
  expect(volley('laser', [1, 1, 4])).toMatchObject({ damage: 1, destroyed: false });
  expect(volley('missile', [1, 1, 5])).toMatchObject({ damage: 1, destroyed: false });
  const closer = battle(text, { at: 'fire', order: ['red', 'blue'] });
  const dice = [...d(6, 4), ...d(2, 1), ...d(6, 4, 4), ...d(6, 1, 1), ...d(6, 6, 1)];
  const told = closer.step({ red: fire('red laser blue'), blue: fire('blue missile red') }, dice);
  expect(only(told, 'struck')[0]?.craft).toMatchObject([{ craft: 1, destroyed: true }]);
});

test('SQ-4.10.2 a craft that was no shooter keeps its resistance', () => {
  const text = 'red x-wing: 1010^E, 1010 dead\nblue tie-bomber: 1110^E, 1110^W';
  const b = battle(text, { at: 'fire', order: ['red', 'blue'] });
  const dice = [...d(6, 4), ...d(2, 1), ...d(6, 4, 4), ...d(6, 1), ...d(6, 4)];
  const told = b.step({ red: fire('red laser blue'), blue: fire('blue missile red') }, dice);
  expect(only(told, 'declared')[1]?.shooters).toEqual([2]);
  expect(only(told, 'struck')[0]?.craft).toMatchObject([{ craft: 1, damage: 1, destroyed: false }]);
});

test('SQ-4.10.7 with the option a craft that fires spends a round, hit or miss', () => {
  const text = 'red x-wing: 1010^E, 1010^W, 1010^E torpedo=1\nblue tie-ln: 1110^W x2';
  const spent = (options: readonly 'ammunition'[]) => {
    const b = battle(text, { at: 'fire', options });
    b.step({ red: fire('red torpedo blue') }, d(6, 1, 1));
    return b.squadron('red').craft.map(({ rounds }) => rounds[1]);
  };
  expect(spent(['ammunition'])).toEqual([5, 6, 0]);
  expect(spent([])).toEqual([6, 6, 1]);
  const b = battle(text, { at: 'fire', options: ['ammunition'] });
  b.step({ red: fire('red laser blue') }, d(6, 1, 1));
  expect(b.squadron('red').craft.map(({ rounds }) => rounds.join())).toEqual(['-1,6', '-1,6', '-1,1']);
});

test('SQ-4.10.7 without a round in the squadron the weapon is not offered', () => {
  const b = battle('red x-wing: 1010^E torpedo=0 x2\nblue tie-ln: 1110^W x2', { at: 'fire', options: ['ammunition'] });
  expect(b.refusals('red', fire('red torpedo blue'))).toEqual(['SQ-4.1.8 /volleys/0/target']);
});

test('SQ-4.8.2 SQ-1.4.4 a destroyed leader leads no more in the checks of the same round', () => {
  const text = 'red x-wing: 1010^E, 1010 dead\nblue tie-ln: 1210^W, 0110, 0110 | command=2';
  const b = battle(text, { at: 'fire' });
  const told = b.step({ red: fire('red laser blue') }, [...d(6, 4), ...d(6, 2, 4), ...d(6, 3)]);
  expect(only(told, 'leader')).toEqual([{ kind: 'leader', squadron: 'blue', craft: 2, command: 2 }]);
  expect(only(told, 'level')).toMatchObject([{ from: 5, to: 4 }]);
});
