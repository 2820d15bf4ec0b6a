/** Which battle a typed position is of. */
import type { Json } from '@flagplot/kernel';
import { scenarioLooks } from './kept-scenes.ts';
import { systemNames } from './modules.ts';
import { type SystemScenarios, systemScenarios } from './scenarios.ts';
import { loadPart } from './systems.ts';

/** A battle of a book, by its names. */
export interface NamedBattle {
  readonly system: string;
  readonly name: string;
}

/**
 * The battle that a position names in its first line, as one that was copied does; else the one under which the least of it is at fault, the
 * chosen one before all others.
 * @param chosen `scenario`: as it is to be laid, with whatever is brought to it; left out: it cannot be laid
 */
export async function battleOfPosition(
  text: string,
  chosen: NamedBattle & { readonly scenario: Json | undefined },
): Promise<NamedBattle> {
  const names = (await systemNames()).toSorted((a, b) => Number(b === chosen.system) - Number(a === chosen.system));
  const named = await battleCalled(titleIn(text), names);
  if (named) return named;
  const own = await systemScenarios(chosen.system);
  let best: NamedBattle = chosen;
  let fewest = own && chosen.scenario !== undefined ? await faultsUnder(own, chosen.scenario, text) : Infinity;
  for (const one of fewest === 0 ? [] : await allBattles(names)) {
    const faults = await faultsUnder(one.of, one.scenario, text);
    if (faults < fewest) best = { system: one.of.name, name: one.name };
    fewest = Math.min(faults, fewest);
  }
  return best;
}

/** `# Narn against Earth, as narn sees it`: what stands at the head of a position that was copied. */
function titleIn(text: string): string | undefined {
  const [, title] = /^\s*#\s*(.+?)(?:, as \S+ sees it)?\s*$/.exec(text.split('\n', 1)[0] ?? '') ?? [];
  return title;
}

async function battleCalled(title: string | undefined, systems: readonly string[]): Promise<NamedBattle | undefined> {
  if (title === undefined) return undefined;
  for (const system of systems) {
    const all = (await scenarioLooks(system)) ?? (await systemScenarios(system))?.scenarios ?? [];
    const one = all.find(found => found.title === title);
    if (one) return { system, name: one.name };
  }
  return undefined;
}

/** Every battle of these books. */
async function allBattles(systems: readonly string[]): Promise<{ of: SystemScenarios; name: string; scenario: Json }[]> {
  const found = await Promise.all(systems.map(systemScenarios));
  return found.flatMap(of => of?.scenarios.map(({ name, scenario }) => ({ of, name, scenario })) ?? []);
}

/** How many faults a text has as a position of a scenario. */
async function faultsUnder({ manifest, rules }: SystemScenarios, scenario: Json, text: string): Promise<number> {
  const notation = await loadPart(manifest, 'notation');
  const read = rules.read(scenario as object);
  if (!notation || 'faults' in read) return Infinity;
  const found = notation.parsePosition(text, read.book);
  return 'faults' in found ? found.faults.length : 0;
}
