// Chapters 1.2 and 1.6: what the side that jumps in writes down before the defender sets up.

import { hexes } from '@flagplot/hexes';
import type { Phase, Refusal, RollDie } from '@flagplot/kernel';
import { copy } from '@flagplot/kernel';
import type { Gate, SquadronOfBook } from '../book.ts';
import type { JumpPlan } from '../folder.ts';
import { hexWritten, LAYOUT, on } from '../map.ts';
import { gatesOf } from '../movement/withdrawal.ts';
import type { JumpOrder, Place } from '../orders.ts';
import type { FaQuestion, FaState, FaView, FleetAction } from '../state.ts';
import { enginesOf, jumpers } from './coming.ts';
import { PLAN } from './schemas.ts';

/** FA-1.2.4 It is written before anybody sets up, and lies in the folder from then on. */
export const planning: Phase<FleetAction, 'plan'> = {
  name: 'Jump',
  rule: 'FA-1.2.4',
  asks: ({ book, clock }) =>
    book.jump !== undefined && clock.round === 0 ? [{ side: book.jump, kind: 'plan' as const, about: {} }] : [],
  carry(s, t, answers) {
    for (const { side, order } of answers) {
      const folder = s.sealed[side];
      if (folder) folder.plans = plansOf(s, order);
      t.tell(() => ({ kind: 'jump-sealed', side }));
    }
  },
};

/** The turn in which the first group comes. */
const FIRST = 1;

/** FA-1.6.1 What was written, group by group. */
function plansOf({ book }: Pick<FaState, 'book'>, order: JumpOrder): JumpPlan[] {
  const { openers, hex, gate, second } = copy(order);
  const apart = second?.squadrons ?? [];
  const openedBy = (of: SquadronOfBook) => enginesOf(book, of).filter(ship => openers.includes(ship));
  const plan = (turn: number, at: string, all: readonly SquadronOfBook[]): JumpPlan => ({
    turn,
    squadrons: all.map(({ id }) => id),
    openers: all.flatMap(openedBy),
    at: hexWritten(at),
    ...(gate !== undefined && { gate: facing(book.gates, gate) }),
  });
  const squadrons = jumpers(book);
  const isApart = ({ id }: SquadronOfBook) => apart.includes(id);
  const main = plan(
    FIRST,
    hex,
    squadrons.filter(of => !isApart(of)),
  );
  return second ? [main, plan(second.turn, second.hex, squadrons.filter(isApart))] : [main];
}

/** FA-1.3.12 A gate as a place: where it is, and which way it faces. */
function facing(gates: readonly Gate[], hex: string): Place {
  const at = hexWritten(hex);
  const { q, r } = at;
  return { q, r, heading: gates.find(gate => hexes.same(gate, at))?.heading ?? 0 };
}

/** FA-1.2.1, FA-1.2.2, FA-1.2.3, FA-1.6.1 Openers, anchor, hexes, and a group that comes apart. */
export const planQuestion: FaQuestion<'plan'> = {
  rule: 'FA-1.2.4',
  sealed: true,
  schema: PLAN,
  judge: (v, _about, order) => [
    ...openerFaults(v, order),
    ...gateFaults(v, order),
    ...hexFaults(v, order.hex, 'FA-1.2.3').map(one => ({ ...one, at: '/hex' })),
    ...secondFaults(v, order),
  ],
  idle: v => asPrinted(v),
  *candidates(v) {
    const idle = asPrinted(v);
    yield idle;
    const { gate, ...free } = idle;
    if (gate !== undefined && !needsGate(v)) yield free;
  },
  random: randomPlan,
};

/** FA-1.2.1 Ships of one's own that have a jump engine, each once; FA-1.5.7, FA-1.5.11 for every squadron one, or the gate. */
function openerFaults(v: FaView, { openers, gate }: JumpOrder): Refusal[] {
  const named = openers.flatMap((id, i): Refusal[] => {
    const of = v.book.ships.find(ship => ship.id === id);
    const fault = (say: string): Refusal[] => [{ rule: 'FA-1.2.1', at: `/openers/${i}`, say }];
    if (of?.side !== v.side) return fault(`You have no ship ${id}.`);
    if (!of.card.jump) return fault(`${of.name} has no jump engine.`);
    return openers.indexOf(id) < i ? fault(`${of.name} opens one vortex.`) : [];
  });
  if (gate !== undefined) return named;
  const without = jumpers(v.book).flatMap((of): Refusal[] => {
    const able = enginesOf(v.book, of);
    if (able.some(ship => openers.includes(ship))) return [];
    return able.length === 0
      ? [{ rule: 'FA-1.5.11', at: '/gate', say: `${of.name} has no jump engine, and comes by a gate alone.` }]
      : [{ rule: 'FA-1.5.7', at: '/openers', say: `No ship of ${of.name} opens a vortex.`, lacking: true }];
  });
  return [...named, ...without];
}

/** FA-1.2.2 A gate of the map that serves the side. */
function gateFaults(v: FaView, { gate }: JumpOrder): Refusal[] {
  if (gate === undefined || gatesOf(v.book, v.side).some(one => hexes.same(one, hexWritten(gate)))) return [];
  return [{ rule: 'FA-1.2.2', at: '/gate', say: `In ${gate} is no gate that you can use.` }];
}

function hexFaults(v: FaView, hex: string, rule: string): Refusal[] {
  return on(v, hexWritten(hex)) ? [] : [{ rule, say: `${hex} is no hex of the map.` }];
}

/** FA-1.6.1 Squadrons of one's own but for the flag squadron, each once; FA-1.6.2 in a turn of the battle. */
function secondFaults(v: FaView, { second }: JumpOrder): Refusal[] {
  if (!second) return [];
  const [flag, ...others] = jumpers(v.book).map(({ id }) => id);
  const strange = second.squadrons.flatMap((id, i): Refusal[] => {
    const fault = (say: string): Refusal[] => [{ rule: 'FA-1.6.1', at: `/second/squadrons/${i}`, say }];
    if (id === flag) return fault('The flag squadron comes with the first group.');
    if (!others.includes(id)) return fault(`You have no squadron ${id}.`);
    return second.squadrons.indexOf(id) < i ? fault(`${id} is named twice.`) : [];
  });
  const say = `The battle has turns 1 to ${v.book.turns}.`;
  const late = second.turn > v.book.turns ? [{ rule: 'FA-1.6.2', at: '/second/turn', say }] : [];
  return [...strange, ...hexFaults(v, second.hex, 'FA-1.6.1').map(one => ({ ...one, at: '/second/hex' })), ...late];
}

/** FA-1.5.11 Whether a squadron can come by a gate alone. */
function needsGate({ book }: FaView): boolean {
  return jumpers(book).some(of => enginesOf(book, of).length === 0);
}

/** One vortex for each squadron, its command ship's if that can; the gate if there is one; the hex of the scenario. */
function asPrinted(v: FaView): JumpOrder {
  const all = jumpers(v.book);
  const [gate] = gatesOf(v.book, v.side);
  const openers = all.flatMap(of => enginesOf(v.book, of).slice(0, 1));
  const hex = hexes.nameOf((all[0] as SquadronOfBook).place, LAYOUT);
  return gate ? { openers, hex, gate: hexes.nameOf(gate, LAYOUT) } : { openers, hex };
}

function randomPlan(v: FaView, _about: object, face: RollDie): JumpOrder {
  const all = jumpers(v.book);
  const gates = gatesOf(v.book, v.side);
  const gate = gates.length > 0 && (needsGate(v) || face(2) === 1) ? gates[face(gates.length) - 1] : undefined;
  const openers = all.flatMap(of => {
    const able = enginesOf(v.book, of);
    const drawn = able.filter(() => face(2) === 1);
    return drawn.length > 0 || (gate && face(2) === 1) ? drawn : able.slice(0, 1);
  });
  const order: JumpOrder = { openers, hex: anyHex(v, face) };
  if (gate) order.gate = hexes.nameOf(gate, LAYOUT);
  const apart = face(2) === 1 ? all.slice(1).filter(() => face(2) === 1) : [];
  if (apart.length > 0)
    order.second = { squadrons: apart.map(({ id }) => id), hex: anyHex(v, face), turn: face(Math.min(3, v.book.turns)) };
  return order;
}

/** Any hex of the map. */
export function anyHex({ book: { map } }: Pick<FaView, 'book'>, face: RollDie): string {
  return hexes.nameOf(hexes.hexAt(face(map.columns), face(map.rows), LAYOUT), LAYOUT);
}
