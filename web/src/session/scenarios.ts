/** Scenarios as one looks at them before a table is laid: their sides, and how the table lies. */
import type { GameTypes, Json, Refusal, Side, State } from '@flagplot/kernel';
import { BareBattle, seededDice, setUp } from '@flagplot/kernel/bare';
import type { Picture } from '@flagplot/scene';
import { checker, groundFor, type System, systemNamed } from './modules.ts';
import { loadPart } from './systems.ts';

/** A rule system with the scenarios that come with it. */
export interface SystemScenarios extends System {
  scenarios: readonly { name: string; title: string; about: string; scenario: Json }[];
}

/** A rule system and its scenarios by its name; nothing where there is none. */
export async function systemScenarios(name: string): Promise<SystemScenarios | undefined> {
  const system = await systemNamed(name);
  const scenarios = system && (await loadPart(system.manifest, 'scenarios'));
  return scenarios && { ...system, scenarios: scenarios.map(one => ({ ...one, scenario: one.scenario as Json })) };
}

interface NamedSide {
  id: Side;
  name: string;
}

/** A scenario that can be laid: its sides in their order, and what the rules made of it. */
export interface ReadScenario {
  sides: readonly NamedSide[];
  book: GameTypes['book'];
}

/** Every fault of a scenario, or the scenario read. */
export async function readScenario(
  system: SystemScenarios,
  scenario: Json,
): Promise<ReadScenario | { faults: readonly Refusal[] }> {
  // What comes with a system is held to its schema by the tests: what checks anything else is loaded when there is anything else.
  const isPrinted = system.scenarios.some(one => one.scenario === scenario);
  const faults = isPrinted ? [] : (await checker())(system.rules.schema, scenario);
  if (faults.length > 0) return { faults };
  const read = system.rules.read(scenario as object);
  if ('faults' in read) return read;
  const words = await loadPart(system.manifest, 'words');
  const sides = Object.keys(system.rules.setUp(scenario as object, read.book).sealed);
  return { book: read.book, sides: sides.map(id => ({ id, name: words.side(id, read.book) })) };
}

/** The table of a scenario that has been read, as it lies before anybody has done anything; nothing where its system draws none. */
export async function previewOf(system: System, scenario: Json, { book }: ReadScenario): Promise<Picture | undefined> {
  const { rules } = system;
  const { s } = new BareBattle({ rules, s: setUp(rules, scenario as object, book), dice: seededDice('preview') }).begin();
  return pictureOf(system, s);
}

/** A table as all see it, its folders in the order of the sides; nothing where its system draws none. */
export async function pictureOf({ manifest }: System, s: State<GameTypes>): Promise<Picture | undefined> {
  const [scene, pictured] = await Promise.all([
    loadPart(manifest, 'scene'),
    import('@flagplot/pagekit/board/pictured.ts'),
    groundFor(manifest),
  ]);
  const { book, clock, open, sealed } = s;
  return scene && pictured.pictureOf(scene({ book, clock, open }, []), Object.keys(sealed));
}
