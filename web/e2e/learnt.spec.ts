import { expect, type Page, test } from '@playwright/test';
import { complaints, listening } from './battle.ts';
import { wonAtProposals } from './first-battle.ts';
import { accessibleByDay } from './table.ts';

/** What leads through a lesson. */
const led = (page: Page) => page.getByRole('region', { name: 'Lesson' });

/**
 * Plays a lesson to its end by its ways alone: at each ask the one that `pick` wants, else the first; then the button. Where it offers
 * none, what stands is given. Gives how many asks of each kind were chosen from more than one way.
 */
async function learnt(page: Page, pick: RegExp | undefined): Promise<Record<string, number>> {
  const chosen: Record<string, number> = {};
  const commit = page.locator('.asked .commit .btn.main');
  const title = page.getByRole('heading', { level: 1 });
  for (let asks = 0; asks < 40; asks += 1) {
    await expect(title).toHaveText(/^(?!Waiting|Laying)./);
    const asked = (await title.textContent()) ?? '';
    if (/win|won|Drawn/.test(asked)) return chosen;
    await expect(led(page).locator('.now')).not.toBeEmpty();
    const ways = led(page).getByRole('listitem').getByRole('button');
    const names = await ways.allTextContents();
    if (names.length > 1) chosen[asked.split(' ')[0] ?? ''] = (chosen[asked.split(' ')[0] ?? ''] ?? 0) + 1;
    const at = Math.max(0, pick ? names.findIndex(name => pick.test(name)) : 0);
    if (names.length > 0) {
      await ways.nth(at).click();
      await expect(ways.nth(at)).toHaveAttribute('aria-pressed', 'true');
    }
    await expect(commit).not.toHaveAttribute('aria-disabled', 'true');
    const before = await page.locator('.asked .ask, .lesson').allTextContents();
    await commit.click();
    await expect.poll(() => page.locator('.asked .ask, .lesson').allTextContents()).not.toEqual(before);
  }
  throw new Error('the lesson does not end');
}

/** From home's first button, without a set-up, into the lesson; into a later one by its name. */
async function begin(page: Page, { title, later }: { title: string; later?: string }): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: later ? `Lesson: ${later}` : `Learn ${title}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Plot|Move|Share)/);
  await expect(led(page)).toBeVisible();
}

interface Lesson {
  system: string;
  title: string;
  later?: string;
  asks: readonly string[];
  wins: RegExp;
  held: RegExp;
  /** What is said at the end to whoever held all back. */
  why?: RegExp;
  /** Which of the players a cadet is proposed for after it. */
  cadet: number;
  at: string;
}

const LESSONS: readonly Lesson[] = [
  {
    system: 'fleet-action',
    title: 'Fleet Action',
    asks: ['Plot', 'Choose'],
    wins: /^Narn/,
    held: /^Earth/,
    cadet: 0,
    at: '@desktop',
  },
  {
    system: 'fleet-action',
    title: 'Fleet Action',
    later: 'carriers',
    asks: ['Plot', 'Choose', 'Launch', 'Move', 'Attack'],
    wins: /^Earth/,
    held: /^(Centauri|Drawn)/,
    why: /Your fighters went in 0 times/,
    cadet: 0,
    at: '@phone',
  },
  {
    system: 'squadrons',
    title: 'Squadrons',
    asks: ['Move', 'Choose'],
    wins: /^Alliance/,
    held: /^Imperial/,
    cadet: 1,
    at: '@phone',
  },
  {
    system: 'two-phase',
    title: 'Two-Phase',
    asks: ['Share', 'Move'],
    wins: /^Blue/,
    held: /^Drawn/,
    cadet: 1,
    at: '@desktop',
  },
];

const calledOf = ({ system, later }: Lesson): string => (later ? `${system}/${later}` : system);

for (const lesson of LESSONS) {
  const { asks, at } = lesson;
  const called = calledOf(lesson);
  test(`learnt: lesson: ${called}: one is seated at once, nothing else is seen before, and a reload goes on with what was done ${at}`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, { seen });
      new MutationObserver(() => {
        for (const one of document.querySelectorAll('#page h1')) seen.add(one.textContent ?? '');
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    await page.goto(`/learn/${called}`);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(new RegExp(`^${asks[0]}`));
    await expect(led(page).locator('.now')).not.toBeEmpty();
    const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
    expect(seen.filter(one => one !== 'Laying the table')).toEqual([await title.textContent()]);
    const way = led(page).getByRole('listitem').getByRole('button').first();
    await way.click();
    await expect(way).toHaveAttribute('aria-pressed', 'true');
    // What was drawn lies there again after a reload, and what was given is not asked again.
    await page.reload();
    await expect(way).toHaveAttribute('aria-pressed', 'true');
    const before = await page.locator('.lesson').textContent();
    await listening(page);
    await page.locator('.asked .commit .btn.main').click();
    await expect.poll(() => page.locator('.lesson').textContent()).not.toBe(before);
    await expect(led(page).locator('.now')).not.toBeEmpty();
    const now = [await title.textContent(), await led(page).locator('.now').textContent()];
    await page.reload();
    await expect(title).toHaveText(now[0] ?? '');
    await expect(led(page).locator('.now')).toHaveText(now[1] ?? '');
    await expect(page).toHaveURL(new RegExp(`/learn/${called}$`));
  });
}

for (const lesson of LESSONS) {
  const { asks, wins, held, why = /You (threw|fired)/, cadet, at } = lesson;
  const called = calledOf(lesson);
  test(`learnt: lesson: ${called} is won by the ways it offers first, and leads on to a cadet @desktop`, async ({ page }) => {
    const heard = complaints(page);
    await begin(page, lesson);
    const chosen = await learnt(page, undefined);
    for (const ask of asks.slice(0, 2)) expect(chosen[ask], ask).toBeGreaterThanOrEqual(2);
    for (const ask of asks) expect(chosen[ask], ask).toBeGreaterThanOrEqual(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wins);
    await expect(led(page)).toContainText(/You (threw|fired)/);
    await led(page).getByRole('link', { name: 'Your first battle, against a cadet' }).click();
    await expect(page.getByRole('combobox').nth(cadet)).toHaveValue('cadet');
    expect(heard).toEqual([]);
  });

  test(`learnt: lesson: ${called} is not won by whoever holds fire, and says why ${at}`, async ({ page }) => {
    await begin(page, lesson);
    await accessibleByDay(page);
    await learnt(page, /^(Hold (all )?fire|Keep them aboard)/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(held);
    await expect(led(page)).toContainText(why);
  });
}

wonAtProposals({ system: 'squadrons', players: ['person', 'cadet'], seed: 'a first battle 6', wins: /^Alliance/ });
wonAtProposals({ system: 'fleet-action', players: ['cadet', 'person'], seed: 'a first battle', wins: /^Earth/ });
