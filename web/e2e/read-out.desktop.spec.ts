import { expect, type Page, test } from '@playwright/test';
import { goOn, hearing, listening, standing } from './battle.ts';
import { listen } from './read-out.ts';
import { openPosition } from './table.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const answers = (page: Page) => page.locator('.asked .commit .btn.main');

/** Answers, and waits for what comes of it. */
async function answer(page: Page, press: () => Promise<void>): Promise<void> {
  const before = await standing(page);
  await press();
  await goOn(page, before);
  await expect(title(page)).not.toHaveText('What was opened');
}

/** What stands above the new ask of what came of the answers, line by line. */
const happened = (page: Page) => page.getByRole('region', { name: 'What happened' }).getByRole('button').allInnerTexts();

/** That nothing was said twice, and what the dock tells of what happened was all said, in its order. */
async function expectAllOnce(page: Page, said: readonly string[]): Promise<void> {
  expect(new Set(said).size).toBe(said.length);
  const lines = (await happened(page)).map(line => line.replace(/\s+/g, ' ').trim());
  const places = lines.map(line => said.findIndex(one => one.includes(line.replace(/\.$/, ''))));
  expect(lines.length).toBeGreaterThan(0);
  expect(places, `${lines.join('\n')}\nsaid\n${said.join('\n')}`).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
}

test('3 ears: the ask that comes is read out by its heading, and then what happened, all of it once', async ({ page }) => {
  const heard = await listen(page);
  await openPosition(page, 'guns in a skirmish', ['person', 'idle']);
  await listening(page);
  await page.keyboard.press('Shift+Digit1');
  await heard();
  await answer(page, () => answers(page).press('Enter'));
  await listening(page);
  const [first, ...said] = await heard();
  const asked = (await title(page).textContent()) ?? '';
  expect(first).toContain(`focus: ${asked}. `);
  expect(said.every(one => one.startsWith('said: '))).toBe(true);
  // Its heading has been read: it is not said once more.
  expect(said.filter(one => one.includes(asked))).toEqual([]);
  await expectAllOnce(page, said);
});

test('3 ears: what happens between two asks is read out in its order, fire before what the others did, and the ask once', async ({
  page,
}) => {
  const heard = await listen(page);
  await openPosition(page, 'guns in a clash', ['person', 'idle']);
  await listening(page);
  await page.keyboard.press('Shift+Digit1');
  await heard();
  await answers(page).press('Enter');
  await expect(title(page)).toHaveText('Move one of your squadrons');
  const said = await heard();
  expect(new Set(said).size).toBe(said.length);
  expect(said.filter(one => /^focus: Move one of your squadrons\. Nobody/.test(one))).toHaveLength(1);
  expect(said.filter(one => one.includes('Move one of your squadrons'))).toHaveLength(1);
  const places = [/^said: Alpha: \d+ shots?, /, /^said: Imperial Alpha moves/].map(words =>
    said.findIndex(one => words.test(one)),
  );
  expect(places, said.join('\n')).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test('3 ears: whoever stays at the board hears the ask said, before what happened', async ({ page }) => {
  const heard = await listen(page);
  await openPosition(page, 'guns in a skirmish', ['person', 'idle']);
  await listening(page);
  await page.keyboard.press('Shift+Digit1');
  await page.getByRole('application').focus();
  await heard();
  await answer(page, () => page.keyboard.press('Control+Enter'));
  await listening(page);
  const [first, ...said] = await heard();
  await expect(page.getByRole('application')).toBeFocused();
  expect(first).toContain(`said: ${await title(page).textContent()}. `);
  await expectAllOnce(page, said);
});

test('3 ears: what is watched is read out when it is through, and nothing of it before it was thrown', async ({ page }) => {
  const heard = await listen(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openPosition(page, 'guns in a skirmish', ['person', 'idle']);
  await listening(page);
  await page.keyboard.press('Shift+Digit1');
  await heard();
  await answers(page).press('Enter');
  await expect(title(page)).toHaveText('What was opened');
  expect((await heard()).join(' ')).toMatch(/^focus: What was opened\. Played [^:]+$/);
  await page.keyboard.press('Escape');
  await hearing(page);
  const [first, ...said] = await heard();
  const asked = (await title(page).textContent()) ?? '';
  expect(first).toContain(`focus: ${asked}. `);
  await expectAllOnce(page, said);
});

test('3 ears: of a covered seat nothing is said; who sits down hears what happened since he got up', async ({ page }) => {
  const heard = await listen(page);
  await openPosition(page, 'guns in a skirmish', ['person', 'person']);
  const sit = async (): Promise<void> => {
    await expect(title(page)).toHaveText(/^Pass the screen/);
    expect((await heard()).join(' ')).toMatch(/^focus: Pass the screen to \w+$/);
    await page.getByRole('button', { name: /^I am/ }).click();
    await listening(page);
  };
  const press = () => answer(page, () => answers(page).click());
  await sit();
  await page.keyboard.press('Shift+Digit1');
  await heard();
  await press();
  await sit();
  const second = await heard();
  expect(second[0]).toContain(`focus: ${await title(page).textContent()}`);
  expect(second.join(' ')).not.toMatch(/Tal'Kesh|heavy laser|\d+ dice|hit/);
  await press();
  await listening(page);
  const [, ...first] = await heard();
  await expectAllOnce(page, first);
  await press();
  await sit();
  const [ask, ...said] = await heard();
  expect(ask).toContain(`focus: ${await title(page).textContent()}. `);
  await expectAllOnce(page, said);
  expect(said).toEqual(expect.arrayContaining(first));
});

test('3 ears: that an answer is on its way is said where that takes long, and else never', async ({ page: table, context }) => {
  await openPosition(table, 'guns in a skirmish', ['person', 'idle']);
  const page = await context.newPage();
  const heard = await listen(page);
  await page.goto(`${table.url()}/narn`);
  await listening(page);
  await page.keyboard.press('Shift+Digit1');
  await heard();
  await answer(page, () => page.keyboard.press('Control+Enter'));
  await listening(page);
  const slow = 'said: On its way to the table.';
  expect(await heard()).not.toContain(slow);
  await page.evaluate(() => Object.assign(BroadcastChannel.prototype, { postMessage: () => undefined }));
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('.commit').getByText('On its way to the table.')).toBeVisible();
  expect((await heard()).filter(one => one === slow)).toHaveLength(1);
});

test('3 ears: an offer is read out in its sentence, without its buttons', async ({ page }) => {
  const heard = await listen(page);
  await openPosition(page, 'a skirmish', ['person', 'person']);
  await page.getByRole('button', { name: /^I am/ }).click();
  await listening(page);
  await heard();
  await page.getByRole('button', { name: 'Battle menu' }).click();
  await page.getByRole('button', { name: /^Seats and agreement/ }).click();
  await page.getByRole('button', { name: 'Offer a draw' }).click();
  await expect(page.getByRole('button', { name: 'Earth declines' })).toBeVisible();
  const said = (await heard()).filter(one => one.startsWith('said: '));
  expect(said).toEqual(['said: Narn offers a draw.']);
  await page.getByRole('button', { name: 'Earth declines' }).click();
  expect((await heard()).filter(one => one.startsWith('said: '))).toEqual(['said: That was declined: the battle goes on.']);
});
