import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { accessible, openPosition, openRecord } from './table.ts';

test('2 end: points by reason, a graph with three named changes, the best and the worst throw; one plays on from a turn', async ({
  page,
}) => {
  await openRecord(page);
  const table = page.getByRole('table');
  await expect(table.getByRole('row', { name: /^ships destroyed/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^How it stood, by what all could see: Narn 50 to \d+ percent/ })).toBeVisible();
  const turnings = page.locator('.turnings li');
  await expect(turnings).toHaveCount(3);
  await expect(turnings.first()).toContainText(/Turn \d, pulse \d\. .+: \d+ dice, /);
  await expect(page.getByText(/^Best: .+ \(.+ %\)$/)).toBeAttached();
  await expect(page.getByText(/^Worst: .+ \(.+ %\)$/)).toBeAttached();
  await accessible(page);
  const on = page.getByRole('button', { name: /^Play on from turn \d/ }).first();
  const turn = /\d+/.exec((await on.textContent()) ?? '')?.[0] ?? '';
  await on.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(new RegExp(`Turn ${turn}`));
  await dialog.getByRole('button', { name: /^Fork/ }).click();
  await page.waitForURL(/\/study\//);
});

test('2 end: a battle of squadrons ends in its own words and rounds', { tag: '@desktop' }, async ({ page }) => {
  await openPosition(page, 'a clash fought', ['person', 'idle']);
  await expect(page.getByRole('row', { name: /^craft destroyed/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^How it stood, by what all could see: Alliance 50 to \d+ percent/ })).toBeVisible();
  await expect(page.locator('.turnings li').first()).toContainText(/Round \d/);
  await expect(page.getByRole('button', { name: /^Play on from round \d/ }).first()).toBeVisible();
});

test('2 end: the report of the whole battle has its story', { tag: '@desktop' }, async ({ page }) => {
  await openRecord(page);
  await page.getByRole('button', { name: 'Battle menu' }).click();
  await page.getByRole('button', { name: /^Turn report/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn report' });
  await dialog.getByRole('combobox').selectOption('the whole battle');
  const report = dialog.getByRole('region', { name: 'The report' });
  await expect(report).toContainText(/- Points for ships destroyed: Narn [\d,.]+, Earth [\d,.]+/);
  await expect(report).toContainText(/- Best throw: /);
});

test('2 end: the board is saved as PNG and SVG, with turn, scale and key', { tag: '@desktop' }, async ({ page }) => {
  await openRecord(page);
  await page.getByRole('button', { name: 'Battle menu' }).click();
  const saved = async (kind: string): Promise<Buffer> => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: kind, exact: true }).click(),
    ]);
    return readFileSync(await file.path());
  };
  const svg = (await saved('SVG')).toString();
  for (const said of ['Narn against Earth, turn 8, end', '5 hexes', '>Narn<', '>Earth<', 'Meridian'])
    expect(svg.includes(said), said).toBe(true);
  expect(svg.includes('var(--')).toBe(false);
  expect(svg).toMatch(/@font-face \{[^}]*url\("data:font\/woff2;base64,/);
  const drawn = await page.evaluate(text => {
    const read = new DOMParser().parseFromString(text, 'image/svg+xml');
    return { faults: read.querySelectorAll('parsererror').length, units: read.querySelectorAll('[data-unit]').length };
  }, svg);
  expect(drawn.faults).toBe(0);
  expect(drawn.units).toBeGreaterThan(4);
  const png = await saved('PNG');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.readUInt32BE(16)).toBeGreaterThan(1600);
});
