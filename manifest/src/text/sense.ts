// Faults of what a text stands for, told where the text says it.

import type { Refusal } from '@flagplot/kernel';
import { faultsInOrder, type Place, type TextFault, textFault } from './faults.ts';
import type { Reader } from './reader.ts';

/** Where a text speaks of the parts of what it stands for, by their paths: `/open/ships/3`. */
export type Places = Readonly<Record<string, Place>>;

/** A fault at a path of what a text stands for as one of the text: at the nearest part that it speaks of, and as it is where it speaks of none. */
function faultInText(fault: Refusal, places: Places): Refusal | TextFault {
  const parts = (fault.at ?? '').split('/');
  for (let length = parts.length; length > 1; length -= 1) {
    const path = parts.slice(0, length).join('/');
    const place = Object.hasOwn(places, path) ? places[path] : undefined;
    if (place) return textFault(place, fault.say, fault.rule);
  }
  return fault;
}

/** Faults of what a text stands for in the order of its lines; those of which it says nothing come last. */
export function faultsInText(faults: readonly Refusal[], places: Places): Refusal[] {
  const said = faults.map(fault => faultInText(fault, places));
  const isInText = (fault: Refusal | TextFault): fault is TextFault => 'line' in fault;
  return [...faultsInOrder(said.filter(isInText)), ...said.filter(fault => !isInText(fault))];
}

/** Notes where a line begins, and whether there was no such line before: of some there is one at most. */
export function isFirst(reader: Reader, lines: Map<string, Place>, line: string): boolean {
  const again = lines.has(line);
  if (again) reader.fault(`there is a line of this already: ${line}`, reader.line.words[0]);
  else lines.set(line, reader.start);
  return !again;
}

/** A path of what a text stands for, and the line that speaks of it by whatever it is noted under. */
export type Told = readonly [path: string, line: string];

/** The places of the paths whose lines are there. */
export function placesIn(lines: ReadonlyMap<string, Place>, told: readonly Told[]): Places {
  const places: Record<string, Place> = {};
  for (const [path, line] of told) {
    const place = lines.get(line);
    if (place) places[path] = place;
  }
  return places;
}

/** The paths of a list, each with its line. */
export function pathsIn(list: string, lines: readonly string[]): Told[] {
  return lines.map((line, i) => [`${list}/${i}`, line]);
}
