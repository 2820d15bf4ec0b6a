import { check } from '@flagplot/check';
import type { HostMatch, Ruleset } from '@flagplot/kernel';
import { beginMatch, GENERATOR, plain, seeded } from '@flagplot/kernel';
import { describe, expect, test } from 'vitest';
import { manifest } from '../manifest.ts';
import { battleRules } from '../rules/battle.ts';
import { twoPhase } from '../rules/index.ts';
import { openingRules } from '../rules/opening/rules.ts';
import type { Scenario } from '../rules/scenario-file.ts';
import type { TwoPhase } from '../rules/state.ts';
import { scenarios } from '../scenarios/index.ts';

function laid(rules: Ruleset<TwoPhase>, scenario: Scenario): HostMatch<TwoPhase> {
  const begun = beginMatch(rules, scenario, { dice: { kind: 'seeded', generator: GENERATOR, seed: 'kept' }, check });
  if ('faults' in begun) throw new Error(JSON.stringify(begun.faults));
  return begun.match;
}

/** Plays a turn by chance, and gives what is kept of it. */
function playedOn(rules: Ruleset<TwoPhase>, scenario: Scenario): ReturnType<HostMatch<TwoPhase>['saved']> {
  const match = laid(rules, scenario);
  const roll = seeded('orders', 0);
  while (match.shown().clock.turn < 2 && match.asks().length > 0)
    for (const { side, kind, about } of match.asks()) {
      const view = match.view(side);
      match.answer(side, view.clock.step, twoPhase.questions[kind].random(view, about as never, roll) as never);
    }
  return match.saved();
}

/** A scenario as somebody writes it by hand: its cards and charts are those that come with the rules. */
function bare({ cards, charts, ...scenario }: Scenario): Scenario {
  return scenario;
}

describe('the rules of a battle that was let in before', () => {
  test.each(['border-duel', 'intruder', 'sphere-and-sting'])('%s is played as by all rules, to the last hash', name => {
    const scenario = scenarios[name] as Scenario;
    const kept = playedOn(twoPhase, scenario);
    expect(kept.hashes.length).toBeGreaterThan(1);
    expect(playedOn(battleRules, scenario)).toEqual(kept);
  });

  test.each(['line-of-battle', 'raider'])('%s opens before its first turn, and is played likewise', async name => {
    const scenario = scenarios[name] as Scenario;
    expect(await manifest.battleRules?.(scenario)).toBe(openingRules);
    expect(playedOn(openingRules, scenario)).toEqual(playedOn(twoPhase, scenario));
  });

  test('are all rules where sides buy their ships', async () => {
    const scenario = { ...(scenarios['border-duel'] as Scenario), muster: true };
    expect(await manifest.battleRules?.(scenario)).toBe(twoPhase);
  });

  test('draw up nothing for a question: that comes with all rules', () => {
    const view = laid(twoPhase, scenarios['border-duel'] as Scenario).view('a');
    const about = { turn: 1, ships: view.own.ships.map(({ unit }) => unit) };
    const put = (rules: Ruleset<TwoPhase>) => [...rules.questions.allocate.candidates(view, about)].length;
    expect([put(battleRules), put(openingRules), put(twoPhase) > 0]).toEqual([0, 0, true]);
    const drawn = (rules: Ruleset<TwoPhase>) => rules.questions.allocate.random(view, about, seeded('drawn', 0));
    expect(drawn(battleRules)).toEqual(twoPhase.questions.allocate.idle(view, about));
    expect(drawn(twoPhase)).not.toEqual(twoPhase.questions.allocate.idle(view, about));
  });

  test('let no state in', () => {
    const { open } = laid(twoPhase, scenarios['border-duel'] as Scenario).state();
    const amend = (rules: Ruleset<TwoPhase>) =>
      laid(rules, scenarios['border-duel'] as Scenario).amend('referee', 'so', { open: plain(open) });
    expect(amend(twoPhase)).toEqual([]);
    expect(amend(battleRules)).not.toEqual([]);
  });

  test('are all rules where the scenario names a card that it does not bring', async () => {
    const scenario = scenarios['drone-storm'] as Scenario;
    expect(await manifest.battleRules?.(scenario)).toBe(battleRules);
    expect(await manifest.battleRules?.(bare(scenario))).toBe(twoPhase);
    expect(playedOn(twoPhase, bare(scenario)).hashes).toEqual(playedOn(battleRules, scenario).hashes);
  });

  test('are all rules where a ship is shown by a card that the scenario does not bring', async () => {
    const scenario = scenarios['new-ships'] as Scenario;
    const ships = scenario.cards?.ships ?? [];
    const covers = new Set(ships.map(({ cover }) => cover));
    const without = { ...scenario, cards: { ships: ships.filter(({ id }) => !covers.has(id)) } };
    expect(without.cards.ships.length).toBeLessThan(ships.length);
    expect(await manifest.battleRules?.(without)).toBe(twoPhase);
  });
});
