// Chapter 1.3: vortices form. The written hex is laid open, the direction announced, the lead vortex thrown for; then the others are meant for their hexes, and thrown for.

import { hexes } from '@flagplot/hexes';
import type { Ask, Phase, Refusal, RollDie } from '@flagplot/kernel';
import { copy } from '@flagplot/kernel';
import type { JumpPlan, Sealed } from '../folder.ts';
import { directionOf, headingOf, hexWritten, LAYOUT, on } from '../map.ts';
import type { Arrival, Forming, Portal } from '../open.ts';
import { HEADINGS } from '../orders.ts';
import { isOf, reliefOnly, shipOf, squadronOf } from '../roster.ts';
import type { FaQuestion, FaState, FaTable, FaView, FleetAction } from '../state.ts';
import { leadOpener, otherOpeners } from './coming.ts';
import { anyHex } from './points.ts';
import { DIRECTION, VORTICES } from './schemas.ts';
import { displace, SPREAD } from './vortices.ts';

/** FA-1.3.1 What was written for the next turn is laid open, and the direction announced; FA-1.3.12 with a gate as anchor it is the gate's. */
export const opening: Phase<FleetAction, 'direction'> = {
  name: 'Jump point',
  rule: 'FA-1.3.1',
  begin(s, t) {
    for (const { id } of s.book.sides) for (const plan of plansDue(s.sealed[id], s)) layOpen(s, t, { side: id, plan });
    const { forming = [] } = s.open.arrival ?? {};
    // FA-1.3.10 While the other side has a direction to announce, a gate waits for none.
    if (forming.some(({ heading }) => heading === undefined)) for (const one of forming) if (one.anchored) formLead(s, t, one);
  },
  asks: shown => askForming(shown, 'direction', ({ heading }) => heading === undefined),
  carry(s, t, answers) {
    for (const { side, order } of answers) {
      const heading = directionOf(order.heading);
      for (const one of formingOf(s, side)) one.heading ??= heading;
      t.tell(() => ({ kind: 'direction', side, heading }));
    }
  },
};

/** FA-1.3.3 The lead vortex forms; FA-1.3.5 all other hexes are chosen before any die is thrown for them. */
export const forming: Phase<FleetAction, 'vortices'> = {
  name: 'Vortices form',
  rule: 'FA-1.3.3',
  begin(s, t) {
    for (const one of s.open.arrival?.forming ?? []) if (!one.lead) formLead(s, t, one);
  },
  asks: shown => askForming(shown, 'vortices', () => true),
  carry(s, t, answers) {
    for (const { side, order } of answers) {
      t.reveal(side);
      for (const one of copy(order).vortices) formOther(s, t, { side, ...one });
      settle(s, side);
      t.tell(() => ({ kind: 'jump-formed', side }));
    }
  },
};

type Kind = 'direction' | 'vortices';

/** Each side with a group whose vortices form is asked once. */
function askForming<K extends Kind>(
  { book, open }: Pick<FaState, 'book' | 'open'>,
  kind: K,
  which: (one: Forming) => boolean,
): Ask<FleetAction, K>[] {
  const all = open.arrival?.forming.filter(which) ?? [];
  const sides = book.sides.filter(({ id }) => all.some(({ side }) => side === id));
  return sides.map(({ id }) => ({ side: id, kind, about: {} }) as Ask<FleetAction, K>);
}

/** FA-1.6.2 What was written for the turn that comes next. */
function plansDue(folder: Sealed | undefined, { clock }: Pick<FaState, 'clock'>): JumpPlan[] {
  return (folder?.plans ?? []).filter(({ turn }) => turn === clock.turn + 1);
}

function layOpen({ book, open }: FaState, t: FaTable, { side, plan }: { side: string; plan: JumpPlan }): void {
  const { squadrons, at, gate } = copy(plan);
  const arrival = open.arrival as Arrival;
  t.reveal(side);
  arrival.forming.push({ side, squadrons, at, ...(gate && { anchored: true as const, heading: gate.heading }) });
  arrival.due.push(...squadrons);
  const fleet = { side, ...reliefOnly(squadronOf(book, squadrons[0] ?? '')) };
  if (gate && !arrival.gates.some(one => isOf(fleet, one))) arrival.gates.push({ ...fleet, ...gate });
  t.tell(() => ({ kind: 'jump-opened', side, squadrons: [...squadrons], at: { ...at }, ...(gate && { gate }) }));
}

function formingOf({ open }: Pick<FaState, 'open'>, side: string): Forming[] {
  return (open.arrival?.forming ?? []).filter(one => one.side === side);
}

/** FA-1.3.3 The lead vortex misses the hex written for it; FA-1.3.10 not where a gate is the anchor. A group that comes by the gate alone has none. */
function formLead(s: FaState, t: FaTable, one: Forming): void {
  const plan = (s.sealed[one.side]?.plans ?? []).find(({ squadrons }) => squadrons[0] === one.squadrons[0]);
  const ship = plan && leadOpener(s.book, plan);
  t.reveal(one.side);
  if (ship === undefined) return;
  const { q, r } = one.anchored ? one.at : displace(t, { book: s.book, ship, lead: true, at: one.at });
  one.lead = { q, r };
  open(s, t, { one, ship, at: one.lead, meant: one.at, lead: true });
}

interface Opening {
  one: Forming;
  ship: string;
  at: { q: number; r: number };
  meant: { q: number; r: number };
  lead?: true;
}

/** FA-1.3.1 It lies on the table, in the direction of all vortices of its side. */
function open({ book, open: { arrival } }: FaState, t: FaTable, { one, ship, at, meant, lead }: Opening): void {
  const { squadron } = shipOf(book, { id: ship });
  const portal: Portal = { q: at.q, r: at.r, heading: one.heading ?? 0, ship, squadron };
  arrival?.portals.push(portal);
  t.tell(() => ({ kind: 'formed', portal: { ...portal }, meant: { q: meant.q, r: meant.r }, ...(lead && { lead }) }));
}

/** FA-1.3.6, FA-1.3.10 */
function formOther(s: FaState, t: FaTable, { side, ship, hex }: { side: string; ship: string; hex: string }): void {
  const { squadron } = shipOf(s.book, { id: ship });
  const one = formingOf(s, side).find(({ squadrons }) => squadrons.includes(squadron));
  if (!one) return;
  const meant = hexWritten(hex);
  const at = one.anchored ? meant : displace(t, { book: s.book, ship, lead: false, at: meant });
  open(s, t, { one, ship, at, meant });
}

/** What was written has come to pass, and leaves the folder. */
function settle(s: FaState, side: string): void {
  const folder = s.sealed[side] as Sealed;
  const left = (folder.plans ?? []).filter(({ turn }) => turn !== s.clock.turn + 1);
  if (left.length > 0) folder.plans = left;
  else delete folder.plans;
  const arrival = s.open.arrival as Arrival;
  arrival.forming = arrival.forming.filter(one => one.side !== side);
}

/** FA-1.3.1 Any of the six. */
export const directionQuestion: FaQuestion<'direction'> = {
  rule: 'FA-1.3.1',
  schema: DIRECTION,
  judge: () => [],
  idle: v => ({ heading: headingOf(v.book.squadrons.find(({ side }) => side === v.side)?.place.heading ?? 0) }),
  *candidates() {
    for (const heading of HEADINGS) yield { heading };
  },
  random: (_v, _about, face) => ({ heading: headingOf(face(6) - 1) }),
};

/** FA-1.3.4 A hex for each vortex but the lead one of its group. */
export const vorticesQuestion: FaQuestion<'vortices'> = {
  rule: 'FA-1.3.4',
  schema: VORTICES,
  parts: [{ list: 'vortices', by: 'ship' }],
  judge: (v, _about, { vortices }) => [...missing(v, vortices), ...vortices.flatMap((_, i) => hexFaults(v, vortices, i))],
  idle: v => besideLead(v),
  standing: v => (ownOthers(v).length === 0 ? { vortices: [] } : undefined),
  candidates: v => [besideLead(v)],
  random: (v, _about, face) => ({
    vortices: ownOthers(v).map(({ ship, one }) => ({ ship, hex: one.anchored ? anyHex(v, face) : nearLead(v, one, face) })),
  }),
};

/** A vortex that a side has still to choose a hex for, and the group it is of. */
interface Other {
  ship: string;
  one: Forming;
}

export function ownOthers(v: FaView): Other[] {
  return formingOf(v, v.side).flatMap(one => {
    const plan = v.own.plans?.find(({ squadrons }) => squadrons[0] === one.squadrons[0]);
    return plan ? otherOpeners(v.book, plan).map(ship => ({ ship, one })) : [];
  });
}

type Given = FleetAction['asks']['vortices']['order']['vortices'];

function missing(v: FaView, given: Given): Refusal[] {
  const without = ownOthers(v).filter(({ ship }) => !given.some(one => one.ship === ship));
  return without.map(({ ship }) => ({
    rule: 'FA-1.3.5',
    at: '/vortices',
    say: `The vortex of ${shipOf(v.book, { id: ship }).name} has no hex yet.`,
    lacking: true as const,
  }));
}

/** FA-1.3.4 At most ten hexes from where the lead vortex formed; FA-1.3.11 with a gate as anchor anywhere on the map. */
function hexFaults(v: FaView, given: Given, i: number): Refusal[] {
  const { ship, hex } = given[i] as Given[number];
  const other = ownOthers(v).find(one => one.ship === ship);
  const fault = (rule: string, at: string, say: string): Refusal[] => [{ rule, at: `/vortices/${i}/${at}`, say }];
  if (!other) return fault('FA-1.3.4', 'ship', `${ship} opens no vortex that is still to be placed.`);
  if (given.findIndex(one => one.ship === ship) < i) return fault('FA-1.3.4', 'ship', `${ship} opens one vortex.`);
  const at = hexWritten(hex);
  if (!on(v, at)) return fault('FA-1.3.4', 'hex', `${hex} is no hex of the map.`);
  const { one } = other;
  const far = one.lead ? hexes.range(one.lead, at) : 0;
  if (one.anchored || far <= SPREAD) return [];
  return fault('FA-1.3.4', 'hex', `${hex} is ${far} hexes from the lead vortex; ${SPREAD} is the most.`);
}

/** All others next to the lead vortex, one by one around it. */
function besideLead(v: FaView): FleetAction['asks']['vortices']['order'] {
  return {
    vortices: ownOthers(v).map(({ ship, one }, n) => {
      const lead = one.lead ?? one.at;
      const around = hexes.within(lead, SPREAD).filter(hex => on(v, hex));
      const near = around.toSorted((a, b) => hexes.range(lead, a) - hexes.range(lead, b));
      return { ship, hex: hexes.nameOf(near[1 + (n % (near.length - 1))] ?? lead, LAYOUT) };
    }),
  };
}

function nearLead(v: FaView, { lead, at }: Forming, face: RollDie): string {
  const all = hexes.within(lead ?? at, SPREAD).filter(hex => on(v, hex));
  return hexes.nameOf(all[face(all.length) - 1] ?? at, LAYOUT);
}
