import type { KeyGroup } from '@flagplot/pagekit/desk/keys.ts';

/** What the panels of Fleet Action hear, for the help that `?` opens. */
export const keys: readonly KeyGroup[] = [
  {
    where: 'Command',
    keys: [
      ['Q J X', 'command radius, jamming ranges, threats on or off'],
      ['K G', 'zones and reach of flights, fire at fighters on or off'],
      ['I', 'the record sheet of what is in hand'],
      ['N', 'the next that needs an order'],
    ],
  },
  {
    where: 'Plotting',
    keys: [
      ['[ ]', 'previous, next that needs an order'],
      ['{ }', 'previous, next of all'],
      ['↑', 'ahead one hex'],
      ['← →', 'turn to port, to starboard; with Shift, slip'],
      ['PageUp PageDown', 'faster, slower'],
      ['Backspace', 'take back the last step, or the course to a far hex'],
      ['Delete', 'back to the default order'],
      ['Alt ↑ ↓', 'moves earlier, later than its fellows'],
      ['V', 'each ship by itself, or in formation'],
    ],
  },
  {
    where: 'Fire and hits',
    keys: [
      ['1 9', 'target, or box, of that number'],
      ['Space', 'use or hold a weapon'],
      ['H', 'hold fire'],
      ['O W', 'odds, reasons'],
    ],
  },
];
