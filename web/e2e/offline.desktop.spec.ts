import { expect, type Page, test } from '@playwright/test';
import { layDuel } from './table.ts';

test.use({ serviceWorkers: 'allow' });

/** Hundreds of pieces are fetched one after another, in nobody's way: that takes a while where others are at work. */
const KEPT_SOON = { intervals: [500], timeout: 60_000 };

/** How much of what the page may ever need is not kept yet. */
function missingOn(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const kept = await caches.open('flagplot-page');
    const needed = (await (await fetch('/needed.json')).json()) as string[];
    return (await Promise.all(needed.map(url => kept.match(url)))).filter(found => !found).length;
  });
}

test('once a battle has been opened, the page needs no network: not to play on, not to begin another, not to be opened', async ({
  page,
  context,
}) => {
  await layDuel(page, ['person', 'ordinary']);
  await expect(page.getByRole('button', { name: /^Set up/ })).toBeVisible();
  // All of it is fetched in the background: as many pieces as there are systems and chapters.
  await expect.poll(() => missingOn(page), KEPT_SOON).toBe(0);
  await context.setOffline(true);
  await page.getByRole('button', { name: /^Set up/ }).click();
  await expect(page.getByRole('button', { name: /^Seal/ })).toBeVisible();
  await page
    .getByRole('button', { name: /^Ahead/ })
    .first()
    .waitFor();
  await layDuel(page, ['person', 'random']);
  await page.getByRole('button', { name: /^Set up/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plot your squadron');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plot your squadron');
});

test('once it is installed, every system can be begun without a network, whatever was opened before', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => dispatchEvent(new Event('appinstalled'))));
  await expect.poll(() => missingOn(page), KEPT_SOON).toBe(0);
  await context.setOffline(true);
  for (const system of await page
    .locator('.book a[href^="/new"]:not([href*="other"])')
    .evaluateAll(links => links.map(link => (link as HTMLAnchorElement).href))) {
    await page.goto(system);
    await page.getByRole('button', { name: 'Lay the table' }).click();
    await page.waitForURL(/\/b\//);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Nothing|not here/i);
    await expect(page.getByRole('application')).toBeVisible();
  }
  // How it is played is read there as well, with its pictures.
  await page.goto('/play');
  const picture = page.getByRole('img').first();
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(500);
});
