import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { NotReady, npm, root, run } from './child.mjs';

const CARRIED = '@sparticuz/chromium@153.0.0';
const CRATE = join(root, '.tools', 'chromium');
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const WINDOWLESS = 'chromium-headless-shell';
const PLACES = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** The browser that is already here: the one named in `CHROMIUM_PATH`, else one of the machine's. */
export function browserHere(): string | undefined {
  return process.env.CHROMIUM_PATH || [...PLACES, ...onPath(NAMES)].find(place => existsSync(place));
}

/**
 * The browser that shows pages to tests: the one named in `CHROMIUM_WINDOWLESS`, else whichever is here. The kind without windows
 * shows the same pages for a quarter less work, but keeps nothing on a disk: what must outlast a killed browser is tried in the
 * whole one.
 */
export function viewerHere(): string | undefined {
  return process.env.CHROMIUM_WINDOWLESS || browserHere();
}

function onPath(names: readonly string[]): string[] {
  return (process.env.PATH ?? '').split(delimiter).flatMap(folder => names.map(name => join(folder, name)));
}

/**
 * A browser for the tests; one is installed where there is none, from the machine's own packages where they may be used and else
 * from npm.
 */
export async function browser(): Promise<string> {
  const found = browserHere() ?? (await install('chromium', browserHere)) ?? (await fromNpm());
  if (!existsSync(found)) throw new NotReady(`there is no browser at ${found}`);
  return found;
}

/** The environment of whatever tests pages: the whole browser by its path, and the one without windows where one can be had. */
export async function browsers(): Promise<Record<string, string>> {
  const CHROMIUM_PATH = await browser();
  const asked = process.env.CHROMIUM_PATH ? undefined : (windowlessHere() ?? (await install(WINDOWLESS, windowlessHere)));
  const CHROMIUM_WINDOWLESS = process.env.CHROMIUM_WINDOWLESS || asked;
  return { CHROMIUM_PATH, ...(CHROMIUM_WINDOWLESS && { CHROMIUM_WINDOWLESS }) };
}

function windowlessHere(): string | undefined {
  return [`/usr/bin/${WINDOWLESS}`, ...onPath([WINDOWLESS])].find(place => existsSync(place));
}

/** Where something was put by the machine's own packages; nothing where they may not be used or do not have it. */
async function install(name: string, found: () => string | undefined): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  process.stderr.write(`Installing ${name} with apt-get ...\n`);
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  await run('apt-get', ['update'], quiet);
  await run('apt-get', ['install', '--yes', '--no-install-recommends', name], quiet);
  return found();
}

async function fromNpm(): Promise<string> {
  const card = join(CRATE, 'package.json');
  if (!existsSync(join(CRATE, 'node_modules'))) {
    process.stderr.write(`Fetching a browser: ${CARRIED} ...\n`);
    await npm(process.execPath, ['install', '--prefix', CRATE, '--no-save', CARRIED]);
  }
  // It brings the system libraries it needs as well, but only where it takes the machine for one of these; they are then put on
  // LD_LIBRARY_PATH, for whatever is started from here.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
  const carried = (await import(createRequire(card).resolve('@sparticuz/chromium'))) as {
    default: { executablePath(): Promise<string> };
  };
  return carried.default.executablePath();
}
