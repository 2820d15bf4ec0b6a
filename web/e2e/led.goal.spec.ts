import { expect, test } from '@playwright/test';
import { listening } from './battle.ts';
import { accessibleByDay, open, openPosition } from './table.ts';

test('led: goal: a line above the board says what wins, how long there is and the points; pressed, it says why, and closes again', async ({
  page,
}) => {
  await openPosition(page, 'guns in a skirmish', ['person', 'idle']);
  await listening(page);
  const strip = page.getByRole('region', { name: 'What wins' });
  const line = strip.getByRole('button', { expanded: false });
  await expect(line).toContainText('Score 1½ times their points');
  await expect(line).toContainText('2 turns left');
  await expect(line).toContainText(/Narn 0.*Earth 0/);
  const { height = 0 } = (await line.boundingBox()) ?? {};
  expect(height).toBeLessThanOrEqual(32);
  await line.click();
  await expect(strip).toContainText('A ship destroyed scores what it cost.');
  await expect(strip).toContainText('Nobody would win if it ended now.');
  await expect(strip).toContainText('Narn A: morale 4 of 4; at 2 it is tested');
  await accessibleByDay(page);
  await page.keyboard.press('Escape');
  await expect(line).toBeFocused();
});

test('led: goal: what squadrons have left of their nerve stands in the line of another book; the list names the edges to leave by', async ({
  page,
}, { project }) => {
  await openPosition(page, 'guns in a clash', ['person', 'idle']);
  await listening(page);
  const strip = page.getByRole('region', { name: 'What wins' });
  await expect(strip).toContainText('Score a fifth more points');
  if (project.name === 'desktop') await expect(strip).toContainText(/\d from shaken/);
  await open(page, 'List');
  const besides = page.getByRole('table', { name: 'On the board besides' });
  await expect(besides).toContainText('Way out of Alliance');
  await expect(strip.getByRole('button')).toBeVisible();
});
