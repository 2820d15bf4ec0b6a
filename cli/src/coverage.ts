// Which rows of a book are coded, and which are tested: by the ids that stand in sources and in the titles of tests.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readHeld } from './held.ts';

/** A row of a catalogue, with the places that carry it out and the tests that hold it. */
export interface Row {
  readonly system: string;
  readonly id: string;
  readonly say: string;
  /** `file:line`, from the root of the repository. */
  readonly coded: readonly string[];
  /** Titles of tests that ran and passed. */
  readonly tested: readonly string[];
  /** Whether one of its tests failed when it was last broken (`--probe`); null where it never was. */
  readonly held: boolean | null;
}

/** The repository. */
export const ROOT: string = fileURLToPath(new URL('../../', import.meta.url));
/** Where tests and probes leave what they found. */
const NOTES: string = join(ROOT, 'node_modules', '.cache', 'flagplot');
/** What the last run of the tests found. */
export const TESTS: string = join(NOTES, 'tests.json');
/** What the last probes found. */
export const HELD: string = join(NOTES, 'held.json');
const ID = /\b[A-Z]{2}-[A-Z]?\d+(?:\.\d+)*/g;
/** Files that list the book and carry nothing out. */
const LISTS: readonly string[] = ['catalogue.json', 'first-battle.json', 'sections.json'];
/** Folders of a system that carry no rule out. */
const SKIPPED = /^(test|page|bot|dist|node_modules)\b/;

/** Where a system's sources stand, in which repository, and the files of what its tests and probes came to. */
export interface Ground {
  readonly root: string;
  readonly folder: string;
  readonly tests: string;
  readonly held: string;
}

/** Every row of a system's catalogue, in its order. */
export function rowsOf(system: string, catalogue: Readonly<Record<string, string>>, ground: Ground): Row[] {
  const { root, folder } = ground;
  const coded = placesIn(root, join(root, folder));
  const tested = titlesById(ground.tests);
  const held = readHeld(ground.held)?.rows ?? {};
  return Object.entries(catalogue).map(([id, say]) => ({
    system,
    id,
    say,
    coded: coded.get(id) ?? [],
    tested: tested.get(id) ?? [],
    held: held[id] ?? null,
  }));
}

function placesIn(root: string, folder: string): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const file of sourcesIn(folder)) {
    const lines = readFileSync(file, 'utf8').split('\n');
    for (const [i, line] of lines.entries()) {
      for (const id of line.match(ID) ?? []) note(places, id, `${relative(root, file).replaceAll('\\', '/')}:${i + 1}`);
    }
  }
  return places;
}

function sourcesIn(folder: string): string[] {
  const found = readdirSync(folder, { withFileTypes: true, recursive: true });
  const files = found.filter(
    one =>
      one.isFile() &&
      /\.(ts|json)$/.test(one.name) &&
      !/\.test\.ts$/.test(one.name) &&
      !SKIPPED.test(relative(folder, one.parentPath)),
  );
  return files
    .filter(({ name }) => !LISTS.includes(name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}

/** The report that vitest writes. */
interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

function titlesById(tests: string): Map<string, string[]> {
  const titles = new Map<string, string[]>();
  if (!existsSync(tests)) return titles;
  const { testResults } = JSON.parse(readFileSync(tests, 'utf8')) as Report;
  const passed = testResults.flatMap(({ assertionResults }) => assertionResults.filter(({ status }) => status === 'passed'));
  for (const { fullName } of passed) for (const id of new Set(fullName.match(ID))) note(titles, id, fullName);
  return titles;
}

function note(map: Map<string, string[]>, id: string, where: string): void {
  const known = map.get(id);
  if (!known) map.set(id, [where]);
  else if (!known.includes(where)) known.push(where);
}
