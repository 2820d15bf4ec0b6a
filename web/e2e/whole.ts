// A whole battle, played to its end in every way there is: by mouse, by the list and keys, by a thumb upright and sideways.
import { expect, type Page, test } from '@playwright/test';
import { complaints, hearing, unbroken } from './battle.ts';
import { atTheBoard, atTheList, board, mouse, type Person, playToTheEnd, thumb } from './person.ts';
import { lay, type Player } from './table.ts';

/** A battle as somebody lays it who comes to the page. */
export interface Whole {
  /** `the duel`. */
  name: string;
  system: string;
  scenario: string;
  /** The words its dice are thrown from. */
  seed: string;
  /** The kinds of ask that must have come up, by their first words. */
  asks: readonly string[];
}

async function layWhole(page: Page, { system, scenario, seed }: Whole, other: Player = 'idle'): Promise<void> {
  await page.goto(`/new?system=${system}&scenario=${scenario}`);
  await expect(page.getByRole('combobox')).not.toHaveCount(0);
  await lay(page, ['person', other], seed);
}

/** Plays to the end: somebody has won, how it came about is told, and nothing went wrong on the way. */
async function endsWell(page: Page, of: Whole, person: Person): Promise<void> {
  const heard = complaints(page);
  const { asked, title } = await playToTheEnd(page, person);
  expect(title).toMatch(/ wins?\b|^Drawn/);
  await expect(page.getByRole('heading', { name: 'Where it turned' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^in all/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Again, sides changed' })).toBeVisible();
  await unbroken(page);
  expect([...asked.keys()]).toEqual(expect.arrayContaining([...of.asks]));
  expect(heard).toEqual([]);
}

/** Milliseconds a battle may take on a machine that has much else to do. */
const LONGEST = 240_000;

/** The tests of one battle, one for each way. */
export function playedWholly(of: Whole, longest = LONGEST): void {
  test.describe.configure({ timeout: longest });
  test(`done: ${of.name} by mouse, laid and played to its end`, { tag: '@desktop' }, async ({ page }) => {
    await layWhole(page, of, 'ordinary');
    await endsWell(page, of, atTheBoard(mouse(page)));
  });

  test(`done: ${of.name} by list and keys, the board hidden, to its end`, { tag: '@desktop' }, async ({ page }) => {
    await layWhole(page, of);
    await hearing(page);
    await page.getByRole('group', { name: 'Show as' }).getByRole('button', { name: /^List/ }).press('Enter');
    await expect(board(page)).toHaveCount(0);
    await endsWell(page, of, atTheList());
    await expect(board(page)).toHaveCount(0);
  });

  for (const [way, viewport] of [
    ['upright', { width: 390, height: 844 }],
    ['sideways', { width: 844, height: 390 }],
  ] as const)
    test(`done: ${of.name} by thumb, ${way}, to its end`, { tag: '@phone' }, async ({ page }) => {
      await page.setViewportSize(viewport);
      await layWhole(page, of);
      await endsWell(page, of, atTheBoard(await thumb(page)));
    });
}
