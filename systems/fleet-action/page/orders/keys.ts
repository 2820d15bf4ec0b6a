import type { PathHands } from '@flagplot/pagekit/path/keys.ts';
import type { Plotter } from './plotter.svelte.ts';

/** Keys that go from squadron to squadron. */
const WALK: Readonly<Record<string, (plotter: Plotter) => void>> = {
  ']': plotter => plotter.next(1),
  '[': plotter => plotter.next(-1),
  '}': plotter => plotter.next(1, true),
  '{': plotter => plotter.next(-1, true),
  n: plotter => plotter.next(1),
};

/** Keys of the plot in hand, besides those of its steps. */
const PLOT: Readonly<Record<string, (plotter: Plotter) => void>> = {
  PageUp: plotter => plotter.faster(1),
  PageDown: plotter => plotter.faster(-1),
  'Alt 1': plotter => plotter.inPulse(1),
  'Alt 2': plotter => plotter.inPulse(2),
  'Alt 3': plotter => plotter.inPulse(3),
  'Alt ArrowUp': plotter => plotter.move(plotter.inHand?.id, -1),
  'Alt ArrowDown': plotter => plotter.move(plotter.inHand?.id, 1),
  v: plotter => plotter.otherMode(),
};

/** What the keys of the orders panel do besides laying steps. */
export function handsOf(plotter: Plotter): PathHands {
  return {
    next: () => {
      const others = plotter.hand !== undefined && plotter.squadrons.length > 1;
      if (others) plotter.next(1);
      return others;
    },
    own: name => {
      const act = WALK[name] ?? (plotter.hand ? PLOT[name] : undefined);
      act?.(plotter);
      return act !== undefined;
    },
  };
}
