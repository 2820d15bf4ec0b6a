import type { KeyGroup } from '@flagplot/pagekit/desk/keys.ts';

/** What the panels of Squadrons hear, for the help that `?` opens. */
export const keys: readonly KeyGroup[] = [
  {
    where: 'Squadrons and craft',
    keys: [
      ['[ ]', 'previous, next squadron'],
      ['{ }', 'previous, next craft of it'],
      ['1 9', 'the craft of that number'],
      ['Esc', 'from a craft to its whole squadron'],
      ['I', 'the record sheet of what is in hand'],
      ['N', 'the next squadron'],
    ],
  },
  {
    where: 'Setting up',
    keys: [
      ['↑ ↓ ← →', 'one hex that way'],
      ['PageUp PageDown', 'turn left, right'],
      ['Delete', 'back to the default places'],
    ],
  },
  {
    where: 'Movement',
    keys: [
      ['↑', 'ahead one hex'],
      ['← →', 'turn left, right'],
      ['PageUp PageDown', 'Full Throttle, Attack Speed'],
      ['End', 'the rest straight ahead'],
      ['Enter', 'go on to the next craft'],
      ['Backspace', 'take back the last step, or the course to a far hex'],
      ['Delete', 'back to the default order'],
    ],
  },
  {
    where: 'Fire',
    keys: [
      ['1 9', 'target of that number; with Shift, for all who can'],
      ['↑ ↓', 'previous, next weapon'],
      ['H', 'hold fire; with Shift, all'],
      ['O W', 'odds, reasons'],
    ],
  },
];
