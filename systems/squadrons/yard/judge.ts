// What a force costs a side of a scenario, how it stands to each limit of the book, and every fault in it.

import type { Refusal, Side } from '@flagplot/kernel';
import type { Bought, Judged, Limit } from '@flagplot/manifest';
import type { ForceLimits } from '../rules/force.ts';
import { BUDGET, forceFaults, forcePrice, priceOf, squadronFaults } from '../rules/force.ts';
import { mostHotShots } from '../rules/pilots.ts';
import { cardsOf, chartsOf } from '../rules/scenario.ts';
import type { Scenario, ScenarioSide } from '../rules/scenario-file.ts';
import type { SquadronsForce } from './force-file.ts';
import { squadronWords } from './write.ts';

/** SQ-8.3.5 Sides that may bring their own: none where a goal decides; SQ-1.1.2 none where objective craft stand. */
export function takes(scenario: Scenario): Side[] {
  return scenario.goal || objective(scenario) ? [] : scenario.sides.map(({ id }) => id);
}

/** Anything on the table that no side could have bought. */
function objective(scenario: Scenario): boolean {
  const cards = cardsOf(scenario);
  return scenario.sides.some(({ squadrons }) => squadrons.some(({ type }) => cards.get(type)?.objective));
}

/** Looks at a force as what this side would bring. */
export function judge(scenario: Scenario, side: Side, force: SquadronsForce): Judged {
  const terms: ForceLimits = { charts: chartsOf(scenario), cards: cardsOf(scenario) };
  const of = scenario.sides.find(({ id }) => id === side);
  const budget = of?.budget ?? BUDGET;
  const buyer = { faction: force.faction, budget, squadrons: force.squadrons };
  const each = force.squadrons.flatMap((squadron, i) => squadronFaults(squadron, terms, `/squadrons/${i}`));
  return {
    price: forcePrice(force.squadrons, terms),
    budget,
    parts: partsOf(force, terms),
    limits: limitsOf(force, budget, terms),
    faults: [...sideFaults(scenario, side, force), ...emptiness(force), ...each, ...forceFaults(buyer, terms, '')],
  };
}

function partsOf({ squadrons }: SquadronsForce, { cards, charts }: ForceLimits): Bought[] {
  return squadrons.map(squadron => {
    const card = cards.get(squadron.type);
    return { name: squadron.name, says: squadronWords(squadron), price: card ? priceOf(squadron, card, charts) : 0 };
  });
}

/** Whether this side may bring a force at all, and one of this faction. */
function sideFaults(scenario: Scenario, side: Side, { name, faction }: SquadronsForce): Refusal[] {
  const of = scenario.sides.find(({ id }) => id === side);
  const known = scenario.sides.map(({ id }) => id).join(', ');
  if (!of) return [{ rule: 'SQ-8.1.1', say: `${scenario.title} has no side ${side}; there is ${known}` }];
  return [...fixedForceFaults(scenario), ...foreign(of, { name, faction })];
}

function fixedForceFaults(scenario: Scenario): Refusal[] {
  const { title } = scenario;
  if (scenario.goal) return [{ rule: 'SQ-8.3.5', say: `a goal decides ${title}, not points: its forces are fought as printed` }];
  return objective(scenario)
    ? [{ rule: 'SQ-1.1.2', say: `${title} is about craft that nobody buys: its forces are fought as printed` }]
    : [];
}

/** SQ-7.1.4 A side buys of its own faction. */
function foreign(side: ScenarioSide, { name, faction }: { name: string; faction: string }): Refusal[] {
  return side.faction === faction
    ? []
    : [{ rule: 'SQ-7.1.4', at: '/faction', say: `${name} is bought for ${faction}, and ${side.name} buys for ${side.faction}` }];
}

/** SQ-7.1.2 Something has to be bought. */
function emptiness({ squadrons }: SquadronsForce): Refusal[] {
  return squadrons.length > 0
    ? []
    : [{ rule: 'SQ-7.1.2', at: '/squadrons', say: 'there is no squadron yet; a side needs one at least', lacking: true }];
}

/** Every limit on what is bought, and where the force stands. */
function limitsOf(force: SquadronsForce, budget: number, terms: ForceLimits): Limit[] {
  const { charts } = terms;
  const { squadrons, faction } = force;
  const left = budget - forcePrice(squadrons, terms);
  const sum = (of: (squadron: (typeof squadrons)[number]) => number) => squadrons.reduce((n, one) => n + of(one), 0);
  const shots = sum(({ hotShots }) => hotShots?.length ?? 0);
  const most = sum(({ craft }) => mostHotShots(craft, charts));
  const craft = sum(one => one.craft);
  return [
    { rule: 'SQ-7.1.1', what: 'Points', stands: left < 0 ? `${-left} over` : `${left} left` },
    { rule: 'SQ-7.1.2', what: 'Squadrons', stands: `${squadrons.length}` },
    { rule: 'SQ-1.1.1', what: 'Two to twelve craft in each', stands: `${craft} in all` },
    { rule: 'SQ-1.3.1', what: 'Hot Shots', stands: `${shots} of ${most}` },
    { rule: 'SQ-1.1.5', what: 'Hot Shots are on their rosters', stands: '' },
    { rule: 'SQ-1.4.1', what: 'A leader in each', stands: '' },
    { rule: 'SQ-7.1.3', what: 'Steps of command', stands: `${charts.upgrades.steps} a leader at most` },
    { rule: 'SQ-7.1.4', what: 'Faction', stands: faction },
    { rule: 'SQ-7.1.5', what: 'No objective craft', stands: '' },
  ];
}
