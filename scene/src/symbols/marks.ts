/** Small signs beside a hull: ink, lines of 1.6, in a box of 20 about the origin. `name` is what is read out, and stands in the key. */
export interface ConditionMark {
  name: string;
  path: string;
  /** Filled in the colour of the side, as flags are. */
  filled?: true;
}

export const MARKS = {
  flag: { name: 'flagship', path: 'M0 0 V-13 H11 L8-9.5 L11-6 H0', filled: true },
  pennant: { name: 'leader', path: 'M0 0 V-11 L9-8.4 L0-5.6', filled: true },
  scouting: {
    name: 'scout at work',
    path: 'M-3.5 4 A5 5 0 0 1 3.5 4 M-6.5 .5 A9.5 9.5 0 0 1 6.5 .5 M-9.2-3 A13.5 13.5 0 0 1 9.2-3 M0 8 V8.1',
  },
  adrift: {
    name: 'out of command',
    path: 'M8.5 2.5 A8.9 8.9 0 0 1 2 8.7 M-2 8.7 A8.9 8.9 0 0 1-8.5 2.5 M-8.7-1.8 A8.9 8.9 0 0 1-3.5-8.1 M3.5-8.1 A8.9 8.9 0 0 1 8.7-1.8',
  },
  withdrawing: { name: 'withdrawing', path: 'M-9 0 H7 M2-5 L7 0 L2 5 M9.5-8 V8' },
  jammed: { name: 'jammed', path: 'M-9 2 L-5-4 L-2 4 L2-6 L5 4 L9-2' },
  mines: {
    name: 'mines',
    path: 'M-4.5 0 A4.5 4.5 0 1 0 4.5 0 A4.5 4.5 0 1 0-4.5 0 M0-4.5 V-9 M0 4.5 V9 M4.5 0 H9 M-4.5 0 H-9 M3.2-3.2 L6-6 M-3.2-3.2 L-6-6 M3.2 3.2 L6 6 M-3.2 3.2 L-6 6',
  },
  inFlight: { name: 'in flight', path: 'M0-9 L4-2 V6 H-4 V-2 Z M-4 9 H4' },
  jump: { name: 'jump point', path: 'M0 0 C2-3 5-1 4 2 C3 6-3 6-5 2 C-7-3-3-8 2-8 C7-8 10-3 9 2' },
  dogfight: {
    name: 'dogfight',
    path: 'M-7-7 C-2-6 2-2 3 6 M0 3.5 L3.2 6.4 L5.4 2.8 M7-7 C2-6-2-2-3 6 M0 3.5 L-3.2 6.4 L-5.4 2.8',
  },
  onFire: { name: 'on fire', path: 'M0 9 C-7 9-7 1-2.5-2 C-2.5 1-.5 1.5 0 0 C1-3-1-6-2-9 C4-7 8-1 6.5 4 C6 7 3.5 9 0 9 Z' },
  salvo: { name: 'salvo', path: 'M-9-2 H9 V2 H-9 Z M0-2 V-9 M-3-6 L0-9 L3-6' },
  ace: { name: 'Hot Shot', path: 'M0-9 L2.6-2.9 L9-2.4 L4 1.8 L5.6 8 L0 4.6 L-5.6 8 L-4 1.8 L-9-2.4 L-2.6-2.9 Z' },
  damaged: { name: 'damaged', path: 'M-8-8 H8 V8 H-8 Z M2-8 L-2.5-1.5 L2 1 L-2 8' },
  ionized: { name: 'ionized', path: 'M2.5-9 L-4.5 1.2 H0 L-2.5 9 L4.5-1.8 H0 Z M-9-5 V5 M9-5 V5' },
  frozen: {
    name: 'frozen',
    path: 'M0-9 V9 M-7.8-4.5 L7.8 4.5 M-7.8 4.5 L7.8-4.5 M-2.6-7.6 L0-5 L2.6-7.6 M-2.6 7.6 L0 5 L2.6 7.6',
  },
  separated: { name: 'separated', path: 'M-9 0 H-3.5 M3.5 0 H9 M-3.5-4 V4 M3.5-4 V4 M-1-8 L1 8' },
  jamming: { name: 'jamming', path: 'M0 9 V-1 M-3 9 H3 M-4-5 A5.6 5.6 0 0 1 4-5 M-7.6-7.6 A10.6 10.6 0 0 1 7.6-7.6 M0-1 V-1.1' },
  throttle: { name: 'Full Throttle', path: 'M-6 8 L0 2 L6 8 M-6 2 L0-4 L6 2 M-6-4 L0-10 L6-4' },
  wreck: { name: 'lost', path: 'M-7-7 L7 7 M7-7 L-7 7' },
} as const;

export type MarkName = keyof typeof MARKS;

export function markNamed(name: MarkName): ConditionMark {
  return MARKS[name];
}
