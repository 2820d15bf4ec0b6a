/** What a screen lays over a record sheet: what only a battle under way knows. Everything is found by the keys of the sheet's own parts and items. */

import type { SheetItem } from '@flagplot/sheets';

/** Boxes of a row that are about to be marked: so many, and whether the next one may be as well. */
export interface Going {
  readonly boxes: number;
  readonly may?: boolean;
}

/** A column that no paper has: `Ready`. A cell for each row of the table. */
export interface LiveColumn {
  readonly head: string;
  /** The rule that says what stands in it. */
  readonly rule?: string;
  readonly cells: readonly SheetItem[];
}

/** What is laid over a sheet. What has no key on it is not shown. */
export interface Overlay {
  /** Goes on with the last line below the title: where a unit is. */
  readonly place?: string;
  /** By the key of a row of boxes. */
  readonly going?: Readonly<Record<string, Going>>;
  /** A note in place of that of a part, by its key: `7, now 6 of 13`. */
  readonly notes?: Readonly<Record<string, string>>;
  /** Further words: below a part, or below the lines of a text. */
  readonly says?: Readonly<Record<string, readonly string[]>>;
  /** Further columns of a table, by the key of its part. */
  readonly columns?: Readonly<Record<string, readonly LiveColumn[]>>;
  /** Keys of lines that are out of use: drawn faint. */
  readonly out?: readonly string[];
  /** The key the sheet was opened for: its line is lit. */
  readonly here?: string;
}
