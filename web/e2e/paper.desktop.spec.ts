import { expect, type Page, test } from '@playwright/test';
import { listening } from './battle.ts';
import { openPosition, openRecord } from './table.ts';

const answers = (page: Page) => page.locator('.asked .commit .btn.main');

/** What stands on the paper and can be pressed, by its name. */
async function pressable(page: Page): Promise<string[]> {
  const found = page.locator(
    'button:visible, .btn:visible, input:visible, select:visible, [role=tab]:visible, [data-handle]:visible',
  );
  return found.evaluateAll(all => all.map(one => one.textContent?.trim() || (one.getAttribute('aria-label') ?? one.tagName)));
}

/** How bright the ground under the page is, 0 to 255. */
async function ground(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate(one => {
      const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      if (!canvas) return -1;
      canvas.fillStyle = '#fff';
      canvas.fillRect(0, 0, 1, 1);
      canvas.fillStyle = getComputedStyle(one).getPropertyValue('background-color');
      canvas.fillRect(0, 0, 1, 1);
      return Math.min(...canvas.getImageData(0, 0, 1, 1).data);
    });
}

for (const [position, words] of [
  ['guns in a skirmish', ['Turn 1', 'pulse', 'Narn']],
  ['guns in a clash', ['Round 2', 'Alliance']],
] as const)
  test(`3 print: a battle has on paper the turn, the board as it is looked at and the log, and nothing to press: ${position}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openPosition(page, position, ['person', 'idle']);
    await listening(page);
    await page.keyboard.press('Shift+Digit1');
    await answers(page).click();
    await listening(page);
    const before = await page.locator('.board > svg').getAttribute('width');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const head = page.getByRole('region', { name: 'The battle' });
    for (const word of words) await expect(head).toContainText(word);
    const board = await page.locator('.board').boundingBox();
    expect(board?.width).toBeGreaterThan(600);
    expect(board?.width).toBeLessThanOrEqual(702);
    await expect(page.locator('[data-unit]').first()).toBeVisible();
    const log = page.getByRole('region', { name: 'Log' });
    await expect(log.getByRole('heading').first()).toBeVisible();
    await expect(log).toContainText(/\d+ hits?|no hits?|missed/i);
    expect(await pressable(page)).toEqual([]);
    expect(await ground(page, '.board')).toBe(255);
    await page.emulateMedia({ media: 'screen' });
    await expect(page.locator('.board > svg')).toHaveAttribute('width', before ?? '');
    await expect(answers(page)).toBeVisible();
    await expect(head).toHaveCount(0);
  });

test('3 print: the browser prints a battle with its log on sheets, and a screen that is covered as its cover', async ({
  page,
}) => {
  await openRecord(page);
  // A hand that goes for the keys by which a browser prints.
  await page.keyboard.press('Control');
  await page.waitForLoadState('networkidle');
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0).toBeGreaterThan(1);
  await openPosition(page, 'a clash', ['person', 'person']);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Pass the screen/);
  await expect(page.getByRole('region')).toHaveCount(0);
});

test('3 print: at a moment that is over, paper has that moment; as a list, the list', async ({ page }) => {
  await openRecord(page);
  await page.emulateMedia({ media: 'print' });
  const log = page.getByRole('region', { name: 'Log' });
  await expect(log.getByRole('listitem').first()).toBeVisible();
  const all = await log.getByRole('listitem').count();
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Home');
  await page.keyboard.press('>');
  await page.keyboard.press('b');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table').first()).toBeVisible();
  expect(await log.getByRole('listitem').count()).toBeLessThan(all);
  expect((await pressable(page)).filter(name => !/\w/.test(name))).toEqual([]);
});

test('3 print: home, a book and the studies are read on paper, by day', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const [path, head] of [
    ['/', 'No battles yet'],
    ['/rules/squadrons', 'the rules'],
    ['/study', 'Study'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(head);
    expect(await pressable(page)).toEqual([]);
    expect(await ground(page, 'main')).toBe(255);
  }
  await page.goto('/rules/squadrons');
  await expect(page.locator('.rule').last()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeHidden();
});

test('3 print: printed by a script before paper has all it needs, the sheet says so, and the next one has it', async ({
  page,
}) => {
  let come = (): void => undefined;
  const held = new Promise<void>(resolve => (come = resolve));
  await page.route(/Printed-[^/]*[.]js/, async route => {
    await held;
    await route.continue();
  });
  await openPosition(page, 'guns off gotland', ['person', 'idle']);
  await listening(page);
  const said = (): Promise<string> => page.locator('.battle').evaluate(one => getComputedStyle(one, '::before').content);
  expect(await said()).toBe('none');
  await page.emulateMedia({ media: 'print' });
  expect(await said()).toMatch(/^"The turn, the sides and the log were not here yet\. Print once more/);
  come();
  await expect(page.getByRole('region', { name: 'The battle' })).toContainText('Sweden-Denmark');
  await expect(page.getByRole('region', { name: 'Log' })).toContainText(/Turn 3/);
  expect(await said()).toBe('none');
});
