import { expect, type Locator, type Page, test } from '@playwright/test';
import { accessible, openRecord } from './table.ts';

/** Opens a battle that is over, with its time at hand. */
async function openTime(page: Page, motion: 'reduce' | 'no-preference' = 'reduce'): Promise<void> {
  await page.emulateMedia({ reducedMotion: motion });
  await openRecord(page);
  const bar = page.getByRole('navigation', { name: 'Views' });
  if (await bar.isVisible()) await bar.getByRole('button', { name: 'Time' }).click();
}

const slider = (page: Page) => page.getByRole('slider', { name: 'Time' });

test('the bar goes by keys to either end, by steps and by phases, and says where it stands', { tag: '@desktop' }, async ({
  page,
}) => {
  await openTime(page);
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /, now/);
  await page.locator('body').press('Home');
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '0');
  await expect(page.getByText('as Narn saw it')).toBeAttached();
  await page.keyboard.press('>');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Turn 1, orders/);
  await page.keyboard.press('.');
  await page.keyboard.press('<');
  await page.keyboard.press('End');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /, now/);
});

test('the knob is dragged, and the marks say what happened there', async ({ page }) => {
  await openTime(page);
  const box = await slider(page).boundingBox();
  if (!box) throw new Error('there is no bar');
  await page.mouse.move(box.x + box.width / 2, box.y + 18);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 4, box.y + 18, { steps: 4 });
  await page.mouse.up();
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Turn [23]/);
  await page.locator('.mark.loss').first().hover({ force: true });
  await expect(page.locator('.tip')).toContainText(/destroyed|lost/);
});

test('it plays, at the speed one likes, and stops', async ({ page }) => {
  await openTime(page, 'no-preference');
  await page.getByRole('combobox', { name: 'How fast it is played' }).selectOption('slow');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Turn [1-7]/);
  await page.getByRole('button', { name: 'Stop' }).click();
  const at = await slider(page).getAttribute('aria-valuenow');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await page.waitForTimeout(700);
  await expect(slider(page)).toHaveAttribute('aria-valuenow', at ?? '');
});

test('Space plays where it belongs to nothing else, Esc stops, and on its button Space does both', { tag: '@desktop' }, async ({
  page,
}) => {
  await openTime(page, 'no-preference');
  const [play, stop] = ['Play', 'Stop'].map(name => page.getByRole('button', { name, exact: true })) as [Locator, Locator];
  await page.locator('body').press('Space');
  await expect(stop).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(play).toBeVisible();
  await page.getByRole('region', { name: 'Time' }).click({ position: { x: 3, y: 3 } });
  await page.keyboard.press('Space');
  await expect(stop).toBeVisible();
  await stop.press('Space');
  await expect(play).toBeVisible();
  await slider(page).press('Space');
  await expect(stop).toBeVisible();
});

test('2 beats: Space goes on to the next card of what is played again too, and from a button of the log', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('flagplot.pace', 'slow'));
  await openTime(page, 'no-preference');
  const cards = page.locator('.cards .card');
  // By itself a volley is watched for more than four seconds at this pace.
  const soon = { timeout: 2000 };
  await page.locator('body').press('p');
  await expect(cards).toHaveCount(1);
  await page.keyboard.press('Space');
  await expect(cards).toHaveCount(2, soon);
  await page.keyboard.press('Escape');
  await expect(cards).toHaveCount(0);
  await page.keyboard.press('l');
  const volley = page.getByRole('region', { name: 'Log' }).getByRole('button', { name: /: \d+ dice, / });
  await volley.first().click();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(cards).toHaveCount(1);
  await page.keyboard.press('Space');
  await expect(cards).toHaveCount(0, soon);
});

test('the last pulse is played again, slowly, and one is where one was', async ({ page }) => {
  await openTime(page, 'no-preference');
  await page.getByRole('button', { name: 'Last pulse again, slowly' }).click();
  await expect(page.locator('.board.past')).toBeAttached();
  await expect(page.locator('.board.past')).toHaveCount(0, { timeout: 30_000 });
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /, now/);
});

test('nobody is kept out of the past', async ({ page }) => {
  await openTime(page);
  await page.keyboard.press('<');
  await accessible(page);
});
