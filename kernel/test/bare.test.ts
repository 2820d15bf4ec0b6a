import { check } from '@flagplot/check';
import { describe, expect, test } from 'vitest';
import { BareBattle, quickDice, seededDice, setUp, streamAt } from '../src/bare.ts';
import type { Phase, Ruleset } from '../src/contract.ts';
import { stream } from '../src/dice/stream.ts';
import { canonical } from '../src/json.ts';
import { beginMatch } from '../src/match.ts';
import { brawl, cutters, duel } from './toy/cutters.ts';
import type { Cutters } from './toy/shapes.ts';

/** Standing answers that follow one another before somebody is asked. */
const MANY = 5_000;

describe('a battle on one state', () => {
  test.each([duel, brawl])('goes as it goes through a match, dice and all', scenario => {
    const battle = new BareBattle({ rules: cutters, s: setUp(cutters, scenario, scenario), dice: seededDice('7') });
    const begun = beginMatch(cutters, scenario, { dice: { kind: 'seeded', generator: 'xoshiro128**', seed: '7' }, check });
    if ('faults' in begun) throw new Error('the toy is refused');
    const { match } = begun;
    const outcome = battle.begin().run((view, { kind, about, side }) => {
      const order = cutters.questions[kind].random(view, about as never, stream(`${side} ${view.clock.step}`));
      expect(match.answer(side, view.clock.step, order as never)).toEqual([]);
      return order;
    });
    expect(match.outcome()).toEqual(outcome);
    expect(canonical(match.state())).toBe(canonical(battle.s));
    const { dice, throws } = match.counts();
    expect([battle.dice, battle.throws]).toEqual([dice, throws]);
  });

  test('enters standing answers in a loop, however many follow one another', () => {
    const hails: Phase<Cutters, 'hail'> = {
      name: 'hails',
      rule: 'CU-4',
      asks: ({ clock, book }) =>
        clock.round < MANY ? [{ side: book.sides[0] as string, kind: 'hail', about: { of: book.sides[1] as string } }] : [],
      carry() {},
    };
    const hail = { ...cutters.questions.hail, standing: () => ({ board: false }) };
    const rules: Ruleset<Cutters> = {
      ...cutters,
      questions: { ...cutters.questions, hail },
      sequence: () => ({ opening: [hails], turn: [] }),
      outcome: ({ clock }) => (clock.turn > 0 ? { winners: [], points: {}, why: 'enough' } : undefined),
    };
    const battle = new BareBattle({ rules, s: setUp(rules, duel, duel), dice: seededDice('7') }).begin();
    const nobody = () => {
      throw new Error('somebody is asked');
    };
    expect(battle.run(nobody)).toMatchObject({ why: 'enough' });
    expect(battle.s.clock.step).toBe(MANY);
  });

  test('throws the opening from stream 0, and the answers of a step from the stream after its number', () => {
    expect([streamAt(undefined), streamAt(0), streamAt(41)]).toEqual([0, 1, 42]);
    const streams: number[] = [];
    const s = setUp(cutters, duel, duel);
    const dice = (number: number) => {
      streams.push(number);
      return { face: quickDice(number) };
    };
    new BareBattle({ rules: cutters, s, dice })
      .begin()
      .run((view, { kind, about }) => cutters.questions[kind].idle(view, about as never));
    expect(streams).toEqual(streams.map((_, i) => i));
    expect(streams.length).toBe(s.clock.step + 1);
  });
});
