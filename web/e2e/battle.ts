import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Player } from './table.ts';

/** A battle of two turns, in reach from the first pulse: every ask comes up in it. */
const SKIRMISH = join(import.meta.dirname, 'skirmish.json');

/** Lays the skirmish on the table. */
export async function laySkirmish(page: Page, players: readonly [Player, Player], seed = 'a skirmish'): Promise<void> {
  await page.goto('/new');
  await expect(page.getByRole('combobox')).toHaveCount(2);
  await page.getByLabel('From a file').setInputFiles(SKIRMISH);
  await expect(page.getByRole('radio', { name: /A skirmish/ })).toBeChecked();
  for (const [i, player] of players.entries()) await page.getByRole('combobox').nth(i).selectOption(player);
  await page.getByLabel('Thrown here').fill(seed);
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await page.waitForURL(/\/b\//);
}

/** The panel of the present ask is there and listens to keys. */
export async function listening(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'As a form', includeHidden: true })).toBeAttached();
}

/** Where the battle stands, as the page says it: turn, phase and ask. Two moments are never alike. */
export async function standing(page: Page): Promise<string> {
  const parts = await page.locator('.top, .cover, .ask h1, .ask .when').allInnerTexts();
  return parts.join(' | ');
}

/** How each ask is answered, up to the button that commits. */
export interface Hand {
  setUp?(page: Page): Promise<void>;
  plot(page: Page, turn: number): Promise<void>;
  fire(page: Page): Promise<void>;
  place(page: Page): Promise<void>;
  commit(page: Page): Promise<void>;
}

/** Answers the present ask. False when the battle is over. */
export async function answered(page: Page, hand: Hand, turn: number): Promise<boolean> {
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(/^(Set up|Plot|Choose|Place|.* wins|Drawn|Pass the screen)/);
  const asked = (await title.textContent()) ?? '';
  if (/wins|Drawn/.test(asked)) return false;
  if (!asked.startsWith('Pass')) await listening(page);
  const before = await standing(page);
  if (asked.startsWith('Set up')) await hand.setUp?.(page);
  else if (asked.startsWith('Plot')) await hand.plot(page, turn);
  else if (asked.startsWith('Choose')) await hand.fire(page);
  else if (asked.startsWith('Place')) await hand.place(page);
  await hand.commit(page);
  await expect.poll(() => standing(page)).not.toBe(before);
  return true;
}

/** Plays to the end; returns how often each ask was answered. */
export async function playedOut(page: Page, hand: Hand): Promise<void> {
  for (let turn = 0; turn < 400; turn += 1) if (!(await answered(page, hand, turn))) return;
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
