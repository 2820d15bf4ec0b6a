import { expect, type Locator, type Page, test } from '@playwright/test';
import { listening } from './battle.ts';
import type { PositionName } from './positions.ts';
import { openPosition } from './table.ts';

const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const answers = (page: Page): Locator => page.locator('.asked .commit .btn.main');
const proposal = (page: Page, name: RegExp): Locator =>
  page.getByRole('group', { name: 'Proposed' }).getByRole('button', { name });

/** Who fires at whom, and who holds, above the button. */
const does = (page: Page): Locator => page.locator('.asked .before .does');

/** Somebody who plays at the proposals: how often he has pressed, and what he was asked. */
class Presses {
  readonly asked: string[] = [];
  count = 0;

  async press(what: Locator): Promise<void> {
    await what.click();
    this.count += 1;
  }

  /** Takes what is proposed where something is, and answers. */
  async answer(page: Page): Promise<void> {
    const asked = (await title(page).textContent()) ?? '';
    this.asked.push(asked);
    await listening(page);
    if (/^(Choose|Move)/.test(asked)) {
      const best = proposal(page, /^(Best fire|Propose a move)/);
      // In the first pulse it is pressed; in those after it, it lies there.
      if (!this.asked.slice(0, -1).some(one => one.startsWith('Choose'))) await this.press(best);
      await expect(best).toHaveAttribute('aria-pressed', 'true');
    }
    const step = await glance(page);
    await this.press(answers(page));
    await expect.poll(() => glance(page), { intervals: [50] }).not.toBe(step);
    await expect(page.locator('.asked .commit')).toBeVisible();
  }
}

async function glance(page: Page): Promise<string> {
  return `${await page.getByRole('banner').innerText()} ${await title(page).textContent()}`;
}

const TURNS: readonly (readonly [PositionName, RegExp, number])[] = [
  ['a duel at close quarters', /^Plot/, 8],
  ['five thousand at close quarters', /^Plot/, 8],
  ['a line of battle', /^Plot/, 10],
  ['a patrol in the thick', /^Move/, 12],
];

for (const [name, first, most] of TURNS)
  test(`led: presses: ${name}: from ask to ask at the proposals in ${most} presses at most`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await openPosition(page, name, ['person', 'ordinary']);
    const presses = new Presses();
    const turn = page.locator('.top .turn, .top h2, .top').first();
    const [began] = /(Turn|Round) \d+/.exec(await turn.innerText()) ?? [];
    await expect(title(page)).toHaveText(first);
    while (/(Turn|Round) \d+/.exec(await turn.innerText())?.[0] === began) await presses.answer(page);
    if (first.source === '^Plot') expect(presses.asked.filter(one => one.startsWith('Choose'))).toHaveLength(3);
    expect(presses.asked.some(one => /^(Place|Shall)/.test(one))).toBe(true);
    expect(presses.count).toBeLessThanOrEqual(most);
  });

test('led: volley: the best fire for every squadron at one press, said above the button before it is given, then changed by hand', async ({
  page,
}) => {
  await openPosition(page, 'guns in a skirmish', ['person', 'idle']);
  await listening(page);
  await expect(does(page)).toHaveText('A1 A2 B hold fire');
  await proposal(page, /^Best fire for every squadron/).click();
  await expect(does(page)).toHaveText("Tal'Kesh at Meridian Var'Noth and Quel hold fire");
  await expect(page.getByRole('group', { name: 'Proposed' })).toContainText('waits where a later pulse looks better');
  await expect(answers(page)).toHaveText('Fire 5 dice');
  await page.keyboard.press('2');
  await expect(does(page)).toHaveText("Tal'Kesh at Halcyon Var'Noth and Quel hold fire");
  await expect(proposal(page, /^Best fire/)).toHaveAttribute('aria-pressed', 'false');
});

test('led: volley: in the pulses after it the best fire lies there, or the targets of the last pulse at one press', {
  tag: '@desktop',
}, async ({ page }) => {
  await openPosition(page, 'guns in a skirmish', ['person', 'idle']);
  await expect(proposal(page, /^As last/)).toHaveCount(0);
  await listening(page);
  await page.keyboard.press('Shift+Digit1');
  await expect(does(page)).toHaveText("Tal'Kesh and Var'Noth at Meridian Quel holds fire");
  await answers(page).click();
  await expect(page.locator('.ask .when')).toContainText('Pulse 2, fire');
  await listening(page);
  await page.keyboard.press('z');
  await expect(proposal(page, /^As last pulse/)).toHaveAttribute('aria-pressed', 'true');
  await expect(does(page)).toHaveText("Tal'Kesh at Meridian Quel holds fire");
});

test('led: volley: squadrons fire at one press too, and go on so each time', async ({ page }) => {
  await openPosition(page, 'guns in a clash', ['person', 'idle']);
  await listening(page);
  await expect(does(page)).toHaveText('Green holds fire');
  await page.keyboard.press('s');
  await expect(does(page)).toHaveText('Green at Alpha');
  await page.getByLabel('each time').check();
  expect(await page.evaluate(() => localStorage['flagplot.proposals'])).toBe('{"fire":"best"}');
});

test('led: volley: what is left is counted, and Tab goes from the ask and from what is done to the next of it, and on where nothing is left', {
  tag: '@desktop',
}, async ({ page }) => {
  await openPosition(page, 'guns in a skirmish', ['person', 'idle']);
  await listening(page);
  const row = (name: string) => page.getByRole('button', { name: new RegExp(`^\\S+ ${name}`), expanded: true });
  await expect(page.getByText('3 of 3 ships left')).toBeVisible();
  await expect(title(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(row("Tal'Kesh")).toBeFocused();
  await page.keyboard.press('Digit1');
  await expect(page.getByText('2 of 3 ships left')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(row("Var'Noth")).toBeFocused();
  await page.keyboard.press('h');
  await page.keyboard.press('Tab');
  await expect(row('Quel')).toBeFocused();
  // Not done: on into what it may fire at.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('group', { name: 'Targets' }).getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Digit1');
  await expect(page.getByText(/ships left/)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('group', { name: 'Targets' }).getByRole('button').first()).toBeFocused();
});
