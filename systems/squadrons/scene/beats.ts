/** What was told, as beats: a squadron's move, all fire at one squadron, who fled, who leads, whose nerve broke. */

import type { Told } from '@flagplot/kernel';
import type { Beat, BeatKind, BeatPart, End, Motion } from '@flagplot/scene';
import { beatsOf } from '@flagplot/scene/beats.ts';
import type { Flown } from '../rules/events.ts';
import { numberOf } from '../rules/roster.ts';
import type { Squadrons } from '../rules/state.ts';
import { craftId } from '../words/names.ts';
import { along, type SqSeen } from './scene.ts';
import { volleys } from './volleys.ts';

type Event = Told<Squadrons>['event'];

/** Each squadron's move is seen by itself, all fire at one squadron, and all else of a kind and of a squadron at one time. */
export function beats(told: readonly Told<Squadrons>[], seen: SqSeen): Beat[] {
  return beatsOf(told, volleys(told, seen), ({ event }) => partOf(event, seen));
}

/** The kinds of beat there are, and what is told in each. */
const KINDS: Partial<Record<Event['kind'], BeatKind>> = {
  deployed: 'arrival',
  order: 'notice',
  moved: 'move',
  jammed: 'notice',
  destroyed: 'loss',
  leader: 'naming',
  level: 'morale',
  held: 'morale',
  fled: 'morale',
  cleared: 'notice',
  goal: 'notice',
};

function partOf(event: Event, seen: SqSeen): BeatPart | undefined {
  const kind = KINDS[event.kind];
  return (
    kind && { kind, key: 'squadron' in event ? event.squadron : '', motions: motionsOf(event, seen), at: spotOf(event, seen) }
  );
}

/** Where it happens: where a craft stands, at a craft, or of a squadron at its leader; of one that moved where he comes to. */
function spotOf(event: Event, { book, open }: SqSeen): End | undefined {
  if (!('squadron' in event)) return undefined;
  if ('at' in event) return { q: event.at.q, r: event.at.r };
  if ('craft' in event && typeof event.craft === 'number') return { unit: craftId(event.squadron, event.craft) };
  const squadron = open.squadrons[book.squadronAt[event.squadron] ?? -1];
  if (event.kind === 'moved') {
    const { to } = event.craft.find(({ craft }) => craft === numberOf(squadron?.leader ?? -1)) ?? event.craft[0] ?? {};
    return to && { q: to.q, r: to.r };
  }
  return squadron && { unit: craftId(squadron.id, numberOf(squadron.leader)) };
}

function motionsOf(event: Event, seen: SqSeen): Motion[] {
  switch (event.kind) {
    case 'deployed':
      return event.craft.map((place, i) => move(event.squadron, { craft: i + 1, path: '', from: place, to: place }, seen));
    case 'moved':
    case 'fled':
      return event.craft.map(flown => move(event.squadron, flown, seen));
    default:
      return [];
  }
}

function move(squadron: string, flown: Flown, seen: SqSeen): Motion {
  const through = along(seen, flown).map(({ q, r, heading }) => ({ at: { q, r }, facing: heading }));
  return { kind: 'move', unit: craftId(squadron, flown.craft), through };
}
