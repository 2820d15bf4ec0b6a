import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { accessible, lay, layDuel, open, openDuel, sitDown } from './table.ts';

test('a stranger finds no battles, begins one, and finds it again where it was', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No battles yet');
  await layDuel(page, ['person', 'idle']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set up your squadrons');
  await page.getByRole('button', { name: /^Set up/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plot your squadron');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plot your squadron');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plot your squadron');
  await page.getByRole('link', { name: 'Go on' }).click();
  await expect(page.getByRole('button', { name: /^Seal/ })).toBeVisible();
});

test('two at one screen: while it passes from hand to hand nothing of the battle is on the page', { tag: '@desktop' }, async ({
  page,
}) => {
  await layDuel(page, ['person', 'person']);
  await sitDown(page, 'Narn');
  await page.getByRole('button', { name: /^Set up/ }).click();
  await expect(page).toHaveTitle(/Pass the screen to Earth/);
  await expect(page.getByText("Tal'Kesh")).toHaveCount(0);
  await expect(page.getByRole('application')).toHaveCount(0);
  await page.reload();
  await sitDown(page, 'Earth');
  await page.reload();
  await page.getByRole('button', { name: /^Set up/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plot your squadron');
  await page.getByRole('link', { name: /your battles/ }).click();
  await page.getByRole('link', { name: 'Go on' }).click();
  await sitDown(page, 'Narn');
});

test('a sealed answer is taken back from the cover', { tag: '@desktop' }, async ({ page }) => {
  await layDuel(page, ['person', 'person']);
  await sitDown(page, 'Narn');
  await page.getByRole('button', { name: /^Set up/ }).click();
  await page.getByRole('button', { name: 'Take back Narn’s orders' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set up your squadrons');
});

test('a battle saved under way says what it holds, and goes on from its file', { tag: '@desktop' }, async ({ page }) => {
  await openDuel(page);
  await page.getByRole('button', { name: 'Battle menu' }).click();
  await page.getByRole('button', { name: /^Save to a file/ }).click();
  await expect(page.getByRole('dialog')).toContainText('holds every side’s folder');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the file' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.battle\.json$/);
  const file = await download.path();
  await page.goto('/new');
  await page.getByLabel('From a file').setInputFiles(file);
  await page.getByRole('button', { name: 'Go on with it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plot your squadron');
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ format: 2, system: 'fleet-action' });
});

test('a broken file is refused with the place of every fault, and nothing is laid', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/new');
  await expect(page.getByRole('combobox')).toHaveCount(2);
  const chooser = page.getByLabel('From a file');
  const give = (text: string): Promise<void> =>
    chooser.setInputFiles({ name: 'odd.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await give('{');
  await expect(page.getByRole('alert')).toContainText('odd.json is not JSON');
  await give('{"format":9,"system":"fleet-action"}');
  await expect(page.getByRole('alert')).toContainText('the format: ');
  await give('{"format":2,"system":"fleet-action"}');
  await expect(page.getByRole('alert')).toContainText('the dice: missing');
  await expect(page.getByRole('alert')).toContainText('the journal: missing');
  await give('{"title":"Nobody","__proto__":{"x":1}}');
  await expect(page.getByRole('alert')).toContainText('the sides: missing');
});

test('an address that names a book which is not here says so, and any book that is can be chosen', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/new?system=nowhere');
  await expect(page.getByRole('alert')).toContainText('There is no rule system nowhere here.');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.getByRole('radio').last().check();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await page.waitForURL(/\/b\//);
});

test('a scenario of three sides is taken from a file, each side is given to somebody, and the table is laid', async ({
  page,
}) => {
  await page.goto('/new?system=squadrons');
  await expect(page.getByRole('combobox').first()).toBeVisible();
  await page.getByLabel('From a file').setInputFiles(join(import.meta.dirname, 'squadrons-flags.json'));
  await expect(page.getByRole('combobox')).toHaveCount(3);
  await lay(page, ['idle', 'person', 'random']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Set up|Waiting)/);
});

test('board and list show the same ships, and either finds one', async ({ page }) => {
  await openDuel(page);
  const drawn = await page.locator('[data-unit]').count();
  await open(page, 'List');
  await expect(page.getByRole('row').filter({ has: page.getByRole('button', { name: /Tal'Kesh/ }) })).toContainText('13 of 13');
  expect(await page.locator('tr:has(button.take)').count()).toBeGreaterThanOrEqual(drawn);
});

test('time goes back to what was seen then, and returns', { tag: '@desktop' }, async ({ page }) => {
  await openDuel(page);
  await page.keyboard.press(',');
  await expect(page.getByText('as Narn saw it')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Seal/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Seal/ })).toBeVisible();
});

test('nobody is kept out of the house', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No battles yet');
  await accessible(page);
  await layDuel(page, ['person', 'person']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pass the screen to Narn');
  await accessible(page);
  await sitDown(page, 'Narn');
  await expect(page.getByRole('button', { name: /^Set up/ })).toBeVisible();
  await accessible(page);
  for (const view of ['Fleets', 'Log', 'List'] as const) {
    await open(page, view);
    await accessible(page);
  }
  await page.getByRole('button', { name: 'Battle menu' }).click();
  await accessible(page);
  await page.getByRole('button', { name: /^Save to a file/ }).click();
  await accessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await accessible(page);
  await page.goto('/new');
  await expect(page.getByRole('combobox')).toHaveCount(2);
  await accessible(page);
});
