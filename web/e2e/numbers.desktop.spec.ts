import { expect, test } from '@playwright/test';
import { keptOn } from './device.ts';
import { accessible } from './table.ts';

const file = (value: unknown) => ({
  name: 'mine.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(value)),
});

test('numbers of one’s own book are listed beside the printed ones, and the battle is laid with them', async ({ page }) => {
  await page.goto('/new?system=fleet-action&scenario=duel');
  await expect(page.getByRole('combobox')).toHaveCount(2);
  const chooser = page.getByLabel('Numbers of your own book');
  await chooser.setInputFiles(file({ system: 'fleet-action', cards: { ships: { 'omega-destroyer': { hull: 1 } } } }));
  await expect(page.getByRole('alert')).toContainText('the hull of ship omega-destroyer of the cards: there is no such cell');
  await chooser.setInputFiles(file({ system: 'fleet-action', cards: { ships: { 'omega-destroyer': { structure: 10 } } } }));
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('mine.json: 1 number of your own')).toBeVisible();
  await page.getByText('Each of them').click();
  await expect(page.getByText('/cards/ships/omega-destroyer/structure')).toBeVisible();
  await expect(page.getByText('printed 13, reconstructed')).toBeVisible();
  await accessible(page);
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await expect(page).toHaveURL(/\/b\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Set up/);
  await expect.poll(async () => JSON.stringify(await keptOn(page, 'battles'))).toContain('"structure":10');
});
