// Bun, from npm: a plain package that holds it and nothing else, laid below .tools as Node is.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NotReady, root } from '../child.mjs';
import { lay } from '../ready.mjs';

const FOLDER = join(root, '.tools', 'bun');
const PROGRAM = join(FOLDER, 'bin', process.platform === 'win32' ? 'bun.exe' : 'bun');

/** Packages by platform and architecture, with their fingerprints. */
const BUNS: Readonly<Record<string, { readonly name: string; readonly integrity: string }>> = {
  'linux-x64': {
    name: '@oven/bun-linux-x64@1.4.5',
    integrity: 'sha512-IWX9BELoGHAUtMonkeSaNaZwXzRk+oDw6Mk+HBFXd3KHYIBNBsIGRupMZPcgNoDbJpLu6gAJjIoIVPZtt1aJ1g==',
  },
  'linux-arm64': {
    name: '@oven/bun-linux-aarch64@1.4.5',
    integrity: 'sha512-4BXmsSKnjOrlGWqZV4x/oWa7AVoR+B6lCXddMzOAXBIm3t50eslg9wb66gmtW1AamEQ1l1CDvmmruysEhqOWMg==',
  },
  'darwin-arm64': {
    name: '@oven/bun-darwin-aarch64@1.4.5',
    integrity: 'sha512-4MIFXHmctH2EhAxLXm2/qxNtv17dFtLJylvaOCsrgq6KSqHTs6eW5YSrJjRbJxYUJaR901fsN8JfZOa+CsWpWQ==',
  },
  'win32-x64': {
    name: '@oven/bun-windows-x64@1.4.5',
    integrity: 'sha512-FNvply651vcE/GHgNWz6mZvhmkwBuu8Hw54oNzA+CQog+HW+542rXQmZqNHRkFxazD9L3xi+iTtvO3engAgJfw==',
  },
};

/** The path of Bun, fetched where it is not there yet. Throws `NotReady` where none can be had. */
export async function bun(): Promise<string> {
  const offer = BUNS[`${process.platform}-${process.arch}`];
  if (!offer) throw new NotReady(`no Bun can be fetched for ${process.platform}-${process.arch}`);
  if (!isHere(offer.name)) await lay(process.execPath, offer, FOLDER);
  return PROGRAM;
}

function isHere(offer: string): boolean {
  const card = join(FOLDER, 'package.json');
  if (!existsSync(card) || !existsSync(PROGRAM)) return false;
  const { name, version } = JSON.parse(readFileSync(card, 'utf8')) as { name: string; version: string };
  return offer === `${name}@${version}`;
}
