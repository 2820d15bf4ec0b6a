// TP-2.1.7 The energy form on paper: its twenty lines, a column for each turn.

import type { SheetItem, SheetPart } from '@flagplot/sheets';
import type { ShipCard } from '../rules/cards.ts';
import { FORM_LINES } from '../words/form.ts';
import { text } from './words.ts';

/** Columns there is room for beside the lines. */
const TURNS = 8;
const LETTERS = 7;

/** Room to write in for what each line takes, turn by turn, and for what there is and what is left of it. */
export function energyForm(card: ShipCard): SheetPart {
  const turns = Array.from({ length: TURNS }, (_, i) => String(i + 1));
  const lines = FORM_LINES.filter(({ has }) => has(card));
  const blanks = (): SheetItem[] => turns.map(() => ({ kind: 'blank', letters: LETTERS, low: true }));
  return {
    kind: 'table',
    only: 'paper',
    title: 'Energy',
    note: 'Engine power that is not spent is lost; W: warp power alone, B: warp power or batteries, I: impulse power, E: engines alone',
    rule: 'TP-2.1.7',
    heads: ['', 'Line', 'Power', ...turns.map(turn => `Turn ${turn}`)],
    wide: [1],
    rows: [
      [text(''), text('There is, by engines and batteries'), text(''), ...blanks()],
      ...lines.map(({ n, name, power }) => [text(String(n)), text(name), text(power), ...blanks()]),
      [text(''), text('Out of batteries'), text(''), ...blanks()],
    ],
  };
}
