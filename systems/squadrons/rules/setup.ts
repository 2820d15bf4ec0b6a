// The table before the first round.

import type { Side } from '@flagplot/kernel';
import type { Book, Speed, SquadronOfBook } from './book.ts';
import type { Sealed } from './folder.ts';
import type { Place } from './map.ts';
import { startingLevel } from './morale/levels.ts';
import type { Craft, Open, Squadron } from './open.ts';
import type { Scenario } from './scenario-file.ts';

/** The battle as its scenario sets it up. */
export function setUp(_scenario: Scenario, book: Book): { open: Open; sealed: Record<Side, Sealed> } {
  return { open: openAtFirst(book), sealed: Object.fromEntries(book.sides.map(({ id }) => [id, {}])) };
}

/** The table before anybody has done anything, every squadron where an absent owner would place it. */
export function openAtFirst(book: Book): Open {
  const squadrons = book.squadrons.map((of, i) => squadronSetUp(book, of, book.stands[i] as readonly Place[]));
  return { order: [], mover: 0, squadrons, progress: 0, verdict: null };
}

function squadronSetUp(book: Book, of: SquadronOfBook, stands: readonly Place[]): Squadron {
  return {
    id: of.id,
    craft: stands.map(place => craftSetUp(of, place, 'attack')),
    leader: of.leader,
    leadersLost: 0,
    level: startingLevel(book, of),
    speed: 'attack',
    moved: false,
    fired: false,
    jams: false,
    began: of.size,
    damaged: 0,
    destroyed: 0,
  };
}

/** A whole craft. SQ-3.7.2 Before the first round each counts as having moved its Attack Speed. */
export function craftSetUp(of: SquadronOfBook, { q, r, heading }: Place, speed: Speed): Craft {
  return {
    q,
    r,
    heading,
    status: 'flying',
    edge: null,
    damage: 0,
    ion: 0,
    fresh: 0,
    moved: of.immobile ? 0 : of.rates[speed],
    rounds: of.weapons.map(({ card }) => card.rounds ?? -1),
  };
}
