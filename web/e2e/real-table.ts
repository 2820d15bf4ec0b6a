import { expect, type Locator, type Page } from '@playwright/test';
import { hearing } from './battle.ts';
import { keptOn } from './device.ts';

/** Lays the first scenario of Squadrons, or another, for an umpire, its dice thrown on a table of one's own. */
export async function layRealTable(page: Page, battle = 'system=squadrons&scenario=first-lesson'): Promise<void> {
  await page.goto(`/new?${battle}`);
  await expect(page.getByRole('combobox')).toHaveCount(2);
  await page.getByRole('combobox').nth(1).selectOption('person');
  await page.getByText(/^More:/).click();
  await page.getByRole('radio', { name: /^Typed in/ }).check();
  await page.getByRole('checkbox', { name: /^An umpire sits/ }).check();
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await page.waitForURL(/\/b\//);
}

export const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });
export const tab = (page: Page, name: RegExp | string): Promise<void> => page.getByRole('tab', { name }).click();

/** Dice of the test: the same every time. */
export function dice(seed: number): (sides: number) => number {
  let state = seed;
  return sides => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return 1 + (Math.floor(state / 65536) % sides);
  };
}

/** What stands at the head of the dock, once it is asked. */
async function asked(page: Page): Promise<string> {
  await expect(title(page)).toHaveText(/^(Set up|Move|Shall|Which|Choose|Throw|Bid|Ring|Stack|Play|Fire|.* wins?|Drawn)/);
  return (await title(page).textContent()) ?? '';
}

/** Types what is thrown, or presses what commits: once. */
async function goOn(page: Page, roll: (sides: number) => number): Promise<void> {
  const [, sides] = /^Throw (?:again )?\d+ d(\d+)/.exec(await asked(page)) ?? [];
  await hearing(page);
  if (sides === undefined) {
    await page.locator('.commit .btn.main').click();
    return;
  }
  for (const field of await page.getByRole('group', { name: 'What fell' }).getByRole('textbox').all())
    await field.fill(String(roll(Number(sides))));
  await page.getByRole('button', { name: 'Enter the dice' }).click();
}

/** How many entries the battle on the table has, as it is kept. */
async function entriesOf(page: Page): Promise<number> {
  const battles = await keptOn(page, 'battles');
  const found = battles.find(({ id }) => page.url().endsWith(id));
  return ((found?.journal ?? []) as readonly unknown[]).length;
}

/** Plays on until something is asked. */
export async function until(page: Page, heading: RegExp, roll: (sides: number) => number): Promise<void> {
  for (let n = 0; n < 300; n += 1) {
    if (heading.test(await asked(page))) return;
    const before = await entriesOf(page);
    await goOn(page, roll);
    await expect.poll(() => entriesOf(page)).toBeGreaterThan(before);
  }
  throw new Error(`${heading} never comes`);
}
