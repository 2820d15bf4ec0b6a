/** The rule systems as the page needs them: loaded when a battle is begun or opened, not before. */
import type { Check, GameTypes, HostMatch, Json, Refusal, Ruleset, Saved, Side } from '@flagplot/kernel';
import type { Manifest } from '@flagplot/manifest';
import type { Scene } from '@flagplot/scene';
import { workerSeat } from '@flagplot/seat';
import { Battle } from './battle.svelte.ts';
import { think } from './bots.ts';
import { bringOverKept, type Known } from './bring-over.ts';
import { keep, newId, storedBattle, storedDrafts } from './keep.ts';
import type { SystemModules } from './modules.ts';
import { rowsOf } from './rule-rows.ts';
import type { Seat } from './seats.ts';
import { hostedSource, seatChannel } from './source.ts';
import { keepStudy, keptStudy, type Study } from './studies.ts';
import { Studying, studyOfRecord, titleIn } from './studying.svelte.ts';
import { loadPart, manifestOf, panelsOf, shelf } from './systems.ts';
import { systemTitle } from './titles.ts';

/** A rule system on the shelf, with the scenarios that come with it. */
export interface System {
  name: string;
  manifest: Manifest;
  rules: Ruleset<GameTypes>;
  scenarios: readonly { name: string; title: string; about: string; scenario: Json }[];
}

/** The names of the rule systems there are. */
export async function systemNames(): Promise<string[]> {
  return shelf.names;
}

export async function systemNamed(name: string): Promise<System | undefined> {
  const manifest = manifestOf(name);
  if (!manifest) return undefined;
  const [rules, scenarios] = await Promise.all([loadPart(manifest, 'rules'), loadPart(manifest, 'scenarios')]);
  return { name, manifest, rules, scenarios: scenarios.map(one => ({ ...one, scenario: one.scenario as Json })) };
}

/** What this page knows to bring over by. */
async function knownHere(): Promise<Known> {
  return { check: await checker(), rulesOf: async name => (await systemNamed(name))?.rules };
}

async function checker(): Promise<Check> {
  return (await import('@flagplot/check')).check;
}

/** Every fault of a scenario, or its sides in order. */
export async function readScenario(
  system: System,
  scenario: Json,
): Promise<{ sides: { id: string; name: string }[] } | { faults: readonly Refusal[] }> {
  const check = await checker();
  const faults = check(system.rules.schema, scenario);
  if (faults.length > 0) return { faults };
  const read = system.rules.read(scenario as object);
  if ('faults' in read) return read;
  const words = await loadPart(system.manifest, 'words');
  const sides = Object.keys(system.rules.setUp(scenario as object, read.book).sealed);
  return { sides: sides.map(id => ({ id, name: words.side(id, read.book) })) };
}

/** A scenario as it lies on the table before anybody has done anything. */
export interface Preview {
  scene: Scene;
  sides: readonly { id: string; name: string }[];
}

/** The board of a scenario that has been read; nothing where it cannot be drawn. */
export async function previewOf(
  system: System,
  scenario: Json,
  sides: readonly { id: string; name: string }[],
): Promise<Preview | undefined> {
  const { beginMatch, GENERATOR } = await import('@flagplot/kernel');
  const panels = await panelsOf(system.name);
  const dice = { kind: 'seeded', generator: GENERATOR, seed: 'preview' } as const;
  const begun = beginMatch(system.rules, scenario as object, { dice, check: await checker() });
  return panels && !('faults' in begun) ? { scene: panels.scene(begun.match.shown(), []), sides } : undefined;
}

interface TableInit {
  system: string;
  seats: readonly Seat[];
}

/** Lays the table: a new battle on this device, or every fault. */
export async function layTable(
  of: TableInit & { scenario: Json; seed: string },
): Promise<Battle | { faults: readonly Refusal[] }> {
  const system = await systemNamed(of.system);
  if (!system) return { faults: [unknownSystem(of.system)] };
  const { beginMatch, GENERATOR } = await import('@flagplot/kernel');
  const dice = { kind: 'seeded', generator: GENERATOR, seed: of.seed } as const;
  const begun = beginMatch(system.rules, of.scenario as object, { dice, check: await checker() });
  return 'faults' in begun ? begun : seatBattle(system, begun.match, of.seats, newId());
}

/** Puts a record on the table again, or says every fault with its place. */
export async function resumeBattle(
  of: TableInit & { saved: Saved; id?: string },
): Promise<Battle | { faults: readonly Refusal[] }> {
  const system = await systemNamed(of.system);
  if (!system) return { faults: [unknownSystem(of.system)] };
  const { resume } = await import('@flagplot/kernel');
  const begun = resume(system.rules, of.saved, await checker());
  return 'faults' in begun ? begun : seatBattle(system, begun.match, of.seats, of.id ?? newId());
}

/** The battle of an address, as it was left. */
export async function keptBattle(id: string): Promise<Battle | { faults: readonly Refusal[] } | undefined> {
  const kept = storedBattle(id);
  if (!kept) return undefined;
  const over = await bringOverKept(kept, await knownHere());
  if ('faults' in over) return over;
  const found = over.value;
  if (over.isNew) keep(found);
  const battle = await resumeBattle({ system: found.saved.system, saved: found.saved, seats: found.seats, id });
  if (battle instanceof Battle) battle.open(storedDrafts(id));
  return battle;
}

/** Every fault in the form of a file that says it is a record, or the record. */
export async function readRecord(value: Json): Promise<{ saved: Saved } | { faults: readonly Refusal[] }> {
  const { recordFaults } = await import('@flagplot/kernel');
  const over = await bringOverKept(value, await knownHere());
  const faults = 'faults' in over ? over.faults : recordFaults(over.value, await checker());
  return 'faults' in over || faults.length > 0 ? { faults } : { saved: over.value as unknown as Saved };
}

/** A seat at a battle that another window of this device holds. Resolves once that window has said what is known there. */
export async function farBattle(id: string, side: Side): Promise<Battle | { faults: readonly Refusal[] }> {
  const seat = await workerSeat<GameTypes>(new BroadcastChannel(seatChannel(id, side)));
  const system = await systemNamed(seat.battle.system);
  if (!system) return { faults: [unknownSystem(seat.battle.system)] };
  const seats = seat.battle.sides.map(
    (one): Seat => (one === side ? { side: one, by: 'person' } : { side: one, by: 'elsewhere' }),
  );
  const source = { seat: () => seat, close: () => seat.close() };
  return new Battle({ id: `${id}.${side}`, source, seats, gear: await gearOf(system), think });
}

async function seatBattle(system: System, match: HostMatch<GameTypes>, seats: readonly Seat[], id: string): Promise<Battle> {
  const source = hostedSource({ id, match, seats, isStudy: false });
  return new Battle({ id, source, seats, gear: await gearOf(system), think });
}

async function gearOf(system: System): Promise<SystemModules> {
  const { rules, manifest, name } = system;
  const parts = [loadPart(manifest, 'words'), panelsOf(name), loadPart(manifest, 'sheets')] as const;
  const [check, words, panels, sheets] = await Promise.all([checker(), ...parts]);
  return { rules, words, rows: rowsOf(manifest), check, panels, sheets };
}

/** The study of an address, as it was left; nothing where there is none; every fault where it cannot be laid. */
export async function openStudy(id: string): Promise<Studying | { faults: readonly Refusal[] } | undefined> {
  const kept = keptStudy(id);
  if (!kept) return undefined;
  const over = await bringOverKept(kept, await knownHere());
  if ('faults' in over) return over;
  const found = over.value;
  if (over.isNew) keepStudy(found);
  const system = await systemNamed(found.system);
  if (!system) return { faults: [unknownSystem(found.system)] };
  const studying = new Studying(found, await gearOf(system));
  return studying.battle ? studying : { faults: [{ rule: 'table', say: 'The branch on its table does not replay.' }] };
}

/** A record made into a study, and kept; or every fault of it. */
export async function studiedRecord(saved: Saved): Promise<Study | { faults: readonly Refusal[] }> {
  const system = await systemNamed(saved.system);
  if (!system) return { faults: [unknownSystem(saved.system)] };
  const { resume } = await import('@flagplot/kernel');
  const begun = resume(system.rules, saved, await checker());
  if ('faults' in begun) return begun;
  const sides = Object.keys(begun.match.state().sealed);
  const study = studyOfRecord(saved, { title: titleIn(saved.scenario) ?? systemTitle(saved.system), sides });
  return keepStudy(study) ? study : { faults: [{ rule: 'table', say: 'There is no room on this device.' }] };
}

const unknownSystem = (name: string): Refusal => ({ rule: 'table', at: '/system', say: `There is no rule system ${name} here.` });
