import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { NotReady, npm, root, run } from './child.mjs';

const CARRIED = '@sparticuz/chromium@153.0.0';
const CRATE = join(root, '.tools', 'chromium');
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** The browser that is already here: the one named in `CHROMIUM_PATH`, else one of the machine's. */
export function browserHere(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const path = (process.env.PATH ?? '').split(delimiter);
  return [...PLACES, ...path.flatMap(folder => NAMES.map(name => join(folder, name)))].find(place => existsSync(place));
}

/**
 * A browser for the tests; one is installed where there is none, from the machine's own packages where they may be used and else
 * from npm.
 */
export async function browser(): Promise<string> {
  const found = browserHere() ?? (await fromDebian()) ?? (await fromNpm());
  if (!existsSync(found)) throw new NotReady(`there is no browser at ${found}`);
  return found;
}

async function fromDebian(): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  process.stderr.write('Installing chromium with apt-get ...\n');
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  await run('apt-get', ['update'], quiet);
  await run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'], quiet);
  return browserHere();
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
