import type { Step } from '@flagplot/fleet-action';

const STEPS: readonly string[] = ['ahead', 'port', 'starboard', 'slip-port', 'slip-starboard'];

/** The step a handle stands for; with Shift, or pressed long, a turn is a slip. */
export function keyOf(handle: string, more: boolean): Step | undefined {
  if (!STEPS.includes(handle)) return undefined;
  const slips = more && (handle === 'port' || handle === 'starboard');
  return (slips ? `slip-${handle}` : handle) as Step;
}
