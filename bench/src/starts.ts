// Scenarios ready to be played: those that ship, and fleets of any size made for the bench alone.

import { whole as wholeBaltic } from '@flagplot/baltic/rules/edge/scenario.ts';
import type { Scenario as BalticScenario } from '@flagplot/baltic/rules/scenario-file.ts';
import { whole } from '@flagplot/fleet-action/rules/edge/scenario.ts';
import { directionOf, inFormation, LAYOUT, writtenPlace } from '@flagplot/fleet-action/rules/map.ts';
import type { Scenario } from '@flagplot/fleet-action/rules/scenario-file.ts';
import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { GameTypes, Ruleset } from '@flagplot/kernel';
import type { System } from '@flagplot/shelf';
import { shippedSystem } from '@flagplot/shelf/shipped';
import type { Scenario as SquadronsScenario } from '@flagplot/squadrons/rules/scenario-file.ts';
import { whole as wholeTwoPhase } from '@flagplot/two-phase/rules/edge/scenario.ts';
import type { Scenario as TwoPhaseScenario } from '@flagplot/two-phase/rules/scenario-file.ts';

/** A rule system with a scenario of it and the book made from that. */
export interface Start {
  system: Pick<System, 'rules' | 'mind'>;
  rules: Ruleset<GameTypes>;
  scenario: object;
  book: object;
}

/** The systems of the bench, with all that battles of them need. */
const SYSTEMS: Readonly<Record<string, System>> = {
  'fleet-action': await shippedSystem('fleet-action'),
  squadrons: await shippedSystem('squadrons'),
  'two-phase': await shippedSystem('two-phase'),
  baltic: await shippedSystem('baltic'),
};

/** A scenario of a system: by the name under which it ships, or whole. */
export function startOf(system: string, asked: string | object): Start {
  const found = SYSTEMS[system];
  if (!found) throw new Error(`there is no rule system ${system}`);
  const { rules, scenarios } = found;
  const scenario = typeof asked === 'string' ? scenarios[asked] : asked;
  if (!scenario) throw new Error(`${system} has no scenario ${String(asked)}`);
  const read = rules.read(scenario);
  if ('faults' in read) throw new Error(read.faults.map(({ at, say }) => `${at ?? ''} ${say}`).join('; '));
  return { system: found, rules, scenario, book: read.book };
}

/** A game of the bench's own, which has no scenario and no mind. */
export const startOfRules = (rules: Ruleset<GameTypes>): Start => ({ system: { rules }, rules, scenario: {}, book: {} });

export const duel = (): Start => startOf('fleet-action', 'duel');

/** The largest map a scenario may have. */
const MAP = { columns: 99, rows: 99 };
const SIDES = [
  { id: 'narn', row: 66, heading: 'N', rows: [60, 99] },
  { id: 'earth', row: 34, heading: 'S', rows: [1, 40] },
] as const;

/** A ship of a squadron, and the flights it carries. */
interface Member {
  readonly card: string;
  readonly flights?: readonly string[];
}

/** What each side's squadrons are made of. */
type Make = Readonly<Record<(typeof SIDES)[number]['id'], readonly Member[]>>;

/** Six ships and four flights, mines and ELINT among them. */
const WHOLE_SQUADRONS: Make = {
  narn: [
    { card: 'gquan-heavy-cruiser', flights: ['frazi', 'frazi'] },
    { card: 'gquan-heavy-cruiser', flights: ['gorith', 'gorith'] },
    ...['katoc-battle-destroyer', 'thentus-frigate', 'dagkar-missile-frigate', 'shokar-scout-cruiser'].map(card => ({ card })),
  ],
  earth: [
    { card: 'omega-destroyer', flights: ['starfury', 'starfury', 'thunderbolt', 'thunderbolt'] },
    ...['hyperion-heavy-cruiser', 'olympus-corvette', 'tethys-cutter', 'olympus-corvette', 'oracle-scout-cruiser'].map(card => ({
      card,
    })),
  ],
};
const SPEED = 6;
const TURNS = 6;
/** Columns between two squadrons, so that ten stand abreast. */
const ABREAST = 9;
/** Where the ships of a squadron stand: behind the command ship, two by two. */
const FORMATION: readonly Hex[] = [
  { q: 0, r: 0 },
  { q: -1, r: 1 },
  { q: 1, r: 0 },
  { q: -2, r: 2 },
  { q: 2, r: 0 },
  { q: 0, r: 2 },
];

/** Fleets that meet half-way: on each side `squadrons` of up to six like ships in line abreast, for six turns. */
export function fleets(squadrons: number, ships: number): Start {
  const like = (card: string): Member[] => Array.from({ length: ships }, () => ({ card }));
  return meeting(squadrons, { narn: like('gquan-heavy-cruiser'), earth: like('omega-destroyer') });
}

/** The same of whole squadrons, ten units each with their flights. */
export const armadas = (squadrons: number): Start => meeting(squadrons, WHOLE_SQUADRONS);

function meeting(squadrons: number, make: Make): Start {
  const scenario = {
    name: 'fleets',
    title: `${squadrons} squadrons a side`,
    map: MAP,
    turns: TURNS,
    attacker: 'narn',
    deploys: false,
    sides: SIDES.map(side => sideOf(side, squadrons, make[side.id])),
  };
  return startOf('fleet-action', whole(scenario as Scenario));
}

function sideOf(
  { id, row, heading, rows }: (typeof SIDES)[number],
  squadrons: number,
  members: readonly Member[],
): Scenario['sides'][number] {
  return {
    id,
    name: id,
    rows: [...rows] as [number, number],
    speed: SPEED,
    squadrons: Array.from({ length: squadrons }, (_, n) => {
      const lead = { ...hexes.hexAt(columnOf(n, squadrons), row, LAYOUT), heading: directionOf(heading) };
      const ships = members.map(({ card, flights }, i) => ({
        id: `${id}-${n + 1}-${i + 1}`,
        name: `${id} ${n + 1}/${i + 1}`,
        card,
        hex: hexes.nameOf(inFormation(lead, FORMATION[i] as Hex), LAYOUT),
        ...(flights && { flights: [...flights] }),
      }));
      return { id: `${id}-${n + 1}`, name: `${n + 1}`, ...writtenPlace(lead), ships };
    }),
  };
}

/** In line abreast about the middle of the map. */
function columnOf(n: number, squadrons: number): number {
  return Math.round(MAP.columns / 2 + (n - (squadrons - 1) / 2) * ABREAST);
}

/** Two squadrons to sixteen, half on each side, a hex group each, on the largest map: for ten rounds. */
export function muster(squadrons: number): Start {
  const sides = [
    { id: 'alliance', faction: 'alliance', type: 'x-wing', edge: 'west', columns: [35, 40], facing: 'E' },
    { id: 'imperial', faction: 'imperial', type: 'tie-interceptor', edge: 'east', columns: [60, 65], facing: 'W' },
  ] as const;
  const scenario: SquadronsScenario = {
    name: 'muster',
    title: `${squadrons} squadrons`,
    map: MAP,
    rounds: 10,
    sides: sides.map(({ type, columns, ...side }) => ({
      ...side,
      name: side.id,
      zone: { columns, rows: [10, 90] as const },
      squadrons: Array.from({ length: squadrons / 2 }, (_, n) => ({
        id: `${side.id}-${n + 1}`,
        name: `${n + 1}`,
        type,
        quality: 'average' as const,
        craft: 6,
      })),
    })),
  };
  return startOf('squadrons', scenario);
}

/** So many cruisers of Two-Phase on each side, in line abreast, for six turns. */
export function cruisers(ships: number): Start {
  const lines = [
    { id: 'a', name: 'Blue', facing: 'B', card: 'fed-ca', column: 12 },
    { id: 'b', name: 'Red', facing: 'E', card: 'kli-d7', column: 28 },
  ] as const;
  const scenario: TwoPhaseScenario = {
    name: 'cruisers',
    title: `${ships} cruisers a side`,
    map: { columns: 42, rows: 30 },
    turns: TURNS,
    sides: lines.map(({ card, column, ...side }) => ({
      ...side,
      ships: Array.from({ length: ships }, (_, n) => ({
        id: `${side.id}${n + 1}`,
        card,
        hex: hexes.nameOf(hexes.hexAt(column, 15 + 3 * n - Math.floor((3 * (ships - 1)) / 2), LAYOUT), LAYOUT),
        facing: side.facing,
        speed: 8,
      })),
    })),
  };
  return startOf('two-phase', wholeTwoPhase(scenario));
}

/** Battleships, cruisers and squadrons of four destroyers on each side, by how many models that makes on both. */
const FLOTILLAS = { 14: [1, 2, 1], 26: [2, 3, 2], 60: [4, 6, 5] } as const;
/** How many models there may be. */
export type Models = keyof typeof FLOTILLAS;

/** Sheets of a fleet, and the mil of its line that each takes up. */
const CLASSES = [
  ['bb', 3000],
  ['ca', 3000],
  ['dd', 7000],
] as const;

const ISLAND = { id: 'island', polygon: [34_000, 22_000, 38_000, 22_500, 37_000, 26_000, 34_500, 25_000] } as const;
const LINES = [
  { id: 'sd', name: 'Blue', navy: 'sweden-denmark', y: 12_000, heading: 0, way: 1 },
  { id: 'to', name: 'Red', navy: 'teutonic-order', y: 36_000, heading: 18_000, way: -1 },
] as const;

/** Two lines abreast of Baltic, bow to bow, with an island between them, for six turns. */
export function flotillas(models: Models): Start {
  const scenario: BalticScenario = {
    name: 'flotillas',
    title: `${models} models`,
    table: { width: 72_000, height: 48_000 },
    features: [{ ...ISLAND, kind: 'land', heights: ['surface'] }],
    turns: TURNS,
    margin: 75,
    goals: [],
    sides: LINES.map(({ navy, y, heading, way, ...side }) => ({
      ...side,
      navies: [navy],
      zones: [],
      units: abreast(models).map(({ card, off }, n) => ({
        id: `${side.id}${n + 1}`,
        card: `${side.id}-${card}`,
        pose: { x: 36_000 + way * off, y, heading },
      })),
    })),
  };
  return startOf('baltic', wholeBaltic(scenario));
}

/** The units of a line with their places to starboard of its middle: a squadron lies to starboard of its first. */
function abreast(models: Models): { card: string; off: number }[] {
  const all = CLASSES.flatMap(([card, takes], i) =>
    Array.from({ length: FLOTILLAS[models][i] as number }, () => ({ card, takes })),
  );
  const long = all.reduce((sum, { takes }) => sum + takes, 0);
  let at = Math.floor(0 - long / 2);
  return all.map(({ card, takes }) => {
    const off = at;
    at += takes;
    return { card, off };
  });
}
