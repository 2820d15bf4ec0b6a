import type { ConditionMark } from '@flagplot/scene/symbols/marks.ts';

type MarkName = 'flag' | 'pennant' | 'adrift' | 'withdrawing' | 'inFlight';

/** Signs for how a ship stands with its fleet. */
export const MARKS: Readonly<Record<MarkName, ConditionMark>> = {
  flag: { name: 'flagship', path: 'M0 0 V-13 H11 L8-9.5 L11-6 H0', filled: true },
  pennant: { name: 'leader', path: 'M0 0 V-11 L9-8.4 L0-5.6', filled: true },
  adrift: {
    name: 'out of command',
    path: 'M8.5 2.5 A8.9 8.9 0 0 1 2 8.7 M-2 8.7 A8.9 8.9 0 0 1-8.5 2.5 M-8.7-1.8 A8.9 8.9 0 0 1-3.5-8.1 M3.5-8.1 A8.9 8.9 0 0 1 8.7-1.8',
  },
  withdrawing: { name: 'withdrawing', path: 'M-9 0 H7 M2-5 L7 0 L2 5 M9.5-8 V8' },
  inFlight: { name: 'in flight', path: 'M0-9 L4-2 V6 H-4 V-2 Z M-4 9 H4' },
};
