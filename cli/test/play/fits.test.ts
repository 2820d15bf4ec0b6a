// What is shown fits the window it is shown in, whatever that is, and is shown anew when it changes.

import { expect, test } from 'vitest';
import { widthOf } from '../../src/play/screen.ts';
import { talk } from './talk.ts';

const TABLES: readonly (readonly string[])[] = [
  ['--system', 'squadrons', '--scenario', 'open-patrol', '--seed', '1', '--against', 'cadet'],
  ['--system', 'squadrons', '--scenario', 'full-muster', '--seed', '1'],
  ['--system', 'fleet-action', '--scenario', 'line-of-battle', '--seed', '1'],
  ['--lesson', 'fleet-action'],
];
const WINDOWS = [
  { columns: 80, lines: 24 },
  { columns: 100, lines: 30 },
  { columns: 120, lines: 40 },
  { columns: 160, lines: 60 },
];

test.each(TABLES.flatMap(table => WINDOWS.map(window => ({ table, window }))))(
  '4 width: $table at $window.columns by $window.lines',
  { timeout: 60_000 },
  async ({ table, window }) => {
    const screen = { ...window, hasColours: false, isPlain: false };
    const said = await talk(table, ['1!', '1!', '1', 'go', '1!'], { screen: () => screen });
    for (const text of said.slice(1, -1)) {
      const lines = text.split('\n');
      // The prompt needs one too.
      expect(lines.length, text).toBeLessThan(window.lines);
      for (const line of lines) expect(widthOf(line), line).toBeLessThanOrEqual(window.columns);
    }
  },
);

test('4 width: units that lie beyond the part of the map that is drawn are named, and cost the screen no line', async () => {
  const screen = { columns: 80, lines: 24, hasColours: false, isPlain: false };
  const [, asked] = await talk(TABLES[0] ?? [], ['1!'], { screen: () => screen });
  expect(asked).toMatch(/\nBeyond this part of the map: a1 a2 /);
});
