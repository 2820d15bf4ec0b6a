import { expect, type Page, test } from '@playwright/test';
import { listening } from './battle.ts';
import { accessible, openPosition } from './table.ts';

const keysOf = (page: Page) => page.getByRole('dialog', { name: 'Keys' });

async function openKeys(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Keys and help' }).click();
  await expect(keysOf(page)).toBeVisible();
}

async function type(page: Page, field: RegExp | string, key: string): Promise<void> {
  await keysOf(page)
    .getByLabel(field, { exact: typeof field === 'string' })
    .fill(key);
}

test('3 keys: single letters are switched off, for panel, board and time alike, and the choice outlasts the page', async ({
  page,
}) => {
  await openPosition(page, 'guns in a skirmish', ['person', 'idle']);
  await listening(page);
  await openKeys(page);
  await page.getByRole('checkbox', { name: /^Single letters/ }).uncheck();
  await accessible(page);
  await page.keyboard.press('Escape');
  for (let n = 0; n < 2; n += 1) {
    await listening(page);
    for (const key of ['b', 'f', 'Shift+Digit1', '?', ',', 'h']) await page.keyboard.press(key);
    await expect(page.getByRole('application')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Hold all fire' })).toBeVisible();
    await expect(page.locator('kbd')).toHaveCount(0);
    await page.reload();
  }
  await listening(page);
  await openKeys(page);
  await page.getByRole('checkbox', { name: /^Single letters/ }).check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+Digit1');
  await expect(page.getByRole('button', { name: /^Fire \d+ di/ })).toBeVisible();
});

test('3 keys: a letter is changed, and heard in its new place alone; one that is taken is refused with what it does', async ({
  page,
}) => {
  await openPosition(page, 'guns in a skirmish', ['person', 'idle']);
  await listening(page);
  await openKeys(page);
  await page.getByRole('button', { name: 'Change letters and signs' }).click();
  await type(page, 'H, hold fire', 'f');
  await expect(page.getByRole('alert')).toHaveText('F is taken: dock: the ask, fleets, log.');
  await expect(keysOf(page).getByLabel('H, hold fire', { exact: true })).toHaveValue('H');
  await type(page, 'H, hold fire', '3');
  await expect(page.getByRole('alert')).toHaveText('3 stands for what is numbered.');
  await type(page, 'H, hold fire', 'd');
  await type(page, 'B, board or list', ';');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await accessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+Digit1');
  await expect(page.getByRole('button', { name: /^Fire \d+ di/ })).toBeVisible();
  await page.keyboard.press('Shift+H');
  await page.keyboard.press('h');
  await expect(page.getByRole('button', { name: /^Fire \d+ di/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hold fire D', exact: true })).toBeVisible();
  for (let n = 0; n < 6; n += 1) await page.keyboard.press('d');
  await page.keyboard.press('b');
  await expect(page.getByRole('application')).toBeVisible();
  await page.keyboard.press(';');
  await expect(page.getByRole('application')).toHaveCount(0);
  await page.reload();
  await listening(page);
  await page.keyboard.press(';');
  await expect(page.getByRole('application')).toHaveCount(0);
  await openKeys(page);
  await page.getByRole('button', { name: 'As they were delivered' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('b');
  await expect(page.getByRole('application')).toBeVisible();
});
