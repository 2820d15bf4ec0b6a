import { describe, expect, test } from 'vitest';
import type { Chained, GameTypes, Phase, Thrown, Why } from '../src/contract.ts';
import { stream } from '../src/dice/stream.ts';
import type { HostMatch } from '../src/host.ts';
import { beginMatch } from '../src/match.ts';
import { resume } from '../src/record.ts';
import type { Saved } from '../src/saved.ts';
import type { Scripted } from '../src/scripted.ts';
import { Missing, scriptedDice, WrongDie } from '../src/scripted.ts';
import { rolled } from '../src/table.ts';
import { duel } from './toy/cutters.ts';
import { openEnded } from './toy/dice.ts';
import { withPhase } from './toy/faults/fault.ts';
import type { Cutters } from './toy/shapes.ts';

const why = (): Why => ({ rule: 'CU-1', what: 'a try' });
/** The faces themselves, in the order they fell; 1 and 6 are thrown again. */
const row: Chained<readonly number[]> = {
  sides: 6,
  start: [],
  add: (soFar, face) => [...soFar, face],
  again: face => face === 1 || face === 6,
};

interface Heard {
  event: unknown;
  to: readonly string[] | undefined;
}

function heard(dice: readonly Scripted[]): {
  table: ReturnType<typeof rolled<GameTypes>>;
  told: Heard[];
  source: ReturnType<typeof scriptedDice>;
} {
  const source = scriptedDice(dice);
  const told: Heard[] = [];
  return { source, told, table: rolled<GameTypes>(source, { tell: (event, to) => void told.push({ event, to }), reveal() {} }) };
}

describe('a chain on a table where dice fall', () => {
  test('goes on as long as the last face says so, and no further', () => {
    const { table, source } = heard([6, 1, 6, 3, 2]);
    expect(table.chain(row, why)).toEqual([6, 1, 6, 3]);
    expect(source.diceLeft()).toBe(1);
    expect(table.chain(row, why)).toEqual([2]);
    expect(source.diceLeft()).toBe(0);
  });

  test('is told as one throw, with its faces in the order they fell', () => {
    const { table, told } = heard([6, 6, 2]);
    expect(table.chain(openEnded(6), why, ['red'])).toBe(14);
    expect(told).toEqual([
      { event: { kind: 'thrown', sides: 6, faces: [6, 6, 2], chained: [6], read: 14, why: why() }, to: ['red'] },
    ]);
  });

  test('is one throw of as many dice as fell', () => {
    for (const table of [heard([6, 6, 2, 5]).table, rolled<GameTypes>(scriptedDice([6, 6, 2, 5]))]) {
      table.chain(openEnded(6), why);
      table.chain(openEnded(6), why);
      expect([table.throws, table.dice]).toEqual([2, 4]);
    }
  });

  test('of a volley, each die comes to rest before the next is thrown', () => {
    const { table, told, source } = heard([6, 2, 1, 6, 6, 1]);
    const totals = table.each([1, 2, 3], [], (soFar: readonly number[], _, t) => [...soFar, t.chain(openEnded(6), why)]);
    expect(totals).toEqual([8, 0, 13]);
    expect(told.map(({ event }) => (event as Thrown).faces)).toEqual([[6, 2], [1], [6, 6, 1]]);
    expect(source.diceLeft()).toBe(0);
  });

  test('comes to the same where nobody listens', () => {
    const [loud, silent] = [stream('chains'), stream('chains')];
    const listening = rolled<GameTypes>({ face: loud }, { tell() {}, reveal() {} });
    const alone = rolled<GameTypes>({ face: silent });
    for (let i = 0; i < 2_000; i += 1) expect(alone.chain(row, why)).toEqual(listening.chain(row, why));
    expect([alone.dice, alone.throws]).toEqual([listening.dice, listening.throws]);
    expect(alone.dice).toBeGreaterThan(2_500);
  });

  test('asks for one die at a time', () => {
    const wanted = (dice: number[]): unknown => {
      try {
        return heard(dice).table.chain(row, why);
      } catch (missing) {
        return missing instanceof Missing ? missing.wanted : missing;
      }
    };
    const one = { dice: 1, sides: 6, why: why() };
    expect([wanted([]), wanted([6]), wanted([6, 1]), wanted([6, 1, 4])]).toEqual([
      one,
      { ...one, again: { faces: [6], mayLie: false } },
      { ...one, again: { faces: [6, 1], mayLie: false } },
      [6, 1, 4],
    ]);
  });

  test('refuses a scripted die of another kind in its midst', () => {
    expect(() => heard([6, { face: 6, of: 10 }]).table.chain(row, why)).toThrow(WrongDie);
  });

  test('that can never come to rest is given up', () => {
    const endless: Chained<number> = { sides: 6, start: 0, add: (_, face) => face, again: () => true };
    const face = (): number => 6;
    expect(() => rolled<GameTypes>({ face }).chain(endless, why)).toThrow(/never comes to rest/);
    expect(() => rolled<GameTypes>({ face }, { tell() {}, reveal() {} }).chain(endless, why)).toThrow(/never comes to rest/);
  });
});

describe('a chain thrown by hand in a battle', () => {
  const chainer = withPhase('stow', (phase: Phase<Cutters>) => ({
    carry(s, t, answers) {
      const total = t.chain(openEnded(6), why);
      s.open.cutters[0]!.crew += total;
      phase.carry?.(s, t, answers);
    },
  }));

  function stowed(): HostMatch<Cutters> {
    const begun = beginMatch(chainer.rules, duel, { check: chainer.check, dice: { kind: 'by hand' } });
    if ('faults' in begun) throw new Error('the toy cannot be begun');
    for (const side of duel.sides) expect(begun.match.answer(side, 0, { reserve: 0 })).toEqual([]);
    return begun.match;
  }

  const ofTry = (match: HostMatch<Cutters>): Thrown[] =>
    match
      .told(undefined)
      .map(({ event }) => event)
      .filter((event): event is Thrown => event.kind === 'thrown' && event.why.what === 'a try');

  test('wants one die after each that is thrown again, then tells them together', () => {
    const match = stowed();
    for (const face of [6, 6]) {
      expect(match.wanted()).toMatchObject({ dice: 1, sides: 6, why: why() });
      expect(match.fell('red', [face])).toEqual([]);
      expect(ofTry(match)).toEqual([]);
    }
    expect(match.fell('red', [6, 4])[0]!.say).toContain('1 d6 are wanted');
    expect(match.fell('red', [4])).toEqual([]);
    expect(match.wanted()!.why.what).toBe('the wind');
    for (let wind = 0; wind < 2; wind += 1) match.fell('red', [3]);
    expect(ofTry(match).map(({ faces, read }) => ({ faces, read }))).toEqual([{ faces: [6, 6, 4], read: 16 }]);
    expect(match.shown().open.cutters[0]!.crew).toBe(duel.crew + 16);
  });

  test('goes on from a record that ends in its midst', () => {
    const match = stowed();
    match.fell('red', [6]);
    const saved = JSON.parse(JSON.stringify(match.saved())) as Saved;
    const again = resume(chainer.rules, saved, chainer.check);
    if ('faults' in again) throw new Error(again.faults[0]!.say);
    for (const one of [match, again.match]) {
      expect(one.wanted()).toMatchObject({ dice: 1, sides: 6, why: why() });
      for (const face of [2, 5, 1]) one.fell('blue', [face]);
      expect(one.wanted()).toBeUndefined();
    }
    expect(again.match.state()).toEqual(match.state());
    expect(again.match.everything()).toEqual(match.everything());
    expect(ofTry(match)[0]).toMatchObject({ faces: [6, 2], read: 8 });
  });
});
