// What is told: small facts in the past tense.

import type { Side } from '@flagplot/kernel';
import type { Speed } from './book.ts';
import type { Band, MoraleState } from './cards.ts';
import type { Edge, Place } from './map.ts';
import type { Verdict } from './open.ts';

/** What a volley did to a craft. Counters and markers are those it gave. */
export interface DamageResult {
  craft: number;
  hits: number;
  damage: number;
  ion: number;
  destroyed: boolean;
}

export interface Flown {
  craft: number;
  path: string;
  from: Place;
  to: Place;
  /** The edge it left over. */
  left?: Edge;
}

/** `at` is where the craft stands that it is told of. */
export type Event =
  | { kind: 'deployed'; squadron: string; craft: Place[] }
  | { kind: 'order'; sides: Side[] }
  | { kind: 'moved'; squadron: string; speed: Speed; craft: Flown[] }
  | { kind: 'jammed'; squadron: string }
  | {
      kind: 'declared';
      squadron: string;
      weapon: string;
      target: string;
      range: number;
      band: Band;
      shooters: number[];
      eligible: number[];
      /** Where each shooter and each craft it may hit stands. */
      from: Place[];
      to: Place[];
    }
  | { kind: 'struck'; squadron: string; target: string; hits: number; craft: (DamageResult & { at: Place })[] }
  | { kind: 'damaged'; squadron: string; craft: number; markers: number; total: number; at: Place }
  | { kind: 'ionized'; squadron: string; craft: number; counters: number; total: number; frozen: boolean; at: Place }
  | { kind: 'destroyed'; squadron: string; craft: number; at: Place }
  | { kind: 'leader'; squadron: string; craft: number; command: number }
  | { kind: 'level'; squadron: string; from: number; to: number; state: MoraleState; by: 'check' | 'rally' }
  | { kind: 'held'; squadron: string; by: 'check' | 'rally' }
  | { kind: 'fled'; squadron: string; craft: Flown[] }
  | { kind: 'cleared'; squadron: string; craft: number; counters: number; total: number }
  | { kind: 'goal'; progress: number }
  | { kind: 'over'; verdict: Verdict };
