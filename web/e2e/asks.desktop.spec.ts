import { expect, test } from '@playwright/test';
import { listening } from './battle.ts';
import type { PositionName } from './positions.ts';
import { openPosition } from './table.ts';

/** Every kind of ask of each book, where it comes up, and what is taken in hand in it. */
const ASKS: readonly (readonly [ask: string, position: PositionName, keys: readonly string[]])[] = [
  ['set-up', 'a skirmish', []],
  ['plot', 'a duel', ['ArrowUp', 'ArrowLeft']],
  ['fire', 'guns in a skirmish', ['Shift+Digit1']],
  ['place', 'hits in a skirmish', ['Digit1']],
  ['name', 'commanders fallen', []],
  ['fire of ships out of command', 'ships out of command', ['Digit1']],
  ['squadrons set-up', 'a clash', []],
  ['squadrons move', 'moves in a clash', ['ArrowUp', 'ArrowUp']],
  ['squadrons jam', 'jammers in a clash', []],
  ['squadrons fire', 'guns in a clash', ['Shift+Digit1']],
  ['two-phase set-up', 'frigates of three sides', []],
  ['two-phase move', 'a cruiser to move', ['ArrowUp', 'ArrowUp']],
  ['two-phase window', 'a cruiser at impulse zero', ['Digit1']],
];

for (const [ask, position, keys] of ASKS)
  test(`3 ears: the accessibility tree of an ask: ${ask}`, async ({ page }) => {
    await openPosition(page, position, ['person', 'idle', 'idle']);
    await listening(page);
    for (const key of keys) await page.keyboard.press(key);
    await expect(page.locator('aside.dock')).toMatchAriaSnapshot({ name: `${ask.replaceAll(' ', '-')}.aria.yml` });
  });
