/** Whether two plots come to the same. */

import { isSameChange } from '../../rules/movement/lawful.ts';
import type { Plot } from '../../rules/orders.ts';

const formationKey = ({ mode = 'absolute', shift, reform }: Plot): string => JSON.stringify([mode, shift ?? null, reform ?? []]);

/** Whether two plots of a squadron are the same, by whatever name. */
export function samePlot(a: Plot, b: Plot): boolean {
  return (
    isSameChange(a.change, b.change) && formationKey(a) === formationKey(b) && JSON.stringify(a.path) === JSON.stringify(b.path)
  );
}
