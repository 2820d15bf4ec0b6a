import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export type Player = 'person' | 'ordinary' | 'random' | 'idle';

/** Lays the duel on the table: who plays Narn, who plays Earth, and the words the dice begin with. */
export async function layDuel(page: Page, players: readonly [Player, Player], seed = 'a browser test'): Promise<void> {
  await page.goto('/new');
  await expect(page.getByRole('combobox')).toHaveCount(2);
  for (const [i, player] of players.entries()) await page.getByRole('combobox').nth(i).selectOption(player);
  await page.getByLabel('Thrown here').fill(seed);
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await page.waitForURL(/\/b\//);
}

/** Whoever is asked to sits down. */
export async function sitDown(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Pass the screen to ${name}`);
  await page.getByRole('button', { name: `I am ${name}` }).click();
}

/** A view of the battle by its name in the dock, or in the bar of a phone. */
export async function open(page: Page, view: 'Orders' | 'Fleets' | 'Log' | 'List'): Promise<void> {
  const tab = page.getByRole('tab', { name: new RegExp(`^${view}`) });
  const bar = page.getByRole('navigation', { name: 'Views' });
  if (await bar.isVisible()) await bar.getByRole('button', { name: view }).click();
  else if (view === 'List') await page.getByRole('button', { name: /^List/ }).click();
  else await tab.click();
}

/** Nothing that keeps anybody out, by the rules a machine can check. */
export async function accessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(one => `${one.id}: ${one.nodes.map(node => node.target.join(' ')).join(', ')}`)).toEqual([]);
}
