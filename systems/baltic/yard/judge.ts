// What a force costs a side of a scenario, how it stands to each limit of the book, and every fault in it.

import type { Refusal, Side } from '@flagplot/kernel';
import type { Bought, Judged, Limit } from '@flagplot/manifest';
import type { ForceTerms } from '../rules/force.ts';
import { costOf, forceFaults, unitCost } from '../rules/force.ts';
import type { Scenario, ScenarioSide } from '../rules/scenario-file.ts';
import type { BalticForce } from './force-file.ts';
import { naviesOf } from './force-file.ts';
import { planesWords, unitWords } from './names.ts';
import { termsOf } from './terms.ts';

/** BB-8.1.1 Sides that may bring their own: those with a zone to set it up in, where the scenario has points for it and no goal names a ship. */
export function takes({ sides, points, goals }: Scenario): Side[] {
  if (points === undefined || goals.some(({ kind }) => kind !== 'hold')) return [];
  return sides.filter(({ zones }) => zones.length > 0).map(({ id }) => id);
}

/** Looks at a force as what this side would bring. */
export function judge(scenario: Scenario, side: Side, force: BalticForce): Judged {
  const terms = termsOf(scenario);
  const price = costOf(force, terms);
  const found = scenario.sides.find(({ id }) => id === side);
  // Where nothing may be bought that is the fault, and not what was spent.
  const points = scenario.points ?? price;
  return {
    price,
    budget: scenario.points ?? 0,
    parts: partsOf(force, terms),
    limits: limitsOf(force, scenario.points ?? 0, terms),
    faults: found
      ? [...sideFaults(scenario, found), ...factionFaults(found, force), ...forceFaults(force, { side: found, points }, terms)]
      : [noSide(scenario, side)],
  };
}

function partsOf({ units, aeroplanes = [] }: BalticForce, terms: ForceTerms): Bought[] {
  const parts = units.map(unit => ({ name: unit.id, says: unitWords(unit), price: unitCost(unit, terms) }));
  if (aeroplanes.length === 0) return parts;
  return [...parts, { name: 'aeroplanes', says: planesWords(aeroplanes), price: costOf({ units: [], aeroplanes }, terms) }];
}

function noSide({ title, sides }: Scenario, side: Side): Refusal {
  return { rule: 'BB-7.0.1', say: `${title} has no side ${side}; there is ${sides.map(({ id }) => id).join(', ')}` };
}

/** BB-8.1.1 Whether this side may bring a force at all. */
function sideFaults(scenario: Scenario, { id, name }: ScenarioSide): Refusal[] {
  if (takes(scenario).includes(id)) return [];
  const { title, points, goals } = scenario;
  const rule = 'BB-8.1.1';
  if (points === undefined) return [{ rule, say: `${title} has no points to buy for: it is fought as printed` }];
  if (goals.some(({ kind }) => kind !== 'hold'))
    return [{ rule, say: `${title} is about ships of its own: it is fought as printed` }];
  return [{ rule: 'BB-1.5.5', say: `a force has nowhere to set up: ${name} has no zone` }];
}

/** BB-8.1.3 The navies it was bought of are those of the side. */
function factionFaults({ name, navies }: ScenarioSide, { faction }: BalticForce): Refusal[] {
  const others = naviesOf(faction).filter(navy => !navies.includes(navy));
  if (others.length === 0) return [];
  return [{ rule: 'BB-8.1.3', at: '/faction', say: `${name} fields ${navies.join(' and ')}, and no ${others.join(' or ')}.` }];
}

/** Every limit on what is bought, and where the force stands. */
function limitsOf(force: BalticForce, budget: number, terms: ForceTerms): Limit[] {
  const { units, aeroplanes = [] } = force;
  const left = budget - costOf(force, terms);
  const carried = units.reduce((sum, { squadrons = 0 }) => sum + squadrons, 0);
  return [
    { rule: 'BB-8.1.1', what: 'Points', stands: left < 0 ? `${-left} over` : `${left} left` },
    { rule: 'BB-8.1.2', what: 'Whole sheets', stands: `${units.length}` },
    { rule: 'BB-8.1.3', what: 'Navies of the side', stands: naviesOf(force.faction).join(', ') },
    {
      rule: 'BB-8.1.4',
      what: 'Ships that only a scenario names',
      stands: `${units.filter(({ card }) => terms.cards.get(card)?.byScenario).length}`,
    },
    { rule: 'BB-8.1.5', what: 'Squadrons of aeroplanes', stands: `${carried} aboard, ${aeroplanes.length} from land` },
  ];
}
