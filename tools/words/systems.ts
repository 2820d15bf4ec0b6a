// Rule systems by name, where none may be named: in strings, imports, paths and markup, or by the prefix of their rows.

import { stringsIn } from './names.ts';
import type { Offence } from './offence.ts';
import type { Source } from './source.ts';
import { lineOf } from './source.ts';

/** A row of a catalogue, or the beginning of one. */
const ROW = /\b(?:FA|SQ|TP|BB)-(?=\d|[^\w\s]|$)/g;

/** Whoever may name a system: the systems themselves, the shelf they stand on, and the bench, which measures some of them. */
const FREE = /^(systems|rules|shelf|bench|bots\/src\/[^/]+|web\/src\/panels\/[^/]+)\//;

/** Every place of a source file that names a system. */
export function systemsNamed(source: Source, systems: readonly string[]): Offence[] {
  const { path, text } = source;
  if (FREE.test(path)) return [];
  const rows = text.split('\n').flatMap((line, i) => [...line.matchAll(ROW)].map(([row]) => naming(path, i + 1, row)));
  const strings = stringsIn(source).flatMap(({ text, node }) =>
    systems.filter(system => names(text, system)).map(system => naming(path, lineOf(node), system)),
  );
  const markup = markupOf(source).flatMap((line, i) =>
    systems.filter(system => namesInWords(line, system)).map(system => naming(path, i + 1, system)),
  );
  const places = systems.filter(system => path.split(/[/.]/).includes(system)).map(system => naming(path, 1, system));
  return [...places, ...rows, ...strings, ...markup];
}

const naming = (path: string, line: number, name: string): Offence => ({
  path,
  line,
  name,
  say: `${name} is named: only systems/, shelf/, tests and bench name a system`,
});

/** The lines of a component outside its scripts and styles. */
function markupOf({ path, text }: Source): string[] {
  if (!path.endsWith('.svelte')) return [];
  const blank = (part: string) => part.replace(/[^\n]/g, '');
  return text.replace(/<(script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, blank).split('\n');
}

/** Whether a string names a system: as a whole, as a part of a path, or in words. */
function names(text: string, system: string): boolean {
  return text === system || text.split(/[/@]/).includes(system) || namesInWords(text, system);
}

/** In running words a name counts where it can be nothing else: `fleet-action`, `Fleet Action`; and a title alone: `Squadrons`. */
function namesInWords(text: string, system: string): boolean {
  const title = system.replace(/(^|-)(\w)/g, (_, dash: string, letter: string) => `${dash && ' '}${letter.toUpperCase()}`);
  if (!system.includes('-')) return text.trim() === title;
  return new RegExp(`(?<![\\w-])(${system}|${title})(?![\\w-])`).test(text);
}
