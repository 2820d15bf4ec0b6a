import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './child.mjs';

/** The file to run for a command of an installed package: `program('vite')`, `program('@typescript/native', 'tsc')`. */
export function program(name: string, command: string = name): string {
  const card = join(root, 'node_modules', name, 'package.json');
  const { bin } = JSON.parse(readFileSync(card, 'utf8')) as { bin: string | Record<string, string> };
  const file = typeof bin === 'string' ? bin : bin[command];
  if (!file) throw new Error(`${name} has no command ${command}`);
  return join(dirname(card), file);
}
