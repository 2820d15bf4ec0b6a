import { describe, expect, test } from 'vitest';
import { acts, battle, fires, only, space } from '../battle.ts';

const NEAR = 'a blue fed-ca 1815^C 8\nb red kli-d7 2619^F 8';

describe('the mover and its answers', () => {
  test('TP-5.1.1 TP-5.1.2 the mover fires and the damage is taken before anyone answers', () => {
    const b = battle(NEAR);
    b.allocate({ blue: { speed: 2 } });
    b.until('space', 'a');
    const told = b.step({ a: space('F', 'phaser-1 red') }, [1]);
    expect(only(told, 'fired')).toHaveLength(1);
    expect(only(told, 'struck')).toHaveLength(1);
    expect(b.asked()).toEqual(['b answer']);
  });

  test('TP-5.2.1 TP-5.2.10 who does not move fires at the moving unit only, and at anyone at impulse zero', () => {
    const b = battle(`${NEAR}\na wing fed-ffg 1814^B 8`);
    b.allocate({ blue: { speed: 2 } }, { dice: [1, 6] });
    b.step();
    b.until('answer', 'b');
    expect(b.refusals('b', fires('red', 'phaser-1 wing'))).toEqual(['TP-5.2.1 /windows/0/fire/0/on']);
    expect(b.refusals('b', fires('red', 'phaser-1 blue'))).toEqual([]);
    b.until('zero', 'b');
    expect(b.refusals('b', fires('red', 'phaser-1 wing'))).toEqual([]);
  });

  test('TP-5.1.3 who passes in one space may fire in the next and at impulse zero', () => {
    const b = battle(NEAR);
    b.allocate({ blue: { speed: 4 } });
    b.until('space', 'a').step();
    b.until('space', 'a');
    expect(b.refusals('a', space('F', 'phaser-1 red'))).toEqual([]);
    b.until('zero', 'a');
    expect(b.refusals('a', fires('blue', 'phaser-1 red'))).toEqual([]);
  });

  test('TP-1.3.7 three a side: friends of the mover are not asked and do not part the others', () => {
    const b = battle(
      [
        ...['a a1 fed-ca 0120^B 8', 'a a2 fed-ca 0122^B 8', 'a a3 fed-ca 0124^B 8'],
        ...['b b1 kli-d7 4010^E 8', 'b b2 kli-d7 4012^E 8', 'b b3 kli-d7 4014^E 8'],
      ].join('\n'),
    );
    const speeds = { a1: 13, b1: 12, b2: 11, a2: 10, b3: 9, a3: 8 };
    b.allocate(Object.fromEntries(Object.entries(speeds).map(([id, speed]) => [id, { speed }])));
    b.until('answer');
    expect(b.asks.map(({ side, about }) => [side, about])).toEqual([['b', { units: ['b1', 'b2', 'b3'], to: 'a1' }]]);
    b.until('answer', 'a');
    expect(b.asks[0]?.about).toEqual({ units: ['a1', 'a2', 'a3'], to: 'b1' });
    b.until('zero');
    const zeros: unknown[] = [];
    for (; b.asks[0]?.kind === 'zero'; b.step()) zeros.push(b.asks[0].about);
    expect(zeros).toEqual([['a1'], ['b1', 'b2'], ['a2'], ['b3'], ['a3']].map(units => ({ units })));
  });

  test('TP-1.3.7 a unit of a third side parts the others: a1, b1, a2 and b2 answer one by one', () => {
    const b = battle(
      'a a1 fed-ca 0120^B 8\nb b1 kli-d7 4010^E 8\nc c1 rom-kr 2115^A 8\na a2 fed-ca 0122^B 8\nb b2 kli-d7 4012^E 8',
    );
    const speeds = { a1: 10, b1: 9, c1: 8, a2: 7, b2: 6 };
    b.allocate(Object.fromEntries(Object.entries(speeds).map(([id, speed]) => [id, { speed }])));
    while (b.s.open.now.mover !== 'c1' || b.asks[0]?.kind !== 'answer') b.step();
    const groups: unknown[] = [];
    for (; b.asks[0]?.kind === 'answer'; b.step()) groups.push(b.asks[0].about);
    expect(groups).toEqual([['a1'], ['b1'], ['a2'], ['b2']].map(units => ({ units, to: 'c1' })));
  });

  test('TP-1.2.7 once the mover is destroyed nobody answers it any more', () => {
    const b = battle('a blue kli-g1 1815^B 8\nb red kli-d7 2015^E 8\nc grey kli-d7 1817^A 8');
    b.allocate({ blue: { speed: 4 }, red: { speed: 2 }, grey: { speed: 1 } });
    b.until('answer', 'b');
    Object.assign(b.unit('blue'), { shields: [0, 0, 0, 0, 0, 0] });
    const { boxes } = b.unit('blue');
    for (const system of Object.keys(boxes) as (keyof typeof boxes)[]) boxes[system] = 0;
    b.unit('blue').weapons = b.unit('blue').weapons.map(() => -1);
    b.step({ b: fires('red', 'phaser-1 blue') }, [1, 1, 1]);
    expect(b.unit('blue').status).toBe('destroyed');
    expect(b.asked()).toEqual(['b space']);
  });
});

describe('impulse zero', () => {
  test('TP-5.3.1 TP-5.3.2 stationary units first, then the movers from the highest initiative down, each once', () => {
    const b = battle(`${NEAR}\nc grey rom-kr 2120^A 8`);
    b.allocate({ blue: { speed: 2 }, grey: { speed: 4 } });
    b.until('zero');
    const order: string[] = [];
    for (; b.asks[0]?.kind === 'zero'; b.step()) order.push(...b.asked());
    expect(order).toEqual(['b zero', 'c zero', 'a zero']);
  });

  test('TP-5.3.1 TP-1.3.14 of two of one side that are asked together who stands still acts first', () => {
    const b = battle('a wing fed-ca 1815^C 8\na blue fed-ca 1817^C 8\nb red kli-d7 2619^F 8');
    b.allocate({ wing: { speed: 4 }, red: { speed: 2 } });
    b.until('zero');
    expect(b.asks[0]?.about).toEqual({ units: ['blue', 'wing'] });
    const windows = [...fires('wing', 'phaser-1 red').windows, ...fires('blue', 'phaser-1 red').windows];
    const told = b.step({ a: { windows } }, [6, 6]);
    expect(only(told, 'fired').map(({ unit }) => unit)).toEqual(['blue', 'wing']);
  });

  test('TP-1.3.9 TP-5.3.4 TP-6.4.5 impacts follow each window: what the first of two launches inside a hex strikes before the second fires', () => {
    const b = battle('a one kzi-ff 1815^C 8\na two fed-ca 1817^A 8\nb red kli-d7 1815^F 8');
    b.allocate({ red: { speed: 2 } }, { dice: [] });
    b.until('zero', 'a').put('red', '1815^F');
    expect(b.asks[0]?.about).toEqual({ units: ['one', 'two'] });
    const windows = [
      { unit: 'one', acts: [{ act: 'seeker', weapon: 'rack-1', on: 'red', load: 'i' }], fire: [] },
      ...fires('two', 'phaser-1 red').windows,
    ];
    const told = b.step({ a: { windows } });
    expect(only(told, 'launched')).toHaveLength(1);
    expect(only(told, 'fired')).toEqual([]);
    expect(b.asked()).toEqual(['b point-blank']);
    const after = b.step({}, [6]);
    expect(after.map(({ kind }) => kind).filter(kind => kind === 'hit' || kind === 'fired')).toEqual(['hit', 'fired']);
    expect(b.asked()).toEqual(['b zero']);
  });

  test('TP-5.3.3 a unit that moves in Second Phase only is a mover in both', () => {
    const b = battle(NEAR);
    b.allocate({ blue: { speed: 1 } });
    b.until('zero');
    expect(b.asked()).toEqual(['b zero']);
  });

  test('TP-5.3.2 TP-9.1.1 a weapon that has fired this turn fires no more, TP-7.3.5 also in Second Phase', () => {
    const b = battle(NEAR);
    b.allocate({ blue: { speed: 2 } });
    b.until('space', 'a').step({ a: space('F', 'phaser-1 red') }, [1]);
    b.until('zero', 'a');
    expect(b.refusals('a', fires('blue', 'phaser-1 red'))).toEqual(['TP-9.1.1 /windows/0/fire/0/weapon']);
    expect(b.refusals('a', fires('blue', 'phaser-2 red'))).toEqual([]);
    b.step();
    b.until('zero', 'a');
    expect(b.refusals('a', fires('blue', 'phaser-1 red'))).toEqual(['TP-9.1.1 /windows/0/fire/0/weapon']);
  });

  test('TP-7.3.4 a phaser fired at impulse zero of Second Phase fires again in the next First Phase', () => {
    const b = battle(NEAR);
    b.allocate({ blue: { speed: 0 } }, { dice: [6, 1] });
    b.step({ a: { first: [true] } });
    while (b.s.open.now.half === 1) b.step();
    b.until('zero', 'a').step({ a: fires('blue', 'phaser-1 red') }, [6]);
    expect(b.unit('blue').weapons[0]).toBe(1);
    b.until('allocate').allocate({ blue: { speed: 2 } });
    expect(b.until('space', 'a').refusals('a', space('F', 'phaser-1 red'))).toEqual([]);
  });
});

describe('shields dropped', () => {
  const drop = (shield: number, up = false) => ({ act: 'shield', shield, up }) as const;

  test('TP-10.1.5 TP-7.2.2 a dropped shield stays down for four impulses of its unit, the first not counted', () => {
    const b = battle(NEAR);
    b.allocate({ blue: { speed: 15 } });
    b.until('space', 'a').step({ a: { ...space('F'), acts: [drop(1)] } });
    expect(b.unit('blue').dropped[0]).toBe(true);
    for (const n of [2, 3, 4]) {
      b.until('space', 'a');
      expect(b.refusals('a', { ...space('F'), acts: [drop(1, true)] }), `space ${n}`).toEqual(['TP-10.1.5 /acts/0/up']);
      b.step();
    }
    b.until('space', 'a');
    expect(b.unit('blue').delays).toEqual([{ what: 'shield-1', left: 1, by: 'impulse' }]);
    b.step();
    expect(b.until('space', 'a').refusals('a', { ...space('F'), acts: [drop(1, true)] })).toEqual([]);
  });

  test('TP-7.3.1 TP-7.1.3 the waterfall fulfils every delay in impulses: of 4, two are counted at one space a phase, and it works in Second Phase', () => {
    const b = battle(NEAR);
    b.allocate({ blue: { speed: 2 } });
    b.until('space', 'a');
    b.unit('blue').delays.push({ what: 'shield-1', left: 4, by: 'impulse' }, { what: 'other', left: 2, by: 'phase' });
    b.step();
    expect(b.unit('blue').delays[0]?.left).toBe(3);
    b.until('zero', 'a');
    expect(b.unit('blue').delays[0]?.left).toBe(2);
    b.until('space', 'a');
    expect(b.s.open.now.half).toBe(2);
    // TP-7.1.3 Delays counted in phases go on.
    expect(b.unit('blue').delays).toEqual([{ what: 'other', left: 1, by: 'phase' }]);
  });

  test('TP-10.1.5 it stays down for as long as the chart says', () => {
    const b = battle(NEAR);
    Object.assign(b.s.book, { charts: { ...b.s.book.charts, droppedShield: 2 } });
    b.allocate({ blue: { speed: 15 } });
    b.until('space', 'a').step({ a: { ...space('F'), acts: [drop(1)] } });
    expect(b.unit('blue').delays).toEqual([{ what: 'shield-1', left: 2, by: 'impulse' }]);
  });

  test('TP-5.2.8 a ship that does not move drops the shield that faces the mover', () => {
    const b = battle(NEAR);
    b.allocate({ blue: { speed: 2 } });
    b.until('answer', 'b');
    expect(b.refusals('b', acts('red', drop(1)))).toEqual([]);
    expect(b.refusals('b', acts('red', drop(4)))).toEqual(['TP-5.2.8 /windows/0/acts/0/shield']);
  });
});

describe('courses and standing orders', () => {
  test('TP-1.3.6 a course answers several spaces, and ends when its unit is hit', () => {
    const b = battle(NEAR);
    b.allocate({ blue: { speed: 8 } });
    b.until('space', 'a').step({ a: { ...space('F'), course: 'FFF' } });
    const standing = () => {
      b.until('space', 'a');
      return b.rules.questions.space.standing?.(b.view('a'), b.asks[0]?.about as never);
    };
    expect(standing()).toEqual({ step: 'F', acts: [], fire: [], course: 'FF' });
    b.step({ a: standing() as object });
    expect(standing()?.course).toBe('F');
    b.step({ a: standing() as object });
    b.step({ b: fires('red', 'phaser-1 blue') }, [1]);
    expect(standing()).toBeUndefined();
  });

  test('TP-1.3.6 a course ends where a step of it is not lawful', () => {
    const b = battle(NEAR);
    b.allocate({ blue: { speed: 8 } });
    b.until('space', 'a').step({ a: { ...space('L'), course: 'LF' } });
    b.until('space', 'a');
    expect(b.rules.questions.space.standing?.(b.view('a'), b.asks[0]?.about as never)).toBeUndefined();
  });

  test('TP-1.3.13 TP-1.3.15 a watch passes until a ready weapon comes up to it', () => {
    const watch = {
      unit: 'red',
      answer: { chance: 60, damage: 9, within: 99 },
      zero: 'pass',
      screen: 'pass',
      bid: 'all',
      pointBlank: 'fire',
      initial: 'nothing',
      finish: 'weakest',
      prefers: [],
    } as const;
    const b = battle('a blue fed-ca 1015^C 8\nb red kli-d7 2015^F 8');
    b.allocate({ blue: { speed: 8 } }, { watch: [{ ...watch, prefers: [] }] });
    b.until('answer', 'b');
    const standing = () => b.rules.questions[b.asks[0]?.kind as 'answer'].standing?.(b.view('b'), b.asks[0]?.about as never);
    expect(standing()).toEqual({ windows: [] });
    b.put('blue', '1815^C');
    expect(standing()).toBeUndefined();
    b.until('zero', 'b');
    expect(standing()).toEqual({ windows: [] });
  });
});
