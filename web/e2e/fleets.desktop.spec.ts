import { expect, type Locator, type Page, test } from '@playwright/test';
import { askedThrough, complaints, goOn, type Hand, listening, standing, unbroken } from './battle.ts';
import { accessible, open, openPosition, sitDown } from './table.ts';

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
  await openPosition(page, 'fleets by mouse', ['person', 'person']);
  const once = new Set<string>();
  const asked = await askedThrough(page, mouse(once));
  expect([...asked].sort()).toEqual(['Choose', 'Name', 'Plot', 'Stray']);
  expect([...once].sort()).toEqual(['formation', 'name', 'stray']);
  await unbroken(page);
  expect(heard).toEqual([]);
});

test('the control sheet tells who is led by whom, and layers show how far and what threatens', async ({ page }) => {
  const heard = complaints(page);
  await openPosition(page, 'fleets by mouse', ['person', 'person']);
  await sitDown(page, 'Narn');
  await listening(page);
  await page.keyboard.press('q');
  await page.keyboard.press('x');
  await expect(page.locator('.area.radius')).toHaveCount(2);
  await expect(page.locator('.area.threats')).toHaveCount(2);
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

const list: Hand = {
  plot: async (page, turn) => {
    if (turn % 2 === 0) await page.keyboard.press('v');
    await page.keyboard.press('Alt+ArrowDown');
  },
  fire: async page => {
    await page.keyboard.press('Shift+Digit1');
    await page.keyboard.press('}');
    await page.keyboard.press('Shift+Digit1');
  },
  place: page => page.keyboard.press('1'),
  commit: async page => {
    const sit = page.getByRole('button', { name: /^I am/ });
    if (!(await sit.isVisible())) return page.keyboard.press('Control+Enter');
    await sit.press('Enter');
    await page.keyboard.press('b');
    await expect(page.getByRole('application')).toHaveCount(0);
  },
};

test('fleets under command, by keys and the list alone', async ({ page }) => {
  const heard = complaints(page);
  await openPosition(page, 'fleets by list', ['person', 'person']);
  const asked = await askedThrough(page, list);
  expect([...asked].sort()).toEqual(expect.arrayContaining(['Choose', 'Place', 'Plot']));
  await unbroken(page);
  expect(heard).toEqual([]);
});

test('a turn of narn-earth-5000 by the list, with the board taken off the page', async ({ page }) => {
  const heard = complaints(page);
  await openPosition(page, 'five thousand', ['person', 'ordinary']);
  await expect(title(page)).toHaveText('Set up your squadrons');
  await listening(page);
  await expect(page.getByText('10 from the flagship, 15 at most').first()).toBeAttached();
  await page.keyboard.press('b');
  await page.evaluate(() => document.querySelector('[role="application"]')?.remove());
  await expect(page.getByRole('application')).toHaveCount(0);
  const press = async (name: RegExp): Promise<void> => {
    const button = page.getByRole('table').getByRole('button', { name }).first();
    await button.focus();
    await page.keyboard.press('Enter');
  };
  await press(/^Turn to port/);
  await press(/^Turn to starboard/);
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Control+Enter');
  await expect(title(page)).toHaveText('Plot your three squadrons');
  await expect(page.getByRole('log').getByText('Narn arrives at speed 7.')).toBeAttached();
  await listening(page);
  await press(/Tal'Kesh/);
  await press(/^Ahead: \d{4}, then \d+ from/);
  await press(/^Turn to starboard: /);
  await page.keyboard.press('End');
  await page.keyboard.press(']');
  await page.keyboard.press('v');
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByText('Narn B moves 2nd of 3.')).toBeAttached();
  await expect(page.getByRole('row', { name: /^Command of A, / })).toContainText('all its ships are inside');
  await expect(page.getByRole('row', { name: /^A, pulse 1: / })).toContainText(/Earth A can end pulse 1 in \d+ hexes/);
  await page.keyboard.press('Control+Enter');
  await expect(title(page)).toHaveText('Plot your three squadrons');
  await expect(
    page
      .getByRole('log')
      .getByText(/Narn [ABC] moves .*to \d{4} heading/)
      .first(),
  ).toBeAttached();
  await open(page, 'Log');
  await expect(page.getByText(/Narn B moves .*each ship by itself/).first()).toBeVisible();
  await unbroken(page);
  expect(heard).toEqual([]);
});

test('3 list: whoever commands from now on is named by the list alone', async ({ page }) => {
  await openPosition(page, 'commanders fallen', ['person', 'person']);
  await page.getByRole('button', { name: /^I am/ }).press('Enter');
  await expect(title(page)).toHaveText(/^Name /);
  await listening(page);
  await page.keyboard.press('b');
  await expect(page.getByRole('application')).toHaveCount(0);
  await page.keyboard.press('2');
  const named = page.getByRole('table').getByRole('button', { name: /^Name .*, command rating \d/ });
  await expect(named.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await named.first().click();
  await expect(named.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[aria-live=polite]').first()).toContainText(/^(The flagship|The commander|The guide) of .*: /);
  const before = await standing(page);
  await page.keyboard.press('Control+Enter');
  await goOn(page, before);
});

test('FA-4.3.7 whoever leads the ships beyond a lost network is named beside them, and they fire at 75 %', async ({ page }) => {
  const heard = complaints(page);
  await openPosition(page, 'network lost', ['person', 'idle']);
  await expect(title(page)).toHaveText('Name a commander');
  const [outside, leads] = ['Left outside', 'Leads Narn A surplus'].map(name => page.getByRole('group', { name })) as [
    Locator,
    Locator,
  ];
  const chosen = outside.getByRole('button', { pressed: true });
  await expect(leads.getByRole('button')).toHaveText(await chosen.allTextContents());
  await expect(leads.getByRole('button', { pressed: true })).toHaveCount(1);
  const flag = leads.getByRole('button', { pressed: false }).first();
  const name = (await flag.textContent()) as string;
  await flag.click();
  await expect(leads.getByRole('button', { name, pressed: true })).toBeVisible();
  await accessible(page);
  await page.locator('.commit .btn.main').click();
  await open(page, 'Fleets');
  await expect(page.getByRole('heading', { name: /^Squadron A′ .*, fires at 75 %/ })).toBeVisible();
  await open(page, 'Log');
  const told = new RegExp(`^Beyond the network .* form Narn A surplus under ${name}, `);
  await expect(page.getByRole('button', { name: told })).toBeVisible();
  await unbroken(page);
  expect(heard).toEqual([]);
});

test('FA-5.5.9 the order of moving is drawn up by dragging, by buttons and by keys', async ({ page }) => {
  await openPosition(page, 'orders of five thousand', ['person', 'idle']);
  await listening(page);
  const rows = page
    .getByRole('complementary')
    .getByRole('listitem')
    .filter({ has: page.locator('.letter') });
  await expect(rows).toHaveCount(3);
  const letters = async (): Promise<string> => (await rows.locator('.letter').allTextContents()).join('');
  await expect.poll(letters).toBe('BCA');
  await rows.nth(1).dragTo(rows.nth(0));
  await expect.poll(letters).toBe('CBA');
  await rows.nth(0).getByRole('button').click();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect.poll(letters).toBe('BCA');
  await expect(page.getByText('Moves 2nd of 3', { exact: true })).toBeVisible();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(letters).toBe('CBA');
  const said = page.locator('[aria-live=polite]').first();
  await expect(said).toHaveText('Narn C moves 1st of 3.');
  await rows.nth(2).dragTo(rows.nth(0));
  await expect(said).toHaveText('Narn A changes places with those of its own group alone.');
  await expect.poll(letters).toBe('CBA');
});
