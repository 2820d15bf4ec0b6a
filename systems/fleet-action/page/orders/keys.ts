import { onControl } from '@flagplot/pagekit/desk/focus.ts';
import type { Step } from '../../rules/orders.ts';
import type { Plotter } from './plotter.svelte.ts';

const STEPS: readonly string[] = ['ahead', 'port', 'starboard', 'slip-port', 'slip-starboard'];

/** The step a handle stands for; with Shift, or pressed long, a turn is a slip. */
export function stepOf(handle: string, more: boolean): Step | undefined {
  if (!STEPS.includes(handle)) return undefined;
  const slips = more && (handle === 'port' || handle === 'starboard');
  return (slips ? `slip-${handle}` : handle) as Step;
}

/** Keys that go from squadron to squadron. */
const WALK: Readonly<Record<string, (plotter: Plotter) => void>> = {
  ']': plotter => plotter.next(1),
  '[': plotter => plotter.next(-1),
  '}': plotter => plotter.next(1, true),
  '{': plotter => plotter.next(-1, true),
  n: plotter => plotter.next(1),
};

/** Keys of the plot in hand. */
const PLOT: Readonly<Record<string, (plotter: Plotter) => void>> = {
  ArrowUp: plotter => plotter.step('ahead'),
  ArrowLeft: plotter => plotter.step('port'),
  ArrowRight: plotter => plotter.step('starboard'),
  'Shift ArrowLeft': plotter => plotter.step('slip-port'),
  'Shift ArrowRight': plotter => plotter.step('slip-starboard'),
  Backspace: plotter => plotter.back(),
  Delete: plotter => plotter.reset(),
  End: plotter => plotter.finish(),
  PageUp: plotter => plotter.faster(1),
  PageDown: plotter => plotter.faster(-1),
  'Alt 1': plotter => plotter.inPulse(1),
  'Alt 2': plotter => plotter.inPulse(2),
  'Alt 3': plotter => plotter.inPulse(3),
  'Alt ArrowUp': plotter => plotter.move(plotter.inHand?.id, -1),
  'Alt ArrowDown': plotter => plotter.move(plotter.inHand?.id, 1),
  v: plotter => plotter.otherMode(),
};

/** Whether a key was taken. */
export function takeKey(plotter: Plotter, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey) return false;
  if (event.key === 'Escape') return dropProposed(plotter);
  if (event.key === 'Enter') return !onControl(event) && enter(plotter);
  const name = nameOf(event);
  const act = WALK[name] ?? (plotter.hand ? PLOT[name] : undefined);
  act?.(plotter);
  return act !== undefined;
}

function nameOf(event: KeyboardEvent): string {
  if (event.altKey) return `Alt ${event.code.replace('Digit', '')}`;
  return event.shiftKey && event.key.startsWith('Arrow') ? `Shift ${event.key}` : event.key;
}

function dropProposed(plotter: Plotter): boolean {
  const was = plotter.proposed !== undefined;
  plotter.proposed = undefined;
  return was;
}

/** Enter lays what is proposed; else it is done with this squadron, and the next is taken. */
function enter(plotter: Plotter): boolean {
  if (plotter.proposed) plotter.finish();
  else if (plotter.hand && plotter.squadrons.length > 1) plotter.next(1);
  else return false;
  return true;
}
