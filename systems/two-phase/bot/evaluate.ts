// How a battle stands: points scored, and what is left of ships, shields and arming.

import type { Standing } from '@flagplot/bots';
import type { Side } from '@flagplot/kernel';
import type { CardOfBook } from '../rules/book.ts';
import { boxesThatCount, systemBoxes } from '../rules/damage/condition.ts';
import { isArmed } from '../rules/energy/arming.ts';
import type { Hold } from '../rules/folder.ts';
import type { Unit } from '../rules/open.ts';
import { areEnemies, cardOf, holdIn, isHere, isShip, shipNamed } from '../rules/roster.ts';
import type { TpState } from '../rules/state.ts';
import { scores } from '../rules/victory.ts';

/** A sure win, in the parts that worths are told in. */
const SURE = 10_000;

/** What of a ship's points lies in its boxes, its shields and its weapons that are ready. */
const BOXES = 0.6;
const SHIELDS = 0.3;
const ARMING = 0.1;

/** The worth of a table to a side: the chance by what each has left, raised to the third power. The worths of two sides add up. */
export function evaluate(s: TpState, side: Side): Standing {
  const sides = s.book.sides.map(({ id }) => id);
  const foes = sides.filter(id => areEnemies(s.book, id, side));
  const terms = [
    { what: 'points scored', own: pointsOf(s, side), foe: Math.max(0, ...foes.map(id => pointsOf(s, id))) },
    { what: 'ships left', own: Math.round(strengthOf(s, side)), foe: Math.round(sum(foes.map(id => strengthOf(s, id)))) },
  ];
  return { worth: worthOf(s, side, { sides, foes }), terms };
}

function worthOf(s: TpState, side: Side, { sides, foes }: { sides: readonly Side[]; foes: readonly Side[] }): number {
  const { verdict } = s.open;
  if (verdict) return verdict.winners.includes(side) ? SURE : verdict.winners.length === 0 ? SURE / 2 : 0;
  // Rounded for the first of two sides, so that both worths fit together.
  const [first, second] = sides;
  if (sides.length === 2 && foes.length === 1 && side === second)
    return SURE - worthOf(s, first as Side, { sides, foes: [second] });
  const cube = (id: Side): number => {
    const left = leftOf(s, id);
    return left * left * left;
  };
  const all = cube(side) + sum(foes.map(cube));
  return all > 0 ? Math.round((SURE * cube(side)) / all) : Math.round(SURE / (1 + foes.length));
}

/** What a side has left, of what it came with: a part of it, 0 to 1. */
function leftOf(s: TpState, side: Side): number {
  const came = sum(s.open.units.filter(unit => unit.side === side && isShip(unit)).map(unit => pointsFor(s, unit)));
  return came > 0 ? strengthOf(s, side) / came : 0;
}

function strengthOf(s: TpState, side: Side): number {
  return sum(
    s.open.units
      .filter(unit => unit.side === side && isShip(unit) && isHere(unit))
      .map(unit => pointsFor(s, unit) * shareLeft(s, unit)),
  );
}

function pointsFor(s: TpState, unit: Unit): number {
  return shipNamed(s, unit.id)?.points ?? cardOf(s.book, unit).bpv;
}

/** The part of a ship that is left. TP-10.3.2 Half of its boxes gone is as good as the ship. */
function shareLeft(s: TpState, unit: Unit): number {
  const card = cardOf(s.book, unit);
  const boxes = Math.max(0, (2 * systemBoxes(unit)) / card.boxes - 1);
  return (
    BOXES * boxes + SHIELDS * shieldsLeft(s, unit, card) + ARMING * readiness(card, unit, holdIn(s.sealed[unit.side]!, unit.id))
  );
}

function shieldsLeft({ book }: TpState, unit: Unit, { shields, panels }: CardOfBook): number {
  if (panels) return 1 - sum(unit.banks?.held ?? []) / (book.charts.panels.holds * sum(panels));
  return sum(shields.map((_, at) => boxesThatCount(book.charts, unit, at))) / sum(shields);
}

/** The part of its mounts that have not fired and are armed. */
function readiness({ weapons }: CardOfBook, unit: Unit, hold: Hold | undefined): number {
  if (!hold || weapons.length === 0) return 0;
  const ready = weapons.filter((weapon, mount) => unit.weapons[mount] === 0 && isArmed(weapon, hold.arms[mount]!));
  return ready.length / weapons.length;
}

function pointsOf(s: TpState, side: Side): number {
  return Math.round((scores(s)[side] ?? 0) / 4);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
