// The book of a scenario that brings every card and chart it uses.

import type { Outline, Pose } from '@flagplot/plane';
import { bodyPoint, hull, rectangle } from '@flagplot/plane';
import type { Book, FeatureOfBook, SideOfBook, UnitOfBook } from './book.ts';
import type { AeroplaneCard, Card, Planes } from './cards.ts';
import type { Charts } from './charts.ts';
import type { Chosen } from './options.ts';
import { cardUnder, chartsUnder, chosenOf } from './options.ts';
import { isCorvette, isSotl } from './roster.ts';
import type { Feature, Scenario, ScenarioSide, ScenarioUnit } from './scenario-file.ts';
import { SQUADRON_TYPES } from './schemas.ts';

/** BB-1.2.5 Whether a scenario brings the charts, the sheet of every unit, and aeroplanes of every type. */
export function bringsAll({ cards = {}, charts, sides }: Scenario): boolean {
  const { sheets = [], aeroplanes = [] } = cards;
  const own = new Set(sheets.map(({ id }) => id));
  const types = new Set(aeroplanes.map(({ id }) => id));
  return charts !== undefined && types.size === TYPES && sides.every(({ units }) => units.every(({ card }) => own.has(card)));
}

/** BB-3.5.1 Types of aeroplanes. */
const TYPES = SQUADRON_TYPES.length;

/** The scenario made ready, in which nothing is wrong. */
export function bookOf(scenario: Scenario): Book {
  const options = chosenOf(scenario.options);
  const charts = chartsUnder(scenario.charts as Charts, options);
  const cards = cardsOf(scenario, options);
  const { title, turns, margin } = scenario;
  return {
    ...{ title, turns, margin, options, charts, cards, aeroplanes: aeroplanesOf(scenario) },
    table: [scenario.table.width, scenario.table.height],
    small: !options['reserve-always'] && scenario.sides.every(({ units }) => cardsAtFirst(units) <= SMALL),
    features: scenario.features.map(featureOf),
    drift: scenario.drift ?? null,
    goals: scenario.goals,
    sides: scenario.sides.map(side => sideOf(scenario, side, charts)),
    units: scenario.sides.flatMap(side => side.units.map(unit => unitOf(side, unit, cards))),
    bodies: Object.fromEntries(Object.values(cards).map(card => [card.id, bodyOf(card)])),
  };
}

/** BB-3.0.16 More cards than this at the start, of any player, make a battle large. */
const SMALL = 4;

/** BB-1.2.1 One for each unit; ships of a division share theirs. */
function cardsAtFirst(units: readonly ScenarioUnit[]): number {
  return new Set(units.filter(({ adrift }) => adrift === undefined).map(({ id, division }) => division ?? id)).size;
}

/** BB-1.2.5 The sheets of the units that are fielded. */
function cardsOf({ cards, sides }: Scenario, options: Chosen): Record<string, Card> {
  const known = new Map(cards?.sheets?.map(card => [card.id, card]));
  const fielded = new Set(sides.flatMap(({ units }) => units.map(({ card }) => card)));
  return Object.fromEntries([...fielded].map(id => [id, cardUnder(known.get(id) as Card, options)]));
}

/** BB-3.5.1 Squadrons by their types. */
function aeroplanesOf({ cards }: Scenario): Record<Planes, AeroplaneCard> {
  const known = (cards?.aeroplanes ?? []).map(card => [card.id, card] as const);
  return Object.fromEntries(known) as Record<Planes, AeroplaneCard>;
}

/** BB-1.3.4 Water reaches nowhere; below is implied for what is solid. */
function featureOf({ id, kind, heights = [], polygon, target }: Feature): FeatureOfBook {
  const isSolid = kind === 'land' || kind === 'structure' || kind === 'reef';
  const reaches: Feature['heights'] = isSolid && !heights.includes('below') ? ['below', ...heights] : heights;
  return { id, kind, reaches, outline: polygon, target: target ?? null };
}

function sideOf({ sides }: Scenario, of: ScenarioSide, charts: Charts): SideOfBook {
  const { id, name, alliance, pool, zones, replenished = [], aeroplanes = [], edge = null } = of;
  const word = (side: ScenarioSide): string => side.alliance ?? side.id;
  const own = alliance ?? id;
  return {
    // BB-1.4.1
    ...{ id, name, alliance: own, pool: pool ?? charts.pool.points },
    ...{ aeroplanes, edge, zones, replenished },
    enemies: sides.filter(side => word(side) !== own).map(side => side.id),
  };
}

function unitOf(side: ScenarioSide, unit: ScenarioUnit, cards: Readonly<Record<string, Card>>): UnitOfBook {
  const card = cards[unit.card] as Card;
  const {
    id,
    name = card.name,
    lost = 0,
    telegraph = 'Half',
    squadrons = card.hangar ?? 0,
    adrift = null,
    pose,
    division,
  } = unit;
  const shares = division === undefined ? id : side.units.find(other => other.division === division)!.id;
  const vessels = isSotl(card) ? [id] : Array.from({ length: card.vessels }, (_, i) => `${id}-${i + 1}`);
  const poses = pose ? vessels.map((_, i) => abeamOf(pose, card, i)) : [];
  return { ...{ id, name, lost, squadrons, vessels, poses, shares, adrift }, side: side.id, card: card.id, setting: telegraph };
}

/** Mil of water between two members of a squadron that stand as the scenario has them: in line abreast, to starboard of their flagship. */
const GAP = 500;

/** BB-6.1.4 */
function abeamOf(pose: Pose, { size: [, width] }: Card, places: number): Pose {
  return { ...bodyPoint(pose, 0, places * (width + GAP)), heading: pose.heading };
}

function bodyOf(card: Card): Outline {
  const [length, width] = card.size;
  // BB-6.2.2
  return isCorvette(card) ? rectangle(length, width) : hull(length, width);
}
