// What a command of the program is.

import type { Shelf } from '@flagplot/shelf';
import type { Flag, FlagSchema, Flags, Given, Operands } from './flags.ts';
import type { Terminal } from './terminal.ts';

/** What stands in examples: a system of the shelf, and a scenario of it. */
export interface Example {
  readonly system: string;
  readonly scenario: string;
}

/** A command, for the rule systems of a shelf. */
export type CommandOn = (shelf: Shelf) => Command;

export interface Command {
  /** How it is typed, after `flagplot`. */
  readonly usage: string;
  /** What it is for and what comes of it, in paragraphs. */
  readonly about: readonly string[];
  readonly operands?: Operands;
  readonly flags: Flags;
  /** Lines to type. */
  examples(of: Example): readonly string[];
  /** @returns the exit code. */
  run(given: Given, terminal: Terminal): number | Promise<number>;
}

/** The flag all commands have. */
export const JSON_FLAG: Flag = { says: 'print one JSON value instead of words' };

/** A name as all ids are written. */
export const NAME: FlagSchema = { type: 'string', pattern: '^[a-z][a-z0-9-]*$', maxLength: 40 };
/** What dice are thrown from. */
export const SEED: FlagSchema = { type: 'string', minLength: 1, maxLength: 100 };
/** Opponents parted by commas: names, and files of modules that export a player. */
export const OPPONENT_NAMES: FlagSchema = {
  type: 'array',
  minItems: 1,
  maxItems: 12,
  items: { type: 'string', maxLength: 1000, pattern: '^[a-z][a-z0-9-]{0,39}$|\\.(mjs|js|ts)$' },
};
export const PATH: FlagSchema = { type: 'string', minLength: 1, maxLength: 1000 };

export function whole(minimum: number, maximum: number): FlagSchema {
  return { type: 'integer', minimum, maximum };
}

/** Among how many threads a command shares its work; what comes of it is the same. */
export const THREADS_FLAG: Flag = {
  value: 'T',
  says: 'threads to share the work (otherwise one for each processor)',
  schema: whole(1, 64),
};
