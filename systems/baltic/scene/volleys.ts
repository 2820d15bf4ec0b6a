// Fire as it is watched: one throw at one target, with what that did to it.

import type { Told } from '@flagplot/kernel';
import type { Point } from '@flagplot/plane';
import { inches } from '@flagplot/plane/words';
import type { Track, Volley } from '@flagplot/scene';
import type { Event } from '../rules/events.ts';
import { count, targetName, vesselName, weaponName } from '../rules/names.ts';
import { cardOf, vesselNamed } from '../rules/roster.ts';
import type { Baltic } from '../rules/state.ts';
import { type BbSeen, spotOf } from './seen.ts';

type Of<K extends Event['kind']> = Extract<Event, { kind: K }>;
type After = Of<'struck' | 'became' | 'battered'>;

/** A throw as it is read: BB-2.0.5 who fires is told first, then the dice, then what they did. */
interface ReadVolley {
  fired: Of<'fired'>;
  told: number[];
  aimed: number[];
  after: After[];
}

/** All volleys of what was told, in its order. `seen` is the table after it. */
export function volleys(told: readonly Told<Baltic>[], seen: BbSeen): Volley<Point>[] {
  const found: ReadVolley[] = [];
  let now: ReadVolley | undefined;
  for (const [i, { event }] of told.entries()) {
    if (event.kind === 'fired') {
      now = { fired: event, told: [i], aimed: [], after: [] };
      found.push(now);
    } else if (now && event.kind === 'thrown' && now.aimed.length === 0 && now.after.length === 0) {
      now.told.push(i);
      now.aimed.push(i);
    } else if (now && isAfter(event, now.fired.target)) {
      now.told.push(i);
      now.after.push(event);
    } else now = undefined;
  }
  return found.map(one => volleyOf(seen, one));
}

function isAfter(event: Told<Baltic>['event'], target: string): event is After {
  if (event.kind === 'struck' || event.kind === 'became') return event.vessel === target;
  return event.kind === 'battered' && event.feature === target;
}

function volleyOf(seen: BbSeen, read: ReadVolley): Volley<Point> {
  const { fired, told, aimed, after } = read;
  const at = spotOf(fired.to);
  const target = fired.target;
  const isGone = after.some(event => event.kind === 'became' && event.status !== 'crippled');
  const isVessel = vesselNamed(seen.open, target) !== undefined;
  const came = cameOf(after);
  const shot = { told, aimed, side: sideOf(seen, fired), lines: [{ from: spotOf(fired.from), to: at }], came };
  return {
    told,
    target: { id: target, side: vesselNamed(seen.open, target)?.side ?? '', name: targetName(seen.book, target), at },
    shots: [{ ...shot, says: shotWords(seen, fired), hits: hitsOf(after) }],
    says: came,
    tracks: tracksOf(seen, after),
    struck: after.length > 0 && isVessel ? [{ unit: target, at }] : [],
    lost: isGone && isVessel ? [{ unit: target, at }] : [],
  };
}

function sideOf({ open }: BbSeen, { by: [first = ''] }: Of<'fired'>): string {
  return vesselNamed(open, first)?.side ?? '';
}

/** `Vasa, fore turrets at Lohengrin, range 12.974, 6 dice`. */
function shotWords({ book }: BbSeen, { by, weapon, target, range, dice }: Of<'fired'>): string {
  const [first = ''] = by;
  const who = by.length === 1 ? vesselName(book, first) : `${by.length} vessels`;
  const thrown = dice === 0 ? 'no dice' : count(dice, 'die', 'dice');
  return `${who}, ${weaponName(book, first, weapon)} at ${targetName(book, target)}, range ${inches(range)}, ${thrown}`;
}

function hitsOf(after: readonly After[]): number {
  return after.reduce((sum, event) => sum + (event.kind === 'became' ? 0 : event.hits), 0);
}

/** `3 hits, 2 jinked, 1 box; a wreck`. */
function cameOf(after: readonly After[]): string {
  const said = after.map(event => {
    if (event.kind === 'became') return event.status === 'crippled' ? 'crippled' : event.status === 'wreck' ? 'a wreck' : 'gone';
    const jinked = event.kind === 'struck' && event.jinked > 0 ? [`${event.jinked} jinked`] : [];
    return [count(event.hits, 'hit', 'hits'), ...jinked, count(event.boxes, 'box', 'boxes')].join(', ');
  });
  return said.join('; ') || 'no hit';
}

/** BB-3.2.59 Boxes of the hull before and after. */
function tracksOf({ book, open }: BbSeen, after: readonly After[]): Track[] {
  return after.flatMap(event => {
    if (event.kind !== 'struck' || event.boxes === 0) return [];
    const vessel = vesselNamed(open, event.vessel);
    if (!vessel) return [];
    return [{ word: 'hull', of: cardOf(book, vessel).hull, from: event.left + event.boxes, to: event.left }];
  });
}
