/** Keys that belong together, as the help that `?` opens has them. */
export interface KeyGroup {
  where: string;
  /** Keys, a space between one and the next, with what they do. */
  keys: readonly (readonly [keys: string, does: string])[];
}

/** The keys of every battle. What a rule system has besides stands after the board's. */
export const KEYS: readonly KeyGroup[] = [
  {
    where: 'Everywhere in a battle',
    keys: [
      ['?', 'this help'],
      ['F6', 'next region: top bar, board or list, time, dock'],
      ['Esc', 'closes the last thing opened; back to now'],
      ['B', 'board or list'],
      ['/', 'find a unit by its name'],
      ['A F L', 'dock: the ask, fleets, log'],
      ['S Z', 'what is proposed; the same as last time'],
      ['Tab', 'from the ask, and from what is done, to the next that is left'],
      ['Ctrl Enter', 'commit: seal, fire, mark'],
      ['Ctrl Z', 'undo in the draft; with Shift, redo'],
    ],
  },
  {
    where: 'Board',
    keys: [
      ['↑ ↓ ← →', 'move the cursor; with Shift, pan'],
      ['Enter', 'take what is under the cursor'],
      ['Tab', 'next ship by distance, then on'],
      ['= - 0', 'closer, wider, all ships'],
      ['C', 'centre on the unit in hand; with Shift, keep my view'],
      ['M', 'the ruler, from the cursor or the unit in hand'],
      ['T R E Y', 'tracks, bands, arcs, names on or off'],
    ],
  },
  {
    where: 'List',
    keys: [
      ['↑ ↓ Home End', 'from row to row; the first, the last'],
      ['→ ←', 'opens, closes a row that is not in hand'],
      ['Enter', 'takes the row in hand, or aims at it'],
    ],
  },
  {
    where: 'Time',
    keys: [
      [', .', 'a step back, on'],
      ['< >', 'a phase back, on'],
      ['Home End', 'the beginning, now'],
      ['Space', 'play; while something is played, the next card'],
      ['Esc', 'skips what is opened, stops what is played again'],
      ['P', 'the last pulse again, slowly'],
      ['U', 'study: fork here'],
    ],
  },
];
