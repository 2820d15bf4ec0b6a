/** What the host of this page calls cards and nations: a file beside the page, for each system that takes names. */
import type { Manifest } from '@flagplot/manifest';

const known = new Map<Manifest, Promise<Manifest>>();

/** The manifest as its parts speak here: by the names of `/names/SYSTEM.json`, where there are any. */
export async function manifestAsHosted(manifest: Manifest): Promise<Manifest> {
  if (!manifest.names) return manifest;
  const hosted = known.get(manifest) ?? withNamesBeside(manifest);
  known.set(manifest, hosted);
  return hosted;
}

async function withNamesBeside(manifest: Manifest): Promise<Manifest> {
  const file = `/names/${manifest.name}.json`;
  const names = await jsonBeside(file);
  if (!names || !('cards' in names || 'nations' in names)) return manifest;
  const { namedManifest } = await import('@flagplot/shelf/names');
  const found = await namedManifest(manifest, names);
  if ('manifest' in found) return found.manifest;
  for (const { at, say } of found.faults) console.error(`${file} ${at}: ${say}`);
  return manifest;
}

/** Nothing where there is no such file, or no network: then everything is called as it comes. */
async function jsonBeside(file: string): Promise<object | undefined> {
  try {
    const answer = await fetch(file);
    const value: unknown = answer.ok ? await answer.json() : undefined;
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
