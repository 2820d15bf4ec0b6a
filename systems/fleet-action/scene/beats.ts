/** What was told, as beats: movement side by side, each volley by itself, what was lost, whose nerve broke, who was named, who came. */

import type { Hex } from '@flagplot/hexes';
import type { Told } from '@flagplot/kernel';
import type { Beat, BeatKind, BeatPart, End, Motion } from '@flagplot/scene';
import { beatsOf } from '@flagplot/scene/beats.ts';
import { inFormation } from '../rules/map.ts';
import { take } from '../rules/movement/path.ts';
import type { Place } from '../rules/orders.ts';
import { shipIndices } from '../rules/roster.ts';
import type { FleetAction } from '../rules/state.ts';
import { ofBook } from '../words/names.ts';
import { type FaSeen, squadronOf } from './seen.ts';
import { sideOfEvent } from './sides.ts';
import { volleys } from './volleys.ts';

type Event = Told<FleetAction>['event'];
type Of<K extends Event['kind']> = Extract<Event, { kind: K }>;

/** Seen together is all movement of a side in a pulse, all fire at one ship, and whatever else of a kind is told of a side at one time. */
export function beats(told: readonly Told<FleetAction>[], seen: FaSeen): Beat[] {
  return beatsOf(told, volleys(told, seen.book), ({ event }) => partOf(event, seen));
}

/** The kinds of beat there are, and what is told in each. */
const KINDS: Partial<Record<Event['kind'], BeatKind>> = {
  deployed: 'arrival',
  'fleet-speed': 'arrival',
  back: 'arrival',
  regrouped: 'arrival',
  surplus: 'notice',
  vortex: 'notice',
  'jump-opened': 'notice',
  direction: 'notice',
  formed: 'notice',
  patrol: 'notice',
  entered: 'arrival',
  speed: 'move',
  shifted: 'move',
  moved: 'move',
  launched: 'launch',
  spent: 'launch',
  'mines-launched': 'launch',
  'mines-opened': 'launch',
  'mines-burst': 'launch',
  mined: 'notice',
  'flight-mined': 'notice',
  sortie: 'launch',
  flown: 'move',
  landed: 'arrival',
  dogfight: 'notice',
  attacks: 'notice',
  guarded: 'notice',
  strafed: 'notice',
  downed: 'loss',
  hurt: 'notice',
  duelled: 'notice',
  adrift: 'move',
  'broken-off': 'notice',
  'called-off': 'notice',
  hit: 'loss',
  destroyed: 'loss',
  gone: 'loss',
  broken: 'loss',
  stricken: 'morale',
  leaderless: 'morale',
  morale: 'morale',
  withdraws: 'morale',
  commander: 'naming',
  flagship: 'naming',
  guide: 'naming',
  out: 'notice',
  closed: 'notice',
  placed: 'notice',
  style: 'notice',
  'relief-comes': 'arrival',
  'relief-late': 'notice',
  'relief-never': 'notice',
  ability: 'morale',
  'elint-jammed': 'notice',
  supports: 'notice',
  'network-jammed': 'notice',
  'network-fails': 'notice',
  'network-clear': 'notice',
  'targeting-jammed': 'notice',
};

function partOf(event: Event, seen: FaSeen): BeatPart | undefined {
  const kind = KINDS[event.kind];
  return kind && { kind, key: sideOfEvent(event, seen) ?? '', motions: motionsOf(event, seen), at: spotOf(event, seen) };
}

/** Where it happens: at a hex, at a ship, or of a squadron at its command ship; of one that moved where that comes to. */
function spotOf(event: Event, seen: FaSeen): End | undefined {
  switch (event.kind) {
    case 'deployed':
    case 'back':
    case 'regrouped':
    case 'surplus':
      return hexOf(event.place);
    case 'vortex':
      return hexOf(event.vortex);
    case 'destroyed':
    case 'gone':
    case 'mines-opened':
    case 'mines-burst':
      return hexOf(event.at);
    case 'launched':
      return hexOf(event.to);
    case 'leaderless':
    case 'morale':
    case 'withdraws':
      return leadOf(event.squadron, seen);
    case 'moved':
      return endOf(event, seen);
    case 'shifted':
    case 'speed':
      return undefined;
    default:
      return arrivalSpot(event) ?? flightSpot(event) ?? unitOf(event);
  }
}

/** Where flights do what they do: where they come to, or where they are. */
function flightSpot(event: Event): Hex | undefined {
  switch (event.kind) {
    case 'sortie':
    case 'dogfight':
    case 'duelled':
      return hexOf(event.at);
    case 'flown':
    case 'strafed':
    case 'adrift':
      return hexOf(event.to);
    default:
      return undefined;
  }
}

/** The command ship of a squadron. */
function leadOf(squadron: string, seen: FaSeen): End | undefined {
  const lead = squadronOf(seen, squadron)?.commander;
  return lead ? { unit: lead } : undefined;
}

/** Where a vortex forms, and who comes through it. */
function arrivalSpot(event: Event): End | undefined {
  if (event.kind === 'formed') return hexOf(event.portal);
  if (event.kind === 'jump-opened') return hexOf(event.at);
  return event.kind === 'entered' && event.ships[0] ? hexOf(event.ships[0].at) : undefined;
}

/** The ship it is told of: that which lends or is jammed, or the first that launches. */
function unitOf(event: Event): End | undefined {
  if (event.kind === 'mines-launched') return event.ships[0] && { unit: event.ships[0].ship };
  if (event.kind === 'supports') return { unit: event.support.ship };
  if (event.kind === 'network-jammed' || event.kind === 'network-fails') return { unit: event.target };
  if (event.kind === 'landed') return { unit: event.carrier };
  if (event.kind === 'hurt') return { unit: event.flight };
  if (event.kind === 'downed') return event.left > 0 ? { unit: event.flight } : undefined;
  return 'ship' in event ? { unit: event.ship } : undefined;
}

/** Where the command ship of a squadron has moved to, or the first of its ships. */
function endOf({ squadron, ships }: Of<'moved'>, seen: FaSeen): Hex | undefined {
  const lead = squadronOf(seen, squadron)?.commander;
  const moved = ships.find(({ ship }) => ship === lead) ?? ships[0];
  return moved && hexOf(moved.to);
}

function motionsOf(event: Event, seen: FaSeen): Motion[] {
  switch (event.kind) {
    case 'moved':
      return moves(event, seen);
    case 'shifted':
      return [shift(event)];
    case 'deployed':
      return arrivals(event);
    case 'entered':
      return event.ships.map(({ ship, at }) => ({ kind: 'move', unit: ship, through: [{ at: hexOf(at), facing: at.heading }] }));
    case 'launched':
      return [fire(event.salvo.ship, event, seen)];
    case 'destroyed':
      return [{ kind: 'loss', unit: event.ship, at: hexOf(event.at) }];
    case 'flown':
      return flights(event);
    case 'strafed':
      return [{ kind: 'fire', side: sideOfEvent(event, seen) ?? '', from: hexOf(event.from), to: hexOf(event.to) }];
    default:
      return [];
  }
}

/** A flight and the escorts that go with it, hex by hex. */
function flights({ flight, covers, from, through, to: { heading } }: Of<'flown'>): Motion[] {
  const way = [hexOf(from), ...through].map(at => ({ at, facing: heading }));
  return [flight, ...covers].map(unit => ({ kind: 'move', unit, through: way }));
}

/** Ships that are there at once, each in its place of the formation. */
function arrivals({ place: { heading }, ships }: Of<'deployed'>): Motion[] {
  return ships.map(({ ship, q, r }) => ({ kind: 'move', unit: ship, through: [{ at: { q, r }, facing: heading }] }));
}

/** A ship on its way to its new place in the formation. */
function shift({ ship, from, to }: Of<'shifted'>): Motion {
  return { kind: 'move', unit: ship, through: [from, to].map(({ q, r, heading }) => ({ at: { q, r }, facing: heading })) };
}

function fire(ship: string, { from, to }: Pick<Of<'launched'>, 'from' | 'to'>, { book }: FaSeen): Motion {
  return { kind: 'fire', side: ofBook(book, ship)?.side ?? '', from: hexOf(from), to: hexOf(to) };
}

const hexOf = ({ q, r }: Hex): Hex => ({ q, r });

/** Every ship of a squadron goes with its command ship, step by step in its place of the formation, or takes the same steps by itself. */
function moves(moved: Of<'moved'>, seen: FaSeen): Motion[] {
  const squadron = squadronOf(seen, moved.squadron);
  const all = shipIndices(seen, moved.squadron);
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
