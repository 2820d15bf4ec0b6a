// Chapter 5: the movement of one pulse.

import type { Phase } from '@flagplot/kernel';
import { on } from '../map.ts';
import { inFormation } from '../orders/formation.ts';
import { fights } from '../orders/limits.ts';
import { speedIn, take } from '../orders/path.ts';
import { squadronCalled, squadronOf } from '../roster.ts';
import type { Book, FaState, FaTable, FleetAction, Place, Plot, Ship, Squadron, SquadronOfBook } from '../state.ts';

/** FA-2.1.3 All squadrons move as plotted before any ship fires. */
export function move(pulse: number): Phase<FleetAction> {
  return {
    name: `Pulse ${pulse}: movement`,
    rule: 'FA-2.1.3',
    begin(s, t) {
      s.open.pulse = pulse;
      s.open.done = 'ordered';
      t.tell(() => ({ kind: 'pulse', pulse, first: firstMover(s.book, s.clock.turn) }));
      for (const side of inOrder(s.book, s.clock.turn)) {
        for (const plot of s.sealed[side]?.plots ?? []) moveSquadron(s, t, plot, pulse);
        t.reveal(side);
      }
    },
  };
}

/** FA-5.5.2 In even turns the attacker goes first, in odd turns the defender. */
export function firstMover(book: Book, turn: number): string {
  const defender = book.sides.find(side => side.id !== book.attacker)?.id ?? book.attacker;
  return turn % 2 === 0 ? book.attacker : defender;
}

/** The sides, the first mover's first. */
export function inOrder(book: Book, turn: number): string[] {
  const first = firstMover(book, turn);
  return [first, ...book.sides.map(side => side.id).filter(id => id !== first)];
}

/** FA-5.7.2 The command ship moves along its path, then the others are put in their places; FA-5.7.5 all take its heading and speed. */
function moveSquadron(s: FaState, t: FaTable, plot: Plot, pulse: number): void {
  const squadron = squadronCalled(s, plot.squadron);
  const of = squadronOf(s.book, plot.squadron);
  if (!of.ships.some(i => fights(s.open.ships[i] as Ship))) return;
  changeSpeed(t, squadron, plot, pulse);
  const steps = plot.path[pulse - 1] ?? [];
  if (steps.length === 0) return;
  const off = lead(s.book, squadron, steps);
  const places = squadron.formation.map(offset => inFormation(squadron, offset));
  t.tell(() => ({ kind: 'moved', squadron: squadron.id, pulse, steps: [...steps], ships: moves(s, of, places) }));
  places.forEach((place, n) => {
    const ship = s.open.ships[of.ships[n] as number] as Ship;
    if (!fights(ship)) return;
    stand(ship, place);
    if (off || !on(s, ship)) leave(t, ship);
  });
}

/** FA-5.4.1 A speed change happens before the movement of its pulse; FA-5.1.5 to the whole squadron. */
function changeSpeed(t: FaTable, squadron: Squadron, plot: Plot, pulse: number): void {
  if (plot.change?.pulse !== pulse) return;
  const from = squadron.speed;
  squadron.speed = speedIn(from, plot.change, pulse);
  t.tell(() => ({ kind: 'speed', squadron: squadron.id, from, to: squadron.speed, pulse }));
}

/** Moves the command ship's place along its steps, whether the ship lives or not (FA-A13). Says whether they lead over the edge. */
function lead(book: Book, squadron: Squadron, steps: Plot['path'][number]): boolean {
  let place: Place = squadron;
  let off = false;
  for (const step of steps) {
    place = take(place, step);
    off ||= !on({ book }, place);
  }
  stand(squadron, place);
  return off;
}

/** FA-5.7.3 A member is put in its stored place. */
function stand(counter: Place, place: Place): void {
  counter.q = place.q;
  counter.r = place.r;
  counter.heading = place.heading;
}

/** Where the ships of a squadron go that still fight, before they do. */
function moves(s: FaState, of: SquadronOfBook, to: readonly Place[]): { ship: string; from: Place; to: Place }[] {
  return of.ships.flatMap((i, n) => {
    const ship = s.open.ships[i] as Ship;
    return fights(ship) ? [{ ship: ship.id, from: placeOf(ship), to: to[n] as Place }] : [];
  });
}

/** FA-A60, ruling R1 Over the edge is out of the battle. */
function leave(t: FaTable, ship: Ship): void {
  ship.left = true;
  t.tell(() => ({ kind: 'gone', ship: ship.id }));
}

function placeOf({ q, r, heading }: Place): Place {
  return { q, r, heading };
}
