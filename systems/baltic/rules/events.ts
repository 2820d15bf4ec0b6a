// What is told: small facts in the past tense. Units, vessels and weapons by their ids; `from` and `to` are poses.

import type { Outcome, Side } from '@flagplot/kernel';
import type { Aspect, Pose, Segment } from '@flagplot/plane';
import type { Altitude } from './cards.ts';
import type { Critical, Setting } from './charts.ts';
import type { CriticalRoll, Mends, Status } from './open.ts';
import type { Id, Mending, Way } from './orders.ts';

/** Why a vessel did not get to the end of its course. */
export type Halt = 'backed' | 'edge' | 'solid' | 'aground';

/** Why a salvo is no more: BB-4.1.7 spent, BB-4.1.9 stopped by a solid, BB-4.1.16 off the table, BB-4.1.2 at the end of its last run. */
export type SalvoEnd = 'spent' | 'solid' | 'edge' | 'runs';

export type Event =
  | { kind: 'stocked'; side: Side }
  | { kind: 'telegraphed'; unit: Id; setting: Setting; down: boolean; vessels: { vessel: Id; setting: Setting }[] }
  | { kind: 'slowed'; vessel: Id; setting: Setting }
  | { kind: 'bid'; side: Side; points: number; left: number }
  | { kind: 'placed'; side: Side; place: number }
  | { kind: 'stacked'; side: Side; cards: number }
  | { kind: 'scheduled'; slots: Side[] }
  | { kind: 'passed'; side: Side }
  | { kind: 'turned'; side: Side; unit: Id; way: Way }
  | { kind: 'discarded'; side: Side; unit: Id; way: Way }
  | { kind: 'sailed'; vessel: Id; from: Pose; to: Pose; legs: Segment[]; halt?: Halt }
  | { kind: 'held'; vessel: Id; at: Pose }
  | { kind: 'withdrawn'; vessel: Id; at: Pose; edge: 'north' | 'south' | 'east' | 'west' }
  | { kind: 'ready'; unit: Id }
  | {
      kind: 'fired';
      by: Id[];
      weapon: Id;
      target: Id;
      range: number;
      aspect: Aspect | null;
      fp: number;
      column: number | null;
      dice: number;
      from: Pose;
      to: Pose;
    }
  | { kind: 'struck'; vessel: Id; hits: number; jinked: number; boxes: number; tenners: number; left: number; at: Pose }
  | { kind: 'became'; vessel: Id; status: Status | 'crippled'; at: Pose }
  | { kind: 'battered'; feature: Id; hits: number; boxes: number; left: number; side: Side; at: Pose }
  | { kind: 'beamed'; by: Id; weapon: Id; altitude: Altitude; from: Pose; length: number; fp: number }
  | { kind: 'launched'; salvo: Id; by: Id; weapon: Id | null; fp: number; at: Pose }
  | { kind: 'ran'; salvo: Id; from: Pose; to: Pose }
  | { kind: 'spent'; salvo: Id; end: SalvoEnd; at: Pose }
  | { kind: 'boarded'; by: Id; target: Id; boxes: number; left: number; from: Pose; to: Pose }
  | { kind: 'overrun'; vessel: Id; boxes: number; tenners: number; left: number }
  | { kind: 'done'; unit: Id }
  | { kind: 'repairs'; mends: Mends[] }
  | { kind: 'mended'; side: Side; mend: Mending[]; buy: Mending[]; left: number }
  | { kind: 'burnt'; vessel: Id; boxes: number; at: Pose }
  | { kind: 'stricken'; ship: Id; tenners: number; rolls: CriticalRoll[] }
  | { kind: 'took'; side: Side; ship: Id; roll: 0 | 1 }
  | { kind: 'suffered'; ship: Id; effect: Critical; weapon: Id | null; points: number; at: Pose }
  | { kind: 'cleared'; vessels: Id[] }
  | { kind: 'over'; verdict: Outcome };
