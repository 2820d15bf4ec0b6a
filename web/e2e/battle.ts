import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Player } from './table.ts';

interface File {
  path: string;
  title: RegExp;
}

/** A battle of two turns, in reach from the first pulse: every ask comes up in it. */
const SKIRMISH: File = { path: join(import.meta.dirname, 'skirmish.json'), title: /A skirmish/ };
/** A battle of three turns with two squadrons a side, in which commanders are lost. */
const FLEETS: File = { path: join(import.meta.dirname, 'fleets.json'), title: /Two squadrons a side/ };

/** Lays the skirmish on the table. */
export async function laySkirmish(page: Page, players: readonly [Player, Player], seed = 'a skirmish'): Promise<void> {
  await layFile(page, SKIRMISH, players, seed);
}

/** Lays the battle of two squadrons a side on the table. */
export async function layFleets(page: Page, players: readonly [Player, Player], seed: string): Promise<void> {
  await layFile(page, FLEETS, players, seed);
}

async function layFile(page: Page, file: File, players: readonly [Player, Player], seed: string): Promise<void> {
  await page.goto('/new');
  await expect(page.getByRole('combobox')).toHaveCount(2);
  await page.getByLabel('From a file').setInputFiles(file.path);
  await expect(page.getByRole('radio', { name: file.title })).toBeChecked();
  await laid(page, players, seed);
}

/** Lays a scenario of the shelf on the table. */
export async function layShipped(page: Page, title: RegExp, players: readonly [Player, Player], seed: string): Promise<void> {
  await page.goto('/new');
  await expect(page.getByRole('combobox')).toHaveCount(2);
  await page.getByRole('radio', { name: title }).check();
  await laid(page, players, seed);
}

async function laid(page: Page, players: readonly [Player, Player], seed: string): Promise<void> {
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
  name?(page: Page): Promise<void>;
  commit(page: Page): Promise<void>;
}

/** Answers the present ask. False when the battle is over. */
export async function answered(page: Page, hand: Hand, turn: number): Promise<boolean> {
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(/^(Set up|Plot|Choose|Place|Name|.* wins|Drawn|Pass the screen)/);
  const asked = (await title.textContent()) ?? '';
  if (/wins|Drawn/.test(asked)) return false;
  if (!asked.startsWith('Pass')) await listening(page);
  const before = await standing(page);
  if (asked.startsWith('Set up')) await hand.setUp?.(page);
  else if (asked.startsWith('Plot')) await hand.plot(page, turn);
  else if (asked.startsWith('Choose')) await hand.fire(page);
  else if (asked.startsWith('Place')) await hand.place(page);
  else if (asked.startsWith('Name')) await hand.name?.(page);
  await hand.commit(page);
  await expect.poll(() => standing(page)).not.toBe(before);
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
