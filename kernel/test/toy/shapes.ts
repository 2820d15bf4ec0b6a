import type { Outcome, Side } from '../../src/contract.ts';

/** One beat along the ring of stations; `run` is two stations, and takes a fair wind. */
export type Move = 'on' | 'stay' | 'back' | 'run';
export const MOVES: readonly Move[] = ['on', 'stay', 'back', 'run'];
export const BEATS = 3;

export interface Cutter {
  side: Side;
  /** Station on the ring, from 0. */
  at: number;
  crew: number;
  /** Hands of the reserve that have been seen. */
  shown: number;
}

/** Two cutters at one station: `by` may board `of`. */
export interface Meeting {
  by: Side;
  of: Side;
  boarded: boolean;
}

export interface Ring {
  sides: Side[];
  stations: number;
  turns: number;
  crew: number;
}

export interface Open {
  cutters: Cutter[];
  /** Beats carried out in this turn. */
  beat: number;
  meeting: Meeting | null;
  /** Pairs that have met in this beat, `a b`. */
  met: string[];
  over: Outcome | null;
}

export interface Folder {
  reserve: number;
  /** What is left of the plot. */
  beats: Move[];
  fair: boolean;
  /** A standing order for a meeting. */
  boards: boolean | null;
}

export type Happening =
  | { kind: 'stowed'; side: Side }
  | { kind: 'turn'; turn: number }
  | { kind: 'moved'; side: Side; from: number; to: number }
  | { kind: 'beat'; beat: number }
  | { kind: 'met'; by: Side; of: Side }
  | { kind: 'passed'; by: Side; of: Side }
  | { kind: 'boarded'; by: Side; of: Side }
  | { kind: 'repelled'; side: Side; hands: number }
  | { kind: 'lost'; side: Side; crew: number; left: number }
  | { kind: 'over'; outcome: Outcome };

/** Cutters: a toy of two or three sides on a ring of stations, with a secret plot that a meeting interrupts. */
export interface Cutters {
  scenario: Ring;
  book: Ring;
  open: Open;
  sealed: Folder;
  asks: {
    stow: { about: object; order: { reserve: number } };
    plot: { about: { turn: number }; order: { beats: Move[]; boards: boolean | null } };
    hail: { about: { of: Side }; order: { board: boolean } };
    repel: { about: { by: Side }; order: { hands: number } };
  };
  event: Happening;
}

/** The rows of the toy's book. */
export const CATALOGUE = {
  'CU-1': 'Before the first turn each side stows a reserve.',
  'CU-1.1': 'The reserve is at most a third of the crew.',
  'CU-2': 'Each turn begins with all sides plotting in secret.',
  'CU-2.1': 'A plot is three beats.',
  'CU-2.2': 'A side may run once in a turn, with a fair wind: 5 or 6 on a die that it alone sees.',
  'CU-3': 'The plots are carried out beat by beat, all cutters together.',
  'CU-4': 'Two cutters at one station meet; the one with more crew may board the other.',
  'CU-4.1': 'A crew of one does not board.',
  'CU-4.2': 'The boarded may bring up hands of the reserve, one hit stopped by each.',
  'CU-4.3': 'A die a hand, at most four: 4 and 5 hit, 6 hits and is thrown again.',
  'CU-4.4': 'Each hit that gets through throws a die, and again on each 6: a total of 3 costs one, of 9 two.',
  'CU-5': 'The battle ends after the last turn, or when one cutter is left; the most crew wins.',
} as const;

export const cutterOf = (open: Open, side: Side): Cutter => open.cutters.find(cutter => cutter.side === side)!;
export const afloat = (open: Open): Cutter[] => open.cutters.filter(cutter => cutter.crew > 0);
