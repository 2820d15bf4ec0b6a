// A position on paper, as it is typed.

import type { Sheet, SheetPart } from './sheet.ts';

/** The text of a position as a sheet, its lines numbered, so that a battle goes on at a real table and is typed in again. */
export function positionSheet(text: string): Sheet {
  const lines = text.trimEnd().split('\n');
  const rows: SheetPart = {
    kind: 'rows',
    title: '',
    rows: lines.map((line, i) => ({ name: String(i + 1), item: { kind: 'text', lines: [line] } })),
  };
  return {
    ...{ of: 'position', kind: 'position', title: 'Where it stands', parts: [rows] },
    under: [
      'Changed by hand as play goes on, it is typed in again as it stands here; what a line does not say is as the scenario sets it up.',
    ],
    notes: [],
  };
}
