/** The keys of the battle's page, for the help that `?` opens. */
export const KEYS: readonly { where: string; keys: readonly (readonly [keys: string, does: string])[] }[] = [
  {
    where: 'Everywhere in a battle',
    keys: [
      ['?', 'this help'],
      ['F6', 'next region: top bar, board or list, time, dock'],
      ['Esc', 'closes the last thing opened; back to now'],
      ['B', 'board or list'],
      ['A F L', 'dock: the ask, fleets, log'],
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
      ['C', 'centre on the unit in hand'],
      ['M', 'the ruler, from the cursor or the unit in hand'],
      ['T R E Y', 'tracks, bands, arcs, names on or off'],
      ['Q X', 'command radius, threats on or off'],
    ],
  },
  {
    where: 'Plotting',
    keys: [
      ['[ ]', 'previous, next squadron'],
      ['↑', 'ahead one hex'],
      ['← →', 'turn to port, to starboard; with Shift, slip'],
      ['PageUp PageDown', 'faster, slower'],
      ['Backspace', 'take back one step'],
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
      ['O', 'odds'],
    ],
  },
  {
    where: 'Time',
    keys: [
      [', .', 'a step back, on'],
      ['< >', 'a phase back, on'],
      ['Home End', 'the beginning, now'],
      ['Space', 'play, stop'],
      ['P', 'the last pulse again, slowly'],
      ['U', 'study: fork here'],
    ],
  },
];
