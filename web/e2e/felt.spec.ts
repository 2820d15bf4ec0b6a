import { expect, type Page, test } from '@playwright/test';
import { listening } from './battle.ts';
import { openDuel } from './table.ts';

/** Keeps scripts back until they are let through; gives how. */
async function holdScripts(page: Page, which: string): Promise<() => void> {
  let letThrough = (): void => undefined;
  const through = new Promise<void>(resolve => (letThrough = resolve));
  await page.route(which, async route => {
    await through;
    await route.continue();
  });
  return letThrough;
}

test('felt: the frame of home stands before any script has come, and is gone with it', async ({ page }) => {
  const letThrough = await holdScripts(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#frame .frame-name')).toBeVisible();
  await expect(page.locator('#page')).toBeEmpty();
  letThrough();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No battles yet');
  await expect(page.locator('#frame')).toBeHidden();
});

test('felt: the frame of a battle stands before its rules, all of which are sent for before any script runs', async ({
  page,
}) => {
  await openDuel(page);
  await listening(page);
  const asked: string[] = [];
  page.on('request', request => asked.push(request.url()));
  const letThrough = await holdScripts(page, '**/assets/*.js');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByText('Laying the table')).toBeVisible();
  await expect(page.locator('#frame .frame-board')).toBeVisible();
  for (const part of ['table', 'board', 'kernel', 'fleet-action-rules', 'OrdersPanel'])
    await expect.poll(() => asked.some(url => url.includes(`/assets/${part}-`)), part).toBe(true);
  await expect(page.locator('#page')).toBeEmpty();
  letThrough();
  await listening(page);
  await expect(page.locator('#frame')).toBeHidden();
});
