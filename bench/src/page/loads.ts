// How long until the page stands, and until it hears, on a slow machine and a slow line: by the wall's clock, with a cold cache.

import { sha256 } from '@flagplot/kernel';
import type { Reading } from '../timing.ts';
import type { Kept } from './battles.ts';
import type { Visit } from './visit.ts';
import { HEARS, until, visiting } from './visit.ts';

/** How many times slower the machine is made. */
const SLOWER = 4;
/** Fast 4G as the tools of Chromium have it: bits a second, and milliseconds there and back, each as far as their preset takes them. */
const FAST_4G = {
  offline: false,
  downloadThroughput: (9_000_000 / 8) * 0.9,
  uploadThroughput: (1_500_000 / 8) * 0.9,
  latency: 60 * 2.75,
};

/** Home is there to be pressed: its first heading has come with its script. */
const HOME = `Boolean(document.querySelector('.home h1'))`;

/** Milliseconds since the address was asked for. */
interface Opened {
  /** Something was painted first: the frame is. */
  readonly frame: number;
  readonly interactive: number;
}

/** Home on a fresh device, or a battle that is kept there: figures `pageHomeFrameMs`, `pageHomeInteractiveMs` under the key `Home`. */
export async function opening(key: string, kept?: Kept): Promise<Reading> {
  const { frame, interactive } = await visiting(kept, visit => open(visit, kept ? HEARS : HOME));
  const figures = { [`page${key}FrameMs`]: frame, [`page${key}InteractiveMs`]: interactive };
  const wall = interactive / 1000;
  return { figures, byCpu: figures, checksum: sha256(JSON.stringify(kept?.saved ?? key)), wall, cpu: wall };
}

async function open({ page, cdp, url }: Visit, there: string): Promise<Opened> {
  await page.goto('about:blank');
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  await cdp.send('Network.emulateNetworkConditions', FAST_4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  // Looked at by the page itself between two of its tasks: while it is at work it hears nobody.
  await page.addInitScript(`{
    const look = () => { if (${there}) window.heardAt = performance.now(); else setTimeout(look, 10); };
    look();
  }`);
  await page.goto(url, { waitUntil: 'commit' });
  await until(page, 'window.heardAt');
  const interactive = await page.evaluate<number>('window.heardAt');
  const frame = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  if (frame === undefined) throw new Error('nothing was painted');
  return { frame, interactive };
}
