// Every fault of a scenario that its schema cannot see, each with its place.

import type { Refusal } from '@flagplot/kernel';
import { under } from '@flagplot/kernel';
import { costOf } from '../force.ts';
import type { Scenario, ScenarioSide } from '../scenario-file.ts';
import { cardFaults } from './card-faults.ts';
import { chartFaults } from './chart-faults.ts';
import { fault, repeatFaults } from './faults.ts';
import { featureFaults, zoneFaults } from './feature-faults.ts';
import { goalFaults } from './goal-faults.ts';
import type { ScenarioTerms } from './unit-faults.ts';
import { placeFaults, unitsFaults } from './unit-faults.ts';

/** Every fault, part by part of the file. */
export function scenarioFaults(scenario: Scenario, terms: ScenarioTerms): Refusal[] {
  const { sides, cards, charts, table } = scenario;
  return [
    ...featureFaults(scenario),
    ...repeatFaults(sides, '/sides', 'BB-7.0.1'),
    ...unitRepeats(sides),
    ...peaceFaults(sides),
    ...sides.flatMap((side, i) => [
      ...zoneFaults(side, table, `/sides/${i}`),
      ...unitsFaults(side, terms, `/sides/${i}`),
      ...replenishmentFaults(side, scenario, `/sides/${i}`),
    ]),
    ...placeFaults(scenario, terms),
    ...costFaults(scenario, terms),
    ...goalFaults(scenario),
    ...cardFaults(cards?.sheets ?? [], terms.charts).map(under('/cards/sheets')),
    ...(charts ? chartFaults(charts).map(under('/charts')) : []),
  ];
}

/** Units are named by their ids in orders, whatever side they are of. */
function unitRepeats(sides: readonly ScenarioSide[]): Refusal[] {
  const all = sides.flatMap(({ units }, i) => units.map(({ id }, j) => ({ id, at: `/sides/${i}/units/${j}/id` })));
  return all.flatMap(({ id, at }, i) =>
    all.findIndex(one => one.id === id) < i ? [fault('BB-7.0.1', at, `${id} is there twice.`)] : [],
  );
}

/** Somebody has an enemy. */
function peaceFaults(sides: readonly ScenarioSide[]): Refusal[] {
  const [first] = sides;
  const allies = first?.alliance !== undefined && sides.every(({ alliance }) => alliance === first.alliance);
  return allies ? [fault('BB-7.0.4', '/sides', 'All sides are allies: there is nobody to fight.')] : [];
}

/** BB-1.4.4 Points come in turns that there are. */
function replenishmentFaults({ replenished = [] }: ScenarioSide, { turns }: Scenario, at: string): Refusal[] {
  return replenished.flatMap(({ turn }, i) =>
    turn > turns ? [fault('BB-1.4.4', `${at}/replenished/${i}/turn`, `There are ${turns} turns, and none is turn ${turn}.`)] : [],
  );
}

/** BB-8.1.1 Printed forces cost no more than one that is brought in their place may. */
function costFaults({ points, sides }: Scenario, { cards, charts }: ScenarioTerms): Refusal[] {
  if (points === undefined) return [];
  return sides.flatMap((side, i) => {
    const cost = costOf(side, { cards, charts });
    return cost > points
      ? [fault('BB-8.1.1', `/sides/${i}/units`, `The force of ${side.name} costs ${cost}, and ${points} may be spent.`)]
      : [];
  });
}
