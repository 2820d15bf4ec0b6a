import { expect, type Page, test } from '@playwright/test';
import { complaints, goOn, hearing, listening, standing, unbroken } from './battle.ts';
import { accessible, open, openPosition } from './table.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const answers = (page: Page) => page.locator('.asked .commit .btn.main');
const told = (page: Page, sentence: string | RegExp) => page.getByRole('region', { name: 'Log' }).getByText(sentence).first();

/** Answers all that is asked as it stands, until the next turn is plotted. */
async function toNextTurn(page: Page): Promise<Set<string>> {
  const asked = new Set<string>();
  for (let n = 0; n < 40; n += 1) {
    const at = await standing(page);
    const words = (await title(page).textContent()) ?? '';
    if (words.startsWith('Plot')) return asked;
    asked.add(words.split(' ')[0] ?? '');
    await hearing(page);
    await page.keyboard.press('Control+Enter');
    await goOn(page, at);
  }
  throw new Error('the turn does not end');
}

test('FA-10.2.1 FA-10.3.7 flights are launched on a strike by mouse, and fly to it through the whole turn', async ({ page }) => {
  const heard = complaints(page);
  await openPosition(page, 'flights to launch', ['person', 'idle']);
  await listening(page);
  await expect(title(page)).toHaveText('Launch flights');
  await expect(answers(page)).toHaveText('Launch no flights');
  await page.getByRole('combobox', { name: 'Mission' }).selectOption({ label: 'strikes Centauri A' });
  await expect(page.getByText('Closes with the squadron every pulse')).toBeVisible();
  await page.getByRole('button', { name: 'Launch all like this' }).click();
  await expect(answers(page)).toHaveText('Launch 8 flights');
  await accessible(page);
  const before = await standing(page);
  await answers(page).click();
  await goOn(page, before);
  await expect(title(page)).toHaveText('Move your strikes and their escorts');
  const asked = await toNextTurn(page);
  expect([...asked]).toContain('Move');
  await open(page, 'Log');
  await expect(told(page, /^Meridian launches Starfury Meridian 1 at/)).toBeVisible();
  await expect(told(page, /^Starfury Meridian 1.* flies to \d{4}/)).toBeVisible();
  await unbroken(page);
  expect(heard).toEqual([]);
});

test('FA-10.3.7 FA-10.6.12 strikes go in and attack from the list alone', async ({ page }) => {
  const heard = complaints(page);
  await openPosition(page, 'strikes to move', ['person', 'idle']);
  await listening(page);
  await open(page, 'List');
  await page
    .getByRole('button', { name: /goes in on/ })
    .first()
    .click();
  await open(page, 'Orders');
  await expect(answers(page)).toHaveText(/^Move \d+ flights?$/);
  await accessible(page);
  const asked = await toNextTurn(page);
  expect([...asked]).toContain('Attack');
  await unbroken(page);
  expect(heard).toEqual([]);
});

test('FA-10.6.4 an attack says what its die must show, and an escort may hold off', async ({ page }) => {
  await openPosition(page, 'ships to attack', ['person', 'idle']);
  await listening(page);
  await expect(page.getByRole('button', { name: /: \d+\+ on a d\d+, \d+ %$/ }).first()).toBeVisible();
  await expect(answers(page)).toHaveText(/^Attack with \d+ flights?$/);
  await accessible(page);
});

test('FA-10.7.14 half of the attackers are fired at, as one chooses', async ({ page }) => {
  await openPosition(page, 'flights to aim at', ['person', 'idle']);
  await listening(page);
  await expect(answers(page)).toHaveText('Aim at the first that came');
  await page
    .locator('.asked')
    .getByRole('button', { name: /fighters?: \d+\+/, pressed: false })
    .first()
    .click();
  await expect(answers(page)).toHaveText(/^Aim at \d+ flights?$/);
  await accessible(page);
});

test('FA-6.4.8 a gun is fired at fighters beside the fire at ships', async ({ page }) => {
  await openPosition(page, 'fire among flights', ['person', 'idle']);
  await listening(page);
  await page
    .getByRole('combobox', { name: /at fighters$/ })
    .first()
    .selectOption({ index: 1 });
  await expect(answers(page)).toHaveText(/^Fire 1 weapon at fighters$/);
  await accessible(page);
});

test('FA-10.1.2 flights are given missions with the orders of an odd turn', async ({ page }) => {
  await openPosition(page, 'missions to give', ['person', 'idle']);
  await listening(page);
  await page.getByText('Flights: missions as they are').click();
  await page
    .getByRole('combobox', { name: /^Mission of Starfury/ })
    .first()
    .selectOption({ label: 'escorts Earth A' });
  await expect(page.getByText('Flights: 1 with a new mission')).toBeVisible();
  await accessible(page);
});
