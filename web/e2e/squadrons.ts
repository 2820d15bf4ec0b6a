import { expect, type Page } from '@playwright/test';
import { complaints, goOn, listening, standing, unbroken } from './battle.ts';

export { complaints, listening, unbroken };

/** How each ask is answered, up to the button that commits. */
export interface Hand {
  setUp(page: Page): Promise<void>;
  move(page: Page, turn: number): Promise<void>;
  jam(page: Page): Promise<void>;
  fire(page: Page): Promise<void>;
  commit(page: Page): Promise<void>;
}

const OVER = /wins|win$|Drawn/;

/** Answers the present ask. @returns its first word; nothing when the battle is over */
async function answered(page: Page, hand: Hand, turn: number): Promise<string | undefined> {
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(/^(Set up|Move|Shall|Which|Choose|.* wins?|Drawn|Pass the screen)/);
  const asked = (await title.textContent()) ?? '';
  if (OVER.test(asked)) return undefined;
  const before = await standing(page);
  if (asked.startsWith('Pass')) await page.getByRole('button', { name: /^I am/ }).click();
  else {
    await listening(page);
    if (asked.startsWith('Set up')) await hand.setUp(page);
    else if (asked.startsWith('Move')) await hand.move(page, turn);
    else if (asked.startsWith('Choose')) await hand.fire(page);
    else await hand.jam(page);
    await hand.commit(page);
  }
  await goOn(page, before);
  return asked.split(' ')[0];
}

/** Plays to the end. @returns which asks came up */
export async function playedOut(page: Page, hand: Hand): Promise<Set<string>> {
  const asks = new Set<string>();
  for (let turn = 0; turn < 200; turn += 1) {
    const ask = await answered(page, hand, turn);
    if (ask === undefined) return asks;
    asks.add(ask);
  }
  throw new Error('the battle does not end');
}
