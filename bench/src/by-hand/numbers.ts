// A duel as numbers: its book laid out in lists, and the answers of a recording with every name turned into a place in them.

import type { Book, ShipOfBook } from '@flagplot/fleet-action/rules/book.ts';
import type { Plot, Shot, Step } from '@flagplot/fleet-action/rules/orders.ts';
import type { Recorded } from '../battle.ts';

/** Room for the weapons of a ship. */
export const SLOTS = 16;

/** A weapon as it is fired: factors by bearing, the one in the same hex first; range modifiers by range; the faces of its dice. */
export interface Gun {
  readonly boxes: number;
  readonly factors: Uint8Array;
  readonly reach: number;
  readonly modifiers: Int8Array;
  readonly sides: number;
  readonly damage: number;
  readonly pulses: number;
  /** Pulses it waits after a shot. */
  readonly pause: number;
}

export interface Hull {
  readonly side: number;
  readonly squadron: number;
  readonly structure: number;
  readonly sensor: number;
  readonly defence: number;
  readonly armour: number;
  readonly guns: readonly Gun[];
}

/** How each step of a path is written. */
const CODES: Readonly<Record<Step, number>> = { ahead: 0, 'slip-port': 5, 'slip-starboard': 1, port: 6, starboard: 7 };

/** A round of answers: where squadrons go, by pulse, or who fires which weapons at whom. */
export interface Round {
  readonly plots?: readonly { readonly squadron: number; readonly pulses: readonly Uint8Array[] }[];
  readonly shots?: readonly { readonly from: number; readonly to: number; readonly slots: Uint8Array }[];
}

export interface Duel {
  readonly dice: string;
  readonly rounds: readonly Round[];
}

/** Ranges beyond which nothing is fired. */
const RANGES = 128;

export function hullsOf({ ships, sides, squadronAt, charts }: Book): Hull[] {
  return ships.map(ship => ({
    side: sides.findIndex(({ id }) => id === ship.side),
    squadron: squadronAt[ship.squadron] as number,
    structure: ship.card.structure,
    sensor: ship.card.sensor,
    defence: ship.card.def,
    armour: ship.card.armour[0] as number,
    guns: gunsOf(ship, charts.rangeModifiers),
  }));
}

function gunsOf({ weapons, factors, card }: ShipOfBook, rangeModifiers: readonly number[]): Gun[] {
  return weapons.map(({ bands, control, dice, pulses, shots }, slot) => ({
    boxes: card.mounts[slot]?.boxes as number,
    factors: Uint8Array.from(factors[slot] as readonly number[]),
    reach: bands.at(-1) ?? -1,
    modifiers: Int8Array.from({ length: RANGES }, (_, range) => rangeModifiers[bands.findIndex(last => range <= last)] ?? 0),
    sides: control[0] || 20,
    damage: dice[0] ?? 8,
    pulses,
    pause: shots > 1 ? 1 : 0,
  }));
}

export function duelOf(book: Book, { dice, steps }: Recorded): Duel {
  const rounds = steps.map(({ answers }): Round => {
    const orders = answers.map(({ order }) => order as { squadrons?: readonly Plot[]; shots?: readonly Shot[] });
    const kind = answers[0]?.kind;
    if (kind === 'orders') return { plots: orders.flatMap(({ squadrons = [] }) => squadrons.map(plot => plotOf(book, plot))) };
    return kind === 'fire' ? { shots: orders.flatMap(({ shots = [] }) => shots.map(shot => shotOf(book, shot))) } : {};
  });
  return { dice, rounds };
}

function plotOf({ squadronAt }: Book, { squadron, path }: Plot): NonNullable<Round['plots']>[number] {
  return { squadron: squadronAt[squadron] as number, pulses: path.map(steps => Uint8Array.from(steps, step => CODES[step])) };
}

function shotOf({ ships, shipAt }: Book, { ship, target, weapons }: Shot): NonNullable<Round['shots']>[number] {
  const from = shipAt[ship] as number;
  const mounts = ships[from]?.card.mounts ?? [];
  const slots = Uint8Array.from(weapons, name => mounts.findIndex(({ weapon }) => weapon === name));
  return { from, to: shipAt[target] as number, slots };
}
