// FA-12.1.3 When and where reinforcements come: written down in secret before the battle.

import type { Phase, Refusal, RollDie, Side } from '@flagplot/kernel';
import { copy, under } from '@flagplot/kernel';
import file from '../../data/reinforcements.json' with { type: 'json' };
import { type Comers, needsGate, pointFaults, randomPoints, usualPoints } from '../arrival/points.ts';
import type { Book, SquadronOfBook } from '../book.ts';
import { gatesOf } from '../movement/withdrawal.ts';
import type { JumpPoints, Schedule } from '../orders.ts';
import { EDGES } from '../orders.ts';
import { fleetAtFirst } from '../roster.ts';
import { sidesWithRelief } from '../setup.ts';
import type { FaQuestion, FaView, FleetAction } from '../state.ts';
import { nearestEdge } from './edges.ts';
import { SCHEDULE } from './schemas.ts';

/** FA-12.1.3 The first turn in which they may come. */
export const FIRST: number = file.turn;

/** Every side with reinforcements writes at the same time, before anybody sets up. */
export const scheduling: Phase<FleetAction, 'schedule'> = {
  name: 'Schedule of reinforcements',
  rule: 'FA-12.1.3',
  asks({ book, clock }) {
    if (clock.round > 0) return [];
    return sidesWithRelief(book).map(side => ({ side, kind: 'schedule', about: { turns: book.turns } }));
  },
  carry(s, t, answers) {
    for (const { side, order } of answers) {
      const folder = s.sealed[side];
      if (folder) folder.relief = copy(order);
      t.tell(() => ({ kind: 'relief-scheduled', side }));
    }
  },
};

/** The side that writes, and the book. */
type Writer = Pick<FaView, 'book' | 'side'>;

export const scheduleQuestion: FaQuestion<'schedule'> = {
  rule: 'FA-12.1.3',
  sealed: true,
  schema: { ...SCHEDULE, title: 'Schedule your reinforcements' },
  judge: (v, _about, order) => scheduleFaults(v, order),
  idle: usualSchedule,
  *candidates(v, about) {
    const usual = usualSchedule(v);
    yield usual;
    const points = canJump(v) ? [usualJump(v)] : [];
    for (let turn = FIRST; turn <= about.turns; turn += 1) {
      for (const edge of EDGES) if (turn !== usual.turn || edge !== usual.edge) yield { turn, edge };
      for (const jump of points) yield { turn, jump };
    }
  },
  random: (v, { turns }, face) => ({ turn: FIRST - 1 + face(turns - FIRST + 1), ...anyPlace(v, face) }),
};

/** As soon as may be, over the edge that the scenario has their flagship next to. */
function usualSchedule({ book, side }: Writer): Schedule {
  return { turn: FIRST, edge: nearestEdge(book, side) };
}

/** FA-12.1.1 The squadrons of a side's reinforcements, their flag squadron first. */
export function reliefIn(book: Pick<Book, 'squadrons'>, side: Side): SquadronOfBook[] {
  return fleetAtFirst(book, { side, relief: true });
}

function comersOf({ book, side }: Writer): Comers {
  return { book, side, squadrons: reliefIn(book, side) };
}

/** FA-12.1.3 Whether the reinforcements of a side may come by jump points: the scenario has it so, and FA-1.5.11 each of their squadrons can. */
export function canJump({ book, side }: Writer): boolean {
  return book.reliefJumps === true && (!needsGate(comersOf({ book, side })) || gatesOf(book, side).length > 0);
}

/** Jump points where nothing is said of them. */
export function usualJump(v: Writer): JumpPoints {
  return usualPoints(comersOf(v));
}

/** Any edge, or any jump points. */
export function anyPlace(v: Writer, face: RollDie): Pick<Schedule, 'edge' | 'jump'> {
  if (canJump(v) && face(2) === 1) return { jump: randomPoints(comersOf(v), face) };
  return { edge: EDGES[face(EDGES.length) - 1] as (typeof EDGES)[number] };
}

/** FA-12.1.3 Not before the fourth turn, and not when the battle is over; over an edge or by jump points, such as a side that jumps in may write. */
export function scheduleFaults(v: Writer, { turn, edge, jump }: Schedule): Refusal[] {
  const fault = (at: string, say: string): Refusal => ({ rule: 'FA-12.1.3', at, say });
  const { turns, reliefJumps } = v.book;
  const early = `Reinforcements come in turns ${FIRST} to ${turns}, not in turn ${turn}.`;
  const late = turn >= FIRST && turn <= turns ? [] : [fault('/turn', early)];
  if (!jump)
    return edge === undefined ? [...late, fault('/edge', 'They come over an edge of the map, or by jump points.')] : late;
  if (!reliefJumps) return [...late, fault('/jump', 'In this battle reinforcements come over an edge of the map.')];
  if (edge !== undefined) return [...late, fault('/edge', 'They come by jump points, and over no edge.')];
  return [...late, ...pointFaults(comersOf(v), jump).map(under('/jump'))];
}
