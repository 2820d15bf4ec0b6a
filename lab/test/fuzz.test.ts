import type { GameTypes, Question, Ruleset, State } from '@flagplot/kernel';
import { shippedSystems } from '@flagplot/shelf/shipped';
import { describe, expect, test } from 'vitest';
import { caseOf } from '../src/case.ts';
import { fuzz, tryBattle } from '../src/fuzz.ts';
import type { Start } from '../src/start.ts';
import { startOf } from '../src/start.ts';

const shelf = await shippedSystems();

const [system] = Object.values(shelf) as [(typeof shelf)[string]];
const start = startOf(system, Object.keys(system.scenarios)[0] as string) as Start;

type Rules = Ruleset<GameTypes>;
type AnyQuestion = Question<GameTypes, string>;

/** The rules with every question changed. */
function asking(change: (question: AnyQuestion) => Partial<AnyQuestion>): Rules {
  const questions = Object.entries(start.rules.questions as Record<string, AnyQuestion>);
  return { ...start.rules, questions: Object.fromEntries(questions.map(([kind, one]) => [kind, { ...one, ...change(one) }])) };
}

/** The rules with something done to the battle at each carrying out. */
function carrying(act: (s: State<GameTypes>) => void): Rules {
  const { rules } = start;
  const sequence: Rules['sequence'] = book => {
    const both = rules.sequence(book);
    const changed = (phases: (typeof both)['turn']): typeof phases =>
      phases.map(phase => ({
        ...phase,
        carry(s, t, answers) {
          phase.carry?.(s, t, answers);
          act(s);
        },
      }));
    return { opening: changed(both.opening), turn: changed(both.turn) };
  };
  return { ...rules, sequence };
}

/** A battle by these rules. */
function battle(rules: Rules): ReturnType<typeof tryBattle> {
  return tryBattle({ ...start, rules }, 'broken/1');
}

test.each(Object.entries(shelf))('battles of %s by chance: none broken, none stuck', (_, system) => {
  const done = fuzz({ system, battles: 10, seed: '3' });
  if ('faults' in done) throw new Error('a sound question is refused');
  expect(done.broken).toBeUndefined();
  expect(done.battles).toBe(10);
  expect(Object.values(done.held).every(times => times === done.steps)).toBe(true);
});

describe('what does not hold is found, and shown by a case', () => {
  const refuses = { judge: () => [{ rule: 'XX-1', say: 'never' }] };
  let calls = 0;
  test.each<[string, string, () => Rules]>([
    ['idle stands', 'never', () => asking(() => refuses)],
    ['any stands', 'additional', () => asking(() => ({ random: () => ({ nonsense: 1 }) }))],
    [
      'offers stand',
      'additional',
      () =>
        asking(() => ({
          *candidates() {
            yield { nonsense: 1 };
          },
        })),
    ],
    [
      'idle stands',
      'the rules throw: oh',
      () =>
        asking(() => ({
          idle() {
            throw new Error('oh');
          },
        })),
    ],
    ['state and asks are plain JSON', '/open/odd is NaN', () => carrying(s => void Object.assign(s.open, { odd: Number.NaN }))],
    ['the state fits its schemas', '/open/odd no such field', () => carrying(s => void Object.assign(s.open, { odd: 1 }))],
    [
      'the rules carry out every order that stands',
      'the rules throw: broke',
      () =>
        carrying(() => {
          throw new Error('broke');
        }),
    ],
    [
      'the same step from the same dice ends alike, listened to or not',
      'ends otherwise',
      () => carrying(s => void Object.assign(s.clock, { step: s.clock.step + (calls++ % 2) })),
    ],
  ])('%s: %s', (invariant, say, rules) => {
    const broken = battle(rules()).broken;
    expect(broken).toMatchObject({ invariant, stuck: false });
    if (say !== 'additional') expect(broken?.say).toContain(say);
    expect(caseOf({ system: system.name, scenario: start.scenario, ...broken?.case })).toMatchObject({ system: system.name });
  });

  test('what is told can be narrated', () => {
    const words = { ...system.words, narrate: () => 'undefined hits' };
    const { broken } = tryBattle({ ...start, system: { ...system, words } }, 'broken/1');
    expect(broken).toMatchObject({ invariant: 'what is told can be narrated', say: expect.stringContaining('is narrated as') });
  });

  test('an order that cannot stand is the answer of its case', () => {
    const broken = battle(asking(() => ({ random: () => ({ nonsense: 1 }) }))).broken;
    expect(broken?.case.answers).toEqual([{ side: expect.any(String) as string, order: { nonsense: 1 } }]);
  });

  test('a side asked twice', () => {
    const { rules } = start;
    const sequence: Rules['sequence'] = book => {
      const { opening, turn } = rules.sequence(book);
      const twice = (phases: typeof turn): typeof phases =>
        phases.map(phase => ({ ...phase, asks: shown => (phase.asks?.(shown) ?? []).flatMap(ask => [ask, ask]) }));
      return { opening: twice(opening), turn: twice(turn) };
    };
    expect(battle({ ...rules, sequence }).broken?.invariant).toBe('each side is asked once at most');
  });

  test('a battle that never ends is stuck', () => {
    const asks = () =>
      Object.keys(start.rules.setUp(start.scenario, start.book).sealed).map(side => ({ side, kind: 'orders', about: {} }));
    const nothing: Partial<AnyQuestion> = {
      schema: {},
      judge: () => [],
      idle: () => ({}),
      random: () => ({}),
      candidates: () => [],
    };
    const sequence = () => ({ opening: [], turn: [{ name: 'on and on', rule: 'XX-1', asks }] });
    const broken = battle({ ...asking(() => nothing), sequence }).broken;
    expect(broken).toMatchObject({ invariant: 'nobody is stuck', stuck: true });
  });
});

test('faults of what was asked', () => {
  expect(fuzz({ system, scenarios: ['none'], battles: 1, seed: '1' })).toMatchObject({ faults: [{ at: '/scenario' }] });
});
