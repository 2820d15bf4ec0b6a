import type { KeyGroup } from '@flagplot/pagekit/desk/keys.ts';

/** What the panels of Two-Phase hear, for the help that `?` opens. */
export const keys: readonly KeyGroup[] = [
  {
    where: 'Energy',
    keys: [
      ['[ ]', 'previous, next ship'],
      ['← →', 'on a line: less, more; elsewhere the course, as in a move'],
      ['Home End', 'on a line: none, all that is left'],
    ],
  },
  {
    where: 'Movement',
    keys: [
      ['↑', 'ahead one hex'],
      ['← →', 'turn left, right, and ahead'],
      ['⇧← ⇧→', 'slip to the left, to the right'],
      ['End', 'the rest straight ahead'],
      ['Backspace', 'take back the last step, or the course to a far hex'],
      ['Delete', 'back to one hex ahead'],
      ['PageUp PageDown', 'more, fewer spaces in First Phase'],
    ],
  },
  {
    where: 'Fire and other acts',
    keys: [
      ['[ ]', 'previous, next unit'],
      ['1 9', 'target of that number; with Shift, what is left at it'],
      ['↑ ↓', 'previous, next weapon'],
      ['H', 'hold fire'],
      ['P', 'pass'],
      ['O W', 'odds, reasons'],
    ],
  },
  {
    where: 'Setting up',
    keys: [
      ['[ ]', 'previous, next ship'],
      ['← →', 'turn left, right'],
      ['Delete', 'back to the default places'],
    ],
  },
];
