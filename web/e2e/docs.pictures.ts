// The pictures in docs/: a volley as it is watched, when all of it is known.
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { listening } from './battle.ts';
import { openPosition } from './table.ts';

const DOCS = join(import.meta.dirname, '../../docs');

// On paper and on fine screens a picture of a phone is looked at closely.
test.use({ deviceScaleFactor: 2 });

test('a volley, by day at a desk and by night on a phone', async ({ page }, { project }) => {
  const colorScheme = project.name === 'phone' ? 'dark' : 'light';
  await page.emulateMedia({ reducedMotion: 'no-preference', colorScheme });
  await page.addInitScript(() => {
    localStorage.setItem('flagplot.pace', 'slow');
    localStorage.setItem('flagplot.coach', 'off');
  });
  await openPosition(page, 'guns over a wreck', ['person', 'ordinary']);
  await listening(page);
  await page.keyboard.press('Shift+Digit1');
  // By hand from here on: whoever plays by keys sees where the focus is.
  await page.locator('.asked .commit .btn.main').click();
  const volley = page.locator('.cards .card').filter({ has: page.getByRole('heading', { name: "Tal'Kesh" }) });
  while ((await volley.count()) === 0) {
    await page.waitForTimeout(200);
    await page.getByRole('button', { name: 'Next' }).click();
  }
  await expect(volley.last().locator('.says')).toBeVisible();
  await page.waitForTimeout(1200);
  await page.screenshot({ path: join(DOCS, `battle-${project.name}.png`) });
});
