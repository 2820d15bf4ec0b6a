// How squadrons err that nobody minds: they hold their course, and fire at whatever is nearest.

import type { Lapse, Lapses } from '@flagplot/bots';
import { canonical } from '@flagplot/kernel';
import file from '../data/lapses.json' with { type: 'json' };
import { overEdge } from '../rules/movement/edge.ts';
import { plotting } from '../rules/movement/lawful.ts';
import { destination, PULSES, straight } from '../rules/movement/path.ts';
import type { Plot } from '../rules/orders.ts';
import { ownSquadron, shipOf, squadronCalled } from '../rules/roster.ts';
import type { FaView, FleetAction } from '../rules/state.ts';
import { nearestShotsOf } from './fire.ts';
import { helmOf, isDoomed } from './helm.ts';
import { ordersSearch } from './search.ts';

/** FA-3.2.1 Straight on at the same speed; where that is the order anyway, or leads to the edge of the map, the second idea. */
const orders: Lapse<FleetAction, 'orders'> = (v, about, { base, errs, think }) => ({
  ...base,
  squadrons: base.squadrons.map(plot => {
    if (!errs(plot.squadron) || squadronCalled(v, plot.squadron).withdraws > 0) return plot;
    const held = holdCourse(v, plot);
    if (held) return held;
    for (const { squadrons } of ordersSearch.ideas(v, about, { squadrons: [plot] }, think)) return squadrons[0] ?? plot;
    return plot;
  }),
});

/** The course held; nothing where that is no other plot than this, or the edge of the map is met by it, in this turn or in those to come. */
function holdCourse(v: FaView, plot: Plot): Plot | undefined {
  const squadron = squadronCalled(v, plot.squadron);
  const held: Plot = { squadron: plot.squadron, path: straight(v.book.charts, squadron.speed) };
  if (canonical([held.path, null]) === canonical([plot.path, plot.change ? { ...plot.change } : null])) return undefined;
  if (overEdge(plotting(v, squadron), held)) return undefined;
  const end = destination(squadron, held.path.slice(0, PULSES.length).flat());
  return isDoomed(helmOf(v, squadron), { ...end, speed: squadron.speed }) ? undefined : held;
}

/** The nearest target is kept, no weapon waits for a better one; whoever is not minded in the pulse either lets it go by. */
const fire: Lapse<FleetAction, 'fire'> = (v, { pulse }, { base, errs }) => {
  const erring = v.book.squadrons.filter(({ id, side }) => side === v.side && errs(id)).map(({ id }) => id);
  const squadronOf = (ship: string) => ownSquadron(v.open, shipOf(v.book, { id: ship }));
  const isMinded = ({ ship }: { ship: string }) => !erring.includes(squadronOf(ship));
  const minded = base.shots.filter(isMinded);
  const kept = erring.filter(id => !errs(`${id} in pulse ${pulse}`));
  const careless = kept.flatMap(id => nearestShotsOf(v, id));
  const { aside = [], longRange = [] } = base;
  const [besides, far] = [aside.filter(isMinded), longRange.filter(isMinded)];
  return {
    shots: [...minded, ...careless],
    ...(besides.length > 0 && { aside: besides }),
    ...(far.length > 0 && { longRange: far }),
  };
};

/** What is not minded in a turn: where a squadron goes, and whom it fires at. */
export const lapses: Lapses<FleetAction> = { rates: file.rates, over: file.over, by: { orders, fire } };
