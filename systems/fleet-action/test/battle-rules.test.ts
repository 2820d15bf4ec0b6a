import { check } from '@flagplot/check';
import type { HostMatch, Ruleset } from '@flagplot/kernel';
import { beginMatch, GENERATOR, seeded } from '@flagplot/kernel';
import { describe, expect, test } from 'vitest';
import { manifest } from '../manifest.ts';
import { fleetAction } from '../rules/index.ts';
import type { Scenario } from '../rules/scenario-file.ts';
import type { FleetAction } from '../rules/state.ts';
import { scenarios } from '../scenarios/index.ts';

type Rules = Ruleset<FleetAction>;

function laid(rules: Rules, scenario: Scenario): HostMatch<FleetAction> {
  const begun = beginMatch(rules, scenario, { dice: { kind: 'seeded', generator: GENERATOR, seed: 'kept' }, check });
  if ('faults' in begun) throw new Error(JSON.stringify(begun.faults));
  return begun.match;
}

/** Plays the opening and two turns by chance, and gives what is kept of them. */
function playedOn(rules: Rules, scenario: Scenario): ReturnType<HostMatch<FleetAction>['saved']> {
  const match = laid(rules, scenario);
  const roll = seeded('orders', 0);
  while (match.shown().clock.turn < 3 && match.asks().length > 0)
    for (const { side, kind, about } of match.asks()) {
      const view = match.view(side);
      match.answer(side, view.clock.step, fleetAction.questions[kind].random(view, about as never, roll) as never);
    }
  return match.saved();
}

describe('the rules of a battle that was let in before', () => {
  test.each(Object.keys(scenarios))('%s is played as by all rules, to the last hash', async name => {
    const scenario = scenarios[name] as Scenario;
    const fewer = (await manifest.battleRules?.(scenario)) as Rules;
    expect(fewer).not.toBe(fleetAction);
    const kept = playedOn(fleetAction, scenario);
    expect(kept.hashes).toHaveLength(3);
    expect(playedOn(fewer, scenario)).toEqual(kept);
  });

  test.each(['cards', 'charts'] as const)('are all rules where a scenario does not bring its %s', async what => {
    const { [what]: _left, ...bare } = scenarios.duel as Scenario;
    expect(await manifest.battleRules?.(bare)).toBe(fleetAction);
  });
});
