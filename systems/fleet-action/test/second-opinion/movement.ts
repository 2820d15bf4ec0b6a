// Second opinion: which plots are lawful and where they lead (FA-3.2, 3.3, 5.1 to 5.4, 5.6 to 5.8).

import type { Category, Row, Ship } from './cards.ts';
import { left, limit } from './cards.ts';
import type { Hex, Sheet } from './hexes.ts';
import { ahead, isOnSheet, minus, plus, range, swung, turned } from './hexes.ts';

/** A hex ahead, a hex to port or starboard of it without turning, or a hexside of turn. */
export type Step = 'ahead' | 'slip port' | 'slip starboard' | 'port' | 'starboard';

export type Order = 'maintain' | 'turn' | 'hard' | 'correct' | 'about';

export interface Change {
  readonly pulse: number;
  readonly by: number;
}

export interface Plot {
  /** The path of the command ship, pulse by pulse. */
  readonly steps: readonly (readonly Step[])[];
  /** The order by name; without one it counts as whatever allows the path. */
  readonly order?: Order | undefined;
  readonly change?: Change | undefined;
  readonly relative: boolean;
  /** Shift: one ship to a new place. Form: any number. */
  readonly shift?: NewPlace | undefined;
  readonly form?: readonly NewPlace[] | undefined;
  /** FA-4.8.6 The pulse for which the shift is kept, made before the squadron moves in it; before that it is made before pulse 1. */
  readonly late?: number | undefined;
}

export interface NewPlace {
  readonly ship: number;
  readonly place: Hex;
}

/** Ships that are plotted together. */
export interface Squadron {
  readonly speed: number;
  /** The command ship first. */
  readonly ships: readonly Ship[];
  /** Places in the formation, from the command ship when it heads north. */
  readonly places: readonly Hex[];
  readonly radius: number;
  /** Whether a commander leads it, who may shift ships, form them anew and have them move relatively (FA-4.7.3). */
  readonly commanded: boolean;
}

export interface Standing {
  readonly hex: Hex;
  readonly heading: number;
}

const isTurn = (step: Step): boolean => step === 'port' || step === 'starboard';
const isSlip = (step: Step): boolean => step.startsWith('slip');

/** FA-5.8.1, FA-5.8.2 Hexes in each pulse at a steady speed. */
export function chart(speed: number): number[] {
  const [third, rest] = [Math.floor(speed / 3), speed % 3];
  return [third + Number(rest === 2), third + Number(rest === 1), third + Number(rest === 2)];
}

/** The speed in each pulse. */
export function speeds(speed: number, change: Change | undefined): number[] {
  return [1, 2, 3].map(pulse => speed + (change && pulse >= change.pulse ? change.by : 0));
}

/** FA-5.8.5 Hexes in each pulse. */
export function paces(speed: number, change: Change | undefined): number[] {
  return speeds(speed, change).map((at, pulse) => chart(at)[pulse]!);
}

/** FA-5.1.2, FA-5.4.2 By how much the speed may change in that pulse, at the most. */
export function rating({ ships }: Squadron, { pulse, by }: Change): number {
  const least = Math.min(...ships.map(ship => left(ship, by > 0 ? 'accel' : 'decel')));
  return Math.max(0, least - 2 * (pulse - 1));
}

/** FA-5.7.7, FA-5.7.9 How far a ship may be shifted. */
export function reach(squadron: Squadron, change: Change | undefined): number {
  return Math.ceil(Math.min(...paces(squadron.speed, change)) / 2);
}

/** The rows that must allow an order's turns, or nothing where the path is none of that order. */
function rowsFor(order: Order, steps: readonly Step[]): readonly Row[] | undefined {
  const turns = steps.filter(isTurn);
  const slips = steps.filter(isSlip).length;
  const sameSide = turns.every(turn => turn === turns[0]);
  if (order === 'maintain') return turns.length === 0 && slips <= 1 ? [] : undefined;
  if (slips > 0) return undefined;
  if (order === 'turn') return turns.length === 1 ? ['turn'] : undefined;
  if (order === 'about') return turns.length >= 1 && turns.length <= 3 && sameSide ? ['about'] : undefined;
  if (turns.length !== 2) return undefined;
  if (order === 'hard') return sameSide ? ['hard'] : ['hard', 'correct'];
  const between = steps.slice(steps.findIndex(isTurn) + 1, steps.findLastIndex(isTurn));
  return !sameSide && between.length > 0 ? ['correct'] : undefined;
}

/** FA-M01 With a change of speed. */
const COMBINED: Readonly<Record<Order, readonly Category[]>> = {
  maintain: ['capital', 'heavy', 'medium'],
  turn: ['heavy', 'medium'],
  hard: ['medium'],
  correct: ['medium'],
  about: [],
};

/** FA-3.3.2 Whether an order goes with a change of speed. */
export function combines({ card }: Ship, order: Order): boolean {
  return (order === 'maintain' ? undefined : card.combines?.[order]) ?? COMBINED[order].includes(card.category);
}

/** Whether every ship of the squadron could carry this path out as that order (FA-3.3.1, 5.2, 5.3.5, 5.4.4). */
function fits(squadron: Squadron, plot: Plot, order: Order): boolean {
  const rows = rowsFor(order, plot.steps.flat());
  if (!rows) return false;
  const speed = speeds(squadron.speed, plot.change);
  const turning = [0, 1, 2].filter(pulse => plot.steps[pulse]!.some(isTurn));
  const { change, steps } = plot;
  if (change && (turning.length === 0 || turning.some(pulse => pulse + 1 >= change.pulse)))
    if (!squadron.ships.every(ship => combines(ship, order))) return false;
  for (const pulse of turning) {
    if (!squadron.ships.every(ship => rows.every(row => speed[pulse]! <= limit(ship, row)))) return false;
    // FA-5.3.3, FA-5.3.4 who moves no hex does not turn, but for one hexside in pulse 3 of a whole turn at speed 0
    const stands = paces(squadron.speed, change)[pulse] === 0;
    if (stands && !(pulse === 2 && speed.every(at => at === 0) && steps[2]!.length === 1)) return false;
  }
  return true;
}

const ORDERS: readonly Order[] = ['maintain', 'turn', 'hard', 'correct', 'about'];

/** What is wrong with change and path, the edge of the map apart. */
export function faultsOfPath(squadron: Squadron, plot: Plot): string[] {
  const { change, steps } = plot;
  const faults: string[] = [];
  if (change && (change.by === 0 || Math.abs(change.by) > rating(squadron, change))) faults.push('rating');
  if (squadron.speed + (change?.by ?? 0) < 0) return [...faults, 'speed under 0'];
  const hexes = steps.map(pulse => pulse.filter(step => !isTurn(step)).length);
  if (paces(squadron.speed, change).some((pace, pulse) => hexes[pulse] !== pace)) faults.push('hexes in a pulse');
  if (!(plot.order ? [plot.order] : ORDERS).some(order => fits(squadron, plot, order))) faults.push('order');
  return faults;
}

function newPlaces(plot: Plot): NewPlace[] {
  return [...(plot.shift ? [plot.shift] : []), ...(plot.form ?? [])];
}

/** What is wrong with how the ships are to be ranged (FA-5.7.6 to 5.7.12, FA-4.7.3); none is put off the map (FA-5.6.3, R13). */
export function faultsOfFormation(sheet: Sheet, squadron: Squadron, plot: Plot): string[] {
  const faults: string[] = [];
  const all = newPlaces(plot);
  const lead = squadron.ships[0]!;
  const far = reach(squadron, plot.change);
  if (!squadron.commanded && (all.length > 0 || plot.relative)) faults.push('no commander');
  if (plot.form && (plot.change || plot.steps.flat().some(isTurn))) faults.push('formed anew under way');
  if (plot.shift && plot.form) faults.push('shift and form');
  if (new Set(all.map(({ ship }) => ship)).size < all.length) faults.push('one ship twice');
  for (const { ship, place } of all) {
    const old = squadron.places[ship];
    if (ship === 0 || !old) faults.push('no member');
    else if (far === 0 || range(old, place) > far) faults.push('too far');
    if (range({ x: 0, y: 0 }, place) > squadron.radius) faults.push('radius');
    if (!isOnSheet(sheet, plus(lead.hex, swung(place, lead.heading)))) faults.push('off the map');
  }
  return faults;
}

/** The places in that pulse. */
function placesIn(squadron: Squadron, plot: Plot, pulse: number): readonly Hex[] {
  if (plot.late && pulse < plot.late) return squadron.places;
  const all = newPlaces(plot);
  return squadron.places.map((place, ship) => all.find(one => one.ship === ship)?.place ?? place);
}

/** The command ship at every hex of its path, pulse by pulse; the last of a pulse is where it ends. */
export function pathOf(from: Standing, steps: readonly (readonly Step[])[]): Standing[][] {
  let at = from;
  return steps.map(pulse => {
    const way: Standing[] = [];
    for (const step of pulse) {
      if (isTurn(step)) at = { hex: at.hex, heading: turned(at.heading, step === 'port' ? -1 : 1) };
      else {
        const bearing = step === 'ahead' ? 0 : step === 'slip port' ? -1 : 1;
        at = { hex: ahead(at.hex, turned(at.heading, bearing)), heading: at.heading };
      }
      way.push(at);
    }
    return way.length > 0 ? way : [at];
  });
}

/** Where every ship stands after each pulse (FA-5.7.2 to 5.7.5). */
export function courseOf(squadron: Squadron, plot: Plot): Standing[][] {
  const from = squadron.ships[0]!;
  return pathOf(from, plot.steps).map((way, pulse) => {
    const lead = way.at(-1)!;
    const frame = plot.relative ? from.heading : lead.heading;
    return placesIn(squadron, plot, pulse + 1).map(place => ({
      hex: plus(lead.hex, swung(place, frame)),
      heading: lead.heading,
    }));
  });
}

/** FA-5.7.4 The places kept for the next turn. */
export function placesAfter(squadron: Squadron, plot: Plot): Hex[] {
  const stand = courseOf(squadron, plot)[2]!;
  const lead = stand[0]!;
  return stand.map(({ hex }) => swung(minus(hex, lead.hex), -lead.heading));
}

/**
 * FA-5.6.3 Whether the command ship at every step, and the others at the end of each pulse, stay on the map; a ship whose shift is kept in its
 * old place too, to the end (R14).
 */
export function staysOn(sheet: Sheet, squadron: Squadron, plot: Plot): boolean {
  const way = pathOf(squadron.ships[0]!, plot.steps).flat();
  const both = plot.late
    ? [
        { ...plot, late: 1 },
        { ...plot, shift: undefined },
      ]
    : [plot];
  return [...way, ...both.flatMap(one => courseOf(squadron, one).flat())].every(({ hex }) => isOnSheet(sheet, hex));
}
