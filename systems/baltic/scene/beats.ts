// What was told, as beats: each stretch a unit sails, each throw of fire, launches, losses, and whatever else a table is told.

import type { Told } from '@flagplot/kernel';
import type { Point, Pose } from '@flagplot/plane';
import { bodyPoint, courseOf, flightOf, headingTo } from '@flagplot/plane';
import type { Beat, BeatKind, BeatPart, End, Motion } from '@flagplot/scene';
import { beatsOf } from '@flagplot/scene/beats.ts';
import { courseLine, posesAlong } from '@flagplot/scene/courses.ts';
import { markerNamed } from '../rules/aeroplanes/markers.ts';
import type { Event } from '../rules/events.ts';
import type { Hitch } from '../rules/open.ts';
import type { Baltic } from '../rules/state.ts';
import { dogfights } from './dogfights.ts';
import { type BbSeen, spotOf } from './seen.ts';
import { volleys } from './volleys.ts';

type AnyEvent = Told<Baltic>['event'];

/** What is more than a notice. */
const KINDS: Readonly<Record<string, BeatKind>> = {
  deployed: 'arrival',
  sailed: 'move',
  soared: 'move',
  backed: 'move',
  drifted: 'move',
  flew: 'move',
  ran: 'move',
  launched: 'launch',
  'flew-off': 'launch',
  scrambled: 'launch',
  'shot-down': 'loss',
  'went-down': 'loss',
  became: 'loss',
  withdrawn: 'loss',
};

/** What only says that a part of a turn begins or ends: there is nothing to watch. */
const SILENT: ReadonlySet<string> = new Set(['ready', 'done', 'passed', 'cleared', 'over']);

/** A unit's moves are watched vessel by vessel; all else as it is told. */
export function beats(told: readonly Told<Baltic>[], seen: BbSeen): Beat<Point>[] {
  return beatsOf(told, [...volleys(told, seen), ...dogfights(told, seen)], one => partOf(one, seen));
}

function partOf({ event }: { event: AnyEvent }, seen: BbSeen): BeatPart<Point> | undefined {
  if (event.kind === 'thrown' || event.kind === 'ruled' || SILENT.has(event.kind)) return undefined;
  const kind = KINDS[event.kind] ?? 'notice';
  return { kind, key: keyOf(event, kind), motions: motionsOf(event, seen), at: endOf(event, seen) };
}

/** Words of one event: the vessel, the unit, the side it is about. */
function keyOf(event: Event, kind: BeatKind): string {
  // BB-7.2.5 Who is towed goes along with her tug.
  if (event.kind === 'drifted' && event.tug !== undefined) return `/${event.tug}`;
  const of = event as unknown as Readonly<Record<string, unknown>>;
  const about = [of.vessel, of.unit, of.target, of.side, of.ship, of.salvo, of.marker, of.carrier].find(
    one => typeof one === 'string',
  );
  return `${kind === 'move' || kind === 'loss' ? '' : event.kind}/${about ?? ''}`;
}

/** Where it happens: where a vessel comes to, else where it lies. */
function endOf(event: Event, { open }: BbSeen): End<Point> | undefined {
  const { to, at, vessel } = event as unknown as Readonly<Record<string, unknown>>;
  for (const place of [to, at]) if (isPoint(place)) return spotOf(place);
  return typeof vessel === 'string' && open.vessels.some(({ id }) => id === vessel) ? { unit: vessel } : undefined;
}

function isPoint(value: unknown): value is Point {
  return typeof value === 'object' && value !== null && 'x' in value && 'y' in value;
}

function motionsOf(event: Event, { open }: BbSeen): Motion<Point>[] {
  switch (event.kind) {
    case 'sailed':
      return withRiders(event, open, sailThrough(event));
    case 'soared':
      return withRiders(event, open, posesAlong(flightOf(event.from, event.legs)));
    case 'backed':
    case 'drifted':
      return withRiders(event, open, [event.from, event.to].map(standOf));
    case 'ran':
      return [moveThrough(event.salvo, [event.from, event.to].map(standOf))];
    case 'flew':
      return event.markers.map(marker => moveThrough(marker, flightThrough(event)));
    case 'launched':
      return [moveThrough(event.salvo, [standOf(event.at)])];
    case 'beamed':
      return [beam(event, open)];
    case 'joined':
      return event.markers.map(marker => moveThrough(marker, [{ at: spotOf(event.at), facing: 0 }]));
    case 'shot-down':
      return event.left === 0 ? [{ kind: 'loss', unit: event.marker, at: spotOf(event.at) }] : [];
    case 'became':
      return lossOf(event, open);
    default:
      return [];
  }
}

type Stands = Extract<Motion<Point>, { kind: 'move' }>['through'];

function moveThrough(unit: string, through: Stands): Motion<Point> {
  return { kind: 'move', unit, through };
}

function standOf(pose: Pose): Stands[number] {
  return { at: spotOf(pose), facing: pose.heading };
}

/** BB-3.2.78 A beam along its whole length, whoever stands in it. */
function beam({ by, from, length }: Extract<Event, { kind: 'beamed' }>, open: BbSeen['open']): Motion<Point> {
  const side = open.vessels.find(({ id }) => id === by)?.side ?? '';
  return { kind: 'fire', side, from: spotOf(from), to: spotOf(bodyPoint(from, length, 0)) };
}

/** Markers have no heading: they are shown as they fly, leg by leg; BB-4.5.5 without any straight to where they are put. */
function flightThrough({ from, to, legs }: Extract<Event, { kind: 'flew' }>): Stands {
  const [first] = legs;
  const facing = first?.heading ?? headingTo({ x: to.x - from.x, y: to.y - from.y });
  const ends = courseLine(flightOf({ ...from, heading: facing }, legs)).through.slice(1, -1);
  return [
    { at: spotOf(from), facing },
    ...ends.map((at, i) => ({ at, facing: legs[i]?.heading ?? facing })),
    { at: spotOf(to), facing: legs.at(-1)?.heading ?? facing },
  ];
}

function lossOf({ vessel, status, at }: Extract<Event, { kind: 'became' }>, open: BbSeen['open']): Motion<Point>[] {
  const isKnown = open.vessels.some(({ id }) => id === vessel);
  return status !== 'crippled' && isKnown ? [{ kind: 'loss', unit: vessel, at: spotOf(at) }] : [];
}

function sailThrough({ from, legs, to }: Extract<Event, { kind: 'sailed' }>): Stands {
  return legs.length > 0 ? posesAlong(courseOf(from, legs)) : [standOf(to)];
}

/** BB-6.8.2, BB-4.5.4 A vessel, and with her whatever is fast to her, at the place of her body where it stands. */
function withRiders(
  { vessel, markers = [] }: { vessel: string; markers?: string[] },
  open: BbSeen['open'],
  through: Stands,
): Motion<Point>[] {
  const riders = markers.flatMap(id => {
    const on = markerNamed(open, id)?.on;
    return on?.vessel === vessel
      ? [
          moveThrough(
            id,
            through.map(stand => riderOf(stand, on)),
          ),
        ]
      : [];
  });
  return [moveThrough(vessel, through), ...riders];
}

/** Markers have no heading of their own. */
function riderOf({ at, facing }: Stands[number], { u, v }: Hitch): Stands[number] {
  return { at: spotOf(bodyPoint({ ...at, heading: facing }, u, v)), facing: 0 };
}
