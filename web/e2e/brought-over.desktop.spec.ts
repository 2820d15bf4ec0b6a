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

test('a force kept before is built on, and stands as it stood', async ({ page }) => {
  const text = readFileSync(join(import.meta.dirname, '../test/before/force.json'), 'utf8');
  const { id, force } = JSON.parse(text) as { id: string; force: { name: string } };
  await keepInBrowser(page, `flagplot.force.${id}`, text);
  await page.goto('/yard');
  await page.getByRole('link', { name: force.name }).click();
  await expect(page.getByRole('link', { name: 'Use in a battle' })).toBeVisible();
  await unbroken(page);
});
