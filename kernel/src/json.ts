// Plain values: copied, written in one canonical way, frozen. Everything a battle consists of is one of these.

import type { Json } from './contract.ts';

/** A deep copy of plain JSON. State is copied by this and by `snapshot` alone; classes, Maps and cycles have no place in it. */
export function copy<T>(value: T): T {
  return (typeof value === 'object' && value !== null ? copyObject(value) : value) as T;
}

function copyObject(value: object): object {
  if (Array.isArray(value)) return copyList(value);
  const out = spread(value as Record<string, unknown>);
  for (const key in out) {
    const part = out[key];
    if (typeof part === 'object' && part !== null) out[key] = copyObject(part);
  }
  return out;
}

function copyList(list: readonly unknown[]): unknown[] {
  const out = list.slice();
  for (let i = 0; i < out.length; i += 1) {
    const part = out[i];
    if (typeof part === 'object' && part !== null) out[i] = copyObject(part);
  }
  return out;
}

type Spread = (parts: Readonly<Record<string, unknown>>) => Record<string, unknown>;

/**
 * One and the same, many times over: engines copy objects of few shapes many times as quickly as of many, place by place in the program.
 * So objects that begin with the same key are always copied at the same place.
 */
// biome-ignore format: one as the other
const SPREADS: readonly Spread[] = [
  v => ({ ...v }), v => ({ ...v }), v => ({ ...v }), v => ({ ...v }), v => ({ ...v }), v => ({ ...v }), v => ({ ...v }), v => ({ ...v }),
  v => ({ ...v }), v => ({ ...v }), v => ({ ...v }), v => ({ ...v }), v => ({ ...v }), v => ({ ...v }), v => ({ ...v }), v => ({ ...v }),
];
const spreads = new Map<string, Spread>();
/** Some keys come from outside: no more of them are remembered, nor more kinds of objects that begin with one. */
const MOST_KEYS = 256;
const MOST_ALIKE = 16;

function spread(parts: Readonly<Record<string, unknown>>): Record<string, unknown> {
  for (const first in parts) return (spreads.get(first) ?? spreadFor(first))(parts);
  return {};
}

function spreadFor(first: string): Spread {
  const found = SPREADS[spreads.size % SPREADS.length]!;
  if (spreads.size < MOST_KEYS) spreads.set(first, found);
  return found;
}

/** The one text of a value: keys sorted, no spaces. Equal values, and only these, have equal texts. */
export function canonical(value: unknown): string {
  // Whole numbers are most of what there is, and are written many times as quickly like this.
  if (Number.isInteger(value)) return `${value}`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  return Array.isArray(value) ? canonicalList(value) : canonicalObject(value as Record<string, unknown>);
}

/** The canonical text of a value that, as likely as not, has its keys in order already: engines write such a one sooner than it can be put together. */
export function textAsWritten(value: unknown): string {
  return standsInOrder(value) ? JSON.stringify(value) : canonical(value);
}

/** Whether a value written as it stands is in canonical order. */
function standsInOrder(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value !== undefined;
  if (Array.isArray(value)) return value.every(standsInOrder);
  if (!labelsFor(value as Record<string, unknown>).inOrder) return false;
  for (const key in value) {
    const part = (value as Record<string, unknown>)[key];
    if (typeof part === 'object' && !standsInOrder(part)) return false;
  }
  return true;
}

function canonicalList(list: readonly unknown[]): string {
  let text = '';
  for (let i = 0; i < list.length; i += 1) text += (i === 0 ? '' : ',') + canonical(list[i]);
  return `[${text}]`;
}

function canonicalObject(object: Record<string, unknown>): string {
  let text = '';
  for (const { key, label } of labelsFor(object).sorted) {
    const part = object[key];
    if (part !== undefined) text += (text === '' ? '' : ',') + label + canonical(part);
  }
  return `{${text}}`;
}

/** The keys of an object in their canonical order, each as it is written; and whether they stand in that order already. */
interface Labelled {
  readonly keys: readonly string[];
  readonly sorted: readonly { readonly key: string; readonly label: string }[];
  readonly inOrder: boolean;
  /** One of them is the name under which engines keep an object's prototype. */
  readonly strange: boolean;
}

/** Those of the object before: the objects of a list have the same keys. */
let before: Labelled = { keys: [], sorted: [], inOrder: true, strange: false };

/** Those of other objects, by their first key: a battle has few kinds of them, and they take turns. */
const labels = new Map<string, Labelled[]>();

function labelsFor(object: Record<string, unknown>): Labelled {
  if (!hasKeys(object, before.keys)) before = labelsAmong(object);
  return before;
}

/** Whether these are the keys of an object, in its order: told without a list of them. */
function hasKeys(object: Record<string, unknown>, keys: readonly string[]): boolean {
  let n = 0;
  for (const key in object) {
    if (key !== keys[n]) return false;
    n += 1;
  }
  return n === keys.length;
}

function labelsAmong(object: Record<string, unknown>): Labelled {
  const first = firstKey(object);
  const alike = labels.get(first) ?? [];
  for (const one of alike) if (hasKeys(object, one.keys)) return one;
  const made = labelsOf(Object.keys(object));
  if (labels.size < MOST_KEYS && alike.length < MOST_ALIKE) labels.set(first, [...alike, made]);
  return made;
}

function firstKey(object: object): string {
  for (const key in object) return key;
  return '';
}

function labelsOf(keys: readonly string[]): Labelled {
  const inOrder = keys.every((key, i) => i === 0 || (keys[i - 1] as string) < key);
  const sorted = (inOrder ? keys : keys.toSorted()).map(key => ({ key, label: `${JSON.stringify(key)}:` }));
  return { keys, sorted, inOrder, strange: keys.includes('__proto__') };
}

/** A copy of a plain value with its keys sorted and everything in it frozen: how an order is kept and carried. */
export function normalise<T>(value: T): T {
  return (typeof value === 'object' && value !== null ? sortObject(value) : value) as T;
}

function sortObject(value: object): object {
  if (Array.isArray(value)) return Object.freeze(value.map(normalise));
  const out = inOrder(value as Record<string, unknown>);
  for (const key in out) {
    const part = out[key];
    if (typeof part === 'object' && part !== null) out[key] = sortObject(part);
  }
  return Object.freeze(out);
}

/** A copy with its keys in canonical order. */
function inOrder(object: Record<string, unknown>): Record<string, unknown> {
  const { inOrder, sorted, strange } = labelsFor(object);
  if (inOrder) return spread(object);
  if (strange) return Object.fromEntries(sorted.map(({ key }) => [key, object[key]]));
  const out: Record<string, unknown> = {};
  for (const { key } of sorted) out[key] = object[key];
  return out;
}

/**
 * A frozen copy of a value that goes on changing. What is the same at the same place of `earlier`, a snapshot too, is that itself and no
 * copy of it: so that snapshots taken one after another cost, and keep, what changed between them.
 */
export function snapshot<T>(value: T, earlier?: unknown): T {
  return (typeof value === 'object' && value !== null ? taken(value, earlier) : value) as T;
}

type Parts = Readonly<Record<string, unknown>>;
const NO_PARTS: Parts = Object.freeze({});
const NO_LIST: readonly unknown[] = Object.freeze([]);

function taken(value: object, earlier: unknown): object {
  const known = typeof earlier === 'object' && earlier !== null;
  if (Array.isArray(value)) return takenList(value, Array.isArray(earlier) ? earlier : NO_LIST);
  return takenParts(value as Parts, known && !Array.isArray(earlier) ? (earlier as Parts) : NO_PARTS);
}

function takenList(list: readonly unknown[], earlier: readonly unknown[]): readonly unknown[] {
  let out = list.length === earlier.length ? undefined : list.slice();
  for (let i = 0; i < list.length; i += 1) {
    const was = earlier[i];
    let part = list[i];
    if (typeof part === 'object' && part !== null) part = taken(part, was);
    if (out === undefined && !Object.is(part, was)) out = earlier.slice();
    if (out !== undefined) out[i] = part;
  }
  return out === undefined ? earlier : Object.freeze(out);
}

function takenParts(parts: Parts, earlier: Parts): Parts {
  const keys = Object.keys(earlier);
  let out: Record<string, unknown> | undefined;
  let n = 0;
  for (const key in parts) {
    if (key !== keys[n]) return takenAnew(parts, earlier);
    n += 1;
    const was = earlier[key];
    let part = parts[key];
    if (typeof part === 'object' && part !== null) part = taken(part, was);
    if (Object.is(part, was)) continue;
    out ??= spread(earlier);
    out[key] = part;
  }
  if (n !== keys.length) return takenAnew(parts, earlier);
  return out === undefined ? earlier : Object.freeze(out);
}

/** Where the keys are others, or in another order. */
function takenAnew(parts: Parts, earlier: Parts): Parts {
  const out = spread(parts);
  for (const key in out) {
    const part = out[key];
    if (typeof part === 'object' && part !== null) out[key] = taken(part, Object.hasOwn(earlier, key) ? earlier[key] : undefined);
  }
  return Object.freeze(out);
}

/** Freezes a plain value through and through, and returns it. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  const parts: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  for (let i = 0; i < parts.length; i += 1) {
    const part = parts[i];
    if (typeof part === 'object' && part !== null) deepFreeze(part);
  }
  return Object.freeze(value);
}

/** A copy of a value as it would come back from a file: nothing that JSON does not know is left in it. */
export function plain(value: unknown): Json {
  return JSON.parse(JSON.stringify(value ?? null)) as Json;
}

/** Gives a function that copies an object without these fields: for states of an edition that had them. */
export function without(...fields: readonly string[]): (value: Json) => Json {
  return value => Object.fromEntries(Object.entries(value as object).filter(([key]) => !fields.includes(key))) as Json;
}
