import { expect, type Page, test } from '@playwright/test';
import { complaints, type Hand, playedOut, unbroken } from './battle.ts';
import { keptOn } from './device.ts';
import { layDuel } from './table.ts';

/**
 * A bad line between the windows of one device, for a seat: what is said comes late, some of it twice, out of order, one message in ten never,
 * and once nothing comes at all until `mend` is called. Waits of the program above twenty seconds pass in a twentieth of their time.
 */
function spoilLine(): void {
  const line = { cut: false, sent: 0, lost: 0, answers: [] as string[] };
  Object.assign(window, { line });
  let seed = 7;
  const drawn = (): number => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };
  const wait = window.setTimeout.bind(window);
  const quick = (act: () => void, after = 0): number => wait(act, after >= 20_000 ? after / 20 : after);
  Object.assign(window, { setTimeout: quick });
  const bad = (say: () => void): void => {
    line.sent += 1;
    if (line.cut || drawn() < 0.1) {
      line.lost += 1;
      return;
    }
    wait(say, drawn() * 40);
    if (drawn() < 0.1) wait(say, drawn() * 80);
  };
  const send = BroadcastChannel.prototype.postMessage;
  BroadcastChannel.prototype.postMessage = function post(message: unknown): void {
    const { act, key } = message as { act?: { act: string }; key?: string };
    if (act?.act === 'answer' && key !== undefined) line.answers.push(key);
    bad(() => send.call(this, message));
  };
}

/** Plays by what silence would do, but fires. */
const steady: Hand = {
  setUp: async () => undefined,
  plot: async () => undefined,
  fire: page => page.keyboard.press('Shift+Digit1'),
  place: page => page.keyboard.press('1'),
  commit: page => page.keyboard.press('Control+Enter'),
};

interface Kept {
  journal: readonly { kind: string; side?: string; step?: number; hand?: string }[];
}

/** The answers that the window of the table keeps, side and step. */
async function answers(table: Page): Promise<string[]> {
  const [kept] = await keptOn(table, 'battles');
  const { journal } = kept as unknown as Kept;
  return journal.flatMap(({ kind, side, step, hand }) => (kind === 'answer' ? [`${hand ?? 'person'} ${side} ${step}`] : []));
}

test('a duel is played at a seat of its own window over a bad line, which is cut once: nothing counts twice and nothing is lost', async ({
  page: table,
  context,
}) => {
  test.setTimeout(240_000);
  await context.addInitScript(spoilLine);
  const heard = complaints(table);
  await layDuel(table, ['person', 'idle']);
  const seat = await context.newPage();
  heard.push(...complaints(seat));
  await seat.goto(`${table.url()}/narn`);
  await expect(seat.getByRole('heading', { level: 1 })).toHaveText(/^Set up/);

  // Cut: the seat says so, keeps what is given, and sends it when the line is back.
  await seat.evaluate(() => Object.assign(Reflect.get(window, 'line') as object, { cut: true }));
  await table.evaluate(() => Object.assign(Reflect.get(window, 'line') as object, { cut: true }));
  await expect(seat.getByRole('alert').filter({ hasText: 'The line to the table is lost' })).toBeVisible();
  await seat.keyboard.press('Control+Enter');
  await expect(seat.locator('.commit').getByText('On its way to the table.')).toBeVisible();
  await seat.keyboard.press('Control+Enter');
  expect(await answers(table)).not.toContain('person narn 0');
  await table.evaluate(() => Object.assign(Reflect.get(window, 'line') as object, { cut: false }));
  await seat.evaluate(() => Object.assign(Reflect.get(window, 'line') as object, { cut: false }));
  await expect(seat.getByRole('heading', { level: 1 })).toHaveText(/^Plot/);
  await expect(seat.getByText('The line to the table is lost')).toHaveCount(0);

  await playedOut(seat, steady);
  await expect(seat.getByRole('heading', { level: 1 })).toHaveText(/wins|Drawn/);
  await expect(table.getByRole('heading', { level: 1 })).toHaveText(/wins|Drawn/);
  const own = (await answers(table)).filter(one => one.startsWith('person narn'));
  expect(new Set(own).size).toBe(own.length);
  const sent = await seat.evaluate(() => Reflect.get(window, 'line') as { lost: number; answers: string[] });
  // Each answer has a key of its own, however often it was sent.
  expect(own).toHaveLength(new Set(sent.answers).size);
  expect(sent.answers.length).toBeGreaterThan(own.length);
  expect(sent.lost).toBeGreaterThan(5);
  for (const window of [table, seat]) await unbroken(window);
  expect(heard).toEqual([]);
});
