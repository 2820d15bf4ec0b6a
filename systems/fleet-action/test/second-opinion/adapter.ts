// The second opinion beside the rules: their state in its words, and its orders in theirs.

import { type Hex as Hexagon, hexes } from '@flagplot/hexes';
import type { SealedPlot } from '../../rules/folder.ts';
import type { Ship as ShipThere, Squadron as SquadronThere } from '../../rules/open.ts';
import type { Plot as PlotThere, Post, Step as StepThere } from '../../rules/orders.ts';
import type { FaState } from '../../rules/state.ts';
import type { Card, Row, Ship } from './cards.ts';
import { type Hex, minus, plus, type Sheet, swung } from './hexes.ts';
import type { NewPlace, Order, Plot, Squadron } from './movement.ts';
import type { WaysOut } from './withdrawal.ts';

/** The table that both look at. */
export type Seen = Pick<FaState, 'book' | 'open' | 'clock'>;

export function hexOf({ q, r }: Hexagon): Hex {
  return { x: q, y: 2 * r + q };
}

export function hexThere({ x, y }: Hex): Hexagon {
  return { q: x, r: (y - x) / 2 };
}

export function sheetOf({ book }: Pick<Seen, 'book'>): Sheet {
  return { columns: book.map.columns, rows: book.map.rows };
}

const cards = new WeakMap<object, Card>();

function cardOf({ book }: Pick<Seen, 'book'>, i: number): Card {
  const { card, weapons } = book.ships[i]!;
  const known = cards.get(card);
  if (known) return known;
  const mounts = card.mounts.map(({ arcs, boxes }, mount) => ({ weapon: weapons[mount]!, arcs, boxes }));
  const { combines, ...rest } = card;
  const made: Card = { ...rest, mounts, ...(combines && { combines }) };
  cards.set(card, made);
  return made;
}

export function shipOf(s: Seen, i: number): Ship {
  const card = cardOf(s, i);
  const there = s.open.ships[i]!;
  const marks = {
    structure: card.structure - there.structure,
    sensor: card.sensor - there.sensor,
    accel: card.accel - there.accel,
    decel: card.decel - there.decel,
    turn: card.turn.length - there.turn,
    mounts: card.mounts.map(({ boxes }, mount) => boxes - there.weapons[mount]!),
  };
  return { card, marks, hex: hexOf(there), heading: there.heading };
}

/** Boxes left of every row, as both can say them. */
export function boxesOf({ card, marks }: Ship): Record<string, unknown> {
  const speeds = (['correct', 'hard', 'about'] as const).map((row: Row) => [row, card[row].length - Math.floor(marks.turn / 2)]);
  return {
    structure: card.structure - marks.structure,
    sensor: card.sensor - marks.sensor,
    accel: card.accel - marks.accel,
    decel: card.decel - marks.decel,
    turn: card.turn.length - marks.turn,
    ...Object.fromEntries(speeds),
    weapons: card.mounts.map(({ boxes }, mount) => boxes - marks.mounts[mount]!),
  };
}

export function boxesThere(ship: ShipThere): Record<string, unknown> {
  const { structure, sensor, accel, decel, turn, correct, hard, about, weapons } = ship;
  return { structure, sensor, accel, decel, turn, correct, hard, about, weapons: [...weapons] };
}

export function isAlive(ship: ShipThere): boolean {
  return ship.structure > 0 && !ship.left;
}

/** A squadron, or a ship out of command by itself, with the places of its ships in the book's list, the command ship first. */
export interface Unit {
  readonly id: string;
  readonly side: string;
  readonly there: SquadronThere;
  readonly ships: readonly number[];
}

/** All that are plotted for. */
export function unitsOf({ book, open }: Seen): Unit[] {
  const units: Unit[] = [];
  for (const [n, there] of open.squadrons.entries()) {
    const of = book.squadrons[n]!;
    const ships = of.ships.filter(i => isAlive(open.ships[i]!) && open.ships[i]!.out === 'no');
    const lead = book.shipAt[there.commander]!;
    if (ships.length > 0) units.push({ id: of.id, side: of.side, there, ships: [lead, ...ships.filter(i => i !== lead)] });
  }
  for (const there of open.strays) {
    const i = book.shipAt[there.id]!;
    if (isAlive(open.ships[i]!)) units.push({ id: there.id, side: book.ships[i]!.side, there, ships: [i] });
  }
  return units;
}

/** The squadron of the book that a unit is, or belongs to. */
export function rootOf({ book }: Pick<Seen, 'book'>, { ships }: Pick<Unit, 'ships'>): string {
  return book.ships[ships[0]!]!.squadron;
}

/** The place of a ship in the list of its unit's formation. */
export function seatOf({ book }: Pick<Seen, 'book'>, { there, ships }: Unit, ship: number): number {
  return there.id === book.ships[ship]!.id
    ? 0
    : book.squadrons[book.squadronAt[rootOf({ book }, { ships })]!]!.ships.indexOf(ship);
}

export function squadronOf(s: Seen, unit: Unit): Squadron {
  const { there, ships } = unit;
  const { commandRadius } = s.book.charts;
  const { race } = s.book.ships[ships[0]!]!.card;
  const { q, r, heading } = there;
  return {
    speed: there.speed,
    ships: ships.map((i, n) => (n === 0 ? { ...shipOf(s, i), hex: hexOf({ q, r }), heading } : shipOf(s, i))),
    places: ships.map(i => hexOf(there.formation[seatOf(s, unit, i)]!)),
    radius: s.book.racialRadius ? commandRadius.races[race]! : commandRadius.all,
    commanded: there.leaderless !== s.clock.turn,
  };
}

/** FA-11.4.8 The gates that serve a side. */
export function gatesOf({ book }: Pick<Seen, 'book'>, side: string): readonly Hexagon[] {
  return book.gates.filter(gate => gate.side === undefined || gate.side === side);
}

/** FA-11.4.2, R18 The ways out of a unit. */
export function waysOf(s: Seen, unit: Unit): WaysOut {
  const [first, last] = s.book.sides.find(({ id }) => id === unit.side)!.rows;
  const vortices = s.open.vortices.filter(({ squadron }) => squadron === rootOf(s, unit));
  const edge = first - 1 <= s.book.map.rows - last ? 'first row' : 'last row';
  return { edge, openings: [...gatesOf(s, unit.side), ...vortices].map(hexOf) };
}

const ORDERS = {
  maintain: 'maintain-course',
  turn: 'turn',
  hard: 'turn-hard',
  about: 'come-about',
  correct: 'correct-course',
} as const;

/** The number of the hex where a place in the formation lies, as the unit stands, and back. */
function hexOfPlace({ there }: Unit, place: Hex): string {
  return hexes.nameOf(hexThere(plus(hexOf(there), swung(place, there.heading))), 'columns');
}

function placeOfHex({ there }: Unit, hex: string): Hex {
  return swung(minus(hexOf(hexes.parseAnyName(hex, 'columns')!), hexOf(there)), -there.heading);
}

/** A plot of the second opinion as the rules take it as an order. */
export function plotThere(s: Seen, unit: Unit, plot: Plot): PlotThere {
  return plotWith(s, { unit, plot }, place => hexOfPlace(unit, place));
}

/** The same as it lies in a folder. */
export function sealedThere(s: Seen, unit: Unit, plot: Plot): SealedPlot {
  return plotWith(s, { unit, plot }, hexThere);
}

function plotWith<P>(s: Seen, { unit, plot }: { unit: Unit; plot: Plot }, told: (place: Hex) => P): PlotThere<P> {
  const { shift, form, late } = plot;
  const postOf = ({ ship, place }: NewPlace): Post<P> => {
    const { id } = s.book.ships[unit.ships[ship] ?? -1] ?? { id: 'nobody' };
    return { ship: id, to: told(place) };
  };
  return {
    squadron: unit.id,
    path: plot.steps.map(steps => steps.map(step => step.replace(' ', '-') as StepThere)),
    ...(plot.order && { order: ORDERS[plot.order] }),
    ...(plot.change && { change: { ...plot.change } }),
    ...(plot.relative && { mode: 'relative' as const }),
    ...(shift && { shift: { ...postOf(shift), ...(late && { late: true as const }) } }),
    ...(form && { reform: form.map(postOf) }),
  };
}

/** A plot of the rules as the second opinion takes it; `pulse` is the one named for a stricken enemy. */
export function plotOf(s: Seen, unit: Unit, { plot, pulse }: { plot: PlotThere; pulse: number | undefined }): Plot {
  const named = (Object.keys(ORDERS) as Order[]).find(order => ORDERS[order] === plot.order);
  const newPlace = ({ ship, to }: Post): NewPlace => ({
    ship: unit.ships.indexOf(s.book.shipAt[ship]!),
    place: placeOfHex(unit, to),
  });
  return {
    steps: plot.path.map(steps => steps.map(step => step.replace('-', ' ') as Plot['steps'][number][number])),
    order: named,
    change: plot.change,
    relative: plot.mode === 'relative',
    shift: plot.shift && newPlace(plot.shift),
    form: plot.reform?.map(newPlace),
    late: plot.shift?.late ? pulse : undefined,
  };
}
