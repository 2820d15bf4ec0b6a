import { expect, type Locator, type Page } from '@playwright/test';

/** The panel of the present ask is there and listens to keys, and the ask has been there long enough to hear its answer. */
export async function listening(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'As a form', includeHidden: true })).toBeAttached();
  await hearing(page);
}

/** What comes soon, and is waited for often, is looked for every so many milliseconds: left to themselves, looks are half a second apart. */
const SOON = { intervals: [50] };

/** The present ask has been there long enough to hear its answer. */
export async function hearing(page: Page, answer: Locator = page.locator('.asked .commit .btn.main')): Promise<void> {
  await expect.poll(() => answer.getAttribute('aria-disabled'), SOON).not.toBe('true');
}

/** Where the battle stands, as the page says it: turn, phase and ask. Two moments are never alike. */
export async function standing(page: Page): Promise<string> {
  const parts = await page.locator('.top, .cover, .ask h1, .ask .when').allInnerTexts();
  return parts.join(' | ');
}

/** Waits until the battle no longer stands as it did. */
export async function goOn(page: Page, before: string): Promise<void> {
  await expect.poll(() => standing(page), SOON).not.toBe(before);
}

/** How each ask is answered, up to the button that commits. */
export interface Hand {
  setUp?(page: Page): Promise<void>;
  plot(page: Page, turn: number): Promise<void>;
  fire(page: Page): Promise<void>;
  place(page: Page): Promise<void>;
  name?(page: Page): Promise<void>;
  commit(page: Page): Promise<void>;
}

/** Answers the present ask. False when the battle is over. */
async function answered(page: Page, hand: Hand, turn: number): Promise<boolean> {
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(/^(Set up|Plot|Choose|Place|Name|.* wins|Drawn|Pass the screen)/);
  const asked = (await title.textContent()) ?? '';
  if (/wins|Drawn/.test(asked)) return false;
  if (!asked.startsWith('Pass')) await listening(page);
  const before = await standing(page);
  // What came over a slow line meanwhile is looked at anew.
  if ((await title.textContent()) !== asked) return true;
  if (asked.startsWith('Set up')) await hand.setUp?.(page);
  else if (asked.startsWith('Plot')) await hand.plot(page, turn);
  else if (asked.startsWith('Choose')) await hand.fire(page);
  else if (asked.startsWith('Place')) await hand.place(page);
  else if (asked.startsWith('Name')) await hand.name?.(page);
  await hand.commit(page);
  await goOn(page, before);
  return true;
}

/** Plays to the end; returns how often each ask was answered. */
export async function playedOut(page: Page, hand: Hand): Promise<void> {
  for (let turn = 0; turn < 400; turn += 1) if (!(await answered(page, hand, turn))) return;
  throw new Error('the battle does not end');
}

/** Plays to the end; gives the first words of all that was asked, `Stray` for the fire of ships out of command. */
export async function askedThrough(page: Page, hand: Hand): Promise<Set<string>> {
  const asked = new Set<string>();
  const title = page.getByRole('heading', { level: 1 });
  for (let turn = 0; turn < 200; turn += 1) {
    await expect(title).toHaveText(/^(Set up|Plot|Choose|Place|Name|.* wins|Drawn|Pass the screen)/);
    const words = (await title.textContent()) ?? '';
    const first = words.includes('out of command') ? 'Stray' : (words.split(' ')[0] ?? '');
    if (!(await answered(page, hand, turn))) return asked;
    if (first !== 'Pass') asked.add(first);
  }
  throw new Error('the battle does not end');
}

/** Nothing on our side went wrong meanwhile. */
export async function unbroken(page: Page): Promise<void> {
  await expect(page.getByText('Something on our side went wrong')).toHaveCount(0);
}

/** What the browser itself complains of; to be empty at the end. */
export function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('pageerror', error => heard.push(error.message));
  page.on('console', message => {
    if (message.type() === 'error' || message.text().includes('svelte')) heard.push(message.text());
  });
  return heard;
}
