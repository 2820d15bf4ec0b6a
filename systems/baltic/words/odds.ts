// What may come of it, in a few words.

import type { Json } from '@flagplot/kernel';
import { count } from '../rules/names.ts';

interface Came {
  readonly boxes?: number;
  readonly tenners?: number;
  readonly becomes?: string;
  readonly broken?: boolean;
  readonly marines?: number;
  readonly seized?: number;
  readonly down?: number;
  readonly lost?: number;
}

const BECOMES: Readonly<Record<string, string>> = { crippled: 'crippled', wreck: 'a wreck', sunk: 'sunk' };

/** `3 boxes, 1 tenner, crippled`: what a forecast comes to. */
export function oddsWords(_forecast: string, value: Json): string {
  if (value === null) return 'nothing to throw for';
  const { boxes = 0, tenners = 0, marines = 0, seized = 0, down = 0, lost = 0, becomes = '', broken = false } = value as Came;
  const parts = [
    ...(down > 0 ? [`${down} shot down`] : []),
    ...(lost > 0 ? [`${lost} lost`] : []),
    ...(boxes > 0 ? [count(boxes, 'box', 'boxes')] : []),
    ...(marines > 0 ? [`${count(marines, 'box', 'boxes')} of marines`] : []),
    ...(seized > 0 ? [`${count(seized, 'success', 'successes')} toward capture`] : []),
    ...(tenners > 0 ? [count(tenners, 'tenner', 'tenners')] : []),
    ...(BECOMES[becomes] === undefined ? [] : [BECOMES[becomes]]),
    ...(broken ? ['broken'] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : 'nothing';
}
