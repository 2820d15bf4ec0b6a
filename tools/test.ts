import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NotReady, run } from './child.mjs';
import type { Count } from './counts.ts';
import { NONE, sum } from './counts.ts';
import type { Stage } from './stages.ts';
import { GROUPS, NOTES } from './stages.ts';

/** Runs the groups named on the command line, or all; ends after the first in which a stage failed. */
async function test(names: readonly string[]): Promise<Count> {
  mkdirSync(NOTES, { recursive: true });
  let total = NONE;
  for (const name of names.length ? names : Object.keys(GROUPS)) {
    const group = Object.hasOwn(GROUPS, name) ? GROUPS[name] : undefined;
    if (!group) throw new NotReady(`npm test -- takes any of ${Object.keys(GROUPS).join(', ')}, not '${name}'`);
    for (const stage of group) total = sum(total, await runStage(stage));
    if (total.failed) break;
  }
  return total;
}

/** Runs one stage and says in one line how it went, then all that it printed where it failed. */
async function runStage(stage: Stage): Promise<Count> {
  const started = performance.now();
  const log = join(NOTES, `${stage.name.replaceAll(' ', '-')}.log`);
  const code = await runLogged(stage, log);
  const count = countOf(stage, code);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const tests = stage.count ? `${count.passed} passed, ${count.failed} failed, ` : '';
  process.stdout.write(`${count.failed ? 'FAILED' : 'ok'}  (${tests}${seconds} s)\n`);
  if (count.failed) process.stdout.write(`\n${readFileSync(log, 'utf8').trim()}\n\n`);
  else if (stage.remark) process.stdout.write(`    ${stage.remark(readFileSync(log, 'utf8'))}\n`);
  return count;
}

async function runLogged(stage: Stage, log: string): Promise<number> {
  const found = await prepare(stage, log);
  process.stdout.write(`${stage.name.padEnd(32, ' .')} `);
  if (!found) return 1;
  const file = openSync(log, 'w');
  try {
    return await run(process.execPath, stage.args, { env: { ...process.env, ...found }, stdio: ['ignore', file, file] });
  } finally {
    closeSync(file);
  }
}

/** What the stage finds in its environment; nothing where it cannot be had, and then its log says why. */
async function prepare(stage: Stage, log: string): Promise<Record<string, string> | undefined> {
  try {
    return (await stage.before?.()) ?? {};
  } catch (fault) {
    writeFileSync(log, String(fault));
    return undefined;
  }
}

/** A stage that ends badly counts as one failure, whether or not it got as far as counting. */
function countOf(stage: Stage, code: number): Count {
  const count = stage.count?.() ?? NONE;
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

try {
  const { passed, failed } = await test(process.argv.slice(2));
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  process.exitCode = failed ? 1 : 0;
} catch (fault) {
  if (!(fault instanceof NotReady)) throw fault;
  process.stderr.write(`${fault.message}\n`);
  process.exitCode = 1;
}
