/** Whose doing is what was told, and what of it stands above the time bar. */

import type { Told } from '@flagplot/kernel';
import type { Squadrons } from '../rules/state.ts';
import type { SqSeen } from './scene.ts';

type Event = Told<Squadrons>['event'];

/** Fire and losses are marked above the time bar. */
export function markOfEvent({ kind }: Event): 'fire' | 'loss' | undefined {
  if (kind === 'declared') return 'fire';
  return kind === 'destroyed' ? 'loss' : undefined;
}

/** Whose doing an event is. */
export function sideOfEvent(event: Event, { book }: SqSeen): string | undefined {
  if (event.kind === 'thrown') return event.why.by;
  if (event.kind === 'ruled') return event.side;
  if ('squadron' in event) return book.squadrons[book.squadronAt[event.squadron] ?? -1]?.side;
  return undefined;
}
