// The record sheet of a squadron, which the book names and never printed.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import { thousands } from '@flagplot/kernel/points';
import type { Sheet, SheetCell, SheetItem, SheetPart } from '@flagplot/sheets';
import { ratingOver } from '../rules/abilities/rating.ts';
import type { Book, ShipOfBook, SquadronOfBook } from '../rules/book.ts';
import { circlesOf, greyLeft, startingMorale } from '../rules/morale/levels.ts';
import type { Ship } from '../rules/open.ts';
import { isActive } from '../rules/roster.ts';
import { planItem } from './diagrams.ts';
import { boxesOf, upTo } from './rows.ts';
import { className, fateOf } from './ship.ts';
import type { Turns } from './weapons.ts';

/** A squadron as its sheet needs it. */
export interface Fleet {
  readonly book: Book;
  readonly of: SquadronOfBook;
  /** The places of its ships in the book's list. */
  readonly list: readonly number[];
  /** Ships as damaged, in the order of the book's. */
  readonly ships: readonly Ship[];
  readonly commander: string;
  readonly formation: readonly Hex[];
  /** Its speed and the turn it has it in, where the battle is under way. */
  readonly speed?: { readonly now: number; readonly turn: number };
  /** FA-4.3.6 The morale it was formed with, of surplus ships. */
  readonly start?: number;
  /** `A`: what it is called for short. */
  readonly letter: string;
  readonly turns: Turns;
}

/** FA-16.1.1, FA-16.1.2 What a player keeps of a squadron: who is in it, its formation, its morale, its orders turn by turn. */
export function squadronSheet(fleet: Fleet): Sheet {
  const { book, of, list, letter } = fleet;
  const members = list.map(i => book.ships[i] as ShipOfBook);
  const points = thousands(members.reduce((sum, { card }) => sum + card.points, 0));
  const side = book.sides.find(({ id }) => id === of.side)?.name ?? of.side;
  return {
    of: of.id,
    kind: 'squadron',
    side: of.side,
    squadron: of.id,
    title: `Squadron ${letter}`,
    under: [`${side} · ${members.length} ${members.length === 1 ? 'ship' : 'ships'} · ${points} points`],
    parts: [head(fleet), { kind: 'beside', parts: [moraleOf(fleet), formationOf(fleet)] }, shipsOf(fleet), ordersOf(fleet)],
    notes: ['A path: F a hex ahead, P and S a hexside to port and starboard, p and s a slip. A speed change: pulse and amount.'],
  };
}

function head({ book, commander, speed, start }: Fleet): SheetPart {
  const leads = book.ships[book.shipAt[commander] ?? -1];
  const cells: SheetCell[] = [
    { name: 'Command ship', item: { kind: 'text', lines: [leads?.name ?? '–', `command ${leads ? ratingOver(leads) : 0}`] } },
    ...['Group', 'Style', 'Mode'].map(name => ({ name, item: { kind: 'blank' as const, letters: 12 } })),
  ];
  // FA-4.3.8 For the rest of the battle.
  if (start !== undefined) cells.push({ name: 'Fires at', item: { kind: 'figure', printed: '75 %' } });
  return {
    kind: 'strip',
    cells: speed === undefined ? cells : [...cells, { name: 'Speed', item: { kind: 'figure', printed: String(speed.now) } }],
  };
}

/** FA-11.1.1, FA-11.2.3 Where morale began, what is left of it, and the circles, crossed once it has come to them. */
function moraleOf({ book, of, list, ships, start: formed }: Fleet): SheetPart {
  const start = formed ?? startingMorale(book, of.id);
  const now = list.reduce((level, i) => level + greyLeft(book.ships[i] as ShipOfBook, ships[i] as Ship), 0);
  const circles = circlesOf(book, start).map(({ level, needs }) => ({
    says: String(level),
    under: `${needs}+`,
    marked: now <= level,
  }));
  return {
    kind: 'rows',
    title: 'Morale',
    note: 'tested when it falls to a circle, on a d12',
    rows: [
      { name: 'Level', item: { kind: 'boxes', boxes: boxesOf(upTo(start), now) } },
      { name: 'Circles', item: { kind: 'circles', circles } },
    ],
  };
}

/** FA-5.7.1 The ships that are left, by their numbers about the command ship, the way it heads being up. */
function formationOf({ list, ships, book, commander, formation }: Fleet): SheetPart {
  const lead = formation[list.indexOf(book.shipAt[commander] ?? -1)] ?? { q: 0, r: 0 };
  const placed = list.flatMap((i, n) => {
    const hex = formation[n];
    return hex && isActive(ships[i] as Ship) ? [{ q: hex.q - lead.q, r: hex.r - lead.r, number: String(n + 1) }] : [];
  });
  const radius = Math.max(2, ...placed.map(({ q, r }) => hexes.rangeOf(q, r)));
  const at = (hex: Hex) => placed.filter(({ q, r }) => q === hex.q && r === hex.r).map(({ number }) => number);
  const all = around(radius).map(hex => ({ ...hex, says: at(hex).join(' ') }));
  return {
    kind: 'rows',
    title: 'Formation',
    note: 'command ship in the middle, heading up',
    rows: [{ name: '', item: planItem(all) }],
  };
}

function around(radius: number): Hex[] {
  const across = upTo(2 * radius + 1).map(n => n - radius - 1);
  return across.flatMap(q => across.map(r => ({ q, r }))).filter(({ q, r }) => hexes.rangeOf(q, r) <= radius);
}

function shipsOf({ book, list, ships }: Fleet): SheetPart {
  return {
    kind: 'table',
    title: 'Ships',
    heads: ['', 'Ship', 'Class', 'Command', 'Structure', 'Grey boxes'],
    wide: [2],
    rows: list.map((i, n) => {
      const { name, card } = book.ships[i] as ShipOfBook;
      const ship = ships[i] as Ship;
      const texts = [
        String(n + 1),
        name,
        className(card),
        String(ratingOver(book.ships[i] as ShipOfBook)),
        fateOf(ship) ?? `${ship.structure} of ${card.structure}`,
      ];
      const grey = boxesOf([...card.grey].reverse(), card.grey.filter(box => box <= ship.structure).length);
      return [
        ...texts.map((line): SheetItem => ({ kind: 'text', lines: [line] })),
        { kind: 'boxes', boxes: grey.map(one => ({ ...one, grey: true })) },
      ];
    }),
  };
}

/** FA-16.1.1 A line a turn: order, path by pulse, pulse and amount of the speed change, shift. */
function ordersOf({ turns, speed }: Fleet): SheetPart {
  const rows = upTo(turns.count).map((n): SheetItem[] => {
    const turn = turns.first + n - 1;
    const known = speed?.turn === turn ? String(speed.now) : '';
    return [
      { kind: 'text', lines: [String(turn)] },
      { kind: 'blank', letters: 5, says: known },
      ...Array.from({ length: 6 }, () => ({ kind: 'blank' as const })),
    ];
  });
  return {
    kind: 'table',
    title: 'Orders',
    heads: ['Turn', 'Speed', 'Order', 'Pulse 1', 'Pulse 2', 'Pulse 3', 'Change', 'Shift, abilities, ELINT, missions'],
    wide: [2, 3, 4, 5, 6, 7],
    rows,
  };
}
