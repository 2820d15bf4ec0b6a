// From the press that turns a squadron's fire to the odds on the page, at sixty ships: what the main thread and the worker of the odds are at for it.

import { sha256 } from '@flagplot/kernel';
import type { Reading } from '../timing.ts';
import { keptAt } from './battles.ts';
import { recording } from './trace.ts';
import type { Visit } from './visit.ts';
import { HEARS, until, visiting } from './visit.ts';

/** So many targets are fired at by all of the squadron in hand, one after another. */
const TARGETS = 4;

/** Whether odds lie on the page that are those of what is chosen. */
export const SHOWN = `Boolean(document.querySelector('.odds:not(.stale)')) && /(exact|sampled), \\d+ ms/.test(document.body.textContent)`;

/** `pageOddsMs`: of the presses the dearest, the first among them; `pageOddsFirstMs` the first. */
export async function pageOdds(): Promise<Reading> {
  const kept = keptAt('sixty-firing');
  const took = await visiting(kept, async visit => {
    await visit.page.goto(visit.url);
    await until(visit.page, HEARS);
    await visit.page.waitForTimeout(1500);
    const all: number[] = [];
    for (let target = 1; target <= TARGETS; target += 1) all.push(await press(visit, `Shift+Digit${target}`));
    return all;
  });
  const figures = { pageOddsMs: Math.max(...took), pageOddsFirstMs: took[0] as number };
  const cpu = took.reduce((sum, ms) => sum + ms, 0) / 1000;
  return { figures, byCpu: figures, checksum: sha256(JSON.stringify(kept.saved)), wall: cpu, cpu };
}

async function press({ page, cdp }: Visit, key: string): Promise<number> {
  const { tasks } = await recording(cdp, async () => {
    await page.keyboard.press(key);
    await until(page, SHOWN);
  });
  await page.waitForTimeout(400);
  return tasks.reduce((sum, { cpu }) => sum + cpu, 0);
}
