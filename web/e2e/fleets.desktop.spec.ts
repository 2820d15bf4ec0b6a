import { expect, type Locator, type Page, test } from '@playwright/test';
import { askedThrough, complaints, type Hand, layFleets, listening, unbroken } from './battle.ts';
import { accessible, open, sitDown } from './table.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** What has been looked at once for those who cannot see it, or press it. */
async function looked(page: Page, once: Set<string>, what: string): Promise<void> {
  if (once.has(what)) return;
  once.add(what);
  await accessible(page);
}

/** Two at one screen, by the mouse: Narn fires at Meridian as long as she is there, and then at nobody. */
function mouse(once: Set<string>): Hand {
  return {
    plot: async page => {
      const later = page.getByRole('button', { name: 'Later' });
      if ((await later.count()) > 0 && (await later.getAttribute('aria-disabled')) !== 'true') await later.click();
      const shift = page.getByRole('button', { name: 'shift one ship' });
      if ((await shift.getAttribute('aria-disabled')) !== 'true') {
        await shift.click();
        await page.locator('.hex.open').nth(1).click();
        await looked(page, once, 'formation');
        await page.getByRole('button', { name: 'as it is' }).click();
      }
    },
    fire: async page => {
      const stray = (await title(page).textContent())?.includes('out of command');
      if (stray) await looked(page, once, 'stray');
      const meridian = page.getByRole('group', { name: 'Targets' }).getByRole('button', { name: /Meridian/ });
      if (stray || (await meridian.count()) > 0) {
        const target = stray ? page.getByRole('group', { name: 'Targets' }).getByRole('button').first() : meridian.first();
        await target.click({ modifiers: ['Shift'] });
      }
    },
    place: async () => undefined,
    name: async page => {
      await looked(page, once, 'name');
      const row = page.locator('.office .row').nth(1);
      await row.click();
      await expect(row).toHaveAttribute('aria-pressed', 'true');
    },
    commit: async page => {
      const sit = page.getByRole('button', { name: /^I am/ });
      if (await sit.isVisible()) await sit.click();
      else await page.locator('.commit .btn.main').click();
    },
  };
}

test('fleets under command, by the mouse: commanders fall, are named, and leave ships outside', async ({ page }) => {
  const heard = complaints(page);
  await layFleets(page, ['person', 'person'], 'fleets by mouse');
  test.setTimeout(240_000);
  const once = new Set<string>();
  const asked = await askedThrough(page, mouse(once));
  expect([...asked].sort()).toEqual(['Choose', 'Name', 'Plot', 'Stray']);
  expect([...once].sort()).toEqual(['formation', 'name', 'stray']);
  await unbroken(page);
  expect(heard).toEqual([]);
});

test('the control sheet tells who is led by whom, and layers show how far and what threatens', async ({ page }) => {
  const heard = complaints(page);
  await layFleets(page, ['person', 'person'], 'fleets looked at');
  await sitDown(page, 'Narn');
  await listening(page);
  await page.keyboard.press('q');
  await page.keyboard.press('x');
  await expect(page.locator('.area.radius')).toHaveCount(2);
  await expect(page.locator('.area.threat')).toHaveCount(2);
  await accessible(page);
  await page.keyboard.press('i');
  await page.getByRole('group', { name: 'Which sheet' }).getByRole('button', { name: 'Squadron' }).click();
  await expect(page.getByRole('heading', { name: 'Narn A' })).toBeVisible();
  await expect(page.getByText('flagship, leads', { exact: false })).toBeVisible();
  await accessible(page);
  await page.keyboard.press('i');
  await open(page, 'Fleets');
  await expect(page.getByRole('img', { name: /^morale \d+ of \d+, the next circle at \d+/ })).toHaveCount(4);
  await accessible(page);
  await page.getByRole('button', { name: 'Control sheet of squadron B, Earth' }).click();
  await expect(page.getByText('face down')).toBeVisible();
  expect(heard).toEqual([]);
});
