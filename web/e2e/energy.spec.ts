import { expect, type Locator, type Page, test } from '@playwright/test';
import { hearing, listening } from './battle.ts';
import { accessibleByDay } from './table.ts';

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
const dock = (page: Page): Locator => page.getByRole('complementary');
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
  for (let n = 0; n < 11; n += 1)
    await dock(page)
      .getByRole('button', { name: /^Ahead/ })
      .click();
  await expect(page.getByText('11 of 11 spaces')).toBeVisible();
  await dock(page)
    .getByRole('button', { name: /^Ahead/ })
    .click({ force: true });
  await expect(page.getByText('11 spaces are left this turn, and all are laid.').first()).toBeVisible();
  await page.getByText('Watch: what she does without asking you').click();
  await page.getByRole('combobox', { name: 'Impulse zero' }).selectOption({ label: 'let it pass' });
  await hearing(page);
  await page.getByRole('button', { name: /^Seal the energy/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^Share out the energy of .* cruiser$/, {
    timeout: 20_000,
  });
});

test('a course is laid as any other: a step that cannot stand says why, and the course goes down with the speed', async ({
  page,
}) => {
  await duel(page);
  await expect(line(page, 'Speed')).toHaveText('7');
  await expect(page.getByText(/^3 spaces in First Phase, 4 in Second: by a course the lower half comes first\./)).toBeVisible();
  const strip = page.getByRole('list', { name: 'Course' });
  const step = (name: RegExp): Locator => dock(page).getByRole('button', { name });
  for (let n = 0; n < 3; n += 1) await step(/^Ahead/).click();
  await step(/^Right/).click();
  await step(/^Right/).click({ force: true });
  await expect(page.getByText(/A turn needs \d hexes before it, and 1 are made\./).first()).toBeVisible();
  await step(/^Straight on/).click();
  await expect(page.getByText('7 of 7 spaces')).toBeVisible();
  await expect(strip.getByRole('button')).toHaveCount(7);
  for (let n = 0; n < 4; n += 1) await page.getByRole('button', { name: 'Speed: less' }).click();
  await expect(page.getByText('3 of 3 spaces')).toBeVisible();
  await expect(page.getByText('The course loses its last 1.')).toBeAttached();
});

test('what was unfolded stays so, and a refusal that is shown leads to its very line', async ({ page }) => {
  await duel(page);
  await page.locator('summary', { hasText: 'Shields' }).click();
  await page.getByRole('button', { name: 'Shield 1: more' }).click();
  await page.getByRole('button', { name: 'Shield 1: less' }).click();
  await expect(line(page, 'Shield 1')).toBeVisible();
  await page.getByRole('button', { name: 'Speed: more' }).click({ modifiers: ['Shift'] });
  await page.getByRole('button', { name: 'Photon A: more' }).click();
  await page.locator('summary', { hasText: 'Movement' }).click();
  await expect(line(page, 'Speed')).toBeHidden();
  await page.getByRole('button', { name: 'Show', exact: true }).first().click();
  await expect(line(page, 'Speed')).toBeFocused();
});

test('the watch takes numbers and the weapons that are given up first, and a ship is blown up only when it is said twice', async ({
  page,
}) => {
  await duel(page);
  await page.getByText('Watch: what she does without asking you').click();
  await page.getByRole('group', { name: 'An enemy moves' }).getByLabel('within hexes').fill('8');
  await page.getByRole('combobox', { name: 'A tractor beam catches her' }).selectOption({ label: 'bid so much' });
  await page.getByRole('group', { name: 'A tractor beam catches her' }).getByLabel('points').fill('3');
  for (const weapon of ['phaser 1', 'photon B']) {
    await page.getByLabel('Next to be given up').selectOption({ label: weapon });
    await page.getByRole('button', { name: 'Add', exact: true }).last().click();
  }
  await page.getByRole('button', { name: 'photon B: up' }).click();
  await expect(page.getByRole('button', { name: 'photon B: up' })).toBeFocused();
  await expect(page.getByRole('list', { name: 'Weapons given up first' }).getByRole('listitem').first()).toHaveText('photon B');
  await page.locator('summary', { hasText: 'Self-destruction' }).click();
  await page.getByRole('button', { name: /^Blow her up/ }).click();
  await expect(page.getByRole('button', { name: 'No', exact: true })).toBeFocused();
  await page.getByRole('button', { name: /^Yes, blow her up/ }).click();
  await expect(page.getByText('She blows herself up this turn.').first()).toBeVisible();
  await accessibleByDay(page);
  await page.getByRole('button', { name: 'Let her live' }).click();
  await expect(page.getByText('Watch: what she does without asking you')).toBeVisible();
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
