// What a volley did to its target, as it is read on a card: hits, boxes before and after, who is gone.

import type { Told } from '@flagplot/kernel';
import type { Track } from '@flagplot/scene';
import { cardOfPlanes, markerNamed } from '../rules/aeroplanes/markers.ts';
import type { Event } from '../rules/events.ts';
import { count } from '../rules/names.ts';
import { cardOf, vesselNamed } from '../rules/roster.ts';
import type { Baltic } from '../rules/state.ts';
import type { BbSeen } from './seen.ts';
import type { Shooting } from './shots.ts';

type Of<K extends Event['kind']> = Extract<Event, { kind: K }>;

/** What follows a throw and belongs to it. */
export type After = Of<'struck' | 'became' | 'battered' | 'overrun' | 'seized' | 'owed' | 'shot-down'>;

export function isAfter({ open }: BbSeen, event: Told<Baltic>['event'], { kind, target }: Shooting): event is After {
  switch (event.kind) {
    case 'struck':
    case 'became':
    case 'overrun':
    case 'seized':
      return event.vessel === target;
    case 'battered':
      return event.feature === target;
    // BB-4.3.10 Hits on a squadron are its owner's to allot.
    case 'owed':
      return kind === 'strafed' && event.what === 'corvettes';
    // BB-4.6.3 Planes of the whole group that is shot at.
    case 'shot-down':
      return kind === 'ack-ack' && markerNamed(open, event.marker)?.side === markerNamed(open, target)?.side;
    default:
      return false;
  }
}

/** Whom it has hurt: BB-4.6.3 of a group of markers those that have lost planes. */
export function struckOf(after: readonly After[]): string[] {
  return [...new Set(after.flatMap(event => ('vessel' in event ? [event.vessel] : 'marker' in event ? [event.marker] : [])))];
}

/** Whom it has wrecked, sunk or shot down. */
export function lostOf(after: readonly After[]): string[] {
  return [
    ...new Set(
      after.flatMap(event => {
        if (event.kind === 'shot-down') return event.left === 0 ? [event.marker] : [];
        return event.kind === 'became' && event.status !== 'crippled' ? [event.vessel] : [];
      }),
    ),
  ];
}

export function hitsOf(after: readonly After[]): number {
  return after.reduce((sum, event) => sum + hitsIn(event), 0);
}

function hitsIn(event: After): number {
  switch (event.kind) {
    case 'struck':
    case 'battered':
      return event.hits;
    case 'overrun':
      return event.boxes + event.tenners;
    case 'owed':
      return event.n;
    case 'shot-down':
      return event.planes;
    default:
      return 0;
  }
}

/** `3 hits, 2 jinked, 1 box; a wreck`. */
export function cameOf(after: readonly After[]): string {
  return after.map(afterWords).join('; ') || 'no hit';
}

const BECAME: Readonly<Record<string, string>> = { crippled: 'crippled', wreck: 'a wreck' };

function afterWords(event: After): string {
  switch (event.kind) {
    case 'struck': {
      const jinked = event.jinked > 0 ? [`${event.jinked} jinked`] : [];
      return [count(event.hits, 'hit', 'hits'), ...jinked, count(event.boxes, 'box', 'boxes')].join(', ');
    }
    case 'battered':
      return `${count(event.hits, 'hit', 'hits')}, ${count(event.boxes, 'box', 'boxes')}`;
    case 'became':
      return BECAME[event.status] ?? 'gone';
    case 'overrun': {
      const boxes = event.boxes > 0 ? [`${count(event.boxes, 'box', 'boxes')} of marines`] : [];
      const tenners = event.tenners > 0 ? [count(event.tenners, 'tenner', 'tenners')] : [];
      return [...boxes, ...tenners].join(', ');
    }
    case 'seized':
      return event.seized < event.needs ? `${event.seized} of ${event.needs} toward her capture` : 'captured';
    case 'owed':
      return `${count(event.n, 'hit', 'hits')} for their owner to allot`;
    default:
      return event.left === 0 ? 'the last plane down' : `${count(event.planes, 'plane', 'planes')} down`;
  }
}

/** BB-3.2.59 Boxes of the hull, BB-3.4.4 of marines, BB-4.6.3 planes of a marker, before and after. */
export function tracksOf(seen: BbSeen, after: readonly After[]): Track[] {
  return after.flatMap(event => {
    if (event.kind === 'shot-down') return planesTrack(seen, event);
    if (event.kind !== 'struck' && event.kind !== 'overrun') return [];
    const vessel = vesselNamed(seen.open, event.vessel);
    if (!vessel || event.boxes === 0) return [];
    const { hull, ram } = cardOf(seen.book, vessel);
    const [word, of] = event.kind === 'struck' ? ['hull', hull] : ['marines', ram];
    return [{ word: word as string, of: of as number, from: event.left + event.boxes, to: event.left }];
  });
}

/** Planes of a marker before and after. */
export function planesTrack({ book, open }: BbSeen, { marker: id, planes, left }: Of<'shot-down'>): Track[] {
  const marker = markerNamed(open, id);
  return marker ? [{ word: 'planes', of: cardOfPlanes(book, marker).planes, from: left + planes, to: left }] : [];
}
