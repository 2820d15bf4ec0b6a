// Plain values: copied, written in one canonical way, frozen. Everything a battle consists of is one of these.

import type { Json } from './contract.ts';

/** A deep copy of plain JSON. State is copied by this alone, once a step; classes, Maps and cycles have no place in it. */
export function copy<T>(value: T): T {
  return (typeof value === 'object' && value !== null ? copied(value) : value) as T;
}

function copied(value: object): object {
  if (Array.isArray(value)) return listed(value);
  const out: Record<string, unknown> = { ...value };
  for (const key in out) {
    const part = out[key];
    if (typeof part === 'object' && part !== null) out[key] = copied(part);
  }
  return out;
}

function listed(list: readonly unknown[]): unknown[] {
  const out = list.slice();
  for (let i = 0; i < out.length; i += 1) {
    const part = out[i];
    if (typeof part === 'object' && part !== null) out[i] = copied(part);
  }
  return out;
}

/** The one text of a value: keys sorted, no spaces. Equal values, and only these, have equal texts. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  return Array.isArray(value) ? canonicalList(value) : canonicalObject(value as Record<string, unknown>);
}

function canonicalList(list: readonly unknown[]): string {
  let text = '';
  for (let i = 0; i < list.length; i += 1) text += (i === 0 ? '' : ',') + canonical(list[i]);
  return `[${text}]`;
}

function canonicalObject(object: Record<string, unknown>): string {
  let text = '';
  for (const { key, label } of labelsOf(Object.keys(object))) {
    const part = object[key];
    if (part !== undefined) text += (text === '' ? '' : ',') + label + canonical(part);
  }
  return `{${text}}`;
}

/** The keys of an object in their canonical order, each as it is written. */
interface Labelled {
  readonly keys: readonly string[];
  readonly sorted: readonly { readonly key: string; readonly label: string }[];
}

/** Those of the object before: the objects of a list have the same keys. */
let before: Labelled = { keys: [], sorted: [] };

function labelsOf(keys: readonly string[]): Labelled['sorted'] {
  if (keys.length !== before.keys.length || keys.some((key, i) => key !== before.keys[i])) {
    const sorted = keys.toSorted().map(key => ({ key, label: `${JSON.stringify(key)}:` }));
    before = { keys, sorted };
  }
  return before.sorted;
}

/** The same value with its keys sorted and everything in it frozen: how an order is kept and carried. */
export function normalised<T>(value: T): T {
  return frozen(sorted(value)) as T;
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  const object = value as Record<string, unknown>;
  return Object.fromEntries(
    Object.keys(object)
      .sort()
      .map(key => [key, sorted(object[key])]),
  );
}

/** Freezes a plain value through and through, and returns it. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

/** A value as it would come back from a file. */
export function plain(value: unknown): Json {
  return JSON.parse(JSON.stringify(value ?? null)) as Json;
}
