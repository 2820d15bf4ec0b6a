import type { KeyGroup } from '@flagplot/pagekit/desk/keys.ts';

/** What the panels of Baltic hear, for the help that `?` opens. */
export const keys: readonly KeyGroup[] = [
  {
    where: 'Telegraph and stack',
    keys: [
      ['[ ]', 'previous, next unit'],
      ['PageUp PageDown', 'a step up, down'],
    ],
  },
  {
    where: 'Setting up',
    keys: [
      ['↑ ↓ ← →', 'an inch that way; with Shift a quarter'],
      ['PageUp PageDown', 'turn to port, to starboard'],
      ['[ ]', 'previous, next vessel'],
    ],
  },
  {
    where: 'Course',
    keys: [
      ['↑', 'straight on, half an inch more; with Shift a tenth'],
      ['← →', 'turn by the template, half an inch more; with Shift a tenth'],
      ['↓ Backspace', 'shorten the last piece'],
      ['Enter', 'the next piece begins'],
      ['[ ]', 'previous, next vessel'],
    ],
  },
  {
    where: 'Fire',
    keys: [
      ['1 9', 'target of that number; with Shift, for all who can'],
      ['↑ ↓', 'previous, next weapon'],
      ['H', 'hold fire; with Shift, all'],
    ],
  },
];
