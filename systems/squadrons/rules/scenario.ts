// A scenario made ready: what it brings, what comes with the rules, and every fault in it.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { Refusal, Side } from '@flagplot/kernel';
import { under } from '@flagplot/kernel';
import * as printed from '../data/index.ts';
import type { Book, SideCard, SquadronOfBook } from './book.ts';
import { cardFaults } from './card-faults.ts';
import type { Charts, CraftCard, Quality } from './cards.ts';
import type { ForceLimits } from './force.ts';
import { BUDGET, squadronFaults, valuesOf } from './force.ts';
import { isOnMap, LAYOUT } from './map.ts';
import { ratesOf, turnDistanceOf, turnsOf, underOptions, weaponOfBook } from './pilots.ts';
import { craftName } from './roster.ts';
import type { Goal, OptionName, Scenario, ScenarioSide, ScenarioSquadron } from './scenario-file.ts';
import { placesAtFirst } from './turn/0-deploy.ts';

/** SQ-7.3.3 The cards of a battle: the scenario's own before those that come with the rules. */
export function cardsOf({ cards }: Pick<Scenario, 'cards'>): ReadonlyMap<string, CraftCard> {
  return new Map([...printed.craft, ...(cards?.craft ?? [])].map(card => [card.id, card]));
}

/** SQ-7.3.3 The charts of a battle, likewise. */
export function chartsOf({ charts }: Pick<Scenario, 'charts'>): Charts {
  return charts ?? printed.charts;
}

/** The scenario with every card and chart it uses put in, so that it plays alike wherever it is opened. */
export function whole(scenario: Scenario): Scenario {
  const cards = cardsOf(scenario);
  const types = new Set(scenario.sides.flatMap(side => side.squadrons.map(squadron => squadron.type)));
  return { ...scenario, cards: { craft: [...types].flatMap(id => cards.get(id) ?? []) }, charts: chartsOf(scenario) };
}

/** Makes the book of a scenario that fits the schema, or says every fault in it. */
export function read(scenario: Scenario): { book: Book } | { faults: Refusal[] } {
  const terms: ForceLimits = { charts: chartsOf(scenario), cards: cardsOf(scenario) };
  const own = cardFaults(scenario.cards?.craft ?? []).map(under('/cards/craft'));
  const faults = [...sideFaults(scenario), ...fleetFaults(scenario, terms), ...goalFaults(scenario), ...own];
  return faults.length > 0 ? { faults } : { book: bookOf(scenario, terms) };
}

const fault = (at: string, say: string, rule: string): Refusal => ({ rule, at, say });

function repeatFaults(ids: readonly (readonly [id: string, at: string])[], rule: string): Refusal[] {
  const seen = new Set<string>();
  return ids.flatMap(([id, at]) => (seen.size === seen.add(id).size ? [fault(at, `${id} is there twice`, rule)] : []));
}

/** SQ-8.1.1 Every zone lies on the map; SQ-8.2.2 somebody has an enemy. */
function sideFaults({ sides, map }: Scenario): Refusal[] {
  const zones = sides.flatMap(({ zone }, i) => [
    ...spanFaults(zone.columns, map.columns, `/sides/${i}/zone/columns`),
    ...spanFaults(zone.rows, map.rows, `/sides/${i}/zone/rows`),
  ]);
  const allies = sides.every(side => side.alliance !== undefined && side.alliance === sides[0]?.alliance);
  const peace = allies ? [fault('/sides', 'all sides are allies: there is nobody to fight', 'SQ-4.1.5')] : [];
  return [
    ...zones,
    ...peace,
    ...repeatFaults(
      sides.map((side, i) => [side.id, `/sides/${i}/id`]),
      'SQ-8.1.1',
    ),
  ];
}

function spanFaults([first, last]: readonly [number, number], most: number, at: string): Refusal[] {
  return first > last || last > most ? [fault(at, `${first} to ${last} is no span of a map of ${most}`, 'SQ-8.1.1')] : [];
}

interface Placed {
  squadron: ScenarioSquadron;
  side: ScenarioSide;
  at: string;
}

/** Every squadron with its side and its place in the file. */
function fleetOf({ sides }: Pick<Scenario, 'sides'>): Placed[] {
  return sides.flatMap((side, i) => side.squadrons.map((squadron, j) => ({ squadron, side, at: `/sides/${i}/squadrons/${j}` })));
}

function fleetFaults(scenario: Scenario, terms: ForceLimits): Refusal[] {
  const fleet = fleetOf(scenario);
  const faults = fleet.flatMap(({ squadron, at }) => [
    ...squadronFaults(squadron, terms, at),
    ...hexFaults(scenario, squadron, at),
  ]);
  return [
    ...faults,
    ...repeatFaults(
      fleet.map(({ squadron, at }) => [squadron.id, `${at}/id`] as const),
      'SQ-1.1.5',
    ),
  ];
}

function hexFaults({ map }: Scenario, { hex, name }: ScenarioSquadron, at: string): Refusal[] {
  const place = hex === undefined ? undefined : hexes.parseName(hex, LAYOUT);
  return place && !isOnMap({ map }, place)
    ? [fault(`${at}/hex`, `${name} stands at ${hex}, which is not on the map`, 'SQ-3.1.1')]
    : [];
}

/** SQ-8.3.5 A goal is about sides and a squadron that are there. */
function goalFaults(scenario: Scenario): Refusal[] {
  const { goal, sides } = scenario;
  if (!goal) return [];
  const found: Refusal[] = [];
  const isSide = (id: string) => sides.some(side => side.id === id);
  if (!isSide(goal.side)) found.push(fault('/goal/side', `no side is called ${goal.side}`, 'SQ-8.3.5'));
  if (goal.kind === 'capture' && !isSide(goal.runner))
    found.push(fault('/goal/runner', `no side is called ${goal.runner}`, 'SQ-8.3.5'));
  const of = fleetOf(scenario).find(({ squadron }) => squadron.id === goal.squadron);
  if (!of) return [...found, fault('/goal/squadron', `no squadron is called ${goal.squadron}`, 'SQ-8.3.5')];
  return [...found, ...preyFaults(goal, of)];
}

/** SQ-8.4.4, SQ-8.4.6, SQ-8.4.8 A goal's squadron is of the right side, can leave where it must, and has craft enough. */
function preyFaults(goal: Goal, { squadron: { name, craft, goalEdge }, side }: Placed): Refusal[] {
  const rightful = goal.kind === 'exit' ? goal.side : goal.kind === 'capture' ? goal.runner : undefined;
  const wrong = goal.kind === 'cripple' ? side.id === goal.side : side.id !== rightful;
  if (wrong) return [fault('/goal/squadron', `${name} is of ${side.name}, about whom this goal cannot be`, 'SQ-8.3.5')];
  if (goal.kind !== 'cripple' && goalEdge === undefined)
    return [fault('/goal/squadron', `${name} has no goal edge to leave over`, 'SQ-8.3.2')];
  if (goal.kind !== 'exit' || goal.craft <= craft) return [];
  return [fault('/goal/craft', `${name} has ${craft} craft, not ${goal.craft}`, 'SQ-8.4.4')];
}

function optionsOf({ options }: Scenario): Record<OptionName, boolean> {
  const has = (name: OptionName) => options?.includes(name) ?? false;
  return {
    'narrow-arc': has('narrow-arc'),
    ammunition: has('ammunition'),
    'pips-round-up': has('pips-round-up'),
    'second-edition-ion': has('second-edition-ion'),
  };
}

function bookOf(scenario: Scenario, terms: ForceLimits): Book {
  const options = optionsOf(scenario);
  const squadrons = fleetOf(scenario).map(({ squadron, side }) => {
    const card = underOptions(terms.cards.get(squadron.type) as CraftCard, options);
    return squadronOfBook(squadron, { side: side.id, card, charts: terms.charts });
  });
  const sides = scenario.sides.map(side => sideCard(side, scenario.sides, squadrons));
  return {
    title: scenario.title,
    map: scenario.map,
    rounds: scenario.rounds,
    options,
    sides,
    squadrons,
    squadronAt: Object.fromEntries(squadrons.map(({ id }, i) => [id, i])),
    jammers: squadrons.flatMap(({ jammer }, at) => (jammer ? [at] : [])),
    stands: placesAtFirst({ sides, squadrons }),
    goal: scenario.goal ?? null,
    charts: terms.charts,
  };
}

/** SQ-4.1.5 Every other side is an enemy unless both have the same alliance. */
function sideCard(side: ScenarioSide, sides: readonly ScenarioSide[], squadrons: readonly SquadronOfBook[]): SideCard {
  const { id, name, zone, facing, edge, budget, alliance } = side;
  const others = sides.filter(other => other.id !== id && (alliance === undefined || other.alliance !== alliance));
  const enemies = others.map(other => other.id);
  const of = (owner: Side) => squadrons.flatMap((squadron, at) => (squadron.side === owner ? [at] : []));
  return {
    id,
    name,
    zone,
    facing: facing ?? null,
    edge,
    budget: budget ?? BUDGET,
    enemies,
    squadrons: of(id),
    hostile: enemies.flatMap(of),
  };
}

/** A squadron with all its numbers, from its card as the options of the battle have it. */
function squadronOfBook(
  squadron: ScenarioSquadron,
  { side, card, charts }: { side: Side; card: CraftCard; charts: Charts },
): SquadronOfBook {
  const { id, name, quality } = squadron;
  return {
    id,
    name,
    side,
    card,
    quality,
    ...rosterOf(squadron),
    immobile: squadron.immobile ?? false,
    goalEdge: squadron.goalEdge ?? null,
    hex: squadron.hex === undefined ? null : (hexes.parseName(squadron.hex, LAYOUT) as Hex),
    ...armsOf(card, quality, charts),
    ...numbersOf(card, quality, charts),
    values: valuesOf(squadron, card, charts),
  };
}

/** SQ-1.1.5, SQ-1.3.1, SQ-1.4.1 Its craft and who flies them. */
function rosterOf({ name, craft: size, leader, command, hotShots }: ScenarioSquadron): Roster {
  return {
    size,
    leader: (leader ?? 1) - 1,
    command: command ?? 0,
    hotShots: Array.from({ length: size }, (_, i) => hotShots?.includes(i + 1) ?? false),
    names: Array.from({ length: size }, (_, place) => craftName({ name, size }, place)),
  };
}

type Roster = Pick<SquadronOfBook, 'size' | 'leader' | 'command' | 'hotShots' | 'names'>;

/** SQ-1.5.3, SQ-4.11.5 Its weapons as its pilots serve them. */
function armsOf(
  card: CraftCard,
  quality: Quality,
  charts: Charts,
): Pick<SquadronOfBook, 'weapons' | 'guns' | 'reach' | 'jammer'> {
  const farthest = (turret: boolean) => {
    const guns = card.weapons.filter(({ kind, arc }) => kind !== 'jammer' && (arc === 'turret') === turret);
    return Math.max(-1, ...guns.map(({ range }) => range[2]));
  };
  return {
    weapons: card.weapons.map(weapon => weaponOfBook(weapon, quality, charts)),
    guns: card.weapons.flatMap(({ kind }, mount) => (kind === 'jammer' ? [] : [mount])),
    reach: { ahead: farthest(false), turret: farthest(true) },
    jammer: card.weapons.find(({ kind }) => kind === 'jammer') ?? null,
  };
}

type Numbers = Pick<SquadronOfBook, 'rates' | 'turns' | 'turnDistance' | 'shielded' | 'unshielded'>;

/** SQ-3.3.1, SQ-3.4.2, SQ-3.4.3, SQ-1.5.1 The numbers of an unhurt craft. */
function numbersOf(card: CraftCard, quality: Quality, charts: Charts): Numbers {
  return {
    rates: ratesOf(card, quality, charts),
    turns: turnsOf(card, quality, charts),
    turnDistance: turnDistanceOf(card, charts),
    shielded: card.hull + card.shields,
    unshielded: card.hull,
  };
}
