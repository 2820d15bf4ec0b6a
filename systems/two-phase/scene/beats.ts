/** What was told, as beats: each stretch a unit moves, each volley, launches, losses, and whatever else a table is told. */

import type { Told } from '@flagplot/kernel';
import type { Beat, BeatKind, BeatPart, End, Motion } from '@flagplot/scene';
import { beatsOf } from '@flagplot/scene/beats.ts';
import type { Event } from '../rules/events.ts';
import { hexOf, type Place } from '../rules/map.ts';
import { unitNamed } from '../rules/roster.ts';
import type { TwoPhase } from '../rules/state.ts';
import type { TpSeen } from './seen.ts';
import { volleys } from './volleys.ts';

type AnyEvent = Told<TwoPhase>['event'];

/** What is more than a notice. */
const KINDS: Readonly<Partial<Record<Event['kind'], BeatKind>>> = {
  mustered: 'arrival',
  deployed: 'arrival',
  moved: 'move',
  turned: 'move',
  towed: 'move',
  displaced: 'move',
  flight: 'move',
  launched: 'launch',
  sent: 'launch',
  destroyed: 'loss',
  left: 'loss',
  'broke-down': 'morale',
  uncontrolled: 'morale',
  mutinied: 'morale',
};

/** What only says who is called, or that a line of the turn begins or ends: there is nothing to watch. */
const SILENT: ReadonlySet<string> = new Set<Event['kind']>([
  ...(['called', 'answered', 'phase', 'zero', 'halved', 'homing', 'in-field', 'banks', 'waterfall', 'ended', 'over'] as const),
]);

/** A unit's moves are watched together until something else is; a hex of all seekers together; all else unit by unit. */
export function beats(told: readonly Told<TwoPhase>[], seen: TpSeen): Beat[] {
  const fire = volleys(told, seen);
  const runs: Map<object, number> = runsOf(told, new Set(fire.flatMap(volley => volley.told)));
  return beatsOf(told, fire, one => partOf(one, { seen, run: runs.get(one) ?? 0 }));
}

/** TP-1.2.3 Whatever breaks into a unit's half-move begins another stretch of it. */
function runsOf(told: readonly Told<TwoPhase>[], taken: ReadonlySet<number>): Map<object, number> {
  const runs = new Map<object, number>();
  let run = 0;
  let before = '';
  for (const [i, one] of told.entries()) {
    const kind = taken.has(i) ? 'fire' : kindOf(one.event);
    if (kind === undefined) continue;
    const now = kind === 'move' ? `move ${keyOf(one.event)}` : kind;
    if (now !== before) run += 1;
    before = now;
    runs.set(one, run);
  }
  return runs;
}

function kindOf({ kind }: AnyEvent): BeatKind | undefined {
  if (kind === 'thrown' || kind === 'ruled' || SILENT.has(kind)) return undefined;
  return KINDS[kind] ?? 'notice';
}

function keyOf(event: AnyEvent): string {
  return 'unit' in event ? event.unit : '';
}

function partOf({ event }: Pick<Told<TwoPhase>, 'event'>, { seen, run }: { seen: TpSeen; run: number }): BeatPart | undefined {
  const kind = kindOf(event);
  if (kind === undefined) return undefined;
  const told = event as Event;
  return { kind, key: `${run}/${keyOf(event)}`, motions: motionsOf(told), at: spotOf(told, seen) };
}

/** Where it happens: where a unit comes to, in its hex, or at the unit itself. */
function spotOf(event: Event, { open }: TpSeen): End | undefined {
  if ('to' in event && typeof event.to === 'object') return hexOf(event.to);
  if ('at' in event && typeof event.at === 'object') return hexOf(event.at);
  return 'unit' in event && unitNamed(open, event.unit) ? { unit: event.unit } : undefined;
}

function motionsOf(event: Event): Motion[] {
  switch (event.kind) {
    case 'moved':
    case 'turned':
    case 'towed':
    case 'displaced':
      return [move(event.unit, [event.from, event.to])];
    case 'deployed':
      return [move(event.unit, [event.at])];
    case 'sent':
      return [move(event.unit, [event.at])];
    case 'launched':
      return [move(event.seeker, [event.at])];
    case 'flight':
      return event.flown.map(({ seeker, from, to }) => move(seeker, [from, to]));
    case 'struck':
      return [{ kind: 'hit', unit: event.unit, at: hexOf(event.at) }];
    case 'destroyed':
      return [{ kind: 'loss', unit: event.unit, at: hexOf(event.at) }];
    case 'vanished':
      return [{ kind: 'loss', unit: event.seeker, at: hexOf(event.at) }];
    default:
      return [];
  }
}

function move(unit: string, through: readonly Place[]): Motion {
  return { kind: 'move', unit, through: through.map(place => ({ at: hexOf(place), facing: place.facing })) };
}
