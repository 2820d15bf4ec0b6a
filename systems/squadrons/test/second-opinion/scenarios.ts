// Scenarios by chance: every type of craft, any size of map, two sides or three, with all options.

import type { RollDie } from '@flagplot/kernel';
import { between, once, oneOf, some } from '@flagplot/lab/second-opinion';
import * as printed from '../../data/index.ts';
import type { Charts, CraftCard } from '../../rules/cards.ts';
import { FACINGS } from '../../rules/map.ts';
import type { OptionName, Scenario, ScenarioSide, ScenarioSquadron } from '../../rules/scenario-file.ts';

const OPTIONS: readonly OptionName[] = ['narrow-arc', 'ammunition', 'pips-round-up', 'second-edition-ion'];
const EDGES = ['north', 'east', 'south', 'west'] as const;
const NAMES = ['red', 'blue', 'green'] as const;

/** A scenario in which everybody stands somewhere already. `charts`: other numbers than those that come with the rules. */
export function randomScenario(roll: RollDie, charts?: Charts): Scenario {
  const map = { columns: between(roll, 6, 44), rows: between(roll, 6, 34) };
  const names = NAMES.slice(0, between(roll, 2, 3));
  const allied = names.length === 3 && once(roll, 3);
  const sides = names.map((id, i) => ({ ...randomSide(roll, id, map), ...(allied && i > 0 ? { alliance: 'dawn' } : {}) }));
  const goal = goalAbout(roll, sides);
  return {
    name: 'chance',
    title: 'A battle by chance',
    map,
    rounds: 50,
    options: once(roll, 2) ? some(roll, OPTIONS, roll(OPTIONS.length)) : [],
    sides,
    ...(goal ? { goal } : {}),
    ...(charts ? { charts } : {}),
  };
}

function randomSide(roll: RollDie, id: string, { columns, rows }: Scenario['map']): ScenarioSide {
  const zone = { columns: [1, columns], rows: [1, rows] } as const;
  const squadrons = Array.from({ length: between(roll, 1, 3) }, (_, i) => randomSquadron(roll, `${id}-${i + 1}`));
  return { id, name: id, faction: 'any', zone, facing: oneOf(roll, FACINGS), edge: oneOf(roll, EDGES), squadrons };
}

function randomSquadron(roll: RollDie, id: string): ScenarioSquadron {
  const card = randomCard(roll);
  const craft = card.objective ? 1 : between(roll, 2, once(roll, 3) ? 12 : 5);
  const numbers = Array.from({ length: craft }, (_, i) => i + 1);
  const hotShots = card.objective ? [] : some(roll, numbers, between(roll, 0, Math.max(1, Math.floor(craft / 4))));
  const quality = oneOf(roll, ['average', 'veteran', 'elite'] as const);
  const immobile = once(roll, card.objective ? 2 : 12);
  const at = { hex: '0101', leader: oneOf(roll, numbers), ...(immobile ? { immobile } : {}) };
  return { id, name: id, type: card.id, quality, craft, hotShots, ...at };
}

/** Any type, and those with a jammer or a turret more often than others: they are few. */
function randomCard(roll: RollDie): CraftCard {
  const rare = printed.craft.filter(({ weapons }) => weapons.some(({ arc }) => arc !== 'front'));
  return oneOf(roll, once(roll, 4) ? rare : printed.craft);
}

/** Sometimes one side wants an objective craft of another crippled. */
function goalAbout(roll: RollDie, sides: readonly ScenarioSide[]): Scenario['goal'] {
  const [first, ...others] = sides as [ScenarioSide, ...ScenarioSide[]];
  const prey = others.flatMap(({ squadrons }) => squadrons).find(({ craft }) => craft === 1);
  return prey && once(roll, 2) ? { kind: 'cripple', side: first.id, squadron: prey.id, markers: roll(4) } : undefined;
}
