// The places where the same records are replayed: Node, Bun and Chromium, each by the sources.

import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { browser } from '../browser.ts';
import { NotReady, root, run } from '../child.mjs';
import { program } from '../program.ts';
import { bun } from './bun.ts';

/** A digest by the name of each record, or why there is none. */
export type Digests = Readonly<Record<string, string>>;

/** A place, and what replays a file of records there. */
export interface Place {
  readonly name: string;
  digests(records: string): Promise<Digests>;
}

const BY_FILE = join(root, 'lab', 'src', 'hashes', 'by-file.ts');
const PAGE = join(root, 'node_modules', '.cache', 'flagplot', 'hashes', 'page');
const SOURCES = '--conditions=source';
const LONGEST = 300_000;

const execute = promisify(execFile);

/** Every place there is to be: none is left out where it cannot be had, it throws `NotReady`. */
export const PLACES: readonly Place[] = [
  { name: 'Node', digests: records => inProgram(process.execPath, records) },
  { name: 'Bun', digests: async records => inProgram(await bun(), records) },
  { name: 'Chromium', digests: inChromium },
];

async function inProgram(path: string, records: string): Promise<Digests> {
  const { stdout } = await execute(path, [SOURCES, BY_FILE, records], { cwd: root, maxBuffer: 2 ** 24, timeout: LONGEST });
  return JSON.parse(stdout) as Digests;
}

async function inChromium(records: string): Promise<Digests> {
  const config = join(root, 'lab', 'hashes.config.ts');
  const code = await run(process.execPath, [program('vite'), 'build', '--config', config, '--logLevel', 'warn']);
  if (code !== 0) throw new NotReady('the page that replays battles could not be built');
  const path = await browser();
  const profile = mkdtempSync(join(tmpdir(), 'flagplot-hashes-'));
  const { server, found } = serve(records);
  try {
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    return await whileOpen(path, [`--user-data-dir=${profile}`, `http://127.0.0.1:${port}/`], found);
  } finally {
    server.close().closeAllConnections();
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

const QUIET = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Opens a page in a browser until what is waited for has come. */
async function whileOpen(path: string, args: readonly string[], found: Promise<Digests>): Promise<Digests> {
  const child = execFile(path, [...QUIET, ...args], { timeout: LONGEST });
  const closed = new Promise<never>((_, fail) =>
    child.on('close', () => fail(new NotReady(`${path} closed before it was done`))),
  );
  try {
    return await Promise.race([found, closed]);
  } finally {
    closed.catch(() => {});
    child.kill('SIGKILL');
  }
}

/** Serves the page, its script and the records, and waits for what the page hands back. */
function serve(records: string): { server: Server; found: Promise<Digests> } {
  let hand: (digests: Digests) => void = () => {};
  const found = new Promise<Digests>(done => {
    hand = done;
  });
  const server = createServer((request, response) => {
    if (request.method !== 'POST') return answer(request.url ?? '/', records, response);
    const parts: Buffer[] = [];
    request.on('data', part => parts.push(part));
    request.on('end', () => {
      response.end();
      hand(JSON.parse(Buffer.concat(parts).toString('utf8')) as Digests);
    });
  });
  return { server, found };
}

function answer(url: string, records: string, response: ServerResponse): void {
  const [type, body] = bodyOf(url, records);
  response.writeHead(body === undefined ? 404 : 200, { 'content-type': type }).end(body);
}

function bodyOf(url: string, records: string): [type: string, body?: string | Buffer] {
  if (url === '/') return ['text/html', '<!doctype html><script type="module" src="/in-page.js"></script>'];
  if (url === '/records.json') return ['application/json', readFileSync(records)];
  if (/^[/](assets[/])?[\w.-]+[.]js$/.test(url)) return ['text/javascript', readFileSync(join(PAGE, url))];
  return ['text/plain'];
}
