// Orders and states by their schemas: a value as words, and words as a value. What a schema requires stands in its order, what it leaves
// open is named: `seeker rack-1 at r1 load i-m`, `tractor r1 3`. So whatever a chapter adds to a schema can be typed.

import type { Fields, Nameable, Node, Phrase, Scalar, Value } from '@flagplot/manifest/orders';
import { isFields, NONE, readWord, textWord } from '@flagplot/manifest/orders';
import { FACINGS } from '../rules/geometry/map.ts';

/** Things that a field of this name may call by an id. */
export type ThingsOf = (field: string) => readonly Nameable[];

/** Words for yes and no where the field has some of its own. */
const FLAGS: Readonly<Record<string, readonly [yes: string, no: string]>> = { up: ['up', 'down'], begin: ['on', 'off'] };
const PLAIN: readonly [string, string] = ['yes', 'no'];
/** Fields whose numbers are directions. */
const DIRECTIONS: readonly string[] = ['facing', 'toward'];
/** Words between two values. */
const LINKS: Readonly<Record<string, string>> = { on: 'at', to: 'to' };
/** `C`, `up`, `3`, `rack-1`. */
function scalarText(name: string, value: Scalar): string {
  if (value === null) return NONE;
  if (typeof value === 'boolean') return (FLAGS[name] ?? PLAIN)[value ? 0 : 1];
  if (typeof value === 'number') return DIRECTIONS.includes(name) ? (FACINGS[value] as string) : String(value);
  return textWord(value);
}

/** A value in words; of an object what it requires in order. */
export function valueText(name: string, value: Value, node: Node): string {
  if (Array.isArray(value)) return value.map(one => scalarText(name, one as Scalar)).join(' ');
  if (!isFields(value)) return scalarText(name, value);
  return recordText(value, objectIn(node) ?? node);
}

/** An object in words. `skip`: a field that is said elsewhere. */
export function recordText(value: Fields, { properties = {}, required = [] }: Node, skip?: string): string {
  const parts: string[] = [];
  let isNamed = false;
  for (const [name, node] of Object.entries(properties)) {
    const one = value[name];
    if (name === skip || one === undefined) continue;
    const link = parts.length > 0 && LINKS[name] !== undefined ? `${LINKS[name]} ` : '';
    const text = node.const === true ? '' : valueText(name, one, node);
    if (required.includes(name) && !isNamed) parts.push(`${link}${text}`);
    else parts.push(`${name} ${text}`.trim());
    isNamed ||= Array.isArray(one);
  }
  return parts.join(' ').trim();
}

/** The object among what a node takes. */
function objectIn(node: Node): Node | undefined {
  return node.type === 'object' ? node : node.anyOf?.find(({ type }) => type === 'object');
}

function isEnd(it: Phrase): boolean {
  return it.isDone || it.next?.kind === 'mark';
}

/** Reads a value; nothing where there is none, which is a fault. */
export function readValue(it: Phrase, name: string, { node, things, skip }: Reading): Value | undefined {
  if (node.type === 'array') return readList(it, name, { node: node.items ?? {}, things });
  if (node.type === 'object') return readRecord(it, { node, things, skip });
  for (const option of node.anyOf ?? []) {
    if (option.type === 'object' && (!/^\d+$/.test(it.next?.text ?? '') || node.anyOf?.some(({ type }) => type === 'integer')))
      continue;
    const found =
      option.type === 'object' ? readRecord(it, { node: option, things }) : readScalar(it, name, { node: option, things });
    if (found !== undefined) return found;
  }
  const found = node.anyOf ? undefined : readScalar(it, name, { node, things });
  if (found === undefined) it.unread();
  return found;
}

export interface Reading {
  readonly node: Node;
  readonly things: ThingsOf;
  readonly skip?: string | undefined;
}

/** One value that is no list and no object; nothing where the next word is none such. */
function readScalar(it: Phrase, name: string, { node, things }: Reading): Scalar | undefined {
  if (node.const === true) return it.may(PLAIN[0]) ? true : undefined;
  if (node.const !== undefined || node.enum) return readChoice(it, node.enum ?? [node.const as Scalar]);
  if (node.type === 'null') return it.may(NONE) ? null : undefined;
  if (node.type === 'boolean') return readFlag(it, FLAGS[name] ?? PLAIN);
  if (node.type === 'integer' || node.type === 'number') return DIRECTIONS.includes(name) ? readDirection(it) : readNumber(it);
  if (isEnd(it) && node.pattern?.includes('{0,')) return '';
  return mayBe(it, node) ? readWord(it, things(name)) : undefined;
}

/** Whether the next word, or the name that it begins, may be a text of this form at all. */
function mayBe(it: Phrase, { pattern }: Node): boolean {
  const text = it.next?.text ?? '';
  if (pattern === undefined || !/^\d+$/.test(text)) return true;
  return new RegExp(pattern).test(text);
}

function readChoice(it: Phrase, choices: readonly Scalar[]): Scalar | undefined {
  return choices.find(choice => it.may(String(choice)));
}

function readFlag(it: Phrase, [yes, no]: readonly [string, string]): boolean | undefined {
  if (it.may(yes)) return true;
  return it.may(no) ? false : undefined;
}

function readDirection(it: Phrase): number | undefined {
  const found = FACINGS.findIndex(facing => it.may(facing));
  return found < 0 ? undefined : found;
}

function readNumber(it: Phrase): number | undefined {
  it.offer('a number');
  const word = it.next;
  if (word?.kind !== 'word' || !/^-?\d{1,16}(\.\d+)?$/.test(word.text)) return undefined;
  it.take();
  return Number(word.text);
}

function readList(it: Phrase, name: string, reading: Reading): Value[] {
  const found: Value[] = [];
  while (!isEnd(it)) {
    if (reading.skip !== undefined && it.next?.text === reading.skip) break;
    const one = readScalar(it, name, reading);
    if (one === undefined) break;
    found.push(one);
  }
  if (it.isDone) it.offer(...reading.things(name).map(({ id }) => id));
  return found;
}

/** An object: what it requires in order, then what is named. */
export function readRecord(it: Phrase, { node: { properties = {}, required = [] }, things, skip }: Reading): Fields | undefined {
  const found: Fields = {};
  let isNamed = false;
  const named: string[] = [];
  for (const [name, node] of Object.entries(properties)) {
    if (name === skip) continue;
    if (isNamed || !required.includes(name)) named.push(name);
    else {
      if (Object.keys(found).length > 0) passLink(it, name);
      const value = readValue(it, name, { node, things, skip: node.type === 'array' ? nextNamed(properties, name) : undefined });
      if (value === undefined) return undefined;
      found[name] = value;
      isNamed ||= node.type === 'array';
    }
  }
  readNamed(it, { properties, names: named, things }, found);
  return found;
}

/** `at`, `to`: said between two values. */
function passLink(it: Phrase, name: string): void {
  const link = LINKS[name];
  if (link === undefined) return;
  it.offer(link);
  it.skip(link, name);
}

/** The field after a list: its name ends the list. */
function nextNamed(properties: Readonly<Record<string, Node>>, list: string): string | undefined {
  const names = Object.keys(properties);
  return names[names.indexOf(list) + 1];
}

interface Named {
  readonly properties: Readonly<Record<string, Node>>;
  readonly names: readonly string[];
  readonly things: ThingsOf;
}

function readNamed(it: Phrase, { properties, names, things }: Named, found: Fields): void {
  while (!isEnd(it)) {
    const name = names.find(one => !Object.hasOwn(found, one) && it.may(one));
    if (name === undefined) {
      it.giveUp();
      return;
    }
    const node = properties[name] as Node;
    const value = node.const === true ? true : readValue(it, name, { node, things });
    if (value !== undefined) found[name] = value;
  }
  if (it.isDone) it.offer(...names.filter(one => !Object.hasOwn(found, one)));
}
