import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { keptOn } from './device.ts';
import { accessible, DUEL, layDuel } from './table.ts';

async function openDuel(page: Page): Promise<void> {
  await page.goto('/study');
  await page.getByLabel('From a record file').setInputFiles(DUEL);
  await page.waitForURL(/\/study\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/wins|Drawn/);
}

async function studyTab(page: Page): Promise<void> {
  await page.locator('.dock').waitFor();
  const bar = page.getByRole('navigation', { name: 'Views' });
  if (await bar.isVisible()) await bar.getByRole('button', { name: 'Time' }).click();
  else await page.getByRole('tab', { name: 'Study' }).click();
}

async function fork(page: Page, name: string, dice: string): Promise<void> {
  await page.locator('body').press('u');
  const dialog = page.getByRole('dialog', { name: 'Fork here' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('radio', { name: new RegExp(`^${dice}`) }).check();
  await dialog.getByRole('button', { name: 'Fork' }).click();
  await expect(dialog).toHaveCount(0);
}

test('a record is studied: forked where one looks, played on, named, noted, kept, and saved as a record', {
  tag: '@desktop',
}, async ({ page }) => {
  await openDuel(page);
  for (let i = 0; i < 12; i += 1) await page.keyboard.press(',');
  await fork(page, 'Hold the line', 'Thrown anew');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Plot|Choose|Place)/);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Plot|Choose|Place|What was opened)/);
  await studyTab(page);
  await expect(page.getByLabel('Name of this branch')).toHaveValue('Hold the line');
  await page.getByLabel(/^A note on/).fill('Here the line broke.');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect.poll(async () => JSON.stringify(await keptOn(page, 'studies'))).toContain('Here the line broke.');
  await page.reload();
  await studyTab(page);
  await expect(page.getByText('Here the line broke.')).toBeVisible();
  const lanes = page.getByRole('list', { name: 'Branches' });
  await expect(lanes.getByRole('button')).toHaveCount(2);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a record' }).click(),
  ]);
  const record = JSON.parse(await readFile(await download.path(), 'utf8')) as { journal: { kind: string }[] };
  expect(record.journal.some(entry => entry.kind === 'fork')).toBe(true);
  await lanes.getByRole('button', { name: 'As it was fought' }).click();
  await expect(page).toHaveTitle(/^Over/);
  await page.goto('/study');
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'one fork, one note' })).toBeVisible();
});

test('dice of a fork are typed in, each throw asked for', { tag: '@desktop' }, async ({ page }) => {
  await openDuel(page);
  for (let i = 0; i < 12; i += 1) await page.keyboard.press(',');
  await fork(page, 'By hand', 'Typed in');
  await studyTab(page);
  for (const select of await page.getByRole('combobox', { name: /^(Narn|Earth)$/ }).all())
    await expect(select).toHaveValue('person');
  await expect(page.getByText(/typed in; stands at/)).toBeVisible();
});

test('a battle under way is studied from one side, and nothing of the other is in it', { tag: '@desktop' }, async ({ page }) => {
  await layDuel(page, ['person', 'idle'], 'never told');
  await page.getByRole('button', { name: /^Set up/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plot your squadron');
  await page.locator('body').press('u');
  const dialog = page.getByRole('dialog', { name: 'Fork here' });
  await expect(dialog).toContainText('what the others hold is guessed');
  await expect(dialog.getByRole('radio', { name: /^As they fell/ })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Fork' }).click();
  await page.waitForURL(/\/study\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plot your squadron');
  await expect.poll(() => keptOn(page, 'studies')).toHaveLength(1);
  const kept = await keptOn(page, 'studies');
  expect(JSON.stringify(kept)).not.toContain('never told');
});

test('nobody is kept out of a study', async ({ page }) => {
  await openDuel(page);
  for (let i = 0; i < 9; i += 1) await page.keyboard.press(',');
  await page.locator('body').press('u');
  await accessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await fork(page, 'Otherwise', 'As they fell');
  await studyTab(page);
  await accessible(page);
  await page.goto('/study');
  await accessible(page);
});
