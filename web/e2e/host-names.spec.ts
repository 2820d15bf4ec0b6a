import { expect, type Page, test } from '@playwright/test';
import { open } from './table.ts';
import { complaints } from './two-phase.ts';

const FILE = { system: 'two-phase', cards: { 'fed-ca': 'Grand Cruiser', 'kli-d7': 'Raptor' }, nations: { fed: 'Commonwealth' } };

/** A page beside which the host has put this file of names. */
async function duelUnder(page: Page, names: object): Promise<void> {
  await page.route('**/names/two-phase.json', route => route.fulfill({ json: names }));
  await page.goto('/new?system=two-phase&scenario=border-duel');
  await page.getByRole('combobox').nth(1).selectOption('idle');
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await page.waitForURL(/\/b\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Share out the energy/);
}

test('ships go by the names of a file beside the page, on the panel and on the record sheet', {
  tag: '@desktop',
}, async ({ page }) => {
  const heard = complaints(page);
  await duelUnder(page, FILE);
  await expect(page.getByRole('complementary')).toContainText('Grand Cruiser');
  await expect(page.getByRole('complementary')).not.toContainText('heavy cruiser');
  await open(page, 'Fleets');
  await page.getByRole('button', { name: /^Record sheet of Grand Cruiser/ }).click();
  await expect(page.getByText(/Commonwealth Grand Cruiser/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('complementary')).toContainText('Grand Cruiser');
  expect(heard).toEqual([]);
});

test('a file of names that is wrong is told of, and ships keep theirs', { tag: '@desktop' }, async ({ page }) => {
  const told: string[] = [];
  page.on('console', message => message.type() === 'error' && told.push(message.text()));
  await duelUnder(page, { ...FILE, cards: { 'fed-zz': 'X' } });
  await expect(page.getByRole('complementary')).toContainText('heavy cruiser');
  expect(told).toEqual(['/names/two-phase.json /cards/fed-zz: there is no such card']);
});
