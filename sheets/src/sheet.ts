// What stands on a record sheet, as plain data: a rule system says it, whoever prints it draws it, and neither knows the other.

import type { Clock, GameTypes, Rule, Side } from '@flagplot/kernel';
import type { Drawing } from './shapes.ts';

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

/** A number in a diagram. */
export interface SheetValue {
  readonly printed: string;
  /** Where that is less than what is printed. */
  readonly now?: string;
}

/** A part of a number, as a screen says it beside the number: `piloting`, `2`, `restored by us`. */
export interface SheetSource {
  readonly name: string;
  readonly value: string;
  /** How sure it is, in words. */
  readonly from?: string;
}

/** How a number came about. Paper prints the number alone. */
export interface Made {
  /** What the number is called: `Attack Speed`. */
  readonly what: string;
  /** The rule that makes it. */
  readonly rule: Rule;
  readonly parts: readonly SheetSource[];
}

/** From the lowest on the left to the highest on the right; marked from the right, or for what is counted up from the left. `across`: so many in a line. */
export interface SheetBoxes {
  readonly kind: 'boxes';
  readonly boxes: readonly SheetBox[];
  readonly fromLeft?: true;
  readonly across?: number;
}

/** What every item may have beside what is printed. */
interface Anything {
  readonly origin?: Origin;
  /** What a screen finds it by, to lay over it what is live: `structure`, `craft/1`. */
  readonly key?: string;
  readonly made?: Made;
}

/** Anything that has a place on a sheet. */
export type SheetItem = Anything &
  (
    | { readonly kind: 'text'; readonly lines: readonly string[] }
    /** A number on its own; `now` where it has become another; `ring`: in a circle. */
    | { readonly kind: 'figure'; readonly printed: string; readonly now?: string; readonly ring?: true }
    | SheetBoxes
    /** A drawing a system makes of shapes; `says` is the same in words, `values` the numbers in it for whoever reads them as data. */
    | ({ readonly kind: 'diagram'; readonly says: string; readonly values: readonly SheetValue[] } & Drawing)
    /** Small boxes to tick, in groups of a name: the pulses of each turn. */
    | { readonly kind: 'ticks'; readonly groups: readonly { readonly name: string; readonly ticked: readonly boolean[] }[] }
    /** Circles with a word below each: crossed when they are passed. */
    | {
        readonly kind: 'circles';
        readonly circles: readonly { readonly says: string; readonly under: string; readonly marked: boolean }[];
      }
    /** Room to write in, so many letters wide (left out: all there is), with what is already known there; `low`: for a number, no higher than its line. */
    | { readonly kind: 'blank'; readonly letters?: number; readonly says?: string; readonly low?: true }
  );

/** Where a part is shown, if not everywhere, and what a screen finds it by. */
interface Anywhere {
  readonly only?: 'paper' | 'screen';
  readonly key?: string;
}

/** A part of a sheet, one below the other unless they are put beside each other. */
export type SheetPart = Anywhere &
  /** Named numbers in a strip. */
  (
    | { readonly kind: 'strip'; readonly cells: readonly SheetCell[] }
    /** Named rows, one below the other. */
    | {
        readonly kind: 'rows';
        readonly title: string;
        readonly note?: string;
        readonly rule?: Rule;
        readonly rows: readonly SheetCell[];
      }
    /** A grid of items under heads. A column is as wide as what is in it; those named in `wide` share what is left. */
    | {
        readonly kind: 'table';
        readonly title: string;
        readonly note?: string;
        readonly rule?: Rule;
        readonly heads: readonly string[];
        /** The rules that say what stands in each column, for a screen. */
        readonly rules?: readonly (Rule | undefined)[];
        /** Columns that only paper has: to write in. */
        readonly paper?: readonly number[];
        /** Columns that a screen, which is narrower, sets below the one before them: `To hit` below `Range`. */
        readonly below?: readonly number[];
        readonly wide: readonly number[];
        readonly rows: readonly (readonly SheetItem[])[];
      }
    | { readonly kind: 'beside'; readonly parts: readonly SheetPart[] }
    /** Boxes in arcs about a part, from ahead clockwise: what guards it on each side. */
    | {
        readonly kind: 'ring';
        readonly title: string;
        readonly rule?: Rule;
        readonly arcs: readonly SheetArc[];
        readonly within: SheetPart;
      }
    /** Groups at places of a grid, each under its name: how things lie on what the sheet is of. */
    | { readonly kind: 'plan'; readonly title: string; readonly rule?: Rule; readonly places: readonly SheetPlace[] }
  );

/** An arc of a ring: `Shield 1`, with its boxes from the innermost outwards. */
export interface SheetArc {
  readonly name: string;
  readonly item: SheetBoxes & Anything;
  /** It guards nothing as it is: `dropped`. */
  readonly state?: string;
}

/** A place in a grid, columns and rows counted from 1, and what stands there. A screen too narrow for the grid sets all one after another. */
export type SheetPlace = {
  readonly column: number;
  readonly row: number;
  /** It takes up so many columns and rows; left out, one. */
  readonly columns?: number;
  readonly rows?: number;
} & ({ readonly cell: SheetCell } | { readonly part: SheetPart });

/** A named item: in a strip, or a row of its own. */
export interface SheetCell {
  readonly name: string;
  /** Where it is shown, if not everywhere. */
  readonly only?: 'paper' | 'screen';
  /** The rule that says what it is, for a screen. */
  readonly rule?: Rule;
  readonly item: SheetItem;
}

/** The record sheet of a unit, of a squadron, or of a card nobody flies yet; or a battle's position, as it is typed. */
export interface Sheet {
  /** Of what: the id of a unit, a squadron or a card. */
  readonly of: string;
  readonly kind: 'unit' | 'squadron' | 'card' | 'position';
  readonly side?: Side;
  readonly squadron?: string;
  /** Of a card, for whoever browses them: who flies it, what it is, and the drawing it stands for on a board. */
  readonly card?: { readonly flag: string; readonly kind: string; readonly silhouette: string };
  readonly title: string;
  /** Lines below the title. */
  readonly under: readonly string[];
  /** What has become of it: `destroyed`. */
  readonly fate?: string;
  readonly parts: readonly SheetPart[];
  /** Small print at the foot: where numbers come from. */
  readonly notes: readonly string[];
}

/** What is printed together as large as it is, at 72 points an inch: `templates`, `Templates and rulers`. */
export interface TrueScale {
  readonly of: string;
  readonly title: string;
  readonly drawings: readonly Drawing[];
}

/** A battle as far as sheets need it: its book, and how it stands; without that, as it began. */
export interface Printed<G extends GameTypes> {
  readonly book: G['book'];
  readonly now?: { readonly open: G['open']; readonly clock: Clock };
}

/** The record sheets of a rule system. */
export interface Sheets<G extends GameTypes> {
  /** What the sheets of a kind are called together, where one is chosen: `Ships`. A kind that has none is not offered. */
  readonly heads: Readonly<Partial<Record<Sheet['kind'], string>>>;
  /** Every squadron and unit of a battle: side by side, squadron by squadron, a squadron's own sheet before those of its units. */
  ofBattle(printed: Printed<G>): readonly Sheet[];
  /** What is printed as large as it is, part by part. Left out: nothing of this book is measured on a table. */
  trueScale?(printed: Printed<G>): readonly TrueScale[];
  /** Every card: those that come with the rules, or those of a scenario in their place. */
  ofCards(scenario?: G['scenario']): readonly Sheet[];
}
