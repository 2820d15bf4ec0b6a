// Damage to plain values, by chance: what a slip, a broken file or ill will may send.

import type { Json, RollDie } from '../contract.ts';
import { canonical, plain } from '../json.ts';

type Keys = readonly (string | number)[];

const STRANGE: readonly Json[] = [null, true, -1, 0, 0.5, 1e9, '', 'nobody', '__proto__', [], {}];

/** The same value with one place damaged. */
export function withDamage(value: Json, face: RollDie): Json {
  const places = placesOf(value);
  return withChange(value, places[face(places.length) - 1]!, part => hurt(part, face));
}

/** The first value with one part taken over from the second, which is of the same kind: where they differ, a whole made of both. */
export function crossOrders(value: Json, other: Json, face: RollDie): Json {
  const places = placesOf(value).filter(at => at.length > 0 && differ(partAt(value, at), partAt(other, at)));
  const at = places[face(Math.max(1, places.length)) - 1];
  return at ? withChange(value, at, () => partAt(other, at)) : value;
}

function differ(part: Json, other: Json | undefined): boolean {
  return other !== undefined && canonical(part) !== canonical(other);
}

function partAt(value: Json, at: Keys): Json {
  let part: unknown = value;
  for (const key of at) part = (part as Box | null | undefined)?.[key];
  return part as Json;
}

/** The same value with another part at one place; a part that becomes undefined is left out. */
export function withChange(value: Json, at: Keys, change: (part: Json) => Json | undefined): Json {
  const copy: Box = { value: plain(value) };
  let holder: unknown = copy;
  for (const key of ['value', ...at.slice(0, -1)]) if (at.length > 0) holder = (holder as Box)[key];
  const last = at.at(-1) ?? 'value';
  const box = holder as Box;
  const part = change(box[last] as Json);
  if (part === undefined) delete box[last];
  else box[last] = part;
  return plain(copy.value);
}

interface Box {
  [key: string | number]: unknown;
}

/** The path of every part of a value, the whole of it first. */
function placesOf(value: Json, at: Keys = []): Keys[] {
  if (typeof value !== 'object' || value === null) return [at];
  const parts: [string | number, Json][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [at, ...parts.flatMap(([key, part]) => placesOf(part, [...at, key]))];
}

function hurt(part: Json, face: RollDie): Json {
  if (face(3) === 1) return STRANGE[face(STRANGE.length) - 1]!;
  if (typeof part === 'number') return part + [-1, 1, 2, 50][face(4) - 1]!;
  if (typeof part === 'boolean') return !part;
  if (typeof part === 'string') return `${part}x`;
  if (Array.isArray(part)) return hurtList(part, face);
  if (part === null) return 0;
  const [first, ...others] = Object.entries(part);
  return face(2) === 1 || !first ? { ...part, strange: 1 } : Object.fromEntries(others);
}

function hurtList(list: readonly Json[], face: RollDie): Json {
  const place = face(Math.max(1, list.length)) - 1;
  switch (face(4)) {
    case 1:
      return list.filter((_, i) => i !== place);
    case 2:
      return list.flatMap((part, i) => (i === place ? [part, part] : [part]));
    case 3:
      return [...list].reverse();
    default:
      return [...list, ...list, ...list];
  }
}
