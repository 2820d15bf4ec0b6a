// A battle put away: saved where whoever plays it says, and kept where he left it without a word.

import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Saved } from '@flagplot/kernel';
import { makeFolder, writeJson } from '../file.ts';
import { Refused } from '../refused.ts';
import type { AtTable } from './at.ts';

/** Saves a battle under way in a file. @returns what came of it. */
export function saveAt({ record }: AtTable, file: string): string[] {
  return file === '' ? ['  Type save FILE.'] : [`  ${save(file, record())}`];
}

function save(file: string, record: Saved): string {
  try {
    writeJson(file, record);
    return `saved as ${file}`;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return error.message;
  }
}

/** Keeps a battle that was left, in a folder made for that. @returns the file; one that was gone on with from there is kept in its own. */
export function keepLeft(record: Saved, { folder, from }: { folder: string; from: string | undefined }): string {
  const isFromHere = from !== undefined && dirname(resolve(from)) === resolve(folder);
  const file = isFromHere ? resolve(from) : freeFile(folder, record.system);
  makeFolder(folder);
  writeJson(file, record);
  return file;
}

/** `squadrons-2.battle.json`: the first that is not there. */
function freeFile(folder: string, name: string): string {
  for (let n = 1; ; n += 1) {
    const file = join(folder, `${name}-${n}.battle.json`);
    if (!existsSync(file)) return file;
  }
}
