// A jump-in with carriers, played on the page from the plan to its end: by mouse on the board, and by list and keys alone.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { complaints, goOn, listening, standing, unbroken } from './battle.ts';
import { openPosition } from './table.ts';

test.describe.configure({ timeout: 180_000 });

const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const dock = (page: Page): Locator => page.getByRole('complementary');
const answers = (page: Page): Locator => page.locator('.asked .commit .btn.main');

/** What is done before an ask is answered, by its first words; all else is answered as it stands. */
type Hand = Readonly<Record<string, (page: Page) => Promise<void>>>;

/** Plays to the end. @returns the first words of all that was asked */
async function playedOut(page: Page, hand: Hand, commit: (page: Page) => Promise<void>): Promise<Set<string>> {
  const asks = new Set<string>();
  for (let n = 0; n < 120; n += 1) {
    await expect(title(page)).toHaveText(/^(?!Waiting)./);
    const asked = (await title(page).textContent()) ?? '';
    if (/ wins|Drawn/.test(asked)) return asks;
    const [first = ''] = asked.split(' ');
    asks.add(first);
    await listening(page);
    const before = await standing(page);
    await hand[first]?.(page);
    await expect(title(page)).not.toHaveText(/cannot stand/);
    await commit(page);
    await goOn(page, before);
  }
  throw new Error('the battle does not end');
}

/** What a jump-in with carriers asks of who comes. */
const ASKS = ['Plan', 'Bring', 'Plot', 'Launch', 'Move', 'Choose'];

/** Launches all that are aboard, on a strike. */
async function launchAll(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Mission' }).selectOption({ label: 'strikes Earth A' });
  await dock(page).getByRole('button', { name: 'Launch all like this' }).click();
  await expect(answers(page)).toHaveText(/^Launch 4 flights$/);
}

const mouse: Hand = {
  Plan: async page => {
    const anchor = dock(page).getByRole('button', { name: 'Gate 2026 as anchor' });
    const before = await anchor.getAttribute('aria-pressed');
    await anchor.click();
    await expect(anchor).not.toHaveAttribute('aria-pressed', before ?? '');
    await anchor.click();
    await expect(anchor).toHaveAttribute('aria-pressed', before ?? '');
  },
  Bring: async page => {
    await dock(page).getByRole('button', { name: 'Faster' }).first().click();
    await expect(dock(page).getByText(/speed \d+, 10 at most/)).toBeVisible();
  },
  Plot: async page => {
    await page.locator('[data-handle]:not([aria-disabled="true"])').first().click();
    const on = dock(page).getByRole('button', { name: /^Straight on/ });
    if ((await on.getAttribute('aria-disabled')) === null) await on.click();
  },
  Launch: launchAll,
  Choose: async page => {
    const target = dock(page).getByRole('group', { name: 'Targets' }).getByRole('button', { pressed: false }).first();
    if ((await target.count()) > 0) await target.click();
  },
};

test('FA-1.2.1 FA-10.2.1 a jump-in with carriers by mouse, from the plan to its end', { tag: '@desktop' }, async ({ page }) => {
  const heard = complaints(page);
  await openPosition(page, 'carriers through the gate', ['person', 'ordinary']);
  const asks = await playedOut(page, mouse, page => answers(page).click());
  for (const ask of ASKS) expect([...asks]).toContain(ask);
  await expect(page.getByRole('heading', { name: 'Where it turned' })).toBeVisible();
  await unbroken(page);
  expect(heard).toEqual([]);
});

const keys: Hand = {
  Plan: async page => {
    const anchor = dock(page).getByRole('button', { name: 'Gate 2026 as anchor' });
    await anchor.press('Enter');
    await anchor.press('Enter');
  },
  Plot: async page => {
    for (const key of ['ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
    const on = dock(page).getByRole('button', { name: /^Straight on/ });
    if ((await on.getAttribute('aria-disabled')) === null) await on.press('Enter');
  },
  Launch: async page => {
    await page.getByRole('combobox', { name: 'Mission' }).selectOption({ label: 'strikes Earth A' });
    await dock(page).getByRole('button', { name: 'Launch all like this' }).press('Enter');
  },
  Move: async page => {
    const goes = page.getByRole('main').getByRole('button', { name: /goes in on/ });
    if ((await goes.count()) > 0) await goes.first().press('Enter');
  },
  Choose: page => page.keyboard.press('Digit1'),
};

test('FA-1.2.1 FA-10.2.1 a jump-in with carriers by list and keys, the board hidden, to its end', { tag: '@desktop' }, async ({
  page,
}) => {
  const heard = complaints(page);
  await openPosition(page, 'carriers through the gate', ['person', 'ordinary']);
  await listening(page);
  await page.keyboard.press('b');
  await expect(page.getByRole('application')).toHaveCount(0);
  const asks = await playedOut(page, keys, page => page.keyboard.press('Control+Enter'));
  for (const ask of ASKS) expect([...asks]).toContain(ask);
  await expect(page.getByRole('application')).toHaveCount(0);
  await unbroken(page);
  expect(heard).toEqual([]);
});
