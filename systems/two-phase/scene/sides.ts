/** Whose doing is what was told, and what of it stands above the time bar. */

import type { Told } from '@flagplot/kernel';
import { unitNamed } from '../rules/roster.ts';
import type { TwoPhase } from '../rules/state.ts';
import type { TpSeen } from './seen.ts';

type Event = Told<TwoPhase>['event'];

/** Fire and losses are marked above the time bar. */
export function markOfEvent({ kind }: Event): 'fire' | 'loss' | undefined {
  if (kind === 'fired' || kind === 'hit') return 'fire';
  return kind === 'destroyed' ? 'loss' : undefined;
}

/** Whose doing an event is. */
export function sideOfEvent(event: Event, seen: TpSeen): string | undefined {
  if (event.kind === 'thrown') return event.why.by;
  if (event.kind === 'captured') return event.by;
  if (event.kind === 'snared' || event.kind === 'studied') return sideOf(seen, event.unit);
  if ('side' in event) return event.side;
  if ('by' in event && event.kind !== 'turned') return sideOf(seen, event.by);
  if ('unit' in event) return sideOf(seen, event.unit);
  return 'seeker' in event ? sideOf(seen, event.seeker) : undefined;
}

/** The side of a unit or of a seeker in flight. */
export function sideOf({ open }: Pick<TpSeen, 'open'>, id: string): string | undefined {
  return unitNamed(open, id)?.side ?? open.seekers.find(one => one.id === id)?.side;
}
