// Offensive Ack-Ack: at aeroplanes and aerial corvettes.

import type { Refusal, RollDie, Why } from '@flagplot/kernel';
import { atLeast } from '@flagplot/kernel';
import type { Point } from '@flagplot/plane';
import { areWithin, crossesEdgeOf, isWithin, squaredBetween, squaredFrom } from '@flagplot/plane';
import { inches } from '@flagplot/plane/words';
import { shootDown } from '../aeroplanes/losses.ts';
import { flies, groupAt, markerNamed } from '../aeroplanes/markers.ts';
import type { Book } from '../book.ts';
import type { Planes } from '../cards.ts';
import { ackAckOf } from '../damage/defence.ts';
import { dealHits } from '../damage/hits.ts';
import { count, modelName, nameOf, vesselName } from '../names.ts';
import type { Marker, Vessel } from '../open.ts';
import type { AckAck, Id } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { areEnemies, cardOf, footprint, isCorvette, isOnTable, vesselCalled, vesselNamed } from '../roster.ts';
import type { BbState, BbTable } from '../state.ts';
import type { ActKind, Firing } from './act.ts';
import { actorOf, noActor } from './single.ts';

export const ackAckKind: ActKind<AckAck> = {
  isOpen: firing => shotsOf(firing).length > 0,
  faults: ackAckFaults,
  clashes: (firing, { by }, before) =>
    before.some(act => act.act === 'ack-ack' && act.by === by)
      ? [{ rule: 'BB-4.6.1', at: '/by', say: `${nameOf(firing.book, by)} fires Ack-Ack at one target.` }]
      : [],
  carry: fireAckAck,
  best: firing => shotsOf(firing).filter(({ by }, i, all) => all.findIndex(shot => shot.by === by) === i),
  draw: anyShots,
};

/** BB-4.6.1 An enemy marker or aerial corvette. */
function targetOf({ book, open }: Seen, vessel: Vessel, target: Id): Marker | Vessel | undefined {
  const marker = markerNamed(open, target);
  if (marker) return flies(marker) && areEnemies(book, vessel.side, marker.side) ? marker : undefined;
  const on = vesselNamed(open, target);
  return on && isOnTable(on) && isCorvette(cardOf(book, on)) && areEnemies(book, vessel.side, on.side) ? on : undefined;
}

/** BB-4.6.1 In reach; BB-4.6.5 no arc, but no terrain of airborne height across the line of centres; BB-4.6.6 some Ack-Ack. */
function ackAckFaults(firing: Firing, { by, target }: AckAck): Refusal[] {
  const vessel = actorOf(firing, by);
  if (!vessel) return [noActor(firing, by)];
  const on = targetOf(firing, vessel, target);
  if (!on) return [{ rule: 'BB-4.6.1', at: '/target', say: `${nameOf(firing.book, target)} is no enemy in the air.` }];
  const found: Refusal[] = [];
  const reach = firing.book.charts.ackAck;
  if (!isInReach(firing, vessel, on))
    found.push({
      rule: 'BB-4.6.1',
      at: '/target',
      say: `${nameOf(firing.book, target)} is farther than ${inches(reach)} inches.`,
    });
  if (isHidden(firing, vessel, on))
    found.push({ rule: 'BB-4.6.5', at: '/target', say: `${nameOf(firing.book, target)} is behind terrain.` });
  if (ackAckOf(firing, vessel) === 0)
    found.push({ rule: vessel.down ? 'BB-4.6.6' : 'BB-4.6.2', at: '/by', say: `${nameOf(firing.book, by)} has no Ack-Ack.` });
  return found;
}

function isInReach({ book }: Seen, vessel: Vessel, on: Marker | Vessel): boolean {
  const { ackAck, aeroplane } = book.charts;
  const hull = footprint(book, vessel);
  if ('card' in on) return areWithin(hull, footprint(book, on), ackAck);
  // BB-6.8.4 What is fast to the vessel's side is in contact.
  return isWithin(squaredFrom(on, hull), ackAck + aeroplane.radius);
}

function isHidden({ book }: Seen, from: Point, to: Point): boolean {
  const line = { from: { x: from.x, y: from.y }, to: { x: to.x, y: to.y } };
  return book.features.some(({ reaches, outline }) => reaches.includes('airborne') && crossesEdgeOf(line, outline));
}

/** BB-4.6.2 A die each; BB-4.6.4 every vessel its own. */
function fireAckAck(s: BbState, t: BbTable, { by, target }: AckAck): void {
  const vessel = vesselCalled(s.open, by);
  const on = targetOf(s, vessel, target) as Marker | Vessel;
  const dice = ackAckOf(s, vessel);
  t.tell(() => ({ kind: 'ack-ack', by, target, dice, from: { x: vessel.x, y: vessel.y }, to: { x: on.x, y: on.y } }));
  const hits = t.throw(dice, atLeast(10, s.book.charts.needs), () => why(s.book, { by, target, dice }));
  if (hits === 0) return;
  if ('card' in on) dealHits(s, t, { vessel: on, by: vessel.side, hits, tenners: 0, jinks: true });
  else shootAtGroup(t, groupAt(s.open, on), hits);
}

/** BB-4.6.3 In this order, what is left over passing on. */
const FIRST: readonly Planes[] = ['torpedo-bomber', 'bomber', 'fighter'];

function shootAtGroup(t: BbTable, group: readonly Marker[], hits: number): void {
  let left = hits;
  for (const type of FIRST)
    for (const marker of group.filter(one => one.type === type)) {
      const down = Math.min(left, marker.planes);
      left -= down;
      shootDown(t, marker, down);
    }
}

function why(book: Book, { by, target, dice }: Omit<AckAck, 'act'> & { dice: number }): Why {
  const { needs } = book.charts;
  return {
    rule: 'BB-4.6.2',
    what: `${vesselName(book, by)} at ${modelName(book, target)}, Ack-Ack, ${count(dice, 'die', 'dice')}`,
    test: { of: 'each', is: 'atLeast', n: needs },
    mods: [{ by: needs, for: 'Ack-Ack' }],
    from: [{ is: count(dice, 'die', 'dice'), for: `Ack-Ack of ${vesselName(book, by)}` }],
  };
}

/** Everything each vessel could fire at, the nearest first. */
function shotsOf(firing: Firing): AckAck[] {
  const { book, open, side } = firing;
  const targets = [
    ...open.markers.filter(flies),
    ...open.vessels.filter(on => isOnTable(on) && isCorvette(cardOf(book, on))),
  ].filter(on => areEnemies(book, side, on.side));
  if (targets.length === 0) return [];
  return firing.vessels.flatMap(by => {
    const vessel = vesselNamed(open, by);
    if (!vessel) return [];
    return targets
      .filter(on => isInReach(firing, vessel, on))
      .filter(({ id: target }) => ackAckFaults(firing, { act: 'ack-ack', by, target }).length === 0)
      .sort((a, b) => squaredBetween(a, vessel) - squaredBetween(b, vessel))
      .map(({ id: target }) => ({ act: 'ack-ack' as const, by, target }));
  });
}

function anyShots(firing: Firing, roll: RollDie): AckAck[] {
  const all = shotsOf(firing);
  return firing.vessels.flatMap(id => {
    const own = all.filter(({ by }) => by === id);
    const shot = own[roll(own.length + 1) - 1];
    return shot ? [shot] : [];
  });
}
