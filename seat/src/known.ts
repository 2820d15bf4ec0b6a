// What one seat knows of a match at one moment.

import type { GameTypes, HostMatch, Shown, Side, State, View } from '@flagplot/kernel';
import { canonical } from '@flagplot/kernel';
import type { Known } from './seat.ts';

/** What a side sees of a state; what lies open alone, where there is no side. */
export function seenBy<G extends GameTypes>({ book, clock, open, sealed }: State<G>, side: Side | undefined): View<G> | Shown<G> {
  if (side === undefined) return Object.freeze({ book, clock, open });
  return Object.freeze({ book, clock, open, side, own: sealed[side] as G['sealed'] });
}

/** All that a side knows now. What is as it was in `before` is the same object, `before` itself where nothing has changed. */
export function knownOf<G extends GameTypes>(
  match: HostMatch<G>,
  { side, told }: { side: Side | undefined; told: number },
  before?: Known<G>,
): Known<G> {
  const fresh = { ...publicPart(match), ...ownOf(match, side), seen: seenBy(match.state(), side), told };
  return before ? shareWith(fresh, before) : freezeParts(fresh);
}

function publicPart<G extends GameTypes>(
  match: HostMatch<G>,
): Omit<Known<G>, 'seen' | 'told' | 'mine' | 'back' | 'undoable' | 'soFar'> {
  const { offers, resigned, unconfirmed } = match.dealings();
  const wanted = match.wanted();
  const outcome = match.outcome();
  return {
    number: match.number(),
    asks: match.asks(),
    answered: match.answered(),
    ...(wanted && { wanted, ahead: match.ahead() }),
    ...(unconfirmed && { unconfirmed }),
    offers,
    resigned,
    ...(outcome && { outcome }),
  };
}

function ownOf<G extends GameTypes>(
  match: HostMatch<G>,
  side: Side | undefined,
): Pick<Known<G>, 'mine' | 'back' | 'undoable' | 'soFar'> {
  const told = match.wanted() ? { soFar: match.soFar(side) } : {};
  if (side === undefined) return { back: [], undoable: [], ...told };
  const mine = match.ownAnswer(side);
  return { back: match.back(side), undoable: match.back(side, true), ...(mine && { mine }), ...told };
}

/** A fresh Known with every part of the one before that says the same. */
function shareWith<G extends GameTypes>(fresh: Known<G>, before: Known<G>): Known<G> {
  const out: Record<string, unknown> = { ...fresh };
  let changed = Object.keys(fresh).length !== Object.keys(before).length;
  for (const [key, part] of Object.entries(fresh)) {
    const was = (before as unknown as Record<string, unknown>)[key];
    if (key === 'seen' ? looksAlike(part, was) : isAlike(part, was)) out[key] = was;
    else changed = true;
  }
  return changed ? freezeParts(out as unknown as Known<G>) : before;
}

/** Two looks at one and the same snapshot. */
function looksAlike(a: unknown, b: unknown): boolean {
  const [one, other] = [a as View<GameTypes>, b as View<GameTypes>];
  return one.clock === other.clock && one.open === other.open && one.own === other.own && one.side === other.side;
}

function isAlike(a: unknown, b: unknown): boolean {
  return a === b || (typeof a === 'object' && b !== undefined && canonical(a) === canonical(b));
}

/** Frozen, and its lists with it: what stands in them the match has frozen. */
function freezeParts<G extends GameTypes>(known: Known<G>): Known<G> {
  for (const part of Object.values(known)) Object.freeze(part);
  return Object.freeze(known);
}
