/** The parts of a rule system that the page loads: when a battle is begun or opened, not before. */
import type { Check, GameTypes, Refusal, Ruleset, Saved, Words } from '@flagplot/kernel';
import type { ChartBook, GoalOf, Manifest, Notation, Option, SceneOf } from '@flagplot/manifest';
import type { SystemPanels } from '@flagplot/pagekit/desk/panels.ts';
import type { RuleRows } from '@flagplot/pagekit/ui/rule-rows.ts';
import type { Sheets } from '@flagplot/sheets';
import { manifestAsHosted } from './host-names.ts';
import { rowsOf } from './rule-rows.ts';
import { isUmpired, type Seat } from './seats.ts';
import { loadPart, manifestOf, panelsOf, shelf } from './systems.ts';

/** A rule system on the shelf, its rules loaded. */
export interface System {
  name: string;
  manifest: Manifest;
  rules: Ruleset<GameTypes>;
}

/** What a battle needs besides its seats: the rules, their words, how they are drawn, and what they print. */
export interface SystemModules {
  rules: Ruleset<GameTypes>;
  words: Words<GameTypes>;
  rows: RuleRows;
  check: Check;
  /** Rules that its scenarios may switch on or off: loaded when somebody reads them. */
  options: () => Promise<readonly Option[]>;
  /** How its table is drawn, where it draws one. */
  scene: SceneOf | undefined;
  panels: SystemPanels | undefined;
  /** What its battles are fought for, where it says so: loaded once a battle is on the screen. */
  goal?: (() => Promise<GoalOf | undefined>) | undefined;
  /** What the system prints, if it prints anything: loaded when somebody does. */
  sheets?: (() => Promise<Sheets<GameTypes> | undefined>) | undefined;
  /** Its charts, if it has any: loaded when somebody reads in them. */
  charts?: (() => Promise<ChartBook | undefined>) | undefined;
  /** Its positions and orders as people type them, if it has any: loaded when somebody types. */
  notation?: (() => Promise<Notation<GameTypes> | undefined>) | undefined;
}

/** The names of the rule systems there are. */
export async function systemNames(): Promise<string[]> {
  return shelf.names;
}

/** A rule system by its name; nothing where there is none. */
export async function systemNamed(name: string): Promise<System | undefined> {
  const manifest = manifestOf(name);
  const rules = manifest && (await loadPart(manifest, 'rules'));
  return rules && { name, manifest, rules };
}

/**
 * The system of a battle that is kept here: as much of its rules as it is played by, where that is told apart. It was looked at when it was
 * laid or taken in. Where somebody corrects its table, or did, all rules.
 */
export async function systemOfKept(saved: Saved, seats: readonly Seat[]): Promise<System | undefined> {
  const manifest = manifestOf(saved.system);
  const { battleRules } = manifest ? await manifestAsHosted(manifest) : {};
  const isCorrected = isUmpired(seats) || saved.journal.some(({ kind }) => kind === 'amend');
  if (!manifest || !battleRules || isCorrected) return systemNamed(saved.system);
  return { name: manifest.name, manifest, rules: await battleRules(saved.scenario as object) };
}

/** All rules of the system of a battle, which itself may be played by fewer: for what somebody lays on a table. */
export async function allRules({ rules }: Pick<SystemModules, 'rules'>): Promise<Ruleset<GameTypes>> {
  return (await systemNamed(rules.name))?.rules ?? rules;
}

/** What a battle of this system needs. */
export async function modulesOf({ rules, manifest, name }: System): Promise<SystemModules> {
  const [check, words, scene, panels] = await Promise.all([
    checker(),
    loadPart(manifest, 'words'),
    loadPart(manifest, 'scene'),
    panelsOf(name),
    groundFor(manifest),
  ]);
  const sheets = manifest.sheets && (() => loadPart(manifest, 'sheets'));
  const goal = manifest.goal && (() => loadPart(manifest, 'goal'));
  const charts = manifest.charts && (() => loadPart(manifest, 'charts'));
  const notation = manifest.notation && (() => loadPart(manifest, 'notation'));
  return {
    rules,
    words,
    rows: rowsOf(manifest),
    check,
    options: () => optionsOf(manifest),
    scene,
    panels,
    sheets,
    goal,
    charts,
    notation,
  };
}

/** The rules of a system that may be switched on or off. */
export async function optionsOf(manifest: Manifest): Promise<readonly Option[]> {
  return (await loadPart(manifest, 'options')) ?? [];
}

/** Has the ground of a system at hand before anything is drawn on it. */
export async function groundFor({ ground }: Manifest): Promise<void> {
  if (ground !== 'hexes') await (await import('@flagplot/pagekit/board/grounds.ts')).fetchGround(ground);
}

/** What checks a value against a schema. */
export async function checker(): Promise<Check> {
  return (await import('@flagplot/check')).check;
}

/** What is wrong where a battle, a study or an address names a system that is not on this shelf. */
export function unknownSystem(name: string): Refusal {
  return { rule: 'table', at: '/system', say: `There is no rule system ${name} here.` };
}
