// Second opinion: every plot there is, for the two rules that ask whether there is another (FA-5.6.3 with R1, FA-11.4.2 with R18).

import type { Row } from './cards.ts';
import { limit } from './cards.ts';
import type { Sheet } from './hexes.ts';
import type { Change, Order, Plot, Squadron, Step } from './movement.ts';
import { combines, faultsOfPath, paces, rating, speeds, staysOn } from './movement.ts';

interface Slot {
  readonly pulse: number;
  /** Hexes of the pulse before it. */
  readonly at: number;
}

/** The orders that turn so many hexsides. */
const TURNING: readonly (readonly Order[])[] = [[], ['turn'], ['hard', 'correct'], ['about']];

/** Where an order of so many hexsides could turn: all places but those in pulses in which it may surely not be carried out. */
function slotsFor({ speed, ships }: Squadron, change: Change | undefined, turns: number): Slot[] {
  const mayIn = (order: Order, pulse: number): boolean =>
    ships.every(
      ship =>
        speeds(speed, change)[pulse]! <= limit(ship, order as Row) &&
        (!change || pulse + 1 < change.pulse || combines(ship, order)),
    );
  return paces(speed, change).flatMap((hexes, pulse) =>
    TURNING[turns]!.some(order => mayIn(order, pulse)) ? Array.from({ length: hexes + 1 }, (_, at) => ({ pulse, at })) : [],
  );
}

/** Turns put into a straight course. */
function turning(straight: readonly Step[][], turns: readonly (Slot & { step: Step })[]): Step[][] {
  const steps = straight.map(hexes => [...hexes]);
  for (const { pulse, at, step } of turns.toReversed()) steps[pulse]!.splice(at, 0, step);
  return steps;
}

/** Every way to write three pulses with so many turns (0 with a slip or without), lawful or not. */
function* pathsOf(squadron: Squadron, change: Change | undefined, count: number): Generator<Step[][]> {
  const straight = paces(squadron.speed, change).map(hexes => Array<Step>(hexes).fill('ahead'));
  if (count === 0) {
    yield straight;
    for (const slip of ['slip port', 'slip starboard'] as const)
      for (const [pulse, hexes] of straight.entries())
        for (const at of hexes.keys()) yield straight.map((steps, i) => (i === pulse ? steps.with(at, slip) : steps));
    return;
  }
  const slots = slotsFor(squadron, change, count);
  const further = function* (from: number, made: readonly (Slot & { step: Step })[]): Generator<Step[][]> {
    for (let slot = from; slot < slots.length; slot += 1)
      for (const step of ['port', 'starboard'] as const) {
        if (count === 3 && made.some(other => other.step !== step)) continue;
        const all = [...made, { ...slots[slot]!, step }];
        if (all.length === count) yield turning(straight, all);
        else yield* further(slot, all);
      }
  };
  yield* further(0, []);
}

/** Every lawful plot of a squadron that keeps its formation as it is, the edge of the map apart: the fewest turns first. */
export function* plotsOf(squadron: Squadron): Generator<Plot> {
  const changes: (Change | undefined)[] = [undefined];
  for (const pulse of [1, 2, 3])
    for (const sign of [-1, 1])
      for (let by = 1; by <= rating(squadron, { pulse, by: sign }); by += 1) changes.push({ pulse, by: sign * by });
  for (const turns of [0, 1, 2, 3])
    for (const change of changes.filter(one => squadron.speed + (one?.by ?? 0) >= 0))
      for (const steps of pathsOf(squadron, change, turns)) {
        const plot = { steps, change, relative: false };
        if (faultsOfPath(squadron, plot).length === 0) yield plot;
      }
}

const staying = new WeakMap<Squadron, boolean>();

/** Whether any lawful plot keeps the squadron on the map, its ships moving either way. */
function canStay(sheet: Sheet, squadron: Squadron): boolean {
  const known = staying.get(squadron);
  if (known !== undefined) return known;
  let can = false;
  for (const plot of plotsOf(squadron)) {
    can = [false, squadron.commanded].some(relative => staysOn(sheet, squadron, { ...plot, relative }));
    if (can) break;
  }
  staying.set(squadron, can);
  return can;
}

/** FA-5.6.3, R1 Whether the edge allows it: it stays on the map, or no lawful plot does. */
export function edgeAllows(sheet: Sheet, squadron: Squadron, plot: Plot): boolean {
  return staysOn(sheet, squadron, plot) || !canStay(sheet, squadron);
}
