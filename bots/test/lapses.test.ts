// Held for the opponents that err of every mind on the shelf: they err alike when they are asked again, and never in a way that nobody would.

import { check } from '@flagplot/check';
import type { GameTypes, Kind, View } from '@flagplot/kernel';
import { canonical } from '@flagplot/kernel';
import { cloned, viewOf } from '@flagplot/kernel/bare';
import { describe, expect, test } from 'vitest';
import { botCalled, type Lapses, type Learner, type Mind } from '../src/index.ts';
import { MINDS, ordinaryOrder, type Position, positionsOf, SUBJECTS, think } from './positions.ts';

const LEARNERS: readonly Learner[] = ['cadet', 'beginner'];
const SEEDS = ['one', 'two', 'three'];

type Rules = (typeof SUBJECTS)[number]['rules'];

function order(
  of: { rules: Rules; mind: Mind<GameTypes> },
  { s, ask }: Position,
  by: { name: string; seed: string; dice?: string },
): object {
  const bot = botCalled(of, by.name);
  return bot?.answer(viewOf(s, ask.side), ask, { ...think(by.dice), seed: by.seed }).order as object;
}

test('rates are whole numbers in a hundred, and a beginner errs more often than a cadet', () => {
  for (const [, { lapses }] of MINDS) {
    const { cadet, beginner } = (lapses as Lapses<GameTypes>).rates;
    expect(Number.isInteger(cadet) && Number.isInteger(beginner)).toBe(true);
    expect(cadet).toBeGreaterThan(0);
    expect(beginner).toBeGreaterThan(cadet);
    expect(beginner).toBeLessThan(100);
  }
});

describe.each(SUBJECTS)('$system, $scenario', subject => {
  const { rules, mind } = subject;
  const { asked } = positionsOf(subject);
  const inPlay = asked.filter(({ s, ask }) => s.clock.turn > 0 && mind.lapses?.by[ask.kind as Kind<GameTypes>]);
  const usual = ({ s, ask }: Position): object => ordinaryOrder(mind, viewOf(s, ask.side), ask);
  const sameAs = (one: object, other: object): boolean => canonical(one) === canonical(other);

  test.each(LEARNERS)('what a %s orders stands, and is the same when it is asked again, whatever its dice', name => {
    for (const position of inPlay) {
      const { s, ask } = position;
      const by = { name, seed: 'again' };
      const given = order(subject, position, by);
      const { schema, judge } = rules.questions[ask.kind] as Rules['questions'][string];
      expect([...check(schema, given), ...judge(viewOf(s, ask.side), ask.about, given)]).toEqual([]);
      expect(order(subject, { s: cloned(s), ask }, { ...by, dice: 'others' })).toEqual(given);
    }
  });

  test('an opponent that errs plays as the ordinary one does but for its lapses, which come by the seed', () => {
    const erred = inPlay.map(position =>
      SEEDS.filter(seed => !sameAs(order(subject, position, { name: 'cadet', seed }), usual(position))),
    );
    expect(erred.flat().length).toBeGreaterThan(0);
    expect(erred.flat().length).toBeLessThan(SEEDS.length * inPlay.length);
    expect(new Set(erred.map(seeds => seeds.join())).size).toBeGreaterThan(1);
  });
});

/** A mind that says nothing of lapses: units do what an absent player's would. */
describe('without lapses of its own', () => {
  const subject = SUBJECTS.find(({ system, scenario }) => system === 'fleet-action' && scenario === 'narn-earth-5000');
  if (!subject) throw new Error('the fleets are gone');
  const { rules } = subject;
  const { lapses: _, ...mind } = subject.mind;
  const of = { rules, mind: mind as Mind<GameTypes> };
  const { asked } = positionsOf(subject);

  test('a unit that errs does as an absent player has it, and every order stands', () => {
    const plots = asked.filter(({ s, ask }) => s.clock.turn > 0 && ask.kind === 'orders');
    const absentOf = ({ s, ask }: Position) =>
      (rules.questions.orders as never as IdleOf).idle(viewOf(s, ask.side), ask.about).squadrons;
    let erred = 0;
    for (const position of plots)
      for (const seed of SEEDS) {
        const given = order(of, position, { name: 'beginner', seed }) as Plots;
        const base = ordinaryOrder(of.mind, viewOf(position.s, position.ask.side), position.ask) as Plots;
        given.squadrons.forEach((plot, i) => {
          if (sameAsJson(plot, base.squadrons[i])) return;
          erred += 1;
          expect(absentOf(position)).toContainEqual(plot);
        });
      }
    expect(erred).toBeGreaterThan(0);
  });
});

interface Plots {
  squadrons: readonly object[];
}
interface IdleOf {
  idle(v: View<GameTypes>, about: object): Plots;
}
const sameAsJson = (a: unknown, b: unknown): boolean => canonical(a as object) === canonical(b as object);
