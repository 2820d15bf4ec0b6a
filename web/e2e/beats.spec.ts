import { expect, type Page, test } from '@playwright/test';
import { listening, unbroken } from './battle.ts';
import type { PositionName } from './positions.ts';
import { accessible, open, openPosition } from './table.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const cards = (page: Page) => page.locator('.cards .card');

/** What comes up while a volley is played, in the order in which it should, and what there is of it on the page. */
const COMES = [
  ['line', '.shot'],
  ['card', '.cards .card'],
  ['turning', '.cards .die.turning'],
  ['fallen', '.cards .die:not(.turning)'],
  ['boxes', '.cards .track .now'],
  ['flash', '.flash'],
] as const;

type Seen = Record<(typeof COMES)[number][0], number>;

/** Opens a battle at fire at a pace, aims everything at the first target, and notes from then on when things are first seen. */
async function aim(page: Page, pace: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(name => localStorage.setItem('flagplot.pace', name), pace);
  await openPosition(page, 'guns in a skirmish', ['person', 'ordinary']);
  await expect(title(page)).toHaveText('Choose your fire');
  await listening(page);
  await page.keyboard.press('Shift+Digit1');
  await expect(page.getByRole('button', { name: /^Fire \d+ dice/ })).toBeVisible();
  await page.evaluate(comes => {
    const seen: Record<string, number> = {};
    Object.assign(window, { seen });
    const look = (): void => {
      for (const [name, at] of comes) if (!(name in seen) && document.querySelector(at)) seen[name] = performance.now();
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  }, COMES);
}

/** When things were first seen, in milliseconds, so far. */
function seen(page: Page): Promise<Partial<Seen>> {
  return page.evaluate(() => (window as unknown as { seen: Partial<Seen> }).seen);
}

for (const [pace, rate] of [
  ['slow', 0.5],
  ['normal', 1],
  ['fast', 2],
] as const)
  test(`2 beats: lines, dice, boxes and flash of a volley come in order, ${pace}`, { tag: '@desktop' }, async ({ page }) => {
    await aim(page, pace);
    await page.keyboard.press('Control+Enter');
    await expect(page.locator('.cards .says').first()).toHaveText(/^\d+ dice, (no hit|\d+ hits?)/);
    await expect.poll(async () => Object.keys(await seen(page)).length).toBe(COMES.length);
    const at = (await seen(page)) as Seen;
    expect(at.turning).toBeGreaterThan(at.line);
    expect(at.fallen - at.turning).toBeGreaterThan(420 / rate - 40);
    expect(at.fallen - at.turning).toBeLessThan(420 / rate + 900);
    expect(Math.abs(at.boxes - at.fallen)).toBeLessThan(150);
    expect(Math.abs(at.flash - at.fallen)).toBeLessThan(150);
    await page.getByRole('button', { name: 'Skip' }).click();
    await unbroken(page);
  });

test('2 beats: at once, and without motion, nothing is waited for and what came of fire lies above the ask', async ({ page }) => {
  await aim(page, 'at once');
  await page.keyboard.press('Control+Enter');
  const lately = page.getByRole('region', { name: 'What happened' });
  await expect(lately.getByRole('button').first()).toHaveText(/: \d+ dice, (no hit|\d+ hits?)/);
  expect(await seen(page)).not.toHaveProperty('turning');
  await lately.getByRole('button').first().click();
  await expect(lately.locator('.card .die').first()).toBeVisible();
  await accessible(page);
});

test('2 beats: Space goes on to the next card, Skip ends, and nothing is told before its dice are seen', async ({ page }) => {
  await aim(page, 'slow');
  await open(page, 'Log');
  const lines = page.getByRole('region', { name: 'Log' }).getByRole('listitem');
  await expect(lines.first()).toBeVisible();
  const before = await lines.count();
  await open(page, 'Orders');
  await page.getByRole('button', { name: /^Fire \d+ dice/ }).click();
  await expect(cards(page)).toHaveCount(1);
  await page.locator('body').press('Space');
  await expect(cards(page)).toHaveCount(2);
  await open(page, 'Log');
  await expect(lines).toHaveCount(before);
  await open(page, 'Orders');
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(title(page)).not.toHaveText('What was opened');
  await expect(cards(page)).toHaveCount(0);
  await open(page, 'Log');
  await expect.poll(() => lines.count()).toBeGreaterThan(before);
});

test('2 log: a volley is one line that opens to its shots, a shot to its dice and rule, and is shown again', async ({ page }) => {
  await aim(page, 'at once');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('region', { name: 'What happened' })).toBeVisible();
  await open(page, 'Log');
  const log = page.getByRole('region', { name: 'Log' });
  const volley = log.getByRole('button', { name: /^Meridian: \d+ dice, / });
  await volley.click();
  const shot = log.getByRole('button', { name: /^Tal'Kesh, 2 heavy lasers at Meridian, range \d+: \d+ \d+, (no hit|\d hits?)/ });
  await shot.click();
  await expect(log.locator('.thrown .die')).not.toHaveCount(0);
  await expect(log.getByRole('button', { name: 'Rule FA-6.6.1' })).toBeVisible();
  await expect(log.getByText(/ takes \d+ hits? with structure /)).toHaveCount(0);
  await accessible(page);
  await log.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.locator('.board .tag')).toContainText('Meridian');
  await expect(page.locator('.board.past')).toBeAttached();
  await expect(page.locator('.board.past')).toHaveCount(0);
  await open(page, 'Log');
  await log.getByRole('button', { name: 'At that time' }).last().click();
  await expect(page.getByText('as Narn saw it')).toBeAttached();
});

test('2 beats: sound is off at first; switched on, a shot, a hit and my turn are heard', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const heard: number[] = [];
    Object.assign(window, { heard });
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when) {
      heard.push(this.frequency.value);
      start.call(this, when);
    };
  });
  const heard = () => page.evaluate(() => (window as unknown as { heard: number[] }).heard.length);
  await aim(page, 'fast');
  expect(await heard()).toBe(0);
  await page.getByRole('button', { name: 'Battle menu' }).click();
  const sound = page.getByRole('checkbox', { name: /^Sound/ });
  await expect(sound).not.toBeChecked();
  await sound.check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Enter');
  await expect.poll(heard).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(title(page)).not.toHaveText('What was opened');
  const before = await heard();
  await expect.poll(heard).toBeGreaterThanOrEqual(before);
});

/** Opens a position in which what is answered is watched. */
async function watch(page: Page, name: PositionName): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => localStorage.setItem('flagplot.pace', 'normal'));
  await openPosition(page, name, ['person', 'ordinary']);
  await listening(page);
}

test('2 beats: arrival and movement have a card each', { tag: '@desktop' }, async ({ page }) => {
  await watch(page, 'a clash');
  await page.locator('.commit .btn.main').click();
  await expect(
    cards(page)
      .filter({ hasText: /stands at \d{4}/ })
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(title(page)).toHaveText(/^Move/);
  await listening(page);
  await page.locator('.commit .btn.main').click();
  await expect(
    cards(page)
      .filter({ hasText: / moves at / })
      .first(),
  ).toBeVisible();
});

test('2 beats: a volley of starfighters has its card: shots, dice, and what became of the craft', { tag: '@desktop' }, async ({
  page,
}) => {
  await watch(page, 'guns in a clash');
  await page.keyboard.press('Shift+Digit1');
  await page.locator('.commit .btn.main').click();
  await expect(cards(page).first()).toContainText(/\d craft with .+ at .+, range \d+, (close|short|medium|long)/);
  await expect(page.locator('.cards .says').first()).toHaveText(/^\d+ shots?, (no hit|\d+ hits?)/);
  await unbroken(page);
});
