import { check } from '@flagplot/check';
import type { HostMatch, Ruleset } from '@flagplot/kernel';
import { beginMatch, GENERATOR, plain, seeded } from '@flagplot/kernel';
import { describe, expect, test } from 'vitest';
import { manifest } from '../manifest.ts';
import { battleRules } from '../rules/battle.ts';
import { baltic } from '../rules/index.ts';
import type { Scenario } from '../rules/scenario-file.ts';
import type { Baltic } from '../rules/state.ts';
import { scenarios } from '../scenarios/index.ts';

function scenarioNamed(name: string): Scenario {
  return scenarios.find(scenario => scenario.name === name) as Scenario;
}

function laid(rules: Ruleset<Baltic>, scenario: Scenario): HostMatch<Baltic> {
  const begun = beginMatch(rules, scenario, { dice: { kind: 'seeded', generator: GENERATOR, seed: 'kept' }, check });
  if ('faults' in begun) throw new Error(JSON.stringify(begun.faults));
  return begun.match;
}

/** Plays a turn by chance, and gives what is kept of it. */
function playedOn(rules: Ruleset<Baltic>, scenario: Scenario): ReturnType<HostMatch<Baltic>['saved']> {
  const match = laid(rules, scenario);
  const roll = seeded('orders', 0);
  while (match.shown().clock.turn < 2 && match.asks().length > 0)
    for (const { side, kind, about } of match.asks()) {
      const view = match.view(side);
      match.answer(side, view.clock.step, baltic.questions[kind].random(view, about as never, roll) as never);
    }
  return match.saved();
}

/** A scenario as somebody writes it by hand: its sheets and charts are those that come with the rules. */
function bare({ cards, charts, ...scenario }: Scenario): Scenario {
  return scenario;
}

describe('the rules of a battle that was let in before', () => {
  test.each(['gotland-incident', 'carrier-strike'])('%s is played as by all rules, to the last hash', name => {
    const scenario = scenarioNamed(name);
    const kept = playedOn(baltic, scenario);
    expect(kept.hashes.length).toBeGreaterThan(1);
    expect(playedOn(battleRules, scenario)).toEqual(kept);
  });

  test('let no state in', () => {
    const scenario = scenarioNamed('gotland-incident');
    const { open } = laid(baltic, scenario).state();
    const amend = (rules: Ruleset<Baltic>) => laid(rules, scenario).amend('referee', 'so', { open: plain(open) });
    expect(amend(baltic)).toEqual([]);
    expect(amend(battleRules)).not.toEqual([]);
  });

  test('are all rules where the scenario names a sheet, a type of aeroplane or charts that it does not bring', async () => {
    const scenario = scenarioNamed('carrier-strike');
    const { sheets = [], aeroplanes = [] } = scenario.cards ?? {};
    expect(await manifest.battleRules?.(scenario)).toBe(battleRules);
    const { charts, ...without } = scenario;
    for (const lacking of [
      bare(scenario),
      without,
      { ...scenario, cards: { sheets: sheets.slice(1), aeroplanes } },
      { ...scenario, cards: { sheets, aeroplanes: aeroplanes.slice(1) } },
    ])
      expect(await manifest.battleRules?.(lacking)).toBe(baltic);
    expect(playedOn(baltic, bare(scenario)).hashes).toEqual(playedOn(battleRules, scenario).hashes);
  });
});
