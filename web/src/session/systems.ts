/** The shelf as the page has it: manifests at once, everything else when it is first wanted. */
import type { Manifest } from '@flagplot/manifest';
import type { SystemPanels } from '@flagplot/pagekit/desk/panels.ts';
import { type Loaded, openShelf, type Part, partOf, type Shelf } from '@flagplot/shelf';
import { systems } from '@flagplot/shelf/systems';
import { manifestAsHosted } from './host-names.ts';

/** The rule systems there are. What is wrong with a line of it is said where its system is asked for. */
export const shelf: Shelf = await openShelf(systems, '@flagplot/shelf/systems');
for (const { at, say } of shelf.faults) console.error(`${shelf.where} ${at}: ${say}`);

/** The manifest of a system, or nothing where there is none of that name. */
export function manifestOf(system: string): Manifest | undefined {
  return shelf.manifests.find(one => one.name === system);
}

/** What stands in place of a part that systems may lack. */
type Lacking<P extends Part> = undefined extends Manifest[P] ? undefined : never;

/** The parts in which a host's names are read. */
const SPEAKING: ReadonlySet<Part> = new Set(['rules', 'sheets', 'yard']);

/** A part of a system; nothing where it has none. Throws where it cannot be loaded. */
export async function loadPart<P extends Part>(manifest: Manifest, part: P): Promise<Loaded<P> | Lacking<P>> {
  if (!manifest[part]) return undefined as Lacking<P>;
  // Loaded beside the file of names, which it need not wait for.
  const [hosted] = await Promise.all([SPEAKING.has(part) ? manifestAsHosted(manifest) : manifest, partOf(manifest, part)]);
  const found = await partOf(hosted, part);
  if ('faults' in found) throw new Error(found.faults.map(({ at, say }) => `${at}: ${say}`).join('; '));
  return found.part;
}

/** The panels of a rule system, or nothing where it has none: then forms answer, and the list shows the table. */
export async function panelsOf(system: string): Promise<SystemPanels | undefined> {
  const manifest = manifestOf(system);
  return manifest && ((await loadPart(manifest, 'page')) as SystemPanels | undefined);
}
