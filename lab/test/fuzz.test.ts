import { check } from '@flagplot/check';
import type { GameTypes, Question, Ruleset, State } from '@flagplot/kernel';
import type { Subject } from '@flagplot/kernel/conformance';
import { demands } from '@flagplot/kernel/conformance';
import type { System } from '@flagplot/shelf';
import { openShelf } from '@flagplot/shelf';
import { shippedSystems } from '@flagplot/shelf/shipped';
import { describe, expect, test } from 'vitest';
import { battleFaults } from '../../kernel/test/toy/faults/battles.ts';
import { orderFaults } from '../../kernel/test/toy/faults/orders.ts';
import { secretFaults } from '../../kernel/test/toy/faults/secrets.ts';
import type { Cutters } from '../../kernel/test/toy/shapes.ts';
import { caseOf } from '../src/case.ts';
import type { FuzzOfSystems, FuzzRequest } from '../src/fuzz.ts';
import { fuzz } from '../src/fuzz.ts';
import type { Fuzz } from '../src/fuzz-shard.ts';
import { addFuzz, playFuzzShard } from '../src/fuzz-shard.ts';
import { startOf } from '../src/start.ts';
import type { FuzzStart } from '../src/trial.ts';
import { tryBattle } from '../src/trial.ts';
import { systems as broken } from './broken-shelf.ts';

const shelf = await shippedSystems();

const [system] = Object.values(shelf) as [(typeof shelf)[string]];
const start = {
  ...startOf(system, Object.keys(system.scenarios)[0] as string),
  catalogue: await system.manifest.catalogue(),
} as FuzzStart;

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

async function fuzzed(asked: FuzzRequest, onProgress?: (done: number, of: number) => void): Promise<FuzzOfSystems> {
  const done = await fuzz(asked, onProgress);
  if ('faults' in done) throw new Error('a sound question is refused');
  return done.systems;
}

/** Where every demand of a battle takes long: the scenario of the shortest battles. */
const SHORTEST: Readonly<Record<string, string>> = { baltic: 'strait-of-reefs' };

function shortest(system: System): System {
  const name = SHORTEST[system.name];
  return name === undefined ? system : { ...system, scenarios: { [name]: system.scenarios[name] as object } };
}

test('battles of every system by chance: none broken, none stuck', { timeout: 300_000 }, async () => {
  const told: [number, number][] = [];
  const systems = Object.values(shelf).map(shortest);
  const all = await fuzzed({ systems, battles: 2, seed: '3' }, (...sums) => told.push(sums));
  expect(Object.keys(all)).toEqual(Object.keys(shelf));
  expect(told).toEqual(Object.keys(shelf).map((_, i, { length }) => [2 * i + 2, 2 * length]));
  for (const [name, done] of Object.entries(all)) {
    expect([done.battles, done.broken]).toEqual([2, undefined]);
    const scenarios = Object.keys(systems.find(system => system.name === name)?.scenarios ?? {});
    for (const { id, of } of demands)
      if (of === 'moment') expect(done.held[id]).toBeGreaterThan(done.steps / 5);
      else if (of === 'battle') expect([id, done.held[id]]).toEqual([id, Math.min(2, scenarios.length)]);
  }
});

describe('on a shelf with one system that is broken', async () => {
  const opened = await openShelf(broken, new URL('broken-shelf.ts', import.meta.url).href);
  const systems = (await Promise.all(opened.names.map(name => opened.open(name)))) as System[];
  const asked = { systems, battles: 11, seed: '1' };
  const alone = await fuzzed({ ...asked, threads: 1 });

  test('a system is left at its first broken battle, and the others are played', () => {
    expect(Object.keys(alone)).toEqual(['broken', 'sound']);
    expect(alone.broken).toMatchObject({ battles: 7, broken: { battle: 6, scenario: 'broken', demand: 'orders-stand' } });
    expect([alone.sound?.battles, alone.sound?.broken]).toEqual([11, undefined]);
  });

  test('scenarios take turns: each is drawn as often as any other, or once more', () => {
    expect(Object.values(alone.broken?.scenarios ?? {})).toEqual([1, 1, 1, 1, 1, 1, 1]);
    expect(alone.sound?.scenarios).toEqual({ 'lesson-1': 6, 'lesson-2': 5 });
  });

  test('a thread that is sent a shard opens the system itself, and plays what anybody else does', async () => {
    const scenarios = Object.keys(systems[1]?.scenarios ?? {});
    const line = { shelf: opened.where, system: 'sound', scenarios, seed: '1' };
    const [first, second] = [await playFuzzShard({ ...line, from: 0, to: 5 }), await playFuzzShard({ ...line, from: 5, to: 11 })];
    expect(addFuzz(first, second)).toEqual(alone.sound);
  });

  test('what was played behind a broken battle does not count', () => {
    const { broken: whole, sound } = alone as Record<'broken' | 'sound', Fuzz>;
    expect(addFuzz(whole, sound)).toEqual(whole);
    expect(addFuzz(sound, whole)).toMatchObject({ battles: 18, steps: sound.steps + whole.steps, broken: { battle: 6 } });
  });

  test('threads make no difference, though some play on behind the battle that is broken', async () => {
    expect(await fuzzed({ ...asked, threads: 2 })).toEqual(alone);
  });
});

describe('what does not hold is found, and shown by a case', () => {
  const refuses = { judge: () => [{ rule: 'XX-1', say: 'never' }] };
  let calls = 0;
  test.each<[string, string, () => Rules]>([
    ['orders-stand', 'idle of deploy for narn does not stand: never [XX-1]', () => asking(() => refuses)],
    ['orders-stand', 'does not fit the schema: /speed is missing', () => asking(() => ({ random: () => ({ nonsense: 1 }) }))],
    [
      'orders-stand',
      'does not fit the schema: /speed is missing',
      () =>
        asking(() => ({
          *candidates() {
            yield { nonsense: 1 };
          },
        })),
    ],
    [
      'orders-stand',
      'throws: oh',
      () =>
        asking(() => ({
          idle() {
            throw new Error('oh');
          },
        })),
    ],
    ['orders-are-carried-out', '/open/odd is NaN', () => carrying(s => void Object.assign(s.open, { odd: Number.NaN }))],
    [
      'orders-are-carried-out',
      'the table does not fit its schema: /odd no such field',
      () => carrying(s => void Object.assign(s.open, { odd: 1 })),
    ],
    [
      'orders-are-carried-out',
      'throws: broke',
      () =>
        carrying(() => {
          throw new Error('broke');
        }),
    ],
    [
      'silence-is-equal',
      'another when nobody listens',
      () => carrying(s => void Object.assign(s.clock, { step: s.clock.step + (calls++ % 2) })),
    ],
  ])('%s: %s', (demand, say, rules) => {
    const broken = battle(rules()).broken;
    expect(broken).toMatchObject({ demand, stuck: false });
    expect(broken?.say).toContain(say);
    expect(caseOf({ system: system.name, scenario: start.scenario, ...broken?.case })).toMatchObject({ system: system.name });
  });

  test('what cannot be narrated', () => {
    const words = { ...system.words, narrate: () => 'undefined hits' };
    const { broken } = tryBattle({ ...start, system: { ...system, words } }, 'broken/1');
    expect(broken).toMatchObject({ demand: 'events-are-told', say: expect.stringContaining('is told as "undefined hits"') });
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
    expect(battle({ ...rules, sequence }).broken?.demand).toBe('asks-are-well-made');
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
    const sequence = () => ({
      opening: [],
      turn: [{ name: 'on and on', rule: Object.keys(start.catalogue)[0] as string, asks }],
    });
    const broken = battle({ ...asking(() => nothing), sequence }).broken;
    expect(broken).toMatchObject({ demand: 'battles-end', stuck: true });
  });
});

test('faults of what was asked', async () => {
  expect(await fuzz({ systems: [system], scenarios: ['none'], battles: 1, seed: '1' })).toMatchObject({
    faults: [{ at: '/scenario' }],
  });
});

describe('what the suite finds in the toy, battles by chance find too', () => {
  const planted = [...secretFaults, ...orderFaults, ...battleFaults].filter(
    ({ demand, subject, says }) => demand.of !== 'system' && subject().check === check && !says.test('no end after'),
  );

  /** What is found first in so many battles of the toy. */
  function findIn({ rules, words, catalogue, scenarios }: Subject<Cutters>): string | undefined {
    for (let battle = 0; battle < 12; battle += 1) {
      const { name, scenario } = scenarios[battle % scenarios.length] as (typeof scenarios)[number];
      const toy = { ...start, rules, catalogue, name, scenario, system: { ...system, words } } as unknown as FuzzStart;
      const { broken } = tryBattle(toy, `${name} ${battle}`);
      if (broken) return broken.say;
    }
    return undefined;
  }

  test.each(planted.map(fault => [`${fault.demand.id}: ${fault.fault}`, fault] as const))('%s', (_, { subject }) => {
    expect(findIn(subject())).toBeDefined();
  });
});
