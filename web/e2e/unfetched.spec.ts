import { expect, type Page, test } from '@playwright/test';
import { listening } from './battle.ts';
import { accessible, open, openDuel, openPosition } from './table.ts';

/** From here on what bears this name is out of reach, until the returned function is called. */
async function outOfReach(page: Page, name: RegExp): Promise<() => Promise<void>> {
  await page.route(name, route => route.abort());
  return () => page.unroute(name);
}

/** What says that a part is missing, and its button. */
const missing = (page: Page, what: string) => page.getByRole('alert').filter({ hasText: `${what} could not be fetched.` });
const again = (page: Page) => page.getByRole('button', { name: 'Try again' });

test('felt: fetched: a list that cannot be fetched says so, and comes at the next try', async ({ page }) => {
  await openDuel(page);
  const inReach = await outOfReach(page, /List-[^/]*[.]js/);
  await open(page, 'List');
  await expect(missing(page, 'The list')).toBeVisible();
  await accessible(page);
  await inReach();
  await again(page).click();
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(missing(page, 'The list')).toHaveCount(0);
});

test('felt: fetched: a list whose words cannot be fetched is missing, no fault of ours, and the board is a press away', {
  tag: '@desktop',
}, async ({ page }) => {
  await openDuel(page);
  const inReach = await outOfReach(page, /[/]list-[^/]*[.]js/);
  await open(page, 'List');
  await expect(missing(page, 'The list')).toBeVisible();
  await expect(page.getByText('Something on our side went wrong')).toHaveCount(0);
  await page
    .getByRole('group', { name: 'Show as' })
    .getByRole('button', { name: /^Board/ })
    .click();
  await expect(page.locator('.board')).toBeVisible();
  await inReach();
  await open(page, 'List');
  await expect(page.getByRole('table').first()).toBeVisible();
});

test('felt: fetched: what cannot be fetched of its styles comes with the next try too', { tag: '@desktop' }, async ({ page }) => {
  await openDuel(page);
  const inReach = await outOfReach(page, /List-[^/]*[.]css/);
  await open(page, 'List');
  await expect(missing(page, 'The list')).toBeVisible();
  await inReach();
  await again(page).click();
  await expect(page.getByRole('table').first()).toBeVisible();
  const sheets = () => page.evaluate(() => [...document.styleSheets].filter(({ href }) => href?.includes('List-')).length);
  await expect.poll(sheets).toBe(1);
});

test('felt: fetched: a menu that cannot be fetched says so as long as it is wanted, and what draws an answer leaves its form', {
  tag: '@desktop',
}, async ({ page }) => {
  const panel = await outOfReach(page, /FirePanel-[^/]*[.]js/);
  await openPosition(page, 'guns in a clash', ['person', 'idle']);
  await expect(missing(page, 'What draws the answer')).toBeVisible();
  await expect(page.getByRole('button', { name: 'One more' })).toBeVisible();
  await panel();
  await again(page).click();
  await expect(page.getByRole('region', { name: /^Fire of/ })).toBeVisible();
  await listening(page);
  const menu = await outOfReach(page, /[/]Dialogs-[^/]*[.]js/);
  await page.getByRole('button', { name: 'Battle menu' }).click();
  await expect(missing(page, 'The menu')).toBeVisible();
  await menu();
  await again(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('felt: fetched: who cannot fetch what proposes is told, and proposes with the next press', { tag: '@desktop' }, async ({
  page,
}) => {
  await openPosition(page, 'guns in a clash', ['person', 'idle']);
  await listening(page);
  const inReach = await outOfReach(page, /(proposing|proposals[.]worker)[^/]*[.]js/);
  const best = page.getByRole('button', { name: /^Best fire/ });
  await best.click();
  const told = page.getByRole('status').filter({ hasText: 'What works out proposals could not be fetched.' });
  await expect(told).toBeVisible();
  await inReach();
  await best.click();
  await expect(best).toHaveAttribute('aria-pressed', 'true');
  await expect(told).toHaveCount(0);
});

test('felt: fetched: New battle says so where neither its battles nor their rules can be fetched', { tag: '@desktop' }, async ({
  page,
}) => {
  const inReach = await outOfReach(page, /(squadrons[^/]*[.]json|squadrons-rules[^/]*[.]js)/);
  await page.goto('/new?system=squadrons');
  await expect(missing(page, 'The rules of this game')).toBeVisible();
  await inReach();
  await again(page).click();
  await expect(page.getByRole('radio', { name: /patrol/i }).first()).toBeVisible();
  await expect(missing(page, 'The rules of this game')).toHaveCount(0);
});

test('learnt: charts: a book that cannot be fetched says so, and comes at the next try', { tag: '@desktop' }, async ({
  page,
}) => {
  const inReach = await outOfReach(page, /(charts|catalogue|sheets|cards)[^/]*[.]js/i);
  for (const [of, what] of [
    ['rules', 'The book'],
    ['charts', 'The charts'],
    ['cards', 'The cards'],
  ] as const) {
    await page.goto(`/${of}/fleet-action`);
    await expect(missing(page, what).or(missing(page, 'This page'))).toBeVisible();
  }
  await inReach();
  await again(page).click();
  // What it is made of was missing too, and a browser may remember that for as long as the page stands.
  const cards = page.getByRole('heading', { level: 1, name: 'Fleet Action: the cards' });
  const anew = page.getByRole('button', { name: 'Load the page anew' });
  await expect(cards.or(anew)).toBeVisible();
  if (await anew.isVisible()) await anew.click();
  await expect(cards).toBeVisible();
});

test('learnt: charts: an address that names what the book has not says what, and where to look', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/rules/fleet-action#FA-5.4.999');
  await expect(page.getByRole('alert')).toHaveText(/^The book has no row FA-5\.4\.999\. Find it by words/);
  await page.goto('/rules/fleet-action#FA-5.4.1');
  await expect(page.locator('[id="FA-5.4.1"]')).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.goto('/charts/fleet-action/nothing');
  await expect(page.getByText('The book has no chart called nothing. It has:')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Range modifiers' }).click();
  await expect(page.getByRole('table')).toHaveCount(1);
  await page.goto('/charts/squadrons/morale#morale/99/difficulty');
  await expect(page.getByRole('alert')).toHaveText('No cell morale/99/difficulty stands in this chart: here is what does.');
  await page.goto('/cards/squadrons/nobody');
  await expect(page.getByText('The book has no card called nobody: find it among all of them.')).toBeVisible();
  await page.goto('/rules/nobody');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No book lies at this address');
  await page.goto('/rules/fleet-action/5/4');
  await page.getByRole('link', { name: 'Rules, charts and cards' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/the rules$/);
});
