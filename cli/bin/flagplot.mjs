#!/usr/bin/env node
// The command `flagplot`, under any Node from 18 on: it makes the clone ready and runs itself again under Node 24, from the sources.
import { join } from 'node:path';
import { NotReady, root, run, under } from '../../tools/child.mjs';
import { ready } from '../../tools/ready.mjs';

try {
  const node = await ready();
  const main = join(root, 'cli', 'src', 'main.ts');
  const args = ['--conditions=source', '--disable-warning=ExperimentalWarning', main, ...process.argv.slice(2)];
  process.exitCode = await run(node, args, { cwd: process.cwd(), env: under(node) });
} catch (fault) {
  if (!(fault instanceof NotReady)) throw fault;
  process.stderr.write(`flagplot: ${fault.message}\n`);
  process.exitCode = 1;
}
