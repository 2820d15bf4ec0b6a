import { expect, type Page, test } from '@playwright/test';
import { listening, unbroken } from './battle.ts';
import type { PositionName } from './positions.ts';
import { accessible, layDuel, open, openPosition } from './table.ts';

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
  ['hit', '.shot.hit'],
  ['miss', '.shot.miss'],
] as const;

/** When it was first seen and how long what there is of it then moves, in milliseconds; how thick it is drawn, and its middle on the page. */
interface Sight {
  at: number;
  lasts: number[];
  wide: string;
  x: number;
  y: number;
}
type Seen = Record<(typeof COMES)[number][0], Sight>;

/** Notes from then on when things are first seen. */
async function watchFor(page: Page): Promise<void> {
  await page.evaluate(comes => {
    const seen: Record<string, object> = {};
    Object.assign(window, { seen });
    const lengthOf = (one: Element): number[] => one.getAnimations().map(moving => Number(moving.effect?.getTiming().duration));
    const look = (): void => {
      for (const [name, at] of comes) {
        const found = name in seen ? [] : [...document.querySelectorAll(at)];
        if (!found[0]) continue;
        const { strokeWidth: wide } = getComputedStyle(found[0]);
        const { x, y, width, height } = found[0].getBoundingClientRect();
        seen[name] = { at: performance.now(), lasts: found.flatMap(lengthOf), wide, x: x + width / 2, y: y + height / 2 };
      }
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  }, COMES);
}

/** Opens a battle at fire at a pace, and aims everything at the first target. */
async function aim(page: Page, pace: string, reducedMotion: 'reduce' | 'no-preference' = 'no-preference'): Promise<void> {
  await page.emulateMedia({ reducedMotion });
  await page.addInitScript(name => localStorage.setItem('flagplot.pace', name), pace);
  await openPosition(page, 'guns in a skirmish', ['person', 'ordinary']);
  await expect(title(page)).toHaveText('Choose your fire');
  await listening(page);
  await page.keyboard.press('Shift+Digit1');
  await expect(page.getByRole('button', { name: /^Fire \d+ dice/ })).toBeVisible();
  await watchFor(page);
}

/** What was seen so far. */
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
    const says = page.locator('.cards .says').first();
    await expect(says).toHaveText(/^\d+ dice, \d+ hits?, structure \d+ to \d+/);
    await expect(page.locator('.board .tag')).toContainText((await says.textContent()) ?? '');
    await expect.poll(async () => Object.keys(await seen(page)).length).toBe(COMES.length);
    const { line, turning, fallen, boxes, flash, hit, miss } = (await seen(page)) as Seen;
    expect(turning.at).toBeGreaterThan(line.at);
    // How long is said by what moves itself; a clock beside a busy machine tells no more than what came before what.
    const turned = fallen.at - turning.at;
    expect(turned).toBeGreaterThan(420 / rate - 40);
    for (const then of [boxes, flash, hit]) expect(Math.abs(then.at - fallen.at)).toBeLessThan(turned);
    expect(new Set(turning.lasts)).toEqual(new Set([420 / rate]));
    expect(boxes.lasts.length).toBeGreaterThan(1);
    expect(new Set(boxes.lasts)).toEqual(new Set([180 / rate]));
    expect([hit.wide, miss.wide]).toEqual(['4px', '1px']);
    const { x, y, width, height } = (await page.locator('[data-unit="tal-kesh"]').boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    expect(Math.hypot(flash.x - x - width / 2, flash.y - y - height / 2)).toBeLessThan(12);
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

test('2 beats: whoever wants no motion sees none at any speed', { tag: '@desktop' }, async ({ page }) => {
  await aim(page, 'slow', 'reduce');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('region', { name: 'What happened' })).toBeVisible();
  expect(Object.keys(await seen(page))).not.toEqual(expect.arrayContaining(['turning']));
});

test('2 beats: nothing says what is asked next as long as what came before is watched', { tag: '@desktop' }, async ({ page }) => {
  await aim(page, 'slow');
  const seats = page.locator('.top .seats');
  await expect(seats).toContainText('to answer');
  await page.keyboard.press('Control+Enter');
  await expect(cards(page)).toHaveCount(1);
  await expect(seats).not.toContainText(/to answer|placing|plotting|naming/);
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(seats).toContainText('to answer');
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
  // What has just come up hears no Space for half a second.
  await page.waitForTimeout(600);
  await page.locator('body').press('Space');
  // By itself the first is watched for more than four seconds.
  await expect(cards(page)).toHaveCount(2, { timeout: 2500 });
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
  for (const [filter, others] of [
    ['Mine', '.s2'],
    ['Theirs', '.s1'],
  ] as const) {
    await page.getByRole('button', { name: filter, exact: true }).click();
    await expect(log.getByRole('listitem').first()).toBeVisible();
    await expect(log.locator(`.badge-of ${others}`)).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await volley.click();
  await log.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.locator('.board .tag')).toContainText('Meridian');
  await expect(page.locator('.board.past')).toBeAttached();
  await expect(page.locator('.board.past')).toHaveCount(0);
  await open(page, 'Log');
  await log.getByRole('button', { name: 'At that time' }).last().click();
  await expect(page.getByText('as Narn saw it')).toBeAttached();
});

/** Opens a position in which what is answered is watched. */
async function watch(page: Page, name: PositionName): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => localStorage.setItem('flagplot.pace', 'normal'));
  await openPosition(page, name, ['person', 'ordinary']);
}

test('2 beats: arrival and movement have a card each', { tag: '@desktop' }, async ({ page }) => {
  await watch(page, 'a clash');
  await listening(page);
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

test('2 beats: who sets up is seen to arrive, then one’s own is in sight again, and a plot is seen to be carried out', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await layDuel(page, ['person', 'idle']);
  await listening(page);
  await page.locator('.asked .commit .btn.main').click();
  const tag = page.locator('.board .tag').first();
  await expect(cards(page).first()).toContainText(/Narn A stands at \d{4}/);
  await expect(tag).toContainText(/Narn A stands at \d{4}/);
  const own = page.locator('.board [data-unit="tal-kesh"]');
  await expect(own).toBeVisible();
  await expect(tag).toContainText(/Earth A stands at \d{4}/);
  await expect(page.locator('.board [data-unit="meridian"]')).toBeInViewport();
  await listening(page);
  await expect(own).toBeInViewport();
  await expect(page.locator('[data-handle=ahead]')).toBeInViewport();
  await noteCards(page);
  await page.locator('.asked .commit .btn.main').click();
  const moves = expect.stringMatching(/Narn A moves ahead \d, to \d{4}/);
  await expect.poll(() => told(page)).toContainEqual(moves);
  await expect.poll(() => tagged(page)).toContainEqual(moves);
});

test('2 beats: a volley of starfighters has its card: shots, dice, and what became of the craft', { tag: '@desktop' }, async ({
  page,
}) => {
  await watch(page, 'guns in a clash');
  await listening(page);
  await page.keyboard.press('Shift+Digit1');
  await page.locator('.commit .btn.main').click();
  await expect(cards(page).first()).toContainText(/\d craft with .+ at .+, range \d+, (close|short|medium|long)/);
  await expect(page.locator('.cards .says').first()).toHaveText(/^\d+ shots?, (no hit|\d+ hits?)/);
  await unbroken(page);
});

/** What is watched once more of a whole battle: how the log finds it, what its card says. Losses are volleys, with what was lost in them. */
const AGAIN = {
  'fleets fought': [
    ['move', ' moves ahead', / moves ahead/],
    ['loss', 'destroyed', /, destroyed/],
    ['morale', 'morale ', /, morale \d+ at the circle of \d+/],
    ['naming', 'takes command', / takes command of /],
  ],
  'a clash fought': [
    ['arrival', 'stands at', / stands at \d{4}/],
    ['move', ' moves at ', / moves at /],
    ['loss', 'destroyed', / destroyed/],
    ['morale', 'check', /(fails|passes) its check/],
    ['naming', 'leads now', / leads now, command \d+/],
  ],
} as const;

/** Notes what cards say, in the dock and on the board, however short they are seen. */
async function noteCards(page: Page): Promise<void> {
  await page.evaluate(() => {
    const [told, tagged]: string[][] = [[], []];
    Object.assign(window, { told, tagged });
    const look = (): void => {
      for (const card of document.querySelectorAll('.cards .card')) told?.push(card.textContent);
      for (const tag of document.querySelectorAll('.board .tag')) tagged?.push(tag.textContent);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

interface Noted {
  told: string[];
  tagged: string[];
}
const told = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as Noted).told);
/** The same of the board. */
const tagged = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as Noted).tagged);

for (const [name, beats] of Object.entries(AGAIN))
  test(`2 beats: movement, loss, morale and naming have a card each, in the dock and where they happen: ${name}`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript(() => localStorage.setItem('flagplot.pace', 'slow'));
    await openPosition(page, name as PositionName, ['person', 'ordinary']);
    await open(page, 'Log');
    const log = page.getByRole('region', { name: 'Log' });
    await page.getByRole('button', { name: 'Search the log' }).click();
    await noteCards(page);
    for (const [kind, words, says] of beats) {
      await page.getByRole('searchbox', { name: 'Search the log' }).fill(words);
      const line = log.getByRole('listitem').getByRole('button', { name: says }).first();
      await line.click();
      await log.getByRole('button', { name: 'Show', exact: true }).click();
      await expect.poll(() => told(page), kind).toContainEqual(expect.stringMatching(says));
      await expect.poll(() => tagged(page), kind).toContainEqual(expect.stringMatching(says));
      if (kind !== 'move') await page.getByRole('button', { name: 'Skip' }).click();
      await expect(page.getByRole('region', { name: 'Shown again' })).toHaveCount(0);
      await line.click();
    }
    await unbroken(page);
  });

test('2 beats: who was named is seen as it is told', { tag: '@desktop' }, async ({ page }) => {
  await watch(page, 'commanders fallen');
  const named = / (guides|takes command of) /;
  await expect(cards(page).filter({ hasText: named }).first()).toBeVisible();
  await expect(page.locator('.board .tag').filter({ hasText: named }).first()).toBeVisible();
});

test('2 beats: every die that was thrown in a shot lies on its card, and says what it was for', async ({ page }) => {
  await aim(page, 'at once');
  await page.keyboard.press('Control+Enter');
  const lately = page.getByRole('region', { name: 'What happened' });
  await lately
    .getByRole('button', { name: /: \d+ dice, \d+ hits?, structure / })
    .first()
    .click();
  const shot = lately.locator('.card li.hit').first();
  await expect(shot.locator('.fell .die').first()).toBeVisible();
  await expect(shot.locator('.for').first()).toContainText(/ strikes .+: \d of \d/);
  await expect(shot.locator('.for .die').first()).toBeVisible();
});

/** The pitch at which each sound begins, as it is asked of the browser. */
const PITCHES: Readonly<Record<number, string>> = { 900: 'shot', 140: 'hit', 90: 'loss', 587: 'turn' };

/** Notes which sounds are asked for. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: number[] = [];
    Object.assign(window, { heard });
    const began = new WeakMap<AudioParam, number>();
    const { setValueAtTime } = AudioParam.prototype;
    AudioParam.prototype.setValueAtTime = function (value, at) {
      began.set(this, value);
      return setValueAtTime.call(this, value, at);
    };
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when) {
      heard.push(began.get(this.frequency) ?? 0);
      start.call(this, when);
    };
  });
  return async () => {
    const pitches = await page.evaluate(() => (window as unknown as { heard: number[] }).heard);
    return pitches.flatMap(pitch => PITCHES[pitch] ?? []);
  };
}

test('2 sound: off at first; switched on, a shot and then its hit are heard, and my turn when I am asked', {
  tag: '@desktop',
}, async ({ page }) => {
  const heard = await listen(page);
  await aim(page, 'fast');
  await page.getByRole('button', { name: 'Battle menu' }).click();
  const sound = page.getByRole('checkbox', { name: /^Sound/ });
  await expect(sound).not.toBeChecked();
  await sound.check();
  await page.keyboard.press('Escape');
  expect(await heard()).toEqual([]);
  await page.keyboard.press('Control+Enter');
  await expect.poll(heard).toEqual(['shot', 'hit']);
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(title(page)).not.toHaveText('What was opened');
  await expect.poll(async () => (await heard()).at(-1)).toBe('turn');
});

test('2 sound: a loss is heard where it is watched, and nothing where sound is off', { tag: '@desktop' }, async ({ page }) => {
  const heard = await listen(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => localStorage.setItem('flagplot.pace', 'fast'));
  await openPosition(page, 'fleets fought', ['person', 'ordinary']);
  await open(page, 'Log');
  const log = page.getByRole('region', { name: 'Log' });
  await page.getByRole('button', { name: 'Losses' }).click();
  await log
    .getByRole('button', { name: /, destroyed/ })
    .first()
    .click();
  const show = log.getByRole('button', { name: 'Show', exact: true });
  const shown = page.getByRole('region', { name: 'Shown again' });
  await show.click();
  await expect(shown).toContainText(', destroyed');
  await expect(shown).toHaveCount(0);
  expect(await heard()).toEqual([]);
  await page.getByRole('button', { name: 'Battle menu' }).click();
  await page.getByRole('checkbox', { name: /^Sound/ }).check();
  await page.keyboard.press('Escape');
  await show.click();
  await expect.poll(heard).toEqual(['shot', 'loss']);
});
