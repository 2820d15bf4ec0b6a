// What stands on a record sheet, as plain data: a rule system says it, whoever prints it draws it, and neither knows the other.

import type { Clock, GameTypes, Side } from '@flagplot/kernel';

/** Where a printed number comes from: a word of the rule system's own (`source`, `converted`). */
export type Origin = string;

/** One box of a row, as printed. */
export interface SheetBox {
  readonly says: string;
  /** Crossed out. */
  readonly marked: boolean;
  /** Printed grey: marking it means more than the others. */
  readonly grey?: true;
  /** Filled in black: a box this one never had. */
  readonly blocked?: true;
  /** A letter in its corner, for what else goes when it is marked. */
  readonly letter?: string;
}

/** A sector of a hex: what is printed there, and what of it still counts. */
export interface SheetSector {
  readonly printed: string;
  /** Where that is less than what is printed. */
  readonly now?: string;
}

/** Anything that has a place on a sheet. */
export type SheetItem = { readonly origin?: Origin } & (
  | { readonly kind: 'text'; readonly lines: readonly string[] }
  /** A number on its own; `now` where it has become another; `ring`: in a circle. */
  | { readonly kind: 'figure'; readonly printed: string; readonly now?: string; readonly ring?: true }
  /** From the lowest on the left to the highest on the right; marked from the right. */
  | { readonly kind: 'boxes'; readonly boxes: readonly SheetBox[] }
  /** A hex with its six sectors clockwise from the bow, or with one word for all round. */
  | { readonly kind: 'arcs'; readonly sectors: readonly SheetSector[]; readonly round?: string }
  /** Small boxes to tick, in groups of a name: the pulses of each turn. */
  | { readonly kind: 'ticks'; readonly groups: readonly { readonly name: string; readonly ticked: readonly boolean[] }[] }
  /** Circles with a word below each: crossed when they are passed. */
  | {
      readonly kind: 'circles';
      readonly circles: readonly { readonly says: string; readonly under: string; readonly marked: boolean }[];
    }
  /** Hexes with a side on top, named where something stands. */
  | { readonly kind: 'hexes'; readonly hexes: readonly { readonly q: number; readonly r: number; readonly says: string }[] }
  /** Room to write in, so many letters wide (left out: all there is), with what is already known there. */
  | { readonly kind: 'blank'; readonly letters?: number; readonly says?: string }
);

/** A part of a sheet, one below the other unless they are put beside each other. */
export type SheetPart =
  /** Named numbers in a strip. */
  | { readonly kind: 'strip'; readonly cells: readonly SheetCell[] }
  /** Named rows, one below the other. */
  | { readonly kind: 'rows'; readonly title: string; readonly note?: string; readonly rows: readonly SheetCell[] }
  /** A grid of items under heads. A column is as wide as what is in it; those named in `wide` share what is left. */
  | {
      readonly kind: 'table';
      readonly title: string;
      readonly note?: string;
      readonly heads: readonly string[];
      readonly wide: readonly number[];
      readonly rows: readonly (readonly SheetItem[])[];
    }
  | { readonly kind: 'beside'; readonly parts: readonly SheetPart[] };

export interface SheetCell {
  readonly name: string;
  readonly item: SheetItem;
}

/** The record sheet of a unit, of a squadron, or of a card nobody flies yet. */
export interface Sheet {
  /** Of what: the id of a unit, a squadron or a card. */
  readonly of: string;
  readonly kind: 'unit' | 'squadron' | 'card';
  readonly side?: Side;
  readonly squadron?: string;
  readonly title: string;
  /** Lines below the title. */
  readonly under: readonly string[];
  /** What has become of it: `destroyed`. */
  readonly fate?: string;
  readonly parts: readonly SheetPart[];
  /** Small print at the foot: where numbers come from. */
  readonly notes: readonly string[];
}

/** A battle as far as sheets need it: its book, and how it stands; without that, as it began. */
export interface Printed<G extends GameTypes> {
  readonly book: G['book'];
  readonly now?: { readonly open: G['open']; readonly clock: Clock };
}

/** The record sheets of a rule system. */
export interface Sheets<G extends GameTypes> {
  /** Every squadron and unit of a battle: side by side, squadron by squadron, a squadron's own sheet before those of its units. */
  ofBattle(printed: Printed<G>): readonly Sheet[];
  /** Every card: those that come with the rules, or those of a scenario in their place. */
  ofCards(scenario?: G['scenario']): readonly Sheet[];
}
