/** A move in the making: the path of each craft, alone or with its squadron, and what a step makes of it. Nothing here draws. */

import type { Refusal } from '@flagplot/kernel';
import type { Book, Speed } from '../rules/book.ts';
import { separations } from '../rules/movement/cohesion.ts';
import { barRefusal, moveFaults } from '../rules/movement/faults.ts';
import type { Limits, Step, Tip } from '../rules/movement/path.ts';
import { fitPath, pathEnd, whyBarred } from '../rules/movement/path.ts';
import { cripples, flyers, limitsOf } from '../rules/movement/speed.ts';
import type { Craft, Squadron } from '../rules/open.ts';
import type { Flight, Move } from '../rules/orders.ts';
import { numberOf } from '../rules/roster.ts';

/** A squadron that is being moved, and its move as it stands. */
export interface Making {
  book: Book;
  squadron: Squadron;
  move: Move;
}

/** What an absent player would order: one hex straight ahead. The least there is, and what every move begins from. */
export function least(book: Book, squadron: Squadron): Move {
  const craft = flyers(book, squadron).map(place => ({ craft: numberOf(place), path: 'F' }));
  return craft.length > 0 ? { squadron: squadron.id, speed: 'attack', craft } : { squadron: squadron.id, craft };
}

/** Whether every craft goes the least, at whatever speed: then nobody has laid anything. */
export function isLeast({ book, squadron, move }: Making): boolean {
  return flyers(book, squadron).every(place => pathOf(move, place) === 'F');
}

/** The place on the roster of the craft the others follow: the leader, or if it is frozen the first that flies. */
export function leadOf(book: Book, squadron: Squadron): number | undefined {
  const places = flyers(book, squadron);
  return places.includes(squadron.leader) ? squadron.leader : places[0];
}

export function craftAt(squadron: Squadron, place: number): Craft {
  return squadron.craft[place] as Craft;
}

/** The path of the craft at a place of the roster; empty where it has none. */
export function pathOf(move: Move, place: number): string {
  return move.craft.find(({ craft }) => craft === numberOf(place))?.path ?? '';
}

export function limitsIn({ book, squadron, move }: Making, place: number): Limits {
  return limitsOf(book, squadron, { place, speed: move.speed ?? 'attack' });
}

export function tipOf({ book, squadron, move }: Making, place: number): Tip {
  return pathEnd(book, craftAt(squadron, place), pathOf(move, place));
}

/** The lead's path as another craft can follow it; nothing as long as nothing is laid. */
function followPath(it: Making, place: number, path: string): string {
  const limits = limitsIn(it, place);
  return path === '' ? '' : fitPath(it.book, craftAt(it.squadron, place), { path, limits });
}

/** Whether a craft flies as the lead does, as far as it can. */
export function inFormationWith(it: Making, place: number): boolean {
  const lead = leadOf(it.book, it.squadron);
  return lead !== undefined && pathOf(it.move, place) === followPath(it, place, pathOf(it.move, lead));
}

/** The move with another path for one craft, or where `place` is left out for the lead and all who follow it. */
export function withPath(it: Making, path: string, place?: number): Move {
  const lead = leadOf(it.book, it.squadron);
  if (lead === undefined) return it.move;
  const own = (at: number): string => {
    if (place !== undefined) return at === place ? path : pathOf(it.move, at);
    if (at === lead) return path;
    return inFormationWith(it, at) ? followPath(it, at, path) : pathOf(it.move, at);
  };
  return { ...it.move, craft: flightsOf(it, own) };
}

/** Every craft back with the lead, or one of them. */
export function rejoin(it: Making, place?: number): Move {
  const lead = leadOf(it.book, it.squadron);
  if (lead === undefined) return it.move;
  const path = pathOf(it.move, lead);
  const joins = (at: number) => at !== lead && (place === undefined || at === place);
  return { ...it.move, craft: flightsOf(it, at => (joins(at) ? followPath(it, at, path) : pathOf(it.move, at))) };
}

/** A craft with nothing laid has no flight in the order. */
function flightsOf({ book, squadron }: Making, own: (place: number) => string): Flight[] {
  return flyers(book, squadron).flatMap(place => {
    const path = own(place);
    return path === '' ? [] : [{ craft: numberOf(place), path }];
  });
}

/** The move at another speed: what no longer can be flown of a path is left out. */
export function atSpeed(it: Making, speed: Speed): Move {
  const at: Making = { ...it, move: { ...it.move, speed } };
  return { ...at.move, craft: flightsOf(at, place => followPath(at, place, pathOf(it.move, place))) };
}

/** A step more for a craft: its path then, or why it cannot be taken. */
export function tryStep(it: Making, place: number, of: { path: string; step: Step }): { path: string } | { refused: Refusal } {
  const limits = limitsIn(it, place);
  const tip = pathEnd(it.book, craftAt(it.squadron, place), of.path);
  const reason = whyBarred(tip, of.step, limits);
  return reason ? { refused: barRefusal(reason, tip, limits) } : { path: of.path + of.step };
}

/** Straight ahead as far as the rate goes, but not off the map; the first hex every craft must fly. */
export function straightOn(it: Making, place: number, from: string): string {
  let path = from === '' ? 'F' : from;
  for (;;) {
    const next = tryStep(it, place, { path, step: 'F' });
    if ('refused' in next || pathEnd(it.book, craftAt(it.squadron, place), next.path).left) return path;
    path = next.path;
  }
}

/** Why the squadron may not go at Full Throttle; nothing where it may. */
export function fullBarred(book: Book, squadron: Squadron): Refusal | undefined {
  if (cripples(book, squadron).length === 0) return undefined;
  return moveFaults(book, squadron, { squadron: squadron.id, speed: 'full', craft: [] }).find(({ at }) => at === '/speed');
}

/** The squadron as it would stand after the move: frozen craft drifted, those off the map gone. */
export function afterwards(it: Making): Squadron {
  const places = flyers(it.book, it.squadron);
  const craft = it.squadron.craft.map((one, place): Craft => {
    if (one.status !== 'flying') return one;
    const { q, r, heading, hexes, left } = places.includes(place) ? tipOf(it, place) : driftOf(it, place);
    return { ...one, q, r, heading, moved: hexes, status: left ? 'left' : 'flying', edge: left };
  });
  return { ...it.squadron, craft, speed: it.move.speed ?? it.squadron.speed, moved: true };
}

/** SQ-3.7.1 Where a frozen craft will have drifted to. */
export function driftOf({ book, squadron }: Making, place: number): Tip {
  const craft = craftAt(squadron, place);
  let path = '';
  while (path.length < craft.moved && !pathEnd(book, craft, path).left) path += 'F';
  return pathEnd(book, craft, path);
}

/** What is to be minded of a move: craft that leave the map, and those that would be out of the squadron's body. */
export interface Warnings {
  leaving: { craft: number; edge: string }[];
  apart: number[];
}

export function warningsOf(it: Making): Warnings {
  const after = afterwards(it);
  const alone = separations(it.book, after);
  return {
    leaving: after.craft.flatMap((one, place) =>
      one.status === 'left' && it.squadron.craft[place]?.status === 'flying' && one.edge
        ? [{ craft: numberOf(place), edge: one.edge }]
        : [],
    ),
    apart: alone.flatMap((is, place) => (is ? [numberOf(place)] : [])),
  };
}
