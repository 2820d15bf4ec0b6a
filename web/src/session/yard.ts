/** The yards of the rule systems, as the page needs them: loaded when one is opened. */
import type { Check, Json, Refusal, Side } from '@flagplot/kernel';
import type { Force, Judged, Yard } from '@flagplot/manifest';
import { faultWords } from './fault-words.ts';
import { LARGEST } from './files.ts';
import { forces, type KeptForce } from './forces.ts';
import { newId } from './ids.ts';
import { checker, systemNames } from './modules.ts';
import { readScenario, type SystemScenarios, systemScenarios } from './scenarios.ts';
import { loadPart } from './systems.ts';

/** What a force may be bought for: one side of one scenario, with points to spend. */
export interface Purchase {
  /** The scenario's name. */
  name: string;
  title: string;
  scenario: Json;
  side: Side;
  sideName: string;
  /** All sides of the scenario: a side's marks follow from its place among them. */
  sides: readonly Side[];
  budget: number;
  faction: string;
}

/** A rule system whose book sells forces. */
export interface OpenYard {
  system: SystemScenarios;
  yard: Yard<object, Force>;
  check: Check;
  /** What one may buy for, what one usually buys for first. */
  purchases: readonly Purchase[];
}

/** All yards there are. */
export async function openYards(): Promise<OpenYard[]> {
  const found = await Promise.all((await systemNames()).map(openYard));
  return found.filter(yard => yard !== undefined);
}

/** The yard of a system, or nothing where its book sells no forces. */
export async function openYard(name: string): Promise<OpenYard | undefined> {
  const system = await systemScenarios(name);
  const yard = system && (await loadPart(system.manifest, 'yard'));
  if (!system || !yard) return undefined;
  const check = await checker();
  const each = await Promise.all(system.scenarios.map(one => purchasesOf(system, yard, one)));
  const purchases = each.flat().sort((a, b) => Number(b.name === yard.usual) - Number(a.name === yard.usual));
  return { system, yard, check, purchases };
}

async function purchasesOf(
  system: SystemScenarios,
  yard: Yard<object, Force>,
  { name, scenario }: { name: string; scenario: Json },
): Promise<Purchase[]> {
  const value = scenario as { title?: string };
  const sides = yard.takes(value);
  const read = sides.length > 0 ? await readScenario(system, scenario) : { faults: [] };
  if ('faults' in read) return [];
  return sides.map(side => {
    const fresh = yard.fresh(value, side);
    const { budget } = yard.judge(value, side, fresh);
    const sideName = read.sides.find(one => one.id === side)?.name ?? side;
    const ids = read.sides.map(({ id }) => id);
    return { name, title: value.title ?? name, scenario, side, sideName, sides: ids, budget, faction: fresh.faction };
  });
}

/** What a kept force was bought for; where that is gone, whatever its faction buys for. */
export function purchaseOf(
  { purchases }: OpenYard,
  { scenario, side, force }: Omit<KeptForce, 'id' | 'at'>,
): Purchase | undefined {
  return (
    purchases.find(one => one.name === scenario && one.side === side) ??
    purchases.find(one => one.faction === force.faction) ??
    purchases[0]
  );
}

/** What the book says of a force, bought for this. */
export function judge({ yard }: OpenYard, { scenario, side }: Purchase, force: Force): Judged {
  return yard.judge(scenario as object, side, force);
}

/** A force from a file's or a friend's text, JSON or short, or every fault with its place: of a text that no book takes, those of the book that has fewest. */
export function takenIn(
  text: string,
  yards: readonly OpenYard[],
): { of: OpenYard; force: Force } | { faults: readonly Refusal[] } {
  if (text.trim() === '') return { faults: [fault('There is nothing to take in.')] };
  if (text.length > LARGEST) return { faults: [fault(`The text is larger than ${LARGEST / 1_000_000} MB.`)] };
  if (text.trimStart().startsWith('{')) return fromJson(text, yards);
  const read = yards.map(of => ({ of, found: of.yard.read(text) }));
  for (const { of, found } of read) if ('force' in found) return { of, force: found.force };
  const [nearest] = read.flatMap(({ found }) => ('faults' in found ? [found.faults] : [])).sort((a, b) => a.length - b.length);
  return { faults: nearest ? withPlaces(nearest) : [fault('No book here sells forces.')] };
}

/** What a force that is taken in is bought for: the usual scenario, on the side that buys of its faction. */
export function usualFor({ of, force }: { of: OpenYard; force: Force }): Pick<Purchase, 'name' | 'side'> {
  const { purchases, yard } = of;
  const side = purchases.find(one => one.name === yard.usual && one.faction === force.faction)?.side ?? '';
  return purchaseOf(of, { scenario: yard.usual, side, force }) ?? { name: '', side: '' };
}

/** A force that comes with a system, with what it is in a few words. */
export interface Ready {
  of: OpenYard;
  says: string;
  force: Force;
}

/** The forces that come with the systems of these yards. */
export async function readyForces(yards: readonly OpenYard[]): Promise<Ready[]> {
  const each = await Promise.all(yards.map(async of => ((await of.yard.ready?.()) ?? []).map(one => ({ of, ...one }))));
  return each.flat();
}

/** What a ready force is bought for: the first purchase of its faction in which it stands. */
export function fittingFor({ of, force }: { of: OpenYard; force: Force }): Pick<Purchase, 'name' | 'side'> {
  const stands = (purchase: Purchase): boolean => judge(of, purchase, force).faults.length === 0;
  return of.purchases.find(one => one.faction === force.faction && stands(one)) ?? usualFor({ of, force });
}

/** Keeps a force of a text, or says every fault of it. */
export async function keepForce(text: string): Promise<KeptForce | { faults: readonly Refusal[] }> {
  const found = takenIn(text, await openYards());
  if ('faults' in found) return found;
  const { name: scenario, side } = usualFor(found);
  const kept: KeptForce = { id: newId(), at: Date.now(), scenario, side, force: found.force };
  await forces.keep(kept);
  return kept;
}

function fromJson(text: string, yards: readonly OpenYard[]): ReturnType<typeof takenIn> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { faults: [fault(`It is not JSON: ${error instanceof Error ? error.message : 'it cannot be read'}.`)] };
  }
  const { system } = value as Partial<Force>;
  const of = yards.find(yard => yard.system.name === system);
  if (!of) return { faults: [fault(`the system: forces are bought in ${yards.map(yard => yard.system.name).join(', ')}.`)] };
  const faults = of.check(of.yard.schema, value);
  return faults.length > 0 ? { faults: faultWords(value, faults) } : { of, force: value as Force };
}

const fault = (say: string): Refusal => ({ rule: 'table', say });

/** Faults of a text that say in which line they lie. */
function withPlaces(faults: readonly Refusal[]): Refusal[] {
  return faults.map(one => ({ ...one, say: [one.at, one.say].filter(Boolean).join(': ') }));
}

/** Those of kept forces that are of a system and that its yard can read, those of a faction where one is named. */
export function forcesOf(
  kept: readonly KeptForce[],
  { system, yard, check }: Pick<OpenYard, 'system' | 'yard' | 'check'>,
  faction?: string,
): KeptForce[] {
  return kept.filter(
    ({ force }) =>
      force.system === system.name &&
      (faction === undefined || force.faction === faction) &&
      check(yard.schema, force).length === 0,
  );
}

/** A side that may bring its own force to a scenario, and the kept ones of its faction. */
export interface Choice {
  side: Side;
  unit: string;
  kept: readonly (KeptForce & { price: number; faults: readonly Refusal[] })[];
  /** The scenario with this force for this side. */
  enlist(scenario: object, force: Force): object;
}

/** What each side of a scenario may bring; nothing where its forces are fought as printed, or it cannot be read. */
export async function choicesOf(system: SystemScenarios, scenario: Json): Promise<Choice[]> {
  const yard = await loadPart(system.manifest, 'yard');
  const value = scenario as object;
  if (!yard || 'faults' in (await readScenario(system, scenario))) return [];
  // Where nobody has bought a force there is nothing to check.
  const all = await forces.heads();
  const check = all.length > 0 ? await checker() : () => [];
  return yard.takes(value).map(side => ({
    side,
    unit: yard.unit,
    kept: forcesOf(all, { system, yard, check }, yard.fresh(value, side).faction).map(kept => {
      const { price, faults } = yard.judge(value, side, kept.force);
      return { ...kept, price, faults };
    }),
    enlist: (on, force) => yard.enlist(on, side, force),
  }));
}

/** A scenario with the forces that are brought to it. */
export interface Brought {
  scenario: Json | undefined;
  /** What is wrong with those forces: they are not in it. */
  faults: readonly Refusal[];
}

/** Puts the chosen forces, by side, into a scenario. */
export function broughtTo(
  scenario: Json | undefined,
  choices: readonly Choice[],
  forces: Readonly<Record<Side, string>>,
): Brought {
  if (scenario === undefined) return { scenario, faults: [] };
  const chosen = choices.flatMap(choice => {
    const kept = choice.kept.find(one => one.id === forces[choice.side]);
    return kept ? [{ choice, kept }] : [];
  });
  const faults = chosen.flatMap(({ kept }) => kept.faults.map(one => ({ ...one, say: `${kept.force.name}: ${one.say}` })));
  if (chosen.length === 0 || faults.length > 0) return { scenario, faults };
  const enlisted = chosen.reduce((on, { choice, kept }) => choice.enlist(on, kept.force), scenario as object);
  return { scenario: enlisted as Json, faults };
}
