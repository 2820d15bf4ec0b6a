import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveFolder } from '../serve.ts';

const PAGE =
  '<!doctype html><title>page</title><script>theme()</script><script type="module" src="/assets/main-1a2b.js"></script>';

let folder: string;
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'flagplot-'));
  const dist = join(folder, 'dist');
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(dist, 'index.html'), PAGE);
  writeFileSync(join(dist, '.built-from'), 'sources');
  writeFileSync(join(dist, 'assets', 'main-1a2b.js'), 'export {};');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  server = createServer(serveFolder(dist)).listen(0, '127.0.0.1');
  await new Promise(resolve => server.once('listening', resolve));
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

interface Got {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** By hand, since `fetch` tidies a path before it asks. */
function ask(path: string, method = 'GET', headers: Record<string, string> = {}): Promise<Got> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path, method, headers }, answer => {
      const parts: Buffer[] = [];
      answer.on('data', part => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts).toString() }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });
}

test.each(['/', '/index.html', '/battle/duel', '/?seed=1'])('%s is the page, asked for anew each time', async path => {
  const got = await ask(path);
  expect([got.status, got.body]).toEqual([200, PAGE]);
  expect(got.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(got.headers['cache-control']).toBe('no-cache');
});

test('what carries its fingerprint in its name is kept for good', async () => {
  const got = await ask('/assets/main-1a2b.js');
  expect([got.status, got.body]).toEqual([200, 'export {};']);
  expect(got.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(got.headers['cache-control']).toContain('immutable');
});

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%5c..%5csecret.txt',
  '/.built-from',
  '/assets/gone.js',
  '/__proto__.js',
])('%s is not there', async path => {
  const got = await ask(path);
  expect(got.status).toBe(404);
  expect(got.body).not.toContain('secret');
});

test('a path that is none is refused', async () => {
  expect((await ask('/%')).status).toBe(400);
});

test('only reading is allowed', async () => {
  const got = await ask('/', 'POST');
  expect([got.status, got.headers.allow]).toEqual([405, 'GET, HEAD']);
  const head = await ask('/', 'HEAD');
  expect([head.status, head.headers['content-length'], head.body]).toEqual([200, String(PAGE.length), '']);
});

test('what has not changed is not sent again', async () => {
  const { headers } = await ask('/');
  expect((await ask('/', 'GET', { 'if-none-match': String(headers.etag) })).status).toBe(304);
});

test('the page runs its own scripts and no others', async () => {
  const policy = String((await ask('/')).headers['content-security-policy']);
  const scripts = policy.split('; ').find(line => line.startsWith('script-src'));
  expect(scripts).toBe("script-src 'self' 'sha256-Rfr3GgHZFiXm+TmNr+li+0sZ4J9FGllo8jsXcJF5XZ8='");
});

test('felt: text is packed as small as whoever asks can open it, and plain for who can open nothing', async () => {
  const askPacked = (how: string) => ask('/', 'GET', how === '' ? {} : { 'accept-encoding': how });
  const found = await Promise.all(['gzip, deflate, br, zstd', 'gzip', ''].map(askPacked));
  expect(found.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
  expect(found.at(-1)?.body).toBe(PAGE);
});
