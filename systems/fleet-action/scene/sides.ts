/** Whose doing is what was told, and what of it stands above the time bar. */

import type { Told } from '@flagplot/kernel';
import type { FleetAction } from '../rules/state.ts';
import { ofBook } from '../words/names.ts';
import { type FaSeen, sideOfSquadron } from './seen.ts';

type Event = Told<FleetAction>['event'];

/** Fire and losses are marked above the time bar. */
export function markOfEvent({ kind }: Event): 'fire' | 'loss' | undefined {
  if (kind === 'fired' || kind === 'launched' || kind === 'mines-burst' || kind === 'strafed') return 'fire';
  return kind === 'destroyed' || kind === 'downed' ? 'loss' : undefined;
}

/** Whose doing an event is. */
export function sideOfEvent(event: Event, { book }: FaSeen): string | undefined {
  if (event.kind === 'thrown') return event.why.by;
  if ('side' in event) return event.side;
  if ('flight' in event && event.kind !== 'guarded') return book.flights?.find(one => one.id === event.flight)?.side;
  if ('squadron' in event) return sideOfSquadron(book, event.squadron) || undefined;
  if ('support' in event) return ofBook(book, event.support.ship)?.side;
  if ('by' in event && 'target' in event) return ofBook(book, event.by[0] ?? '')?.side;
  if ('salvo' in event) return ofBook(book, event.salvo.ship)?.side;
  if ('portal' in event) return ofBook(book, event.portal.ship)?.side;
  if ('vortex' in event) return ofBook(book, event.vortex.ship)?.side;
  if ('ship' in event) return ofBook(book, event.ship)?.side;
  return undefined;
}
