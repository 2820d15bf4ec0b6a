import { describe, expect, test } from 'vitest';
import { sequence } from '../../rules/opening/rules.ts';
import { acts, battle, fires, only, space } from '../battle.ts';

const NEAR = 'a blue fed-ca 1815^C 8\nb red kli-d7 2619^F 8';

describe('the turn', () => {
  test('TP-1.1.1 TP-1.1.2 allocation, speeds, first acts, two phases of movement, impulse zero, seekers and waterfall, the end', () => {
    const { opening, turn } = sequence(battle(NEAR).s.book);
    expect(opening).toEqual([]);
    const phase = (name: string) =>
      ['movement', 'impulse zero', 'drones and plasma', 'waterfall'].map(part => `${name}: ${part}`);
    expect(turn.map(({ name }) => name)).toEqual([
      ...['Energy allocation', 'Speeds and initiative', 'Lock-on and first acts'],
      ...phase('First Phase'),
      ...phase('Second Phase'),
      'End of turn',
    ]);
  });

  test('TP-2.1.7 TP-1.3.2 every ship has a form at the start of every turn, all sides together', () => {
    const b = battle(`${NEAR}\nb wing kli-f5 2621^F 8`);
    expect(b.asks.map(({ side, about }) => [side, about])).toEqual([
      ['a', { turn: 1, ships: ['blue'] }],
      ['b', { turn: 1, ships: ['red', 'wing'] }],
    ]);
    expect(b.refusals('b', { forms: [b.form('red')], small: [], order: [], watch: [] })).toEqual(['TP-2.1.7 /forms']);
    b.allocate({ blue: { speed: 3 }, red: { speed: 2 }, wing: { speed: 2 } });
    b.until('allocate');
    expect(b.asks[0]?.about).toEqual({ turn: 2, ships: ['blue'] });
  });

  test('TP-1.3.4 TP-1.1.7 first acts are asked of every side together, and nobody fires', () => {
    const b = battle(NEAR);
    b.allocate({ blue: { speed: 3 } });
    expect(b.asked()).toEqual(['a initial', 'b initial']);
    expect(b.refusals('a', { ...fires('blue', 'phaser-1 red'), guards: [] })).toEqual(['TP-1.1.7 /windows/0/fire']);
  });

  test('TP-1.3.4 and not of a side whose ships all lie idle, nor of those that do', () => {
    const b = battle(`${NEAR}\nb wing kli-f5 2621^F 8`);
    b.unit('wing').mutineers = 3;
    b.allocate({ blue: { speed: 3 }, red: { speed: 2 } });
    expect(b.asks.map(({ side, about }) => [side, about])).toEqual([
      ['a', { units: ['blue'] }],
      ['b', { units: ['red'] }],
    ]);
    const alone = battle(NEAR);
    alone.unit('red').mutineers = 3;
    alone.allocate({ blue: { speed: 3 } });
    expect(alone.asked()).toEqual(['a initial']);
  });

  test('TP-1.2.1 TP-1.2.3 a unit makes its whole half-move, a hex an impulse, before the next begins', () => {
    const b = battle(NEAR);
    b.allocate({ blue: { speed: 6 }, red: { speed: 4 } });
    while (b.s.open.now.half === 1 && b.asks[0]?.kind !== 'zero') b.step();
    const moves = only(b.told, 'moved').map(({ unit, n }) => `${unit} ${n}`);
    expect(moves).toEqual(['blue 1', 'blue 2', 'blue 3', 'red 1', 'red 2']);
  });

  test('TP-1.2.5 impulse zero comes in every phase, also when nobody moves', () => {
    const b = battle(NEAR);
    b.allocate({}, { dice: [6, 1] });
    b.until('allocate');
    expect(only(b.told, 'zero').map(({ half }) => half)).toEqual([1, 2]);
    expect(only(b.told, 'moved')).toEqual([]);
  });

  test('TP-1.2.6 a unit that is gone loses its spaces, and the next unit follows', () => {
    const b = battle(NEAR);
    b.allocate({ blue: { speed: 6 }, red: { speed: 4 } });
    b.until('answer', 'b');
    b.unit('blue').status = 'left';
    b.step();
    expect(b.asks[0]?.about).toMatchObject({ unit: 'red', n: 1 });
  });

  test('TP-3.1.9 TP-3.2.7 speed and order stand for the whole turn', () => {
    const b = battle(NEAR);
    b.allocate({ blue: { speed: 6 }, red: { speed: 4 } });
    const before = [...b.s.open.order];
    b.until('finish');
    expect(b.s.open.order).toEqual(before);
    expect(only(b.told, 'moved').filter(({ unit }) => unit === 'blue')).toHaveLength(6);
  });

  test('TP-7.1.1 TP-7.2.1 a delay of the base game lasts half of it, rounded up: 8 is 4, 5 is 3', () => {
    const halved = (base: number): number => Math.ceil(base / 2);
    const { droppedShield, newFighters, esgTimes, web, fade } = battle(NEAR).s.book.charts;
    expect([droppedShield, newFighters, esgTimes.delay, web.sets, fade.length]).toEqual([8, 8, 4, 4, 5].map(halved));
    // What is played, not only printed.
    const b = battle(NEAR);
    b.allocate({ blue: { speed: 12 } });
    b.until('space', 'a').step({ a: { ...space('F'), acts: [{ act: 'shield', shield: 1, up: false }] } });
    const raise = { act: 'shield', shield: 1, up: true } as const;
    const refused = (): number => b.until('space', 'a').refusals('a', { ...space('F'), acts: [raise] }).length;
    const waits = [0, 0, 0, 0, 0].map(() => {
      const told = refused();
      b.step();
      return told;
    });
    expect(waits).toEqual([1, 1, 1, 1, 0]);
  });

  test('TP-7.2.1 the spaces and answers of others count nothing for a unit', () => {
    const b = battle(NEAR);
    b.allocate({ blue: { speed: 6 } });
    b.until('answer', 'b');
    b.unit('red').delays.push({ what: 'test', left: 3, by: 'impulse' });
    b.step();
    b.until('answer', 'b').step();
    expect(b.unit('red').delays[0]?.left).toBe(3);
  });
});

describe('windows', () => {
  const drop = { act: 'shield', shield: 1, up: false } as const;

  test('TP-1.4.1 TP-5.1.4 acts are carried out in their order, whatever order they are given in, and fire after them', () => {
    const b = battle(NEAR);
    b.allocate({ blue: { speed: 2, erratic: true } });
    const begin = { act: 'erratic', begin: true } as const;
    const told = b.until('space', 'a').step({ a: { ...space('F', 'phaser-1 red'), acts: [drop, begin] } }, [6]);
    expect(told.map(({ kind }) => kind)).toEqual(['moved', 'erratic', 'dropped', 'thrown', 'fired']);
  });

  test('TP-1.3.14 an act that has become impossible is void and costs nothing', () => {
    const b = battle('a blue fed-ca 1815^C 8\nb red kli-d7 1917^F 8\nb wing kli-f5 1918^F 8');
    b.allocate({ blue: { speed: 2 } }, { dice: [] });
    b.until('answer', 'b');
    const windows = [...fires('red', 'phaser-1 blue').windows, ...fires('wing', 'phaser-1 blue').windows];
    const { boxes } = b.unit('blue');
    for (const box of Object.keys(boxes) as (keyof typeof boxes)[]) boxes[box] = 0;
    Object.assign(b.unit('blue'), { shields: [0, 0, 0, 0, 0, 0], weapons: b.unit('blue').weapons.map(() => -1) });
    const capacitor = b.hold('wing').capacitor;
    b.step({ b: { windows } }, [1, 1, 1]);
    expect(b.unit('blue').status).toBe('destroyed');
    expect(b.hold('wing').capacitor).toBe(capacitor);
  });

  test('TP-1.3.10 TP-5.3.4 a unit has one window at impulse zero, and nobody answers it', () => {
    const b = battle(NEAR);
    b.allocate({ blue: { speed: 2 } });
    b.until('zero', 'b');
    const twice = { windows: [...acts('red', drop).windows, ...acts('red', drop).windows] };
    expect(b.refusals('b', twice)).toEqual(['TP-5.3.4 /windows/1/unit']);
    b.step({ b: fires('red', 'phaser-1 blue') }, [6]);
    expect(b.asked()).toEqual(['a zero']);
  });

  test('TP-5.2.2 TP-5.2.3 whoever has moved already and whoever is still to move answers in each space, in initiative order', () => {
    const b = battle(`${NEAR}\nc grey rom-kr 2110^D 8`);
    b.allocate({ blue: { speed: 2 }, red: { speed: 6 }, grey: { speed: 4 } });
    while (b.s.open.now.mover !== 'grey' || b.asks[0]?.kind !== 'answer') b.step();
    expect(b.asked()).toEqual(['b answer']);
    b.step();
    expect(b.asked()).toEqual(['a answer']);
  });

  test('TP-1.3.5 a space without a word is straight ahead without an act', () => {
    const b = battle(NEAR);
    b.allocate({ blue: { speed: 2 } });
    b.until('space', 'a');
    expect(b.rules.questions.space.idle(b.view('a'), b.asks[0]?.about as never)).toEqual(space('F'));
  });

  test('TP-1.3.12 the end of a turn is asked of every side with a unit, together', () => {
    const b = battle(NEAR);
    b.allocate({ blue: { speed: 2 } });
    b.until('finish');
    expect(b.asked()).toEqual(['a finish', 'b finish']);
  });
});

test('TP-2.1.1 a point a turn for each warp, impulse and APR box, a point in each battery box, three in an X-ship’s, five in an Andromedan’s', () => {
  const b = battle('a blue fed-cx 1815^C 8\nb red kli-d7 2619^F 8\nc grey and-int 2110^D 8');
  expect([b.hold('blue').battery, b.hold('red').battery, b.hold('grey').battery]).toEqual([12, 3, 20]);
  const form = (speed: number, repairs: number) => ({
    forms: [b.form('red', { speed, repairs })],
    small: [],
    order: [],
    watch: [],
  });
  // 30 warp, 5 impulse, 4 APR: housekeeping 4, speed 15 is 30.
  expect(b.refusals('b', form(15, 4))).toEqual([]);
  b.unit('red').boxes.apr = 2;
  b.unit('red').boxes.impulse = 5;
  expect(b.refusals('b', form(15, 4))).toEqual(['TP-2.1.2 /forms/0']);
});
