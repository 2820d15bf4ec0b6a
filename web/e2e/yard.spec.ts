import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { complaints } from './battle.ts';
import { keptOn } from './device.ts';
import { accessible } from './table.ts';

const GREY = 'Grey Watch, alliance\nRed: 4 X-wing T-65B average, Hot Shot 2, leader 1 +1\nGreen: 3 A-wing average';

/** A part of the yard: side by side on a desk, one at a time on a phone. */
async function part(page: Page, name: 'Cards' | 'Bought' | 'Checks'): Promise<Locator> {
  await page.getByRole('button', { name: 'As text' }).waitFor();
  const views = page.getByRole('group', { name: 'Part of the yard' });
  if (await views.isVisible()) await views.getByRole('button', { name }).click();
  return page.getByRole('region', { name });
}

async function newForce(page: Page, purchase: RegExp): Promise<void> {
  await page.goto('/yard');
  const offer = page.getByLabel('Buy for').getByRole('option', { name: purchase });
  await page.getByLabel('Buy for').selectOption((await offer.getAttribute('value')) ?? '');
  await page.getByRole('button', { name: 'New force' }).click();
  await expect(page.getByLabel('Name of the force')).toHaveValue('New force');
}

async function takeIn(page: Page, text: string): Promise<void> {
  await page.goto('/yard');
  await expect(page.getByLabel('Buy for').getByRole('option').first()).toBeAttached();
  await page.getByRole('button', { name: 'Take in' }).click();
  await page.getByLabel('Pasted text, short or JSON').fill(text);
  await page.getByRole('button', { name: 'Take it in' }).click();
}

const PATROL = /^Squadrons: Open Patrol, Alliance, 800 SGP$/i;

test('SQ-7.1.1 SQ-1.3.1 a force is bought, its faults are put right, and the table is laid with it', async ({ page }) => {
  const heard = complaints(page);
  await newForce(page, PATROL);
  const name = page.getByLabel('Name of the force');
  await name.fill('Grey Watch');
  await name.press('Enter');
  await (await part(page, 'Cards')).getByRole('button', { name: 'Add X-wing T-65B' }).click();
  await (await part(page, 'Cards')).getByRole('button', { name: 'Add A-wing' }).click();
  const bought = await part(page, 'Bought');
  const alpha = bought.getByRole('article', { name: 'Squadron Alpha' });
  for (let i = 0; i < 4; i += 1) await alpha.getByRole('button', { name: 'One craft more' }).click();
  await alpha.getByRole('button', { name: 'Craft 2', exact: true }).click();
  await alpha.getByRole('button', { name: 'Craft 5', exact: true }).click();
  await expect(alpha).toContainText('Alpha may have 1 Hot Shot, and has 2');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grey Watch, 940 of 800 SGP');
  const checks = await part(page, 'Checks');
  const points = checks.getByRole('listitem').filter({ hasText: 'Points' });
  await expect(points).toContainText('Not met: Points SQ-7.1.1');
  await expect(points).toContainText('the force costs 940 SGP, and 800 may be spent');
  await expect(page.getByRole('button', { name: 'Use in a battle' })).toHaveAttribute('aria-disabled', 'true');
  await points.getByRole('button', { name: 'Rule SQ-7.1.1' }).click();
  await expect(page.getByText(/The price of a force must not exceed/)).toBeVisible();
  await page.keyboard.press('Escape');

  await part(page, 'Bought');
  await alpha.getByRole('button', { name: 'Craft 5', exact: true }).click();
  for (let i = 0; i < 2; i += 1) await alpha.getByRole('button', { name: 'One craft fewer' }).click();
  await alpha.getByLabel('Quality').selectOption('veteran');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grey Watch, 745 of 800 SGP');
  const field = alpha.getByLabel('Name of the squadron');
  await field.fill('Ember');
  await field.press('Enter');
  await page.getByRole('link', { name: 'Use in a battle' }).click();

  await expect(page).toHaveURL(/\/new\?.*scenario=open-patrol/);
  await expect(page.getByLabel('Force of alliance')).toHaveValue(/./);
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await page.waitForURL(/\/b\//);
  await expect.poll(() => keptOn(page, 'battles')).toHaveLength(1);
  const [kept] = await keptOn(page, 'battles');
  const { saved } = kept as unknown as {
    saved: { scenario: { sides: { squadrons: { name: string; craft: number; quality: string }[] }[] } };
  };
  expect(saved.scenario.sides[0]?.squadrons.map(one => `${one.craft} ${one.quality} ${one.name}`)).toEqual([
    '4 veteran Ember',
    '2 average Beta',
  ]);
  expect(heard).toEqual([]);
});

test('a force is taken in as text, kept, given as text and as a file, and taken off', { tag: '@desktop' }, async ({ page }) => {
  await takeIn(page, GREY);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grey Watch, 795 of 800 SGP');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grey Watch, 795 of 800 SGP');
  await page.getByRole('button', { name: 'As text' }).click();
  await expect(page.getByLabel('The force as text')).toHaveValue(GREY);
  await page.keyboard.press('Escape');
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save' }).click()]);
  expect(file.suggestedFilename()).toBe('grey-watch.force.json');
  const value = await readFile(await file.path(), 'utf8');
  await page.goto('/yard');
  await expect(page.getByRole('link', { name: /^Grey Watch/ })).toContainText('795 of 800 SGP');
  await page.getByRole('button', { name: 'Take Grey Watch off this device' }).click();
  await page.getByRole('button', { name: 'Take it off' }).click();
  await expect(page.getByText('No forces yet.')).toBeVisible();
  await takeIn(page, value);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grey Watch, 795 of 800 SGP');
});

test('what is no force is refused with the place of every fault, and nothing is kept', { tag: '@desktop' }, async ({ page }) => {
  await takeIn(page, 'Grey, alliance\n4 Y-wing\n99 A-wing');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('line 2, column 3: Y-wing may be Y-wing S3, Y-wing A4: say which');
  await expect(alert).toContainText('line 3, column 1: a squadron has 2 to 12 craft, not 99');
  await page
    .getByLabel('Pasted text, short or JSON')
    .fill('{"name":"X","system":"squadrons","faction":"alliance","squadrons":[{"craft":99}],"__proto__":{}}');
  await page.getByRole('button', { name: 'Take it in' }).click();
  await expect(alert).toContainText('the craft of squadron 1: must be 12 or less');
  await page.getByLabel('From a file').setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('"') });
  await expect(alert).toContainText('line 1, column 1: this quote is not closed');
  await page.goto('/yard');
  await expect(page.getByText('No forces yet.')).toBeVisible();
  await page.goto('/yard/nothing-here');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No force lies at this address');
});

test('a battle of points offers the kept forces of each side, one of a goal offers none, and a dear one is refused', {
  tag: '@desktop',
}, async ({ page }) => {
  await takeIn(page, GREY);
  await takeIn(page, 'Host, imperial: 12 TIE/ln; 4 TIE Bomber');
  await page.goto('/new?system=squadrons&scenario=open-patrol');
  await page.getByLabel('Force of alliance').selectOption({ label: 'Grey Watch, 795 SGP' });
  await page.getByLabel('Who plays alliance').selectOption('idle');
  await page.getByLabel('Force of imperial').selectOption({ label: 'Host, 1,080 SGP' });
  await expect(page.getByRole('alert')).toContainText('Host: the force costs 1080 SGP, and 800 may be spent');
  await expect(page.getByLabel('Who plays alliance')).toHaveValue('idle');
  await page.getByRole('button', { name: 'Lay the table' }).press('Enter');
  await expect(page).toHaveURL(/\/new/);
  await page.getByLabel('Force of imperial').selectOption({ label: 'As printed' });
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('radio', { name: /Bomber Intercept/ }).check();
  await expect(page.getByLabel('Force of alliance')).toHaveCount(0);
});

test('a force is bought with keys alone', { tag: '@desktop' }, async ({ page }) => {
  await newForce(page, /^Squadrons: Three Flags, free.*, 480 SGP$/i);
  await part(page, 'Cards');
  await page.getByLabel('Find a card').focus();
  await page.keyboard.type('z-95');
  const add = page.getByRole('button', { name: 'Add Z-95 Headhunter' });
  await page.keyboard.press('Tab');
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New force, 120 of 480 SGP');
  await part(page, 'Bought');
  await page.getByRole('button', { name: 'One craft more' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New force, 180 of 480 SGP');
});

test('nobody is kept out of the yard', async ({ page }) => {
  await page.goto('/yard');
  await expect(page.getByText('No forces yet.')).toBeVisible();
  await accessible(page);
  await takeIn(page, 'Grey');
  await expect(page.getByRole('alert')).toBeVisible();
  await accessible(page);
  await takeIn(page, 'Host, alliance\nRed: 12 X-wing elite, Hot Shots 1 2 3 4, leader 2 +2\nGreen: 3 A-wing\nStray: 1 TIE/ln');
  for (const name of ['Cards', 'Bought', 'Checks'] as const) {
    const shown = await part(page, name);
    if (name === 'Cards') await shown.getByText('Numbers, and where they come from').first().click();
    await accessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  await page.getByRole('button', { name: 'As text' }).click();
  await accessible(page);
  await page.goto('/new?system=squadrons&scenario=open-patrol');
  await expect(page.getByLabel('Force of alliance')).toBeVisible();
  await accessible(page);
});
