import { expect, type Locator, type Page, test } from '@playwright/test';
import { hearing, listening } from './battle.ts';
import type { PositionName } from './positions.ts';
import { accessibleByDay, open, openPosition } from './table.ts';

const list = (page: Page): Locator => page.getByRole('main', { name: 'List' });
/** A unit's own row: whoever else is named in a row has a button of his own elsewhere. */
const row = (page: Page, name: string): Locator =>
  list(page)
    .getByRole('row')
    .filter({ has: page.locator('.take', { hasText: name }) });
const said = (page: Page): Locator => page.locator('[aria-live=polite]').first();

/** Opens a battle at its list, whoever is asked sitting there. */
async function openList(page: Page, position: PositionName): Promise<void> {
  await openPosition(page, position, ['person', 'idle', 'idle']);
  await listening(page);
  await open(page, 'List');
  await expect(page.getByRole('application')).toHaveCount(0);
  await expect(list(page).getByRole('table').first()).toBeVisible();
}

test('3 list: two ships in one hex are two rows, and each is aimed at by its own button', async ({ page }) => {
  await openList(page, 'guns at one hex');
  const [meridian, halcyon] = [row(page, 'Meridian'), row(page, 'Halcyon')];
  await expect(meridian.getByRole('cell').first()).toHaveText((await halcyon.getByRole('cell').first().textContent()) ?? '');
  for (const [one, other, name] of [
    [halcyon, meridian, 'Halcyon'],
    [meridian, halcyon, 'Meridian'],
  ] as const) {
    await one.locator('.take').click();
    await expect(one.locator('.take')).toHaveAttribute('aria-pressed', 'true');
    await expect(other.locator('.take')).toHaveAttribute('aria-pressed', 'false');
    await expect(one).toContainText("aimed at by Tal'Kesh");
    await expect(other).not.toContainText('aimed at');
    await expect(row(page, "Tal'Kesh")).toContainText(`fires at ${name}`);
  }
  const targets = page.getByRole('group', { name: "Targets of Tal'Kesh" });
  await expect(targets.getByRole('button', { name: /Meridian/, pressed: true })).toBeVisible();
  await targets.getByRole('button', { name: 'Hold fire' }).click();
  await expect(row(page, "Tal'Kesh")).toContainText('holds fire');
  await expect(meridian).not.toContainText('aimed at');
});

test('3 list: hits are placed, squadrons set up and jamming chosen by buttons of the list, each saying what is chosen', async ({
  page,
}) => {
  await openList(page, 'hits in a skirmish');
  const hits = list(page).getByRole('button', { name: /^Hit \d+, \w+: / });
  const other = hits.and(page.locator('[aria-pressed=false]')).first();
  const name = (await other.textContent()) ?? '';
  await other.click();
  await expect(hits.filter({ hasText: name })).toHaveAttribute('aria-pressed', 'true');
  const weapon = /: (.*), /.exec(name)?.[1]?.toLowerCase() ?? 'none';
  await expect(list(page).getByText(new RegExp(`^\\d+ hits?: .*${weapon}`))).toBeVisible();
  await openList(page, 'five thousand');
  await list(page)
    .getByRole('button', { name: /^A hex north-east: / })
    .click();
  await expect(row(page, "Tal'Kesh")).toContainText(/set up at 31\d\d, heading north/);
  await openList(page, 'jammers in a clash');
  await list(page).getByRole('button', { name: 'Jam with Green' }).click();
  await expect(list(page).getByRole('button', { name: 'Jam with Green', pressed: true })).toBeInViewport();
  await expect(row(page, 'Green 1')).toContainText('jams');
});

test('3 list: the column of orders is true after every change, whatever is asked', { tag: '@desktop' }, async ({ page }) => {
  await openList(page, 'a skirmish');
  await expect(row(page, 'Quel')).toContainText('Maintain course, to ');
  const before = await row(page, "Tal'Kesh").textContent();
  await list(page)
    .getByRole('button', { name: /^Turn to port/ })
    .click();
  await expect(row(page, "Tal'Kesh")).not.toHaveText(before ?? '');
  await page.keyboard.press('End');
  await expect(row(page, "Tal'Kesh")).toContainText(/to port, to \d{4}, heading north-west/);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(row(page, "Tal'Kesh")).toHaveText(before ?? '');
  await openList(page, 'hits in a skirmish');
  await expect(
    list(page)
      .getByText(/^\d+ hits?: [a-z]/)
      .first(),
  ).toBeVisible();
  await openList(page, 'guns in a clash');
  await expect(list(page).getByText('holds fire').first()).toBeVisible();
  await page.keyboard.press('Shift+Digit1');
  await expect(
    list(page)
      .getByText(/^aimed at by /)
      .first(),
  ).toBeVisible();
});

test('3 list: → opens a row and ← closes it, but in hand, where they turn what is plotted', { tag: '@desktop' }, async ({
  page,
}) => {
  await openList(page, 'a skirmish');
  const more = page.getByRole('group', { name: 'More of Halcyon' });
  await row(page, 'Halcyon').locator('.take').focus();
  await page.keyboard.press('ArrowRight');
  await expect(more).toBeVisible();
  await expect(said(page)).toHaveText('More of Halcyon stands below.');
  await page.keyboard.press('ArrowLeft');
  await expect(more).toHaveCount(0);
  await expect(row(page, 'Halcyon').locator('.take')).toBeFocused();
  await row(page, "Tal'Kesh").locator('.take').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(row(page, "Tal'Kesh")).toContainText('heading north-west');
});

test('3 list: what was sealed at a seat of its own window stands in the column of orders until it is opened', {
  tag: '@desktop',
}, async ({ page: table, context }) => {
  await openPosition(table, 'a skirmish', ['person', 'person', 'person']);
  const page = await context.newPage();
  await page.goto(`${table.url()}/narn`);
  await listening(page);
  await open(page, 'List');
  await list(page)
    .getByRole('button', { name: /^Turn to port/ })
    .click();
  await page.keyboard.press('End');
  const own = row(page, "Tal'Kesh");
  await expect(own).toContainText('heading north-west');
  const order = (await own.textContent()) ?? '';
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Waiting/);
  await expect(own).toHaveText(order);
});

test('3 list: weapons, arcs, enemies, terrain and what lies on a course are said on demand', async ({ page }) => {
  await openList(page, 'a skirmish');
  const hand = page.getByRole('group', { name: /^Tal'Kesh, in hand/ });
  await hand.getByRole('button', { name: 'Weapons and arcs' }).click();
  await expect(said(page)).toHaveText(/^Tal'Kesh: .* ×\d, short to \d+/);
  await expect(hand.getByRole('table', { name: "Weapons of Tal'Kesh" }).getByRole('row')).not.toHaveCount(1);
  await hand.getByRole('button', { name: 'Enemies' }).click();
  await expect(said(page)).toHaveText(/^Tal'Kesh: \w+, \d+, fore/);
  await expect(hand.getByRole('list', { name: "Enemies of Tal'Kesh" }).getByRole('listitem')).toHaveCount(2);
  await hand.getByRole('button', { name: 'Course' }).click();
  await expect(said(page)).toHaveText(
    /^Tal'Kesh: By default from \d{4} to \d{4}\..*pulse 1 ends, \d+ from .*it ends, \d+ hexes from the \w+ edge/,
  );
  await list(page).getByRole('button', { name: 'Terrain' }).click();
  await expect(said(page)).toHaveText('The map has 32 columns of 32 hexes. Nothing lies on it but units.');
  await page.getByRole('button', { name: 'More of Halcyon' }).click();
  await page.getByRole('group', { name: 'More of Halcyon' }).getByRole('button', { name: 'Weapons and arcs' }).click();
  await expect(page.getByRole('table', { name: 'Weapons of Halcyon' })).toBeVisible();
  await accessibleByDay(page);
});

/** What of the list stands out beyond its sides, or is scrolled sideways. */
async function cut(page: Page): Promise<string[]> {
  return list(page).evaluate(main => {
    const { left, right } = main.getBoundingClientRect();
    const out = [...main.querySelectorAll<HTMLElement>('.list *')].filter(one => {
      const box = one.getBoundingClientRect();
      const hidden =
        box.width <= 1 || box.height <= 1 || getComputedStyle(one).clipPath !== 'none' || one.closest('.unseen, thead') !== null;
      return (
        !hidden &&
        (box.right > right + 1 ||
          box.left < left - 1 ||
          (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== 'visible'))
      );
    });
    return out.map(one => `${one.className} ${one.textContent?.slice(0, 40)}`);
  });
}

test('3 list: no column of it is cut or scrolls sideways at 390', { tag: '@phone' }, async ({ page }) => {
  for (const position of ['orders of five thousand', 'guns in a skirmish', 'moves in a clash', 'guns in a clash'] as const) {
    await openList(page, position);
    for (const part of ['Weapons and arcs', 'Course', 'Enemies']) {
      await list(page).getByRole('button', { name: part }).first().click();
      expect(await cut(page), `${position}, ${part}`).toEqual([]);
    }
    await hearing(page);
  }
});
