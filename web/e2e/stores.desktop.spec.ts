import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { listening } from './battle.ts';
import { keptOn } from './device.ts';
import { accessible, layDuel } from './table.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const unkept = (page: Page) => page.getByRole('alert').filter({ hasText: 'Not kept: this device has no room' });

/** Room for so many bytes and no more, or as much as there is. */
async function leaveRoom(page: Page, bytes?: number): Promise<void> {
  const line = await page.context().newCDPSession(page);
  const origin = new URL(page.url()).origin;
  await line.send('Storage.overrideQuotaForOrigin', { origin, ...(bytes !== undefined && { quotaSize: bytes }) });
}

test('1 full store: a table is laid and played on in memory, says so, gives its file, and is kept as soon as there is room', async ({
  page,
}) => {
  await page.goto('/new');
  await leaveRoom(page, 1);
  await layDuel(page, ['person', 'idle']);
  await expect(title(page)).toHaveText(/^Set up/);
  await expect(unkept(page)).toBeVisible();
  await listening(page);
  await page.keyboard.press('Control+Enter');
  await expect(title(page)).toHaveText(/^Plot/);
  const saving = page.waitForEvent('download');
  await unkept(page).getByRole('button', { name: 'Save to a file' }).click();
  expect((await saving).suggestedFilename()).toMatch(/[.]battle[.]json$/);
  expect(await keptOn(page, 'battles').catch(() => [])).toEqual([]);

  // Home lists it, says that it is not kept, gives its file, and leads back to it.
  await page.getByRole('link', { name: /Flagplot/ }).click();
  const again = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Not kept: save its file' }).click();
  const file = JSON.parse(await readFile(await (await again).path(), 'utf8')) as { journal: object[] };
  expect(file.journal).toContainEqual(expect.objectContaining({ kind: 'answer', side: 'narn' }));
  await accessible(page);
  await page.getByRole('link', { name: 'Go on' }).click();
  await expect(title(page)).toHaveText(/^Plot/);
  await leaveRoom(page);
  await listening(page);
  await page.keyboard.press('Control+Enter');
  await expect(unkept(page)).toHaveCount(0);
  await page.reload();
  await expect(title(page)).toHaveText(/^(Plot|Choose|Place)/);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Go on' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Not kept: save its file' })).toHaveCount(0);
});

test('1 refused store: where the browser keeps nothing a table is laid and played on all the same, and both pages say so', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('no', 'SecurityError');
    };
    Object.defineProperty(window, 'indexedDB', { value: { open: refuse } });
    Object.defineProperty(window, 'localStorage', { get: refuse });
  });
  await layDuel(page, ['person', 'idle']);
  await expect(unkept(page)).toBeVisible();
  await listening(page);
  await page.keyboard.press('Control+Enter');
  await expect(title(page)).toHaveText(/^Plot/);
  await page.getByRole('link', { name: /Flagplot/ }).click();
  await expect(page.getByRole('button', { name: 'Not kept: save its file' })).toBeVisible();
  await page.getByRole('link', { name: 'Go on' }).click();
  await expect(title(page)).toHaveText(/^Plot/);
});
