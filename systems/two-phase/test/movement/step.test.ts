import { describe, expect, test } from 'vitest';
import type { ShipCard } from '../../rules/cards.ts';
import { turnModeAt } from '../../rules/movement/step.ts';
import { acts, battle, only, space } from '../battle.ts';

const DUEL = 'a blue fed-ca 1015^B 8\nb red kli-d7 4015^E 8';

/** Blue at a speed, about to make its first space; Red stands still. */
function underWay(speed: number, before = speed) {
  const b = battle(DUEL.replace('^B 8', `^B ${before}`));
  b.allocate({ blue: { speed, hets: 1 } });
  return b.until('space', 'a');
}

describe('turn modes', () => {
  test.each<[ShipCard['turnMode'] | 'small', number[]]>([
    ['AA', [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4]],
    ['A', [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5]],
    ['B', [1, 1, 2, 2, 2, 3, 3, 4, 4, 4, 5, 5, 5, 5, 6]],
    ['C', [1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6]],
    ['D', [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5, 5, 6, 6, 6]],
    ['E', [1, 2, 2, 3, 3, 4, 4, 5, 5, 5, 6, 6, 6, 6, 7]],
    ['F', [1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 6, 7, 7, 7, 8]],
    ['small', [1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3]],
  ])('TP-4.2.1 TP-4.2.2 TP-4.2.3 TP-4.2.4 turn mode %s at speeds 1 to 15', (row, modes) => {
    const { book } = battle(DUEL).s;
    const cards = { x: { ...book.cards['fed-ca'], turnMode: row } } as unknown as typeof book.cards;
    const kind = row === 'small' ? ('shuttle' as const) : ('ship' as const);
    expect(modes.map((_, i) => turnModeAt({ ...book, cards }, { card: 'x', fitting: 0, kind }, i + 1))).toEqual(modes);
  });

  test('TP-4.2.6 TP-4.2.7 a turn needs its hexes before it, and the hex after it counts as the first', () => {
    // Turn mode D at speed 6 is 3; it was satisfied at the start.
    const b = underWay(6);
    b.step({ a: space('L') });
    expect(b.place('blue')).toBe('1014^A');
    expect(b.unit('blue')).toMatchObject({ turnCount: 1, slipCount: 2 });
    b.until('space', 'a');
    expect(b.refusals('a', space('R'))).toEqual(['TP-4.2.6 /step']);
    b.step({ a: space('F') });
    b.until('space', 'a').step({ a: space('S') });
    expect(b.unit('blue').turnCount).toBe(3);
    b.until('space', 'a').step({ a: space('R') });
    expect(b.unit('blue').facing).toBe(1);
  });

  test('TP-4.3.1 TP-4.3.2 a sideslip keeps the facing and needs another hex since the last; the hex after a turn is one', () => {
    const b = underWay(8);
    b.step({ a: space('S') });
    expect(b.place('blue')).toBe('1116^B');
    b.until('space', 'a');
    expect(b.refusals('a', space('P'))).toEqual(['TP-4.3.1 /step']);
    b.step({ a: space('R') });
    b.until('space', 'a').step({ a: space('P') });
    expect(b.unit('blue').slipCount).toBe(0);
  });

  test('TP-4.2.8 counts carry over from phase to phase and from turn to turn', () => {
    const b = underWay(2);
    for (let n = 0; n < 2; n += 1) b.until('space', 'a').step({ a: space('F') });
    expect(b.s.clock.turn).toBe(1);
    expect(b.unit('blue').turnCount).toBe(3);
    b.until('allocate').allocate({ blue: { speed: 2 } });
    expect(b.unit('blue').turnCount).toBe(3);
  });

  test('TP-4.2.9 a longer turn mode begins the count anew, a shorter one does not', () => {
    expect(underWay(9, 8).unit('blue').turnCount).toBe(0);
    expect(underWay(8, 8).unit('blue').turnCount).toBe(4);
    expect(underWay(3, 8).unit('blue').turnCount).toBe(4);
  });

  test('TP-4.2.10 speed 0 sets both counts to 0', () => {
    const b = battle(DUEL);
    b.allocate({ red: { speed: 8 } });
    expect(b.unit('blue')).toMatchObject({ turnCount: 0, slipCount: 0 });
  });

  test('TP-4.2.11 a ship deployed at the start has turn and slip satisfied at its previous speed', () => {
    const b = battle(DUEL.replace('^B 8', '^B 13'));
    expect(b.unit('blue')).toMatchObject({ turnCount: 6, slipCount: 1 });
  });
});

describe('the two halves', () => {
  test('TP-1.1.4 speed 15: halves 7 and 8, or 8 and 7', () => {
    for (const [half, spaces] of [
      [7, [7, 8]],
      [8, [8, 7]],
      [undefined, [7, 8]],
    ] as const) {
      const b = battle('a blue fed-ca 0125^B 8\nb red kli-d7 4030^E 8');
      b.allocate({ blue: { speed: 15 } });
      b.until('space', 'a').step({ a: { ...space('F'), ...(half && { half }) } });
      expect(b.unit('blue').half).toBe(spaces[0]);
      expect(b.until('space').asks[0]?.about).toMatchObject({ of: spaces[0] });
      while (b.s.open.now.half === 1) b.step();
      expect(b.until('space').asks[0]?.about).toMatchObject({ of: spaces[1] });
    }
  });

  test('TP-1.1.4 no other half is named, and only with the first space', () => {
    const b = underWay(9);
    expect(b.refusals('a', { ...space('F'), half: 6 })).toEqual(['TP-1.1.4 /half']);
    b.step({ a: { ...space('F'), half: 5 } });
    expect(b.until('space', 'a').refusals('a', { ...space('F'), half: 4 })).toEqual(['TP-1.1.4 /half']);
  });

  test('TP-1.1.5 speed 1: without a word no space in First Phase, and one in Second', () => {
    const b = underWay(1);
    expect(b.asks[0]?.about).toEqual({ unit: 'blue', n: 1, of: null });
    expect(only(b.step(), 'moved')).toEqual([]);
    expect(b.asked()).not.toContain('b answer');
    b.until('space', 'a');
    expect(b.s.open.now.half).toBe(2);
    expect(only(b.step(), 'moved')).toHaveLength(1);
  });

  test('TP-1.2.2 speeds 2 and 0: two impulses a phase, four in the turn', () => {
    const b = underWay(2);
    const delay = { what: 'test', left: 9, by: 'impulse' as const };
    b.unit('blue').delays.push({ ...delay });
    b.until('space', 'a').step();
    expect(b.unit('blue').delays).toEqual([{ ...delay, left: 8 }]);
    b.until('zero');
    expect(b.unit('blue').delays).toEqual([{ ...delay, left: 7 }]);
    b.until('space', 'a');
    b.unit('blue').delays.push({ ...delay });
    b.step();
    b.until('zero');
    expect(b.unit('blue').delays).toEqual([{ ...delay, left: 7 }]);
  });

  test('TP-4.1.4 a unit that leaves the map has left for good', () => {
    const b = battle('a blue fed-ca 0101^B 8\nb red kli-d7 4015^E 8\nb grey kli-d7 4020^E 8');
    b.allocate({ blue: { speed: 4 } });
    const told = b.until('space', 'a').step({ a: space('F') });
    expect(only(told, 'left')).toHaveLength(1);
    expect(b.unit('blue').status).toBe('left');
  });
});

describe('high energy turns', () => {
  test('TP-4.4.2 none in the first impulse of First Phase, its answers included; allowed on the second', () => {
    const b = underWay(4);
    expect(b.refusals('a', space('4'))).toEqual(['TP-4.4.2 /step']);
    b.step({ a: space('F') });
    b.hold('red').hets = 1;
    expect(b.refusals('b', acts('red', { act: 'het', facing: 1 }))).toEqual(['TP-4.4.2 /windows/0/acts/0']);
    b.until('space', 'a');
    expect(b.refusals('a', space('4'))).toEqual([]);
  });

  test('TP-4.4.1 TP-4.4.6 the die is thrown before the hex: 2 off with the bonus; TP-4.2.7 both counts are 1', () => {
    const b = underWay(4);
    b.step();
    b.until('space', 'a');
    // Breakdown on 5, 2 more with the bonus: nothing breaks it.
    const told = b.step({ a: space('3') }, [6]);
    expect(only(told, 'thrown')[0]).toMatchObject({ met: 0, why: { test: { n: 7 } } });
    expect(only(told, 'moved')[0]).toMatchObject({ step: 'het', to: { facing: 3 } });
    expect(b.unit('blue')).toMatchObject({ turnCount: 1, slipCount: 1, het: true, bonuses: 1 });
    expect(b.hold('blue').hets).toBe(0);
    b.until('space', 'a');
    expect(b.s.open.now.half).toBe(2);
  });

  test('TP-4.4.5 once a phase, with energy prepared or in the batteries', () => {
    const b = underWay(8);
    b.step();
    b.until('space', 'a').step({ a: space('3') }, [1]);
    b.hold('blue').hets = 1;
    expect(b.until('space', 'a').refusals('a', space('5'))).toEqual(['TP-4.4.5 /step']);
    b.until('zero');
    b.until('space', 'a');
    b.hold('blue').hets = 0;
    expect(b.refusals('a', space('5'))).toEqual(['TP-4.4.5 /step']);
    b.hold('blue').battery = 5;
    b.step({ a: space('5') }, [1]);
    expect(b.hold('blue').battery).toBe(0);
  });

  test('TP-4.4.7 TP-4.4.8 TP-4.4.9 a breakdown: no hex, no more spaces, a quarter of the warp boxes, still a mover', () => {
    const b = underWay(8);
    b.unit('blue').bonuses = 1;
    b.step();
    b.until('space', 'a');
    const before = b.place('blue');
    const told = b.step({ a: space('3') }, [5]);
    expect(only(told, 'broke-down')).toHaveLength(1);
    expect(b.place('blue')).toBe(before);
    // 30 boxes: 8 are lost, by turns left and right.
    expect(b.unit('blue').boxes).toMatchObject({ left: 11, right: 11 });
    expect(b.asked()).toEqual(['b answer']);
    b.step();
    // The first units of impulse zero are those that stand still for the whole turn.
    expect(b.asked()).toEqual(['b zero']);
    b.until('allocate');
    expect(b.unit('blue')).toMatchObject({ before: 0, turnCount: 0, slipCount: 0 });
    expect(b.refusals('a', { forms: [b.form('blue', { speed: 6, hets: 1 })], small: [], order: [], watch: [] })).toEqual([
      'TP-3.1.7 /forms/0/speed',
      'TP-4.4.7 /forms/0/hets',
    ]);
  });

  test('TP-4.4.6 erratic manoeuvres make it one worse', () => {
    const b = underWay(8);
    Object.assign(b.unit('blue'), { bonuses: 1, erratic: true });
    b.step();
    b.until('space', 'a');
    const told = b.step({ a: space('3') }, [4]);
    expect(only(told, 'broke-down')).toHaveLength(1);
  });

  test('TP-4.4.1 another unit than the mover turns where it stands, in its answer', () => {
    const b = underWay(8);
    b.step();
    b.step();
    b.step();
    expect(b.asked()).toEqual(['b answer']);
    b.hold('red').hets = 1;
    const told = b.step({ b: acts('red', { act: 'het', facing: 1 }) }, [3]);
    expect(only(told, 'turned')).toEqual([
      { kind: 'turned', unit: 'red', by: 'het', from: { q: 39, r: -5, facing: 4 }, to: { q: 39, r: -5, facing: 1 } },
    ]);
    expect(b.place('red')).toBe('4015^B');
  });
});
