import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A file of the page as it goes out. */
interface Leaf {
  readonly type: string;
  readonly plain: Buffer;
  /** Packed, by the name of how; packed when it is first asked for so. Nothing where packing wins nothing. */
  pack(how: Packing): Buffer | undefined;
  readonly tag: string;
  readonly cache: string;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const PACKABLE = /^text|json|svg|wasm/;

/** The ways to pack, the best first. Brotli at its last step is an eighth smaller than gzip, and packs what a battle is sent in a second: once, when it is first asked for. */
const PACKERS = {
  br: (plain: Buffer): Buffer =>
    brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  gzip: (plain: Buffer): Buffer => gzipSync(plain),
} as const;
type Packing = keyof typeof PACKERS;

/**
 * Serves one folder, read once at the start: what was not there then is not served, so no path leads out of it. A path that
 * names no file gets the page itself.
 */
export function serveFolder(folder: string): RequestListener {
  const leaves = pressAll(folder);
  const page = leaves.get('/index.html');
  if (!page) throw new Error(`${folder} has no index.html`);
  const guards = guardsOf(page.plain.toString());
  return (request, response) => {
    for (const [name, value] of Object.entries(guards)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405);
    const path = pathOf(request.url ?? '/');
    const leaf = path === undefined ? undefined : (leaves.get(path) ?? (namesFile(path) ? undefined : page));
    return leaf ? send(leaf, request, response) : refuse(response, path === undefined ? 400 : 404);
  };
}

function pressAll(folder: string): Map<string, Leaf> {
  const files = globSync('**/[!.]*', { cwd: folder, withFileTypes: true }).filter(file => file.isFile());
  return new Map(
    files.map(file => {
      const path = join(file.parentPath, file.name);
      const name = relative(folder, path).split(sep).join('/');
      return [`/${name}`, leafOf(name, readFileSync(path))];
    }),
  );
}

function leafOf(name: string, plain: Buffer): Leaf {
  const type = TYPES[extname(name)] ?? 'application/octet-stream';
  const tag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  const cache = name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
  const done = new Map<Packing, Buffer>();
  const pack = (how: Packing): Buffer => {
    const found = done.get(how) ?? PACKERS[how](plain);
    done.set(how, found);
    return found;
  };
  return { type, plain, pack: PACKABLE.test(type) ? pack : () => undefined, tag, cache };
}

const namesFile = (path: string): boolean => path.slice(path.lastIndexOf('/')).includes('.');

function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(new URL(url, 'http://page').pathname);
  } catch {
    return undefined;
  }
}

function send(leaf: Leaf, request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('ETag', leaf.tag).setHeader('Cache-Control', leaf.cache).setHeader('Vary', 'Accept-Encoding');
  if (request.headers['if-none-match'] === leaf.tag) {
    response.writeHead(304).end();
    return;
  }
  const taken = String(request.headers['accept-encoding']);
  const how = (['br', 'gzip'] as const).find(name => new RegExp(`\\b${name}\\b`).test(taken));
  const packed = how && leaf.pack(how);
  if (how && packed) response.setHeader('Content-Encoding', how);
  const body = packed ?? leaf.plain;
  response.writeHead(200, { 'Content-Type': leaf.type, 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function refuse(response: ServerResponse, status: 400 | 404 | 405): void {
  if (status === 405) response.setHeader('Allow', 'GET, HEAD');
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${status}\n`);
}

/** The page loads nothing from elsewhere and runs no script but its own files and what index.html itself holds. */
function guardsOf(html: string): Record<string, string> {
  const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => {
    return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  });
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...inline].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  };
}
