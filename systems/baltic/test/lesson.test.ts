// The first lesson: every ask is led, every way that is offered stands, and it is won by those that are offered first.

import { type Bot, botCalled } from '@flagplot/bots';
import { check } from '@flagplot/check';
import { beginMatch, GENERATOR, stream } from '@flagplot/kernel';
import type { LessonStep } from '@flagplot/manifest';
import { expect, test } from 'vitest';
import { mind } from '../bot/index.ts';
import { lesson } from '../lesson/index.ts';
import { baltic as rules } from '../rules/index.ts';

/** Plays the lesson as the page does, taking the nth of the ways of each ask. */
function play(taken: (step: LessonStep) => number): { winners: readonly string[]; kinds: string[]; why: string } {
  const dice = { kind: 'seeded', generator: GENERATOR, seed: lesson.seed } as const;
  const begun = beginMatch(rules, lesson.scenario, { dice, check });
  if ('faults' in begun) throw new Error(JSON.stringify(begun.faults));
  const { match } = begun;
  const bot = botCalled({ name: 'baltic', rules, mind } as never, lesson.against) as Bot;
  const kinds: string[] = [];
  while (!match.outcome()) {
    const { step } = match.shown().clock;
    for (const ask of match.asks()) {
      const v = match.view(ask.side);
      const led = ask.side === lesson.side ? lesson.steps[ask.kind]?.(v, ask.about as never) : undefined;
      const order = led
        ? led.choices[taken(led) % led.choices.length]?.order
        : bot.answer(v as never, ask as never, { roll: stream('learn'), seed: 'learn-baltic' }).order;
      if (led) {
        kinds.push(ask.kind);
        expect(led.says).toMatch(/^[A-Z].*\.$/);
        expect(new Set(led.choices.map(({ name }) => name)).size).toBe(led.choices.length);
      }
      expect(match.answer(ask.side, step, order as never)).toEqual([]);
    }
  }
  return { winners: match.outcome()?.winners ?? [], kinds, why: lesson.over(match.everything(), match.shown()) };
}

test('it leads through speed, bids, courses and fire, and is won by the ways that come first', () => {
  const first = play(() => 0);
  expect(first.kinds).toEqual(expect.arrayContaining(['telegraph', 'bid', 'sail', 'fire']));
  expect(first.winners).toEqual([lesson.side]);
  expect(first.why).toMatch(/and won/);
});

test('it is lost by the ways that come last', () => {
  const last = play(({ choices }) => choices.length - 1);
  expect(last.winners).toEqual(['to']);
});
