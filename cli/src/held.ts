// What the last probe of each row came to, kept beside what the last run of the tests left.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** By the id of a row, whether a test caught it when it was last broken; rows that never were have no entry. */
export type Held = Readonly<Record<string, boolean>>;

export function readHeld(file: string): Held {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Held) : {};
}

/** Notes what a probe found; other rows keep what was found of them before. */
export function noteHeld(file: string, found: Held): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...readHeld(file), ...found })}\n`);
}
