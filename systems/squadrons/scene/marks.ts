import type { ConditionMark } from '@flagplot/scene/symbols/marks.ts';

type MarkName = 'frozen' | 'damaged' | 'ionized' | 'separated' | 'pennant' | 'ace' | 'jammed' | 'jamming' | 'throttle';

/** Signs for what hampers a craft, who flies it, and what its squadron does. */
export const MARKS: Readonly<Record<MarkName, ConditionMark>> = {
  frozen: {
    name: 'frozen',
    path: 'M0-9 V9 M-7.8-4.5 L7.8 4.5 M-7.8 4.5 L7.8-4.5 M-2.6-7.6 L0-5 L2.6-7.6 M-2.6 7.6 L0 5 L2.6 7.6',
  },
  damaged: { name: 'damaged', path: 'M-8-8 H8 V8 H-8 Z M2-8 L-2.5-1.5 L2 1 L-2 8' },
  ionized: { name: 'ionized', path: 'M2.5-9 L-4.5 1.2 H0 L-2.5 9 L4.5-1.8 H0 Z M-9-5 V5 M9-5 V5' },
  separated: { name: 'separated', path: 'M-9 0 H-3.5 M3.5 0 H9 M-3.5-4 V4 M3.5-4 V4 M-1-8 L1 8' },
  pennant: { name: 'leader', path: 'M0 0 V-11 L9-8.4 L0-5.6', filled: true },
  ace: { name: 'Hot Shot', path: 'M0-9 L2.6-2.9 L9-2.4 L4 1.8 L5.6 8 L0 4.6 L-5.6 8 L-4 1.8 L-9-2.4 L-2.6-2.9 Z' },
  jammed: { name: 'jammed', path: 'M-9 2 L-5-4 L-2 4 L2-6 L5 4 L9-2' },
  jamming: { name: 'jamming', path: 'M0 9 V-1 M-3 9 H3 M-4-5 A5.6 5.6 0 0 1 4-5 M-7.6-7.6 A10.6 10.6 0 0 1 7.6-7.6 M0-1 V-1.1' },
  throttle: { name: 'Full Throttle', path: 'M-6 8 L0 2 L6 8 M-6 2 L0-4 L6 2 M-6-4 L0-10 L6-4' },
};
