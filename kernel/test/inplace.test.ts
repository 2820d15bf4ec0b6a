import { describe, expect, test } from 'vitest';
import type { Phase } from '../src/contract.ts';
import { GENERATOR, stream } from '../src/dice/stream.ts';
import type { HostMatch } from '../src/host.ts';
import { canonical } from '../src/json.ts';
import { beginMatch } from '../src/match.ts';
import { resume } from '../src/record.ts';
import type { Entry } from '../src/saved.ts';
import { hashOf } from '../src/step.ts';
import { brawl, cutters } from './toy/cutters.ts';
import { withPhase } from './toy/faults/fault.ts';
import type { Cutters } from './toy/shapes.ts';
import { subject } from './toy/subject.ts';

const dice = { kind: 'seeded', generator: GENERATOR, seed: 'in place' } as const;

function begun(rules: typeof cutters = cutters): HostMatch<Cutters> {
  const made = beginMatch(rules, brawl, { check: subject.check, dice });
  if ('faults' in made) throw new Error('the toy cannot be begun');
  return made.match;
}

type Given = Extract<Entry, { kind: 'answer' }>;

/** Answers every question that is asked, by chance: the same for the same step and side. */
function answered(match: HostMatch<Cutters>): void {
  const { step } = match.shown().clock;
  for (const { side, kind, about } of match.asks()) {
    const order = cutters.questions[kind].random(match.view(side), about as never, stream(`${step} ${side}`));
    expect(match.answer(side, step, { ...order })).toEqual([]);
  }
}

function playedOut(match: HostMatch<Cutters>): HostMatch<Cutters> {
  while (!match.outcome()) answered(match);
  return match;
}

/** The answers of a whole battle, to be given without a look. */
const ANSWERS: readonly Given[] = playedOut(begun())
  .saved()
  .journal.filter(entry => entry.kind === 'answer');

/** All that can be seen of a match, in one text. */
const look = (match: HostMatch<Cutters>): string =>
  canonical([match.state(), match.asks(), match.everything(), match.counts(), match.saved(), match.outcome() ?? null]);

/** The toy, whose tally throws as often as it is told to, in the midst of a step: dice have fallen and the table is changed by then. */
function failing(): { rules: typeof cutters; fail(times: number): void } {
  let left = 0;
  const { rules } = withPhase('tally', (phase: Phase<Cutters>) => ({
    begin(s, t) {
      phase.begin?.(s, t);
      s.open.cutters[0]!.crew += 1;
      if (left > 0) {
        left -= 1;
        throw new Error('a fault of the rules');
      }
      s.open.cutters[0]!.crew -= 1;
    },
  }));
  return {
    rules,
    fail(times) {
      left = times;
    },
  };
}

/** Gives one answer, which breaks off once if the step is played to the tally; then gives it again. Returns whether it broke off. */
function stumbled({ match, faulty }: { match: HostMatch<Cutters>; faulty: ReturnType<typeof failing> }, given: Given): boolean {
  const { side, step, order } = given;
  faulty.fail(1);
  try {
    expect(match.answer(side, step, order)).toEqual([]);
    faulty.fail(0);
    return false;
  } catch (error) {
    expect(String(error)).toMatch(/a fault of the rules/);
    return true;
  }
}

describe('a step that breaks off', () => {
  test('leaves the match as it was', () => {
    const faulty = failing();
    const match = begun(faulty.rules);
    let broke = 0;
    for (const given of ANSWERS) {
      const before = look(match);
      if (!stumbled({ match, faulty }, given)) continue;
      broke += 1;
      expect(look(match)).toBe(before);
      expect(match.answer(given.side, given.step, given.order)).toEqual([]);
    }
    expect(broke).toBeGreaterThan(2);
    expect(look(match)).toBe(look(playedOut(begun())));
  });

  test('after rounds that nobody has looked at is had again from the rounds', () => {
    const faulty = failing();
    const match = begun(faulty.rules);
    const broke = ANSWERS.filter(given => {
      if (!stumbled({ match, faulty }, given)) return false;
      return match.answer(given.side, given.step, given.order).length === 0;
    });
    expect(broke.length).toBeGreaterThan(2);
    expect(look(match)).toBe(look(playedOut(begun())));
  });
});

test('a match nobody looked at on the way ends, and is recorded, as one that was looked at throughout', () => {
  const [match, seen] = [begun(), begun()];
  for (const { side, step, order } of ANSWERS) {
    match.answer(side, step, order);
    seen.answer(side, step, order);
    look(seen);
  }
  expect(look(match)).toBe(look(seen));
  expect('match' in resume(cutters, match.saved(), subject.check)).toBe(true);
});

test('an answer taken back after rounds that nobody has looked at gives back what stood before it', () => {
  let undone = 0;
  for (let n = 0; n < ANSWERS.length; n += 1) {
    const match = begun();
    for (const { side, step, order } of ANSWERS.slice(0, n)) match.answer(side, step, order);
    const { side, step, order } = ANSWERS[n]!;
    match.answer(side, step, order);
    if (match.undo(side, step).length > 0) continue;
    undone += 1;
    const other = begun();
    for (const given of ANSWERS.slice(0, n)) other.answer(given.side, given.step, given.order);
    expect(canonical([match.state(), match.asks(), match.everything()])).toBe(
      canonical([other.state(), other.asks(), other.everything()]),
    );
    expect(match.answer(side, step, order)).toEqual([]);
  }
  expect(undone).toBeGreaterThan(2);
});

test('the hash of a turn is that of the state in which it ended, asked for at once or long after', () => {
  const ended: string[] = [];
  const late = begun();
  const match = begun();
  for (const { side, step, order } of ANSWERS) {
    match.answer(side, step, order);
    late.answer(side, step, order);
    ended.push(...match.saved().hashes.slice(ended.length));
  }
  expect(ended.length).toBeGreaterThan(2);
  expect(late.saved().hashes).toEqual(ended);
  expect(ended.at(-1)).toBe(hashOf(match.state()));
});

test('what was handed out stays as it was and cannot be written to', () => {
  const match = begun();
  const [state, view, asks] = [match.state(), match.view('red'), match.asks()];
  const before = canonical([state, view, asks]);
  for (const { side: by, step, order } of ANSWERS.slice(0, 8)) match.answer(by, step, order);
  const told = match.told('red');
  expect(canonical([state, view, asks])).toBe(before);
  expect(match.state()).not.toBe(state);
  expect(match.state()).toBe(match.state());
  for (const write of [
    () => Object.assign(match.state(), { open: null }),
    () => Object.assign(match.state().clock, { step: 0 }),
    () => Object.assign(match.view('red').open.cutters[0]!, { crew: 99 }),
    () => Object.assign(match.view('red').own, { reserve: 99 }),
    () => Object.assign(match.asks()[0]!, { side: 'blue' }),
    () => Object.assign(told.at(-1)!.event, { kind: 'moved' }),
    () => Object.assign(told.at(-1)!.clock, { step: 0 }),
  ])
    expect(write).toThrow(TypeError);
});
