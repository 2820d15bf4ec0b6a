// Files from outside: read whole, capped, and with no keys that no honest file has.

import { accessSync, constants, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Refused } from './refused.ts';

/** Bytes of the largest file that is read. */
const MOST_BYTES = 20_000_000;
/** Lists and objects within one another, at most. */
const DEEPEST = 64;
/** Keys that would reach for what every object has. */
const FOREIGN: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** What a terminal would take for a command: no honest file has it, written out or as an escape of JSON. */
const CONTROL = /(?![\t\n\r])\p{Cc}/u;

/** A file of JSON, or `Refused` with what is wrong with it. */
export function readJson(path: string): unknown {
  return jsonOf(path, readText(path));
}

/** The JSON in a file's text, or `Refused`. */
export function jsonOf(path: string, text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const say = error instanceof Error ? error.message : String(error);
    throw new Refused([`${path} is no JSON: ${say.replaceAll(/\s+/g, ' ').slice(0, 200)}`]);
  }
  const faults = strangeIn(value);
  if (faults.length > 0) throw new Refused(faults.map(fault => `${path} ${fault}`));
  return value;
}

/** A file's text, or `Refused`. */
export function readText(path: string): string {
  return at(path, 'read', () => {
    const found = statSync(path);
    if (!found.isFile()) throw new Refused([`${path} is no file`]);
    if (found.size > MOST_BYTES) throw new Refused([`${path} is larger than ${MOST_BYTES / 1e6} MB`]);
    const text = readFileSync(path, 'utf8');
    const line = CONTROL.test(text) ? text.split('\n').findIndex(one => CONTROL.test(one)) + 1 : 0;
    if (line > 0) throw new Refused([`${path}:${line}: a control character stands there`]);
    return text;
  });
}

/** Writes a value as a file of JSON, or `Refused`. */
export function writeJson(path: string, value: unknown): void {
  at(path, 'written', () => writeFileSync(path, `${JSON.stringify(value, undefined, 2)}\n`));
}

/** `Refused` where a file could not be written later: for want of its folder, of leave, or because it is a folder itself. */
export function demandWritable(path: string): void {
  at(path, 'written', () => {
    accessSync(dirname(path), constants.W_OK);
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) throw new Refused([`${path} cannot be written: it is a folder`]);
    accessSync(path, constants.W_OK);
  });
}

/** Makes a folder where there is none, and those it lies in; or `Refused`. */
export function makeFolder(path: string): void {
  at(path, 'written', () => mkdirSync(path, { recursive: true }));
}

/** Writes a file whole or not at all, or `Refused`: one that was there stays until the new one is complete. */
export function writeWhole(path: string, bytes: Uint8Array): void {
  const beside = `${path}.${process.pid}.part`;
  at(path, 'written', () => {
    try {
      writeFileSync(beside, bytes, { flag: 'wx' });
      renameSync(beside, path);
    } catch (error) {
      rmSync(beside, { force: true });
      throw error;
    }
  });
}

const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'you may not',
  EISDIR: 'it is a folder',
  ENOTDIR: 'what it would lie in is no folder',
};

function at<T>(path: string, done: 'read' | 'written', act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (error instanceof Refused) throw error;
    const code = String(Reflect.get(error as object, 'code'));
    throw new Refused([`${path} cannot be ${done}: ${WHY[code] ?? code}`]);
  }
}

/** Foreign keys, control characters and what is nested too deep, each with its path. Walks without recursion, since the file may be hostile. */
function strangeIn(whole: unknown): string[] {
  const found: string[] = [];
  const ahead: { value: unknown; at: string; depth: number }[] = [{ value: whole, at: '', depth: 0 }];
  for (let one = ahead.pop(); one; one = ahead.pop()) {
    const { value, at, depth } = one;
    if (typeof value === 'string' && CONTROL.test(value)) found.push(`${at}: holds a control character`);
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= DEEPEST) {
      found.push(`${at.slice(0, 80)}…: is nested deeper than ${DEEPEST}`);
      break;
    }
    for (const [key, part] of Object.entries(value)) {
      if (CONTROL.test(key)) {
        found.push(`${at || '/'}: a name in it holds a control character`);
        continue;
      }
      if (FOREIGN.includes(key)) found.push(`${at}/${key}: no such field is known here`);
      ahead.push({ value: part, at: `${at}/${key}`, depth: depth + 1 });
    }
  }
  return found;
}
