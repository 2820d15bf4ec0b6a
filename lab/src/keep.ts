// `npm run kept-battles`: fights the battles that are kept anew, and writes them to lab/test/kept. For when a system has a new edition.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shippedSystems } from '@flagplot/shelf/shipped';
import { fightToKeep, kindsToKeep, pack } from './kept.ts';

const FOLDER = fileURLToPath(new URL('../test/kept/', import.meta.url));

for (const [name, system] of Object.entries(await shippedSystems())) {
  const folder = join(FOLDER, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [i, kind] of kindsToKeep(system).entries()) {
    const file = `${String(i + 1).padStart(2, '0')}-${kind.scenario}-${kind.bots.join('-')}.gz`;
    const battle = await fightToKeep(system, kind);
    const bytes = pack(battle);
    writeFileSync(join(folder, file), bytes);
    process.stdout.write(`${name}/${file}: ${battle.record.hashes.length} turns, ${bytes.length} bytes\n`);
  }
}
