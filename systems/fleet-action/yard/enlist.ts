// A fleet that is begun, and one put into a scenario.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { Side } from '@flagplot/kernel';
import { whole } from '../rules/edge/scenario.ts';
import { inFormation, LAYOUT, placeWritten } from '../rules/map.ts';
import type { BoughtSquadron } from '../rules/muster/fleet.ts';
import { homeMade } from '../rules/muster/home-made.ts';
import type { Place } from '../rules/orders.ts';
import type { Scenario, ScenarioShip, ScenarioSide, ScenarioSquadron } from '../rules/scenario-file.ts';
import { CLOSE, WIDE } from '../rules/turn/0-deploy.ts';
import type { FleetForce } from './force-file.ts';
import { FACTION, SYSTEM } from './force-file.ts';
import { idFor } from './names.ts';

/** An empty fleet. */
export function fresh(): FleetForce {
  return { name: 'New fleet', system: SYSTEM, faction: FACTION, squadrons: [] };
}

/** The scenario with the fleet in place of what is printed, all its cards with it. Squadrons and ships whose id is taken get another. */
export function enlist(scenario: Scenario, side: Side, force: FleetForce): Scenario {
  const others = scenario.sides.filter(({ id }) => id !== side).flatMap(({ squadrons }) => squadrons);
  const taken = new Set(others.flatMap(({ id, ships }) => [id, ...ships.map(ship => ship.id)]));
  const { cards, called } = cardsWith(scenario, force);
  const squadrons = withOwnIds(force, taken).map(squadron => ({
    ...squadron,
    ships: squadron.ships.map(ship => ({ ...ship, card: called.get(ship.card) ?? ship.card })),
  }));
  const sides = scenario.sides.map(one => (one.id === side ? bringing(scenario, one, squadrons) : one));
  return whole({ ...scenario, sides, cards });
}

/** FA-16.2.1 The cards of the scenario and those of one's own, under another id where somebody else's card has theirs. */
function cardsWith(
  scenario: Scenario,
  { homeMade: own = [] }: FleetForce,
): Required<Pick<Scenario, 'cards'>> & { called: Map<string, string> } {
  const ships = [...(scenario.cards?.ships ?? [])];
  const called = new Map<string, string>();
  for (const one of own) {
    const card = homeMade(one);
    const isThere = ships.some(other => JSON.stringify(other) === JSON.stringify(card));
    const id = isThere ? card.id : idFor(card.id, new Set(ships.map(other => other.id)));
    called.set(card.id, id);
    if (!isThere) ships.push({ ...card, id });
  }
  return { cards: { ...scenario.cards, ships }, called };
}

/** Squadrons and ships with ids that nobody else has. */
function withOwnIds({ squadrons }: FleetForce, taken: Set<string>): BoughtSquadron[] {
  const own = <T extends { readonly id: string }>(one: T): T => {
    const id = idFor(one.id, taken);
    taken.add(id);
    return { ...one, id };
  };
  return squadrons.map(squadron => own({ ...squadron, ships: squadron.ships.map(own) }));
}

function bringing(scenario: Scenario, side: ScenarioSide, squadrons: readonly BoughtSquadron[]): ScenarioSide {
  return { ...side, squadrons: squadrons.map((squadron, i) => standing(squadron, { scenario, side, i })) };
}

/** A squadron's turn to be put down. */
interface Berth {
  readonly scenario: Scenario;
  readonly side: ScenarioSide;
  readonly i: number;
}

/** FA-5.7.1 Where a squadron stands until its side says otherwise: where the scenario has its own, and further ones beside the flagship. */
function standing({ ships, ...squadron }: BoughtSquadron, berth: Berth): ScenarioSquadron {
  const { heading } = flagOf(berth.side);
  const lead = leadOf(berth);
  const posts = postsAround(lead, berth);
  const placed = ships.map((ship, k): ScenarioShip => {
    const post = posts[(k - 1) % posts.length];
    return k === 0 || !post ? ship : { ...ship, hex: hexes.nameOf(post, LAYOUT) };
  });
  return { ...squadron, hex: hexes.nameOf(lead, LAYOUT), heading, ships: placed };
}

function flagOf({ squadrons }: ScenarioSide): ScenarioSquadron {
  return squadrons[0] as ScenarioSquadron;
}

/** Columns from the flagship in which squadrons stand for which the scenario has no place. */
const BESIDE = [8, -8, 14, -14, 4, -4, 11, -11];

/** FA-1.1.2 Within fifteen hexes of the flagship. */
function leadOf(berth: Berth): Place {
  const { side, i } = berth;
  const flag = placeWritten(flagOf(side));
  const printed = side.squadrons[i];
  if (printed) return { ...placeWritten(printed), heading: flag.heading };
  const [column, row] = [hexes.columnOf(flag, LAYOUT), hexes.rowOf(flag, LAYOUT)];
  const beside = BESIDE.map(by => hexes.hexAt(column + by, row, LAYOUT)).filter(
    hex => isFree(hex, berth) && hexes.range(hex, flag) <= WIDE,
  );
  const hex = beside[(i - side.squadrons.length) % Math.max(1, beside.length)] ?? flag;
  return { q: hex.q, r: hex.r, heading: flag.heading };
}

/** Places in a formation that heads north, the usual ones first. */
const POSTS: readonly Hex[] = [
  ...[
    { q: -2, r: 2 },
    { q: 2, r: 0 },
    { q: 0, r: 2 },
    { q: -1, r: 2 },
    { q: 1, r: 1 },
  ],
  ...hexes.within({ q: 0, r: 0 }, CLOSE),
];

/** FA-1.1.1, FA-1.1.3 Hexes near a command ship. */
function postsAround(lead: Place, berth: Berth): Hex[] {
  return POSTS.map(post => inFormation(lead, post)).filter(hex => isFree(hex, berth));
}

/** On the map, and in the strip of the side. */
function isFree(hex: Hex, { scenario: { map }, side: { rows } }: Berth): boolean {
  const row = hexes.rowOf(hex, LAYOUT);
  return hexes.onMap(hex, map, LAYOUT) && row >= rows[0] && row <= rows[1];
}
