// A dogfight as it is watched: one volley, with a shot of each fighter of either side, and the planes it cost both.

import type { Thrown, Told } from '@flagplot/kernel';
import type { Point } from '@flagplot/plane';
import type { Shot, Volley } from '@flagplot/scene';
import { isFighter, markerNamed } from '../rules/aeroplanes/markers.ts';
import type { Event } from '../rules/events.ts';
import { capital, count, modelName, sideName } from '../rules/names.ts';
import type { Marker } from '../rules/open.ts';
import type { Baltic } from '../rules/state.ts';
import { planesTrack } from './came.ts';
import { type BbSeen, spotOf } from './seen.ts';

type Of<K extends Event['kind']> = Extract<Event, { kind: K }>;
type After = Of<'owed' | 'shot-down'>;
type AnyEvent = Told<Baltic>['event'];

/** A dogfight as it is read: who fights whom, the dice of each fighter, then what they cost. */
interface Fought {
  readonly fight: Of<'dogfought'>;
  readonly told: number[];
  readonly throws: { readonly i: number; readonly thrown: Thrown }[];
  readonly after: After[];
}

/** All dogfights of what was told, in its order. `seen` is the table after it. */
export function dogfights(told: readonly Told<Baltic>[], seen: BbSeen): Volley<Point>[] {
  const found: Fought[] = [];
  let open: Fought[] = [];
  for (const [i, { event }] of told.entries()) {
    if (event.kind === 'dogfought') {
      const one: Fought = { fight: event, told: [i], throws: [], after: [] };
      found.push(one);
      open.push(one);
    } else if (!takes(open, event, i)) open = [];
  }
  return found.map(one => volleyOf(seen, one));
}

/** BB-4.3.5 Planes are taken off once all have thrown: whether what is told next belongs to one of the fights, which then has it. */
function takes(open: readonly Fought[], event: AnyEvent, i: number): boolean {
  const isIn = (id: string) => (one: Fought) => one.fight.by.includes(id) || one.fight.on.includes(id);
  const last = open.at(-1);
  if (event.kind === 'thrown') {
    if (event.why.rule !== 'BB-4.3.4' || !last) return false;
    last.throws.push({ i, thrown: event });
    last.told.push(i);
    return true;
  }
  if (event.kind !== 'shot-down' && (event.kind !== 'owed' || event.what !== 'planes')) return false;
  const of = open.findLast(isIn(event.kind === 'owed' ? (event.among[0] ?? '') : event.marker));
  of?.after.push(event);
  of?.told.push(i);
  return of !== undefined;
}

function volleyOf(seen: BbSeen, fought: Fought): Volley<Point> {
  const { fight, told, after } = fought;
  const [first = ''] = fight.on;
  const target = markerNamed(seen.open, first);
  const down = after.filter(event => event.kind === 'shot-down');
  const says = costWords(seen, after);
  const shots = shotsOf(seen, fought);
  return {
    told,
    target: {
      ...{ id: first, side: target?.side ?? '', at: spotOf(target ?? { x: 0, y: 0 }) },
      name: `${capital(namesOf(seen, fight.by))} against ${namesOf(seen, fight.on)}`,
    },
    shots: shots.length === 1 ? shots.map(shot => ({ ...shot, came: says })) : shots,
    says,
    tracks: down.flatMap(event =>
      planesTrack(seen, event).map(track => ({ ...track, word: `planes of ${modelName(seen.book, event.marker)}` })),
    ),
    struck: down.map(({ marker, at }) => ({ unit: marker, at: spotOf(at) })),
    lost: down.filter(({ left }) => left === 0).map(({ marker, at }) => ({ unit: marker, at: spotOf(at) })),
  };
}

/** BB-4.3.4 Fighters throw, in their order: those that attack, then those that are attacked. */
function shotsOf(seen: BbSeen, { fight, throws }: Fought): Shot<Point>[] {
  const fighters = [...fight.by, ...fight.on].flatMap(id => markerNamed(seen.open, id) ?? []).filter(isFighter);
  return throws.flatMap((thrown, n) => {
    const fighter = fighters[n];
    return fighter ? [shotOf(seen, { fight, fighter, ...thrown })] : [];
  });
}

interface Throwing {
  fight: Of<'dogfought'>;
  fighter: Marker;
  i: number;
  thrown: Thrown;
}

/** What one fighter threw, at all that its side fights. */
function shotOf(seen: BbSeen, { fight, fighter, i, thrown }: Throwing): Shot<Point> {
  const others = fight.by.includes(fighter.id) ? fight.on : fight.by;
  const to = markerNamed(seen.open, others[0] ?? '');
  const { test } = thrown.why;
  const hits = test && 'n' in test ? thrown.faces.filter(face => face >= test.n).length : 0;
  return {
    ...{ told: [i], aimed: [i], side: fighter.side, hits },
    lines: to ? [{ from: spotOf(fighter), to: spotOf(to) }] : [],
    says: `${capital(namesOf(seen, [fighter.id]))} at ${namesOf(seen, others)}, ${count(thrown.faces.length, 'die', 'dice')}`,
    came: hits === 0 ? 'no hit' : count(hits, 'hit', 'hits'),
  };
}

function namesOf({ book }: BbSeen, ids: readonly string[]): string {
  return ids.map(id => modelName(book, id)).join(', ');
}

/** BB-4.3.6 `Fighters 1 of Teutonic Order lose 3 planes, 3 left`; of a side that has still to choose, `Teutonic Order loses 3 planes`. */
function costWords({ book, open }: BbSeen, after: readonly After[]): string {
  const gone = new Set(after.flatMap(event => (event.kind === 'shot-down' ? [markerNamed(open, event.marker)?.side] : [])));
  const words = after.flatMap(event => {
    if (event.kind === 'owed')
      return gone.has(event.side) ? [] : [`${sideName(book, event.side)} loses ${count(event.n, 'plane', 'planes')}`];
    const { marker, planes, left } = event;
    return [`${modelName(book, marker)} lose ${count(planes, 'plane', 'planes')}, ${left > 0 ? `${left} left` : 'all they had'}`];
  });
  return words.length === 0 ? 'No plane is lost' : capital(words.join('; '));
}
