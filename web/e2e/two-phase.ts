import { expect, type Locator, type Page } from '@playwright/test';
import { complaints, goOn, listening, standing, unbroken } from './battle.ts';

export { complaints, listening, unbroken };

/** What is done before the button is pressed that answers, by what is asked; all else is answered as it stands. */
export interface Hand {
  energy(page: Page): Promise<void>;
  move(page: Page): Promise<void>;
  /** A window in which something may be fired. */
  window(page: Page): Promise<void>;
  commit(page: Page): Promise<void>;
}

const OVER = /wins|win$|Drawn/;
const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** The kinds of asks, by their words. */
const ASKS: readonly (readonly [RegExp, 'energy' | 'move' | 'window'])[] = [
  [/^Share out/, 'energy'],
  [/^Move your/, 'move'],
  [/answer with|^Impulse zero|in reach of|in this very hex/, 'window'],
];

/** The button that answers, whatever it says. */
export const answers = (page: Page): Locator => page.locator('.asked .commit .btn.main');

/** Answers the present ask. @returns what was asked; nothing when the battle is over */
async function answered(page: Page, hand: Hand): Promise<string | undefined> {
  await expect(title(page)).toHaveText(/^(?!Waiting)./);
  const asked = (await title(page).textContent()) ?? '';
  if (OVER.test(asked)) return undefined;
  const before = await standing(page);
  if (asked.startsWith('Pass the screen')) await page.getByRole('button', { name: /^I am/ }).click();
  else {
    await listening(page);
    const how = ASKS.find(([words]) => words.test(asked))?.[1];
    if (how) await hand[how](page);
    await hand.commit(page);
  }
  await goOn(page, before);
  return asked;
}

/** Plays to the end. @returns all that was asked, in its order */
export async function playedOut(page: Page, hand: Hand): Promise<string[]> {
  const asks: string[] = [];
  for (let n = 0; n < 300; n += 1) {
    const asked = await answered(page, hand);
    if (asked === undefined) return asks;
    asks.push(asked);
  }
  throw new Error('the battle does not end');
}

/** Has an order proposed, and waits until it lies there. */
export async function propose(page: Page, press: (what: Locator) => Promise<void>): Promise<void> {
  const button = page.getByRole('button', { name: /^Propose/ });
  await press(button);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
}
