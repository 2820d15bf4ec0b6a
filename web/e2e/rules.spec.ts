import { expect, test } from '@playwright/test';
import { hearing } from './battle.ts';
import { accessible, layDuel, open, openPosition } from './table.ts';

test('a rule id leads to its row in the book, and back to the battle as it was', async ({ page }) => {
  await layDuel(page, ['person', 'idle']);
  await page.getByRole('button', { name: /^Set up/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plot your squadron');
  await open(page, 'Log');
  const chip = page.getByRole('button', { name: /^Rule [A-Z]+-/ }).first();
  const rule = ((await chip.textContent()) ?? '').trim();
  const book = page.getByRole('link', { name: 'In the rulebook' });
  await chip.click();
  await expect(page.locator('.says:popover-open')).toHaveText(new RegExp(`^${rule.replaceAll('.', '[.]')} [A-Z].+[.:] `));
  await book.click();
  await expect(page).toHaveURL(new RegExp(`/rules/fleet-action#${rule}$`));
  const row = page.locator(`[id="${rule}"]`);
  await expect(row).toBeInViewport();
  await expect(row).toBeFocused();
  await page.getByRole('link', { name: 'Back to the battle' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plot your squadron');
});

test('lines that come in move nothing that is read or explained; at its end the log follows them', async ({ page }) => {
  await openPosition(page, 'salvos', ['person', 'idle']);
  await open(page, 'Log');
  const log = page.getByRole('region', { name: 'Log' });
  const lines = log.getByRole('listitem');
  const fromEnd = (): Promise<number> => log.evaluate(list => list.scrollHeight - list.clientHeight - Math.round(list.scrollTop));
  await expect.poll(fromEnd).toBeLessThan(2);
  const committed = async (): Promise<void> => {
    const before = await lines.count();
    await hearing(page);
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => lines.count()).toBeGreaterThan(before);
  };
  await committed();
  await expect.poll(fromEnd).toBeLessThan(2);
  await log.evaluate(list => list.scrollTo(0, 40));
  await committed();
  expect(await log.evaluate(list => list.scrollTop)).toBe(40);
  await log.evaluate(list => list.scrollTo(0, list.scrollHeight));
  await log
    .getByRole('button', { name: /^Rule / })
    .last()
    .click();
  const at = await log.evaluate(list => list.scrollTop);
  await committed();
  expect(await log.evaluate(list => list.scrollTop)).toBe(at);
});

test('two at one screen: a look into the rules passes no screen on, leaving by another way does', { tag: '@desktop' }, async ({
  page,
}) => {
  await layDuel(page, ['person', 'person']);
  await page.getByRole('button', { name: 'I am Narn' }).click();
  await page.getByRole('button', { name: 'Battle menu' }).click();
  await page.getByRole('link', { name: /^Rules/ }).click();
  await page.getByRole('link', { name: 'Back to the battle' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set up your squadrons');
  await page.getByRole('button', { name: 'Battle menu' }).click();
  await page.getByRole('link', { name: /^Rules/ }).click();
  await page.getByRole('link', { name: 'Flagplot, to your battles' }).click();
  await page.getByRole('link', { name: 'Go on' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pass the screen to Narn');
});

test('every book is there, and is searched', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/rules');
  await expect(page.getByRole('status')).toHaveText(/^\d+ rows$/);
  await page.getByRole('link', { name: 'Squadrons', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Squadrons: the rules');
  await page.keyboard.press('/');
  await page.keyboard.type('initiative');
  await expect(page.getByRole('status')).toHaveText(/^\d+ rows have these words$/);
  expect(await page.locator('.rule').count()).toBeLessThan(60);
  await page.getByRole('searchbox').fill('no such words here');
  await expect(page.getByRole('status')).toHaveText('No row has these words.');
  await page.goto('/rules/nothing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No book lies at this address');
});

test('nobody is kept out of the book', async ({ page }) => {
  await page.goto('/rules/squadrons');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Squadrons: the rules');
  await accessible(page);
});
