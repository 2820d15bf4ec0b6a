// Chapter 8.1: all sides set up at the same time, unseen.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { Phase, Refusal, RollDie } from '@flagplot/kernel';
import type { Book, SideCard, SquadronOfBook } from '../book.ts';
import type { Edge, Facing, Place } from '../map.ts';
import { directionOf, FACINGS, isOnMap, LAYOUT } from '../map.ts';
import { oneGroup } from '../movement/cohesion.ts';
import type { Squadron } from '../open.ts';
import type { Deployment } from '../orders.ts';
import { sideOf } from '../roster.ts';
import type { Zone } from '../scenario-file.ts';
import { DEPLOYMENTS } from '../schemas.ts';
import { openTogether } from '../secret.ts';
import { choiceFaults, keepChoices } from '../standing/choices.ts';
import type { SqQuestion, Squadrons } from '../state.ts';

type Order = Squadrons['asks']['deploy']['order'];

/** SQ-8.1.1 Every side that has a choice of places; all are opened together. */
export const deploy: Phase<Squadrons, 'deploy'> = {
  name: 'Deployment',
  rule: 'SQ-8.1.1',
  asks({ book, clock }) {
    if (clock.round > 0) return [];
    const sides = book.sides.filter(({ id }) => squadronsToPlace(book, id).length > 0);
    return sides.map(({ id, zone }) => ({ side: id, kind: 'deploy', about: { zone } }));
  },
  carry(s, t, answers) {
    openTogether(s, t, answers);
    for (const answer of answers) {
      keepChoices(s, answer);
      for (const one of answer.order.squadrons) {
        const squadron = s.open.squadrons[s.book.squadronAt[one.squadron] as number] as Squadron;
        const craft = placesOf(one);
        craft.forEach((place, i) => void stand(squadron.craft[i] as Place, place));
        t.tell(() => ({ kind: 'deployed', squadron: one.squadron, craft }));
      }
    }
  },
};

/** The sides of a battle and their squadrons. */
type Fleets = Pick<Book, 'sides' | 'squadrons'>;

/** The squadrons that a side places itself. */
export function squadronsToPlace(book: Fleets, side: string): SquadronOfBook[] {
  return book.squadrons.filter(of => of.side === side && of.hex === null);
}

function placesOf({ hexes: names, facing }: Deployment): Place[] {
  const heading = directionOf(facing);
  return names.map(name => {
    const { q, r } = hexes.parseName(name, LAYOUT) as Hex;
    return { q, r, heading };
  });
}

function stand(craft: Place, { q, r, heading }: Place): void {
  craft.q = q;
  craft.r = r;
  craft.heading = heading;
}

/** SQ-8.1.2 Facing and hexes of each squadron. */
export const deployQuestion: SqQuestion<'deploy'> = {
  rule: 'SQ-8.1.1',
  schema: DEPLOYMENTS,
  parts: [{ list: 'squadrons', by: 'squadron' }],
  judge: (v, _about, order) => [...faults(v.book, v.side, order), ...choiceFaults(v, order.standing)],
  idle: v => ({ squadrons: usualDeployments(v.book, v.side) }),
  *candidates(v) {
    yield { squadrons: usualDeployments(v.book, v.side) };
    for (const by of [-2, 2, -4, 4]) {
      const squadrons = usualDeployments(v.book, v.side).map(one => shiftRows(v.book, one, by));
      if (faults(v.book, v.side, { squadrons }).length === 0) yield { squadrons };
    }
  },
  random: (v, _about, face) => ({ squadrons: squadronsToPlace(v.book, v.side).map(of => randomDeployment(v.book, of, face)) }),
};

/** Every reason a side may not stand so. */
function faults(book: Book, side: string, { squadrons }: Order): Refusal[] {
  const found = squadrons.flatMap((one, i) =>
    squadronFaults(book, side, { one, i, first: squadrons.findIndex(other => other.squadron === one.squadron) }),
  );
  const left = squadronsToPlace(book, side).filter(of => !squadrons.some(one => one.squadron === of.id));
  if (left.length === 0) return found;
  const say = `Every squadron is set up before the first round; still to be placed: ${left.map(of => of.name).join(', ')}.`;
  return [...found, { rule: 'SQ-8.1.1', at: '/squadrons', say, lacking: true }];
}

function squadronFaults(book: Book, side: string, { one, i, first }: { one: Deployment; i: number; first: number }): Refusal[] {
  const at = `/squadrons/${i}`;
  const of = squadronsToPlace(book, side).find(({ id }) => id === one.squadron);
  if (!of) return [{ rule: 'SQ-8.1.1', at: `${at}/squadron`, say: `You have no squadron ${one.squadron} to place.` }];
  if (first < i) return [{ rule: 'SQ-8.1.1', at: `${at}/squadron`, say: `${of.name} is placed twice.` }];
  const { zone, facing } = sideOf(book, side);
  const found: Refusal[] = [];
  if (facing && one.facing !== facing)
    found.push({ rule: 'SQ-8.1.2', at: `${at}/facing`, say: `The scenario has your craft face ${facing}, not ${one.facing}.` });
  if (one.hexes.length !== of.size)
    found.push({
      rule: 'SQ-8.1.1',
      at: `${at}/hexes`,
      say: `${of.name} has ${of.size} craft, and here are ${one.hexes.length} hexes.`,
    });
  const outside = one.hexes.flatMap((name, n) =>
    within(book, zone, name) ? [] : [outsideFault(zone, `${at}/hexes/${n}`, name)],
  );
  const places = one.hexes.flatMap(name => hexes.parseName(name, LAYOUT) ?? []);
  if (!oneGroup(places, book.charts.link))
    found.push({
      rule: 'SQ-8.1.2',
      at: `${at}/hexes`,
      say: `${of.name} stands as one group, no craft more than ${book.charts.link} hexes from the next.`,
    });
  return [...found, ...outside];
}

function outsideFault({ columns, rows }: Zone, at: string, name: string): Refusal {
  const say = `${name} lies outside your zone: columns ${columns.join(' to ')}, rows ${rows.join(' to ')}.`;
  return { rule: 'SQ-8.1.1', at, say };
}

function within(book: Book, { columns, rows }: Zone, name: string): boolean {
  const hex = hexes.parseName(name, LAYOUT);
  if (!hex || !isOnMap(book, hex)) return false;
  const [column, row] = [hexes.columnOf(hex, LAYOUT), hexes.rowOf(hex, LAYOUT)];
  return column >= columns[0] && column <= columns[1] && row >= rows[0] && row <= rows[1];
}

/** The facing of craft whose owner says nothing: away from their own edge. */
const AWAY: Readonly<Record<Edge, Facing>> = { west: 'E', east: 'W', north: 'SE', south: 'NE' };

export function facingOfSide({ facing, edge }: Pick<SideCard, 'facing' | 'edge'>): Facing {
  return facing ?? AWAY[edge];
}

/** Where the squadrons of a side stand when their owner says nothing: one below the other, in lines abreast at the front of the zone. */
export function usualDeployments(book: Fleets, side: string): Deployment[] {
  const card = sideOf(book, side);
  const mine = squadronsToPlace(book, side);
  return mine.map((of, n) => ({ squadron: of.id, facing: facingOfSide(card), hexes: abreast(card, of.size, [n, mine.length]) }));
}

/** A line in the n-th of so many bands of rows, bent back into the next column where the band is too short. */
function abreast({ zone, edge }: SideCard, craft: number, [n, bands]: readonly [number, number]): string[] {
  const [top, bottom] = zone.rows;
  const share = (bottom - top + 1) / bands;
  const first = top + Math.floor(share * n);
  const height = Math.max(1, Math.min(craft, Math.floor(share)));
  const start = first + Math.floor((Math.max(1, Math.floor(share)) - height) / 2);
  return Array.from({ length: craft }, (_, i) => {
    const column = fileOf(zone, edge, Math.floor(i / height));
    return hexes.nameOf(hexes.hexAt(column, Math.min(bottom, start + (i % height)), LAYOUT), LAYOUT);
  });
}

/** The n-th column of a zone counted from its front, the last where there are no more. */
function fileOf({ columns: [west, east] }: Zone, edge: Edge, n: number): number {
  return edge === 'east' ? Math.min(east, west + n) : Math.max(west, east - n);
}

function shiftRows(book: Book, one: Deployment, rows: number): Deployment {
  const names = one.hexes.map(name => {
    const hex = hexes.parseName(name, LAYOUT) as Hex;
    const moved = hexes.hexAt(hexes.columnOf(hex, LAYOUT), hexes.rowOf(hex, LAYOUT) + rows, LAYOUT);
    return isOnMap(book, moved) ? hexes.nameOf(moved, LAYOUT) : name;
  });
  return { ...one, hexes: names };
}

/** Any group the zone holds: each craft within reach of one placed before it. */
function randomDeployment(book: Book, of: SquadronOfBook, face: RollDie): Deployment {
  const card = sideOf(book, of.side);
  const [west, east] = card.zone.columns;
  const [top, bottom] = card.zone.rows;
  const drawn = hexes.hexAt(west + face(east - west + 1) - 1, top + face(bottom - top + 1) - 1, LAYOUT);
  const places: Hex[] = [drawn];
  while (places.length < of.size) {
    const near = hexes.within(places[face(places.length) - 1] as Hex, book.charts.link);
    const open = near.filter(hex => within(book, card.zone, hexes.nameOf(hex, LAYOUT)));
    places.push(open[face(open.length) - 1] as Hex);
  }
  const facing = card.facing ?? (FACINGS[face(FACINGS.length) - 1] as Facing);
  return { squadron: of.id, facing, hexes: places.map(hex => hexes.nameOf(hex, LAYOUT)) };
}

/** Where the craft of every squadron stand before anybody has said anything. */
export function placesAtFirst(book: Fleets): Place[][] {
  const left = new Map(book.sides.flatMap(({ id }) => usualDeployments(book, id)).map(one => [one.squadron, placesOf(one)]));
  return book.squadrons.map(of => left.get(of.id) ?? printedPlaces(book, of));
}

/** Where a scenario puts a squadron whatever its owner would like. */
function printedPlaces(book: Fleets, { side, size, hex }: SquadronOfBook): Place[] {
  const heading = directionOf(facingOfSide(sideOf(book, side)));
  return Array.from({ length: size }, () => ({ ...(hex as Hex), heading }));
}
