// Every fault of the goals of a scenario that a schema cannot see.

import type { Refusal } from '@flagplot/kernel';
import type { ConvoyGoal, HoldGoal, Scenario, ScenarioGoal, TowGoal } from '../scenario-file.ts';
import { fault, faultsAmong } from './faults.ts';

/** Faults of all goals, each with its place. */
export function goalFaults(scenario: Scenario): Refusal[] {
  return scenario.goals.flatMap((goal, i) => faultsOfGoal(goal, scenario, `/goals/${i}`));
}

function faultsOfGoal(goal: ScenarioGoal, scenario: Scenario, at: string): Refusal[] {
  switch (goal.kind) {
    case 'hold':
      return holdFaults(goal, scenario, at);
    case 'tow':
      return towFaults(goal, scenario, at);
    case 'convoy':
      return convoyFaults(goal, scenario, at);
  }
}

/** BB-7.1.2 A feature that is there, held from a turn that comes; BB-7.1.5 who breaks it pays, where it can be broken. */
function holdFaults({ feature, from, broken }: HoldGoal, { features, turns }: Scenario, at: string): Refusal[] {
  const held = features.find(({ id }) => id === feature);
  return faultsAmong(at, [
    [held === undefined, 'BB-7.1.2', 'feature', `There is no feature ${feature} to hold.`],
    [from > turns, 'BB-7.1.2', 'from', `It is held from turn ${from} on, and there are ${turns} turns.`],
    [
      broken > 0 && held !== undefined && held.target === undefined,
      'BB-7.1.5',
      'broken',
      `${feature} is no target, and nobody can break it.`,
    ],
  ]);
}

/** BB-7.2.9 A ship that is there, and an edge of its own for each side that may tow her. */
function towFaults({ unit, edges }: TowGoal, { sides }: Scenario, at: string): Refusal[] {
  const isThere = sides.some(({ units }) => units.some(({ id }) => id === unit));
  const strange = Object.keys(edges).filter(side => !sides.some(({ id }) => id === side));
  return [
    ...faultsAmong(at, [[!isThere, 'BB-7.2.9', 'unit', `There is no ship ${unit} to tow.`]]),
    ...strange.map(side => fault('BB-7.2.9', `${at}/edges/${side}`, `There is no side ${side}.`)),
  ];
}

/** BB-7.3.4 Ships that are there, all of one side. */
function convoyFaults({ units }: ConvoyGoal, { sides }: Scenario, at: string): Refusal[] {
  const owner = (id: string): string | undefined => sides.find(side => side.units.some(unit => unit.id === id))?.id;
  const [first] = units;
  return units.flatMap((id, i) => {
    const side = owner(id);
    if (side === undefined) return [fault('BB-7.3.4', `${at}/units/${i}`, `There is no ship ${id}.`)];
    const leads = first === undefined ? side : (owner(first) ?? side);
    return side === leads ? [] : [fault('BB-7.3.4', `${at}/units/${i}`, `${id} is not of the side of ${first}.`)];
  });
}
