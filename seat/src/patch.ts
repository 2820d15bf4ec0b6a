// What has changed between two plain values, and the second made out of the first and that.

import type { Patch } from './seat.ts';

type Parts = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isParts = (value: unknown): value is Parts => isObject(value) && !Array.isArray(value);

/** What makes `after` of `before`. What is one and the same object in both is not looked into. */
export function patchOf(before: unknown, after: unknown): Patch {
  if (before === after) return null;
  if (Array.isArray(before) && Array.isArray(after)) return listPatch(before, after);
  return isParts(before) && isParts(after) ? partsPatch(before, after) : [after];
}

function listPatch(before: readonly unknown[], after: readonly unknown[]): Patch {
  if (after.length < before.length) return [after];
  const changed: Record<string, Patch> = {};
  for (const [i, was] of before.entries()) {
    const patch = patchOf(was, after[i]);
    if (patch !== null) changed[i] = patch;
  }
  if (Object.keys(changed).length > 0) return after.length === before.length ? changed : [after];
  return after.length === before.length ? null : [after.slice(before.length), 0];
}

/** The empty key says what is gone: objects that have one of their own are put anew. */
function partsPatch(before: Parts, after: Parts): Patch {
  if ('' in before || '' in after) return [after];
  const patch: Record<string, Patch | readonly string[]> = {};
  for (const [key, part] of Object.entries(after)) {
    if (part === undefined) continue;
    const change: Patch = before[key] === undefined ? [part] : patchOf(before[key], part);
    if (change !== null) patch[key] = change;
  }
  const gone = Object.keys(before).filter(key => before[key] !== undefined && after[key] === undefined);
  if (gone.length > 0) patch[''] = gone;
  return Object.keys(patch).length > 0 ? patch : null;
}

/** The value a patch makes of another, which stays as it was. What the patch does not speak of is the same object in both. */
export function applyPatch<T>(before: T, patch: Patch): T {
  return change(before, patch) as T;
}

function change(before: unknown, patch: Patch): unknown {
  if (patch === null) return before;
  if (isList(patch)) return patch.length === 1 ? patch[0] : [...(before as readonly unknown[]), ...patch[0]];
  const out: Record<string, unknown> | unknown[] = Array.isArray(before) ? before.slice() : { ...(before as Parts) };
  for (const [key, part] of Object.entries(patch)) {
    if (key === '') for (const gone of part as readonly string[]) Reflect.deleteProperty(out, gone);
    else Reflect.set(out, key, change(Reflect.get(out, key), part as Patch));
  }
  return out;
}

function isList(patch: NonNullable<Patch>): patch is readonly [unknown] | readonly [readonly unknown[], 0] {
  return Array.isArray(patch);
}
