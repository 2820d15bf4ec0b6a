import { expect, test } from '@playwright/test';
import { listening } from './battle.ts';
import { openDuel } from './table.ts';

test.use({ serviceWorkers: 'allow' });

interface Manifest {
  name: string;
  start_url: string;
  scope: string;
  display: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
  shortcuts: { url: string }[];
}

/** Kilobytes of script, as they come over the wire, before a battle opens. */
const SCRIPT = 120;

test('the browser finds nothing that would keep it from installing the page', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const devtools = await context.newCDPSession(page);
  const { errors } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(one => one.errorId !== 'in-incognito')).toEqual([]);
});

test('the manifest names icons that are there, in the sizes it says, one to be masked; its ways in lead to pages', async ({
  page,
}) => {
  await page.goto('/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await page.request.get(href ?? '')).json()) as Manifest;
  expect(manifest).toMatchObject({ name: 'Flagplot', start_url: '/', scope: '/', display: 'standalone' });
  expect(manifest.icons.map(icon => icon.purpose)).toContain('maskable');
  for (const { src, sizes, type } of manifest.icons) {
    expect((await page.request.get(src)).headers()['content-type']).toContain(type);
    if (sizes === 'any') continue;
    const size = await page.evaluate(async url => {
      const image = new Image();
      image.src = url;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size).toBe(sizes);
  }
  for (const { url } of manifest.shortcuts) {
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Nothing|not here/i);
  }
});

test(`less than ${SCRIPT} kB of script is loaded before a battle opens`, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No battles yet');
  await page.waitForLoadState('networkidle');
  const bytes = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(entry => entry.name.endsWith('.js'))
      .reduce((sum, entry) => sum + entry.encodedBodySize, 0),
  );
  expect(bytes).toBeGreaterThan(0);
  expect(bytes / 1000).toBeLessThan(SCRIPT);
});

test('without a network the book is read and a battle is studied, once a battle was opened with one', async ({
  page,
  context,
}) => {
  test.slow();
  await openDuel(page);
  // All of the list is kept, however slowly it is packed: one that rests for a while may only wait for a long file.
  const missing = (): Promise<number> =>
    page.evaluate(async () => {
      const needed: string[] = await (await fetch('/needed.json')).json();
      const kept = new Set((await (await caches.open('flagplot-page')).keys()).map(({ url }) => new URL(url).pathname));
      return needed.filter(file => !kept.has(file)).length;
    });
  await expect.poll(missing, { timeout: 120_000 }).toBe(0);
  await context.setOffline(true);
  await page.goto('/rules/squadrons');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Squadrons: the rules');
  await page.goto('/');
  await page.getByRole('link', { name: 'Go on' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plot your squadron');
  await listening(page);
  await page.locator('body').press('u');
  await page.getByRole('dialog').getByRole('button', { name: 'Fork' }).click();
  await page.waitForURL(/\/study\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plot your squadron');
});
