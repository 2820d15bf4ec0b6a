// Running other programs, under any Node from 18 on.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the clone. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Why set-up cannot go on, in a sentence for whoever typed the command. */
export class NotReady extends Error {}

/** @type {readonly NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Whether a signal has asked us to stop. */
let stopped = false;

/**
 * Runs a command to its end, handing on the signals that stop it, or `killSignal` in their place.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} its exit code; 128 and the signal's number where a signal ended it
 */
export async function run(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
  const hands = SIGNALS.map(signal => ({ signal, hand: () => handOn(child, options.killSignal ?? signal) }));
  for (const { signal, hand } of hands) process.on(signal, hand);
  try {
    const [code, signal] = await once(child, 'close');
    return code ?? 128 + constants.signals[/** @type {NodeJS.Signals} */ (signal)];
  } finally {
    for (const { signal, hand } of hands) process.off(signal, hand);
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals | number} signal
 */
function handOn(child, signal) {
  stopped = true;
  child.kill(signal);
}

/**
 * The environment in which `node` is this Node, whatever the machine's is. What it has stripped of types and compiled once it keeps below
 * .tools: a command starts in half the time.
 *
 * @param {string} node
 * @returns {NodeJS.ProcessEnv}
 */
export function under(node) {
  const path = Object.keys(process.env).find(name => name.toUpperCase() === 'PATH') ?? 'PATH';
  const compiled = process.env.NODE_COMPILE_CACHE ?? join(root, '.tools', 'compiled');
  return { ...process.env, NODE_COMPILE_CACHE: compiled, [path]: dirname(node) + delimiter + (process.env[path] ?? '') };
}

/**
 * Runs the machine's npm under this Node: under an older one npm leaves out, without a word, what that Node could not run.
 *
 * @param {string} node
 * @param {readonly string[]} args
 * @throws {NotReady} where npm fails
 */
export async function npm(node, args) {
  const script = npmScript();
  const [command, ...first] = script ? [node, script] : ['npm'];
  const code = await run(command, [...first, ...args, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    env: under(node),
    // Left to itself npm takes seconds to clear away what it began; the next set-up begins anew anyhow.
    killSignal: 'SIGKILL',
    shell: !script && process.platform === 'win32',
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (stopped) throw new NotReady('stopped before everything was there');
  if (code !== 0) throw new NotReady(`npm ${args.slice(0, 2).join(' ')} failed: is the npm registry within reach?`);
}

/** npm itself: the one that runs us, else the one that came with this Node. */
function npmScript() {
  const here = dirname(process.execPath);
  const shipped = ['node_modules/npm/bin/npm-cli.js', '../lib/node_modules/npm/bin/npm-cli.js'].map(path => join(here, path));
  return [process.env.npm_execpath ?? '', ...shipped].find(path => path.endsWith('npm-cli.js') && existsSync(path));
}
