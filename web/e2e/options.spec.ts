import { expect, test } from '@playwright/test';
import { complaints } from './battle.ts';
import { keptOn } from './device.ts';
import { accessible } from './table.ts';
import duel from './two-phase-duel.json' with { type: 'json' };

test('TP-15.1.8 options are off, each in a sentence; those that are switched on are kept with the battle and told at its table', async ({
  page,
}) => {
  const heard = complaints(page);
  await page.goto('/new?system=two-phase&scenario=border-duel');
  await page.getByText(/^More:/).click();
  const boxes = page.getByRole('group', { name: 'Options' }).getByRole('checkbox');
  await expect(boxes).toHaveCount(5);
  for (const box of await boxes.all()) await expect(box).not.toBeChecked();
  await page.getByLabel('A nebula alone shifts 3, not 2').check();
  await page.getByLabel('Fusion beams reach 25 hexes').check();
  await page.getByLabel('Fusion beams reach 25 hexes').uncheck();
  await accessible(page);
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await expect(page).toHaveURL(/\/b\//);
  const strip = page.getByRole('region', { name: 'What wins' });
  for (const again of [false, true]) {
    if (again) await page.reload();
    await strip.getByRole('button', { expanded: false }).click();
    // Two rules of the book that say what wins lie in one row.
    await expect(strip.getByRole('button', { name: 'TP-16.2.1' })).toHaveCount(2);
    await expect(strip.getByRole('list', { name: 'Options of this battle' }).getByRole('listitem')).toHaveText([
      'A nebula alone shifts 3, not 2 (TP-8.1.5).',
    ]);
  }
  await expect.poll(async () => JSON.stringify(await keptOn(page, 'battles'))).toContain('"options":["full-nebula"]');
  expect(heard).toEqual([]);
});

test('an option that is written as a field is told as well; a battle with none says nothing of them', async ({ page }) => {
  const told = page.getByRole('list', { name: 'Options of this battle' });
  const strip = page.getByRole('region', { name: 'What wins' });
  for (const count of [1, 0]) {
    await page.goto('/new?system=fleet-action&scenario=duel');
    await page.getByText(/^More:/).click();
    const box = page.getByLabel('The command radius is that of the race');
    await expect(box).not.toBeChecked();
    if (count > 0) await box.check();
    await page.getByRole('button', { name: 'Lay the table' }).click();
    await strip.getByRole('button', { expanded: false }).click();
    await expect(strip).toContainText('Points now');
    await expect(told.getByRole('listitem')).toHaveCount(count);
  }
});

test('a scenario of one’s own comes with its options on, and they may be switched off', async ({ page }) => {
  await page.goto('/new?system=two-phase');
  const value = JSON.stringify({ ...duel, options: ['light-space-mine', 'long-fusion'] });
  await page
    .getByLabel('From a file')
    .setInputFiles({ name: 'own.json', mimeType: 'application/json', buffer: Buffer.from(value) });
  await expect(page.getByText('own.json is taken')).toBeVisible();
  await page.getByText(/^More:/).click();
  const options = page.getByRole('group', { name: 'Options' });
  await expect(options.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await options.getByLabel('A space mine does 25, not 35').uncheck();
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await expect(page).toHaveURL(/\/b\//);
  await expect.poll(async () => JSON.stringify(await keptOn(page, 'battles'))).toContain('"options":["long-fusion"]');
});
