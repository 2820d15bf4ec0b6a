// The shelf: rule systems as everything above them reaches them, by their manifests. A line that is wrong is told; the others go on.

import type { Mind } from '@flagplot/bots';
import type { GameTypes, Refusal, Ruleset, Words } from '@flagplot/kernel';
import type { Manifest, ScenarioEntry } from '@flagplot/manifest';
import { LOADERS, NEEDED, plainFaults } from './schema.ts';

/** A line for each system: what imports the module that exports its `manifest`, by the name of the system. */
export type Lines = Readonly<Record<string, () => Promise<unknown>>>;

/** The parts of a manifest that are loaded. */
export type Part = (typeof LOADERS)[number];
/** What a part is when it is loaded. */
export type Loaded<P extends Part> = Awaited<ReturnType<NonNullable<Manifest[P]>>>;

/** A rule system with all that battles of it need. */
export interface System {
  readonly name: string;
  /** The module whose line it stands on. */
  readonly where: string;
  readonly manifest: Manifest;
  readonly rules: Ruleset<GameTypes>;
  readonly words: Words<GameTypes>;
  /** Scenarios by name, in the order the system brings them. */
  readonly scenarios: Readonly<Record<string, object>>;
  readonly entries: readonly ScenarioEntry[];
  /** What its opponents think with, where it has any. */
  readonly mind?: Mind<GameTypes>;
}

/** The rule systems there are. */
export class Shelf {
  /** The module its lines stand in, for messages and for other threads. */
  readonly where: string;
  /** Every system whose manifest is sound, in the order of the lines. */
  readonly manifests: readonly Manifest[];
  /** What is wrong with the others; `at` begins with the name of the line. */
  readonly faults: readonly Refusal[];
  readonly #systems = new Map<string, Promise<System | { faults: Refusal[] }>>();

  constructor(where: string, { manifests, faults }: Pick<Shelf, 'manifests' | 'faults'>) {
    this.where = where;
    this.manifests = manifests;
    this.faults = faults;
  }

  get names(): string[] {
    return this.manifests.map(({ name }) => name);
  }

  /** The manifest of a name, or why there is none. */
  manifest(name: string): Manifest | { faults: Refusal[] } {
    const found = this.manifests.find(one => one.name === name);
    if (found) return found;
    const wrong = this.faults.filter(({ at }) => at === `/${name}` || at?.startsWith(`/${name}/`));
    const say = `there is no rule system ${name}; there is ${this.names.join(', ')}`;
    return { faults: wrong.length > 0 ? [...wrong] : [fault('/system', say)] };
  }

  /** A system with all that battles of it need, loaded once; or why it cannot be had. */
  async open(name: string): Promise<System | { faults: Refusal[] }> {
    const manifest = this.manifest(name);
    if ('faults' in manifest) return manifest;
    const known = this.#systems.get(name) ?? loadSystem(manifest, this.where);
    this.#systems.set(name, known);
    return known;
  }
}

/** Fetches the manifest of every line and looks at it. @param where the module the lines stand in. */
export async function openShelf(lines: unknown, where: string): Promise<Shelf> {
  if (typeof lines !== 'object' || lines === null || Object.keys(lines).length === 0)
    return new Shelf(where, { manifests: [], faults: [fault('/systems', 'must be an object with a line for each rule system')] });
  const read = await Promise.all(Object.entries(lines).map(([name, line]) => readLine(name, line)));
  return new Shelf(where, {
    manifests: read.flatMap(one => ('faults' in one ? [] : [one])),
    faults: read.flatMap(one => ('faults' in one ? one.faults : [])),
  });
}

async function readLine(name: string, line: unknown): Promise<Manifest | { faults: Refusal[] }> {
  if (typeof line !== 'function') return { faults: [fault(`/${name}`, "must be a function that imports the system's manifest")] };
  try {
    const { manifest } = (await line()) as { manifest?: unknown };
    const faults = manifestFaults(name, manifest);
    return faults.length > 0 ? { faults } : (manifest as Manifest);
  } catch (error) {
    return { faults: [fault(`/${name}`, `its manifest cannot be loaded: ${messageOf(error)}`)] };
  }
}

/** Every fault in a manifest: what is missing, what is of another kind, what nobody knows. */
function manifestFaults(line: string, manifest: unknown): Refusal[] {
  if (typeof manifest !== 'object' || manifest === null)
    return [fault(`/${line}`, 'its module must export an object `manifest`')];
  const parts = Object.entries(manifest);
  const plain = Object.fromEntries(parts.filter(([key]) => !isPart(key)));
  const loads = 'must be a function that loads this part';
  const faults = [
    ...plainFaults(plain).map(({ at, say }) => fault(at, say)),
    ...(Reflect.get(manifest, 'name') === line ? [] : [fault('/name', `must be "${line}", as its line is called`)]),
    ...NEEDED.filter(key => !Object.hasOwn(manifest, key)).map(key => fault(`/${key}`, `is missing: ${loads}`)),
    ...parts.flatMap(([key, value]) => (isPart(key) && typeof value !== 'function' ? [fault(`/${key}`, loads)] : [])),
  ];
  return faults.map(one => ({ ...one, at: `/${line}${one.at}` }));
}

function isPart(key: string): key is Part {
  return (LOADERS as readonly string[]).includes(key);
}

/** Loads a part of a system; or says that the system has none, or why it cannot be loaded. */
export async function partOf<P extends Part>(manifest: Manifest, part: P): Promise<{ part: Loaded<P> } | { faults: Refusal[] }> {
  const load = manifest[part] as (() => Promise<Loaded<P>>) | undefined;
  const at = `/${manifest.name}/${part}`;
  return load ? fetchPart(load, at) : { faults: [fault(at, `${manifest.title} has no ${part}`)] };
}

/** Loads the first lesson of a system, or one after it by its name. */
export async function lessonOf(manifest: Manifest, name?: string): Promise<{ part: Loaded<'lesson'> } | { faults: Refusal[] }> {
  if (name === undefined) return partOf(manifest, 'lesson');
  const found = manifest.lessons?.find(one => one.name === name);
  const at = `/${manifest.name}/lessons`;
  return found ? fetchPart(found.load, at) : { faults: [fault(at, `${manifest.title} has no lesson ${name}`)] };
}

async function fetchPart<T>(load: () => Promise<T>, at: string): Promise<{ part: T } | { faults: Refusal[] }> {
  try {
    const found = await load();
    return found ? { part: found } : { faults: [fault(at, 'loads nothing')] };
  } catch (error) {
    return { faults: [fault(at, `cannot be loaded: ${messageOf(error)}`)] };
  }
}

async function loadSystem(manifest: Manifest, where: string): Promise<System | { faults: Refusal[] }> {
  const [rules, words, scenarios, mind] = await Promise.all([
    partOf(manifest, 'rules'),
    partOf(manifest, 'words'),
    partOf(manifest, 'scenarios'),
    manifest.mind ? partOf(manifest, 'mind') : undefined,
  ]);
  if ('faults' in rules) return rules;
  if ('faults' in words) return words;
  if ('faults' in scenarios) return scenarios;
  if (mind && 'faults' in mind) return mind;
  const byName = Object.fromEntries(scenarios.part.map(one => [one.name, one.scenario]));
  return {
    name: manifest.name,
    where,
    manifest,
    rules: rules.part,
    words: words.part,
    scenarios: byName,
    entries: scenarios.part,
    ...(mind && { mind: mind.part }),
  };
}

const fault = (at: string, say: string): Refusal & { at: string } => ({ rule: 'schema', at, say });

function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ');
}
