// Values typed by their schemas: what a schema's nodes are, and words that every system types alike.

import type { Nameable } from './names.ts';
import type { Phrase } from './phrase.ts';

/** A node of a JSON Schema, as far as typed values are read by it. */
export interface Node {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly required?: readonly string[];
  readonly items?: Node;
  readonly anyOf?: readonly Node[];
  readonly enum?: readonly Scalar[];
  readonly const?: Scalar;
  readonly pattern?: string;
  /** Of an object whose fields are not known by name. */
  readonly additionalProperties?: Node | false;
}

export type Scalar = string | number | boolean | null;
export type Value = Scalar | Value[] | { [name: string]: Value };
export type Fields = { [name: string]: Value };

/** What stands for null, and for a text without a letter. */
export const NONE = 'none';

/** A schema as it is read here. */
export function nodeOf(schema: object): Node {
  return schema as Node;
}

/** What a node may be. */
export function optionsOf(node: Node): readonly Node[] {
  return node.anyOf ?? [node];
}

export function isFields(value: Value | undefined): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Words that need no quotation marks. */
const BARE = /^[a-z0-9][a-z0-9.-]*$/i;

/** A text as a word: in quotation marks where it would be read as something else. */
export function textWord(value: string): string {
  if (value === '') return NONE;
  return BARE.test(value) && value !== NONE ? value : `"${value}"`;
}

/** An id, or the name of something that has one; a word that is neither stands as it is typed, for the rules to judge. */
export function readWord(it: Phrase, things: readonly Nameable[]): string | undefined {
  it.offer(...things.map(({ id }) => id));
  const word = it.next;
  if (!word || word.kind === 'mark') return undefined;
  if (word.kind === 'name' || things.some(({ id }) => id === word.text)) return it.take()?.text;
  const named = it.saysName(things);
  if (named) return named.id;
  if (word.text === NONE) {
    it.take();
    return '';
  }
  return BARE.test(word.text) ? it.take()?.text : undefined;
}
