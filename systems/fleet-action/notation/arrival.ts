// Chapters 1.2 to 1.6 in a position: vortices by which squadrons come, who is due, what is forming, how squadrons have been steered; and of a folder plans and entries.

import type { Hex } from '@flagplot/hexes';
import type { Side } from '@flagplot/kernel';
import { Phrase } from '@flagplot/manifest/orders';
import { idText, type Names, namesOf, type Reader, type TextFault } from '@flagplot/manifest/text';
import type { Book } from '../rules/book.ts';
import type { JumpPlan, Sealed, SealedEntry } from '../rules/folder.ts';
import { directionOf, headingOf } from '../rules/map.ts';
import type { Arrival, Forming, Portal, Squadron, Track } from '../rules/open.ts';
import type { Place } from '../rules/orders.ts';
import { HEADINGS } from '../rules/orders.ts';
import { firstSquadron } from '../rules/roster.ts';
import { pathText, readPath } from './path.ts';
import { hexText, placeText, readHex, readNames } from './place.ts';

const MOST = { turn: 1000, speed: 99, offset: 99, change: 99 };

/** What a text says of an arrival, and whom it may call. */
export interface ArrivalSaid {
  readonly book: Book;
  readonly faults: TextFault[];
  readonly sides: Names;
  readonly ships: Names;
  readonly arrival: Arrival;
  /** Tracks, whose squadrons are known when all is read. */
  readonly tracks: { squadron: string; start: Partial<Squadron>; rest: Omit<Track, 'start'> }[];
  readonly jumps: Map<Side, Pick<Sealed, 'plans' | 'entries'>>;
}

/** Nothing said of an arrival. */
export function newArrival(): Pick<ArrivalSaid, 'arrival' | 'tracks' | 'jumps'> {
  return {
    arrival: { portals: [], gates: [], due: [], forming: [], tracks: [], wakes: [] },
    tracks: [],
    jumps: new Map(),
  };
}

function squadronNames({ squadrons }: Book): Names {
  return namesOf(squadrons.map(({ id }) => ({ id, name: id })));
}

function readPlaceIn(reader: Reader): Place | undefined {
  const hex = readHex(reader);
  const heading = reader.oneOf('a heading', HEADINGS);
  return hex && heading ? { q: hex.q, r: hex.r, heading: directionOf(heading) } : undefined;
}

function readOffset(reader: Reader): Hex | undefined {
  const q = reader.whole('an offset', -MOST.offset, MOST.offset);
  const r = reader.whole('an offset', -MOST.offset, MOST.offset);
  return q === undefined || r === undefined ? undefined : { q, r };
}

function readPortal(reader: Reader, { book, ships }: ArrivalSaid): Portal | undefined {
  const ship = reader.name('ship', ships);
  const place = ship === undefined ? undefined : readPlaceIn(reader);
  return ship === undefined || !place ? undefined : { ...place, ship, squadron: firstSquadron(book, ship).id };
}

function readWake(reader: Reader, said: ArrivalSaid): void {
  const portal = readPortal(reader, said);
  const turn = reader.accept('turn') ? reader.whole('turn', 0, MOST.turn) : undefined;
  if (portal && turn !== undefined) said.arrival.wakes.push({ ...portal, turn });
}

/** FA-1.3 `forming earth 3055 anchored N lead 3058 with earth-a earth-b`. */
function readForming(reader: Reader, { book, sides, arrival }: ArrivalSaid): void {
  const side = reader.name('side', sides);
  const at = readHex(reader);
  const anchored = reader.accept('anchored');
  const heading = HEADINGS.find(one => reader.accept(one.toLowerCase()));
  const lead = reader.accept('lead') ? readHex(reader) : undefined;
  reader.accept('with');
  const squadrons = readNames(reader, squadronNames(book));
  if (side === undefined || !at) return;
  const one: Forming = { side, squadrons, at: { q: at.q, r: at.r } };
  if (anchored) one.anchored = true;
  if (heading) one.heading = directionOf(heading);
  if (lead) one.lead = { q: lead.q, r: lead.r };
  arrival.forming.push(one);
}

/** FA-1.4.4 `track narn-a 3020 S speed 4 change 2 -1 posts 0 0 0 1 way f f / f`: how it stood as the extra turn began, and its way. */
function readTrack(reader: Reader, said: ArrivalSaid): void {
  const squadron = reader.name('squadron', squadronNames(said.book));
  const place = readPlaceIn(reader);
  const speed = reader.accept('speed') ? reader.whole('speed', 0, MOST.speed) : undefined;
  const pulse = reader.accept('change') ? reader.whole('pulse', 1, 3) : undefined;
  const by = pulse === undefined ? undefined : reader.whole('change', -MOST.change, MOST.change);
  const formation: Hex[] = [];
  if (reader.accept('posts'))
    while (reader.peek()?.kind === 'word' && !reader.isNext('way')) {
      const one = readOffset(reader);
      if (!one) break;
      formation.push(one);
    }
  reader.accept('way');
  const { pulses, parts } = readPath(new Phrase(reader.rest(), said.faults));
  if (squadron === undefined || !place || speed === undefined) return;
  const change = pulse === undefined || by === undefined ? {} : { change: { pulse, by } };
  said.tracks.push({ squadron, start: { ...place, speed, formation }, rest: { path: pulses.slice(0, parts), ...change } });
}

function folderOf({ jumps }: ArrivalSaid, side: Side): Pick<Sealed, 'plans' | 'entries'> {
  const folder = jumps.get(side) ?? {};
  jumps.set(side, folder);
  return folder;
}

/** FA-1.2.4 `plan earth turn 1 3055 gate 3030 SE with earth-a earth-b opens meridian`. */
function readPlan(reader: Reader, said: ArrivalSaid): void {
  const side = reader.name('side', said.sides);
  const turn = reader.accept('turn') ? reader.whole('turn', 1, MOST.turn) : undefined;
  const at = readHex(reader);
  const gate = reader.accept('gate') ? readPlaceIn(reader) : undefined;
  reader.accept('with');
  const squadrons = readNames(reader, squadronNames(said.book));
  const openers = reader.accept('opens') ? readNames(reader, said.ships) : [];
  if (side === undefined || turn === undefined || !at) return;
  const plan: JumpPlan = { turn, squadrons, openers, at: { q: at.q, r: at.r }, ...(gate && { gate }) };
  const folder = folderOf(said, side);
  folder.plans = [...(folder.plans ?? []), plan];
}

/** FA-1.5 `entry earth-a 3057 N speed 6: meridian by meridian 0 0 0 0, halcyon 0 0 1 0`: each ship's vortex, and its places as it comes and as the turn ends. */
function readEntry(reader: Reader, said: ArrivalSaid): void {
  const squadron = reader.name('squadron', squadronNames(said.book));
  const at = readPlaceIn(reader);
  const speed = reader.accept('speed') ? reader.whole('speed', 0, MOST.speed) : undefined;
  reader.marks();
  const ships: SealedEntry['ships'] = [];
  for (let ship = reader.findName(said.ships); ship !== undefined; ship = reader.findName(said.ships)) {
    const by = reader.accept('by') ? reader.name('ship', said.ships) : undefined;
    const [from, to] = [readOffset(reader), readOffset(reader)];
    if (from && to) ships.push({ ship, ...(by !== undefined && { by }), from, to });
    reader.marks();
  }
  if (squadron === undefined || !at || speed === undefined) return;
  const folder = folderOf(said, firstSquadron(said.book, squadron).side);
  folder.entries = [...(folder.entries ?? []), { squadron, speed, at, ships }];
}

/** The lines that this chapter brings, by their first words. */
export const ARRIVAL_LINES: Readonly<
  Record<
    'portal' | 'wake' | 'anchor' | 'due' | 'forming' | 'track' | 'plan' | 'entry',
    (reader: Reader, said: ArrivalSaid) => void
  >
> = {
  portal: (reader, said) => {
    const portal = readPortal(reader, said);
    if (portal) said.arrival.portals.push(portal);
  },
  wake: readWake,
  anchor: (reader, { sides, arrival }) => {
    const side = reader.name('side', sides);
    const relief = reader.accept('relief');
    const place = readPlaceIn(reader);
    if (side !== undefined && place) arrival.gates.push({ ...place, side, ...(relief && { relief: true as const }) });
  },
  due: (reader, { book, arrival }) => {
    arrival.due.push(...readNames(reader, squadronNames(book)));
  },
  forming: readForming,
  track: readTrack,
  plan: readPlan,
  entry: readEntry,
};

/** What lies open of an arrival, where a side jumps in or anything was said of one. */
export function arrivalOf({ book, arrival, tracks }: ArrivalSaid, squadrons: readonly Squadron[]): { arrival?: Arrival } {
  const isSaid = tracks.length > 0 || Object.values(arrival).some(list => (list as readonly unknown[]).length > 0);
  if (!book.chapters.includes('arrival') && !isSaid) return {};
  const whole = tracks.map(({ squadron, start, rest }) => ({
    start: { ...(squadrons[book.squadronAt[squadron] as number] as Squadron), ...start },
    ...rest,
  }));
  return { arrival: { ...arrival, tracks: whole } };
}

const ids = (all: readonly string[]): string => all.map(id => idText(id, [])).join(' ');
const offsetText = ({ q, r }: Hex): string => `${q} ${r}`;
const portalText = (portal: Portal): string => `${idText(portal.ship, [])} ${placeText(portal)}`;

/** The lines of what lies open. */
export function arrivalLines(arrival: Arrival | undefined): string[] {
  if (!arrival) return [];
  const { portals, gates, due, forming, tracks, wakes } = arrival;
  return [
    ...portals.map(one => `portal ${portalText(one)}`),
    ...gates.map(one => `anchor ${idText(one.side, [])}${one.relief ? ' relief' : ''} ${placeText(one)}`),
    ...(due.length > 0 ? [`due ${ids(due)}`] : []),
    ...forming.map(formingText),
    ...tracks.map(trackText),
    ...wakes.map(one => `wake ${portalText(one)} turn ${one.turn}`),
  ];
}

function formingText({ side, squadrons, at, anchored, heading, lead }: Forming): string {
  const words = [
    `forming ${idText(side, [])} ${hexText(at)}`,
    anchored && 'anchored',
    heading !== undefined && headingOf(heading),
    lead && `lead ${hexText(lead)}`,
    `with ${ids(squadrons)}`,
  ];
  return words.filter(Boolean).join(' ');
}

function trackText({ start, path, change }: Track): string {
  const changed = change ? ` change ${change.pulse} ${change.by}` : '';
  const posts = start.formation.map(offsetText).join(' ');
  return `track ${idText(start.id, [])} ${placeText(start)} speed ${start.speed}${changed} posts ${posts} way ${pathText(path)}`;
}

/** The lines of a side's folder. */
export function jumpLines(side: Side, { plans = [], entries = [] }: Sealed): string[] {
  return [
    ...plans.map(({ turn, squadrons, openers, at, gate }) => {
      const by = gate ? ` gate ${placeText(gate)}` : '';
      return `plan ${idText(side, [])} turn ${turn} ${hexText(at)}${by} with ${ids(squadrons)}${openers.length > 0 ? ` opens ${ids(openers)}` : ''}`;
    }),
    ...entries.map(({ squadron, speed, at, ships }) => {
      const passing = ships.map(
        ({ ship, by, from, to }) =>
          `${idText(ship, [])}${by === undefined ? '' : ` by ${idText(by, [])}`} ${offsetText(from)} ${offsetText(to)}`,
      );
      return `entry ${idText(squadron, [])} ${placeText(at)} speed ${speed}: ${passing.join(', ')}`;
    }),
  ];
}
