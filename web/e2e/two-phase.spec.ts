import { expect, type Locator, type Page, test } from '@playwright/test';
import { accessible, accessibleByDay, open, openPosition } from './table.ts';
import { answers, complaints, type Hand, listening, playedOut, propose, unbroken } from './two-phase.ts';

const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const dock = (page: Page): Locator => page.getByRole('complementary');
const targets = (page: Page): Locator => dock(page).getByRole('group', { name: 'Targets', exact: true });
const press = (what: Locator): Promise<void> => what.click();
const tap = (what: Locator): Promise<void> => what.tap();

/** Fires at the first target there is, with what is worth it. */
async function fireAtFirst(page: Page, touch: (what: Locator) => Promise<void>): Promise<void> {
  const first = targets(page).getByRole('button').first();
  if ((await targets(page).getByRole('button').count()) < 2) return;
  await touch(first);
  await expect(first).toHaveAttribute('aria-pressed', 'true');
}

/** Takes away the course that lies there proposed, as the energy was. */
async function drawAnew(page: Page): Promise<void> {
  const proposal = page.getByRole('button', { name: /^Propose a move/ });
  await expect(proposal).toHaveAttribute('aria-pressed', 'true');
  await dock(page)
    .getByRole('button', { name: /^Begin anew/ })
    .click();
}

const mouse: Hand = {
  energy: page => propose(page, press),
  move: async page => {
    await page.locator('[data-handle]:not([aria-disabled="true"])').first().click();
    const on = dock(page).getByRole('button', { name: /^Straight on/ });
    if ((await on.getAttribute('aria-disabled')) === null) await on.click();
    await fireAtFirst(page, press);
  },
  window: page => fireAtFirst(page, press),
  commit: page => answers(page).click(),
};

test('a duel of cruisers by mouse, to its end', { tag: '@desktop' }, async ({ page }) => {
  const heard = complaints(page);
  await openPosition(page, 'cruisers', ['person', 'ordinary']);
  const asks = await playedOut(page, {
    ...mouse,
    move: async page => {
      await drawAnew(page);
      await mouse.move(page);
    },
  });
  expect(asks.filter(asked => asked.startsWith('Share out'))).toHaveLength(2);
  expect(asks.some(asked => asked.startsWith('Move your heavy cruiser'))).toBe(true);
  await expect(title(page)).toHaveText(/wins?|Drawn/);
  await unbroken(page);
  expect(heard).toEqual([]);
});

const keys: Hand = {
  energy: async page => {
    await page.keyboard.press('s');
    await expect(page.getByRole('button', { name: /^Propose/ })).toHaveAttribute('aria-pressed', 'true');
  },
  move: async page => {
    for (const key of ['ArrowUp', 'Shift+ArrowLeft', 'Backspace', 'End', 'Digit1']) await page.keyboard.press(key);
  },
  window: page => page.keyboard.press('Digit1'),
  commit: page => page.keyboard.press('Control+Enter'),
};

test('a duel of cruisers by keys and the list alone, the board never touched', { tag: '@desktop' }, async ({ page }) => {
  const heard = complaints(page);
  await openPosition(page, 'cruisers', ['person', 'idle']);
  await page.keyboard.press('b');
  await expect(page.getByRole('application')).toHaveCount(0);
  const asks = await playedOut(page, keys);
  expect(asks.some(asked => asked.startsWith('Move your'))).toBe(true);
  await unbroken(page);
  expect(heard).toEqual([]);
});

const thumb: Hand = {
  energy: async () => undefined,
  move: async page => {
    await dock(page)
      .getByRole('button', { name: /^Ahead/ })
      .tap();
    await dock(page)
      .getByRole('button', { name: /^Straight on/ })
      .tap();
  },
  window: page => fireAtFirst(page, tap),
  commit: page => answers(page).tap(),
};

test('a duel of cruisers by thumb, upright, to its end', { tag: '@phone' }, async ({ page }) => {
  const heard = complaints(page);
  await openPosition(page, 'cruisers', ['person', 'idle']);
  await playedOut(page, thumb);
  await expect(title(page)).toHaveText(/wins?|Drawn/);
  await unbroken(page);
  expect(heard).toEqual([]);
});

test('frigates of three sides, two people at one screen and a computer, to the end', { tag: '@desktop' }, async ({ page }) => {
  const heard = complaints(page);
  await openPosition(page, 'frigates of three sides', ['person', 'person', 'random']);
  const asks = await playedOut(page, { ...mouse, energy: async () => undefined });
  for (const words of ['Pass the screen to Blue', 'Pass the screen to Red', 'Set up your', 'Move your'])
    expect(asks.some(asked => asked.startsWith(words))).toBe(true);
  await unbroken(page);
  expect(heard).toEqual([]);
});

/** So long, in milliseconds, what lies there by itself may take to be laid. */
const LYING = 700;

/** Presses that a turn at the proposals may take. */
const PRESSES = 12;

/** How often anybody has pressed, by pointer or key, since the page was opened. */
async function counting(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = window as unknown as { presses: number };
    counted.presses = 0;
    const count = (): void => {
      counted.presses += 1;
    };
    for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, count, { capture: true });
  });
  return () => page.evaluate(() => (window as unknown as { presses: number }).presses);
}

test('4 few questions: at the proposals a turn of a duel takes twelve presses at most, of pointer and keys', {
  tag: '@desktop',
}, async ({ page }) => {
  const presses = await counting(page);
  await openPosition(page, 'cruisers', ['person', 'ordinary']);
  const turns: number[] = [];
  /** Pressed once a turn for each kind of ask; from then on it lies there by itself. */
  const proposed = async (): Promise<void> => {
    const best = page.getByRole('button', { name: /^Propose/ });
    await page.waitForTimeout(LYING);
    if ((await best.getAttribute('aria-pressed')) !== 'true') await propose(page, press);
  };
  await playedOut(page, {
    energy: async () => {
      turns.push(await presses());
      await proposed();
    },
    move: proposed,
    window: proposed,
    commit: async page => {
      await answers(page).click();
    },
  });
  expect(turns).toHaveLength(2);
  const ends = [...turns.slice(1), await presses()];
  expect(ends.map((end, i) => end - (turns[i] ?? 0)).filter(turn => turn > PRESSES)).toEqual([]);
});

test('TP-10.2.1 what comes inside is told die by die, in the log and on the board, and boxes are crossed as they are told', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openPosition(page, 'cruisers fought', ['person', 'idle']);
  await open(page, 'Log');
  const volley = page.getByRole('button', { name: /\d inside.* lost/ }).first();
  await volley.click();
  const line = page.locator('li.opened', { has: volley }).first();
  await expect(line.getByRole('button', { name: /^\d \+ \d: [a-z ]+/ }).first()).toBeVisible();
  await line.getByRole('button', { name: 'Show', exact: true }).first().click();
  const card = page.locator('.cards .card').first();
  await expect(card.locator('.falls li').first()).toHaveText(/^\d+ ?\d*[a-z]/);
  await expect(card.locator('.track path.now').first()).toBeVisible();
});

test('a step that is refused says why, a far hex is gone to, and a reload finds the course', { tag: '@desktop' }, async ({
  page,
}) => {
  await openPosition(page, 'a cruiser to move', ['person', 'idle']);
  await listening(page);
  for (const key of ['ArrowUp', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
  await expect(page.getByText(/A turn needs \d hexes before it, and 1 are made\./).first()).toBeVisible();
  await expect(answers(page)).toHaveText('Move ahead, 1 more to come');
  await page.reload();
  await expect(answers(page)).toHaveText('Move ahead, 1 more to come');
  await listening(page);
  await page.keyboard.press('Delete');
  await expect(answers(page)).toHaveText('Move ahead');
});

test('nobody is kept out of any ask of Two-Phase', async ({ page }) => {
  for (const position of ['a cruiser to move', 'a cruiser at impulse zero', 'frigates of three sides'] as const) {
    await openPosition(page, position, ['person', 'idle', 'idle']);
    await listening(page);
    if (position === 'a cruiser at impulse zero') {
      await page.keyboard.press('Digit1');
      await expect(page.getByText(/exact|sampled/).first()).toBeVisible();
    }
    await accessible(page);
    await page.keyboard.press('b');
    await accessibleByDay(page);
    await page.keyboard.press('b');
  }
  await open(page, 'Fleets');
  await accessible(page);
});
