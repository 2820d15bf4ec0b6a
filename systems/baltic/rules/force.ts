// Chapter 8: what a force costs, and what may be bought.

import type { Refusal } from '@flagplot/kernel';
import type { Card, Planes } from './cards.ts';
import type { Charts } from './charts.ts';
import type { ScenarioSide } from './scenario-file.ts';

/** BB-8.1.2 A whole sheet as it is bought: a ship, with the squadrons of a carrier, or a squadron of vessels. */
export interface BoughtUnit {
  readonly id: string;
  readonly card: string;
  readonly squadrons?: number;
}

/** What one side brings. */
export interface BoughtForce {
  readonly units: readonly BoughtUnit[];
  /** Land-based squadrons. */
  readonly aeroplanes?: readonly Planes[];
}

/** What a force is priced by. */
export interface ForceTerms {
  readonly cards: ReadonlyMap<string, Card>;
  readonly charts: Pick<Charts, 'squadron'>;
}

/** BB-8.1.2, BB-8.1.5 What one unit costs with its squadrons; BB-8.1.4 a ship that only a scenario names costs nothing, nor does one without a sheet. */
export function unitCost({ card, squadrons = 0 }: BoughtUnit, { cards, charts }: ForceTerms): number {
  const sheet = cards.get(card);
  if (!sheet || sheet.byScenario) return 0;
  // BB-8.1.6
  return sheet.points + squadrons * charts.squadron;
}

/** BB-8.1.1 What a force costs. */
export function costOf({ units, aeroplanes = [] }: BoughtForce, terms: ForceTerms): number {
  return units.reduce((sum, unit) => sum + unitCost(unit, terms), aeroplanes.length * terms.charts.squadron);
}

/** Whose force it is, and what it may cost. */
export interface Purchase {
  readonly side: ScenarioSide;
  readonly points: number;
}

/** Every fault of a force that a side brings in place of its printed one. */
export function forceFaults(force: BoughtForce, purchase: Purchase, terms: ForceTerms): Refusal[] {
  const { units } = force;
  return [
    ...totalFaults(force, purchase, terms),
    ...units.flatMap((unit, i) => unitFaults(unit, purchase.side, { terms, at: `/units/${i}` })),
    ...units.flatMap(({ id }, i) =>
      units.findIndex(one => one.id === id) < i ? [{ rule: 'BB-8.1.2', at: `/units/${i}/id`, say: `${id} is there twice.` }] : [],
    ),
  ];
}

/** BB-8.1.1 A sheet at least, and no more than the points agreed; BB-8.1.5 land-based squadrons where they have an edge to come by. */
function totalFaults(force: BoughtForce, { side, points }: Purchase, terms: ForceTerms): Refusal[] {
  const { units, aeroplanes = [] } = force;
  const cost = costOf(force, terms);
  const found: Refusal[] = [];
  if (units.length === 0) found.push({ rule: 'BB-8.1.1', at: '/units', say: 'A force has one sheet at least.', lacking: true });
  if (cost > points) found.push({ rule: 'BB-8.1.1', at: '/units', say: `The force costs ${cost}, and ${points} may be spent.` });
  if (aeroplanes.length > 0 && side.edge === undefined)
    found.push({
      rule: 'BB-8.1.5',
      at: '/aeroplanes',
      say: `${side.name} has no airfield and no edge for aeroplanes to come by.`,
    });
  return found;
}

function unitFaults(unit: BoughtUnit, side: ScenarioSide, { terms, at }: { terms: ForceTerms; at: string }): Refusal[] {
  const sheet = terms.cards.get(unit.card);
  if (!sheet) return [{ rule: 'BB-8.1.2', at: `${at}/card`, say: `There is no sheet ${unit.card}.` }];
  const { hangar = 0, navy, name, byScenario } = sheet;
  const { squadrons = 0 } = unit;
  const isNamed = side.units.some(({ card }) => card === unit.card);
  const found: Refusal[] = [];
  if (!side.navies.includes(navy))
    found.push({ rule: 'BB-8.1.3', at: `${at}/card`, say: `${side.name} fields no ships of ${navy}: ${name}.` });
  if (byScenario && !isNamed)
    found.push({ rule: 'BB-8.1.4', at: `${at}/card`, say: `${name} is fielded only where a scenario names her.` });
  if (squadrons > hangar)
    found.push({ rule: 'BB-8.1.5', at: `${at}/squadrons`, say: `${name} carries ${hangar} squadrons, not ${squadrons}.` });
  return found;
}
