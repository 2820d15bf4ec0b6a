// Scenarios ready to be played: the duel as it ships, and fleets of any size made for the bench alone.

import type { FleetAction, Scenario } from '@flagplot/fleet-action';
import { fleetAction, scenarios, whole } from '@flagplot/fleet-action';
import type { Ruleset } from '@flagplot/kernel';
import { hexes } from '@flagplot/kernel';

export const rules: Ruleset<FleetAction> = fleetAction;

/** A scenario with the book made from it. */
export interface Start {
  scenario: Scenario;
  book: FleetAction['book'];
}

export function startOf(scenario: Scenario): Start {
  const read = rules.read(scenario);
  if ('faults' in read) throw new Error(read.faults.map(({ at, say }) => `${at ?? ''} ${say}`).join('; '));
  return { scenario, book: read.book };
}

export const duel = (): Start => startOf(scenarios.duel as Scenario);

/** The largest map a scenario may have. */
const MAP = { columns: 99, rows: 99 };
const SIDES = [
  { id: 'narn', card: 'gquan-heavy-cruiser', row: 66, heading: 0, rows: [60, 99] },
  { id: 'earth', card: 'omega-destroyer', row: 34, heading: 3, rows: [1, 40] },
] as const;
const SPEED = 6;
const TURNS = 6;
/** Columns between two squadrons, so that ten stand abreast. */
const ABREAST = 9;
/** Where the ships of a squadron stand: behind the command ship, two by two. */
const FORMATION = [
  [0, 0],
  [-1, 1],
  [1, 0],
  [-2, 2],
  [2, 0],
  [0, 2],
] as const;

/** Fleets that meet half-way: on each side `squadrons` of up to six ships in line abreast, for six turns. */
export function fleets(squadrons: number, ships: number): Start {
  const scenario = {
    name: 'fleets',
    title: `${squadrons * ships} ships a side`,
    map: MAP,
    turns: TURNS,
    attacker: 'narn',
    deploys: false,
    sides: SIDES.map(side => sideOf(side, squadrons, ships)),
  };
  return startOf(whole(scenario as Scenario));
}

function sideOf(
  { id, card, row, heading, rows }: (typeof SIDES)[number],
  squadrons: number,
  ships: number,
): Scenario['sides'][number] {
  return {
    id,
    name: id,
    rows: [...rows] as [number, number],
    speed: SPEED,
    squadrons: Array.from({ length: squadrons }, (_, n) => ({
      id: `${id}-${n + 1}`,
      name: `${n + 1}`,
      hex: hexes.named(hexes.hexAt(columnOf(n, squadrons), row, 'columns'), 'columns'),
      heading,
      ships: FORMATION.slice(0, ships).map(([q, r], i) => ({
        id: `${id}-${n + 1}-${i + 1}`,
        name: `${id} ${n + 1}/${i + 1}`,
        card,
        offset: { q, r },
      })),
    })),
  };
}

/** In line abreast about the middle of the map. */
function columnOf(n: number, squadrons: number): number {
  return Math.round(MAP.columns / 2 + (n - (squadrons - 1) / 2) * ABREAST);
}
