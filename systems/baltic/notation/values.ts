// Values by their schemas: lengths in inches, angles in degrees, all else as it is called. So whatever a chapter adds to a schema can be typed.

import type { Nameable, Phrase } from '@flagplot/manifest/orders';
import { inches, parseDegrees, parseInches } from '@flagplot/plane/words';

/** A node of a JSON Schema, as far as it is read here. */
export interface Node {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly required?: readonly string[];
  readonly items?: Node;
  readonly anyOf?: readonly Node[];
  readonly enum?: readonly Scalar[];
  readonly const?: Scalar;
  /** Of an object whose fields are not known by name. */
  readonly additionalProperties?: Node | false;
}

export type Scalar = string | number | boolean | null;
export type Value = Scalar | Value[] | { [name: string]: Value };
export type Fields = { [name: string]: Value };

/** A schema as it is read here. */
export function nodeOf(schema: object): Node {
  return schema as Node;
}

export function isFields(value: Value | undefined): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a node may be. */
export function optionsOf(node: Node): readonly Node[] {
  return node.anyOf ?? [node];
}

/** Fields whose numbers are lengths in mil, and those that are hundredths of a degree. */
const LENGTHS: readonly string[] = ['x', 'y', 'd', 'u', 'v'];
const ANGLES: readonly string[] = ['heading', 'turn', 'bearing', 'facing'];
/** What stands for null and for a text without a letter; for yes and no. */
const [NONE, YES, NO] = ['none', 'yes', 'no'];

/** `28.6`, `14`, `yes`, `vasa`. */
export function scalarText(name: string, value: Scalar): string {
  if (value === null || value === '') return NONE as string;
  if (typeof value === 'boolean') return (value ? YES : NO) as string;
  if (typeof value === 'number') return numberText(name, value);
  return /^[a-z0-9][a-z0-9.-]*$/i.test(value) && value !== NONE ? value : `"${value}"`;
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
  if (typeof node.const === 'boolean') return it.may((node.const ? YES : NO) as string) ? node.const : undefined;
  if (node.const !== undefined || node.enum) return readChoice(it, node.enum ?? [node.const as Scalar]);
  if (node.type === 'null') return it.may(NONE as string) ? null : undefined;
  if (node.type === 'boolean') return it.may(YES as string) ? true : it.may(NO as string) ? false : undefined;
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

/** An id, or the name of something that has one; a word that is neither stands as it is typed, for the rules to judge. */
export function readWord(it: Phrase, things: readonly Nameable[]): string | undefined {
  it.offer(...things.map(({ id }) => id));
  const word = it.next;
  if (!word || word.kind === 'mark') return undefined;
  if (word.kind === 'name' || things.some(({ id }) => id === word.text)) return it.take()?.text;
  const named = it.saysName(things);
  if (named) return named.id;
  return /^[a-z0-9][a-z0-9.-]*$/i.test(word.text) ? it.take()?.text : undefined;
}
