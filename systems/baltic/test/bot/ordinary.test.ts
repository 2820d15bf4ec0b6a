import type { Ask } from '@flagplot/kernel';
import { BareBattle, seededDice, setUp, stream, viewOf } from '@flagplot/kernel/bare';
import { describe, expect, test } from 'vitest';
import { mind } from '../../bot/index.ts';
import { baltic } from '../../rules/index.ts';
import type { Baltic, BbKind, BbView } from '../../rules/state.ts';
import { entries } from '../../scenarios/index.ts';

type Answering = (v: BbView, ask: Ask<Baltic>) => object;

const ordinary: Answering = (v, { kind, about }) =>
  (mind.ordinary[kind] as (v: BbView, about: object, think: object) => object)(v, about, { roll: () => 1 });

const quick: Answering = (v, ask) =>
  (mind.quick[ask.kind] as typeof mind.quick.sail)?.(v, ask.about as never, { roll: () => 1 }) ?? ordinary(v, ask);

/** Anything the rules allow. */
function random(seed: string): Answering {
  const roll = stream(seed);
  return (v, { kind, about }) =>
    (baltic.questions[kind as BbKind].random as (v: BbView, about: object, roll: object) => object)(v, about, roll);
}

/** Fights a printed scenario to its end; an order that is refused throws. */
function fought(name: string, seed: string, players: readonly Answering[]) {
  const scenario = entries.find(entry => entry.scenario.name === name)?.scenario as Baltic['scenario'];
  const read = baltic.read(scenario);
  if ('faults' in read) throw new Error(read.faults.map(({ say }) => say).join(' '));
  const s = setUp(baltic, scenario, read.book);
  const battle = new BareBattle<Baltic>({ rules: baltic, s, dice: seededDice(seed) }).begin();
  const sides = Object.keys(s.sealed);
  while (battle.asks.length > 0)
    battle.play(
      battle.asks.map(ask => {
        const order = players[sides.indexOf(ask.side) % players.length]!(viewOf(battle.s, ask.side), ask);
        const question = baltic.questions[ask.kind as BbKind];
        const faults = (question.judge as (v: BbView, about: object, order: object) => object[])(
          viewOf(battle.s, ask.side),
          ask.about,
          order,
        );
        expect(faults, `${ask.kind} of ${ask.side}`).toEqual([]);
        return { ...ask, order } as never;
      }),
    );
  return { outcome: baltic.outcome(battle.s), sides, last: battle.s };
}

/** Without the two large ones: fleets are fought below. */
const NAMES = entries.map(({ scenario }) => scenario.name).filter(name => !name.endsWith('-fleets'));

/** How often each side is asked in each turn of a battle of scenario 1, what is answered by standing orders left out. */
function askedIn(seed: string, player: Answering): number[] {
  const scenario = entries[0]?.scenario as Baltic['scenario'];
  const read = baltic.read(scenario);
  if ('faults' in read) throw new Error('a printed scenario is refused');
  const battle = new BareBattle<Baltic>({ rules: baltic, s: setUp(baltic, scenario, read.book), dice: seededDice(seed) }).begin();
  const counts = new Map<string, number>();
  while (battle.asks.length > 0)
    battle.play(
      battle.answers((v, ask) => {
        const turn = `${ask.side} ${v.clock.turn}`;
        if (v.clock.turn > 0) counts.set(turn, (counts.get(turn) ?? 0) + 1);
        return player(v as BbView, ask as Ask<Baltic>) as never;
      }),
    );
  return [...counts.values()];
}

/** A side is asked so often in a turn at the most, in the mean; and so much less where it leaves what it can to standing orders. */
const OFTEN = 20;
const BATTLES = 6;

describe('the ordinary player of Baltic', () => {
  test('BB-2.0.7 is asked at most 20 times a turn in scenario 1, and less where it leaves to standing orders what it can', () => {
    const leaving: Answering = (v, ask) => mind.leave!(v, ordinary(v, ask) as never);
    const means = [ordinary, leaving].map(player => {
      const counts = Array.from({ length: BATTLES }, (_, n) => askedIn(`asks ${n}`, player)).flat();
      return counts.reduce((sum, one) => sum + one, 0) / counts.length;
    }) as [number, number];
    expect(means[0]).toBeLessThanOrEqual(OFTEN);
    expect(means[1]).toBeLessThan(means[0]);
  });

  test.each(['gotland-incident', 'two-fleets'])('beats chance from either side: %s', name => {
    for (const seat of [0, 1]) {
      const players = [0, 1].map(n => (n === seat ? ordinary : random('chance')));
      const { outcome, sides } = fought(name, `seat ${seat}`, players);
      expect(outcome?.winners).toEqual([sides[seat]]);
    }
  });

  test.each(NAMES)('gives orders that stand, against its like: %s', name => {
    expect(fought(name, 'a', [ordinary]).outcome).toBeDefined();
  });

  test('BB-3.1.20 BB-3.1.25 keeps its ships on the table, squadrons that are set up near its edge among them', () => {
    const vessels = ['edge', 'e1', 'e2'].flatMap(seed => fought('two-fleets', seed, [ordinary]).last.open.vessels);
    expect(vessels.length).toBeGreaterThan(60);
    expect(vessels.filter(({ status, wrecked }) => status === 'withdrawn' && wrecked === 0)).toEqual([]);
  });
});

test.each(entries.map(({ scenario }) => scenario.name))(
  'the quick player gives orders that stand, against its like: %s',
  name => {
    expect(fought(name, 'quick', [quick]).outcome).toBeDefined();
  },
);
