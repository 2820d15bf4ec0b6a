// The table before the first turn.

import type { Side } from '@flagplot/kernel';
import { landBased } from './aeroplanes/markers.ts';
import type { Book, UnitOfBook } from './book.ts';
import type { Card } from './cards.ts';
import type { Sealed } from './folder.ts';
import { prizeSetUp } from './goals/prize.ts';
import type { Open, Vessel } from './open.ts';
import { isSotl } from './roster.ts';
import type { Scenario } from './scenario-file.ts';

/** The battle as its scenario sets it up. */
export function setUp(_scenario: Scenario, book: Book): { open: Open; sealed: Record<Side, Sealed> } {
  const bySide = <T>(of: (side: Side) => T): Record<Side, T> => Object.fromEntries(book.sides.map(({ id }) => [id, of(id)]));
  const squadrons = book.units.filter(({ card }) => !isSotl(book.cards[card] as Card));
  const open: Open = {
    vessels: book.units.flatMap(unit => vesselsSetUp(unit, book.cards[unit.card] as Card)),
    // BB-1.4.3
    pools: Object.fromEntries(book.sides.map(({ id, pool }) => [id, pool])),
    settings: Object.fromEntries(squadrons.map(({ id, setting }) => [id, setting])),
    ...{ places: null, order: [], cards: bySide(() => 0), reserved: [], dashed: [], slots: [], played: [] },
    structures: book.features.filter(({ target }) => target !== null).map(({ id }) => ({ id, lost: 0, by: null })),
    ...{ activation: null, markers: book.sides.flatMap(side => landBased(book, side)), air: null },
    ...{ salvoes: [], running: null, laid: 0, scored: bySide(() => 0), tow: null, prize: prizeSetUp(book) },
    ...{ mends: [], stricken: [], verdict: null },
  };
  return { open, sealed: bySide(emptyFolder) };
}

function emptyFolder(): Sealed {
  return {
    stack: [],
    reserve: null,
    hold: [],
    doctrine: { force: 'ask', take: 'ask', salvoes: 'ask', losses: 'ask' },
    course: null,
  };
}

/** BB-1.2.2 What is kept of each vessel. BB-1.5.8 Surfaced, at the setting of the scenario; BB-1.5.1 still to be set up where that says nothing of its place. */
function vesselsSetUp({ id: unit, side, card, vessels, poses, setting, lost }: UnitOfBook, { ram, weapons }: Card): Vessel[] {
  return vessels.map((id, i) => ({
    ...(poses[i] ?? { x: 0, y: 0, heading: 0 }),
    ...{ id, unit, side, card, setting, lost, status: poses[i] ? ('live' as const) : ('due' as const) },
    ...{ held: false, down: false, moved: false, splash: 0, tenners: 0, wrecked: 0, wreckHits: 0, engine: 0, rudder: 0 },
    ...{ soundings: [], fires: 0, out: [], silent: [] },
    ram,
    // BB-3.3.4
    ammo: Object.fromEntries(weapons.flatMap(weapon => (weapon.ammo === undefined ? [] : [[weapon.id, weapon.ammo]]))),
  }));
}
