// Chapters 3 and 5.6: the path of every command ship, written in secret for all three pulses.

import type { Phase, Refusal, RollDie } from '@flagplot/kernel';
import { copy } from '@flagplot/kernel';
import { dueOf } from '../arrival/due.ts';
import type { Chapter, OrdersPart, TurnOrder } from '../chapter.ts';
import { FARTHEST, keepDoctrine, LEAVABLE, movesFaults } from '../doctrine.ts';
import type { Sealed } from '../folder.ts';
import { overEdge } from '../movement/edge.ts';
import { plotFaults } from '../movement/faults.ts';
import { sealedPlot } from '../movement/formation.ts';
import { asListed, groupOf } from '../movement/groups.ts';
import { lawful, plotting } from '../movement/lawful.ts';
import { holdingPlot, randomPlot } from '../movement/random.ts';
import type { Ship } from '../open.ts';
import type { Doctrine, Jump, Plot } from '../orders.ts';
import { hasActive, isActive, squadronCalled, squadronOf, squadronsOf } from '../roster.ts';
import { MOST, ordersSchema } from '../schemas.ts';
import type { FaQuestion, FaState, FaTable, FaView, FleetAction } from '../state.ts';

/** Chances in which a player by chance opens a vortex. */
const JUMPS_ONE_IN = 24;

/** Turns in which a player by chance changes his standing orders. */
const LEAVES_ONE_IN = 16;

/** FA-3.1.1, FA-3.1.2 All sides write at the same time; what is written stays in the folder until its pulse is moved. FA-5.5.9 The groups are settled first. */
export function ordersWith(chapters: readonly Chapter[]): Phase<FleetAction, 'orders'> {
  const parts = partsOf(chapters);
  return {
    name: 'Orders',
    rule: 'FA-3.1.1',
    begin(s, t) {
      s.open.pulse = 0;
      settleGroups(s, t);
    },
    asks({ book, open, clock }) {
      if (clock.round > 0) return [];
      const sides = book.sides.filter(({ id }) => hasOrders({ book, open }, id));
      return sides.map(({ id }) => ({ side: id, kind: 'orders' as const, about: { turn: clock.turn } }));
    },
    carry(s, t, answers) {
      for (const { side, order } of answers) {
        const { squadrons, pulse = 0, jumps = [], doctrine } = copy(order);
        const plots = squadrons.map(plot => sealedPlot(plot, squadronCalled(s, plot.squadron)));
        s.sealed[side] = { ...s.sealed[side], plots, pulse, jumps };
        keepDoctrine(s.sealed[side] as Sealed, doctrine);
        for (const part of parts) part.seal(s, side, copy(order));
        t.tell(() => ({ kind: 'sealed', side }));
      }
    },
  };
}

/** Whether a side has a squadron to write orders for, FA-1.5.3 or one that comes through. */
function hasOrders({ book, open }: Pick<FaState, 'book' | 'open'>, side: string): boolean {
  if (book.ships.some((of, i) => of.side === side && isActive(open.ships[i] as Ship))) return true;
  return dueOf({ book, open }, side).length > 0;
}

function partsOf(chapters: readonly Chapter[]): OrdersPart[] {
  return chapters.flatMap(({ orders: part }) => part ?? []);
}

/** FA-5.5.4, FA-5.5.5, FA-5.5.6, FA-5.5.7, FA-5.5.9 The group in which each squadron moves, for the whole turn. Told where any has changed. */
function settleGroups({ book, open }: FaState, t: FaTable): void {
  const groups: { squadron: string; group: number }[] = [];
  for (const squadron of open.squadrons) {
    if (!hasActive(open, squadronOf(book, squadron.id))) continue;
    const group = groupOf({ book, open }, squadron);
    if (group === squadron.group) continue;
    groups.push({ squadron: squadron.id, group });
    squadron.group = group;
  }
  if (groups.length > 0) t.tell(() => ({ kind: 'groups', groups }));
}

/** FA-5.6.1 A plot for every squadron, its path written for all three pulses, each judged on the side's own view. */
export function ordersQuestionWith(chapters: readonly Chapter[]): FaQuestion<'orders'> {
  const added = partsOf(chapters);
  const viewOf = (v: FaView): FaView => chapters.reduce((at, { seeThrough }) => seeThrough?.(at) ?? at, v);
  return {
    rule: 'FA-3.1.3',
    sealed: true,
    schema: ordersSchema(Object.assign({}, ...added.map(({ fields }) => fields))),
    parts: [{ list: 'squadrons', by: 'squadron' }, { list: 'jumps', by: 'ship' }, ...added.flatMap(({ parts = [] }) => parts)],
    judge: (v, _about, order) => [...orderFaults(viewOf(v), order), ...added.flatMap(part => part.judge(v, order))],
    idle: v => Object.assign(idleOrder(viewOf(v)), ...added.map(part => part.idle?.(v))),
    *candidates(given) {
      const v = viewOf(given);
      const idle = idleOrder(v).squadrons;
      for (const [i, plot] of idle.entries()) {
        const squadron = squadronCalled(v, plot.squadron);
        for (const course of lawful(plotting(v, squadron)))
          yield { squadrons: idle.map((other, n) => (n === i ? course : other)) };
      }
    },
    random: (v, _about, face) => Object.assign(randomOrder(viewOf(v), face), ...added.map(part => part.random?.(v, face))),
  };
}

/** Everything wrong with plots, the pulse named and vortices. */
function orderFaults(v: FaView, order: Order): Refusal[] {
  return [
    ...missing(v, order.squadrons),
    ...order.squadrons.flatMap((_, i) => faultsOf(v, order.squadrons, i)),
    ...pulseFaults(v, order),
    ...(order.jumps ?? []).flatMap((_, i, jumps) => jumpFaults(v, jumps, i)),
    ...movesFaults(v, v.side, order.doctrine),
  ];
}

function idleOrder(v: FaView): Order {
  // Ruling R60 In the order that stands.
  const own = asListed(squadronsOf(v, v.side), v.own.doctrine?.moves ?? []);
  return { squadrons: own.map(squadron => holdingPlot(plotting(v, squadron))) };
}

function randomOrder(v: FaView, face: RollDie): Order {
  const squadrons = squadronsOf(v, v.side).map(squadron => randomPlot(plotting(v, squadron), face));
  const doctrine = anyDoctrine(v, face);
  const order: Order = { squadrons: anyOrder(squadrons, face), jumps: anyJumps(v, face), ...(doctrine && { doctrine }) };
  return isEnemyPenalised(v) ? late(v, { ...order, pulse: face(3) }, face) : order;
}

type Order = TurnOrder;

/** Ruling R60 What a player by chance leaves, where he changes it: each question or not, and now and then an order of moving. */
function anyDoctrine(v: FaView, face: RollDie): Doctrine | undefined {
  if (face(LEAVES_ONE_IN) !== 1) return undefined;
  const left = LEAVABLE.filter(() => face(2) === 1).map(what => [what, what === 'launch' ? face(FARTHEST) : true]);
  const moves =
    face(2) === 1
      ? anyOrder(squadronsOf(v, v.side), face)
          .slice(0, MOST.squadrons)
          .map(({ id }) => id)
      : [];
  return { ...Object.fromEntries(left), ...(moves.length > 0 && { moves }) };
}

/** FA-5.5.12 The owner picks which moves before which. */
function anyOrder<A>(all: readonly A[], face: RollDie): A[] {
  const left = [...all];
  return all.map(() => left.splice(face(left.length) - 1, 1)[0] as A);
}

/** FA-4.8.6 Half of the shifts are kept for the pulse named, where the ship stays on the map until then. */
function late(v: FaView, order: Order, face: RollDie): Order {
  const squadrons = order.squadrons.map(plot => {
    if (!plot.shift || face(2) !== 1) return plot;
    const kept = { ...plot, shift: { ...plot.shift, late: true as const } };
    return overEdge(plotting(v, squadronCalled(v, plot.squadron)), kept) ? plot : kept;
  });
  return { ...order, squadrons };
}

/** Now and then a ship opens a vortex. */
function anyJumps(v: FaView, face: RollDie): Jump[] {
  return v.open.ships.flatMap((ship, i) => {
    const able = v.book.ships[i]?.side === v.side && isActive(ship) && v.book.ships[i]?.card.jump;
    return able && face(JUMPS_ONE_IN) === 1 ? [{ ship: ship.id, ahead: face(3) - 1 }] : [];
  });
}

/** FA-4.8.3 Whether an enemy lost his flagship in the turn before. */
function isEnemyPenalised({ open, clock, side }: FaView): boolean {
  return open.fleets.some(fleet => fleet.side !== side && fleet.stricken === clock.turn);
}

/** FA-4.8.3 A pulse is named for a stricken enemy alone; FA-4.8.6 shifts are kept for that pulse alone. */
function pulseFaults(v: FaView, { pulse, squadrons }: Order): Refusal[] {
  const stricken = isEnemyPenalised(v);
  const say = 'No pulse can be named: the enemy has not just lost his flagship.';
  const named: Refusal[] = pulse !== undefined && !stricken ? [{ rule: 'FA-4.8.3', at: '/pulse', say }] : [];
  if (stricken && pulse !== undefined) return named;
  const kept = squadrons.flatMap(({ shift }, i) => (shift?.late ? [i] : []));
  const early = 'A shift is kept only for a pulse named for a stricken enemy.';
  return [...named, ...kept.map(i => ({ rule: 'FA-4.8.6', at: `/squadrons/${i}/shift/late`, say: early }))];
}

/** FA-11.4.5 Ships of one's own that have a jump engine, each once. */
function jumpFaults(v: FaView, jumps: readonly Jump[], i: number): Refusal[] {
  const { ship: id } = jumps[i] as Jump;
  const place = Object.hasOwn(v.book.shipAt, id) ? (v.book.shipAt[id] as number) : -1;
  const [of, ship] = [v.book.ships[place], v.open.ships[place]];
  const fault = (say: string): Refusal[] => [{ rule: 'FA-11.4.5', at: `/jumps/${i}/ship`, say }];
  if (!of || !ship || of.side !== v.side || !isActive(ship)) return fault(`You have no ship ${id} to open a vortex.`);
  if (!of.card.jump) return fault(`${of.name} has no jump engine.`);
  return jumps.slice(0, i).some(one => one.ship === id) ? fault(`${of.name} opens one vortex at a time.`) : [];
}

/** FA-3.1.3 No squadron without its order. */
function missing(v: FaView, plots: readonly Plot[]): Refusal[] {
  const without = squadronsOf(v, v.side).filter(({ id }) => !plots.some(plot => plot.squadron === id));
  return without.map(({ id }) => ({
    rule: 'FA-3.1.3',
    at: '/squadrons',
    say: `${nameOf(v, id)} has no order yet.`,
    lacking: true as const,
  }));
}

/** FA-3.1.4 A plot is a command ship's path: one for each squadron of one's own. */
function faultsOf(v: FaView, plots: readonly Plot[], i: number): Refusal[] {
  const plot = plots[i] as Plot;
  const at = `/squadrons/${i}`;
  const squadron = squadronsOf(v, v.side).find(({ id }) => id === plot.squadron);
  if (!squadron) return [{ rule: 'FA-3.1.4', at: `${at}/squadron`, say: `You command no squadron ${plot.squadron}.` }];
  if (plots.findIndex(other => other.squadron === plot.squadron) < i) {
    return [{ rule: 'FA-3.1.4', at: `${at}/squadron`, say: `${nameOf(v, plot.squadron)} has an order already.` }];
  }
  return plotFaults(plotting(v, squadron), plot, at);
}

function nameOf(v: FaView, squadron: string): string {
  return v.book.squadrons[v.book.squadronAt[squadron] as number]?.name ?? squadron;
}
