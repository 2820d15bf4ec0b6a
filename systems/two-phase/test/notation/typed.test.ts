import { viewOf } from '@flagplot/kernel';
import { BareBattle, quickDice, seededDice, setUp } from '@flagplot/kernel/bare';
import type { Given } from '@flagplot/manifest/round-trip';
import { orderAgain, unproposedWords } from '@flagplot/manifest/round-trip';
import { describe, expect, test } from 'vitest';
import { orders } from '../../notation/order.ts';
import { twoPhase as rules } from '../../rules/index.ts';
import type { Scenario } from '../../rules/scenario-file.ts';
import type { TwoPhase } from '../../rules/state.ts';
import { scenarios } from '../../scenarios/index.ts';

/** Steps of a battle that are looked at: two turns and more. */
const STEPS = 150;
/** Of so many orders one is typed word by word. */
const COMPLETED = 7;

/** Every order of a battle by chance, with the table on which it was given. */
function* givenIn(scenario: Scenario, seed: number): Generator<Given<TwoPhase>> {
  const read = rules.read(scenario);
  if ('faults' in read) throw new Error(scenario.name);
  const s = setUp(rules, scenario, read.book);
  const roll = quickDice(seed);
  const battle = new BareBattle({ rules, s, dice: seededDice(String(seed)) });
  battle.begin();
  for (let steps = 0; battle.asks.length > 0 && steps < STEPS; steps += 1) {
    const answers = battle.asks.map(ask => ({
      ask,
      order: rules.questions[ask.kind].random(viewOf(s, ask.side), ask.about as never, roll),
    }));
    for (const { ask, order } of answers) yield { s, ask, order: order as never };
    battle.play(answers.map(({ ask, order }) => ({ ...ask, order })) as never);
  }
}

/** Letters of a course are counted, not proposed; behind `phaser-1` it may still become `phaser-10`, and `web` a generator. */
const isCourse = (rest: string): boolean => /^([FLRPS0-5]+|at|web-\d)\b/.test(rest);

describe('every order that is given can be typed', () => {
  test.each(Object.entries(scenarios))('by chance: %s', (_, scenario) => {
    let n = 0;
    for (const given of givenIn(scenario, 5)) {
      const { text, read, given: was } = orderAgain(orders, given);
      expect(read, text).toBe(was);
      n += 1;
      if (n % COMPLETED === 0) expect(unproposedWords(orders, given, isCourse)).toEqual([]);
    }
  });
});
