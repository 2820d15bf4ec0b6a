// What a frame costs the main thread while the board is moved, looked at and drawn on, at sixty ships.

import { sha256 } from '@flagplot/kernel';
import type { Reading } from '../timing.ts';
import { keptAt } from './battles.ts';
import { frameCosts, recording } from './trace.ts';
import type { Visit } from './visit.ts';
import { HEARS, until, visiting } from './visit.ts';

/** So many moves of the mouse, one a frame. */
const MOVES = 60;
const FRAME_MS = 17;
/** Bare sea at the left of the board, and the middle of it, in pixels of the window. */
const SEA = { x: 120, y: 640 };
const MIDDLE = { x: 450, y: 400 };

const HANDS = ['Pan', 'Wheel', 'Hover', 'Drag'] as const;

/** `pagePanP95Ms` and its like: milliseconds of CPU that 95 of 100 frames keep within. */
export async function frames(): Promise<Reading> {
  const kept = keptAt('sixty-plotted');
  const figures = await visiting(kept, async visit => {
    await visit.page.goto(visit.url);
    await until(visit.page, HEARS);
    await visit.page.waitForTimeout(1000);
    const found: Record<string, number> = {};
    for (const hand of HANDS) {
      const costs = frameCosts(await recording(visit.cdp, () => move(visit, hand)));
      found[`page${hand}P95Ms`] = costs[Math.floor(costs.length * 0.95)] ?? Number.NaN;
      await visit.page.waitForTimeout(300);
    }
    return found;
  });
  const cpu = Object.values(figures).reduce((sum, ms) => sum + ms, 0) / 1000;
  return { figures, byCpu: figures, checksum: sha256(JSON.stringify(kept.saved)), wall: cpu, cpu };
}

async function move({ page }: Visit, hand: (typeof HANDS)[number]): Promise<void> {
  const { mouse } = page;
  const from = hand === 'Drag' ? await tipOfPlot(page) : hand === 'Pan' ? SEA : MIDDLE;
  await mouse.move(from.x, from.y);
  const isHeld = hand === 'Pan' || hand === 'Drag';
  if (isHeld) await mouse.down();
  for (let i = 1; i <= MOVES; i += 1) {
    const turn = (i / MOVES) * 2 * Math.PI;
    if (hand === 'Wheel') await mouse.wheel(0, i % 20 < 10 ? -60 : 60);
    else await mouse.move(from.x + 100 * Math.sin(turn), from.y - 60 * (1 - Math.cos(turn)));
    await page.waitForTimeout(FRAME_MS);
  }
  if (isHeld) await mouse.up();
}

/** Where the plot of the squadron in hand can be taken hold of. */
async function tipOfPlot(page: Visit['page']): Promise<{ x: number; y: number }> {
  const tip = await page.locator('.ground [data-grab]').last().boundingBox();
  if (!tip) throw new Error('no plot can be drawn');
  return { x: tip.x + tip.width / 2, y: tip.y + tip.height / 2 };
}
