import { expect, test } from '@playwright/test';
import { accessible, DUEL } from './table.ts';

test('a turn is reported with its luck, and copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/study');
  await page.getByLabel('From a record file').setInputFiles(DUEL);
  await page.waitForURL(/\/study\//);
  await page.getByRole('button', { name: 'Battle menu' }).click();
  await page.getByRole('button', { name: /^Turn report/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn report' });
  await dialog.getByRole('combobox').selectOption('turn 3');
  const report = dialog.getByRole('region', { name: 'The report' });
  await expect(report).toContainText(/^Narn against Earth, turn 3/);
  await expect(report).toContainText(/Dice, Narn: \d+ of \d+ met what they needed, [\d.]+ expected/);
  await accessible(page);
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(dialog.getByRole('status')).toHaveText('It is on the clipboard.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await report.textContent());
  await dialog.getByRole('combobox').selectOption('the whole battle');
  await expect(report).toContainText(/All dice, Earth: /);
  await expect(report).toContainText(/Over: /);
});
