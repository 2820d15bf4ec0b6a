import { expect, type Locator, type Page, test } from '@playwright/test';
import { answered, answers, dock, endsAsStory, type Hand, playedOut, title } from './baltic.ts';
import { complaints, listening, unbroken } from './battle.ts';
import { accessible, accessibleByDay, openPosition } from './table.ts';
import { drawFinger } from './thumb.ts';

// Whole turns by hand, of some fifty touches each: one that is lost now and then on a busy machine is forgiven twice.
test.describe.configure({ retries: 2 });

const bow = (page: Page): Locator => page.locator('[data-handle="bow"]');
const targets = (page: Page): Locator => dock(page).getByRole('group', { name: 'Targets', exact: true });

/** The middle of something on the screen. */
async function middleOf(what: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await what.boundingBox();
  if (!box) throw new Error('it is not to be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width, height: box.height };
}

/** Fires at the first target there is, with all that bears. */
async function fireAtFirst(page: Page, touch: (what: Locator) => Promise<void>): Promise<void> {
  const first = targets(page).getByRole('button').first();
  if ((await targets(page).getByRole('button').count()) < 2) return;
  await touch(first);
  await expect(first).toHaveAttribute('aria-pressed', 'true');
}

/** Draws the bow aside by mouse, where there is one: the course turns, and says so. */
async function drawBow(page: Page): Promise<void> {
  if ((await bow(page).count()) === 0) return;
  const { x, y } = await middleOf(bow(page));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 14, y - 14, { steps: 4 });
  await page.mouse.up();
}

const mouse: Hand = {
  sail: drawBow,
  fire: page => fireAtFirst(page, what => what.click()),
  commit: page => answers(page).click(),
};

test('the Gotland Incident by mouse, the bow drawn, to its end as a story', { tag: '@desktop' }, async ({ page }) => {
  const heard = complaints(page);
  await openPosition(page, 'the last turn off gotland', ['person', 'ordinary']);
  const asks = await playedOut(page, mouse);
  for (const words of ['Ring the telegraphs', 'Stack your', 'Play a card', 'Fire of'])
    expect(
      asks.some(asked => asked.startsWith(words)),
      words,
    ).toBe(true);
  await endsAsStory(page);
  await unbroken(page);
  expect(heard).toEqual([]);
});

const keys: Hand = {
  telegraph: page => page.keyboard.press('PageUp'),
  sail: async page => {
    for (const key of ['ArrowUp', 'ArrowLeft', 'Shift+ArrowUp']) await page.keyboard.press(key);
  },
  fire: page => page.keyboard.press('Digit1'),
  commit: page => page.keyboard.press('Control+Enter'),
};

test('the Gotland Incident by keys and the list alone, the board hidden, to its end', { tag: '@desktop' }, async ({ page }) => {
  const heard = complaints(page);
  await openPosition(page, 'the last turn off gotland', ['person', 'ordinary']);
  await listening(page);
  await page.keyboard.press('b');
  await expect(page.getByRole('application')).toHaveCount(0);
  await playedOut(page, keys);
  await expect(page.getByRole('application')).toHaveCount(0);
  await endsAsStory(page);
  await unbroken(page);
  expect(heard).toEqual([]);
});

/** As wide and high as a thumb, in pixels. */
const THUMB = 44;

test('the Gotland Incident by thumb, upright, a handle as wide as the thumb, to its end', { tag: '@phone' }, async ({ page }) => {
  const heard = complaints(page);
  await openPosition(page, 'the last turn off gotland', ['person', 'ordinary']);
  let drawn = 0;
  await playedOut(page, {
    sail: async page => {
      if ((await bow(page).count()) === 0) return;
      const { x, y, width, height } = await middleOf(bow(page));
      expect(Math.round(Math.min(width, height))).toBeGreaterThanOrEqual(THUMB);
      await drawFinger(page, [
        { x, y },
        { x: x + 6, y: y - 6 },
        { x: x + 12, y: y - 10 },
      ]);
      drawn += 1;
    },
    fire: page => fireAtFirst(page, what => what.tap()),
    commit: page => answers(page).tap(),
  });
  expect(drawn).toBeGreaterThan(0);
  await endsAsStory(page);
  await unbroken(page);
  expect(heard).toEqual([]);
});

test('a course is drawn by the bow, turns as the template lets it, and its rows have exact numbers', { tag: '@desktop' }, async ({
  page,
}) => {
  await openPosition(page, 'a card off gotland', ['person', 'idle']);
  await listening(page);
  const rows = dock(page).getByRole('region', { name: 'The course in hand' });
  await drawBow(page);
  await expect(rows.getByLabel('Piece 1: side')).not.toHaveValue('0');
  const length = rows.getByLabel('Piece 1: length in inches');
  await length.fill('4.25');
  await length.press('Enter');
  await expect(rows.getByText(/ends at \([\d.]+, [\d.]+\), heading/)).toBeVisible();
  await rows.getByRole('button', { name: 'What lies on this course' }).click();
  await expect(rows.getByRole('status').first()).toBeVisible();
  await expect(answers(page)).toHaveText(/^Sail .* 4\.25 inches$/);
  await accessible(page);
});

test('fire shows row, column, shifts, multiplier, dice and odds, and the charts mark its cell', { tag: '@desktop' }, async ({
  page,
}) => {
  await openPosition(page, 'guns off gotland', ['person', 'idle']);
  await listening(page);
  await page.keyboard.press('Digit1');
  await expect(answers(page)).toHaveText(/^Fire \d+ (die|dice)$/);
  const reading = dock(page).getByRole('region', { name: /^Why \d+ dice$/ });
  for (const words of ['firepower', 'range', 'read in column', /^size /])
    await expect(reading.getByText(words).first()).toBeVisible();
  await expect(dock(page).getByText(/sight \d+ of 289/)).toBeVisible();
  await expect(page.getByText(/(exact|1e-\d+|sampled), \d+ ms/)).toBeVisible();
  await accessibleByDay(page);
  await page.getByRole('tab', { name: 'Charts' }).click();
  await expect(dock(page).locator('.force').first()).toBeVisible();
});

/** Presses that an activation at the proposals may take: its course, its fire. */
const PRESSES = 4;

test('4 few questions: at the proposals an activation takes four presses at most', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => {
    const counted = window as unknown as { presses: number };
    counted.presses = 0;
    for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, () => (counted.presses += 1), { capture: true });
  });
  const presses = (): Promise<number> => page.evaluate(() => (window as unknown as { presses: number }).presses);
  await openPosition(page, 'a card off gotland', ['person', 'idle']);
  const proposed = async (): Promise<void> => {
    const best = page.getByRole('button', { name: /^(Propose|Best fire)/ });
    // What was taken once in a turn lies there by itself for all that follows.
    if (taken) await expect(best).toHaveAttribute('aria-pressed', 'true');
    else await best.click();
    await expect(best).toHaveAttribute('aria-pressed', 'true');
    taken = true;
  };
  let taken = false;
  const hand: Hand = { sail: proposed, fire: proposed, commit: page => answers(page).click() };
  const counts: number[] = [];
  for (let n = 0, from = await presses(); n < 8; n += 1) {
    const asked = await answered(page, hand);
    const next = (await title(page).textContent()) ?? '';
    if (asked === undefined || !/^(Play|Order|Fire)/.test(asked)) break;
    if (next.startsWith('Fire')) continue;
    counts.push((await presses()) - from);
    from = await presses();
  }
  expect(counts.length).toBeGreaterThan(1);
  expect(Math.max(...counts)).toBeLessThanOrEqual(PRESSES);
});
