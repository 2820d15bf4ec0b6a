// The pictures in docs/: a volley as it is watched, when all of it is known.
import { join } from 'node:path';
import { test } from '@playwright/test';
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
    localStorage.setItem('flagplot.coach', '{"on":false}');
  });
  await openPosition(page, 'guns over a wreck', ['person', 'ordinary']);
  await listening(page);
  await page.keyboard.press('Shift+Digit1');
  // By hand from here on: whoever plays by keys sees where the focus is.
  await page.locator('.asked .commit .btn.main').click();
  // It plays by itself: a press that hurries it may pass by what is waited for. Once it is read, all of it is known, and the next comes soon.
  const volley = page.locator('.cards .card.fire').filter({ has: page.getByRole('heading', { name: "Tal'Kesh" }) });
  await volley.last().locator('.says').waitFor({ timeout: 60_000 });
  await page.screenshot({ path: join(DOCS, `battle-${project.name}.png`) });
});
