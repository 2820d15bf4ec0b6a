// FA-12.1.3 When and where reinforcements come: written down in secret before the battle.

import type { Phase, Refusal } from '@flagplot/kernel';
import file from '../../data/reinforcements.json' with { type: 'json' };
import type { Schedule } from '../orders.ts';
import { EDGES } from '../orders.ts';
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
      if (folder) folder.relief = { turn: order.turn, edge: order.edge };
      t.tell(() => ({ kind: 'relief-scheduled', side }));
    }
  },
};

export const scheduleQuestion: FaQuestion<'schedule'> = {
  rule: 'FA-12.1.3',
  sealed: true,
  schema: { ...SCHEDULE, title: 'Schedule your reinforcements' },
  judge: (_v, { turns }, { turn }) => turnFaults(turn, turns),
  idle: usualSchedule,
  *candidates(v, about) {
    const usual = usualSchedule(v);
    yield usual;
    for (let turn = FIRST; turn <= about.turns; turn += 1)
      for (const edge of EDGES) if (turn !== usual.turn || edge !== usual.edge) yield { turn, edge };
  },
  random: (_v, { turns }, face) => ({
    turn: FIRST - 1 + face(turns - FIRST + 1),
    edge: EDGES[face(EDGES.length) - 1] as (typeof EDGES)[number],
  }),
};

/** As soon as may be, over the edge that the scenario has their flagship next to. */
function usualSchedule({ book, side }: Pick<FaView, 'book' | 'side'>): Schedule {
  return { turn: FIRST, edge: nearestEdge(book, side) };
}

/** FA-12.1.3 Not before the fourth turn, and not when the battle is over. */
export function turnFaults(turn: number, turns: number): Refusal[] {
  if (turn >= FIRST && turn <= turns) return [];
  return [{ rule: 'FA-12.1.3', at: '/turn', say: `Reinforcements come in turns ${FIRST} to ${turns}, not in turn ${turn}.` }];
}
