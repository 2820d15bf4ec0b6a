/** What was told, as motions: movement side by side, fire side by side, what was struck, what was lost. */

import type { Hex } from '@flagplot/hexes';
import type { Told } from '@flagplot/kernel';
import type { Beat, Motion } from '@flagplot/scene';
import { inFormation } from '../rules/map.ts';
import { take } from '../rules/movement/path.ts';
import type { Place } from '../rules/orders.ts';
import type { FleetAction } from '../rules/state.ts';
import { ofBook } from '../words/names.ts';
import { type FaSeen, sideOfSquadron, squadronOf } from './seen.ts';

type Event = Told<FleetAction>['event'];
type Of<K extends Event['kind']> = Extract<Event, { kind: K }>;

/** Motions seen together stand in one beat: all movement of a side in a pulse, all fire of a side, all hits, all losses. */
export function beats(told: readonly Told<FleetAction>[], seen: FaSeen): Beat[] {
  const made: { key: string; motions: Motion[] }[] = [];
  for (const { event, clock } of told) {
    const motions = motionsOf(event, seen);
    if (motions.length === 0) continue;
    const key = `${clock.turn}/${clock.line}/${event.kind}/${sideOfEvent(event, seen) ?? ''}`;
    const same = made.findLast(beat => beat.key === key);
    if (same) same.motions.push(...motions.filter(motion => !same.motions.some(other => alike(motion, other))));
    else made.push({ key, motions });
  }
  return made.map(beat => beat.motions);
}

function motionsOf(event: Event, seen: FaSeen): Motion[] {
  switch (event.kind) {
    case 'moved':
      return moves(event, seen);
    case 'shifted':
      return [shift(event)];
    case 'fired':
      return [fire(event.ship, event, seen)];
    case 'launched':
      return [fire(event.salvo.ship, event, seen)];
    case 'hit':
      return [{ kind: 'hit', unit: event.ship, at: hexOf(event.at) }];
    case 'destroyed':
      return [{ kind: 'loss', unit: event.ship, at: hexOf(event.at) }];
    default:
      return [];
  }
}

/** A ship on its way to its new place in the formation. */
function shift({ ship, from, to }: Of<'shifted'>): Motion {
  return { kind: 'move', unit: ship, through: [from, to].map(({ q, r, heading }) => ({ at: { q, r }, facing: heading })) };
}

function fire(ship: string, { from, to }: Pick<Of<'fired'>, 'from' | 'to'>, { book }: FaSeen): Motion {
  return { kind: 'fire', side: ofBook(book, ship)?.side ?? '', from: hexOf(from), to: hexOf(to) };
}

/** Two weapons of one ship at one target are one line; two hits on a ship are one cross. */
function alike(a: Motion, b: Motion): boolean {
  if (a.kind === 'fire' && b.kind === 'fire') return sameHex(a.from, b.from) && sameHex(a.to, b.to);
  return a.kind === 'hit' && b.kind === 'hit' && a.unit === b.unit;
}

const sameHex = (a: Hex, b: Hex): boolean => a.q === b.q && a.r === b.r;

const hexOf = ({ q, r }: Hex): Hex => ({ q, r });

/** Every ship of a squadron goes with its command ship, step by step in its place of the formation, or takes the same steps by itself. */
function moves(moved: Of<'moved'>, seen: FaSeen): Motion[] {
  const squadron = squadronOf(seen, moved.squadron);
  const all = seen.book.squadrons[seen.book.squadronAt[moved.squadron] ?? -1]?.ships ?? [];
  return moved.ships.map(({ ship, from, to }) => {
    const offset = squadron?.formation[all.indexOf(seen.book.shipAt[ship] ?? -1)] ?? { q: 0, r: 0 };
    const way = moved.relative ? alone(from, moved.steps) : along(from, offset, moved.steps);
    const through = [from, ...way.slice(0, -1), to];
    return { kind: 'move', unit: ship, through: through.map(({ q, r, heading }) => ({ at: { q, r }, facing: heading })) };
  });
}

function alone(from: Place, steps: Of<'moved'>['steps']): Place[] {
  let place = from;
  return steps.map(step => {
    place = take(place, step);
    return place;
  });
}

function along(from: Place, offset: Hex, steps: Of<'moved'>['steps']): Place[] {
  const stand = inFormation({ q: 0, r: 0, heading: from.heading }, offset);
  let lead: Place = { q: from.q - stand.q, r: from.r - stand.r, heading: from.heading };
  return steps.map(step => {
    lead = take(lead, step);
    return inFormation(lead, offset);
  });
}

/** Whose doing an event is. */
export function sideOfEvent(event: Event, { book }: FaSeen): string | undefined {
  if (event.kind === 'thrown') return event.why.by;
  if ('side' in event) return event.side;
  if ('squadron' in event) return sideOfSquadron(book, event.squadron) || undefined;
  if ('salvo' in event) return ofBook(book, event.salvo.ship)?.side;
  if ('vortex' in event) return ofBook(book, event.vortex.ship)?.side;
  if ('ship' in event) return ofBook(book, event.ship)?.side;
  return undefined;
}
