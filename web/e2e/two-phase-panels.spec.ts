import { expect, type Locator, type Page, test } from '@playwright/test';
import { hearing, listening } from './battle.ts';
import { accessibleByDay, lay, openPosition } from './table.ts';
import { answers, unbroken } from './two-phase.ts';

const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const dock = (page: Page): Locator => page.getByRole('complementary');

/** Answers what is asked as it stands, and waits for another question. */
async function answer(page: Page, words: RegExp): Promise<void> {
  await hearing(page);
  await answers(page).click();
  await expect(title(page)).toHaveText(words);
  await listening(page);
}

/** Takes a ship in hand and unfolds her watch. */
async function watchOf(page: Page, ship: string, occasion: string, choice: string): Promise<void> {
  await dock(page).getByRole('button', { name: ship, exact: true }).click();
  const watch = dock(page).getByText('Watch: what she does without asking you');
  if (!(await dock(page).getByRole('combobox', { name: occasion }).isVisible())) await watch.click();
  await dock(page).getByRole('combobox', { name: occasion }).selectOption({ label: choice });
}

test('guards are set in the first acts, and ships dock at the end of the turn, by what is asked for in the watch', async ({
  page,
}) => {
  await openPosition(page, 'a pair in one hex', ['person', 'idle']);
  await listening(page);
  await watchOf(page, 'heavy cruiser', 'First acts of a turn', 'ask me');
  await watchOf(page, 'heavy cruiser', 'Repairs, docking', 'ask me');
  for (const ship of ['drone frigate', 'heavy cruiser']) {
    await watchOf(page, ship, 'An enemy moves', 'let it pass');
    await watchOf(page, ship, 'Impulse zero', 'let it pass');
    await page.getByRole('button', { name: 'Speed: less' }).click({ modifiers: ['Shift'] });
  }
  await answer(page, /^First acts of/);
  await dock(page).getByText('Guards against raiders').click();
  const guarded = dock(page).getByRole('combobox', { name: 'To be guarded aboard heavy cruiser' });
  await guarded.selectOption({ label: 'bridge' });
  await dock(page).getByRole('region', { name: 'Guards of heavy cruiser' }).getByRole('button', { name: 'Guard it' }).click();
  await guarded.selectOption({ label: 'photon A' });
  await dock(page).getByRole('region', { name: 'Guards of heavy cruiser' }).getByRole('button', { name: 'Guard it' }).click();
  await dock(page).getByRole('button', { name: 'No guard: bridge' }).click();
  await expect(guarded).toBeFocused();
  await expect(answers(page)).toHaveText('Set 1 guard');
  await accessibleByDay(page);
  await answer(page, /^End of the turn/);
  await dock(page).getByRole('combobox', { name: 'drone frigate' }).selectOption({ label: 'docks to heavy cruiser' });
  await expect(dock(page).getByRole('combobox', { name: 'heavy cruiser' })).toHaveCount(0);
  await expect(answers(page)).toHaveText('Dock or land 1 unit');
  await accessibleByDay(page);
  await unbroken(page);
  await answer(page, /^Share out the energy/);
});

test('ships are ranked among equal speeds, and the focus goes with the one that is moved', async ({ page }) => {
  await openPosition(page, 'a pair in one hex', ['person', 'idle']);
  await listening(page);
  await dock(page).getByText('Your own order among equal speeds').click();
  const order = dock(page).getByRole('list', { name: 'Who moves first' });
  await expect(order.getByRole('listitem')).toHaveText([/^heavy cruiser/, /^drone frigate/]);
  const up = order.getByRole('button', { name: 'drone frigate: up' });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(order.getByRole('listitem')).toHaveText([/^drone frigate/, /^heavy cruiser/]);
  await expect(up).toBeFocused();
  await expect(page.getByText('drone frigate is 1 of 2.')).toBeAttached();
  await accessibleByDay(page);
});

test('mounts are filled and racks loaded before the battle, and what does not fit stands beside the rack', async ({ page }) => {
  await page.goto('/new?system=two-phase&scenario=raider');
  await expect(page.getByRole('combobox')).toHaveCount(2);
  await lay(page, ['person', 'idle']);
  await listening(page);
  await expect(title(page)).toHaveText('Fit out your ships');
  await dock(page).getByRole('combobox', { name: 'Mount A' }).selectOption({ label: 'Photon' });
  const rack = dock(page).getByRole('region', { name: 'Drone rack A B' });
  await rack.getByRole('button', { name: /type I: less$/ }).click();
  await rack.getByRole('combobox').selectOption({ label: 'type IV' });
  await rack.getByRole('button', { name: 'Load one' }).click();
  await expect(rack.getByText(/rack B has 4 spaces, and this takes 5\./i)).toBeVisible();
  await rack.getByRole('button', { name: /type I: less$/ }).click();
  await expect(rack.getByText('4 of 4 spaces')).toBeVisible();
  await accessibleByDay(page);
  await unbroken(page);
  await hearing(page);
  await answers(page).click();
  await expect(title(page)).toHaveText(/^Share out the energy/);
  await expect(page.getByRole('spinbutton', { name: 'Photon A', exact: true })).toBeVisible();
});
