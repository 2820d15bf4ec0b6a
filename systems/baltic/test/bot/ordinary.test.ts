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

describe('the ordinary player of Baltic', () => {
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

  test('BB-3.1.25 keeps its ships on the table', () => {
    const { last } = fought('two-fleets', 'edge', [ordinary]);
    expect(last.open.vessels.length).toBeGreaterThan(10);
    expect(last.open.vessels.filter(({ status, wrecked }) => status === 'withdrawn' && wrecked === 0)).toEqual([]);
  });
});
