// Chapters 3 and 5.6: the path of every command ship, written in secret for all three pulses.

import type { Phase, Refusal } from '@flagplot/kernel';
import { anyPlot, holds } from '../orders/any.ts';
import { courses } from '../orders/courses.ts';
import { overEdge, stays } from '../orders/edge.ts';
import { plotFaults } from '../orders/faults.ts';
import { fights, members } from '../orders/limits.ts';
import type { Plotting } from '../orders/plotting.ts';
import { squadronCalled } from '../roster.ts';
import { PLOT } from '../schemas.ts';
import type { FaQuestion, FaView, FleetAction, Plot, Squadron } from '../state.ts';

/** FA-3.1.1, FA-3.1.2 All sides write at the same time; what is written stays in the folder until its pulse is moved. */
export const orders: Phase<FleetAction> = {
  name: 'Orders',
  rule: 'FA-3.1.1',
  begin(s) {
    s.open.pulse = 0;
    s.open.done = 'deployed';
  },
  asks({ book, open, clock }) {
    if (open.done === 'ordered') return [];
    const sides = book.sides.filter(({ id }) => open.ships.some((ship, i) => book.ships[i]?.side === id && fights(ship)));
    return sides.map(({ id }) => ({ side: id, kind: 'orders' as const, about: { turn: clock.turn } }));
  },
  carry(s, t, answers) {
    for (const { side, order } of answers) {
      if (!('squadrons' in order) || 'speed' in order) continue;
      s.sealed[side] = { plots: order.squadrons.map(plot => ({ ...plot, path: plot.path.map(steps => [...steps]) })) };
      t.tell(() => ({ kind: 'sealed', side }));
    }
    s.open.done = 'ordered';
  },
};

/** The squadrons of a side that still have a ship. */
export function squadronsOf(book: FaView['book'], open: FaView['open'], side: string): Squadron[] {
  const own = book.squadrons.filter(of => of.side === side);
  return own
    .filter(of => members(book, open.ships, of.id).length > 0)
    .map(of => open.squadrons[book.squadronAt[of.id] as number] as Squadron);
}

/** A squadron of a view, with all its plot is judged by. */
export function plotting(v: Pick<FaView, 'book' | 'open'>, squadron: Squadron): Plotting {
  return { book: v.book, ships: v.open.ships, squadron };
}

/** FA-5.6.1 A plot for every squadron, its path written for all three pulses, each judged on the side's own view. */
export const ordersQuestion: FaQuestion<'orders'> = {
  rule: 'FA-3.1.3',
  kept: true,
  schema: {
    type: 'object',
    title: 'Plot your squadrons',
    properties: { squadrons: { type: 'array', maxItems: 40, items: PLOT, title: 'Plots' } },
    required: ['squadrons'],
    additionalProperties: false,
  },
  judge: (v, _about, order) => [
    ...missing(v, order.squadrons),
    ...order.squadrons.flatMap((plot, i) => faultsOf(v, order.squadrons, plot, i)),
  ],
  idle: v => ({ squadrons: squadronsOf(v.book, v.open, v.side).map(squadron => holds(plotting(v, squadron))) }),
  *offers(v) {
    const idle = ordersQuestion.idle(v, { turn: v.clock.turn }).squadrons;
    for (const [i, plot] of idle.entries()) {
      const squadron = squadronCalled(v, plot.squadron);
      for (const course of lawful(plotting(v, squadron))) yield { squadrons: idle.map((other, n) => (n === i ? course : other)) };
    }
  },
  any: (v, _about, face) => ({
    squadrons: squadronsOf(v.book, v.open, v.side).map(squadron => anyPlot(plotting(v, squadron), face)),
  }),
};

/** The plots that a squadron may be given, the edge of the map minded. */
export function* lawful(it: Plotting): Generator<Plot> {
  const kept = stays(it);
  for (const plot of courses(it)) if (!kept || !overEdge(it, plot)) yield plot;
}

/** FA-3.1.3 No squadron without its order. */
function missing(v: FaView, plots: readonly Plot[]): Refusal[] {
  const without = squadronsOf(v.book, v.open, v.side).filter(({ id }) => !plots.some(plot => plot.squadron === id));
  return without.map(({ id }) => ({
    rule: 'FA-3.1.3',
    at: '/squadrons',
    say: `${nameOf(v, id)} has no order yet.`,
    lacking: true as const,
  }));
}

/** FA-3.1.4 A plot is a command ship's path: one for each squadron of one's own. */
function faultsOf(v: FaView, plots: readonly Plot[], plot: Plot, i: number): Refusal[] {
  const at = `/squadrons/${i}`;
  const squadron = squadronsOf(v.book, v.open, v.side).find(({ id }) => id === plot.squadron);
  if (!squadron) return [{ rule: 'FA-3.1.4', at: `${at}/squadron`, say: `You command no squadron ${plot.squadron}.` }];
  if (plots.findIndex(other => other.squadron === plot.squadron) < i) {
    return [{ rule: 'FA-3.1.4', at: `${at}/squadron`, say: `${nameOf(v, plot.squadron)} has an order already.` }];
  }
  return plotFaults(plotting(v, squadron), plot, at);
}

function nameOf(v: FaView, squadron: string): string {
  return v.book.squadrons[v.book.squadronAt[squadron] as number]?.name ?? squadron;
}
