// What is told: small facts in the past tense. Units, vessels and weapons by their ids; `from` and `to` are poses.

import type { Outcome, Side } from '@flagplot/kernel';
import type { Aspect, Leg, Point, Pose, Segment } from '@flagplot/plane';
import type { Altitude, Planes } from './cards.ts';
import type { Critical, Setting, Water } from './charts.ts';
import type { CriticalRoll, Loss, Mends, Status } from './open.ts';
import type { Fly, Id, Mending, Placing, TakingOn, Way } from './orders.ts';
import type { Edge } from './scenario-file.ts';

/** Why a vessel did not get to the end of its course, where no event of its own says so: backed up, over the edge, before a mountain. */
export type Halt = 'backed' | 'edge' | 'peak';

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
  | { kind: 'sailed'; vessel: Id; from: Pose; to: Pose; legs: Segment[]; halt?: Halt; markers?: Id[] }
  | { kind: 'soared'; vessel: Id; from: Pose; to: Pose; legs: Leg[]; halt?: Halt; markers?: Id[] }
  | { kind: 'lay'; vessel: Id; at: Pose }
  /** On which feature; `edge`: aground at first contact with that water. */
  | { kind: 'held'; vessel: Id; at: Pose; on: Id; water: Water | null; edge: boolean }
  | { kind: 'touched'; unit: Id; vessel: Id; other: Id; at: Pose }
  /** `force`: who of the two tries to bring about a collision. */
  | { kind: 'met'; vessel: Id; other: Id; force: Id[] }
  | { kind: 'collided'; vessel: Id; other: Id; at: Pose }
  | { kind: 'backed'; vessel: Id; from: Pose; to: Pose; markers?: Id[] }
  | { kind: 'lapsed'; unit: Id; vessels: Id[] }
  | { kind: 'released'; vessel: Id; bay: Id; target: Id; dice: number; from: Pose; to: Pose }
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
  /** BB-4.1.3, BB-3.2.81 A salvo, or the beam of a vessel's weapon, comes to whom it strikes with so much firepower left. */
  | { kind: 'reached'; side: Side; by: Id; weapon: Id | null; target: Id; fp: number; from: Pose; to: Pose }
  | { kind: 'launched'; salvo: Id; by: Id; weapon: Id | null; fp: number; at: Pose }
  | { kind: 'ran'; salvo: Id; from: Pose; to: Pose }
  | { kind: 'spent'; salvo: Id; end: SalvoEnd; at: Pose }
  | { kind: 'boarded'; by: Id; target: Id; boxes: number; left: number; from: Pose; to: Pose }
  | { kind: 'overrun'; vessel: Id; boxes: number; tenners: number; left: number }
  | { kind: 'blamed'; vessel: Id; by: Side }
  | { kind: 'seized'; vessel: Id; side: Side; seized: number; needs: number }
  | {
      kind: 'flew';
      side: Side;
      markers: Id[];
      from: Point;
      to: Point;
      legs: Leg[];
      halt?: Id;
      came?: true;
      off?: Id;
    }
  | { kind: 'flew-off'; carrier: Id; squadrons: { id: Id; type: Planes; planes: number }[]; at: Point }
  | { kind: 'recovered'; carrier: Id; markers: Id[] }
  | { kind: 'ack-ack'; by: Id; target: Id; dice: number; from: Point; to: Point }
  | { kind: 'cast-off'; marker: Id; vessel: Id }
  | { kind: 'went-down'; carrier: Id; squadrons: { id: Id; type: Planes }[] }
  | { kind: 'carried-off'; markers: Id[]; vessel: Id }
  | { kind: 'scrambled'; markers: Id[] }
  | { kind: 'announced'; side: Side; fly: Fly }
  /** `round`: the sides that have still a go in the round of aeroplanes; `press`: who presses, or pressed until now. */
  | { kind: 'went'; side: Side; markers: Id[]; round: Side[]; press: Side | null }
  | { kind: 'joined'; markers: Id[]; with: Id; at: Point }
  | { kind: 'stayed'; markers: Id[]; vessel: Id; as: 'cap' | 'landing' }
  | { kind: 'set-aside'; markers: Id[]; edge: Edge; ready: number }
  | { kind: 'rested'; side: Side; round: Side[]; press: Side | null }
  /** `instead`: who pressed until now. */
  | { kind: 'pressed'; side: Side; instead?: Side }
  | { kind: 'took-on'; side: Side; takes: TakingOn[] }
  | { kind: 'dogfought'; by: Id[]; on: Id[] }
  | ({ kind: 'owed' } & Loss)
  | { kind: 'allotted'; side: Side; what: Loss['what']; n: number }
  | { kind: 'strafed'; marker: Id; target: Id; dice: number; at: Pose }
  | { kind: 'bombed'; marker: Id; target: Id; whole: boolean; dice: number; at: Pose }
  | { kind: 'shot-down'; marker: Id; planes: number; left: number; at: Point }
  | { kind: 'done'; unit: Id; next?: Id }
  | { kind: 'deployed'; side: Side; unit: Id; vessels: Placing[] }
  | { kind: 'replenished'; side: Side; points: number; left: number }
  | { kind: 'scored'; side: Side; feature: Id; points: number }
  /** `tug`: BB-7.2.5 in whose tow. */
  | { kind: 'drifted'; vessel: Id; from: Pose; to: Pose; tug?: Id; markers?: Id[] }
  | { kind: 'took-in-tow'; tug: Id; towed: Id }
  | { kind: 'cast-loose'; tug: Id; towed: Id }
  | { kind: 'repairs'; mends: Mends[] }
  | { kind: 'mended'; side: Side; mend: Mending[]; buy: Mending[]; left: number }
  | { kind: 'burnt'; vessel: Id; boxes: number; at: Pose }
  | { kind: 'stricken'; ship: Id; tenners: number; rolls: CriticalRoll[] }
  | { kind: 'took'; side: Side; ship: Id; roll: 0 | 1 }
  | { kind: 'suffered'; ship: Id; effect: Critical; weapon: Id | null; points: number; at: Pose }
  | { kind: 'cleared'; vessels: Id[] }
  | { kind: 'over'; verdict: Outcome };
