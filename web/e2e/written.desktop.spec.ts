import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { program } from '../../tools/program.ts';
import { writtenFiles } from '../../tools/written.ts';
import { complaints, hearing, unbroken } from './battle.ts';

const ROOT = join(import.meta.dirname, '../..');
const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' };
let folder = '';

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'written-page-'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'dir');
  for (const { path, text } of writtenFiles(readFileSync(join(ROOT, 'docs', 'write-a-system.md'), 'utf8'))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const args = [program('vite'), 'build', 'web', '--logLevel', 'error', '--outDir', join(folder, 'page'), '--emptyOutDir'];
  execFileSync(process.execPath, args, { cwd: ROOT, env: { ...process.env, FLAGPLOT_SHELF: join(folder, 'shelf.ts') } });
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Answers the browser from the folder the page was built in: every path that is no file leads to the page itself. */
async function serveBuilt(page: Page): Promise<void> {
  await page.route('http://written.test/**', route => {
    const { pathname } = new URL(route.request().url());
    const file = join(folder, 'page', pathname);
    const found = extname(pathname) !== '' && existsSync(file) ? file : join(folder, 'page', 'index.html');
    return route.fulfill({ body: readFileSync(found), contentType: TYPES[extname(found)] ?? 'application/octet-stream' });
  });
}

test('the system that a page of docs builds is played by forms, board and list, with no other file touched', async ({ page }) => {
  test.setTimeout(180_000);
  const heard = complaints(page);
  await serveBuilt(page);
  await page.goto('http://written.test/new');
  await page.getByRole('combobox').first().waitFor();
  await page.getByRole('combobox').nth(0).selectOption('person');
  await page.getByRole('combobox').nth(1).selectOption('ordinary');
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await page.waitForURL(/\/b\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a shot');
  await expect(page.locator('[data-unit]')).toHaveCount(12);
  await page.getByRole('button', { name: /^List/ }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Ship 12' })).toHaveCount(1);
  const title = page.getByRole('heading', { level: 1 });
  for (let shot = 0; shot < 60 && !/wins|Drawn/.test((await title.textContent()) ?? ''); shot += 1) {
    const before = await page.locator('header.top').innerText();
    await hearing(page);
    await page.keyboard.press('Control+Enter');
    await expect
      .poll(async () => `${await page.locator('header.top').innerText()} ${await title.textContent()}`)
      .not.toBe(`${before} Choose a shot`);
    await expect(title).toHaveText(/Choose a shot|wins|Drawn/);
  }
  await expect(title).toHaveText(/wins|Drawn/);
  await unbroken(page);
  expect(heard).toEqual([]);
});
