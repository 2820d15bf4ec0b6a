import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Where the positions of this run lie. */
export const POSITIONS: string = join(import.meta.dirname, '../../node_modules/.cache/flagplot/positions');

/** Before the first test: the battles that tests find on the device. They are played by the sources, hence the condition. */
// biome-ignore lint/style/noDefaultExport: so it is called
export default function prepare(): void {
  execFileSync(process.execPath, ['--conditions=source', join(import.meta.dirname, 'positions.ts'), POSITIONS], {
    stdio: 'inherit',
  });
}
