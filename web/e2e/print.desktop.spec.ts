import { readFile } from 'node:fs/promises';
import { type Download, expect, type Page, test } from '@playwright/test';
import { complaints, unbroken } from './battle.ts';
import { accessible, open, openDuel } from './table.ts';

const pages = (page: Page) => page.getByRole('region', { name: 'Pages' }).getByRole('img');

/** What the browser is handed when `press` is done: its name, and how it begins. */
async function saved(page: Page, press: () => Promise<void>): Promise<[name: string, head: string]> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return [download.suggestedFilename(), (await readFile(await download.path())).subarray(0, 5).toString()];
}

test('record sheets are looked at and saved: a ship, its squadron, a fleet, every sheet, on either paper', async ({ page }) => {
  const heard = complaints(page);
  await openDuel(page);
  await open(page, 'Fleets');
  const save = () => page.getByRole('button', { name: 'Save PDF' }).click();

  await page.getByRole('button', { name: "Record sheet of Ro'Dal" }).click();
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Print record sheets' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Sheets' })).toHaveValue('unit ro-dal');
  await expect(pages(page)).toHaveCount(1);
  expect(await saved(page, save)).toEqual([expect.stringMatching(/^narn-against-earth-.*unit-ro-dal\.pdf$/), '%PDF-']);
  await accessible(page);

  await page.getByRole('combobox', { name: 'Sheets' }).selectOption('side earth');
  await expect(pages(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Letter' }).click();
  await expect(pages(page).first()).toHaveJSProperty('naturalWidth', 816);
  await page.getByRole('button', { name: 'Fresh' }).click();
  await expect(page.getByRole('status')).toHaveText('3 pages');
  expect(await saved(page, save)).toEqual(['narn-against-earth-side-earth.pdf', '%PDF-']);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Close the sheet' }).click();

  await page.getByRole('button', { name: 'Print the sheets of squadron A of Narn' }).click();
  await expect(page.getByRole('combobox', { name: 'Sheets' })).toHaveValue('squadron narn-a');
  await expect(page.getByRole('button', { name: 'Letter' })).toHaveAttribute('aria-pressed', 'true');
  await expect(pages(page)).toHaveCount(3);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Battle menu' }).click();
  await page.getByRole('button', { name: /^Print record sheets/ }).click();
  await expect(pages(page)).toHaveCount(6);
  // A browser that shows no PDF saves it.
  let file: Download | undefined;
  page.once('popup', popup => popup.on('download', download => (file = download)));
  const [beside] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: 'Open to print' }).click()]);
  await expect.poll(() => file?.url() ?? beside.url()).toMatch(/^blob:/);
  await unbroken(page);
  expect(heard).toEqual([]);
});

test('Squadrons prints the sheet of a squadron, the force of a side and every sheet', async ({ page }) => {
  const heard = complaints(page);
  await page.goto('/new?system=squadrons&scenario=open-patrol');
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await page.waitForURL(/\/b\//);
  await open(page, 'Fleets');

  await page.getByRole('button', { name: 'Record sheet of Green' }).click();
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Sheets' })).toHaveValue('squadron green');
  await expect(pages(page)).toHaveCount(1);
  const save = () => page.getByRole('button', { name: 'Save PDF' }).click();
  expect(await saved(page, save)).toEqual([expect.stringMatching(/^open-patrol-.*squadron-green\.pdf$/), '%PDF-']);

  await page.getByRole('combobox', { name: 'Sheets' }).selectOption('side imperial');
  await page.getByRole('button', { name: 'Fresh' }).click();
  await expect(pages(page)).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Sheets' }).selectOption('all');
  await expect(pages(page)).toHaveCount(2);
  await unbroken(page);
  expect(heard).toEqual([]);
});
