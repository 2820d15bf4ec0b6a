import { expect, type Page, test } from '@playwright/test';
import { openDuel } from './table.ts';

/** Kilobytes of script, all of it, workers too, as they come over the wire, once a page has come to rest. */
const HOME = 32;
const CHOSEN = 200;
const BATTLE = 258;

interface Sent {
  url: string;
  bytes: number;
}

function scripts(): { name: string; encodedBodySize: number; initiatorType: string }[] {
  return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(entry => entry.name.endsWith('.js'))
    .map(({ name, encodedBodySize, initiatorType }) => ({ name, encodedBodySize, initiatorType }));
}

/** Every script that was sent to the page and to its workers, the largest first. */
async function sentTo(page: Page): Promise<Sent[]> {
  await page.waitForLoadState('networkidle');
  const found = new Map<string, number>();
  const workers = await Promise.all(page.workers().map(worker => worker.evaluate(scripts)));
  for (const { name, encodedBodySize } of [...(await page.evaluate(scripts)), ...workers.flat()])
    found.set(name, Math.max(encodedBodySize, found.get(name) ?? 0));
  return [...found].map(([url, bytes]) => ({ url: new URL(url).pathname, bytes })).sort((a, b) => b.bytes - a.bytes);
}

async function expectWithin(page: Page, kilobytes: number): Promise<void> {
  const sent = await sentTo(page);
  const all = sent.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  expect(all).toBeGreaterThan(0);
  expect(all, sent.map(({ url, bytes }) => `${url} ${bytes}`).join('\n')).toBeLessThan(kilobytes);
}

test('home sends little script', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No battles yet');
  await expectWithin(page, HOME);
});

test('a new battle sends its scenarios once a system is chosen, and no more', async ({ page }) => {
  await page.goto('/new');
  await expect(page.getByRole('button', { name: 'Lay the table' })).toBeVisible();
  await expectWithin(page, CHOSEN);
});

test('a battle sends its rules, its panels and its odds', async ({ page }) => {
  await openDuel(page);
  await expectWithin(page, BATTLE);
});
