// How much script comes over the line until a page has come to rest, workers too: by the browser's own count, packed as `npm start` packs it.

import { sha256 } from '@flagplot/kernel';
import type { Page } from 'playwright';
import type { Reading } from '../timing.ts';
import { keptAt } from './battles.ts';
import { SHOWN } from './odds.ts';
import type { Visit } from './visit.ts';
import { HEARS, until, visiting } from './visit.ts';

/** Every script a page or a worker has had, with its bytes. */
const SENT = `performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).map(one => [one.name, one.encodedBodySize])`;

type Sent = [name: string, bytes: number][];

/** `pageHomeKb` and its like: thousands of bytes. */
export async function scripts(): Promise<Reading> {
  const figures = {
    ...(await visiting(undefined, empty)),
    pageBattleKb: await visiting(keptAt('duel'), battle),
    pageFireKb: await visiting(keptAt('sixty-firing'), fire),
  };
  const wall = Object.values(figures).reduce((sum, kb) => sum + kb, 0) / 1000;
  return { figures, byCpu: figures, checksum: sha256(JSON.stringify(Object.keys(figures))), wall, cpu: wall };
}

async function empty({ page, url }: Visit): Promise<Record<'pageHomeKb' | 'pageNewKb' | 'pageNewChosenKb', number>> {
  const sizeAt = async (path: string): Promise<number> => {
    await page.goto('about:blank');
    await page.goto(`${url}${path}`);
    return kilobytes(page);
  };
  return {
    pageHomeKb: await sizeAt(''),
    pageNewKb: await sizeAt('new?system='),
    pageNewChosenKb: await sizeAt('new?system=fleet-action'),
  };
}

async function battle({ page, url }: Visit): Promise<number> {
  await page.goto(url);
  await until(page, HEARS);
  return kilobytes(page);
}

async function fire(visit: Visit): Promise<number> {
  await battle(visit);
  await visit.page.keyboard.press('Shift+Digit1');
  await until(visit.page, SHOWN);
  return kilobytes(visit.page);
}

/** Of the page as it is and its workers, once nothing more comes; each file counts once. */
async function kilobytes(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  const workers = await Promise.all(page.workers().map(worker => worker.evaluate<Sent>(SENT)));
  const found = new Map<string, number>();
  for (const [name, bytes] of [...(await page.evaluate<Sent>(SENT)), ...workers.flat()])
    found.set(name, Math.max(bytes, found.get(name) ?? 0));
  return [...found.values()].reduce((sum, bytes) => sum + bytes, 0) / 1000;
}
