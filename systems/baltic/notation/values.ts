// Values by their schemas: lengths in inches, angles in degrees, all else as it is called. So whatever a chapter adds to a schema can be typed.

import type { Nameable, Node, Phrase, Scalar } from '@flagplot/manifest/orders';
import { NONE, optionsOf, readWord, textWord } from '@flagplot/manifest/orders';
import { inches, parseDegrees, parseInches } from '@flagplot/plane/words';

/** Fields whose numbers are lengths in mil, and those that are hundredths of a degree. */
const LENGTHS: readonly string[] = ['x', 'y', 'd', 'u', 'v'];
const ANGLES: readonly string[] = ['heading', 'turn', 'bearing', 'facing'];
/** What stands for yes and no. */
const YES = 'yes';
const NO = 'no';

/** `28.6`, `14`, `yes`, `vasa`. */
export function scalarText(name: string, value: Scalar): string {
  if (value === null) return NONE;
  if (typeof value === 'boolean') return value ? YES : NO;
  if (typeof value === 'number') return numberText(name, value);
  return textWord(value);
}

function numberText(name: string, value: number): string {
  if (LENGTHS.includes(name)) return inches(value);
  return ANGLES.includes(name) ? angleText(value) : String(value);
}

/** `14`, `22.5`: hundredths of a degree in degrees, no longer than need be. */
export function angleText(hundredths: number): string {
  return inches(10 * hundredths);
}

/** What a value is, and what it may call by a name. */
export interface Reading {
  readonly node: Node;
  readonly things?: readonly Nameable[];
}

/** One value that is no list and no object; nothing where the next word is none such. */
export function readScalar(it: Phrase, name: string, { node, things = [] }: Reading): Scalar | undefined {
  for (const option of optionsOf(node)) {
    const found = readOption(it, name, { node: option, things });
    if (found !== undefined) return found;
  }
  return undefined;
}

function readOption(it: Phrase, name: string, { node, things = [] }: Reading): Scalar | undefined {
  if (typeof node.const === 'boolean') return it.may(node.const ? YES : NO) ? node.const : undefined;
  if (node.const !== undefined || node.enum) return readChoice(it, node.enum ?? [node.const as Scalar]);
  if (node.type === 'null') return it.may(NONE) ? null : undefined;
  if (node.type === 'boolean') return it.may(YES) ? true : it.may(NO) ? false : undefined;
  if (node.type === 'integer' || node.type === 'number') return readNumber(it, name);
  return node.type === 'string' ? readWord(it, things) : undefined;
}

/** One of some words; of several words in one it is quoted. */
function readChoice(it: Phrase, choices: readonly Scalar[]): Scalar | undefined {
  const { next } = it;
  const quoted = next?.kind === 'name' ? choices.find(one => one === next.text) : undefined;
  if (quoted !== undefined) it.take();
  return quoted ?? choices.find(one => it.may(String(one)));
}

/** A number in the measure of its field. */
export function readNumber(it: Phrase, name: string): number | undefined {
  it.offer('a number');
  const word = it.next;
  if (word?.kind !== 'word') return undefined;
  const found = numberOf(name, word.text);
  if (found !== undefined) it.take();
  return found;
}

function numberOf(name: string, text: string): number | undefined {
  if (LENGTHS.includes(name)) return parseInches(text);
  if (ANGLES.includes(name)) return parseDegrees(text);
  return /^-?\d{1,15}$/.test(text) ? Number(text) : undefined;
}
