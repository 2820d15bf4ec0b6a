// The lines of a sequence by short names: what is typed for them, and printed.

import type { GameTypes, Phase } from './contract.ts';

type Lines<G extends GameTypes> = readonly Phase<G>[];

/** `fire` of `Pulse 2: fire`: what stands behind the colon, or the whole. */
function partOf(name: string): string {
  return name.replace(/^.*: /, '').toLowerCase();
}

/** A short name for each line, numbered where one recurs: `morale`, `fire 2`. */
export function lineNames<G extends GameTypes>(lines: Lines<G>): readonly string[] {
  const parts = lines.map(({ name }) => partOf(name));
  return parts.map((part, i) => {
    const recurs = parts.indexOf(part) !== parts.lastIndexOf(part);
    return recurs ? `${part} ${parts.slice(0, i + 1).filter(one => one === part).length}` : part;
  });
}

/** Places in the sequence of the lines that a text calls: `fire 2` one, `fire` all of them; the whole name, `pulse 2: fire`, does as well. */
export function linesCalled<G extends GameTypes>(lines: Lines<G>, text: string): readonly number[] {
  const called = flat(text);
  const names = lineNames(lines);
  const exactly = lines.flatMap(({ name }, i) => (flat(name) === called || flat(names[i]!) === called ? [i] : []));
  return exactly.length > 0 ? exactly : lines.flatMap(({ name }, i) => (flat(partOf(name)) === called ? [i] : []));
}

function flat(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}
