import { expect, type Page, test } from '@playwright/test';
import { accessible, DUEL } from './table.ts';

/** A position of the duel, typed: what it leaves out is as on the card. */
const TYPED = `turn 3, orders
narn-a: speed 8
  tal-kesh: 3045 N, structure -2, heavy-laser -1
earth-a: speed 6
  meridian: 3034 S, structure -4`;

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Position as text' });

async function openPosition(page: Page): Promise<ReturnType<typeof dialogOf>> {
  await page.getByRole('button', { name: 'Battle menu' }).click();
  await page.getByRole('button', { name: /^Position as text/ }).click();
  await expect(dialogOf(page).getByRole('textbox')).toHaveValue(/^# Narn against Earth/);
  return dialogOf(page);
}

test('1 position: what stands on the screen is copied, and a typed one is laid with its faults at line and column', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/study');
  await page.getByLabel('From a record file').setInputFiles(DUEL);
  await page.waitForURL(/\/study\//);
  const first = page.url();
  const dialog = await openPosition(page);
  const field = dialog.getByRole('textbox');
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(dialog.getByRole('status')).toHaveText('It is on the clipboard.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await field.inputValue());

  await field.fill(TYPED.replace('heavy-laser', 'heavy-lazer').replace('turn 3, orders', 'turn 3, odrers'));
  await dialog.getByRole('button', { name: 'Study it' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Line 1, column 9: no line is called odrers: did you mean orders?');
  await expect(dialog.getByRole('alert')).toContainText(
    'Line 3, column 35: heavy-lazer says nothing here: did you mean heavy-laser?',
  );
  await accessible(page);
  await dialog.getByRole('button', { name: 'Show' }).last().click();
  expect(await field.evaluate((text: HTMLTextAreaElement) => text.value.slice(text.selectionStart))).toMatch(/^heavy-lazer/);

  await field.fill(TYPED);
  await dialog.getByRole('button', { name: 'Study it' }).click();
  await page.waitForURL(url => url.pathname.startsWith('/study/') && url.href !== first);
  const laid = (await openPosition(page)).getByRole('textbox');
  await expect(laid).toHaveValue(/turn 3, orders/);
  await expect(laid).toHaveValue(/tal-kesh: 3045 N, structure -2, heavy-laser -1\n/);
});

test('1 position: a battle goes on from a typed position with the same people at it', async ({ page }) => {
  await page.goto('/study');
  await page.getByLabel('From a record file').setInputFiles(DUEL);
  await page.waitForURL(/\/study\//);
  const dialog = await openPosition(page);
  await dialog.getByRole('textbox').fill(TYPED);
  await dialog.getByRole('button', { name: 'Play on from it' }).click();
  await page.waitForURL(/\/b\//);
  await expect(page.getByText(/Turn 3/).first()).toBeVisible();
});
