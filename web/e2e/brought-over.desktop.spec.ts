import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { unbroken } from './battle.ts';
import { keptOn } from './device.ts';

/** What a browser had kept when records were of the first format. */
const before = (name: string): string => readFileSync(join(import.meta.dirname, '../../cli/test/before', `${name}.json`), 'utf8');

async function keepInBrowser(page: Page, key: string, value: string): Promise<void> {
  await page.addInitScript(
    ([name, text]) => {
      if (location.origin !== 'null') localStorage[name] ??= text;
    },
    [key, value] as const,
  );
}

test('a battle kept before is brought over when it is opened, and goes on', async ({ page }) => {
  const { id } = JSON.parse(before('kept')) as { id: string };
  await keepInBrowser(page, `flagplot.battle.${id}`, before('kept'));
  await page.goto(`/b/${id}`);
  await page.locator('.battle, .cover').waitFor();
  await unbroken(page);
  expect(await keptOn(page, 'battles')).toMatchObject([{ id, saved: { format: 2 } }]);
  expect(await page.evaluate(key => localStorage.getItem(key), `flagplot.battle.${id}`)).toBeNull();
  await page.goto('/');
  await expect(page.locator(`a[href="/b/${id}"]`).first()).toBeVisible();
});

test('a study kept before is brought over, branch by branch', async ({ page }) => {
  const { id, branches } = JSON.parse(before('study')) as { id: string; branches: readonly unknown[] };
  await keepInBrowser(page, `flagplot.study.${id}`, before('study'));
  await page.goto(`/study/${id}`);
  await page.locator('.battle').waitFor();
  const kept = { study: { branches: branches.map(() => ({ saved: { format: 2 } })) } };
  await expect.poll(() => keptOn(page, 'studies')).toMatchObject([kept]);
});

test('what cannot be brought over is said by name, stays as it was, and its file is offered', async ({ page }) => {
  const kept = JSON.parse(before('kept')) as { id: string; saved: { edition: string } };
  kept.saved.edition = '0';
  await keepInBrowser(page, `flagplot.battle.${kept.id}`, JSON.stringify(kept));
  await page.goto(`/b/${kept.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This battle cannot be put on the table');
  await expect(page.getByText('the edition: ')).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save its file' }).click();
  expect(JSON.parse(readFileSync(await (await saving).path(), 'utf8'))).toMatchObject({ format: 1, edition: '0' });
});

test('a scenario written before is laid from its file', async ({ page }) => {
  await page.goto('/new?system=fleet-action');
  const file = { name: 'before.json', mimeType: 'application/json', buffer: Buffer.from(before('scenario-7')) };
  await page.locator('.from input[type=file]').first().setInputFiles(file);
  await expect(page.getByText('From before.json')).toBeVisible();
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await page.locator('.battle, .cover').waitFor();
  await unbroken(page);
});

test('an order half made before stands as it was made', async ({ page }) => {
  const { id } = JSON.parse(before('kept-7')) as { id: string };
  await keepInBrowser(page, `flagplot.battle.${id}`, before('kept-7'));
  await page.goto(`/b/${id}`);
  await page.locator('.battle, .cover').waitFor();
  await unbroken(page);
  const shift = { squadrons: [{ shift: { ship: 'var-noth', to: '1719' } }, {}] };
  expect(await keptOn(page, 'battles')).toMatchObject([{ id, saved: { edition: '11' }, drafts: [{ order: shift }] }]);
});

test('a force kept before is built on, and stands as it stood', async ({ page }) => {
  const text = readFileSync(join(import.meta.dirname, '../test/before/force.json'), 'utf8');
  const { id, force } = JSON.parse(text) as { id: string; force: { name: string } };
  await keepInBrowser(page, `flagplot.force.${id}`, text);
  await page.goto('/yard');
  await page.getByRole('link', { name: force.name }).click();
  await expect(page.getByRole('link', { name: 'Use in a battle' })).toBeVisible();
  await unbroken(page);
});
