// The battles that positions are taken from: the scenarios, a brawl, and brawls between ships that nobody built, whose cards have what the
// printed ones do not.

import type { RollDie } from '@flagplot/kernel';
import { quickDice } from '@flagplot/kernel/bare';
import { weapons } from '../../data/index.ts';
import type { Mount, ShipCard } from '../../rules/cards.ts';
import type { Scenario } from '../../rules/scenario-file.ts';
import { scenarios } from '../../scenarios/index.ts';
import { brawl } from '../brawl.ts';
import { hull } from '../hulls.ts';
import { one } from './ask.ts';
import type { Category } from './cards.ts';

/** Cards a side of an invented brawl has to choose from, and how many such brawls there are. */
const CARDS = 6;
const INVENTED = 8;

const SIZES: Readonly<Record<Category, { armour: number; boxes: number }>> = {
  capital: { armour: 3, boxes: 6 },
  heavy: { armour: 2, boxes: 6 },
  medium: { armour: 1, boxes: 4 },
};

/** The scenarios in which all are on the map from the first turn, without flights: the second opinion knows nothing of who comes later. */
const withAllThere = Object.values(scenarios).filter(
  ({ sides, jump }) =>
    jump === undefined &&
    sides.every(({ squadrons }) =>
      squadrons.every(({ relief, ships }) => !relief && ships.every(({ flights = [] }) => flights.length === 0)),
    ),
);

/** Every one with one command radius for all, and with one for each race. */
export const FIELDS: readonly Scenario[] = [
  ...withAllThere,
  brawl,
  ...Array.from({ length: INVENTED }, (_, n) => invented(quickDice(n))),
].flatMap(scenario => [false, true].map(racialRadius => ({ ...scenario, options: { racialRadius } })));

function invented(die: RollDie): Scenario {
  const ships = Array.from({ length: CARDS }, (_, n) => card(`card-${n}`, one(['capital', 'heavy', 'medium'], die), die));
  const sides = brawl.sides.map(side => ({
    ...side,
    squadrons: side.squadrons.map(squadron => ({
      ...squadron,
      ships: squadron.ships.map(ship => ({ ...ship, flights: [], card: one(ships, die).id })),
    })),
  }));
  return { ...brawl, sides, cards: { ships } };
}

function card(id: string, category: Category, die: RollDie): ShipCard {
  const { armour, boxes } = SIZES[category];
  const turn = Array.from({ length: boxes }, () => die(16) - 1).sort((a, b) => a - b);
  // a tighter manoeuvre is never open at a higher speed than a wider one, however the ship is damaged
  const share = (part: number): number[] => turn.filter((_, box) => box % 2 === 0).map(speed => Math.floor(speed * part));
  const speeds = { turn, correct: share(3 / 4), hard: share(1 / 2), about: share(1 / 3) };
  // FA-5.2.7 a course correction counts as a hard turn
  const hard = die(2) === 1;
  const combines = { turn: die(2) === 1, hard, correct: hard };
  const sensor = die(8);
  // FA-13.7.1 S boxes from the highest down, or from the lowest up
  const levels = Math.min(sensor, die(5) - 1);
  const top = die(2) === 1;
  return hull(id, {
    category,
    elint: levels,
    elintBoxes: Array.from({ length: levels }, (_, n) => (top ? sensor - levels + 1 + n : n + 1)),
    race: one(['Earth', 'Narn', 'Centauri', 'Minbari'], die),
    def: 5 + die(8),
    armour: Array.from({ length: armour }, () => die(7)),
    structure: die(12),
    grey: [],
    sensor,
    command: 4,
    accel: die(7) - 1,
    decel: die(7) - 1,
    ...speeds,
    ...(die(2) === 1 && { combines }),
    mounts: mounts(die),
  });
}

function mounts(die: RollDie): Mount[] {
  const chosen = weapons.filter(() => die(5) === 1);
  return (chosen.length > 0 ? chosen : weapons.slice(0, 1)).slice(0, 8).map(({ id, delivery }) => {
    if (delivery === 'anti-fighter') return { weapon: id, arcs: [], boxes: 2, af: 2 };
    const arcs = Array.from({ length: 6 }, () => Math.max(0, die(7) - 3));
    const some = Math.max(...arcs) > 0 ? arcs : [1, ...arcs.slice(1)];
    return { weapon: id, arcs: some, boxes: Math.max(...some), af: 0 };
  });
}
