// What a force costs a side of a scenario, how it stands to each limit of the book, and every fault in it.

import type { Refusal, Side } from '@flagplot/kernel';
import type { Judged, Limit } from '@flagplot/manifest';
import { cardsOf, chartsOf } from '../rules/edge/scenario.ts';
import type { ForceTerms } from '../rules/opening/force.ts';
import { forceFaults, forcePoints } from '../rules/opening/force.ts';
import { optionPoints } from '../rules/price.ts';
import type { Scenario } from '../rules/scenario-file.ts';
import type { TwoPhaseForce } from './force-file.ts';
import { shipWords } from './names.ts';

/** TP-15.2.1 Sides that may bring their own: those with a zone to set it up in, where the scenario has points for it. */
export function takes({ sides, points, muster }: Scenario): Side[] {
  if (points === undefined || muster) return [];
  return sides.filter(({ zone }) => zone).map(({ id }) => id);
}

/** Looks at a force as what this side would bring. */
export function judge(scenario: Scenario, side: Side, force: TwoPhaseForce): Judged {
  const terms: ForceTerms = { charts: chartsOf(scenario), cards: cardsOf(scenario) };
  const { ships } = force;
  const price = forcePoints(ships, terms);
  const budget = scenario.points ?? 0;
  return {
    price,
    budget,
    parts: ships.map(ship => ({ name: ship.id, says: shipWords(ship), price: forcePoints([ship], terms) })),
    limits: limitsOf(force, budget, terms),
    // Where nothing may be bought that is the fault, and not what was spent.
    faults: [...sideFaults(scenario, side), ...forceFaults(scenario.points ?? price, ships, terms)],
  };
}

/** Whether this side may bring a force at all. */
function sideFaults(scenario: Scenario, side: Side): Refusal[] {
  const { title, sides, points } = scenario;
  if (!sides.some(({ id }) => id === side))
    return [{ rule: 'TP-16.1.1', say: `${title} has no side ${side}; there is ${sides.map(({ id }) => id).join(', ')}` }];
  if (points === undefined) return [{ rule: 'TP-15.2.1', say: `${title} has no points to buy for: it is fought as printed` }];
  return takes(scenario).includes(side)
    ? []
    : [
        {
          rule: 'TP-16.1.1',
          say: `a force has nowhere to set up on side ${side} of ${title}: its ships have hexes of their own`,
        },
      ];
}

/** Every limit on what is bought, and where the force stands. */
function limitsOf({ ships }: TwoPhaseForce, budget: number, terms: ForceTerms): Limit[] {
  const left = budget - forcePoints(ships, terms);
  const options = ships.reduce((sum, ship) => sum + optionPoints(terms.charts, ship.options), 0);
  return [
    { rule: 'TP-15.2.1', what: 'Points', stands: left < 0 ? `${-left} over` : `${left} left` },
    { rule: 'TP-15.1.1', what: 'Ships', stands: `${ships.length}` },
    { rule: 'TP-15.2.2', what: `Options, ${terms.charts.share} % of a ship at most`, stands: `${options} in all` },
  ];
}
