// Chapters 1.2 and 12.1: jump points as they are written. Which ships of some squadrons open a vortex, the hex of the first, and the gate that is the anchor.

import { hexes } from '@flagplot/hexes';
import type { Refusal, RollDie } from '@flagplot/kernel';
import type { Book, Gate, SquadronOfBook } from '../book.ts';
import type { JumpPlan } from '../folder.ts';
import { hexWritten, LAYOUT, on } from '../map.ts';
import { gatesOf } from '../movement/withdrawal.ts';
import type { JumpPoints, Place } from '../orders.ts';
import type { FaView } from '../state.ts';
import { enginesOf } from './coming.ts';

/** Who writes, and which of his squadrons come together, their flag squadron first. */
export interface Comers {
  readonly book: Book;
  readonly side: string;
  readonly squadrons: readonly SquadronOfBook[];
}

/** FA-1.2.4 What was written, as it lies in the folder until the vortices form. */
export function planOf({ book, squadrons }: Omit<Comers, 'side'>, turn: number, { openers, hex, gate }: JumpPoints): JumpPlan {
  return {
    turn,
    squadrons: squadrons.map(({ id }) => id),
    openers: squadrons.flatMap(of => enginesOf(book, of).filter(ship => openers.includes(ship))),
    at: hexWritten(hex),
    ...(gate !== undefined && { gate: facing(book.gates, gate) }),
  };
}

/** FA-1.3.12 A gate as a place: where it is, and which way it faces. */
function facing(gates: readonly Gate[], hex: string): Place {
  const at = hexWritten(hex);
  const { q, r } = at;
  return { q, r, heading: gates.find(gate => hexes.same(gate, at))?.heading ?? 0 };
}

/** FA-1.2.1, FA-1.2.2, FA-1.2.3 Openers, anchor and hex. */
export function pointFaults(comers: Comers, points: JumpPoints): Refusal[] {
  return [...openerFaults(comers, points), ...gateFaults(comers, points), ...hexFaults(comers, points.hex, 'FA-1.2.3')];
}

/** FA-1.2.1 Ships of these squadrons that have a jump engine, each once; FA-1.5.7, FA-1.5.11 for every squadron one, or the gate. */
function openerFaults({ book, squadrons }: Comers, { openers, gate }: JumpPoints): Refusal[] {
  const named = openers.flatMap((id, i): Refusal[] => {
    const of = book.ships.find(ship => ship.id === id);
    const fault = (say: string): Refusal[] => [{ rule: 'FA-1.2.1', at: `/openers/${i}`, say }];
    if (!of || !squadrons.some(one => one.id === of.squadron)) return fault(`You have no ship ${id} that comes so.`);
    if (!of.card.jump) return fault(`${of.name} has no jump engine.`);
    return openers.indexOf(id) < i ? fault(`${of.name} opens one vortex.`) : [];
  });
  if (gate !== undefined) return named;
  const without = squadrons.flatMap((of): Refusal[] => {
    const able = enginesOf(book, of);
    if (able.some(ship => openers.includes(ship))) return [];
    return able.length === 0
      ? [{ rule: 'FA-1.5.11', at: '/gate', say: `${of.name} has no jump engine, and comes by a gate alone.` }]
      : [{ rule: 'FA-1.5.7', at: '/openers', say: `No ship of ${of.name} opens a vortex.`, lacking: true }];
  });
  return [...named, ...without];
}

/** FA-1.2.2 A gate of the map that serves the side. */
function gateFaults({ book, side }: Comers, { gate }: JumpPoints): Refusal[] {
  if (gate === undefined || gatesOf(book, side).some(one => hexes.same(one, hexWritten(gate)))) return [];
  return [{ rule: 'FA-1.2.2', at: '/gate', say: `In ${gate} is no gate that you can use.` }];
}

/** What is written of a hex that is none of the map. */
export function hexFaults({ book }: Pick<Comers, 'book'>, hex: string, rule: string): Refusal[] {
  return on({ book }, hexWritten(hex)) ? [] : [{ rule, at: '/hex', say: `${hex} is no hex of the map.` }];
}

/** FA-1.5.11 Whether one of these squadrons can come by a gate alone. */
export function needsGate({ book, squadrons }: Pick<Comers, 'book' | 'squadrons'>): boolean {
  return squadrons.some(of => enginesOf(book, of).length === 0);
}

/** One vortex for each squadron, its command ship's if that can; the gate if there is one; the hex of the scenario. */
export function usualPoints({ book, side, squadrons }: Comers): JumpPoints {
  const [gate] = gatesOf(book, side);
  const openers = squadrons.flatMap(of => enginesOf(book, of).slice(0, 1));
  const hex = hexes.nameOf(squadrons[0]?.place ?? { q: 0, r: 0 }, LAYOUT);
  return gate ? { openers, hex, gate: hexes.nameOf(gate, LAYOUT) } : { openers, hex };
}

/** Any hex, by a gate now and then, and any ships that can open a vortex. */
export function randomPoints(comers: Comers, face: RollDie): JumpPoints {
  const { book, side, squadrons } = comers;
  const gates = gatesOf(book, side);
  const gate = gates.length > 0 && (needsGate(comers) || face(2) === 1) ? gates[face(gates.length) - 1] : undefined;
  const openers = squadrons.flatMap(of => {
    const able = enginesOf(book, of);
    const drawn = able.filter(() => face(2) === 1);
    return drawn.length > 0 || (gate && face(2) === 1) ? drawn : able.slice(0, 1);
  });
  return { openers, hex: anyHex({ book }, face), ...(gate && { gate: hexes.nameOf(gate, LAYOUT) }) };
}

/** Any hex of the map. */
export function anyHex({ book: { map } }: Pick<FaView, 'book'>, face: RollDie): string {
  return hexes.nameOf(hexes.hexAt(face(map.columns), face(map.rows), LAYOUT), LAYOUT);
}
