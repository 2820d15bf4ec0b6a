// What is worth a search in Fleet Action: for one squadron another plot than the usual one.

import type { Search } from '@flagplot/bots';
import { canonical } from '@flagplot/kernel';
import { seeThrough } from '../rules/arrival/seen.ts';
import { plotOf } from '../rules/movement/courses.ts';
import { plotting } from '../rules/movement/lawful.ts';
import { destination, PULSES } from '../rules/movement/path.ts';
import type { Squadron } from '../rules/open.ts';
import type { Plot } from '../rules/orders.ts';
import { squadronCalled } from '../rules/roster.ts';
import type { FaView, FleetAction } from '../rules/state.ts';
import { putsOf } from './courses.ts';
import { ordersDiffer } from './differs.ts';
import type { Drifting, Field } from './field.ts';
import { drifting, fieldOf } from './field.ts';
import type { Force } from './forces.ts';
import { helmOf } from './helm.ts';
import type { Chosen } from './orders.ts';
import { chooseCourse, guessEnemies } from './orders.ts';
import type { Friend } from './support.ts';
import { friendOf } from './support.ts';
import { withSlate } from './threat.ts';

/** How much harder than for the usual plot is thought, so that more courses are carried on. */
const WIDER = 2;

/** The courses of a squadron by how good they look: those that look best when they are carried on, then those that do by their ends. */
export function coursesInOrder({ last, starts }: Pick<Chosen, 'last' | 'starts'>): number[] {
  return [...new Set([...last.few, ...starts.few].map(({ course }) => course))];
}

/** Round by round another plot for each squadron, all others as they are. */
export const ordersSearch: Search<FleetAction, 'orders'> = {
  *ideas(given, _about, base, { work = 1 }) {
    const v = seeThrough(given);
    let open = otherPlots(v, base.squadrons, work);
    while (open.length > 0) {
      const drawn = open.map(({ at, plots }) => ({ at, plots, next: plots.next() }));
      for (const { at, next } of drawn)
        if (!next.done) yield { ...base, squadrons: base.squadrons.map((other, i) => (i === at ? next.value : other)) };
      open = drawn.filter(({ next }) => !next.done);
    }
  },
  turns: 2,
  share: 1,
  trust: 1,
  differs: (v, order, instead) => ordersDiffer(seeThrough(v), order.squadrons, instead.squadrons),
};

/** Other plots of a squadron, the best first, each made as it is drawn. `at`: its place in the order. */
interface Others {
  at: number;
  plots: Iterator<Plot>;
}

/** For each squadron that has a choice all plots but its own, friends going as they are plotted. */
function otherPlots(v: FaView, base: readonly Plot[], work: number): Others[] {
  return withSlate(slate => {
    const field = fieldOf(v, slate);
    field.drifts = guessEnemies(
      field,
      field.own.map(force => drifting(v, force)),
    );
    const friends = field.own.map(force => friendPlotted(field, force, base));
    return friends.flatMap(friend => {
      const { force, helm } = friend;
      const at = base.findIndex(({ squadron }) => squadron === force.squadron.id);
      const plotter = { force, helm, enemies: field.drifts, friends, work: WIDER * work, detail: 'near' } as const;
      const found = force.squadron.withdraws > 0 || at < 0 ? undefined : chooseCourse(field, plotter);
      return found ? [{ at, plots: plotsBut(v, found, base[at] as Plot) }] : [];
    });
  });
}

/** The squadron as it goes by its plot. */
function friendPlotted(field: Field, force: Force, base: readonly Plot[]): Friend {
  const { squadron, members } = force;
  const plot = base.find(one => one.squadron === squadron.id);
  const speed = squadron.speed + (plot?.change?.by ?? 0);
  return friendOf(field, { force, drift: driftBy(squadron, plot) }, { helm: helmOf(field.v, squadron, members), speed });
}

/** q, r and heading after each pulse of a plot. */
function driftBy(squadron: Squadron, plot: Plot | undefined): Drifting['drift'] {
  return PULSES.flatMap(pulse => {
    const { q, r, heading } = destination(squadron, plot?.path.slice(0, pulse).flat() ?? []);
    return [q, r, heading];
  });
}

function* plotsBut(v: FaView, { courses, ...found }: Chosen, own: Plot): Generator<Plot, void> {
  const it = plotting(v, squadronCalled(v, own.squadron));
  const seen = new Set([movesIn(own)]);
  for (const course of coursesInOrder(found)) {
    const plot = plotOf(it, courses.paces[course] as Chosen['courses']['paces'][number], putsOf(courses.turnings[course]));
    if (!seen.has(movesIn(plot))) yield plot;
    seen.add(movesIn(plot));
  }
}

/** What a plot does, in a text: the same for plots that do the same. */
function movesIn({ path, change }: Plot): string {
  return canonical({ path, change: change ? { ...change } : null });
}
