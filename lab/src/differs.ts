// A state of which only what differs is told: laid over the one its scenario sets up.

import type { Json, Refusal } from '@flagplot/kernel';

type Fields = Readonly<Record<string, Json>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What names a thing of a list. */
const KEYS = ['id', 'side'] as const;

/** A value as it is with what differs, or every name in it that nothing has, with its place. */
export function withWhatDiffers(base: Json, given: Json): { value: Json; faults: Refusal[] } {
  const faults: Refusal[] = [];
  return { value: layOver(base, given, { at: '', faults }), faults };
}

interface Laying {
  readonly at: string;
  readonly faults: Refusal[];
}

function layOver(base: Json | undefined, given: Json, laying: Laying): Json {
  if (Array.isArray(base) && Array.isArray(given)) return overList(base, given, laying);
  if (!isFields(base) || !isFields(given)) return given;
  const parts = Object.entries(given).map(([key, part]) => [
    key,
    layOver(Object.hasOwn(base, key) ? base[key] : undefined, part, { ...laying, at: `${laying.at}/${key}` }),
  ]);
  return { ...base, ...Object.fromEntries(parts) };
}

/** Things with a name are found by it, others by their place; a list of plain values is told whole. */
function overList(base: readonly Json[], given: readonly Json[], laying: Laying): Json {
  if (base.length === 0 || !base.every(isFields) || !given.every(isFields)) return given;
  const key = KEYS.find(one => base.every(thing => Object.hasOwn(thing, one)));
  return key
    ? overNamed(base as readonly Fields[], given as readonly Fields[], { ...laying, key })
    : overPlaces(base, given, laying);
}

function overPlaces(base: readonly Json[], given: readonly Json[], { at, faults }: Laying): Json {
  const laid = given.map((one, i) => layOver(base[i], one, { at: `${at}/${i}`, faults }));
  return [...laid, ...base.slice(given.length)];
}

function overNamed(base: readonly Fields[], given: readonly Fields[], { at, faults, key }: Laying & { key: string }): Json {
  const placeOf = (list: readonly Fields[], name: Json | undefined) => list.findIndex(one => one[key] === name);
  given.forEach((one, i) => {
    const place = `${at}/${i}/${key}`;
    const known = base.map(thing => thing[key]).join(', ');
    if (one[key] === undefined) faults.push({ rule: 'case', at: place, say: `is missing: it says which of ${known}` });
    else if (placeOf(base, one[key]) < 0)
      faults.push({ rule: 'case', at: place, say: `there is no ${JSON.stringify(one[key])}; there is ${known}` });
    else if (placeOf(given, one[key]) < i)
      faults.push({ rule: 'case', at: place, say: `${JSON.stringify(one[key])} is listed twice` });
  });
  return base.map(thing => {
    const i = placeOf(given, thing[key]);
    return i < 0 ? thing : layOver(thing, given[i] as Fields, { at: `${at}/${i}`, faults });
  });
}
