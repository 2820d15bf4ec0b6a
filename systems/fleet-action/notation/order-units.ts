// Ships, squadrons, hexes and headings as orders name them.

import type { Hex } from '@flagplot/hexes';
import { hexWords } from '@flagplot/hexes/words';
import type { Phrase } from '@flagplot/manifest/orders';
import { type Nameable, typedName } from '@flagplot/manifest/orders';
import type { ShipOfBook } from '../rules/book.ts';
import { LAYOUT } from '../rules/map.ts';
import type { Ship } from '../rules/open.ts';
import { isActive, squadronsOf } from '../rules/roster.ts';
import type { FaView, FleetAction } from '../rules/state.ts';

type Kind = keyof FleetAction['asks'];

/** What an order answers, as the notation knows it. */
export interface Asked<K extends Kind> {
  readonly about: FleetAction['asks'][K]['about'];
  readonly laid?: FleetAction['asks'][K]['order'];
  readonly best?: FleetAction['asks'][K]['order'];
}

/** How hexes and headings are typed. */
const HEXES = hexWords(LAYOUT);
export const HEADINGS: readonly string[] = HEXES.headings;

/** Words that are no names, unless they are quoted. */
const WORDS: ReadonlySet<string> = new Set([
  ...[
    'all',
    'everybody',
    'everyone',
    'everything',
    'hold',
    'holds',
    'best',
    'fire',
    'fires',
    'at',
    'on',
    'and',
    'late',
    'nobody',
  ],
  ...[
    'jump',
    'jumps',
    'opens',
    'no',
    'pulse',
    'speed',
    'order',
    'relative',
    'absolute',
    'shift',
    'reform',
    'outside',
    'under',
    'of',
    'structure',
  ],
  ...['take', 'takes', 'elint', 'offence', 'defence', 'network', 'targeting'],
  ...['flagship', 'guide', 'commander', 'f', 'l', 'r', 'p', 's', 'sl', 'sr', 'sp', 'ss'],
]);

export function isTaken(word: string): boolean {
  return WORDS.has(word) || /^\d/.test(word);
}

/** A ship as it is typed. */
export function shipText({ book }: Pick<FaView, 'book'>, id: string): string {
  const of = book.ships[book.shipAt[id] ?? -1];
  return of ? typedName(of, [...book.ships, ...book.squadrons], isTaken) : id;
}

/** What is plotted under an id, as its owner types it: squadrons of others may bear the same name. */
export function unitText({ book, side }: Pick<FaView, 'book' | 'side'>, id: string): string {
  const of = book.squadrons[book.squadronAt[id] ?? -1];
  const own = book.squadrons.filter(one => one.side === side);
  return of ? typedName(of, [...own, ...book.ships.filter(one => one.side === side)], isTaken) : shipText({ book }, id);
}

/** What a side plots for: its squadrons, and ships out of command by their own names. */
export function unitsOf(v: FaView): Nameable[] {
  return squadronsOf(v, v.side).map(({ id }) => v.book.squadrons[v.book.squadronAt[id] ?? -1] ?? shipNamed(v, id));
}

function shipNamed({ book }: FaView, id: string): Nameable {
  return book.ships[book.shipAt[id] as number] as ShipOfBook;
}

/** Ships that fight, of the view's side or of the others. */
export function shipsThatFight({ book, open, side }: FaView, whose: 'own' | 'enemy'): ShipOfBook[] {
  return book.ships.filter((of, i) => (of.side === side) === (whose === 'own') && isActive(open.ships[i] as Ship));
}

/** Takes a heading if one comes next. */
export function mayHeading(it: Phrase): number | undefined {
  it.offer(...HEADINGS);
  const heading = HEXES.heading(it.next?.text ?? '');
  if (heading !== undefined) it.take();
  return heading;
}

/** Takes a hex if one comes next. */
export function mayHex(it: Phrase): Hex | undefined {
  const hex = HEXES.place(it.next?.text ?? '');
  if (hex) it.take();
  return hex;
}

/** Takes a hex; without one it is a fault. */
export function readHex(it: Phrase): Hex | undefined {
  const hex = mayHex(it);
  if (hex) return hex;
  it.fault('expected a hex, its column and row: 2010');
  it.passTo(',');
  return undefined;
}
