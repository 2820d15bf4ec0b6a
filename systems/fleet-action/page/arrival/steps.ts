/** The moves of a pulse in words. */

import type { Steering, Step } from '../../rules/orders.ts';

const WORDS: Readonly<Record<Step, string>> = {
  ahead: 'ahead',
  port: 'port',
  starboard: 'starboard',
  'slip-port': 'slip to port',
  'slip-starboard': 'slip to starboard',
};

/** `ahead 2, port, ahead 1, 1 faster`. */
export function steps({ path, by }: Steering): string {
  const words: string[] = [];
  for (let i = 0; i < path.length; ) {
    let run = 1;
    while (path[i] === 'ahead' && path[i + run] === 'ahead') run += 1;
    words.push(path[i] === 'ahead' ? `ahead ${run}` : WORDS[path[i] as Step]);
    i += run;
  }
  if (by !== undefined) words.push(`${Math.abs(by)} ${by > 0 ? 'faster' : 'slower'}`);
  return words.length > 0 ? words.join(', ') : 'stays';
}
