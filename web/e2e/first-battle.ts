import { expect, type Page, test } from '@playwright/test';
import { goOn, listening, standing } from './battle.ts';
import { lay, type Player } from './table.ts';

/** Takes what is proposed, else what stands, and answers; to the end. */
async function takeProposals(page: Page): Promise<void> {
  const title = page.getByRole('heading', { level: 1 });
  const best = page.getByRole('group', { name: 'Proposed' }).getByRole('button', { name: /^(Best fire|Propose)/ });
  for (let asks = 0; asks < 200; asks += 1) {
    await expect(title).toHaveText(/^(Set up|Plot|Move|Choose|Place|Name|Shall|.* wins?|.* won|Drawn)/);
    const asked = (await title.textContent()) ?? '';
    if (/win|won|Drawn/.test(asked)) return;
    await listening(page);
    if (/^(Plot|Move|Choose)/.test(asked)) {
      await expect(best).toBeVisible();
      if ((await best.getAttribute('aria-pressed')) !== 'true') await best.click();
      await expect(best).toHaveAttribute('aria-pressed', 'true');
    }
    const before = await standing(page);
    await page.locator('.asked .commit .btn.main').click();
    await goOn(page, before);
  }
  throw new Error('the battle does not end');
}

interface FirstBattle {
  system: string;
  /** Who is proposed for each side: one sits where it is easier. */
  players: readonly Player[];
  /** The words its dice are thrown from. */
  seed: string;
  /** What is said when whoever sits here has won. */
  wins: RegExp;
}

/** The battle that New battle proposes after a lesson, against the cadet that it proposes, at what is proposed for each ask. */
export function wonAtProposals({ system, players, seed, wins }: FirstBattle): void {
  test(`learnt: first battle: the cadet of ${system} is beaten by whoever takes what is proposed to him @desktop`, async ({
    page,
  }) => {
    // As the end of a lesson leaves the device; and by the name of its battle a cadet has its lapses.
    await page.addInitScript(() => {
      localStorage['flagplot.opponent'] = 'cadet';
      const draw = crypto.getRandomValues.bind(crypto);
      crypto.getRandomValues = array => (array instanceof Uint8Array && array.length === 6 ? array.fill(7) : draw(array));
    });
    await page.goto(`/new?system=${system}`);
    for (const [i, player] of players.entries()) await expect(page.getByRole('combobox').nth(i)).toHaveValue(player);
    await lay(page, players, seed);
    await takeProposals(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wins);
  });
}
