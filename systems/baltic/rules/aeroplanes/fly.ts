// A group has its go: it fights where it must, moves, and attacks.

import type { Air, Flight, Marker, Vessel } from '../open.ts';
import type { Attack, Fly, Id } from '../orders.ts';
import { sideCalled, vesselNamed } from '../roster.ts';
import type { Edge } from '../scenario-file.ts';
import type { BbState, BbTable } from '../state.ts';
import { hitchAt } from './attached.ts';
import { faultsOf, mustFight } from './attack-faults.ts';
import { joinFaults, leaveFaults, stayFaults } from './fly-faults.ts';
import { endGo, nextGo } from './goes.ts';
import { settleLosses } from './losses.ts';
import { cardOfPlanes, markerCalled } from './markers.ts';
import type { Ordered } from './plan.ts';
import { planOf } from './plan.ts';
import { advanceRaid, beginFight, beginRuns } from './raid.ts';
import { drop, strafe } from './strikes.ts';

/** BB-4.2.3 A go begins. BB-4.0.4 Without markers its side leaves the rest where it is. */
export function beginFlight(s: BbState, t: BbTable, { side, fly }: { side: string; fly: Fly }): void {
  const { air } = s.open;
  if (!air) return;
  if (fly.markers.length === 0) {
    air.rested.push(side);
    const { press } = air;
    endGo(s, side, false);
    t.tell(() => ({ kind: 'rested', side, round: [...air.round], press: air.press ?? press }));
    return;
  }
  t.tell(() => ({ kind: 'announced', side, fly: { ...copyOf(fly), attacks: copyAttacks(fly) } }));
  air.flight = { side, fly: copyOf(fly), stage: 'fight', touched: [], attacks: copyAttacks(fly), raid: null };
}

/** The order, copied: orders are frozen, and the state is written on. */
function copyOf({ markers, legs, from, stay, attacks, ...rest }: Fly): Fly {
  return {
    ...rest,
    markers: [...markers],
    legs: legs.map(leg => ({ ...leg })),
    ...(from && { from: { ...from } }),
    ...(stay && { stay: { ...stay } }),
  };
}

function copyAttacks({ attacks = [] }: Fly): Attack[] {
  return attacks.map(attack => ({ ...attack, markers: [...attack.markers] }));
}

/** Everything that happens by itself until somebody must decide. */
export function proceed(s: BbState, t: BbTable): void {
  for (let { air } = s.open; air; air = s.open.air) {
    if (!settleLosses(s, t) || (air.flight?.raid?.asked.length ?? 0) > 0) return;
    if (air.flight) advance(s, t, air.flight);
    else if (nextGo(s)) return;
    else s.open.air = null;
  }
}

function advance(s: BbState, t: BbTable, flight: Flight): void {
  if (flight.raid) advanceRaid(s, t, flight);
  else if (flight.stage === 'fight') fightFirst(s, flight);
  else if (flight.stage === 'move') move(s, t, flight);
  else if (flight.attacks.length > 0) attack(s, t, flight);
  else finish(s, t, flight);
}

/** Those of the group that are left. */
function groupOf(s: BbState, { fly }: Pick<Flight, 'fly'>): Marker[] {
  return fly.markers.map(id => markerCalled(s.open, id)).filter(({ status }) => status === 'flies' || status === 'away');
}

function orderedOf(s: BbState, flight: Flight): Ordered | undefined {
  const group = groupOf(s, flight);
  return group.length > 0 ? { group, fly: flight.fly, plan: planOf(s, group, flight.fly) } : undefined;
}

/** BB-4.3.1 */
function fightFirst(s: BbState, flight: Flight): void {
  const fighters = mustFight(s, groupOf(s, flight));
  flight.stage = 'move';
  if (fighters.length > 0) beginFight(s, flight, fighters);
}

/** BB-4.2.1 to BB-4.2.5 The move, and where it leaves the markers. */
function move(s: BbState, t: BbTable, flight: Flight): void {
  flight.stage = 'attack';
  const ordered = orderedOf(s, flight);
  if (!ordered) return;
  const { group, fly, plan } = ordered;
  const { from, to, legs, halt } = plan.flown;
  const markers = group.map(({ id }) => id);
  flight.touched = [...plan.flown.touched];
  const came = group[0]?.status === 'away';
  const off = fly.off === undefined ? null : (group[0]?.on?.vessel ?? null);
  // Judged before anybody moves: what was open to them at the end of the move.
  const joins = fly.join !== undefined && joinFaults(s, ordered).length === 0;
  const stays = fly.stay !== undefined && stayFaults(s, ordered).length === 0;
  for (const marker of group) Object.assign(marker, { ...to, status: 'flies', on: null });
  t.tell(() => ({
    kind: 'flew',
    ...{ side: flight.side, markers, from: { ...from }, to: { ...to }, legs: legs.map(leg => ({ ...leg })) },
    ...(halt !== null && { halt }),
    ...(came && { came }),
    ...(off !== null && { off }),
  }));
  if (joins) join(s, t, { group, other: fly.join as Id });
  if (stays) stay(s, t, { group, ...(fly.stay as NonNullable<Fly['stay']>) });
}

/** BB-4.2.5 The movers take the place of whom they join. */
function join(s: BbState, t: BbTable, { group, other }: { group: readonly Marker[]; other: Id }): void {
  const { x, y } = markerCalled(s.open, other);
  for (const marker of group) Object.assign(marker, { x, y });
  const markers = group.map(({ id }) => id);
  t.tell(() => ({ kind: 'joined', markers, with: other, at: { x, y } }));
}

/** BB-4.5.4, BB-3.5.7, BB-6.8.4 They are fast to the vessel from here on. */
function stay(s: BbState, t: BbTable, { group, vessel: id, as }: NonNullable<Fly['stay']> & { group: readonly Marker[] }): void {
  const vessel = vesselNamed(s.open, id) as Vessel;
  for (const marker of group) {
    const { on, at } = hitchAt(vessel, marker, as);
    Object.assign(marker, { ...at, on });
  }
  const markers = group.map(marker => marker.id);
  t.tell(() => ({ kind: 'stayed', markers, vessel: id, as }));
}

/** BB-4.2.8 The next entry: BB-4.4.1 with it all runs on the same vessel. What has become impossible is passed over. */
function attack(s: BbState, t: BbTable, flight: Flight): void {
  const [next, ...rest] = flight.attacks as [Attack, ...Attack[]];
  const group = groupOf(s, flight);
  const live = { ...next, markers: next.markers.filter(id => group.some(marker => marker.id === id)) };
  const [first] = group;
  const ordered = first && { group, fly: flight.fly, plan: standing(flight, first) };
  if (!ordered || live.markers.length === 0 || faultsOf(s, ordered, live).length > 0) {
    flight.attacks = rest;
    return;
  }
  if (live.kind === 'bomb') {
    beginRuns(s, flight, live);
    return;
  }
  // BB-4.3.9 One after the other, so that each meets those that are live then.
  const [one, ...others] = live.kind === 'strafe' ? live.markers : [];
  flight.attacks = others.length > 0 ? [{ ...next, markers: others }, ...rest] : rest;
  const by = (one === undefined ? live.markers : [one]).map(id => markerCalled(s.open, id));
  if (live.kind === 'dogfight') beginFight(s, flight, by);
  else for (const marker of by) strikeOnce(s, t, { marker, entry: live });
}

function strikeOnce(
  s: BbState,
  t: BbTable,
  { marker, entry }: { marker: Marker; entry: Extract<Attack, { kind: 'strafe' | 'drop' }> },
): void {
  if (entry.kind === 'drop') drop(s, t, { marker, bearing: entry.bearing });
  else strafe(s, t, { marker, target: vesselNamed(s.open, entry.target) as Vessel });
}

/** Where the group stands when its move is over, with what it touched. */
function standing({ touched }: Flight, { x, y }: Marker): Ordered['plan'] {
  const at = { x, y };
  return { flown: { from: at, to: at, legs: [], length: 0, touched, halt: null, strays: false }, end: at };
}

/** BB-3.5.18 Who leaves is set aside; BB-4.0.3 the go is over. */
function finish(s: BbState, t: BbTable, flight: Flight): void {
  const { side, fly } = flight;
  const group = groupOf(s, flight);
  const [first] = group;
  if (first && fly.leave && leaveFaults(s, { group, fly, plan: standing(flight, first) }).length === 0) setAside(s, t, group);
  for (const id of fly.markers) markerCalled(s.open, id).gone = true;
  const air = s.open.air as Air;
  const { press } = air;
  air.flight = null;
  endGo(s, side, fly.press === true);
  t.tell(() => ({ kind: 'went', side, markers: [...fly.markers], round: [...air.round], press: air.press ?? press }));
  if (fly.press) t.tell(() => ({ kind: 'pressed', side, ...(press !== null && press !== side && { instead: press }) }));
}

/** BB-3.5.19 Away for all of the next turn; then they come in again with full ammunition, and planes where the scenario says so. */
function setAside(s: BbState, t: BbTable, group: readonly Marker[]): void {
  const ready = s.clock.turn + 2;
  for (const marker of group) rearm(s, Object.assign(marker, { status: 'away' as const, ready }));
  const [{ side }] = group as [Marker];
  const markers = group.map(({ id }) => id);
  t.tell(() => ({ kind: 'set-aside', markers, edge: sideCalled(s.book, side).edge as Edge, ready }));
}

/** BB-3.5.9 Ammunition is filled up, planes only by option. */
export function rearm({ book }: Pick<BbState, 'book'>, marker: Marker): void {
  const { planes, ammo = 0 } = cardOfPlanes(book, marker);
  marker.ammo = ammo;
  if (book.options['fresh-planes']) marker.planes = planes;
}
