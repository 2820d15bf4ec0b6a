// No sentence of the rules names a unit or a weapon by its id: neither a refusal nor what a throw is for.

import type { Json, RollDie } from '@flagplot/kernel';
import { stream, viewOf } from '@flagplot/kernel';
import type { Battle, Moment } from '@flagplot/kernel/conformance';
import { answersAt, battleOf, firstMoment, nextMoment, random } from '@flagplot/kernel/conformance';
import { expect, test } from 'vitest';
import type { Scenario } from '../../rules/scenario-file.ts';
import type { TpQuestion, TwoPhase } from '../../rules/state.ts';
import { subject } from '../subject.ts';

const STEPS = 300;

/** The scenario with ids that no sentence has for a word. */
function withOddIds(scenario: Scenario): Scenario {
  const sides = scenario.sides.map(side => ({ ...side, ships: side.ships.map(ship => ({ ...ship, id: `${ship.id}-0` })) }));
  return { ...scenario, sides };
}

/** Ids of whatever is there, and of all weapons. */
function idsAt({ s: { book, open } }: Moment<TwoPhase>): string[] {
  const weapons = Object.values(book.cards).flatMap(card => card.weapons.map(({ id }) => id));
  return [...[open.units, open.seekers, open.mines].flatMap(all => all.map(({ id }) => id)), ...new Set(weapons)];
}

/** An order with some of its ids in place of others. */
function shuffleIds(order: Json, ids: readonly string[], roll: RollDie): Json {
  return JSON.parse(JSON.stringify(order), (_, value: Json) =>
    ids.includes(value as string) && roll(2) === 1 ? ids[roll(ids.length) - 1] : value,
  ) as Json;
}

/** Refusals of orders by chance with ids that do not belong there. */
function refusalsAt(now: Moment<TwoPhase>, roll: RollDie): string[] {
  const ids = idsAt(now);
  return now.asks.flatMap(({ side, kind, about }) => {
    const question = now.battle.rules.questions[kind] as TpQuestion<typeof kind>;
    const v = viewOf(now.s, side);
    const orders = [1, 2, 3].map(() => shuffleIds(question.random(v, about as never, roll) as Json, ids, roll));
    return orders.flatMap(order => question.judge(v, about as never, order as never).map(({ say }) => say));
  });
}

/** Every sentence of a battle. */
function sentencesOf(battle: Battle<TwoPhase>): { said: string[]; ids: Set<string> } {
  const roll = stream(battle.seed);
  const said: string[] = [];
  const ids = new Set<string>();
  for (let now = firstMoment(battle); now.asks.length > 0 && now.s.clock.step < STEPS; now = nextMoment(now, answersAt(now))) {
    for (const id of idsAt(now)) ids.add(id);
    said.push(...refusalsAt(now, roll), ...now.told.flatMap(({ event }) => (event.kind === 'thrown' ? [event.why.what] : [])));
  }
  return { said, ids };
}

test.each(subject.scenarios)('in $name units and weapons go by their names', { timeout: 60_000 }, ({ name, scenario }) => {
  const player = random(subject.rules);
  const battle = battleOf({ ...{ subject, name, seed: name, player, playedBy: 'random' }, scenario: withOddIds(scenario) });
  const { said, ids } = sentencesOf(battle);
  expect(said.length).toBeGreaterThan(10);
  const spoken = [...new Set(said)].filter(sentence => sentence.split(/[^\w-]+/).some(word => ids.has(word)));
  expect(spoken).toEqual([]);
});
