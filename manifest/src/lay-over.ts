// One's own numbers laid over printed ones, cell by cell.

import type { Json, Refusal } from '@flagplot/kernel';
import { canonical } from '@flagplot/kernel';

type Fields = Readonly<Record<string, Json>>;

/** A cell that is otherwise. */
export interface Cell {
  /** A JSON pointer into what is one's own. */
  readonly at: string;
  readonly printed: Json;
  readonly own: Json;
}

/** What is found on the way: cells that are otherwise, and every place that the printed value does not have. */
export interface Found {
  readonly cells: Cell[];
  readonly faults: Refusal[];
}

/**
 * The printed value with one's own in it. Objects are gone into field by field; a list is given whole, or as an object by places counted
 * from 0. A cell is of the kind it is printed as; where one of both is `null`, the schema must say.
 */
export function layOver(printed: Json, own: Json, { at, found }: { at: string; found: Found }): Json {
  if (isList(printed)) return layOverList(printed, own, { at, found });
  if (isFields(printed)) return layOverFields(printed, own, { at, found });
  if (canonical(printed) === canonical(own)) return printed;
  if (printed !== null && own !== null && typeof printed !== typeof own) {
    found.faults.push(fault(at, `must be a ${typeof printed}: ${JSON.stringify(printed)} is printed`));
    return printed;
  }
  found.cells.push({ at, printed, own });
  return own;
}

function layOverFields(printed: Fields, own: Json, { at, found }: { at: string; found: Found }): Json {
  if (!isFields(own)) {
    found.faults.push(fault(at, `must be an object with any of ${Object.keys(printed).join(', ')}`));
    return printed;
  }
  const made: Record<string, Json> = { ...printed };
  for (const [name, value] of Object.entries(own)) {
    const place = `${at}/${stepTo(name)}`;
    if (Object.hasOwn(printed, name)) made[name] = layOver(printed[name] as Json, value, { at: place, found });
    else found.faults.push(fault(place, `there is no such cell; there is ${Object.keys(printed).join(', ')}`));
  }
  return made;
}

function layOverList(printed: readonly Json[], own: Json, { at, found }: { at: string; found: Found }): Json {
  if (isList(own)) {
    if (own.length === printed.length)
      return printed.map((cell, i) => layOver(cell, own[i] as Json, { at: `${at}/${i}`, found }));
    found.cells.push({ at, printed, own });
    return own;
  }
  if (!isFields(own)) {
    found.faults.push(fault(at, 'must be a list, or an object with places of it, counted from 0'));
    return printed;
  }
  const made = [...printed];
  for (const [place, value] of Object.entries(own)) {
    const here = `${at}/${stepTo(place)}`;
    if (/^\d+$/.test(place) && Number(place) < printed.length)
      made[Number(place)] = layOver(printed[Number(place)] as Json, value, { at: here, found });
    else found.faults.push(fault(here, `there is no such place; there are 0 to ${printed.length - 1}`));
  }
  return made;
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

/** Whether a value is an object, with fields by name. */
export function isFields(value: Json): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A fault in the form of a file. */
export function fault(at: string, say: string): Refusal {
  return { rule: 'schema', at, say };
}

/** A name as a JSON pointer writes it. */
export function stepTo(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
