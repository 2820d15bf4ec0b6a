#!/usr/bin/env node
// `node tools/bring-over.mjs FILE...`: writes cases, positions and battles of before anew, in place. Under any Node from 18 on.
import { join } from 'node:path';
import { NotReady, root, run, under } from './child.mjs';
import { ready } from './ready.mjs';

try {
  const node = await ready();
  const program = join(root, 'cli', 'src', 'bring-over.ts');
  const args = ['--conditions=source', '--disable-warning=ExperimentalWarning', program, ...process.argv.slice(2)];
  process.exitCode = await run(node, args, { cwd: process.cwd(), env: under(node) });
} catch (fault) {
  if (!(fault instanceof NotReady)) throw fault;
  process.stderr.write(`bring-over: ${fault.message}\n`);
  process.exitCode = 1;
}
