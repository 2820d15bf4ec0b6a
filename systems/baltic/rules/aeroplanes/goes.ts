// Whose go it is: sides take turns, a group at a time.

import type { Side } from '@flagplot/kernel';
import type { Marker } from '../open.ts';
import type { Id } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { areEnemies } from '../roster.ts';
import type { BbShown, BbState } from '../state.ts';
import { flies, isFighter } from './markers.ts';

/** The table with its clock: BB-3.5.19 who comes in hangs on the turn. */
export type Timed = Pick<BbShown, 'book' | 'open' | 'clock'>;

/** BB-4.0.4 On patrol or to land: it moves only where its owner wants it. */
export function isAtRest({ on }: Pick<Marker, 'on'>): boolean {
  return on?.as === 'cap' || on?.as === 'landing';
}

/** BB-3.5.16, BB-3.5.19 It waits on land and comes in this turn. */
export function comesIn({ clock }: Pick<Timed, 'clock'>, { status, ready }: Pick<Marker, 'status' | 'ready'>): boolean {
  return status === 'away' && ready <= clock.turn;
}

/** BB-4.0.3 Markers of a side that must still have their go. */
export function dueOf(shown: Timed, side: Side): Marker[] {
  return shown.open.markers.filter(
    marker => marker.side === side && !marker.gone && ((flies(marker) && !isAtRest(marker)) || comesIn(shown, marker)),
  );
}

/** BB-4.0.5 Of these the bombers and torpedo bombers. */
export function bombersDue(shown: Timed, side: Side): Marker[] {
  return dueOf(shown, side).filter(marker => !isFighter(marker));
}

/** BB-4.0.3, BB-4.0.4, BB-4.2.7 Markers that may have a go, whomever they have joined: those that must, and those at rest unless their owner lets them be. */
function openTo(shown: Timed, side: Side): Marker[] {
  const isRested = shown.open.air?.rested.includes(side) ?? false;
  const idle = shown.open.markers.filter(marker => marker.side === side && flies(marker) && !marker.gone && isAtRest(marker));
  return isRested ? dueOf(shown, side) : [...dueOf(shown, side), ...idle];
}

/** Whose go it is, with which markers; BB-4.0.5 `pressed`: with bombers among them. */
export interface Go {
  readonly side: Side;
  readonly markers: readonly Id[];
  readonly pressed: boolean;
}

/** BB-4.0.2 The next go; nothing where nobody has any left. */
export function nextGo(shown: Timed): Go | undefined {
  const { air } = shown.open;
  if (!air) return undefined;
  const pressed = air.press === null ? undefined : inOrder(shown).find(side => isPressed(shown, side));
  const side = pressed ?? [...air.round, ...inOrder(shown)].find(one => openTo(shown, one).length > 0);
  return side === undefined
    ? undefined
    : { side, markers: openTo(shown, side).map(({ id }) => id), pressed: pressed !== undefined };
}

/** BB-4.0.5 An opponent of who presses, with bombers left. */
function isPressed(shown: Timed, side: Side): boolean {
  const by = shown.open.air?.press;
  return typeof by === 'string' && areEnemies(shown.book, by, side) && bombersDue(shown, side).length > 0;
}

/** BB-4.0.2 Sides by initiative; who has no ship left to bid for it comes last. */
function inOrder({ book, open }: Seen): Side[] {
  return [...open.order, ...book.sides.map(({ id }) => id).filter(id => !open.order.includes(id))];
}

/** A go is over: the side has had its turn in this round; BB-4.0.5 it may press. */
export function endGo(s: BbState, side: Side, presses: boolean): void {
  const { air } = s.open;
  if (!air) return;
  const isPressing = air.press !== null;
  const round = air.round.filter(one => openTo(s, one).length > 0 || one === side);
  // A new round begins where nobody of the old one is left.
  const going = round.length > 0 ? round : inOrder(s);
  air.round = going.filter(one => one !== side);
  if (presses) air.press = side;
  else if (isPressing && !inOrder(s).some(one => isPressed(s, one))) air.press = null;
}
