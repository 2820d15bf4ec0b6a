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
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const object = value as Record<string, unknown>;
  const keys = Object.keys(object)
    .filter(key => object[key] !== undefined)
    .sort();
  return `{${keys.map(key => `${JSON.stringify(key)}:${canonical(object[key])}`).join(',')}}`;
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
