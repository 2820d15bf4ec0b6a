// Lessons: every ask is led, every way that is offered stands, and it is won or lost by which of them are taken.

import { type Bot, botCalled } from '@flagplot/bots';
import { check } from '@flagplot/check';
import type { Ask, GameTypes, HostMatch, Side } from '@flagplot/kernel';
import { beginMatch, GENERATOR, stream } from '@flagplot/kernel';
import type { Lesson, LessonStep } from '@flagplot/manifest';
import { describe, expect, test } from 'vitest';
import type { System } from '../src/index.ts';
import { shippedSystems } from '../src/shipped.ts';

/** Which of the ways of an ask is taken; there is more than one. */
type Taken = (step: LessonStep, nth: number) => number;

/** An ask as it was led. */
interface Led {
  readonly kind: string;
  readonly step: LessonStep | undefined;
  readonly happened: readonly string[];
}

/** Each lesson by the battle that it is on the page: by that a cadet has its lapses. */
const LESSONS = (
  await Promise.all(
    Object.entries(await shippedSystems()).map(async ([name, system]) => {
      const { lesson, lessons = [] } = system.manifest;
      const later = lessons.map(async one => [`${name}-${one.name}`, system, await one.load()] as const);
      return Promise.all([[name, system, await lesson?.()] as const, ...later]);
    }),
  )
).flat();

/** A lesson of a system, and what it is called in addresses. */
interface Given {
  readonly system: System;
  readonly lesson: Lesson;
  readonly called: string;
}

function begin(system: System, lesson: Lesson): HostMatch<GameTypes> {
  const dice = { kind: 'seeded', generator: GENERATOR, seed: lesson.seed } as const;
  const begun = beginMatch(system.rules, lesson.scenario, { dice, check });
  if ('faults' in begun) throw new Error(JSON.stringify(begun.faults));
  return begun.match;
}

/** Plays a lesson to its end as the page does. An order that cannot stand fails. */
function play({ system, lesson, called }: Given, taken: Taken): { winners: readonly Side[]; led: Led[]; why: string } {
  const match = begin(system, lesson);
  const bot = botCalled(system, lesson.against) as Bot;
  const led: Led[] = [];
  let heard = 0;
  const lead = (ask: Ask<GameTypes>): object => {
    const v = match.view(ask.side);
    const step = lesson.steps[ask.kind]?.(v, ask.about);
    const order = step?.choices[0]?.order ?? (system.mind?.ordinary[ask.kind]?.(v, ask.about, { roll: stream('led') }) as object);
    if (lesson.before?.includes(ask.kind)) return order;
    led.push({ kind: ask.kind, step, happened: lesson.news(match.everything().slice(heard), match.shown()) });
    heard = match.everything().length;
    return step && step.choices.length > 1
      ? (step.choices[taken(step, led.length) % step.choices.length]?.order ?? order)
      : order;
  };
  while (!match.outcome()) {
    const { step } = match.shown().clock;
    for (const ask of match.asks()) {
      const isPupil = ask.side === lesson.side;
      const think = { roll: stream('learn'), seed: `learn-${called}` };
      const order = isPupil ? lead(ask) : bot.answer(match.view(ask.side), ask, think).order;
      expect(match.answer(ask.side, step, order as never)).toEqual([]);
    }
  }
  return { winners: match.outcome()?.winners ?? [], led, why: lesson.over(match.everything(), match.shown()) };
}

describe.each(LESSONS)('the lesson %s', (called, system, found) => {
  const lesson = found as Lesson;
  const given = { system, lesson, called };
  /** The first way of each ask, the second, the last; no fire at all; and two that go on from one to the next. */
  const MANNERS: readonly Taken[] = [
    () => 0,
    () => 1,
    ({ choices }) => choices.length - 1,
    ({ choices }) =>
      Math.max(
        0,
        choices.findIndex(({ name }) => /^Hold (all )?fire/.test(name)),
      ),
    (_step, nth) => nth,
    (_step, nth) => nth + 1,
  ];
  const battles = MANNERS.map(taken => play(given, taken));

  test('is there, and its scenario fits the book', () => {
    expect(lesson).toBeDefined();
    expect(check(system.rules.schema, lesson.scenario)).toEqual([]);
  });

  test('has two moves and two volleys at least that are chosen from more than one way, each led by a sentence', () => {
    for (const { led } of battles) {
      for (const { step } of led) {
        expect(step?.says).toMatch(/^[A-Z].*\.$/);
        expect(new Set(step?.choices.map(({ name }) => name)).size).toBe(step?.choices.length);
      }
    }
    const [won] = battles;
    const kinds = (won?.led ?? []).filter(({ step }) => (step?.choices.length ?? 0) > 1).map(({ kind }) => kind);
    const times = [...new Set(kinds)].map(kind => kinds.filter(one => one === kind).length);
    expect(times.filter(n => n >= 2).length).toBeGreaterThanOrEqual(2);
    expect(won?.led[0]?.step?.enemy).toMatch(/^[A-Z].*\.$/);
  });

  test('offers ways wherever there is something to choose: of each kind of ask that comes up', () => {
    // In one battle a kind may come up once, where nothing is left to choose.
    const all = battles.flatMap(({ led }) => led);
    for (const kind of new Set(all.map(one => one.kind)))
      expect(
        all.some(one => one.kind === kind && (one.step?.choices.length ?? 0) > 1),
        kind,
      ).toBe(true);
  });

  test('tells after each answer what came of it', () => {
    for (const { led, why } of battles) {
      expect(led.slice(1).every(({ happened }) => happened.length > 0)).toBe(true);
      expect(why).toMatch(/^[A-Z].*\.$/);
    }
  });

  test('is won by the ways it offers first, and lost by others', () => {
    expect(battles[0]?.winners).toEqual([lesson.side]);
    expect(battles.some(({ winners }) => winners.length === 1 && winners[0] !== lesson.side)).toBe(true);
  });

  test('goes the same way again', () => {
    expect(play(given, () => 0)).toEqual(battles[0]);
  });
});
