// Every fault of units, of where they stand, and of aeroplanes, that a schema cannot see.

import type { Refusal } from '@flagplot/kernel';
import { hull, outlineAt, overlap, squaredDistance } from '@flagplot/plane';
import type { Card } from '../cards.ts';
import type { Charts } from '../charts.ts';
import { depthFor, draughtOf, spanOf } from '../charts-read.ts';
import type { Feature, Scenario, ScenarioSide, ScenarioUnit } from '../scenario-file.ts';
import { fault, faultsAmong } from './faults.ts';

/** What a scenario is checked against. */
export interface ScenarioTerms {
  /** Sheets by their ids, the scenario's own and those that come with the rules. */
  readonly cards: ReadonlyMap<string, Card>;
  readonly charts: Charts;
}

/** Faults of one side's units and aeroplanes. */
export function unitsFaults(side: ScenarioSide, terms: ScenarioTerms, at: string): Refusal[] {
  const { name, aeroplanes = [], edge } = side;
  const home = `The aeroplanes of ${name} have no edge to come by.`;
  return [
    ...side.units.flatMap((unit, i) => unitFaults(unit, side, { terms, at: `${at}/units/${i}` })),
    ...faultsAmong(at, [[aeroplanes.length > 0 && edge === undefined, 'BB-3.5.16', 'edge', home]]),
  ];
}

function unitFaults(unit: ScenarioUnit, side: ScenarioSide, { terms, at }: { terms: ScenarioTerms; at: string }): Refusal[] {
  const card = terms.cards.get(unit.card);
  if (!card) return [fault('BB-1.2.5', `${at}/card`, `There is no sheet ${unit.card}.`)];
  const { name, navies, zones } = side;
  const isHomeless = unit.pose === undefined && !zones.some(({ navy = card.navy }) => navy === card.navy);
  return [
    ...faultsAmong(at, [
      [!navies.includes(card.navy), 'BB-8.1.3', 'card', `${name} fields no ships of ${card.navy}: ${unit.id}.`],
      [isHomeless, 'BB-1.5.5', 'pose', `${unit.id} stands nowhere, and there is no zone to set her up in.`],
    ]),
    ...stateFaults(unit, card, { charts: terms.charts, at }),
    ...roleFaults(unit, card, at),
  ];
}

/** BB-1.5.8 A setting that her telegraph has; BB-1.2.3 boxes lost of those she has; BB-3.5.4 squadrons that her hangar holds. */
function stateFaults(
  { id, telegraph, lost = 0, squadrons = 0 }: ScenarioUnit,
  card: Card,
  { charts, at }: { charts: Charts; at: string },
): Refusal[] {
  const { hull: boxes, hangar = 0 } = card;
  const isThere = telegraph === undefined || spanOf(charts, card.telegraph ?? '', telegraph) !== null;
  return faultsAmong(at, [
    [!isThere, 'BB-1.5.8', 'telegraph', `The telegraph of ${id} has no ${telegraph}.`],
    [lost >= boxes, 'BB-1.2.3', 'lost', `${id} has ${boxes} boxes, and one of them at least is left.`],
    [squadrons > hangar, 'BB-3.5.4', 'squadrons', `${id} carries ${hangar} squadrons, not ${squadrons}.`],
  ]);
}

/** BB-7.3.2 A division is of Ships-of-the-Line; BB-7.2.2 what is adrift lies somewhere, and is one. */
function roleFaults({ id, division, adrift, pose }: ScenarioUnit, { rating }: Card, at: string): Refusal[] {
  const isSotl = rating === 'sotl';
  return faultsAmong(at, [
    [division !== undefined && !isSotl, 'BB-7.3.2', 'division', `${id} is a squadron, which has a card of its own.`],
    [adrift !== undefined && !isSotl, 'BB-7.2.2', 'adrift', `${id} is a squadron, and a ship by herself may be adrift.`],
    [adrift !== undefined && pose === undefined, 'BB-7.2.2', 'pose', `${id} is adrift, and nothing says where.`],
  ]);
}

/** A ship that stands somewhere as the battle begins. */
interface Placed {
  readonly unit: ScenarioUnit;
  readonly card: Card;
  readonly outline: readonly number[];
  readonly at: string;
}

/** Ships-of-the-Line that stand somewhere: BB-7.0.2 on the table, BB-1.5.6 clear of whatever would stop or ground them, and of each other. */
export function placeFaults(scenario: Scenario, { cards, charts }: ScenarioTerms): Refusal[] {
  const { table, features } = scenario;
  const placed = placedShips(scenario, cards);
  return placed.flatMap((ship, i) => {
    const { unit, card, outline, at } = ship;
    const { x, y } = unit.pose!;
    const isOff = x < 0 || y < 0 || x > table.width || y > table.height;
    const isSurface = card.altitude === 'surface';
    const ashore = isSurface
      ? features.filter(one => stops(one, card, charts) && squaredDistance(outline, one.polygon) <= TOUCH ** 2)
      : [];
    const other = placed.slice(0, i).find(one => isSurface && one.card.altitude === 'surface' && overlap(one.outline, outline));
    return [
      ...faultsAmong(at, [
        [isOff, 'BB-7.0.2', 'pose', `${unit.id} stands off the table.`],
        [other !== undefined, 'BB-1.5.6', 'pose', `${unit.id} lies over ${other?.unit.id}.`],
      ]),
      ...ashore.map(({ id }) => fault('BB-1.5.6', `${at}/pose`, `${unit.id} touches ${id}.`)),
    ];
  });
}

/** BB-6.2.5 Two things this near touch. */
const TOUCH = 10;

function placedShips({ sides }: Scenario, cards: ScenarioTerms['cards']): Placed[] {
  return sides.flatMap(({ units }, i) =>
    units.flatMap((unit, j) => {
      const card = cards.get(unit.card);
      if (!unit.pose || card?.rating !== 'sotl') return [];
      return [{ unit, card, outline: outlineAt(unit.pose, hull(...card.size)), at: `/sides/${i}/units/${j}` }];
    }),
  );
}

/** BB-1.3.5 Whether a feature stops a surface vessel, tests her or grounds her; BB-1.1.16, BB-3.1.15 skimmers meet land and structures alone. */
function stops({ kind }: Feature, card: Card, charts: Charts): boolean {
  if (kind === 'land' || kind === 'structure') return true;
  if (card.traits?.includes('skimmer')) return false;
  return kind === 'reef' || depthFor(charts, kind, draughtOf(card, false)) !== 'free';
}
