import { expect, type Locator, type Page, test } from '@playwright/test';
import { hearing, listening } from './battle.ts';

/** Lays the border duel, one side played here, and stands before the first energy form. */
async function duel(page: Page): Promise<void> {
  await page.goto('/new?system=two-phase&scenario=border-duel');
  await expect(page.getByRole('combobox')).toHaveCount(2);
  await page.getByRole('combobox').nth(1).selectOption('idle');
  await page.getByText(/^More:/).click();
  await page.getByLabel('From these words').fill('energy');
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await page.waitForURL(/\/b\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Share out the energy/);
  await listening(page);
}

const line = (page: Page, name: string): Locator => page.getByRole('spinbutton', { name, exact: true });
const bar = (page: Page): Locator => page.getByRole('img', { name: / spent: / });

test('a line goes up and down by its buttons, all or nothing with Shift, and the bar is cut anew', async ({ page }) => {
  await duel(page);
  const speed = line(page, 'Speed');
  const before = Number(await speed.getAttribute('aria-valuenow'));
  await page.getByRole('button', { name: 'Speed: more' }).click();
  await expect(speed).toHaveText(String(before + 1));
  await page.getByRole('button', { name: 'Speed: less' }).click({ modifiers: ['Shift'] });
  await expect(speed).toHaveText('0');
  await expect(bar(page)).toHaveAttribute('aria-label', /^4 of 34 spent: housekeeping 4; 30 left over/);
  await page.getByRole('button', { name: 'Speed: more' }).click({ modifiers: ['Shift'] });
  await expect(speed).toHaveText('15');
  await expect(page.getByRole('row', { name: /^Speed 15: 7 and 8 spaces/ })).toBeVisible();
});

test('a form is filled in by keys alone, and each change is said aloud', async ({ page }) => {
  await duel(page);
  await line(page, 'Speed').focus();
  await page.keyboard.press('Home');
  await expect(page.getByText('Speed: 0, 0 energy. 30 left over (warp up to 30, impulse up to 4).')).toBeAttached();
  for (let n = 0; n < 3; n += 1) await page.keyboard.press('ArrowRight');
  await expect(line(page, 'Speed')).toHaveAttribute('aria-valuetext', '3, 6 energy');
  await line(page, 'Photon A').focus();
  await page.keyboard.press('+');
  await expect(line(page, 'Photon A')).toHaveAttribute('aria-valuetext', 'arming, turn 1, 2 energy');
  await page.keyboard.press('+');
  await expect(page.getByText('Photon A: there is no more.')).toBeAttached();
});

test('a plan fills the form, a course goes with it, and both are sealed in one answer', async ({ page }) => {
  await duel(page);
  await page.getByRole('button', { name: 'full guns', exact: true }).click();
  await expect(line(page, 'Photon D')).toHaveText('arming, turn 1');
  await expect(line(page, 'Speed')).toHaveText('11');
  for (let n = 0; n < 11; n += 1) await page.getByRole('button', { name: 'Ahead', exact: true }).click();
  await expect(page.getByText('11 of 11 spaces')).toBeVisible();
  await page.getByRole('button', { name: 'Ahead', exact: true }).click({ force: true });
  await expect(page.getByText('Speed 11 makes 11 spaces.')).toBeAttached();
  await page.getByText('Watch: what she does without asking you').click();
  await page.getByLabel('Impulse zero').selectOption({ label: 'let it pass' });
  await hearing(page);
  await page.getByRole('button', { name: /^Seal the energy/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^Share out the energy of .* cruiser$/, {
    timeout: 20_000,
  });
});

test('what is too much stands beside the line it is about, and nothing is sent', async ({ page }) => {
  await duel(page);
  await page.getByRole('button', { name: 'Speed: more' }).click({ modifiers: ['Shift'] });
  for (const tube of ['A', 'B']) await page.getByRole('button', { name: `Photon ${tube}: more` }).click();
  await expect(line(page, 'Speed')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(/Warp power for movement and photons: 34 wanted, 30 there/).first()).toBeVisible();
  await expect(bar(page)).toHaveAttribute('aria-label', /4 too many\.$/);
  await page.getByRole('button', { name: 'Photon A: less' }).click();
  await page.getByRole('button', { name: 'Photon B: less' }).click();
  await expect(line(page, 'Speed')).toHaveAttribute('aria-invalid', 'false');
});

test('the display of a ship lies beside the battle: her shields about the hull, all of it within the screen', async ({
  page,
}) => {
  await duel(page);
  await page.getByRole(/phone/.test(test.info().project.name) ? 'button' : 'tab', { name: 'Fleets' }).click();
  await page.getByRole('button', { name: /^Record sheet of heavy cruiser/ }).click();
  const sheet = page.getByRole('article', { name: 'Record sheet of Heavy cruiser, blue' });
  await expect(sheet.getByRole('img', { name: 'Shield 1: 30 of 30 open, at 30' })).toBeVisible();
  await expect(sheet.getByRole('img', { name: 'Left warp: 15 of 15 open, at 15' })).toBeVisible();
  await expect(sheet.getByRole('img', { name: /^Photon, FA: 4 of 4 open/ })).toBeVisible();
  const box = await sheet.boundingBox();
  const ring = await sheet.getByRole('img', { name: /^Shield 2/ }).boundingBox();
  expect((ring?.x ?? 0) + (ring?.width ?? 9999)).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
