import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import type { PositionName } from './positions.ts';
import { POSITIONS } from './prepare.ts';

export type Player = 'person' | 'ordinary' | 'cadet' | 'random' | 'idle';

/** A battle as its file has it, as far as it is looked into here. */
interface Saved {
  system: string;
  scenario: { title: string; sides: readonly { id: string }[] };
}

/** The record of a duel that is over. */
export const DUEL: string = join(import.meta.dirname, '../../cases/duel.battle.json');

/** Lays the duel on the table, as somebody does who comes to the page: who plays Narn, who plays Earth. */
export async function layDuel(page: Page, players: readonly [Player, Player], seed?: string): Promise<void> {
  await page.goto('/new');
  await expect(page.getByRole('combobox')).toHaveCount(2);
  await lay(page, players, seed);
}

/** Seats the players at the scenario that is chosen, and begins. */
export async function lay(page: Page, players: readonly Player[], seed = 'a browser test'): Promise<void> {
  for (const [i, player] of players.entries()) await page.getByRole('combobox').nth(i).selectOption(player);
  await page.getByText(/^More:/).click();
  await page.getByLabel('From these words').fill(seed);
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await page.waitForURL(/\/b\//);
}

/** Opens a battle as it stands in a position. */
export async function openPosition(page: Page, name: PositionName, players: readonly Player[]): Promise<void> {
  await openSaved(page, { path: join(POSITIONS, `${name}.json`), id: name.replaceAll(' ', '-') }, players);
}

/** Opens the duel once both sides have set up, one of them an idle computer's. */
export async function openDuel(page: Page): Promise<void> {
  await openPosition(page, 'a duel', ['person', 'idle']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plot your squadron');
}

/** Opens a duel that is over. */
export async function openRecord(page: Page): Promise<void> {
  await openSaved(page, { path: DUEL, id: 'over' }, ['person', 'idle']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/wins|Drawn/);
}

/** Puts a battle on the device where the page keeps its own, and opens it. */
async function openSaved(page: Page, { path, id }: { path: string; id: string }, players: readonly Player[]): Promise<void> {
  const saved = JSON.parse(readFileSync(path, 'utf8')) as Saved;
  const sides = saved.scenario.sides.map(({ id }) => id);
  const seats = sides.map((side, i) =>
    players[i] === 'person' ? { side, by: 'person' } : { side, by: 'computer', bot: players[i] },
  );
  const { title } = saved.scenario;
  const summary = { title, system: saved.system, when: 'Turn 1', says: 'Laid', over: false, sides };
  const kept = JSON.stringify({ id, at: 0, seats, saved, drafts: [], summary });
  // It is put there before every load: a battle that goes on is left as it is.
  await page.addInitScript(
    ([key, battle]) => {
      if (location.origin !== 'null') localStorage[key] ??= battle;
    },
    [`flagplot.battle.${id}`, kept] as const,
  );
  await page.goto(`/b/${id}`);
  await page.locator('.battle, .cover, .broken').waitFor();
}

/** Whoever is asked to sits down. */
export async function sitDown(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Pass the screen to ${name}`);
  await page.getByRole('button', { name: `I am ${name}` }).click();
}

/** A view of the battle by its name in the dock, or in the bar of a phone. */
export async function open(page: Page, view: 'Orders' | 'Fleets' | 'Log' | 'List' | 'Time'): Promise<void> {
  const tab = page.getByRole('tab', { name: new RegExp(`^${view}`) });
  const bar = page.getByRole('navigation', { name: 'Views' });
  if (await bar.isVisible()) await bar.getByRole('button', { name: view }).click();
  else if (view === 'List') await page.getByRole('button', { name: /^List/ }).click();
  else await tab.click();
}

/** What only the colours of a page decide. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Nothing that keeps anybody out, by the rules a machine can check: all of them by day, those of colour by night as well. */
export async function accessible(page: Page): Promise<void> {
  await accessibleByDay(page);
  await accessibleByNight(page);
}

/** By night, as far as that differs: by its colours. */
export async function accessibleByNight(page: Page): Promise<void> {
  expect(await inTheDark(page, () => faultsOf(page, COLOURS))).toEqual([]);
}

/** By day alone: for what is drawn in the same inks as something that is looked at by night. */
export async function accessibleByDay(page: Page): Promise<void> {
  expect(await faultsOf(page)).toEqual([]);
}

async function inTheDark<T>(page: Page, look: () => Promise<T>): Promise<T> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const seen = await look();
  await page.emulateMedia({ colorScheme: 'light' });
  return seen;
}

/** What turns to another colour, or comes up, has done so: half-way nothing stands out. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const turning = document.getAnimations().filter(one => one instanceof CSSTransition);
    await Promise.allSettled(turning.map(one => one.finished));
  });
}

async function faultsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  await settle(page);
  // It is half a megabyte of script, so a document that has it already is not given it again.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // What holds is not written down, and no style sheet is fetched again: that is most of the time it takes.
  const options: axe.RunOptions = { resultTypes: ['violations'], preload: false, ...(rules && { runOnly: [...rules] }) };
  const violations = await page.evaluate(async options => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    return (await run(document, options)).violations;
  }, options);
  return violations.map(one => `${one.id}: ${one.nodes.map(node => node.target.join(' ')).join(', ')}`);
}
