// Battles played by chance, looked at step by step.

import type { State } from '@flagplot/kernel';
import { BareBattle, quickDice, seededDice, setUp } from '@flagplot/kernel/bare';
import { fleetAction as rules } from '../../rules/index.ts';
import type { Scenario } from '../../rules/scenario-file.ts';
import type { FleetAction } from '../../rules/state.ts';

/** The battle of a scenario after each step, played by chance from a seed, to its end. */
export function* randomStates(scenario: Scenario, seed: number): Generator<State<FleetAction>> {
  const read = rules.read(scenario);
  if ('faults' in read) throw new Error(read.faults.map(({ at, say }) => `${at} ${say}`).join('\n'));
  const s = setUp(rules, scenario, read.book);
  const roll = quickDice(seed);
  const battle = new BareBattle({ rules, s, dice: seededDice(String(seed)) });
  yield s;
  for (battle.begin(); battle.asks.length > 0; yield s)
    battle.play(battle.answers((view, { kind, about }) => rules.questions[kind].random(view, about as never, roll)));
}
