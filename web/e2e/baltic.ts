import { expect, type Locator, type Page } from '@playwright/test';
import { goOn, listening, standing } from './battle.ts';

/** What is done before the button is pressed that answers, by what is asked; all else is answered as it stands. */
export interface Hand {
  telegraph?(page: Page): Promise<void>;
  sail?(page: Page): Promise<void>;
  fire?(page: Page): Promise<void>;
  fly?(page: Page): Promise<void>;
  commit(page: Page): Promise<void>;
}

const OVER = /wins?\b|^Drawn/;
const ASKS: readonly (readonly [RegExp, 'telegraph' | 'sail' | 'fire' | 'fly'])[] = [
  [/^Ring/, 'telegraph'],
  [/^Play a card|^Order /, 'sail'],
  [/^Fire of/, 'fire'],
  [/^Fly a group|^Bring on/, 'fly'],
];

export const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });
export const dock = (page: Page): Locator => page.getByRole('complementary');
export const answers = (page: Page): Locator => page.locator('.asked .commit .btn.main');

/** Answers the present ask. @returns what was asked; nothing when the battle is over */
export async function answered(page: Page, hand: Hand): Promise<string | undefined> {
  await expect(title(page)).toHaveText(/^(?!Waiting)./);
  const asked = (await title(page).textContent()) ?? '';
  if (OVER.test(asked)) return undefined;
  const before = await standing(page);
  await listening(page);
  const how = ASKS.find(([words]) => words.test(asked))?.[1];
  if (how) await hand[how]?.(page);
  await listening(page);
  await hand.commit(page);
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

/** The end is a story: who has won, where it turned, what each side has. */
export async function endsAsStory(page: Page): Promise<void> {
  await expect(title(page)).toHaveText(OVER);
  await expect(page.getByRole('heading', { name: 'Where it turned' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^in all/ })).toBeVisible();
}
