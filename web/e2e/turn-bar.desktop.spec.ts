import { expect, type Page, test } from '@playwright/test';
import type { PositionName } from './positions.ts';
import { openPosition } from './table.ts';

/** What lies in the bar of the turn, as it is drawn: where a line of it begins and ends, and whether its name is seen. */
interface Drawn {
  says: string;
  isNow: boolean;
  left: number;
  right: number;
  isNamed: boolean;
  isWhole: boolean;
}

function linesOf(page: Page): Promise<Drawn[]> {
  return page.locator('.turn li').evaluateAll(lines =>
    lines.map(line => {
      const { left, right, bottom } = line.getBoundingClientRect();
      const name = line.querySelector('span') as HTMLElement;
      const words = document.createRange();
      words.selectNodeContents(name);
      const box = words.getBoundingClientRect();
      return {
        says: line.getAttribute('title') ?? '',
        isNow: line.getAttribute('aria-current') === 'step',
        left,
        right,
        isNamed: box.top < bottom,
        isWhole: box.left >= left && box.right <= right && name.scrollWidth <= name.clientWidth,
      };
    }),
  );
}

/** The bar fits beside whoever sits at the table: the line in force by its whole name, every other by its whole name or as a stroke. */
async function expectWhole(page: Page): Promise<void> {
  const lines = await linesOf(page);
  const seats = await page.locator('.seats').boundingBox();
  const top = await page.locator('header.top').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(top).toBe(0);
  expect(lines.filter(({ isNow }) => isNow)).toMatchObject([{ isNamed: true, isWhole: true }]);
  for (const line of lines.filter(({ isNamed }) => isNamed)) expect(line).toMatchObject({ isWhole: true });
  expect(Math.min(...lines.map(({ left, right }) => right - left))).toBeGreaterThanOrEqual(8);
  expect(Math.max(...lines.map(({ right }) => right))).toBeLessThanOrEqual(seats?.x ?? 0);
}

/** The number of the turn opens all of it, each line in words. */
async function expectOpens(page: Page): Promise<void> {
  const says = (await linesOf(page)).map(line => line.says);
  await page
    .getByRole('navigation', { name: /^The (turn|round)$/ })
    .getByRole('button')
    .click();
  await expect(page.locator('.turn ol:popover-open')).toHaveCount(1);
  const lines = page.locator('.turn li');
  for (const [i, words] of says.entries()) {
    await expect(lines.nth(i)).toBeInViewport({ ratio: 1 });
    expect(await lines.nth(i).evaluate(line => line.scrollWidth - line.clientWidth)).toBe(0);
    expect(await lines.nth(i).evaluate(line => getComputedStyle(line, '::before').content)).toBe(`"${words}"`);
  }
  await page.keyboard.press('Escape');
  await expect(page.locator('.turn ol:popover-open')).toHaveCount(0);
  await expectWhole(page);
}

const BATTLES: readonly PositionName[] = [
  'guns in a skirmish',
  'long names under fire',
  'moves in a clash',
  'three flags',
  'a cruiser at impulse zero',
  'frigates of three sides',
  'guns off gotland',
  'criticals to choose',
];

for (const battle of BATTLES)
  test(`the turn fits beside the seats, its present line whole and all of it at hand: ${battle}`, async ({ page }) => {
    await openPosition(page, battle, ['person', 'idle', 'idle']);
    await expect(page.getByRole('button', { name: 'As a form', includeHidden: true })).toBeAttached();
    await page.evaluate(() => document.fonts.ready);
    for (const width of [1280, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      await expectWhole(page);
    }
    await expectOpens(page);
  });
